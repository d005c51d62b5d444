"""Children: each has an answer, or its end is reported."""

import os
import signal
import time

import pytest
from tools.mutants import children
from tools.mutants.children import Ended


def test_each_task_has_its_answer() -> None:
    answers = dict(children.each(range(5), lambda number: number * number, jobs=2))
    assert answers == {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}


def test_nothing_that_a_child_does_comes_back() -> None:
    kept: list[int] = []
    assert [*children.each([1], kept.append, jobs=1)] == [(1, None)]
    assert kept == []


def test_a_child_that_goes_on_for_too_long_is_stopped() -> None:
    def work(kind: str) -> None:
        children.limit(*((0.05, 60) if kind == "computes" else (60, 0.05)))
        while True:
            if kind == "waits":
                time.sleep(60)

    ended = dict(children.each(["computes", "waits"], work, jobs=2))
    assert ended == {"computes": Ended.TOO_SLOW, "waits": Ended.TOO_SLOW}


def test_a_child_that_dies_is_told() -> None:
    def work(_task: int) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    assert [*children.each([7], work, jobs=1)] == [(7, Ended.DIED)]


def test_an_error_in_the_work_is_raised_with_its_task() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)7\n.*ZeroDivisionError"):
        list(children.each([7], lambda number: number // 0, jobs=1))
