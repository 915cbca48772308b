"""Collects the libraries that the page needs from the pinned npm packages.

Browsers do not know bare specifiers such as ``lit-html``, and import maps do not reach workers: so every bare specifier
is rewritten to the relative path of the library's file below ``site/vendor``.
"""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.places import MODULES, ROOT

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet


@dataclass(frozen=True)
class Library:
    """Which files of an npm package go where."""

    package: str
    folder: str
    """Its folder below ``site/vendor``."""
    source: str
    """The folder of the package in which the patterns look."""
    patterns: tuple[str, ...]
    entry: str
    """The file, in ``folder``, that a bare import of the package means."""
    renamed: tuple[tuple[str, str], ...] = ()
    """Files with a better name in ``folder``: pairs of old and new."""
    left_out: str = r"$^"
    """Paths that match this are not taken."""
    as_it_is: bool = False
    """True when nothing may be rewritten."""


LIBRARIES = (
    Library(
        "lit-html",
        "lit-html",
        ".",
        ("*.js", "*.d.ts", "directives/*.js", "directives/*.d.ts"),
        "lit-html.js",
        # What puts unchecked markup or `style` attributes into the page, which the policy forbids, and what only
        # servers and old browsers need.
        left_out=r"unsafe-|style-map|polyfill|is-server|private-ssr",
    ),
    Library(
        "comlink",
        "comlink",
        "dist/esm",
        ("comlink.mjs", "comlink.d.ts", "protocol.d.ts"),
        "comlink.js",
        (("comlink.mjs", "comlink.js"),),
    ),
    Library("idb", "idb", "build", ("index.js", "*.d.ts"), "index.js"),
    Library("@fluent/bundle", "fluent-bundle", "esm", ("*.js", "*.d.ts"), "index.js"),
    Library("@fluent/langneg", "fluent-langneg", "esm", ("*.js", "*.d.ts"), "index.js"),
    Library("qr", "qr", ".", ("index.js", "decode.js", "index.d.ts", "decode.d.ts"), "index.js"),
    # One-link invites: loaded only where the site's owner has configured relays and somebody asks for such an invite.
    Library("@trystero-p2p/nostr", "trystero-nostr", "dist", ("index.mjs", "index.d.mts"), "index.mjs"),
    Library("@trystero-p2p/core", "trystero-core", "dist", ("*.mjs", "*.d.mts"), "index.mjs"),
    Library("@noble/secp256k1", "noble-secp256k1", ".", ("index.js", "index.d.ts"), "index.js"),
    Library(
        "pyodide",
        "pyodide",
        ".",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide.d.ts",
            "ffi.d.ts",
        ),
        "pyodide.mjs",
        # Its imports of Node's modules stand behind checks of where it runs.
        as_it_is=True,
    ),
)

_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def collect() -> dict[str, bytes]:
    """Return every library file, by its path below ``site/vendor``.

    Raises ``ValueError`` when a package lacks what we name, or imports what we do not ship.
    """
    files: dict[str, bytes] = {}
    scripts: dict[str, str] = {}
    for library in LIBRARIES:
        for path, content in _files_of(library).items():
            if path.endswith((".js", ".mjs")) and not library.as_it_is:
                scripts[path] = _SOURCE_MAP.sub("", content.decode("utf-8"))
            elif path.endswith((".d.ts", ".d.mts")):
                files.update(_declarations(path, content))
            else:
                files[path] = content
    for path, source in rewrite(scripts, known=files.keys() | scripts.keys()).items():
        files[path] = source.encode("utf-8")
    return files


def _files_of(library: Library) -> dict[str, bytes]:
    source = MODULES / library.package / library.source
    found: dict[str, bytes] = {}
    for pattern in library.patterns:
        matches = sorted(source.glob(pattern))
        if not matches:
            message = f"the npm package {library.package} has no {pattern}"
            raise ValueError(message)
        for file in matches:
            path = file.relative_to(source).as_posix()
            if not re.search(library.left_out, path):
                path = dict(library.renamed).get(path, path)
                found[f"{library.folder}/{path}"] = file.read_bytes()
    return found


def _declarations(path: str, content: bytes) -> dict[str, bytes]:
    """Return a declaration file, without its map, under the names by which TypeScript looks for it."""
    source = _SOURCE_MAP.sub("", content.decode("utf-8"))
    if path == "pyodide/pyodide.d.ts":
        source = source.replace('"pyodide/ffi"', '"./ffi.js"')
        # The types of `pyodide.mjs` are looked for in `pyodide.d.mts`.
        return {"pyodide/pyodide.d.mts": source.encode("utf-8"), path: b'export * from "./pyodide.mjs";\n'}
    if path == "pyodide/ffi.d.ts":
        source = source.replace('"pyodide"', '"./pyodide.mjs"')
    if path == "trystero-nostr/index.d.mts":
        source = source.replace('"@trystero-p2p/core"', '"../trystero-core/index.mjs"')
    return {path: source.encode("utf-8")}


@dataclass(frozen=True)
class Import:
    """One import of a module: the specifier and where it stands, in UTF-16 units, quotes left out."""

    start: int
    end: int
    specifier: str


def find_imports(scripts: dict[str, str]) -> dict[str, list[Import]]:
    """Return the imports of some modules (path → source), by path."""
    done = subprocess.run(
        ["node", "tools/specifiers.mjs"],
        cwd=ROOT,
        input=json.dumps(scripts),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        message = f"the imports of the libraries cannot be read:\n{done.stderr}"
        raise ValueError(message)
    return {path: [Import(**row) for row in rows] for path, rows in json.loads(done.stdout).items()}


def rewrite(scripts: dict[str, str], known: AbstractSet[str]) -> dict[str, str]:
    """Turn the bare specifiers of some modules (path → source) into relative ones.

    Raises ``ValueError`` for an import that leads to none of the ``known`` paths.
    """
    rewritten = {}
    for path, imports in find_imports(scripts).items():
        # Positions count UTF-16 units; Python's strings count characters.
        units = scripts[path].encode("utf-16-le")
        for found in reversed(imports):
            target = _target(path, found.specifier)
            if target not in known:
                message = f"site/vendor/{path} imports {found.specifier}, which is not shipped"
                raise ValueError(message)
            relative = posixpath.relpath(target, posixpath.dirname(path))
            relative = relative if relative.startswith(".") else f"./{relative}"
            units = units[: found.start * 2] + relative.encode("utf-16-le") + units[found.end * 2 :]
        rewritten[path] = units.decode("utf-16-le")
    return rewritten


def _target(path: str, specifier: str) -> str:
    """Return the vendor path that an import in the module ``path`` means."""
    if specifier.startswith("."):
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), specifier))
    for library in LIBRARIES:
        if specifier == library.package:
            return f"{library.folder}/{library.entry}"
        if specifier.startswith(library.package + "/"):
            return f"{library.folder}/{specifier.removeprefix(library.package + '/')}"
    return specifier
