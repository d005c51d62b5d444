"""Play the games of a plan: those that are not in the file yet, until there are enough."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import chain
from pathlib import Path

from ceylon.arena.errors import ArenaError
from ceylon.arena.journal import Journal
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.workers import outcomes_of
from ceylon.errors import N_
from ceylon.processes import cores

Enough = Callable[[Sequence[Outcome]], bool]
"""Called with the games of each deal in order: whether no more are needed."""


def run(
    plan: Plan,
    deals: int,
    *,
    workers: int | None = None,
    file: Path | None = None,
    enough: Enough = lambda _: False,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Outcome]:
    """The outcomes in the order of the plan.

    They depend only on the plan, not on the number of workers (default: one for each core) or on
    interruptions. `progress` is called with the number of games done.
    """
    if deals < 1:
        raise ArenaError(N_("play at least 1 game, not {games}"), {"games": deals})
    with Journal(file, plan) as journal:
        if plan.records is not None:
            _make_folder(plan.records, resumed=journal.resumed)
        total = deals * plan.games_a_deal
        new = _new(plan, journal, total, workers or cores())
        outcomes: list[Outcome] = []
        for outcome in chain(journal.outcomes[:total], new):
            outcomes.append(outcome)
            progress(len(outcomes))
            whole = len(outcomes) % plan.games_a_deal == 0
            if whole and enough(outcomes[-plan.games_a_deal :]):
                break
        new.close()
        return outcomes


def _new(plan: Plan, journal: Journal, total: int, workers: int) -> Generator[Outcome]:
    for outcome in outcomes_of(plan, range(len(journal.outcomes), total), workers):
        journal.add(outcome)
        yield outcome


def _make_folder(folder: Path, *, resumed: bool) -> None:
    """Records of two plans must not get mixed up, and none may be overwritten."""
    if folder.is_file():
        raise ArenaError(N_("{folder} is a file, not a folder"), {"folder": folder})
    folder.mkdir(parents=True, exist_ok=True)
    if resumed:
        _clear_drafts(folder)
    elif any(folder.glob("*.ceylon")):
        text = N_("{folder} already contains records: choose another folder")
        raise ArenaError(text, {"folder": folder})


def _clear_drafts(folder: Path) -> None:
    """A run that was killed while saving a record has left a draft."""
    for draft in folder.glob(".*.ceylon~"):
        draft.unlink(missing_ok=True)
