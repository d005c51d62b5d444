"""The arena: bots play many games against each other, on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from ceylon.bots.interval import wilson
from ceylon.bots.match import Outcome, Series, play_match
from ceylon.errors import CeylonError
from ceylon.rules.reasons import N_

_CHUNK = 4
"""Games sent to a process at once: few, so that progress is seen and an interruption is quick."""


class ArenaError(CeylonError):
    """A series of games that cannot be played."""


@dataclass(frozen=True)
class Result:
    """How the bots of one name fared."""

    bot: str
    seats: int
    """How many seats they had in each game."""
    win_share: float
    """The share of games that one of them won; in a solo game, in which it beat CR Co."""
    low: float
    high: float
    """The 95 % interval of that share."""
    mean_score: float
    """Over all games and seats."""


def run(
    series: Series,
    games: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Result]:
    """Play the games and count.

    The results depend on the series alone, not on the number of workers (default: one for each
    core). `progress` is told how many games are done.
    """
    if games < 1:
        raise ArenaError(N_("at least 1 game is played, not {games}"), {"games": games})
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    for outcome in _played(series, games, workers or cores()):
        outcomes.append(outcome)
        progress(len(outcomes))
    return [_result(name, outcomes) for name in dict.fromkeys(series.bots)]


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _played(series: Series, games: int, workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games, whoever played them."""
    play = partial(play_match, series)
    if workers == 1 or games == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(
        min(workers, games), get_context("spawn"), initializer=_leave_interruption_to_parent
    ) as pool:
        yield from _until_closed(pool, pool.map(play, range(games), chunksize=_CHUNK))


def _until_closed(pool: ProcessPoolExecutor, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """After an error or an interruption the games that are not begun stay unplayed."""
    try:
        yield from outcomes
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interruption_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result(name: str, outcomes: Sequence[Outcome]) -> Result:
    won = sum(_winner(outcome) == name for outcome in outcomes)
    scores = [
        total
        for outcome in outcomes
        for holder, total in zip(outcome.seating, outcome.totals, strict=True)
        if holder == name
    ]
    low, high = wilson(won, len(outcomes))
    return Result(
        bot=name,
        seats=len(scores) // len(outcomes),
        win_share=won / len(outcomes),
        low=low,
        high=high,
        mean_score=sum(scores) / len(scores),
    )


def _winner(outcome: Outcome) -> str | None:
    """The name of the bot that won; None when CR Co. did."""
    if outcome.winner == len(outcome.seating):
        return None
    return outcome.seating[outcome.winner]
