// Runs every fifth bundled scenario under Pyodide, as the site carries munch: node scenarios.mjs FOLDER prints JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const arbiter = `${process.argv[2]}/arbiter`;
const { loadPyodide } = await import(`${arbiter}/pyodide/pyodide.mjs`);
const { layOut, layRest } = await import("../../web/arbiter/unpacking.js");
const archive = (name) => new Uint8Array(gunzipSync(readFileSync(`${arbiter}/${name}.pack`)));
const folder = mkdtempSync(join(tmpdir(), "munch-"));
writeFileSync(join(folder, "library.zip"), archive("library"));
const python = await loadPyodide({ indexURL: `${arbiter}/pyodide/`, stdLibURL: join(folder, "library.zip") });
rmSync(folder, { recursive: true });
for (const name of ["munch", "boards"]) layOut(python.FS, archive(name));
layRest(python, archive("rest"));
console.log(python.runPython(`
import gc, json
from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import bundled_names, path_of
from munch_cli.files.scenarios import read_scenario

gc.set_threshold(50_000)
run, failed = 0, []
for name in bundled_names()[::5]:
    scenario = read_scenario(path_of(name), name)
    for edition in scenario.editions:
        run += 1
        if not replay(scenario, edition).passed:
            failed.append(f"{name} {edition}")
json.dumps({"run": run, "failed": failed})
`));
