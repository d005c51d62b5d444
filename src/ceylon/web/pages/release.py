"""Which release of scripts and style sheets the pages use.

It is a part of their path, which is also that of what they load: so browsers may keep them for
ever, and never mix those of two releases. An open page tells the server its release, and is
reloaded when there is another.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent.parent / "static"
PATTERN: Final = r"v[0-9a-f]{8}"
_LENGTH: Final = 8


@cache
def release() -> str:
    """A digest of all static files, as they were when the server asked first."""
    found = hashlib.sha256()
    for file in sorted(each for each in STATIC.rglob("*") if each.is_file()):
        content = file.read_bytes()
        name = file.relative_to(STATIC).as_posix()
        found.update(f"{name} {len(content)} ".encode() + content)
    return f"v{found.hexdigest()[:_LENGTH]}"
