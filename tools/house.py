"""House rules that no ready-made linter knows: nothing of one machine, nothing that the page's policy would refuse."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.places import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LONGEST = 450
"""Lines in one source file; a longer one probably has two subjects."""

# Built from pieces, so that this file does not break its own rules.
_MACHINE_PATH = re.compile(r"(?:^|[^A-Za-z0-9_.~/-])/(?:root|home|Users)/" + r"[A-Za-z]")
_REGISTRY = re.compile(r'https?://[^\s"]+\.(?:tgz|whl)\b|"resolved": *"http')

_HTML_RULES = (
    (re.compile(r"<style\b", re.IGNORECASE), "an inline style sheet"),
    (re.compile(r"\sstyle\s*=", re.IGNORECASE), "a style attribute"),
    (re.compile(r"\son[a-z]+\s*=", re.IGNORECASE), "an inline event handler"),
    (re.compile(r"<script(?![^>]*\bsrc=)", re.IGNORECASE), "an inline script"),
    (re.compile(r"javascript:", re.IGNORECASE), "a javascript: address"),
)
_OTHER_HOST = re.compile(r"https?://(?!www\.w3\.org/)[A-Za-z0-9]")
_COMMENT = re.compile(r"^\s*(?:\*|//|/\*|<!--|#)")

_SOURCES = {".py", ".js", ".mjs", ".css"}
_TEXTS = _SOURCES | {".cjs", ".html", ".svg", ".ftl", ".json", ".toml", ".txt", ".md", ".in", ".ts", ".webmanifest", ""}


def main() -> int:
    """Print what breaks a house rule; return 1 if anything does."""
    complaints = list(complain(ROOT, committed_files(ROOT)))
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


def committed_files(root: Path) -> list[Path]:
    """Return the files that are in the repository or would be added to it."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    return [root / name for name in sorted(done.stdout.split("\0")) if name and (root / name).is_file()]


def complain(root: Path, files: list[Path]) -> Iterator[str]:
    """Yield a line ``file:line: what`` for everything that breaks a house rule."""
    for file in files:
        path = file.relative_to(root).as_posix()
        if file.name == "uv.lock":
            yield f"{path}: records registry addresses; requirements*.txt pin the packages"
        if file.suffix not in _TEXTS:
            continue
        lines = file.read_text("utf-8").splitlines()
        if file.suffix in _SOURCES and len(lines) > LONGEST:
            yield f"{path}: {len(lines)} lines; it probably has two subjects"
        for number, line in enumerate(lines, 1):
            for what in _troubles(path, line, str(root.parent)):
                yield f"{path}:{number}: {what}"


def _troubles(path: str, line: str, outside: str) -> Iterator[str]:
    """Yield what is wrong with one line of a file."""
    if _MACHINE_PATH.search(line) or (len(outside) > 1 and f"{outside}/" in line):
        yield "a path of one machine"
    if _REGISTRY.search(line):
        yield "the address of a package registry"
    if not path.startswith("site/"):
        return
    if path.endswith((".html", ".svg")):
        for pattern, what in _HTML_RULES:
            if pattern.search(line):
                yield f"{what}, which the page's policy refuses"
    if path.endswith((".html", ".js", ".css", ".json")) and not _COMMENT.match(line) and _OTHER_HOST.search(line):
        yield "the address of another host; the page asks nobody but its own"


if __name__ == "__main__":
    sys.exit(main())
