"""What the operating system refuses to do, as sentences of our own.

Python has only the system's own message, which is mostly in English.
"""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Mapping
from typing import Final

from ceylon.errors import N_, Clause

_NO_PERMISSION: Final = N_("you do not have permission")
_FULL: Final = N_("there is no space left")
_TOO_MANY: Final = N_("too many files are open")
_IN_USE: Final = N_("another program is using it")
_SENTENCES: Final[Mapping[int, str]] = {
    errno.ENOENT: N_("there is no such file or folder"),
    errno.EACCES: _NO_PERMISSION,
    errno.EPERM: _NO_PERMISSION,
    errno.EEXIST: N_("it already exists"),
    errno.EISDIR: N_("this is a folder, not a file"),
    errno.ENOTDIR: N_("part of the path is a file, not a folder"),
    errno.ENAMETOOLONG: N_("the name is too long"),
    errno.ELOOP: N_("its symbolic links form a loop"),
    errno.EROFS: N_("this disk is read-only"),
    errno.ENOSPC: _FULL,
    errno.EIO: N_("the disk has failed"),
    errno.EMFILE: _TOO_MANY,
    errno.ENFILE: _TOO_MANY,
    errno.EBUSY: _IN_USE,
    errno.ETXTBSY: _IN_USE,
    errno.EADDRINUSE: N_("another program is using this address"),
    errno.EADDRNOTAVAIL: N_("this machine does not have this address"),
    errno.EAFNOSUPPORT: N_("this machine does not support this kind of address"),
}
_NO_HOST: Final = N_("no machine with this name was found")


def problem_of(error: OSError) -> Clause:
    """Why the system refused, without the name of the file."""
    if isinstance(error, socket.gaierror):
        return Clause(_NO_HOST)
    if error.errno is not None and error.errno in _SENTENCES:
        return Clause(_SENTENCES[error.errno])
    # Python adds addresses and names to what the system says.
    said = os.strerror(error.errno) if error.errno else str(error)
    return Clause(N_("the system reports “{problem}”"), {"problem": said})
