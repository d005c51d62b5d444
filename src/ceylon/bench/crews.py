"""Games of the arena a second: one worker, two processes, two workers of Ray, in turns.

By the clock this depends on what else the machine does. So there is a second figure for each: the
games that its processor time would allow if each worker had a core to itself. It counts all
processes that work for this one, where Linux tells; elsewhere it is left out.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections import deque
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ceylon.arena.plan import Plan
from ceylon.arena.results import Standings
from ceylon.arena.run import run
from ceylon.bench.measure import GAMES, Rates
from ceylon.cluster import ClusterError, Ray
from ceylon.processes import Crew, Processes

PLAN: Final = Plan((("chance", "chance"),), seed=1)
"""Bots that cost next to nothing: what is measured is the arena."""
TWO: Final = 2
AT_MOST: Final = "_at_most"
"""The end of the name of a figure by processor time."""

_PROCESSES: Final = Path("/proc")
_PARENT: Final = 1
_TIMES: Final = slice(11, 13)
"""The places in /proc/PID/stat after the name."""


@dataclass(frozen=True)
class Contender:
    """A crew that plays games."""

    name: str
    workers: int
    crew: Crew
    stays: bool = False
    """Whether its processes live on between the rounds."""


def contenders() -> list[Contender]:
    """Those that are installed."""
    found = [
        Contender("arena_one_worker", 1, Processes(1)),
        Contender("arena_two_workers", TWO, Processes(TWO)),
    ]
    if importlib.util.find_spec("ray") is not None:
        found.append(Contender("arena_two_ray_workers", TWO, Ray(workers=TWO), stays=True))
    return found


def interleave(rounds: int, games: int) -> Rates:
    """All of them in each round, every other round in reverse."""
    crews = [each for each in contenders() if _is_ready(each, games // 10)] if rounds else []
    rates: Rates = {}
    for turn in range(rounds):
        for contender in crews if turn % 2 == 0 else crews[::-1]:
            for name, rate in _rates(contender, games).items():
                rates.setdefault(name, []).append(rate)
    return rates


def _is_ready(contender: Contender, games: int) -> bool:
    """Whether it plays at all: a cluster is not ready at once, and may not start where a machine is
    too busy. All other figures would be lost with it."""
    try:
        _rates(contender, games)
    except ClusterError:
        return False
    return True


def units(rates: Rates) -> dict[str, str]:
    return dict.fromkeys(rates, GAMES)


def _rates(contender: Contender, games: int) -> dict[str, float]:
    """From the first game to the last: neither the start of the workers nor their end."""
    deals = max(2, games // PLAN.games_a_deal)
    others = set() if contender.stays else processor_times().keys() - {os.getpid()}
    running, standings = run(PLAN, deals, workers=contender.crew), Standings(PLAN)
    standings.add(next(running))
    start, before = time.perf_counter(), processor_times()
    for _ in range(deals - 1):
        standings.add(next(running))
    passed, worked = time.perf_counter() - start, seconds_since(before, others)
    deque(running, maxlen=0)  # the workers end
    played = (deals - 1) * PLAN.games_a_deal
    rates = {contender.name: played / passed}
    if worked:
        rates[contender.name + AT_MOST] = contender.workers * played / worked
    return rates


def processor_times() -> dict[int, int]:
    """The ticks that this process and each that works for it have used, by their numbers; nothing
    where the system does not tell."""
    if sys.platform != "linux":
        return {}
    found: dict[int, tuple[int, int]] = {}
    for stat in _stats():
        number, fields = int(stat.split(maxsplit=1)[0]), stat.rpartition(")")[2].split()
        found[number] = int(fields[_PARENT]), sum(map(int, fields[_TIMES]))
    ours = {os.getpid()}
    while grown := {each for each, (parent, _) in found.items() if parent in ours} - ours:
        ours |= grown
    return {each: found[each][1] for each in ours}


def seconds_since(before: Mapping[int, int], others: Collection[int] = ()) -> float:
    """What those that live have used since, without the others: processes of another crew. Its
    workers may even end meanwhile."""
    now = processor_times()
    ticks = sum(now[number] - before.get(number, 0) for number in now.keys() - set(others))
    return max(1, ticks) / os.sysconf("SC_CLK_TCK") if now else 0.0


def _stats() -> Iterator[str]:
    for process in _PROCESSES.iterdir():
        if process.name.isdecimal():
            with suppress(OSError):
                yield (process / "stat").read_text(encoding="utf-8")
