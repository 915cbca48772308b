"""Joins what the page is written in, a file a subject, into the few files that are served.

A first visit would fetch some 250 files otherwise, which takes longer than starting Python does (docs/adr/0018).
"""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass

from tools.places import ROOT

ENTRIES = ("app.js", "engine/early.js", "engine/worker.js")
"""The modules that pages and workers are started with; these keep their paths."""

ALONE = ("start.js", "engine/module_worker.js", "vendor/pyodide/")
"""Scripts that are served as they are: one that runs when no module can, Python's, and one that runs before these."""

STYLES = "styles.css"
"""The joined style sheet."""

_SHEETS = re.compile(r'(?: *<link rel="stylesheet" href="b/BUILD/[^"]+" />\n)+')
_SHEET = re.compile(r'href="b/BUILD/([^"]+)"')


@dataclass(frozen=True)
class Modules:
    """The joined modules, with their source maps."""

    files: dict[str, bytes]
    """Contents by path."""
    needed: dict[str, list[str]]
    """By entry: the files that it surely imports, the nearest first."""


def modules() -> Modules:
    """Join the modules of ``site/``, whose ``vendor`` has to be filled.

    Raises ``ValueError`` when one of them imports what is not there.
    """
    command = ["node", "tools/joining.mjs", *ENTRIES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        message = f"the modules of the page cannot be joined:\n{done.stderr.decode('utf-8', 'replace')}"
        raise ValueError(message)
    answer = json.loads(done.stdout)
    return Modules({path: text.encode("utf-8") for path, text in answer["files"].items()}, answer["needed"])


def is_joined(path: str) -> bool:
    """Tell whether a file (a path below ``site/``) is served within a joined one."""
    if path.endswith((".js", ".mjs")):
        return not path.startswith(ALONE)
    return path.endswith(".css") or (path.startswith("i18n/") and path.endswith(".ftl"))


def words(site: dict[str, bytes]) -> dict[str, bytes]:
    """Return one file of messages a language, from the contents of ``site/`` by path."""
    joined: dict[str, bytes] = {}
    for path in sorted(site):
        folder, slash, name = path.rpartition("/")
        if slash and folder.startswith("i18n/") and name.endswith(".ftl"):
            target = f"{folder}.ftl"
            joined[target] = joined.get(target, b"") + site[path].rstrip() + b"\n\n"
    return joined


def styles(page: str, site: dict[str, bytes]) -> tuple[str, bytes]:
    """Return the page with one style sheet, and that: those which the page names, in their order.

    Raises ``ValueError`` when the page's style sheets do not stand together, or one is missing.
    """
    blocks = _SHEETS.findall(page)
    if len(blocks) != 1:
        message = "site/index.html must name its style sheets in one block"
        raise ValueError(message)
    paths = _SHEET.findall(blocks[0])
    missing = [path for path in paths if path not in site]
    if missing:
        message = f"site/index.html names style sheets that are not there: {', '.join(missing)}"
        raise ValueError(message)
    link = f'    <link rel="stylesheet" href="b/BUILD/{STYLES}" />\n'
    return page.replace(blocks[0], link), b"\n".join(site[path] for path in paths)
