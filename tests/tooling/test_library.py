"""What the page starts Python from, and what its first lines ask for."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path

import pytest

from tools import joining, preloads, wheel
from tools.library import collect as library
from tools.places import PAGE_WHEELS, ROOT

ENGINE = ROOT / "filler_core"


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """Make everything once; what was made by the build is taken from there."""
    if not PAGE_WHEELS.is_dir():
        pytest.skip("the page's packages are not here: python3 dev.py build fetches them")
    return library.collect(*wheel.build())


def test_the_library_holds_the_whole_engine_and_nothing_but_compiled_modules(made: dict[str, bytes]) -> None:
    """A source would be compiled at every start; a module that is missing would be missed in the middle of a game."""
    with zipfile.ZipFile(io.BytesIO(made["filler/library.pyz"])) as archive:
        names = set(archive.namelist())
        assert all(name.endswith(".pyc") for name in names)
        # What the host compresses as a whole is not compressed before.
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
    engine = {path.relative_to(ROOT).as_posix() + "c" for path in ENGINE.rglob("*.py")}
    assert engine <= names
    assert {"encodings/latin_1.pyc", "traceback.pyc", "pyodide/__init__.pyc", "_pylong.pyc"} <= names
    assert not {"unittest/__init__.pyc", "turtle.pyc", "test/__init__.pyc"} & names


def test_the_lock_describes_the_wheels_that_lie_beside_it(made: dict[str, bytes]) -> None:
    """Pyodide compares the hashes: a lock of other wheels would not lead anywhere. No other host is named."""
    lock = json.loads(made["filler/lock.json"])
    assert set(lock["packages"]) == {"filler-core", "micropip"}
    for package in lock["packages"].values():
        assert Path(package["file_name"]).name == package["file_name"]
        assert package["sha256"] == hashlib.sha256(made[f"filler/{package['file_name']}"]).hexdigest()
        assert not package["depends"]
    assert lock["packages"]["filler-core"]["imports"] == ["filler_core"]


def test_the_first_hints_are_all_that_python_needs_to_begin() -> None:
    """Each joined file with which the engine starts is named once, Pyodide's own among them, and the page's is not."""
    needed = joining.modules().needed
    page = preloads.with_hints(preloads.PLACE, needed)
    hinted = [line.split('href="b/BUILD/')[1].split('"')[0] for line in page.splitlines()]
    assert hinted[:2] == ["engine/early.js", "engine/worker.js"]
    assert len(set(hinted)) == len(hinted)
    assert set(hinted) == {*hinted[:2], *needed["engine/early.js"], *needed["engine/worker.js"]}
    assert "vendor/pyodide/pyodide.mjs" in hinted
    assert "app.js" not in hinted


def test_a_page_without_a_place_for_hints_stops_the_build() -> None:
    """Otherwise they would be lost without a word."""
    with pytest.raises(ValueError, match=r"site/index\.html must have this line"):
        preloads.with_hints("<head></head>", {})
