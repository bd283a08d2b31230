// Prepares what the browser's Python begins with, by that very Python: node precompile.mjs LIBRARY.zip MUNCH.zip FOLDER
//
// Modules that are needed at the start are compiled, without docstrings of functions and without line numbers: they are a
// quarter of it all, and nobody at a table reads a trace. One that is reported names its functions, and the link that
// holds the table shows the same fault on a desk, with its lines. What munch keeps of its rulebook between starts is kept
// here; what of Python's library the start has no use for goes into an archive of its own. Written: library.zip,
// rest.zip, munch.zip, entries stored as they are.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { layOut } from "./arbiter/unpacking.js";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const [library, munch, folder] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL: resolve(library) });
layOut(python.FS, new Uint8Array(readFileSync(munch)));
python.runPython(`
import ast, importlib, os, shutil, sys, zipfile
import importlib._bootstrap_external as external

SITE, LIBRARY, WHEN = "/lib/python3.14/site-packages", "/lib/python314.zip", (1980, 1, 1, 0, 0, 0)

def begin():
    from munch_cli.site.bridge import warm
    warm()

def compiled(source, path):
    tree = ast.parse(source, path)
    for part in ast.walk(tree):
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(part, clean=False) is not None:
            part.body[:1] = [] if len(part.body) > 1 else [ast.copy_location(ast.Pass(), part.body[0])]
    code = unnumbered(compile(tree, path, "exec", dont_inherit=True))
    return bytes(external._code_to_hash_pyc(code, bytes(8), False))

def unnumbered(code):
    inner = tuple(unnumbered(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")

def needed(home):
    origins = (getattr(getattr(module, "__spec__", None), "origin", None) for module in list(sys.modules.values()))
    return {o.removeprefix(home + "/") for o in origins if isinstance(o, str) and o.startswith(home + "/") and o.endswith(".py")}

def put(archive, name, raw):
    archive.writestr(zipfile.ZipInfo(name, WHEN), raw)

begin()
start, ours = needed(LIBRARY), needed(SITE)
with zipfile.ZipFile(LIBRARY) as whole, zipfile.ZipFile("/library.zip", "w") as first, zipfile.ZipFile("/rest.zip", "w") as rest:
    for name in sorted(name for name in whole.namelist() if not name.endswith("/")):
        raw = whole.read(name)
        if name in start:
            put(first, name + "c", compiled(raw, f"{LIBRARY}/{name}"))
        else:
            put(rest, name, raw)
for name in sorted(ours):
    path = f"{SITE}/{name}"
    with open(path, "rb") as file:
        raw = compiled(file.read(), path)
    os.unlink(path)
    with open(path + "c", "wb") as file:
        file.write(raw)
from munch_cli.files.places import cache_dir
kept = cache_dir()
shutil.rmtree(kept)
for name in [name for name in sys.modules if name.partition(".")[0] == "munch_cli"]:
    del sys.modules[name]
importlib.invalidate_caches()
begin()
with zipfile.ZipFile("/munch.zip", "w") as archive:
    for home in (SITE, kept):
        for folder, folders, names in sorted(os.walk(home)):
            for name in sorted(names):
                if "__pycache__" not in folder:
                    with open(f"{folder}/{name}", "rb") as file:
                        put(archive, f"{folder}/{name}".removeprefix("/"), file.read())
`);
for (const name of ["library.zip", "rest.zip", "munch.zip"]) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`));
