"""Since your last turn: what the others have done, numbered as it happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.rules import facts
from ceylon.sight.log import Entry


@dataclass(frozen=True)
class Deed:
    """An action of somebody else, with the number that it has everywhere on the page."""

    number: int
    entry: Entry

    @property
    def seat(self) -> Seat:
        return self.entry.seat

    @property
    def before(self) -> int:
        """How many choices had been made before it."""
        return self.entry.lines[0].number - 1


def since_last_turn(entries: Sequence[Entry], seat: Seat, players: int) -> tuple[Deed, ...]:
    """What the others did between the last two actions of a seat, or since its last one.

    It begins with a turn: what the others did in the same turn before the seat did is part of it,
    or the turn of the player on the right would never be seen whole. While a seat is choosing it
    still sees what led there. A spectator, who has no turn, sees the last round.
    """
    found = _last_round(entries, players) if seat < 0 else _between(entries, seat)
    return tuple(Deed(number, entry) for number, entry in enumerate(found, start=1))


def _between(entries: Sequence[Entry], seat: Seat) -> list[Entry]:
    found: list[Entry] = []
    acted = False
    for entry in reversed(entries):
        if acted and isinstance(entry.main, facts.TurnBegun):
            break
        if not _counts(entry):
            continue
        if entry.seat != seat:
            found.append(entry)
        elif found:
            acted = True
    return found[::-1]


def _last_round(entries: Sequence[Entry], players: int) -> list[Entry]:
    found: list[Entry] = []
    turns = 0
    for entry in reversed(entries):
        turns += isinstance(entry.main, facts.TurnBegun)
        if turns == players:
            break
        if _counts(entry):
            found.append(entry)
    return found[::-1]


def _counts(entry: Entry) -> bool:
    """Placing the first plantations is not a turn."""
    return entry.action and not isinstance(entry.main, facts.FirstPlanted)
