"""Collects what the page starts Python from, made by Pyodide in Node; what was made once is kept by its sources."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.places import CACHE, MODULES, PAGE_WHEELS, ROOT, SITE

HERE = Path(__file__).parent
PYODIDE = MODULES / "pyodide"
MADE = ("library.pyz", "memory.bin", "lock.json")


def collect(engine: str, wheel: bytes) -> dict[str, bytes]:
    """Return the library, the lock, the engine's wheel (called `engine`) and micropip's, by path below ``site/vendor``.

    Raises ``ValueError`` when something is missing, or when the engine does not run with the library.
    """
    installer = micropip()
    folder = CACHE / "library" / _sources(engine, wheel, installer)
    if not folder.is_dir():
        _make(folder, engine, wheel, installer)
    files = {f"filler/{name}": (folder / name).read_bytes() for name in MADE}
    return {**files, f"filler/{engine}": wheel, f"filler/{installer.name}": installer.read_bytes()}


def micropip() -> Path:
    """Return the wheel of the micropip that is shipped; its version is the second part of its name.

    Raises ``ValueError`` when it is not there.
    """
    found = sorted(PAGE_WHEELS.glob("micropip-*.whl"))
    if len(found) != 1:
        message = "the page's packages are not here: run python3 dev.py build"
        raise ValueError(message)
    return found[0]


def _sources(engine: str, wheel: bytes, installer: Path) -> str:
    """Return a digest of all that the library is made from."""
    digest = hashlib.sha256(engine.encode("utf-8") + wheel)
    scripts = [HERE / name for name in ("exercise.py", "inside.py", "make.mjs", "memory.mjs", "trial.py")]
    scripts += [SITE / "engine" / name for name in ("shipped.js", "snapshot.js")]
    pyodide = [PYODIDE / name for name in ("package.json", "pyodide.asm.wasm", "python_stdlib.zip")]
    for file in (*scripts, *pyodide, installer):
        content = file.read_bytes()
        digest.update(f"{file.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _make(folder: Path, engine: str, wheel: bytes, installer: Path) -> None:
    """Make the files of ``folder`` and remove those of other sources."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="library-", dir=CACHE) as temporary:
        fresh = Path(temporary) / "fresh"
        fresh.mkdir()
        source = Path(temporary) / engine
        source.write_bytes(wheel)
        paths = {
            "pyodide": PYODIDE,
            "inside": HERE / "inside.py",
            "trial": HERE / "trial.py",
            "wheel": source,
            "micropip": installer,
            "output": fresh,
        }
        _run("make.mjs", given=json.dumps({name: str(path) for name, path in paths.items()}))
        _run("memory.mjs", str(PYODIDE), str(fresh / "library.pyz"), str(fresh / "memory.bin"))
        for former in folder.parent.iterdir():
            shutil.rmtree(former, ignore_errors=True)
        fresh.rename(folder)


def _run(script: str, *arguments: str, given: str = "") -> None:
    """Run one of the scripts beside this file; raises ``ValueError`` when it fails."""
    command = ["node", str(HERE / script), *arguments]
    done = subprocess.run(
        command,
        cwd=ROOT,
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        message = f"what Python starts from in the page could not be made:\n{done.stdout}"
        raise ValueError(message)
