"""The house rules find what they forbid, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.house import complain

if TYPE_CHECKING:
    from pathlib import Path

SLASH = "/"
"""Keeps this file from breaking the rules that it tests."""


def complaints(root: Path, name: str, text: str) -> list[str]:
    """Return what the house rules say about one file."""
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return list(complain(root, [file]))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", f'HERE = "{SLASH}root{SLASH}project"'),
        ("a.md", f"see {SLASH}home{SLASH}somebody/notes"),
        ("package-lock.json", '"resolved": ' + '"https://example.org/a"'),
        ("requirements.txt", "a @ https://example.org/a-1.0" + ".whl"),
        ("uv.lock", ""),
        ("a.py", "x = 1\n" * 451),
        ("site/index.html", '<p style="color: red">'),
        ("site/index.html", "<script>start()</script>"),
        ("site/index.html", '<p onclick="start()">'),
        ("site/a.js", 'fetch("https://example.org/");'),
        ("site/a.css", "@import url(http://example.org/a.css);"),
    ],
)
def test_forbidden(tmp_path: Path, name: str, text: str) -> None:
    """Each of these breaks exactly one rule."""
    assert len(complaints(tmp_path, name, text)) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", 'url.removeprefix("/home/")  # noqa'.replace("/home/", "/b/")),
        ("README.md", "Read more at https://example.org/home/page."),
        ("site/index.html", '<script src="start.js"></script><link rel="stylesheet" href="a.css">'),
        ("site/a.js", 'const SVG = "http://www.w3.org/2000/svg";'),
        ("site/a.js", "// see https://example.org/bug/1"),
        ("a.png", "x"),
    ],
)
def test_allowed(tmp_path: Path, name: str, text: str) -> None:
    """None of these breaks a rule."""
    assert complaints(tmp_path, name, text) == []
