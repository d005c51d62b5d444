"""An observation as text and back: for language models, and for people who want to know what the
bytes say.

The picture that `str(view)` draws leaves out what a person at the table would remember. This text
says all that an observation says, and nothing else: a line for each field that is not all 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.env.arrays import Bytes, Slate
from ceylon.observation.layout import FIELDS, SEATS, SIZE, Field
from ceylon.rules.choices import REWARDS
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import CARD_SIDES, CONTRACTS, COUNCILLORS, DOWN, UP, WAGONS
from ceylon.rules.state import QUESTION_NAMES
from ceylon.rules.view import View

_CARDS: Final = [f"{ACTIONS[UP[card]]}/{ACTIONS[DOWN[card]]}" for card in range(CARD_SIDES)]
_SEATS: Final = [f"player {away}" for away in range(SEATS)]
_CONTRACTS: Final = [f"contract {number}" for number in range(CONTRACTS)]
_COMPANIES: Final = [f"company {number}" for number in range(1, 6)]
_ABILITIES: Final = [f"C{number}" for number in range(1, COUNCILLORS + 1)]

_MEMBERS: Final[dict[str, Sequence[str]]] = {
    "question": QUESTION_NAMES,
    **dict.fromkeys(("chooser", "active", "start", "seated"), _SEATS),
    "mains": ACTIONS,
    "card": _CARDS,
    "pending": [f"{wagon} {reward}" for wagon in range(1, WAGONS + 1) for reward in REWARDS],
    **dict.fromkeys(("next_company", "companies"), _COMPANIES),
    **dict.fromkeys(("hand", "unseen_cards"), _CARDS[::2]),
    **dict.fromkeys(("unseen_contracts", "contracts"), _CONTRACTS),
    **{f"wagon {wagon}": _CONTRACTS for wagon in range(1, WAGONS + 1)},
    **{f"wagon {wagon} chests": TEAS for wagon in range(1, WAGONS + 1)},
    **{f"wagon {wagon} rewards": REWARDS for wagon in range(1, WAGONS + 1)},
    **{f"councillor {district}": _ABILITIES for district in "DKRU"},
    "chests": TEAS,
    **dict.fromkeys(("districts", "councillors"), DISTRICTS),
    "abilities": _ABILITIES,
    "tile": TILES,
}
"""The members of the fields that have several bytes, where they are not the hexes."""


class UnreadableText(ValueError):
    """A line that says nothing about an observation."""


def text_of_view(view: View) -> str:
    """All that the seat of a view observes, exactly."""
    slate = Slate()
    slate.observe_view(view)
    return text_of_row(slate.observation)


def text_of_row(row: Bytes) -> str:
    """What an observation says: `player 0 plantations: K3, U7`."""
    said = ((field, row[field.offset : field.end]) for field in FIELDS)
    return "\n".join(f"{field.name}: {', '.join(_told(field, v))}" for field, v in said if v.any())


def row_of_text(text: str) -> Bytes:
    """The observation that a text describes; UnreadableText if it describes none."""
    row = np.zeros(SIZE, np.uint8)
    for line in text.splitlines():
        name, colon, told = line.partition(": ")
        field = _FIELDS.get(name)
        if not colon or field is None:
            raise UnreadableText(f"there is no such field: {line!r}")
        for each in told.split(", "):
            place, value = _read(field, each)
            row[field.offset + place] = value
    return row


_FIELDS: Final = {field.name: field for field in FIELDS}


def _members(field: Field) -> Sequence[str]:
    """What its bytes stand for; nothing if it has only one."""
    if field.size == 1:
        return ()
    name = field.name
    if name.startswith("player "):
        name = name.split(" ", 2)[2]
    return _MEMBERS.get(name, HEX_NAMES)


def _told(field: Field, values: Bytes) -> Iterator[str]:
    members = _members(field)
    for place in map(int, np.flatnonzero(values)):
        value = int(values[place])
        if not members:
            yield str(value)
        else:
            yield members[place] if field.high == 1 else f"{members[place]} {value}"


def _read(field: Field, told: str) -> tuple[int, int]:
    """Which byte of a field, and its value."""
    members, value = _members(field), 1
    if not members or field.high != 1:
        told, _, number = told.rpartition(" ")
        if not number.isdecimal() or not 0 < int(number) <= field.high:
            raise UnreadableText(f"{field.name}: {number!r} is not from 1 to {field.high}")
        value = int(number)
    if not members and not told:
        return 0, value
    if told not in members:
        raise UnreadableText(f"{field.name}: there is no {told!r}")
    return list(members).index(told), value
