"""Serves ``dist/`` as a static host would: right types, compressed files, the headers of ``_headers``, a sub-path."""

from __future__ import annotations

import argparse
import contextlib
import errno
import socket
import sys
import threading
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote, urlsplit
from weakref import WeakSet

from tools.console import say
from tools.places import DIST
from tools.policy import AFRESH

if TYPE_CHECKING:
    from types import TracebackType

TYPES = {
    ".br": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}
"""Content types by file ending. Pyodide hangs without a word when that of .wasm is wrong."""

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class StaticServer:
    """A static server on this machine, running in a thread of its own while the ``with`` block lasts.

    ``port`` 0 means any free one. Everything lies below ``prefix``; other paths are not found.
    """

    def __init__(
        self,
        folder: Path = DIST,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        prefix: str = "/",
        sources: Path | None = None,
    ) -> None:
        """Take the port; raises ``OSError`` when it is in use.

        With ``sources``, the folder ``site/``, single modules that the build has joined are served below the folder of
        the build as well, for tests and tools that look into one.
        """
        self.folder = folder
        self.sources = sources
        self.prefix = "/" + "".join(f"{part}/" for part in prefix.split("/") if part)
        self.requests: list[str] = []
        """The paths asked for so far, in order."""
        self._server = _Server((host, port), self)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)

    @property
    def port(self) -> int:
        """The port it listens on."""
        return self._server.server_port

    @property
    def url(self) -> str:
        """The address of the site's top, with a slash at its end."""
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> None:
        """Begin to answer."""
        self._thread.start()

    def stop(self) -> None:
        """Stop answering, also on connections that browsers keep open, and give the port back."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()
        self._server.cut_off()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # A lingering connection of a browser must not keep the port from the next start.
    allow_reuse_address = sys.platform != "win32"
    # Several browsers may knock at once: with the five of the base class some would be turned away on a busy machine.
    request_queue_size = 128

    def __init__(self, address: tuple[str, int], site: StaticServer) -> None:
        self.site = site
        self._connections: WeakSet[socket.socket] = WeakSet()
        super().__init__(address, _Handler)

    def process_request(self, request: socket.socket | tuple[bytes, socket.socket], client_address: object) -> None:
        """Begin to answer on a connection."""
        if isinstance(request, socket.socket):
            self._connections.add(request)
        super().process_request(request, client_address)

    def cut_off(self) -> None:
        """End every connection that is still open."""
        for connection in self._connections:
            with contextlib.suppress(OSError):  # most have ended long ago
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over connections that the browser dropped; report the rest."""
        if not isinstance(sys.exception(), (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_GET(self) -> None:
        """Answer with a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Answer with a file's headers."""
        self._answer(with_body=False)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the base class names it so
        """Keep quiet: the terminal is for what the developer asked for."""

    def _answer(self, *, with_body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        self.server.site.requests.append(path)
        prefix = self.server.site.prefix
        if path + "/" == prefix:
            self._send(HTTPStatus.MOVED_PERMANENTLY, {"Location": prefix}, b"", with_body=with_body)
            return
        file = self._find(path.removeprefix(prefix)) if path.startswith(prefix) else None
        try:
            self._send_file(file, "/" + path.removeprefix(prefix), with_body=with_body)
        except OSError as trouble:
            if isinstance(trouble, ConnectionError):
                raise
            # A build that replaced dist/ meanwhile took the file away.
            self._not_found(with_body=with_body)

    def _find(self, path: str) -> Path | None:
        """Return the file that a path below the prefix means, or None if there is none within the folder."""
        parts = PurePosixPath(path).parts
        if any(part == ".." or "\\" in part or "\0" in part for part in parts) or path.startswith("/"):
            return None
        file = self.server.site.folder.joinpath(*parts)
        if path == "" or (path.endswith("/") and file.is_dir()):
            file /= "index.html"
        if not file.is_file() and self.server.site.sources:
            file = source_of(parts, self.server.site.sources)
        return file if file.is_file() else None

    def _send_file(self, file: Path | None, path: str, *, with_body: bool) -> None:
        if file is None:
            self._not_found(with_body=with_body)
            return
        headers = {"Cache-Control": AFRESH, "Content-Type": TYPES.get(file.suffix, "application/octet-stream")}
        headers |= read_headers(self.server.site.folder / "_headers", path)
        accepted = {word.split(";")[0].strip() for word in self.headers.get("Accept-Encoding", "").split(",")}
        for encoding, suffix in ENCODINGS:
            compressed = file.with_name(file.name + suffix)
            if encoding in accepted and compressed.is_file():
                headers["Content-Encoding"] = encoding
                file = compressed
                break
        about = file.stat()
        headers["Vary"] = "Accept-Encoding"
        headers["ETag"] = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
        if headers["ETag"] in self.headers.get("If-None-Match", ""):
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"", with_body=False)
            return
        self._send(HTTPStatus.OK, headers, file.read_bytes(), with_body=with_body)

    def _not_found(self, *, with_body: bool) -> None:
        self._send(HTTPStatus.NOT_FOUND, {"Content-Type": TYPES[".txt"]}, b"Not found.\n", with_body=with_body)

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)


def source_of(parts: tuple[str, ...], sources: Path) -> Path:
    """Return where the source of a file lies, by the parts of its path in the built site; it need not exist."""
    in_build = len(parts) > len(("b", "id")) and parts[0] == "b"
    return sources.joinpath(*parts[2:]) if in_build else sources / "nowhere"


def read_headers(file: Path, path: str) -> dict[str, str]:
    """Return the headers that a ``_headers`` file gives for ``path`` (from the site's top, with a leading slash).

    Later rules win, as on the hosts that read this file.
    """
    if not file.is_file():
        return {}
    headers: dict[str, str] = {}
    applies = False
    for line in file.read_text("utf-8").splitlines():
        if line and not line[0].isspace():
            pattern = line.strip()
            applies = path.startswith(pattern[:-1]) if pattern.endswith("*") else path == pattern
        elif applies and ":" in line:
            name, value = line.split(":", 1)
            headers[name.strip()] = value.strip()
    return headers


def main() -> int:
    """Serve until Ctrl-C; return the exit code."""
    parser = argparse.ArgumentParser(prog="tools.serve", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="the first port to try")
    parser.add_argument("--prefix", default="/", help="serve below this path")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    options = parser.parse_args()
    if not (DIST / "index.html").is_file():
        say("There is nothing to serve yet: run python3 dev.py build first.")
        return 2
    with _server_at_or_after(options.port, options.prefix) as server:
        say(f"\nFiller is at {server.url}   (Ctrl-C stops it)")
        if options.open and not webbrowser.open(server.url):
            say("No browser could be opened from here: open the address yourself.")
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            say("\nstopped")
    return 0


def _server_at_or_after(port: int, prefix: str) -> StaticServer:
    """Return a server on the first free port from ``port`` on."""
    for candidate in range(port, min(port + 100, 65536)):
        try:
            return StaticServer(port=candidate, prefix=prefix)
        except OSError as trouble:
            if trouble.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            say(f"port {candidate} is taken")
    return StaticServer(prefix=prefix)


if __name__ == "__main__":
    sys.exit(main())
