"""Who plays the games of the arena, and what it costs."""

import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from typing import Any

import pytest

from ceylon.bench import crews
from ceylon.cluster import ClusterError
from ceylon.processes import Processes


def test_one_and_two_workers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [each for each in crews.contenders() if "ray" not in each.name]
    assert [each.workers for each in found] == [1, 2]
    monkeypatch.setattr(crews, "contenders", lambda: found)
    rates = crews.interleave(rounds=2, games=20)
    assert {"arena_one_worker", "arena_two_workers"} <= rates.keys()
    assert all(len(rounds) == 2 and min(rounds) > 0 for rounds in rates.values())
    assert set(crews.units(rates).values()) == {"games/s"}


def test_a_cluster_that_does_not_start_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Absent:
        def __call__(
            self, work: Callable[[Any], Any], tasks: Iterable[Any]
        ) -> Generator[Any, None, None]:
            yield from map(work, refused(tasks))

    def refused(_: Iterable[Any]) -> Iterable[Any]:
        raise ClusterError("no Ray cluster answers")

    found = [crews.Contender("one", 1, Processes(1)), crews.Contender("none", 2, Absent())]
    monkeypatch.setattr(crews, "contenders", lambda: found)
    rates = crews.interleave(rounds=1, games=4)
    assert "one" in rates
    assert "none" not in rates


def test_without_rounds_nobody_plays() -> None:
    assert crews.interleave(rounds=0, games=20) == {}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell")
def test_the_time_of_children_counts() -> None:
    before, own = crews.processor_times(), time.process_time()
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as child:
        worked = 0.0
        while worked < 0.05:  # more than the ticks of the system can blur
            time.sleep(0.01)
            worked = crews.seconds_since(before) - (time.process_time() - own)
        without = crews.seconds_since(before, {child.pid})
        assert without < crews.seconds_since(before)
        child.kill()
