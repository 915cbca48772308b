"""Builds the site: fills ``site/vendor``, then makes ``dist/``, ready for any static host.

``dist/`` has index.html, the service worker and a few files that must lie at the top, and everything else below
``b/<build id>/``. The build id is a digest of all contents: equal sources give the same one, and what lies below it
never changes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path

from tools import catalogue, joining, licences, manifest, policy, preloads, service_worker, vendor, wheel
from tools.compress import compress
from tools.console import step
from tools.library import collect as library
from tools.lock import locked
from tools.places import CACHE, DIST, ROOT, SITE, VENDOR

PLACEHOLDER = "b/BUILD/"
"""What stands in index.html for the folder of the build."""

AT_THE_TOP = ("index.html", "config.json", "manifest.webmanifest")
"""Files of ``site/`` that go to the top of ``dist/``."""

LEADING_ON = ("index.html", "manifest.webmanifest")
"""Those of them that refer to files of the build."""

MEMORY = "filler/memory.bin"
"""The memory of a started Python, in ``vendor/``; the page compares its digest."""

COUNTED = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "filler/library.pyz", MEMORY)
"""The files in ``vendor/`` whose sizes the page wants to know, to show how far loading has got."""


def main() -> int:
    """Build; return the exit code."""
    parser = argparse.ArgumentParser(prog="tools.build", description=__doc__)
    parser.add_argument("--small", action="store_true", help="compress as far as possible")
    options = parser.parse_args()
    CACHE.mkdir(exist_ok=True)
    try:
        with locked(CACHE / "build.lock"):
            build(small=options.small)
    except (ValueError, OSError) as trouble:
        print(f"The build failed: {trouble}", file=sys.stderr)
        return 1
    return 0


def build(*, small: bool = False) -> str:
    """Fill ``site/vendor`` and make ``dist/``; return the build id. Nothing half done is ever left in ``dist/``."""
    with step("collecting libraries, engine, catalogue and licences into site/vendor"):
        notices = licences.collect()
        engine, content = wheel.build()
        made = vendor.collect() | library.collect(engine, content) | licences.files(notices) | catalogue.collect()
        _put(VENDOR, made)
    with step("joining modules, style sheets and messages"):
        served = _served(_site_files(), made)
        worker = service_worker.bundle()
        build_id = identity(served | {"sw.js": worker})
        sizes = {path: len(made[path]) for path in COUNTED}
        known = {
            "engine": engine,
            "micropip": library.micropip().name,
            "memory": hashlib.sha256(made[MEMORY]).hexdigest(),
        }
        about = json.dumps({"build": build_id, **known, "files": sizes}, indent=1) + "\n"
        made["build.json"] = served["vendor/build.json"] = about.encode("utf-8")
        _fill(VENDOR, made)
    with step(f"making dist/ (build {build_id})"), tempfile.TemporaryDirectory(prefix=".dist-", dir=ROOT) as temporary:
        fresh = Path(temporary) / "dist"
        _write_dist(fresh, build_id, served)
        (fresh / "LICENCES.txt").write_text(licences.text(notices), "utf-8")
        service_worker.write(fresh, worker)
        compress(fresh, small=small)
        if DIST.exists():
            DIST.rename(Path(temporary) / "old")
        fresh.rename(DIST)
    return build_id


def _site_files() -> dict[str, bytes]:
    """Return the files of ``site/`` of which the page is made, by path; types are for the checkers only."""
    files = {}
    for file in sorted(SITE.rglob("*")):
        path = file.relative_to(SITE)
        hidden = any(part.startswith(".") for part in path.parts)
        apart = path.parts[0] == "vendor" or path.as_posix().startswith(service_worker.SOURCES)
        if file.is_file() and not apart and not file.name.endswith(".d.ts") and not hidden:
            files[path.as_posix()] = file.read_bytes()
    for name in AT_THE_TOP:
        if name not in files:
            message = f"site/{name} is missing"
            raise ValueError(message)
    return files


def _served(site: dict[str, bytes], made: dict[str, bytes]) -> dict[str, bytes]:
    """Return what is served, by path, from the files of ``site/`` and those made for its ``vendor``."""
    modules = joining.modules()
    page, sheet = joining.styles(site["index.html"].decode("utf-8"), site)
    page = preloads.with_hints(page, modules.needed)
    policy.check_page(page)
    if PLACEHOLDER not in page:
        message = f"site/index.html must refer to its files below {PLACEHOLDER}"
        raise ValueError(message)
    files = site | {f"vendor/{path}": content for path, content in made.items()}
    apart = {path: content for path, content in files.items() if not joining.is_joined(path)}
    for declared in [path for path in apart if path.endswith((".d.ts", ".d.mts"))]:
        del apart[declared]
    joined = modules.files | joining.words(site) | {joining.STYLES: sheet}
    return apart | joined | {"index.html": page.encode("utf-8"), manifest.NAME: manifest.with_words(site)}


def identity(served: dict[str, bytes]) -> str:
    """Return the build id: 12 hexadecimal digits that depend on every path and content."""
    digest = hashlib.sha256(policy.headers_file().encode("utf-8"))
    for path, content in sorted(served.items()):
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def _put(folder: Path, files: dict[str, bytes]) -> None:
    """Write these files below ``folder``; those that are as they should be stay untouched."""
    for path, content in files.items():
        file = folder / path
        if file.is_file() and file.read_bytes() == content:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        half_done = file.with_name(file.name + ".part")
        half_done.write_bytes(content)
        half_done.replace(file)


def _fill(folder: Path, files: dict[str, bytes]) -> None:
    """Make ``folder`` hold exactly these files."""
    _put(folder, files)
    for file in sorted(folder.rglob("*"), reverse=True):
        if file.is_dir():
            if not any(file.iterdir()):
                file.rmdir()
        elif file.relative_to(folder).as_posix() not in files:
            file.unlink()


def _write_dist(folder: Path, build_id: str, served: dict[str, bytes]) -> None:
    """Write the site as it is served, without the compressed files."""
    relays = policy.read_relays(served["config.json"])
    for path, content in served.items():
        file = folder / path if path in AT_THE_TOP else folder / "b" / build_id / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    for name in LEADING_ON:
        file = folder / name
        file.write_text(file.read_text("utf-8").replace(PLACEHOLDER, f"b/{build_id}/"), "utf-8")
    page = folder / "index.html"
    page.write_text(policy.widened(page.read_text("utf-8"), relays), "utf-8")
    (folder / "_headers").write_text(policy.headers_file(relays), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")


if __name__ == "__main__":
    sys.exit(main())
