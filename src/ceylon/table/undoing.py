"""What may be taken back: exactly what cannot be used to peek.

A seat takes back its own choices while nobody else has chosen since, and nothing hidden was
revealed. Anything else needs the others' consent.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ceylon.store import Asked
from ceylon.store.rows import ACCEPT
from ceylon.table.position import Position, still_hidden


@dataclass(frozen=True)
class Ask:
    """A seat asks the others to take back its last choice, and all that followed."""

    seat: int
    back_to: int
    waiting: frozenset[int]
    """Who has not answered yet."""

    def accepted_by(self, seat: int) -> Ask:
        return replace(self, waiting=self.waiting - {seat})


def open_ask(asked: Iterable[Asked], version: int, people: frozenset[int]) -> Ask | None:
    """What waits for an answer at a version; nothing, if nobody is left who could give one."""
    ask: Ask | None = None
    for line in asked:
        if line.version != version:
            continue
        if line.back_to is not None:
            ask = Ask(line.seat, line.back_to, people - {line.seat})
        elif ask is not None:
            ask = ask.accepted_by(line.seat) if line.text == ACCEPT else None
    return ask if ask and ask.waiting else None


def freely(position: Position, seat: int) -> int | None:
    """To how many choices the seat may go back by taking back one; None if it may not."""
    if position.game.over or not position.made:
        return None
    last = position.made[-1]
    if last.seat != seat or last.hidden != still_hidden(position.game):
        return None
    return len(position.made) - 1


def whole_turn(position: Position, seat: int) -> int | None:
    """The same for all that the seat chose in a row in this turn."""
    if freely(position, seat) is None:
        return None
    turn, hidden = position.made[-1].turn, still_hidden(position.game)
    first = len(position.made)
    for made in reversed(position.made):
        if (made.seat, made.turn, made.hidden) != (seat, turn, hidden):
            break
        first -= 1
    return first


def last_of(position: Position, seat: int) -> int | None:
    """To how many choices one would go back to take back the seat's last one."""
    if position.game.over:
        return None
    numbers = range(len(position.made) - 1, -1, -1)
    return next((number for number in numbers if position.made[number].seat == seat), None)


def reveals_nothing(position: Position, back_to: int) -> bool:
    """Whether nothing hidden was revealed since."""
    return position.made[back_to].hidden == still_hidden(position.game)
