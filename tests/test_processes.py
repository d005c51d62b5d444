"""Worker processes, on every system."""

import os
import sys
from collections.abc import Iterator
from operator import neg

import pytest

from ceylon import processes
from ceylon.processes import AHEAD, share_out


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


@pytest.mark.parametrize("workers", [1, 2])
def test_tasks_are_taken_when_they_are_needed(workers: int) -> None:
    """However many there are, few are under way; so memory does not grow."""
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        for number in range(200):
            taken += 1
            yield number

    for done, result in enumerate(share_out(neg, tasks(), workers)):
        assert result == -done
        assert taken <= done + workers * AHEAD
    assert taken == 200


def test_what_the_work_needs_is_sent_once() -> None:
    """Not with each task: a plan may be large, and tasks many."""
    heavy = Heavy()
    assert list(share_out(heavy, iter(range(60)), 2)) == list(range(60))
    assert Heavy.sent <= 2


class Heavy:
    """Work that counts how often it is sent."""

    sent = 0

    def __call__(self, task: int) -> int:
        return task

    def __reduce__(self) -> tuple[type["Heavy"], tuple[()]]:
        Heavy.sent += 1
        return Heavy, ()
