// Search while typing, and the choice of one's box. Without this script every page reads as well.
"use strict";
(() => {
  const root = document.body.dataset.root;
  const form = document.querySelector("form.search");
  const field = form.elements.q;
  const choice = form.elements.box;
  const found = document.getElementById("found");
  const page = document.getElementById("page");
  const KINDS = { rule: "Rule", open: "Left open", conflict: "Contradiction", card: "Card" };
  const MOST = 30;
  let engine = null;
  let rows = [];
  let untelling = new Set(); // words that tell nothing of what is looked for; they come with the rows

  const kept = {
    read() { try { return localStorage.getItem("munch.box") || ""; } catch { return ""; } },
    write(box) { try { localStorage.setItem("munch.box", box); } catch { /* this browser keeps nothing */ } },
  };

  function loaded(name) {
    return new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = root + name;
      script.onload = done;
      script.onerror = failed;
      document.head.append(script);
    });
  }

  // A word as it is looked for: small, and without the ending by which its forms differ.
  function stem(word) {
    const small = word.toLowerCase().replace(/['’]s$/, "");
    if (untelling.has(small) || /^[a-z]$/.test(small)) return null;
    return small.length > 4 ? small.replace(/(ings?|ed|es|s)$/, "") : small.replace(/s$/, "");
  }

  let making = null;
  function ready() {
    making ??= Promise.all([loaded("minisearch.js"), loaded("search-data.js")]).then(() => {
      rows = window.munchRows;
      untelling = new Set(window.munchUntelling);
      engine = new window.MiniSearch({
        fields: ["id", "title", "more", "asked"],
        tokenize: (text) => text.split(/[^\p{L}\p{N}'’+]+/u).filter(Boolean),
        processTerm: stem,
        searchOptions: {
          prefix: (term) => term.length > 2,
          fuzzy: (term) => (term.length > 4 ? 0.2 : false),
          boost: { asked: 3, title: 1.6, id: 1.4 },
          boostDocument: (place) => (rows[place][0] === "rule" || rows[place][0] === "card" ? 1 : 0.8), // a rule before what is open
          bm25: { k: 1.2, b: 0.15, d: 0.5 }, // that many ask for it in many words is no mark against a rule
        },
      });
      engine.addAll(rows.map(([kind, id, title, more, asked, words], place) => ({ id: place, name: id, title, more, asked: [...asked, words].join(" "), kind })));
    });
    return making;
  }

  // The text with the words that were looked for marked; nothing of it is ever read as markup.
  function marked(text, terms) {
    const part = document.createDocumentFragment();
    for (const piece of text.split(/([\p{L}\p{N}'’]+)/u)) {
      const root = stem(piece);
      if (root && terms.some((term) => root.startsWith(term))) {
        const mark = document.createElement("mark");
        mark.textContent = piece;
        part.append(mark);
      } else part.append(piece);
    }
    return part;
  }

  function nearest(questions, terms) {
    let best = ["", 0];
    for (const question of questions) {
      const words = question.split(/[^\p{L}\p{N}'’]+/u).map(stem).filter(Boolean);
      const many = terms.filter((term) => words.some((word) => word.startsWith(term))).length - words.length / 100;
      if (many > best[1]) best = [question, many];
    }
    return best[0];
  }

  function titles(boxes) {
    return boxes.map((key) => [...choice.options].find((one) => one.value === key)?.text ?? key).join(", ");
  }

  function line(hit) {
    const [kind, id, title, more, asked, , boxes, where] = rows[hit.id];
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = root + where;
    const name = document.createElement("b");
    name.append(marked(title, hit.terms));
    link.append(name);
    const question = kind === "card" ? "" : nearest(asked, hit.terms);
    if (question || kind === "card") {
      const context = document.createElement("span");
      context.append(...(question ? ["“", marked(question, hit.terms), "”"] : [marked(more, hit.terms)]));
      link.append(context);
    }
    const place = document.createElement("span");
    place.textContent = [KINDS[kind], id, titles(boxes)].filter(Boolean).join(" · ");
    link.append(place);
    item.append(link);
    return item;
  }

  async function search() {
    const words = field.value.trim();
    if (!words) return show(null);
    await ready();
    if (words !== field.value.trim()) return;
    const box = choice.value;
    const hits = engine
      .search(words, { filter: (hit) => !box || rows[hit.id][6].includes(box) || rows[hit.id][6].length === 0 })
      .slice(0, MOST);
    show(hits);
    const wanted = new URLSearchParams({ q: words, ...(box && { box }) });
    history.replaceState(null, "", "#" + wanted);
  }

  function show(hits) {
    found.hidden = hits === null;
    page.hidden = hits !== null;
    if (hits === null) {
      if (location.hash.startsWith("#q=")) history.replaceState(null, "", location.pathname + location.search);
      return;
    }
    found.querySelector(".count").textContent = hits.length
      ? `${hits.length === MOST ? "the best " : ""}${hits.length} found`
      : "Nothing was found. Try other words, or fewer.";
    found.querySelector("ol").replaceChildren(...hits.map(line));
  }

  // Only what one's own box has is shown, until one asks for more.
  function filter(all) {
    const box = all ? "" : choice.value;
    let away = 0;
    for (const part of document.querySelectorAll("main [data-boxes]")) {
      part.hidden = box !== "" && !part.dataset.boxes.split(" ").includes(box);
      if (part.hidden && part.contains(document.getElementById(location.hash.slice(1)))) part.hidden = false;
      away += part.hidden;
    }
    for (const badge of document.querySelectorAll("main .boxes [data-box]")) badge.classList.toggle("mine", badge.dataset.box === choice.value);
    const word = document.querySelector(".filtered");
    if (!word) return;
    word.hidden = away === 0;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Show all";
    button.addEventListener("click", () => filter(true));
    word.replaceChildren(`Only what ${choice.selectedOptions[0].text} has is shown; ${away} more from other boxes. `, button);
  }

  function arrive() {
    if (location.hash.startsWith("#q=")) {
      const wanted = new URLSearchParams(location.hash.slice(1));
      if (wanted.has("box")) choice.value = wanted.get("box");
      if (choice.selectedIndex < 0) choice.value = "";
      field.value = wanted.get("q");
      return search();
    }
    if (field.value) { field.value = ""; show(null); }
    filter(false);
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }

  form.hidden = false;
  choice.value = kept.read();
  if (choice.selectedIndex < 0) choice.value = "";
  form.addEventListener("submit", (event) => { event.preventDefault(); found.querySelector("a")?.focus(); });
  field.addEventListener("focus", ready, { once: true });
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => { if (event.key === "Escape") { field.value = ""; show(null); } });
  choice.addEventListener("change", () => { kept.write(choice.value); filter(false); search(); });
  found.addEventListener("click", (event) => { if (event.target.closest("a")) { field.value = ""; show(null); } });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, textarea, select")) { event.preventDefault(); field.focus(); }
  });
  addEventListener("hashchange", arrive);
  arrive();
})();
