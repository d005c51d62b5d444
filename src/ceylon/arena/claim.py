"""A file that one process alone may write; the system gives it free when that process ends."""

from __future__ import annotations

import sys
from typing import BinaryIO, Final

BEYOND: Final = 2**31 - 2
"""Windows locks bytes, and nobody else can read them: so one that no file of results reaches."""


def claim(file: BinaryIO) -> bool:
    """Whether the open file is ours from now on, until it is closed."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):  # the latter on Windows
        return False
    return True


def _lock(file: BinaryIO) -> None:
    # Imported here: each of the two modules is there on its own systems only.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
