// The arbiter itself: munch under Pyodide. One wish in, one answer out; nothing is asked of anywhere but this host.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const HOME = "/lib/python3.14/site-packages";
const here = (name) => new URL(name, import.meta.url).href;
const tell = (step) => postMessage({ step });
let python;
let answer;
let boards = false;

// A zip archive that was packed by gzip as one.
async function archive(name) {
  const reply = await fetch(here(`${name}.pack`));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return await new Response(reply.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function unpack(name) {
  python.unpackArchive(await archive(name), "zip", { extractDir: HOME });
}

async function begin() {
  tell("Loading Python …");
  const library = URL.createObjectURL(new Blob([await archive("library")]));
  python = await loadPyodide({ indexURL: here("pyodide/"), stdLibURL: library, stdout() {}, stderr() {} });
  URL.revokeObjectURL(library);
  tell("Laying out the rules …");
  await unpack("munch");
  answer = python.runPython("from munch_cli.site.bridge import Arbiter\nArbiter().answer");
  postMessage({ ready: true });
}

// Bundled boards are many small files: they are unpacked when the first of them is opened.
const opens = (wish) => [wish.line, ...(wish.lines ?? [])].some((line) => /^\s*open\s/i.test(line ?? ""));

async function answered({ number, wish }) {
  try {
    if (!boards && opens(wish)) {
      await unpack("boards");
      boards = true;
    }
    postMessage({ number, told: JSON.parse(answer(JSON.stringify(wish))) });
  } catch (problem) {
    postMessage({ number, broken: String(problem.message ?? problem).trim().split("\n").pop() });
  }
}

let line = begin().catch((problem) => {
  postMessage({ failed: String(problem.message ?? problem) });
  return new Promise(() => {});
});
addEventListener("message", ({ data }) => { line = line.then(() => answered(data)); });
