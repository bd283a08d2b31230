"""Builds the whole site: the rulebook's pages, and beside them the arbiter, with munch itself packed for the browser.

    python web/build.py build/web

What npm brought must lie in web/node_modules. Everything is laid down by this script alone; nothing is fetched.
"""

import base64
import gzip
import hashlib
import importlib.util
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import typing_extensions

from munch_cli.site.bridge import cases_json
from munch_cli.site.pages import page_alone, write_site

HERE = Path(__file__).parent
ROOT = HERE.parent
PYODIDE = HERE / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
WORKERS = ("unpacking.js", "worker.js")
SCRIPTS = ("arbiter.css", "arbiter.js", *WORKERS)
OF_BUILD = 'import { BUILD } from "./build.js";'
ALONE = "munch.html"
"""The arbiter as one page: it is not kept for offline use beside the other, whose parts it has all over again."""
PACKS = ("library", "munch", "rest", "boards")
LIBRARY = "python_stdlib.zip"
LEFT_OUT = ("cli", "site/templates", "site/static", "__pycache__")
"""What of munch a browser has no use for: the command line, and what the pages are made from."""
PURE = ("tomli_w", "gherkin")
"""Packages of pure Python that saving needs."""
HOME = "lib/python3.14/site-packages"
"""Where Python finds them in the browser."""
WHEN = (1980, 1, 1, 0, 0, 0)


def build(folder: Path) -> None:
    """Writes the site, the arbiter and the service worker into a folder."""
    written = write_site(str(folder), arbiter=str(HERE / "arbiter"))
    arbiter = folder / "arbiter"
    (arbiter / "pyodide").mkdir(parents=True, exist_ok=True)
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, arbiter / "pyodide" / name)
    (arbiter / "pyodide" / LOCK).write_text(json.dumps({**json.loads((PYODIDE / LOCK).read_text()), "packages": {}}))
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "source.zip").write_bytes(zipped(munch_files()))
        (Path(work) / "boards.zip").write_bytes(zipped(board_files()))
        prepare = ["node", str(HERE / "precompile.mjs"), str(PYODIDE / LIBRARY), f"{work}/source.zip", work]
        subprocess.run(prepare, check=True, stdout=subprocess.DEVNULL)
        for name in PACKS:
            (arbiter / f"{name}.pack").write_bytes(gzip.compress((Path(work) / f"{name}.zip").read_bytes(), 9, mtime=0))
    (arbiter / "cases.json").write_text(json.dumps(cases_json(), ensure_ascii=False, separators=(",", ":")))
    for name in (*SCRIPTS, "licences.txt"):
        shutil.copyfile(HERE / "arbiter" / name, arbiter / name)
    kept = [*(arbiter / f"{name}.pack" for name in PACKS), *(arbiter / "pyodide" / name for name in RUNTIME)]
    (arbiter / "build.js").write_text(f'export const BUILD = "{stamp_of(kept)}";\n')
    (folder / ALONE).write_text(alone(folder), encoding="utf-8")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    files = [name for name in files if name not in ("sw.js", "site.json", ALONE)]
    stamp = stamp_of([folder / name for name in files])
    worker = (HERE / "sw.js").read_text(encoding="utf-8")
    told = f"const BUILD = {json.dumps(stamp)};\nconst FILES = {json.dumps(files)};\n"
    (folder / "sw.js").write_text(told + worker, encoding="utf-8")
    print(f"{len(files)} files in {folder}, {len(written.files)} of them the rulebook; build {stamp}")


def stamp_of(paths: list[Path]) -> str:
    """What tells these files from all others."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def alone(folder: Path) -> str:
    """The arbiter as one page that needs no other file and no host: its parts lie in it, scripts as they are."""
    arbiter = folder / "arbiter"
    style = (folder / "site.css").read_text(encoding="utf-8") + (arbiter / "arbiter.css").read_text(encoding="utf-8")
    script = (arbiter / "arbiter.js").read_text(encoding="utf-8").replace(OF_BUILD, 'const BUILD = "";')
    parts = {}
    for name in (*(f"{name}.pack" for name in PACKS), *(f"pyodide/{name}" for name in (*RUNTIME, LOCK)), *WORKERS):
        raw = (arbiter / name).read_bytes()
        packed = raw if name.endswith((".pack", "js")) else gzip.compress(raw, 9, mtime=0)
        parts[name] = base64.b64encode(packed).decode()
    return page_alone(str(HERE / "arbiter"), style=style, script=script, parts=parts)


def munch_files() -> Iterator[tuple[str, bytes]]:
    """Munch as it is installed, with its cards and features, and the few packages that saving needs."""
    for path in sorted((ROOT / "munch_cli").rglob("*")):
        name = path.relative_to(ROOT / "munch_cli").as_posix()
        is_read = path.suffix in (".py", ".toml") or name == "reader/weights.json"
        if path.is_file() and is_read and not name.startswith(LEFT_OUT):
            yield f"{HOME}/munch_cli/{name}", path.read_bytes()
    for path in sorted((ROOT / "cards").rglob("*.toml")):
        yield f"{HOME}/munch_cli/bundled/cards/{path.relative_to(ROOT / 'cards').as_posix()}", path.read_bytes()
    yield f"{HOME}/typing_extensions.py", Path(typing_extensions.__file__).read_bytes()
    for package in PURE:
        found = importlib.util.find_spec(package)
        assert found is not None and found.submodule_search_locations is not None
        home = Path(found.submodule_search_locations[0])
        for path in sorted(home.rglob("*")):
            if path.is_file() and path.suffix in (".py", ".json"):
                yield f"{HOME}/{package}/{path.relative_to(home).as_posix()}", path.read_bytes()


def board_files() -> Iterator[tuple[str, bytes]]:
    """The boards of the bundled scenarios, which are unpacked only when one is opened."""
    for path in sorted((ROOT / "scenarios").rglob("*.toml")):
        yield f"{HOME}/munch_cli/bundled/scenarios/{path.relative_to(ROOT / 'scenarios').as_posix()}", path.read_bytes()


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A zip archive of files as they are: it is packed by gzip as one, a fifth smaller than file by file.

    It is the same whenever it is made from the same files. The worker unpacks it, so that no host has to.
    """
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, text in files:
            archive.writestr(zipfile.ZipInfo(name, WHEN), text)
    return held.getvalue()


if __name__ == "__main__":
    build(Path(sys.argv[1]))
