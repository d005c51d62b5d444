"""Who sits where: the kinds of a seat, and what others see of them."""

import pytest
from tests.people import ANA

from ceylon import bots
from ceylon.seats import BOT, HERE, HUMAN, OPEN, Seating, numbered


@pytest.mark.parametrize(
    ("kind", "bot", "person", "seen"),
    [
        (HUMAN, None, True, HUMAN),
        (HERE, None, True, HUMAN),
        (OPEN, None, False, OPEN),
        *((name, name, False, BOT) for name in bots.NAMES),
    ],
)
def test_what_is_told_of_a_seat(kind: str, bot: str | None, person: bool, seen: str) -> None:
    seating = Seating(ANA, kind)
    assert (seating.bot, seating.is_person, seating.seen) == (bot, person, seen)


@pytest.mark.parametrize(
    ("names", "apart"),
    [
        ([], []),
        (["Ana", "Bo"], ["Ana", "Bo"]),
        (["Planter", "Ana", "Planter", "Planter"], ["Planter", "Ana", "Planter 2", "Planter 3"]),
        (["Ana 2", "Ana", "Ana"], ["Ana 2", "Ana", "Ana 3"]),
    ],
)
def test_equal_names_are_numbered(names: list[str], apart: list[str]) -> None:
    assert numbered(names) == apart
