"""The results files of all parts of a run, one after the other: the same as one of the whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ceylon.arena.errors import ArenaError
from ceylon.arena.journal import Journal, check, read, read_head
from ceylon.arena.outcome import Outcome
from ceylon.arena.part import Part
from ceylon.arena.plan import Plan
from ceylon.errors import N_


def joined(
    files: Sequence[Path], plan: Plan, deals: int, log: Path | None
) -> Iterator[list[Outcome]]:
    """The games deal by deal; if there is a log, it becomes that of the whole run."""
    for number, file in enumerate(files, start=1):
        # Checked before a single game is used.
        check(read_head(file), plan, Part(number, len(files)), deals, file)
    with Journal(log, plan) as journal:
        if journal.resumed:
            text = N_("{file} exists already: choose another file")
            raise ArenaError(text, {"file": log})
        for number, file in enumerate(files, start=1):
            expected = len(Part(number, len(files)).of_all(deals)) * plan.games_a_deal
            for deal in _deals(file, plan.games_a_deal, expected):
                for outcome in deal:
                    journal.add(outcome)
                yield deal


def _deals(file: Path, size: int, expected: int) -> Iterator[list[Outcome]]:
    deal: list[Outcome] = []
    found = 0
    for outcome in read(file):
        found += 1
        deal.append(outcome)
        if len(deal) == size:
            yield deal
            deal = []
    if found != expected:
        text = N_("{file} has {found:games} of {expected}: finish that part first")
        raise ArenaError(text, {"file": file, "found": found, "expected": expected})
