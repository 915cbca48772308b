"""Finds the modules with which Python starts, so that the browser need not find them one behind the other."""

from __future__ import annotations

import posixpath

from tools import vendor

PLACE = "    <!-- The build puts hints here: the modules with which Python starts. -->\n"
"""The line of index.html that the hints take the place of."""

ROOTS = ("engine/early.js", "engine/worker.js")
"""Where the engine begins, on the page's side and in its worker.

Python takes longest, so what it needs is asked for before everything else. The page's other modules get no hints: on
hosts that answer six requests at a time these would keep Python's large files waiting.
"""


def with_hints(page: str, site: dict[str, bytes], made: dict[str, bytes]) -> str:
    """Return the page with a hint for each module that is surely imported, in the order in which they are wanted.

    Raises ``ValueError`` if the page has no place for them.
    """
    if PLACE not in page:
        message = f"site/index.html must have this line:\n{PLACE}"
        raise ValueError(message)
    served = site | {f"vendor/{path}": content for path, content in made.items()}
    scripts = {path: content.decode("utf-8") for path, content in served.items() if path.endswith((".js", ".mjs"))}
    imports = vendor.find_imports(scripts)
    found: list[str] = []
    layer = list(ROOTS)
    # By layers: what was found first is asked for first by the browser as well.
    while layer:
        found += layer
        targets = [_target(path, known) for path in layer for known in imports[path] if known.surely]
        layer = [path for path in dict.fromkeys(targets) if path in scripts and path not in found]
    lines = [f'    <link rel="modulepreload" href="b/BUILD/{path}" />\n' for path in found]
    return page.replace(PLACE, "".join(lines))


def _target(path: str, known: vendor.Import) -> str:
    """Return what an import in the module `path` leads to; a bare one leads to nothing that is served."""
    if not known.specifier.startswith("."):
        return ""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), known.specifier))
