"""Worker processes, on every system."""

import os
import sys

import pytest

from ceylon import processes


@pytest.mark.parametrize(
    ("platform", "asked", "given"),
    [("linux", 200, 200), ("darwin", 200, 200), ("win32", 200, 61), ("win32", 2, 2)],
)
def test_windows_allows_a_pool_of_sixty_one(
    platform: str, asked: int, given: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its library refuses more; none is started before there is something to do."""
    monkeypatch.setattr(sys, "platform", platform)
    with processes.pool(asked) as pool:
        assert vars(pool)["_max_workers"] == given


def test_there_is_a_core_where_the_system_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes.cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert processes.cores() == os.cpu_count()
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processes.cores() == 1
