"""Lets one process at a time do something, across processes."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process holds ``file``, and hold it meanwhile. It is let go of even when the process dies."""
    with file.open("a+b") as handle:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - Windows alone has it

            handle.seek(0)
            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
            try:
                yield
            finally:
                handle.seek(0)
                msvcrt.locking(handle.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - Windows alone lacks it

            fcntl.flock(handle, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.flock(handle, fcntl.LOCK_UN)
    # The file stays: removing it would let two processes hold two files of one name.
