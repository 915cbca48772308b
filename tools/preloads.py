"""Finds the files with which Python starts, so that the browser need not find them one behind the other."""

from __future__ import annotations

PLACE = "    <!-- The build puts hints here: the modules with which Python starts. -->\n"
"""The line of index.html that the hints take the place of."""

ROOTS = ("engine/early.js", "engine/worker.js")
"""Where the engine begins, on the page's side and in its worker.

Python takes longest, so what it needs is asked for before everything else.
"""


def with_hints(page: str, needed: dict[str, list[str]]) -> str:
    """Return the page with a hint for each module with which Python starts; `needed` is that of ``joining.Modules``.

    Raises ``ValueError`` if the page has no place for them.
    """
    if PLACE not in page:
        message = f"site/index.html must have this line:\n{PLACE}"
        raise ValueError(message)
    paths = dict.fromkeys([*ROOTS, *(path for root in ROOTS for path in needed[root])])
    lines = [f'    <link rel="modulepreload" href="b/BUILD/{path}" />\n' for path in paths]
    return page.replace(PLACE, "".join(lines))
