"""Makes the .br and .gz files beside the files of the site, for hosts that serve them. Results are kept by content."""

from __future__ import annotations

import gzip
import hashlib
from typing import TYPE_CHECKING

import brotli

from tools.places import CACHE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# What is compressed already gains next to nothing.
_DONE_ALREADY = {".zip", ".whl", ".png", ".jpg", ".webp", ".woff2", ".br", ".gz"}
_SMALLEST = 1024


def compress(folder: Path, *, small: bool) -> None:
    """Compress every file below ``folder`` for which it pays; ``small`` takes much longer for a tenth less."""
    quality, level = (11, 9) if small else (9, 6)
    ways: tuple[tuple[str, str, Callable[[bytes], bytes]], ...] = (
        (".br", f"br{quality}", lambda content: brotli.compress(content, quality=quality)),
        (".gz", f"gz{level}", lambda content: gzip.compress(content, compresslevel=level, mtime=0)),
    )
    kept = CACHE / "compressed"
    kept.mkdir(parents=True, exist_ok=True)
    used = set()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        if file.suffix in _DONE_ALREADY or file.stat().st_size < _SMALLEST or file.name == "_headers":
            continue
        content = file.read_bytes()
        digest = hashlib.sha256(content).hexdigest()
        for suffix, way, work in ways:
            store = kept / f"{digest}.{way}"
            used.add(store.name)
            if not store.exists():
                half_done = store.with_suffix(".part")
                half_done.write_bytes(work(content))
                half_done.replace(store)
            compressed = store.read_bytes()
            if len(compressed) < len(content):
                file.with_name(file.name + suffix).write_bytes(compressed)
    for store in kept.iterdir():
        if store.name not in used and store.suffix in {f".{way}" for _, way, _ in ways}:
            store.unlink()
