// The page of the arbiter. All that anybody wrote (links, names, cards, answers) is set as text, never as markup.
import { BUILD } from "./build.js";

const byId = (id) => document.getElementById(id);
const KEY = "munch.table";
const WORDS = { allowed: "Allowed", refused: "Refused", cannot: "Cannot be", "cannot be": "Cannot be", silent: "Left open", conflict: "A contradiction" };
const ASIDES = [["why", "Why?"], ["why not", "What would turn it?"], ["compare", "All the sheets"]];
const IN_FIGHT = [["ways", "Can I still win?"], ["odds", "Odds"]];
const SLOW = 400, TICK = 150; // milliseconds until it is said that it takes its time, and from word to word
const OF_A_PAGE = new RegExp(`<${"script"} type="application/json" id="table">([^<]*)</${"script"}>`);

let lies = { kept: [], asked: "", table: null };
let speaker = "";
let mine = true;
let visiting = false; // a table that came by a link, while another one is kept here: that one stays until its owner says otherwise
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

// A page that holds everything has the parts of the arbiter in itself.
const parts = globalThis.munchParts ? await globalThis.munchParts() : null;

function begin() {
  worker = new Worker(parts?.["worker.js"] ?? new URL("worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ begin: { parts, build: BUILD } });
  if (!parts) handOver(worker);
  worker.addEventListener("message", ({ data }) => {
    if (data.step) state(data.step);
    else if ("soFar" in data) soFar(data.soFar);
    else if (data.ready) {
      state("Ready.");
      keepOffline();
    }
    else if (data.failed) notLoaded(data.failed);
    else {
      const { done, failed } = waiting.get(data.number) ?? {};
      waiting.delete(data.number);
      if (data.broken === undefined) done?.(data.told);
      else failed?.(new Error(data.broken));
    }
  });
  worker.addEventListener("error", (event) => notLoaded(event.message ?? "the browser refused"));
}

// While the worker is set up, the page has on its way what is large: Pyodide's code, which is compiled as it comes, and
// Python's memory, if an earlier visit kept it on this device.
let code;
async function handOver(to) {
  memoryKept().then((held) => to.postMessage({ hands: "memory", held }, held ? [held.bytes] : []));
  try {
    to.postMessage({ hands: "code", held: await (code ??= compiled()) });
  } catch (problem) {
    code = undefined;
    notLoaded(problem.message);
  }
}

// Whatever host it comes from: a browser compiles while it is fetched only what is called by its right type.
async function compiled() {
  const reply = await fetch(new URL("pyodide/pyodide.asm.wasm", import.meta.url));
  if (!reply.ok) throw new Error(`pyodide.asm.wasm: ${reply.status}`);
  const isCalledSo = reply.headers.get("Content-Type") === "application/wasm";
  return await (isCalledSo ? WebAssembly.compileStreaming(reply) : WebAssembly.compile(await reply.arrayBuffer()));
}

const MEMORY = "arbiter-memory", SUM = "munch-sum"; // as the worker knows them, too
async function memoryKept() {
  try {
    const reply = await (await caches.open(MEMORY)).match(new URL(`memory-${BUILD}`, import.meta.url));
    return reply && { bytes: await reply.arrayBuffer(), sum: reply.headers.get(SUM) };
  } catch { // no storage
    return undefined;
  }
}

function notLoaded(why) {
  notice(`The arbiter could not be loaded (${why}). Load the page again; the rulebook can be read all the same.`);
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
  return text.split(pattern).map((part) => (links[part] && !parts ? made("a", { href: `../${links[part]}` }, part) : part));
}

// A line with ^ below the part that is meant, as a terminal shows it: here that part is marked.
const POINTS = /^ *\^+$/;
function pointedAt(line, points) {
  const [from, to] = [points.indexOf("^"), points.length];
  return [line.slice(0, from).trimStart(), made("mark", {}, line.slice(from, to)), line.slice(to)];
}

// What was most likely meant in place of the part that is pointed at, as whole lines to say.
function meantIn(lines) {
  const points = lines.findIndex((line) => POINTS.test(line));
  const meant = points > 0 ? lines.slice(points + 1).find((line) => line.trim().startsWith("did you mean")) : undefined;
  const [from, to] = [lines[points]?.indexOf("^"), lines[points]?.length];
  const line = lines[points - 1] ?? "";
  return [...(meant ?? "").matchAll(/"([^"]+)"/g)].map(([, name]) => ({ says: (line.slice(0, from) + name + line.slice(to)).trim(), short: name }));
}

// What stands below a line is folded where an answer is longer than a phone shows at once: its first lines say what holds.
const LONG = 12;
function folded(box) {
  const [, ...rest] = box.children;
  if (rest.length < LONG) return;
  let last = null;
  for (const part of rest) {
    if (!part.classList.contains("deep")) {
      last = part;
    } else if (last) {
      if (last.tagName === "P") {
        const fold = made("details", {}, made("summary", {}, ...last.childNodes));
        last.replaceWith(fold);
        last = fold;
      }
      last.append(part);
    }
  }
}

function answerShown(told) {
  for (const old of document.querySelectorAll("#log .more")) old.remove();
  let { word } = told;
  const box = made("div");
  const opened = /^\s*(open|new)\s/i.test(told.line ?? "");
  const choices = told.choices?.length ? told.choices : meantIn(told.lines);
  const isChoice = (line) => choices.some(({ short, says }) => [short, says].includes(line.trim().replace(/^\d+\. /, "")));
  const lines = opened && told.word === "" ? told.lines.slice(0, 1) : told.lines;
  lines.forEach((line, place) => {
    if (POINTS.test(line) && place || !line.trim() || isChoice(line) && !POINTS.test(lines[place + 1] ?? "")) return;
    const depth = line.length - line.trimStart().length;
    const part = made("p", { class: depth >= 4 ? "deep inner" : depth >= 2 ? "deep" : undefined });
    const [, verdict, rest] = (place === 0 || depth === 0) && /^(?:[^\w\s] )?(allowed|refused|cannot(?: be)?|silent|conflict|not modelled)( — .*)$/s.exec(line) || [];
    if (verdict && !place) word ||= verdict.replace("cannot be", "cannot");
    if (verdict) part.append(made("span", { class: "verdict" }, WORDS[verdict] ?? verdict), ...linked(rest, told.links));
    else if (POINTS.test(lines[place + 1] ?? "")) part.append(...pointedAt(line, lines[place + 1]));
    else part.append(...linked(line.trim(), told.links));
    box.append(part);
  });
  folded(box);
  box.className = `answer ${word || ""}`;
  const more = made("div", { class: "more" });
  for (const choice of choices) more.append(made("button", { type: "button", on: () => say(choice.says) }, choice.short + (choice.fact ? ` (${choice.fact})` : "")));
  if (word in WORDS) for (const [line, title] of ASIDES) more.append(made("button", { type: "button", on: () => say(line) }, title));
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
      typeof one.hand === "number" ? `${one.hand} cards in hand` : one.hand.length && `holds ${one.hand.join(", ")}`,
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
    const line = said ?? told.line;
    const entry = made("li", {}, ...(line ? [made("p", { class: "said" }, line)] : []), answerShown(told));
    byId("log").append(entry);
    entry.scrollIntoView({ block: "nearest" });
  }
  if (told.amiss) notice(told.amiss.join("\n"));
  keep();
  chips();
}

async function say(line) {
  if (line.trim() && await done({ do: "say", line }, line)) byId("line").value = "";
}

// Asks the worker for something that may take its time, and shows what comes of it; whether anything did.
async function done(wish, said) {
  notice("");
  const turn = ++asking;
  const slow = setTimeout(working, SLOW);
  clearTimeout(typing);
  try {
    const told = await ask(wish);
    show(told, said);
    return !told.error;
  } catch (problem) {
    wentWrong(problem);
    return false;
  } finally {
    clearTimeout(slow);
    if (turn === asking) state("Ready.");
  }
}

function wentWrong(problem) {
  if (problem?.message !== "stopped") notice(`That went wrong, and it is a bug of ours: ${problem?.message ?? problem}. The table is as it was.`);
}
addEventListener("unhandledrejection", ({ reason }) => wentWrong(reason));

let lookedAt = 0;
function working() {
  const begun = performance.now();
  const clock = made("span", { "aria-hidden": "true" }, "");
  lookedAt = 0;
  byId("state").replaceChildren("Thinking … ", clock, " ", made("button", { type: "button", on: stop }, "Stop"));
  const tick = setInterval(() => {
    if (!clock.isConnected) return clearInterval(tick);
    const seconds = `${Math.round((performance.now() - begun) / 1000)} s`;
    clock.textContent = lookedAt ? `${seconds}, ${lookedAt.toLocaleString("en")} moves looked at` : seconds;
  }, TICK);
}
function soFar(many) { lookedAt = many; }

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
  const who = told.chips.length || speaker ? told.who : lies.table.turn?.player ?? names[0];
  byId("speakers").replaceChildren(...(lies.played_by ? [] : names).map((name) => made("button", { type: "button", "aria-pressed": String(name === who), on: () => { speaker = speaker === name ? "" : name; chips(); } }, name)));
  const said = told.chips.map((one) => chip(one.says, one.brings, () => (one.lines.length === 1 ? say(one.lines[0]) : open(one))));
  const begun = who && (!said.length || isBare()) ? hints(who).map((line) => chip(line, "", () => take(line))) : [];
  byId("chips").replaceChildren(...begun, ...said);
}

const LAID = ["in_use", "sideways", "hand", "curses", "class", "accent", "powers", "minions", "ships"];
const isHuman = ({ race }) => race.every((name) => name === "Human");
const isBare = () => !lies.played_by && !lies.table.combat
  && Object.values(lies.table.players).every((one) => one.level === 1 && !one.dead && isHuman(one) && LAID.every((part) => !one[part].length));
const hints = (name) => [`${name} is a Level 4 `, `${name} has `, `${name} holds `, `${name} fights `, `may ${name} `];
const open = (one) => byId("chips").replaceChildren(chip("back", "", () => chips()), ...one.lines.map((line) => chip(line, "", () => say(line))));
const chip = (says, brings, on, refused) => made("button", { type: "button", class: refused ? "refused" : undefined, on }, says, ...(brings ? [made("small", {}, brings)] : []));

function take(line) {
  const field = byId("line");
  field.value = line;
  field.focus();
  chips(line);
}

// ---- keeping: on this device, in a link, in a file

function visit(lines) {
  const held = kept();
  visiting = Boolean(held?.lines.length) && JSON.stringify(held.lines) !== JSON.stringify(lines);
  byId("visit").hidden = !visiting;
}
function settle() {
  visiting = false;
  byId("visit").hidden = true;
}

function keep() {
  if (!mine || visiting) return;
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
const LARGEST = 1_000_000, LARGEST_FILE = 40_000_000;
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
  return tableOf(await new Blob(parts).text());
}
function tableOf(text) {
  const held = JSON.parse(text);
  if (!Array.isArray(held?.lines)) throw new Error("it holds no table");
  return { lines: held.lines.map(String), asked: typeof held.asked === "string" ? held.asked : "" };
}
async function arriveAt({ lines, asked: question }) {
  byId("log").replaceChildren();
  byId("case").hidden = true;
  const told = await ask({ do: "lay", lines, asked: question });
  show(told, question);
  return !told.error && told.kept.length > 0;
}

function download(name, text, type = "text/plain") {
  const link = made("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
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
  page: savedPage,
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

// One page with the arbiter, the table and what was asked: it is the single-file build, with the lines of the table put in.
const PLACE = `<${"!"}-- table -->`;
async function savedPage() {
  state("Putting the page together …");
  try {
    const whole = (await wholePage()).replace(OF_A_PAGE, "");
    const held = JSON.stringify({ lines: lies.kept, asked: lies.asked }).replaceAll("<", "\\u003c");
    const table = `<${"script"} type="application/json" id="table">${held}</${"script"}>`;
    download("my-table.html", whole.replace(PLACE, () => PLACE + table), "text/html");
    state("Saved: my-table.html. It holds the arbiter and this table, and opens in any browser.");
  } catch {
    state("Ready.");
    notice("The page could not be put together: that needs a connection. The link and the files keep the table as well.");
  }
}
async function wholePage() {
  if (parts) return globalThis.munchPage;
  const reply = await fetch(new URL("../munch.html", import.meta.url));
  if (!reply.ok) throw new Error(String(reply.status));
  return await reply.text();
}

// ---- cases of the rulebook

async function openCase(id) {
  const reply = await fetch(new URL("cases.json", import.meta.url));
  const found = (await reply.json())[id];
  if (!found) throw new Error("there is no such case in this rulebook");
  await tryCase(found, "A case of the rulebook");
}

async function tryCase(found, kind) {
  byId("log").replaceChildren();
  show(await ask({ do: "lay", lines: found.lines, asked: "" }));
  const steps = made("ol", {});
  for (const [what, text] of found.steps) {
    const item = made("li", { class: what === "then" ? "then" : undefined });
    if (what === "then") item.append(text);
    else item.append(made("button", { type: "button", on: () => { item.classList.add("done"); say(text); } }, text));
    steps.append(item);
  }
  const hint = found.steps.length ? [made("p", { class: "said-hint" }, "Tap each sentence, and see whether it comes out as told:"), steps] : [];
  byId("case").replaceChildren(made("p", { class: "kind" }, kind), made("h2", {}, found.name), ...hint);
  byId("case").hidden = false;
}

// ---- files that somebody kept

async function openFiles(files) {
  if ([...files].reduce((sum, file) => sum + file.size, 0) > LARGEST_FILE) return notice("These files are too long to be opened.");
  const texts = {};
  for (const file of files) texts[file.name] = await file.text();
  const page = Object.values(texts).map((text) => OF_A_PAGE.exec(text)).find(Boolean);
  if (page) {
    try {
      return await arriveAt(tableOf(page[1]));
    } catch (problem) {
      return notice(`This page cannot be read (${problem.message}).`);
    }
  }
  const told = await ask({ do: "read", files: texts });
  if (told.error) return notice(told.error);
  if (told.cases.length === 1) return await tryCase(told.cases[0], "From your file");
  const list = made("ul", { class: "links" }, ...told.cases.map((found) => made("li", {}, made("button", { type: "button", on: () => tryCase(found, "From your file") }, found.name))));
  byId("case").replaceChildren(made("p", { class: "kind" }, "From your files"), made("h2", {}, "Which of them?"), list);
  byId("case").hidden = false;
}

// ---- the beginning

byId("examples").addEventListener("click", (event) => {
  if (!event.target.dataset.board) return;
  event.preventDefault();
  settle();
  say(`open ${event.target.dataset.board}`);
});
byId("new").addEventListener("submit", (event) => {
  event.preventDefault();
  settle();
  say(`new ${event.target.elements.edition.value}: ${byId("names").value}`);
});
byId("say").addEventListener("submit", (event) => { event.preventDefault(); say(byId("line").value); });
byId("keep").addEventListener("click", () => { settle(); keep(); });
byId("deal").addEventListener("click", () => {
  settle();
  const edition = byId("new").elements.edition.value;
  const bots = Array(Number(byId("many").value)).fill(byId("strength").value).join(", ");
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  done({ do: "play", edition, name: byId("me").value, bots, seed });
});
byId("files").addEventListener("change", async () => { settle(); try { await openFiles(byId("files").files); } finally { byId("files").value = ""; } });
byId("undo").addEventListener("click", () => say("undo"));
let typing;
byId("line").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => chips(byId("line").value), 120); });
byId("tools").addEventListener("click", (event) => TOOLS[event.target.dataset.tool]?.());
addEventListener("hashchange", arrive);

async function arrive() {
  const wanted = location.hash.slice(1);
  try {
    if (wanted.startsWith("t=")) {
      const came = await tableIn(wanted.slice(2));
      visit(came.lines);
      if (await arriveAt(came)) return;
      throw new Error("it holds no table");
    }
    if (wanted.startsWith("case=")) {
      visit([]);
      return await openCase(decodeURIComponent(wanted.slice(5)));
    }
  } catch (problem) {
    notice(`This link cannot be read (${problem.message}).`);
  }
  const inside = byId("table");
  if (inside) {
    const came = tableOf(inside.textContent);
    visit(came.lines);
    return await arriveAt(came);
  }
  settle();
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
const AGAIN = [3_000, 30_000, 300_000]; // milliseconds until what failed is tried once more
let registered = false;
async function keepOffline(tries = 0) {
  if ((registered && !tries) || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  registered = true;
  try {
    const scope = new URL("..", import.meta.url).pathname;
    const registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url), { scope });
    if (await isKept(registration)) {
      offline = "Ready for offline use.";
      if (byId("state").textContent === "Ready.") state("Ready.");
    } else if (tries < AGAIN.length) setTimeout(keepOffline, AGAIN[tries], tries + 1);
  } catch { /* without it the page works as well, with a connection */ }
}

// Whether all files came to be kept: false if one did not arrive or found no room, before or after anyone looked.
function isKept(registration) {
  const worker = registration.installing ?? registration.waiting;
  return new Promise((told) => {
    const look = () => {
      if (registration.active) told(true);
      else if (!worker || worker.state === "redundant") told(false);
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

begin();
arrive();
