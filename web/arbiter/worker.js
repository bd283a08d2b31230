// The arbiter itself: munch under Pyodide. One wish in, one answer out; nothing is asked of anywhere but this host.
//
// Once Python is set up and the rules are read, its whole memory is kept on the device, and a later visit takes it from
// there. Whatever is wrong with what was kept, it is thrown away and everything is set up plainly.
const MEMORY = "arbiter-memory", SUM = "munch-sum"; // as the page knows them, too
const PAGE = 4096; // bytes
const WASM = "pyodide.asm.wasm";
const LIBRARY = "/lib/python314.zip";
const QUIET = 1500; // milliseconds after the start in which somebody may ask at once
const here = (name) => new URL(name, parts ? "https://page.invalid/" : import.meta.url).href;
const tell = (step) => postMessage({ step });

let parts = null; // in a page that holds everything: its scripts by their addresses, all else as bytes
let build = "";
let python;
let arbiter; // answers a wish, both as JSON
let layRest;
let layOut;
let boards = false;
let rest = null;

// What the page hands over as soon as it has it: Pyodide's code, compiled, and the memory that was kept, if there is one.
const handed = {};
const [code, memory] = ["code", "memory"].map((name) => new Promise((done) => { handed[name] = done; }));

const part = (name) => parts?.[name] ?? here(name);

// A zip archive that was packed by gzip as one; fetched once, whoever asks.
const packs = {};
const pack = (name) => (packs[name] ??= unpacked(name));
async function unpacked(name) {
  const reply = parts ? new Response(parts[`${name}.pack`]) : await fetch(here(`${name}.pack`));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return new Uint8Array(await new Response(reply.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

// Pyodide asks for its parts by their addresses: some are on their way already, and others may be at hand.
const WHOLE_LIBRARY = "https://page.invalid/library", NO_LIBRARY = "https://page.invalid/none";
function answerPyodide() {
  const asked = fetch;
  globalThis.fetch = async (address, options) => {
    const name = String(address?.url ?? address);
    if (name === NO_LIBRARY || name.endsWith(WASM)) return new Response();
    if (name === WHOLE_LIBRARY) return new Response(await pack("library"));
    const held = parts?.[`pyodide/${name.split("/").pop()}`];
    return held ? new Response(held) : asked(address, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

async function begin(told) {
  ({ parts, build } = told);
  tell("Loading Python …");
  const traces = Error.stackTraceLimit;
  Error.stackTraceLimit = 0; // each trace costs Chromium another reading of all of Pyodide, and nobody reads one
  const scripts = Promise.all([part("pyodide/pyodide.mjs"), part("pyodide/pyodide.asm.mjs"), part("unpacking.js")].map((name) => import(name)));
  if (parts) {
    handed.code(WebAssembly.compile(parts[`pyodide/${WASM}`]));
    handed.memory(undefined);
  }
  const kept = await memory;
  if (!kept) for (const name of ["library", "munch"]) pack(name).catch(() => {});
  answerPyodide();
  const [{ loadPyodide }, { default: core }, unpacking] = await scripts;
  ({ layOut, layRest } = unpacking);
  if (kept) {
    try {
      await resume(loadPyodide, core, inParts(kept));
      beginAnswering();
    } catch {
      await forgetMemory();
      python = undefined;
    }
  }
  const isResumed = python !== undefined;
  if (!isResumed) {
    python = await loadPyodide({ ...common(core), stdLibURL: WHOLE_LIBRARY, _makeSnapshot: true });
    tell("Laying out the rules …");
    layOut(python.FS, await pack("munch"));
    python.runPython(START);
    beginAnswering();
    setTimeout(() => { line = line.then(keepMemory); }, QUIET);
  }
  Error.stackTraceLimit = traces;
  postMessage({ ready: true });
  if (isResumed) await layFiles();
  rest = pack("rest").then((zip) => layRest(python, zip));
  rest.catch(() => {});
}

// A memory that was kept has read all that is asked for at first: its files may come behind it, before anything is answered.
async function layFiles() {
  const [library, munch] = await Promise.all([pack("library"), pack("munch")]);
  python.FS.writeFile(LIBRARY, library, { canOwn: true });
  layOut(python.FS, munch);
}

// How far a long search has come is printed: no function of ours may lie in a memory that is to be kept.
const common = (core) => ({
  indexURL: here("pyodide/"),
  createPyodideModule: core,
  stdout: (said) => postMessage({ soFar: Number(said) || 0 }),
  stderr() {},
});

// Rubbish is looked for seldom: a table leaves little. Dice fall anew each time, in a memory that was kept, too.
const START = `
import gc, random
from munch_cli.site.bridge import Arbiter
gc.set_threshold(50_000)
def begin():
    random.seed()
    return Arbiter(print).answer
`;

function beginAnswering() {
  arbiter = python.globals.get("begin")();
}

const answer = (wish) => JSON.parse(arbiter(JSON.stringify(wish)));

// ---- Python's memory, kept on this device
//
// Kept are its pages that hold anything, one after the other, behind a list of their numbers and what Pyodide says of
// itself; a checksum tells whether all came back as it was.

function inParts({ bytes, sum }) {
  if (sum !== sumOf(new Uint32Array(bytes))) throw new Error("it is not what was kept");
  const [size, about, many] = new Uint32Array(bytes, 0, 3);
  const places = new Uint32Array(bytes, 12, many);
  return { size, about: new Uint8Array(bytes, 12 + 4 * many, about), places, pages: new Uint8Array(bytes, 12 + 4 * many + about) };
}

function sumOf(words) {
  let sum = 0;
  for (let place = 0; place < words.length; place++) sum = (Math.imul(sum, 31) + words[place]) | 0;
  return `${words.length} ${sum}`;
}

// What is kept of a snapshot of Pyodide: a head of its own, and behind it the memory.
function cut(snapshot) {
  const about = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1];
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset + about);
  const places = [];
  for (let page = 0; page * PAGE < words.length * 4; page++) {
    const end = Math.min((page + 1) * PAGE / 4, words.length);
    for (let place = page * PAGE / 4; place < end; place++) {
      if (words[place]) { places.push(page); break; }
    }
  }
  const kept = new Uint32Array(3 + places.length + (about + places.length * PAGE) / 4);
  kept.set([words.length * 4, about, places.length, ...places]);
  const bytes = new Uint8Array(kept.buffer, 12 + 4 * places.length);
  bytes.set(snapshot.subarray(0, about));
  places.forEach((page, place) => bytes.set(snapshot.subarray(about + page * PAGE, about + (page + 1) * PAGE), about + place * PAGE));
  return kept;
}

async function forgetMemory() {
  try { await caches.delete(MEMORY); } catch { /* nothing is kept */ }
}

// Pyodide 314 makes no room for a memory larger than that of a fresh Python: so much is asked for beforehand. The pages
// are laid in here; Pyodide, which would copy a whole memory, gets only the head of it.
async function resume(loadPyodide, core, { size, about, places, pages }) {
  const filled = async (settings) => {
    const module = await core(settings);
    const fresh = module.HEAPU8.length;
    module._malloc(size);
    module.HEAPU8.fill(0, 0, fresh);
    places.forEach((page, place) => module.HEAPU8.set(pages.subarray(place * PAGE, (place + 1) * PAGE), page * PAGE));
    return module;
  };
  python = await loadPyodide({ ...common(filled), stdLibURL: NO_LIBRARY, _loadSnapshot: about });
}

async function keepMemory() {
  if (!build || !("caches" in globalThis)) return;
  try {
    python.runPython("from munch_cli.site.bridge import warm\nwarm()\ngc.freeze()");
    await putAway(cut(python.makeMemorySnapshot()));
  } catch { /* a later visit begins like this one */ }
}

async function putAway(memory) {
  try {
    await forgetMemory();
    const cache = await caches.open(MEMORY);
    await cache.put(here(`memory-${build}`), new Response(memory, { headers: { [SUM]: sumOf(memory) } }));
  } catch { /* there is no room for it */ }
}

// ---- answering

// Bundled boards are many small files: they are unpacked when the first of them is opened.
const opens = (wish) => [wish.line, ...(wish.lines ?? [])].some((line) => /^\s*open\s/i.test(line ?? ""));

async function answered({ number, wish }) {
  try {
    if (!boards && opens(wish)) {
      layOut(python.FS, await pack("boards"));
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
  if (data.hands in handed) return handed[data.hands](data.held);
  line = line.then(() => (data.begin ? begin(data.begin) : answered(data))).catch((problem) => {
    postMessage({ failed: String(problem.message ?? problem) });
    return new Promise(() => {});
  });
});
