"""A lock on a file, so that only one process writes to it; the system frees it when that process
ends."""

from __future__ import annotations

import sys
from typing import BinaryIO, Final

BEYOND: Final = 2**31 - 2
"""Windows locks are mandatory: nobody else can read the locked byte, so it is beyond any results
file."""


def claim(file: BinaryIO) -> bool:
    """Whether the lock was acquired; it is held until the file is closed."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):  # the latter on Windows
        return False
    return True


def _lock(file: BinaryIO) -> None:
    # Imported here: each of the two modules exists only on its own platforms.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
