"""Only one process writes to a file; Windows has a different kind of lock."""

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ceylon.arena.claim import BEYOND, claim


def test_a_file_is_claimed_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with path.open("a+b") as mine, path.open("a+b") as yours:
        assert claim(mine)
        assert not claim(yours)
        mine.write(b"a game\n")
    with path.open("a+b") as next_one:
        assert claim(next_one)
        next_one.seek(0)
        assert next_one.read() == b"a game\n"


@pytest.mark.skipif(sys.platform == "win32", reason="here is the true one")
def test_windows_locks_a_byte_that_nobody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fake of its library, by its documentation: a lock held by another process is EACCES."""
    locked: list[int] = []

    def locking(descriptor: int, mode: int, bytes_: int) -> None:
        assert (mode, bytes_) == (2, 1)
        place = position(descriptor)
        if place in locked:
            raise PermissionError(13, "Permission denied")
        locked.append(place)

    windows = ModuleType("msvcrt")
    vars(windows).update(LK_NBLCK=2, locking=locking)
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    path = tmp_path / "games.jsonl"
    with path.open("a+b") as mine, path.open("a+b") as yours:
        assert claim(mine)
        assert not claim(yours)
        mine.write(b"a game\n")
    assert locked == [BEYOND]
    assert path.read_bytes() == b"a game\n"


def position(descriptor: int) -> int:
    return os.lseek(descriptor, 0, os.SEEK_CUR)
