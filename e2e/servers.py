"""A plain static host for the tests: like `python3 -m http.server`, below a sub-path, and with faults on demand."""

import threading
from enum import Enum, auto
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

from tools.places import SITE
from tools.serve import source_of


class Fault(Enum):
    """What a broken host does with a file."""

    MISSING = auto()
    """Answers that there is no such file."""
    WRONG_TYPE = auto()
    """Sends it as plain text."""
    SHORTENED = auto()
    """Sends the first half of it as if that were the whole."""
    CUT_OFF = auto()
    """Loses the connection half way."""
    STALLED = auto()
    """Takes the request and says nothing."""


class PlainServer:
    """Serves a folder as it lies there: no special headers, nothing compressed, types guessed by the standard library.

    `faults` and `changes` name files by the end of their path. They may be changed while the server runs.
    """

    def __init__(self, folder: Path, prefix: str = "/") -> None:
        """Take a free port; `prefix` is the sub-path below which the folder appears."""
        self.folder = folder
        self.prefix = prefix
        self.faults: dict[str, Fault] = {}
        self.changes: dict[str, tuple[bytes, bytes]] = {}
        """Files in which something is replaced by something else, everywhere."""
        self.pages: dict[str, bytes] = {}
        """Files that are not in the folder, and what is in them."""
        self.requests: list[str] = []
        """The paths asked for so far, in order."""
        self.stopped = threading.Event()
        self._server = _Server(self)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    @property
    def url(self) -> str:
        """The address of the folder, with a slash at its end."""
        return f"http://127.0.0.1:{self._server.server_port}{self.prefix}"

    def fault_of(self, path: str) -> Fault | None:
        """Say what is wrong with the file at `path`, if anything is."""
        return next((fault for ending, fault in self.faults.items() if path.endswith(ending)), None)

    def changed(self, path: str) -> bytes | None:
        """Give what is sent instead of the file at `path`, if anything is."""
        for ending, page in self.pages.items():
            if path.endswith(ending):
                return page
        for ending, (old, new) in self.changes.items():
            if path.endswith(ending):
                content = (self.folder / path.removeprefix(self.prefix)).read_bytes()
                if old not in content:
                    message = f"{path} has no {old!r} to be changed"
                    raise ValueError(message)
                return content.replace(old, new)
        return None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stopped.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # Browsers knock several times at once.
    request_queue_size = 128

    def __init__(self, site: PlainServer) -> None:
        self.site = site
        super().__init__(("127.0.0.1", 0), _Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over connections that the browser dropped."""


class _Handler(SimpleHTTPRequestHandler):
    server: _Server

    def translate_path(self, path: str) -> str:
        """Find the file that a path below the prefix means; one outside is found nowhere."""
        site = self.server.site
        # The base class takes the folder to serve from here.
        self.directory = str(site.folder)
        below = urlsplit(path).path
        if not below.startswith(site.prefix):
            return str(site.folder / "nowhere")
        found = super().translate_path("/" + below.removeprefix(site.prefix))
        if Path(found).exists():
            return found
        # Tests look into single modules, which the build has joined.
        return str(source_of(PurePosixPath(unquote(below.removeprefix(site.prefix))).parts, SITE))

    def do_GET(self) -> None:
        """Answer as a plain host does, or as a broken one."""
        path = unquote(urlsplit(self.path).path)
        self.server.site.requests.append(path)
        fault = self.server.site.fault_of(path)
        changed = self.server.site.changed(path)
        if changed is not None:
            self._send(changed)
        elif fault is None:
            super().do_GET()
        elif fault is Fault.MISSING:
            self.send_error(HTTPStatus.NOT_FOUND)
        elif fault is Fault.STALLED:
            self.server.site.stopped.wait()
        else:
            self._send_broken(Path(self.translate_path(self.path)), fault)

    def _send(self, body: bytes) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def _send_broken(self, file: Path, fault: Fault) -> None:
        body = file.read_bytes()
        sent = body if fault is Fault.WRONG_TYPE else body[: len(body) // 2]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/plain" if fault is Fault.WRONG_TYPE else self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(body if fault is Fault.CUT_OFF else sent)))
        # The fault is the host's, not one of the browser's memory.
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(sent)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the base class names it so
        """Keep quiet: the terminal is for the tests."""
