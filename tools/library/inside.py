"""Runs in Pyodide, under Node: compiles what the page needs of the standard library, and the engine, into one zip file.

Pyodide's own Python compiles, so that the page's Python reads what it would have made itself.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile
from collections.abc import Iterator

WHERE = "/lib/python314.zip/"
"""Where Pyodide puts the standard library; tracebacks name files there."""

EXTRAS = (
    # What the interpreter itself looks for by name, when it needs it.
    "_pylong",
    "_strptime",
    "calendar",
    "datetime",
    "decimal",
    "numbers",
    "pickle",
    # Codecs are looked for by name as well.
    *(f"encodings.{name}" for name in ("ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "unicode_escape")),
    *(
        f"encodings.{name}"
        for name in ("raw_unicode_escape", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le", "utf_32")
    ),
    "stringprep",
    "_ast_unparse",
    "queue",
    "concurrent.futures.thread",
    "_threading_local",
)
"""Modules that no start imports and that something may still ask for, with what these import in turn."""

_PLAIN_TIME = (1980, 1, 1, 0, 0, 0)
_UNCHECKED = bytes(12)
"""No flags, no time, no size: nothing is compared with a source that is not there."""


def engine_modules() -> list[str]:
    """Import the whole engine, every module of it, and return their names."""
    package = importlib.import_module("filler_core")
    names = [package.__name__, *(found.name for found in pkgutil.walk_packages(package.__path__, "filler_core."))]
    for name in names:
        importlib.import_module(name)
    return sorted(names)


def make_library(stdlib: str, wheel: str, target: str) -> str:
    """Write the zip file `target` from those of the standard library and of the engine; say what it holds."""
    engine = engine_modules()
    with zipfile.ZipFile(stdlib) as sources, zipfile.ZipFile(wheel) as ours:
        known = _by_module(sources)
        wanted = {name for name in sys.modules if name in known}
        wanted |= _with_imports(EXTRAS, known, sources)
        # Uncompressed: hosts compress the whole better, and Python reads it faster.
        with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as library:
            for name in sorted(wanted):
                # Nobody reads the standard library's docstrings here; the engine keeps its own, and its asserts.
                _add(library, known[name], sources.read(known[name]), optimize=2)
            for path in sorted(path for path in ours.namelist() if path.endswith(".py")):
                _add(library, path, ours.read(path), optimize=0)
    return f"{len(wanted)} of {len(known)} modules of the standard library, {len(engine)} of the engine"


def _by_module(archive: zipfile.ZipFile) -> dict[str, str]:
    """Return the paths of the modules in an archive, by the modules' names."""
    paths = {}
    for path in archive.namelist():
        if path.endswith(".py") and not path.startswith("site-packages/"):
            paths[path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = path
    return paths


def _with_imports(names: tuple[str, ...], known: dict[str, str], sources: zipfile.ZipFile) -> set[str]:
    """Return modules with all that they import when they are imported."""
    todo, seen = list(names), set[str]()
    while todo:
        name = todo.pop()
        if name in seen or name not in known:
            continue
        seen.add(name)
        todo += [name.rpartition(".")[0], *_imports(name, known[name], sources.read(known[name]))]
    return seen


def _imports(name: str, path: str, source: bytes) -> Iterator[str]:
    """Yield what a module imports at its top, whether these are modules or names within them."""
    package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = importlib.util.resolve_name("." * node.level + base, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _add(library: zipfile.ZipFile, path: str, source: bytes, *, optimize: int) -> None:
    code = compile(source, WHERE + path, "exec", dont_inherit=True, optimize=optimize)
    entry = zipfile.ZipInfo(path + "c", _PLAIN_TIME)
    library.writestr(entry, importlib.util.MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code))


def from_elsewhere() -> list[str]:
    """Return the modules that were loaded from anywhere but the library: none, once it is complete."""
    ours = {"frozen", "built-in", "javascript", None}
    found = []
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        origin = None if spec is None else spec.origin
        if origin not in ours and not str(origin).startswith(WHERE):
            found.append(f"{name} from {origin}")
    return found


def raise_and_describe() -> str:
    """Raise an error within an error and return what Python says about it: the way in which faults are reported."""
    import traceback  # noqa: PLC0415  what a fault would do

    text = io.StringIO()
    try:
        try:
            dict[str, str]().popitem()
        except KeyError as first:
            raise ValueError from first
    except ValueError:
        traceback.print_exc(file=text)
    return text.getvalue()
