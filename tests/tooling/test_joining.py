"""What is served of the page's own files: a few, in which nothing of the many is lost."""

from __future__ import annotations

import json

import pytest

from tools import joining
from tools.places import SITE

LINK = '    <link rel="stylesheet" href="b/BUILD/{}" />\n'


@pytest.fixture(scope="module")
def modules() -> joining.Modules:
    """Give the joined modules of the site."""
    return joining.modules()


def test_every_module_of_the_page_is_in_a_joined_one(modules: joining.Modules) -> None:
    """A module that no entry leads to would be dead, and would not be served."""
    joined = set()
    for path, content in modules.files.items():
        if path.endswith(".map"):
            joined |= {source.removeprefix("site/") for source in json.loads(content)["sources"]}
    apart = ("vendor/", "pwa/worker/", *joining.ALONE)
    for file in SITE.rglob("*.js"):
        path = file.relative_to(SITE).as_posix()
        # One that holds types only ends with this, and nothing is left of it.
        only_types = file.read_text("utf-8").rstrip().endswith("export {};")
        assert path in joined or path.startswith(apart) or only_types, path


def test_entries_keep_their_paths_and_all_else_has_a_folder(modules: joining.Modules) -> None:
    """So a worker is found where the modules say, and no file of `site/` is hidden by a joined one."""
    scripts = {path for path in modules.files if path.endswith(".js")}
    assert set(joining.ENTRIES) <= scripts
    assert all(path.startswith("joined/") for path in scripts - set(joining.ENTRIES))
    assert all(f"{path}.map" in modules.files for path in scripts)


def test_what_is_needed_comes_nearest_first(modules: joining.Modules) -> None:
    """Every file that an entry surely imports is told, and none that it imports only when it is wanted."""
    assert set(modules.needed) == set(joining.ENTRIES)
    worker = modules.needed["engine/worker.js"]
    # Evaluated in this order: Pyodide would have the browser report a breach of the policy.
    assert worker.index("engine/module_worker.js") < worker.index("vendor/pyodide/pyodide.mjs")
    assert not any("qr" in path or "trystero" in path for path in modules.needed["app.js"])


def test_style_sheets_are_joined_in_the_order_of_the_page() -> None:
    """Later rules win: their order is that of the links, of which one is left."""
    page = f"<head>\n{LINK.format('css/b.css')}{LINK.format('css/a.css')}</head>"
    joined, sheet = joining.styles(page, {"css/a.css": b"a{}", "css/b.css": b"b{}"})
    assert joined == f"<head>\n{LINK.format(joining.STYLES)}</head>"
    assert sheet == b"b{}\na{}"


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("<head></head>", "in one block"),
        (f"{LINK.format('css/a.css')}<script></script>\n{LINK.format('css/a.css')}", "in one block"),
        (LINK.format("css/none.css"), "not there: css/none.css"),
    ],
)
def test_style_sheets_that_would_be_lost_stop_the_build(page: str, said: str) -> None:
    """None, scattered ones, or one that is missing."""
    with pytest.raises(ValueError, match=said):
        joining.styles(page, {"css/a.css": b"a{}"})


def test_a_language_is_one_file_with_all_its_messages() -> None:
    """The files of each language in the order of their names, and the rules book apart."""
    site = {
        "i18n/en/table.ftl": b"b = 2\n\n",
        "i18n/en/lobby.ftl": b"a = 1",
        "i18n/de/lobby.ftl": b"a = eins\n",
        "i18n/en/rules/quick.txt": b"text",
        "app.js": b"",
    }
    assert joining.words(site) == {"i18n/en.ftl": b"a = 1\n\nb = 2\n\n", "i18n/de.ftl": b"a = eins\n\n"}
