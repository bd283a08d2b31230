"""munch site DIR: the rulebook as pages that need no server; munch site --serve shows them to this machine."""

import functools
import os
import socket
import sys
from collections.abc import Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from munch_cli.cli.terminal import Given
from munch_cli.files.places import bundled

DONE, UNUSABLE = 0, 2
NEEDS = 'pages are made with jinja2, which comes with the extra; pip install "munch-cli[site]"'
WHERE = "say which folder the pages are to be written to; munch site DIR"
BUILT = os.path.join("build", "web")
"""Where ``make web`` lays the whole site."""


def run(given: Given) -> int:
    """Write the pages and say where they lie, or show a site until it is stopped."""
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
        if missing.name not in ("jinja2", "markdown_it", "markupsafe"):
            raise
        raise SystemExit(NEEDS) from None
    written = write_site(folder, force)
    print(f"{len(written.files)} files, {written.size / 1_000:,.0f} kB: open {os.path.join(folder, 'index.html')}")


def _serve(names: Sequence[str]) -> int:
    """Show a folder. Without one, the site that make web built, that of a release, or pages written for this run."""
    import tempfile

    ports = [int(name) for name in names if name.isdecimal()]
    folders = [name for name in names if not name.isdecimal()]
    if len(ports) > 1 or len(folders) > 1 or any(not 0 <= port < 65536 for port in ports):
        raise SystemExit("say one folder and one port, or none; munch site --serve 8000")
    port = ports[0] if ports else 0
    with tempfile.TemporaryDirectory() as written:
        built = next((one for one in (BUILT, bundled("web")) if os.path.isfile(os.path.join(one, "index.html"))), "")
        folder = folders[0] if folders else built or written
        if folder == written:
            _write(folder, force=False)
        if not os.path.isfile(os.path.join(folder, "index.html")):
            raise SystemExit(f"there is no site in {folder}; munch site {folder} writes one")
        return _serve_folder(folder, port)


def _serve_folder(folder: str, port: int) -> int:
    try:
        server = server_of(folder, port)
    except OSError as why:
        raise SystemExit(f"port {port} cannot be used: {(why.strerror or str(why)).lower()}") from None
    print(f"{folder} is shown at {address_of(server)} until you press Ctrl-C", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        return DONE
    finally:
        server.server_close()
    return DONE


# ---- the server


HERE = "127.0.0.1"


class Quiet(SimpleHTTPRequestHandler):
    """Gives out files, and tells nothing of it."""

    extensions_map = {  # noqa: RUF012 - the type is that of the standard library
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
    }
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Tell the browser to ask before it uses anything from its own store."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Server(ThreadingHTTPServer):
    """Serves browsers, which go away whenever they like."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: socket.socket | tuple[bytes, socket.socket], client_address: object) -> None:
        """Silent if the browser went away. Any other error is shown."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server_of(folder: str, port: int = 0) -> ThreadingHTTPServer:
    """A server for a folder, on this machine alone. 0: any free port. Raises ``OSError`` if it is taken."""
    return Server((HERE, port), functools.partial(Quiet, directory=folder))


def address_of(server: ThreadingHTTPServer) -> str:
    """Where the server answers."""
    return f"http://{HERE}:{server.server_address[1]}/"
