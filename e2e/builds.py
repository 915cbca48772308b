"""Another build of the site, made from the built one by the build's own tools: one file has changed."""

import hashlib
import shutil
from pathlib import Path

from tools import service_worker
from tools.build import LEADING_ON

WORDS = "i18n/en.ftl"
"""The file that changes."""

WORD = "lobby-footer-licences = "


def id_of(dist: Path) -> str:
    """Give the id of a built site."""
    [folder] = (dist / "b").iterdir()
    return folder.name


def another_build(dist: Path, target: Path, word: str, worker: bytes) -> str:
    """Make `target` a build in whose lobby one link is called otherwise; return its id.

    `worker` is the bundled service worker. Nothing of the first build is left in it, as on a host that keeps one only.
    """
    shutil.copytree(dist, target, ignore=shutil.ignore_patterns("*.br", "*.gz", "sw.js"))
    before = id_of(target)
    words = target / "b" / before / WORDS
    lines = words.read_text("utf-8").splitlines(keepends=True)
    changed = [f"{WORD}{word}\n" if line.startswith(WORD) else line for line in lines]
    assert changed != lines
    words.write_text("".join(changed), "utf-8")
    build = hashlib.sha256(word.encode()).hexdigest()[:12]
    (target / "b" / before).rename(target / "b" / build)
    leading = [target / name for name in LEADING_ON]
    for file in (*leading, target / "b" / build / "vendor" / "build.json"):
        file.write_text(file.read_text("utf-8").replace(before, build), "utf-8")
    service_worker.write(target, worker)
    return build
