"""Play the games of a plan: those that are not in the file yet, until there are enough."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import chain
from pathlib import Path

from ceylon.arena.errors import ArenaError
from ceylon.arena.journal import Journal
from ceylon.arena.outcome import Outcome
from ceylon.arena.part import WHOLE, Part
from ceylon.arena.plan import Plan
from ceylon.arena.workers import outcomes_of
from ceylon.errors import N_
from ceylon.processes import Crew, as_crew

Enough = Callable[[Sequence[Outcome]], bool]
"""Called with the games of each deal in order: whether no more are needed."""


def run(
    plan: Plan,
    deals: int,
    *,
    workers: Crew | int | None = None,
    file: Path | None = None,
    part: Part = WHOLE,
    progress: Callable[[int], None] = lambda _: None,
) -> Generator[list[Outcome]]:
    """The outcomes of each deal, in the order of the plan; whoever wants no more closes it.

    They depend only on the plan, not on the number of workers (default: one for each core) or on
    interruptions. `progress` is called with the number of games done. Of a part of the deals only
    the games are played, and no more than a few deals are ever in memory.
    """
    if deals < 1:
        raise ArenaError(N_("play at least 1 game, not {games}"), {"games": deals})
    mine = part.of_all(deals)
    numbers = range(mine.start * plan.games_a_deal, mine.stop * plan.games_a_deal)
    with Journal(file, plan, part, deals) as journal:
        if plan.records is not None:
            _make_folder(plan.records, resumed=journal.resumed)
        new = _new(plan, journal, numbers, as_crew(workers))
        deal: list[Outcome] = []
        try:
            for done, outcome in enumerate(chain(journal.earlier(len(numbers)), new), start=1):
                deal.append(outcome)
                progress(done)
                if len(deal) == plan.games_a_deal:
                    yield deal
                    deal = []
        finally:
            new.close()


def outcomes(
    plan: Plan,
    deals: int,
    *,
    workers: Crew | int | None = None,
    file: Path | None = None,
    enough: Enough = lambda _: False,
) -> list[Outcome]:
    """All outcomes in one list: for few games."""
    found: list[Outcome] = []
    running = run(plan, deals, workers=workers, file=file)
    for deal in running:
        found += deal
        if enough(deal):
            running.close()
    return found


def _new(plan: Plan, journal: Journal, numbers: range, crew: Crew) -> Generator[Outcome]:
    for outcome in outcomes_of(plan, numbers[journal.games :], crew):
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
