"""Collects the licences of everything that the site ships, for the page and for a file beside it.

npm packages carry their own text where they can. ``tools/licences/`` holds the texts that no package brings along: of
Pyodide and of what is compiled into it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from tools.library import collect as library
from tools.places import MODULES, ROOT
from tools.vendor import LIBRARIES

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = ROOT / "tools" / "licences"


@dataclass(frozen=True)
class Notice:
    """One shipped work and its licence."""

    name: str
    version: str
    """Empty where the work is a part of another and its version is that one's business."""
    licence: str
    """An SPDX expression, or a few words."""
    homepage: str
    text: str


_INSIDE_PYODIDE = (
    ("SQLite", "public domain", "https://sqlite.org", "sqlite.txt"),
    ("zlib", "Zlib", "https://zlib.net", "zlib.txt"),
    ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2/", "bzip2.txt"),
    ("liblzma", "0BSD", "https://tukaani.org/xz/", "xz.txt"),
    ("Zstandard", "BSD-3-Clause", "https://facebook.github.io/zstd/", "zstd.txt"),
    ("Expat", "MIT", "https://libexpat.github.io", "expat.txt"),
    ("libffi", "MIT", "https://sourceware.org/libffi/", "libffi.txt"),
    ("libmpdec", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal/", "libmpdec.txt"),
    ("HACL*", "MIT", "https://github.com/hacl-star/hacl-star", "hacl.txt"),
    ("mimalloc", "MIT", "https://github.com/microsoft/mimalloc", "mimalloc.txt"),
    ("Emscripten", "MIT", "https://emscripten.org", "emscripten.txt"),
    ("musl", "MIT", "https://musl.libc.org", "musl.txt"),
)
"""What Pyodide's WebAssembly file holds besides Python, as its strings and exported modules show."""


_BUNDLED = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
"""npm packages that are parts of the service worker."""


def collect() -> list[Notice]:
    """Return a notice for every shipped work, our own first; raises ``OSError`` when a text is missing."""
    notices = [_own()]
    notices += [_package(name) for name in (*(library.package for library in LIBRARIES), *_BUNDLED)]
    about = ("MPL-2.0", "https://github.com/pyodide/micropip", _text("MPL-2.0.txt"))
    notices.append(Notice("micropip", library.micropip().name.split("-")[1], *about))
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    version = str(lock["info"]["python"])
    notices.append(Notice("CPython (in Pyodide)", version, "PSF-2.0", "https://www.python.org", _text("cpython.txt")))
    notices += [
        Notice(f"{name} (in Pyodide)", "", licence, homepage, _text(file))
        for name, licence, homepage, file in _INSIDE_PYODIDE
    ]
    return notices


def files(notices: list[Notice]) -> dict[str, bytes]:
    """Return what the page reads, by its path below ``site/vendor``."""
    rows = [asdict(notice) for notice in notices]
    return {"licences.json": (json.dumps(rows, ensure_ascii=False, indent=1) + "\n").encode("utf-8")}


def text(notices: list[Notice]) -> str:
    """Return all notices as one readable text."""
    parts = ["This site ships the following works.\n"]
    parts += [f"  {_title(notice)}: {notice.licence}" for notice in notices]
    for notice in notices:
        title = f"{_title(notice)}: {notice.licence}"
        parts += ["", "", "=" * len(title), title, "=" * len(title), notice.homepage, "", notice.text.rstrip()]
    return "\n".join(parts) + "\n"


def _title(notice: Notice) -> str:
    return f"{notice.name} {notice.version}".rstrip()


def _own() -> Notice:
    from filler_core import __version__  # noqa: PLC0415 - see catalogue.py

    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return Notice("Filler", __version__, about["project"]["license"], "", (ROOT / "LICENSE").read_text("utf-8"))


def _package(name: str) -> Notice:
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    return Notice(name, about["version"], about["license"], _homepage(about), _package_text(folder, about["license"]))


def _homepage(about: dict[str, object]) -> str:
    homepage = about.get("homepage")
    return homepage if isinstance(homepage, str) else ""


def _package_text(folder: Path, licence: str) -> str:
    """Return a package's licence text: its own file, or the licence's standard text."""
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name.lower().startswith(("licence", "license", "copying")):
            return file.read_text("utf-8")
    return _text(f"{licence}.txt")


def _text(file: str) -> str:
    return (TEXTS / file).read_text("utf-8")
