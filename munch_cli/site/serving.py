"""Shows a site that lies in a folder to the browsers of this machine."""

import functools
import socket
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

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
        """Tells the browser to ask before it uses anything from its own store."""
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
