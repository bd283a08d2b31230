// The page of the arbiter. All that anybody wrote (links, names, cards, answers) is set as text, never as markup.
const byId = (id) => document.getElementById(id);
const KEY = "munch.table";
const WORDS = { allowed: "Allowed", refused: "Refused", cannot: "Cannot be", "cannot be": "Cannot be", silent: "Left open", conflict: "A contradiction" };
const ASIDES = [["why", "Why?"], ["why not", "What would turn it?"], ["compare", "All the sheets"]];
const IN_FIGHT = [["ways", "Can I still win?"], ["odds", "Odds"]];
const SLOW = 700;

let lies = { kept: [], asked: "", table: null };
let speaker = "";
let mine = true;
let asking = 0;

function made(tag, told = {}, ...parts) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(told)) {
    if (name === "on") element.addEventListener("click", value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...parts);
  return element;
}

// ---- the worker

const waiting = new Map();
let number = 0;
let worker;

function begin() {
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if (data.step) state(data.step);
    else if (data.ready) {
      state("Ready.");
      keepOffline();
    }
    else if (data.failed) notice(`The arbiter could not be loaded (${data.failed}). Load the page again; the rulebook can be read all the same.`);
    else {
      const { done, failed } = waiting.get(data.number) ?? {};
      waiting.delete(data.number);
      if (data.broken === undefined) done?.(data.told);
      else failed?.(new Error(data.broken));
    }
  });
  worker.addEventListener("error", (event) => notice(`The arbiter could not be loaded (${event.message ?? "the browser refused"}).`));
}

const ask = (wish) => new Promise((done, failed) => {
  waiting.set(++number, { done, failed });
  worker.postMessage({ number, wish });
});

// What takes long can be stopped: the worker is ended, and a new one lays the same table.
async function stop() {
  worker.terminate();
  for (const { failed } of waiting.values()) failed(new Error("stopped"));
  waiting.clear();
  state("Stopped. Laying the table again …");
  begin();
  show(await ask({ do: "lay", lines: lies.kept, asked: "" }));
  state("Ready.");
}

// ---- telling

let offline = "";
function state(said) { byId("state").textContent = [said, said === "Ready." ? offline : ""].join(" ").trim(); }
function notice(said) { byId("notice").textContent = said; byId("notice").hidden = !said; }

function linked(text, links = {}) {
  const ids = Object.keys(links);
  if (!ids.length) return [text];
  const pattern = new RegExp(`(${ids.sort((a, b) => b.length - a.length).map((id) => id.replace(/[.]/g, "\\.")).join("|")})(?![\\w-])`);
  return text.split(pattern).map((part) => (links[part] ? made("a", { href: `../${links[part]}` }, part) : part));
}

function answerShown(told) {
  for (const old of document.querySelectorAll("#log .more")) old.remove();
  const box = made("div", { class: `answer ${told.word || ""}` });
  const opened = /^\s*(open|new)\s/i.test(told.line ?? "");
  (opened && told.word === "" ? told.lines.slice(0, 1) : told.lines).forEach((line, place) => {
    const depth = line.length - line.trimStart().length;
    const part = made("p", { class: depth >= 4 ? "deep inner" : depth >= 2 ? "deep" : undefined });
    const [, verdict, rest] = (place === 0 || depth === 0) && /^(?:[^\w\s] )?(allowed|refused|cannot(?: be)?|silent|conflict|not modelled)( — .*)$/s.exec(line) || [];
    if (verdict) part.append(made("span", { class: "verdict" }, WORDS[verdict] ?? verdict), ...linked(rest, told.links));
    else part.append(...linked(line.trim(), told.links));
    box.append(part);
  });
  const more = made("div", { class: "more" });
  for (const choice of told.choices ?? []) more.append(made("button", { type: "button", on: () => say(choice.says) }, choice.short + (choice.fact ? ` (${choice.fact})` : "")));
  if (told.word in WORDS) for (const [line, title] of ASIDES) more.append(made("button", { type: "button", on: () => say(line) }, title));
  if (told.table?.combat) for (const [line, title] of IN_FIGHT) more.append(made("button", { type: "button", on: () => say(line) }, title));
  if (more.childElementCount) box.append(more);
  return box;
}

function sideShown(side, who, title, wins) {
  const terms = made("ul", {}, ...side.terms.map(({ amount, label }) => made("li", {}, `${amount} ${label}`)));
  return made("div", { class: wins ? "winning" : "" }, made("div", { class: "who" }, title), made("div", { class: "total" }, String(side.total)), made("div", { class: "who" }, who), terms);
}

function boardShown(told) {
  const { table } = told;
  const board = byId("board");
  board.hidden = !table;
  if (!table) return;
  const parts = [made("h2", {}, told.heading || told.title)];
  const fight = table.combat;
  if (fight) {
    const ours = [fight.fighter, fight.helper].filter(Boolean).join(" and ");
    parts.push(made("div", { class: "fight" },
      sideShown(fight.munchkins, ours, "Munchkins", fight.winning === "munchkins"),
      made("div", { class: "against", "aria-hidden": "true" }, "against"),
      sideShown(fight.monsters, Object.keys(fight.monsters.by_name ?? {}).join(" and "), "Monsters", fight.winning === "monsters")));
  }
  const people = made("ul", { class: "people" });
  for (const [name, one] of Object.entries(table.players)) {
    const what = [...one.race, ...one.class, ...one.accent].join(" ");
    const things = [
      [...one.in_use, ...one.ships].length && `uses ${[...one.in_use, ...one.ships].join(", ")}`,
      one.powers.length && `Powers: ${one.powers.join(", ")}`,
      one.minions.length && `Minion: ${one.minions.join(", ")}`,
      one.sideways.length && `sideways ${one.sideways.join(", ")}`,
      one.hand.length && `holds ${one.hand.join(", ")}`,
      one.curses.length && `cursed: ${one.curses.join(", ")}`,
    ].filter(Boolean).join(" · ");
    people.append(made("li", {}, made("b", {}, name), " ", made("span", { class: "level" }, `Level ${one.level} ${what}${one.dead ? ", dead" : ""} · strength ${one.strength.total}`), made("span", { class: "things" }, things)));
  }
  parts.push(people);
  const rest = told.board.filter((line) => /^\s+(piles|discard|to be|owed|ruled|decided|next)/.test(line));
  if (rest.length) parts.push(made("p", { class: "rest" }, rest.map((line) => line.trim()).join(" ")));
  board.replaceChildren(...parts);
}

function show(told, said) {
  if (told.error) return notice(told.error);
  lies = told;
  const laid = told.kept.length > 0;
  byId("begin").hidden = laid;
  for (const id of ["composer", "talk", "tools"]) byId(id).hidden = !laid;
  boardShown(told);
  byId("undo").disabled = !told.may_undo;
  if (told.lines) {
    const entry = made("li", {}, made("p", { class: "said" }, said ?? told.line), answerShown(told));
    byId("log").append(entry);
    entry.scrollIntoView({ block: "nearest" });
  }
  if (told.amiss) notice(told.amiss.join("\n"));
  keep();
  chips();
}

async function say(line) {
  if (!line.trim()) return;
  notice("");
  const turn = ++asking;
  const slow = setTimeout(() => working(), SLOW);
  try {
    show(await ask({ do: "say", line }), line);
    byId("line").value = "";
  } catch (problem) {
    if (problem.message !== "stopped") notice(`That went wrong, and it is a bug of ours: ${problem.message}. The table is as it was.`);
  } finally {
    clearTimeout(slow);
    if (turn === asking) state("Ready.");
  }
}

function working() {
  const begun = performance.now();
  const clock = made("span", { "aria-hidden": "true" }, "");
  byId("state").replaceChildren("Thinking … ", clock, " ", made("button", { type: "button", on: stop }, "Stop"));
  const tick = setInterval(() => {
    if (!clock.isConnected) return clearInterval(tick);
    clock.textContent = `${Math.round((performance.now() - begun) / 1000)} s`;
  }, 1000);
}

// ---- chips

let asked = 0;
async function chips(typed = "") {
  const turn = ++asked;
  if (!lies.table) return byId("chips").replaceChildren();
  const names = Object.keys(lies.table.players);
  if (typed) {
    const { found } = await ask({ do: "complete", text: typed });
    if (turn === asked) byId("chips").replaceChildren(...found.map((one) => chip(one.line, one.refused, () => take(one.line), one.refused)));
    return;
  }
  if (!names.length) return byId("chips").replaceChildren(...["Ann is a female Level 4 Elf", "Ann fights …"].map((line) => chip(line, "", () => take(line))));
  const told = await ask({ do: "chips", who: names.includes(speaker) ? speaker : "" });
  if (turn !== asked) return;
  byId("speakers").replaceChildren(...names.map((name) => made("button", { type: "button", "aria-pressed": String(name === told.who), on: () => { speaker = speaker === name ? "" : name; chips(); } }, name)));
  byId("chips").replaceChildren(...told.chips.map((one) => chip(one.says, one.brings, () => (one.lines.length === 1 ? say(one.lines[0]) : open(one)))));
  if (!told.chips.length) byId("chips").replaceChildren(...hints(names).map((line) => chip(line, "", () => take(line))));
}

const hints = ([name]) => [`${name} is a Level 4 `, `${name} has `, `${name} holds `, `${name} fights `, `may ${name} `];
const open = (one) => byId("chips").replaceChildren(chip("back", "", () => chips()), ...one.lines.map((line) => chip(line, "", () => say(line))));
const chip = (says, brings, on, refused) => made("button", { type: "button", class: refused ? "refused" : undefined, on }, says, ...(brings ? [made("small", {}, brings)] : []));

function take(line) {
  const field = byId("line");
  field.value = line;
  field.focus();
  chips(line);
}

// ---- keeping: on this device, in a link, in a file

function keep() {
  if (!mine) return;
  try {
    if (lies.kept.length) localStorage.setItem(KEY, JSON.stringify({ lines: lies.kept, asked: lies.asked }));
    else localStorage.removeItem(KEY);
  } catch {
    notice("This device keeps nothing more (its storage is full or closed). The link and the files keep the table.");
  }
}

function kept() {
  try {
    const held = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return held && Array.isArray(held.lines) ? held : null;
  } catch {
    return null;
  }
}

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
async function linkOf({ kept: lines, asked: question }) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify({ lines, asked: question })));
  return `t=${btoa(String.fromCharCode(...packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}
const LARGEST = 1_000_000;
async function tableIn(link) {
  const raw = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const reader = new Blob([raw]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  for (let part; !(part = await reader.read()).done; ) {
    size += part.value.length;
    if (size > LARGEST) throw new Error("the link holds too much");
    parts.push(part.value);
  }
  const held = JSON.parse(await new Blob(parts).text());
  if (!Array.isArray(held.lines)) throw new Error("the link holds no table");
  return { lines: held.lines.map(String), asked: typeof held.asked === "string" ? held.asked : "" };
}

function download(name, text) {
  const link = made("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const TOOLS = {
  async link() {
    const fragment = await linkOf(lies);
    history.replaceState(null, "", `#${fragment}`);
    try {
      await navigator.clipboard.writeText(location.href);
      state("The link is copied: it holds the table and what was asked.");
    } catch {
      state("The link stands in the address line: it holds the table and what was asked.");
    }
  },
  scenario: () => saved("scenario"),
  feature: () => saved("feature"),
  async new() {
    history.replaceState(null, "", location.pathname);
    byId("log").replaceChildren();
    byId("case").hidden = true;
    notice("");
    show(await ask({ do: "lay", lines: [], asked: "" }));
    byId("names").focus();
  },
};

async function saved(how) {
  const told = await ask({ do: "keep", as: how });
  if (told.error) return notice(told.error);
  for (const [name, text] of Object.entries(told.files)) download(name, text);
  state(`Saved: ${Object.keys(told.files).join(", ")}.`);
}

// ---- cases of the rulebook

async function openCase(id) {
  const reply = await fetch(new URL("cases.json", import.meta.url));
  const found = (await reply.json())[id];
  if (!found) return notice("There is no such case in this rulebook.");
  show(await ask({ do: "lay", lines: found.lines, asked: "" }));
  const steps = made("ol", {});
  let last = null;
  for (const [kind, text] of found.steps) {
    if (kind === "then") { steps.append(made("li", { class: "then" }, text)); continue; }
    last = made("li", {});
    const item = last;
    item.append(made("button", { type: "button", on: () => { item.classList.add("done"); say(text); } }, text));
    steps.append(item);
  }
  byId("case").replaceChildren(made("p", { class: "kind" }, "A case of the rulebook"), made("h2", {}, found.name), made("p", { class: "said-hint" }, "Tap each sentence, and see whether it comes out as told:"), steps);
  byId("case").hidden = false;
}

// ---- the beginning

byId("examples").addEventListener("click", (event) => {
  if (!event.target.dataset.board) return;
  event.preventDefault();
  say(`open ${event.target.dataset.board}`);
});
byId("new").addEventListener("submit", (event) => {
  event.preventDefault();
  say(`new ${event.target.elements.edition.value}: ${byId("names").value}`);
});
byId("say").addEventListener("submit", (event) => { event.preventDefault(); say(byId("line").value); });
byId("undo").addEventListener("click", () => say("undo"));
let typing;
byId("line").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => chips(byId("line").value), 120); });
byId("tools").addEventListener("click", (event) => TOOLS[event.target.dataset.tool]?.());
addEventListener("hashchange", arrive);

async function arrive() {
  const wanted = location.hash.slice(1);
  try {
    if (wanted.startsWith("t=")) {
      const { lines, asked: question } = await tableIn(wanted.slice(2));
      byId("log").replaceChildren();
      return show(await ask({ do: "lay", lines, asked: question }), question);
    }
    if (wanted.startsWith("case=")) return await openCase(decodeURIComponent(wanted.slice(5)));
  } catch (problem) {
    notice(`This link cannot be read (${problem.message}).`);
  }
  const held = kept();
  if (held) show(await ask({ do: "lay", ...held }), held.asked);
}

// Only one tab keeps the table; a second one says so.
navigator.locks?.request("munch.table", { ifAvailable: true }, (lock) => {
  mine = lock !== null;
  if (!mine) notice("This table is open in another tab. What is said here is not kept; the link keeps it.");
  return mine ? new Promise(() => {}) : undefined;
});

// Registered only when the arbiter is ready: until then nothing shares the line with it.
let registered = false;
async function keepOffline() {
  if (registered || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  registered = true;
  try {
    const scope = new URL("..", import.meta.url).pathname;
    await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url), { scope });
    await navigator.serviceWorker.ready;
    offline = "Ready for offline use.";
    if (byId("state").textContent === "Ready.") state("Ready.");
  } catch { /* without it the page works as well, with a connection */ }
}

begin();
arrive();
