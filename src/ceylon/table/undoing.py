"""What may be taken back: exactly what cannot be used to peek.

A seat takes back its own choices while nobody else has chosen since, and nothing hidden was
revealed. Anything else needs the others' consent.
"""

from __future__ import annotations

from ceylon.table.position import Position, still_hidden


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
