// The arbiter itself: munch under Pyodide. One wish in, one answer out; nothing is asked of anywhere but this host.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const HOME = "/lib/python3.14/site-packages";
const here = (name) => new URL(name, import.meta.url).href;
const tell = (step) => postMessage({ step });
let python;
let answer;
let boards = false;

async function archive(name) {
  const reply = await fetch(here(name));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  python.unpackArchive(await reply.arrayBuffer(), "zip", { extractDir: HOME });
}

async function begin() {
  tell("Loading Python …");
  python = await loadPyodide({ indexURL: here("pyodide/"), stdout() {}, stderr() {} });
  tell("Laying out the rules …");
  await archive("munch.zip");
  answer = python.runPython("from munch_cli.site.bridge import Arbiter\nArbiter().answer");
  postMessage({ ready: true });
}

// Bundled boards are many small files: they are unpacked when the first of them is opened.
const opens = (wish) => [wish.line, ...(wish.lines ?? [])].some((line) => /^\s*open\s/i.test(line ?? ""));

async function answered({ number, wish }) {
  try {
    if (!boards && opens(wish)) {
      await archive("boards.zip");
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
