// The arbiter itself: munch under Pyodide. One wish in, one answer out; nothing is asked of anywhere but this host.
//
// Once Python is set up and the rules are read, its whole memory is kept on the device, and a later visit takes it from
// there. Whatever is wrong with what was kept, it is thrown away and everything is set up plainly.
const MEMORY = "arbiter-memory";
const LENGTH = "munch-length";
const QUIET = 1500; // milliseconds after the start in which somebody may ask at once
const here = (name) => new URL(name, parts ? "https://page.invalid/" : import.meta.url).href;
const tell = (step) => postMessage({ step });

let parts = null; // in a page that holds everything: its scripts by their addresses, all else as bytes
let build = "";
let python;
let layRest;
let layOut;
let boards = false;
let rest = null;

const part = (name) => parts?.[name] ?? here(name);

// A zip archive that was packed by gzip as one.
async function archive(name) {
  const reply = parts ? new Response(parts[`${name}.pack`]) : await fetch(here(`${name}.pack`));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return new Uint8Array(await new Response(reply.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

// Pyodide asks for its parts by their addresses: Python's library is one of our archives, and others may be at hand.
function answerPyodide(library) {
  const asked = fetch;
  globalThis.fetch = async (address, options) => {
    const name = String(address?.url ?? address).split("/").pop();
    if (name === "python_stdlib.zip") return new Response(await library);
    const held = parts?.[`pyodide/${name}`];
    return held ? new Response(held, { headers: { "Content-Type": "application/wasm" } }) : asked(address, options);
  };
}

async function begin(told) {
  ({ parts, build } = told);
  tell("Loading Python …");
  const packs = { library: archive("library"), munch: archive("munch") };
  const memory = memoryKept();
  answerPyodide(packs.library);
  const loaded = await Promise.all([part("pyodide/pyodide.mjs"), part("pyodide/pyodide.asm.mjs"), part("unpacking.js")].map((name) => import(name)));
  const [{ loadPyodide }, { default: core }] = loaded;
  ({ layOut, layRest } = loaded[2]);
  const kept = await memory;
  if (kept) {
    try {
      await resume(loadPyodide, core, kept);
      layOut(python.FS, await packs.munch);
      beginAnswering();
    } catch {
      await forgetMemory();
      python = undefined;
    }
  }
  if (!python) {
    python = await loadPyodide({ ...common(core), _makeSnapshot: true });
    tell("Laying out the rules …");
    layOut(python.FS, await packs.munch);
    beginAnswering();
    setTimeout(() => { line = line.then(keepMemory); }, QUIET);
  }
  postMessage({ ready: true });
  rest = archive("rest").then((zip) => layRest(python, zip));
  rest.catch(() => {});
}

// How far a long search has come is printed: no function of ours may lie in a memory that is to be kept.
const common = (core) => ({
  indexURL: here("pyodide/"),
  createPyodideModule: core,
  stdout: (said) => postMessage({ soFar: Number(said) || 0 }),
  stderr() {},
});

function beginAnswering() {
  python.runPython("from munch_cli.site.bridge import Arbiter\narbiter = Arbiter(print)");
}

function answer(wish) {
  python.globals.set("wish", JSON.stringify(wish));
  return JSON.parse(python.runPython("arbiter.answer(wish)"));
}

// ---- Python's memory, kept on this device

async function memoryKept() {
  if (!build) return undefined;
  try {
    const cache = await caches.open(MEMORY);
    const reply = await cache.match(here(`memory-${build}`));
    const memory = reply && new Uint8Array(await reply.arrayBuffer());
    return memory?.length === Number(reply?.headers.get(LENGTH)) ? memory : undefined;
  } catch { // no storage, as in a page that was opened from a file
    return undefined;
  }
}

async function forgetMemory() {
  try { await caches.delete(MEMORY); } catch { /* nothing is kept */ }
}

// Pyodide 314 makes no room for a memory larger than that of a fresh Python: so much is asked for beforehand.
async function resume(loadPyodide, core, memory) {
  const roomy = async (settings) => {
    const module = await core(settings);
    module._malloc(memory.length);
    return module;
  };
  python = await loadPyodide({ ...common(roomy), _loadSnapshot: memory });
  python.runPython("import random\nrandom.seed()");
}

async function keepMemory() {
  if (!build || !("caches" in globalThis)) return;
  try {
    python.runPython("from munch_cli.site.warming import warm\nwarm()");
    putAway(python.makeMemorySnapshot());
  } catch { /* a later visit begins like this one */ }
}

async function putAway(memory) {
  try {
    await forgetMemory();
    const cache = await caches.open(MEMORY);
    await cache.put(here(`memory-${build}`), new Response(memory, { headers: { [LENGTH]: String(memory.length) } }));
  } catch { /* there is no room for it */ }
}

// ---- answering

// Bundled boards are many small files: they are unpacked when the first of them is opened.
const opens = (wish) => [wish.line, ...(wish.lines ?? [])].some((line) => /^\s*open\s/i.test(line ?? ""));

async function answered({ number, wish }) {
  try {
    if (!boards && opens(wish)) {
      layOut(python.FS, await archive("boards"));
      boards = true;
    }
    let told;
    try {
      told = answer(wish);
    } catch (problem) {
      if (!/ModuleNotFoundError/.test(problem.message)) throw problem;
      await rest;
      told = answer(wish);
    }
    postMessage({ number, told });
  } catch (problem) {
    if (problem.name !== "PythonError") await forgetMemory();
    postMessage({ number, broken: String(problem.message ?? problem).trim().split("\n").pop() });
  }
}

let line = Promise.resolve();
addEventListener("message", ({ data }) => {
  line = line.then(() => (data.begin ? begin(data.begin) : answered(data))).catch((problem) => {
    postMessage({ failed: String(problem.message ?? problem) });
    return new Promise(() => {});
  });
});
