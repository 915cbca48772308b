"""The server answers as a static host would, and never leaves its folder."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import pytest

from tools import policy
from tools.serve import StaticServer, read_headers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PREFIX = "/games/filler/"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[StaticServer]:
    """Serve a small site below a sub-path."""
    site = tmp_path / "dist"
    (site / "b" / "1a2b").mkdir(parents=True)
    (site / "index.html").write_text("<title>Filler</title>", "utf-8")
    (site / "_headers").write_text(policy.headers_file(), "utf-8")
    (site / "b" / "1a2b" / "engine.wasm").write_bytes(b"raw")
    (site / "b" / "1a2b" / "engine.wasm.gz").write_bytes(gzip.compress(b"raw"))
    (tmp_path / "secret.txt").write_text("not for you", "utf-8")
    with StaticServer(site, prefix=PREFIX) as serving:
        yield serving


def ask(server: StaticServer, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Send one request as it stands, without the tidying that clients do; return status, headers and body."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    result = (answer.status, dict(answer.getheaders()), answer.read())
    connection.close()
    return result


def test_the_top_of_the_sub_path_is_the_page(server: StaticServer) -> None:
    """The prefix serves index.html, with the policy of the headers file, to be asked for afresh."""
    status, headers, body = ask(server, PREFIX)
    assert (status, body) == (200, b"<title>Filler</title>")
    assert headers["Content-Security-Policy"] == policy.HEADERS["Content-Security-Policy"]
    assert headers["Cache-Control"] == policy.AFRESH


def test_a_missing_slash_is_added(server: StaticServer) -> None:
    """Relative addresses work only below the slash: without it the browser is sent there."""
    status, headers, _ = ask(server, PREFIX.rstrip("/"))
    assert (status, headers["Location"]) == (301, PREFIX)


def test_wasm_has_its_type_and_is_kept_for_ever(server: StaticServer) -> None:
    """Pyodide needs application/wasm; files of a build never change."""
    _, headers, body = ask(server, f"{PREFIX}b/1a2b/engine.wasm")
    assert (headers["Content-Type"], headers["Cache-Control"]) == ("application/wasm", policy.FOR_EVER)
    assert body == b"raw"


def test_compressed_files_go_to_those_who_accept_them(server: StaticServer) -> None:
    """The file beside is sent in place of the file, with the type of the file."""
    _, headers, body = ask(server, f"{PREFIX}b/1a2b/engine.wasm", Accept_Encoding="br;q=1.0, gzip;q=0.8")
    assert (headers["Content-Encoding"], headers["Content-Type"]) == ("gzip", "application/wasm")
    assert gzip.decompress(body) == b"raw"


def test_what_the_browser_has_is_not_sent_again(server: StaticServer) -> None:
    """An unchanged file is answered by 304 and no body."""
    _, headers, _ = ask(server, PREFIX)
    status, _, body = ask(server, PREFIX, If_None_Match=headers["ETag"])
    assert (status, body) == (304, b"")


def test_head_sends_no_body(server: StaticServer) -> None:
    """HEAD gives the headers of GET alone."""
    status, headers, body = ask(server, PREFIX, method="HEAD")
    assert (status, headers["Content-Length"], body) == (200, "21", b"")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        f"{PREFIX}nothing",
        f"{PREFIX}b/1a2b/",
        f"{PREFIX}../secret.txt",
        f"{PREFIX}%2e%2e/secret.txt",
        f"{PREFIX}..%2fsecret.txt",
        f"{PREFIX}..%5csecret.txt",
        f"{PREFIX}/secret.txt",
        f"{PREFIX}%00",
    ],
)
def test_everything_else_is_not_found(server: StaticServer, path: str) -> None:
    """Neither what lies above the prefix nor what lies outside of the folder is served."""
    assert ask(server, path)[0] == 404


def test_later_rules_of_a_headers_file_win(tmp_path: Path) -> None:
    """Rules are patterns with headers below them, as static hosts read them."""
    file = tmp_path / "_headers"
    file.write_text("/*\n  A: 1\n  B: 1\n/b/*\n  A: 2\n/exact\n  C: 3\n", "utf-8")
    assert read_headers(file, "/b/x") == {"A": "2", "B": "1"}
    assert read_headers(file, "/exact") == {"A": "1", "B": "1", "C": "3"}
