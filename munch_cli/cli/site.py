"""munch site DIR: the rulebook as pages that need no server; munch site --serve shows them."""

import os
from collections.abc import Sequence

from munch_cli.cli.plainly import Given

DONE, UNUSABLE = 0, 2
NEEDS = 'munch: pages are made with jinja2, which comes with the extra: pip install "munch-cli[site]"'
WHERE = "munch: say which folder the pages are to be written to: munch site DIR"
BUILT = os.path.join("build", "web")
"""Where ``make web`` lays the whole site."""


def run(given: Given) -> int:
    """Writes the pages and says where they lie, or shows a site until it is stopped."""
    if given.has("--serve"):
        return _serve(given.names)
    if len(given.names) != 1:
        raise SystemExit(WHERE)
    _write(given.names[0], given.has("--force"))
    return DONE


def _write(folder: str, force: bool) -> None:
    try:
        from munch_cli.site.pages import write_site
    except ModuleNotFoundError as missing:
        if missing.name not in ("jinja2", "markupsafe"):
            raise
        raise SystemExit(NEEDS) from None
    written = write_site(folder, force)
    print(f"{len(written.files)} files, {written.size / 1_000:,.0f} kB: open {os.path.join(folder, 'index.html')}")


def _serve(names: Sequence[str]) -> int:
    """Shows a folder. Without one, the site that make web built, or pages written for this run."""
    import tempfile

    ports = [int(name) for name in names if name.isdecimal()]
    folders = [name for name in names if not name.isdecimal()]
    if len(ports) > 1 or len(folders) > 1 or any(not 0 <= port < 65536 for port in ports):
        raise SystemExit("munch: say one folder and one port, or none: munch site --serve 8000")
    port = ports[0] if ports else 0
    with tempfile.TemporaryDirectory() as written:
        folder = folders[0] if folders else BUILT
        if not folders and not os.path.isfile(os.path.join(BUILT, "index.html")):
            folder = written
            _write(folder, force=False)
        if not os.path.isfile(os.path.join(folder, "index.html")):
            raise SystemExit(f"munch: there is no site in {folder}; munch site {folder} writes one")
        return _shown(folder, port)


def _shown(folder: str, port: int) -> int:
    from munch_cli.site.serving import address_of, server_of

    try:
        server = server_of(folder, port)
    except OSError as why:
        raise SystemExit(f"munch: port {port} cannot be used: {(why.strerror or str(why)).lower()}") from None
    print(f"{folder} is shown at {address_of(server)} until you press Ctrl-C", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        return DONE
    finally:
        server.server_close()
    return DONE
