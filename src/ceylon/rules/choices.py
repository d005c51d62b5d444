"""The catalogue of choices: every decision that the game can ask for.

A choice is a number with a text form that a person can type. The numbers are stable: records, bots
and trained models rely on them. Ids below FIRST_HEX_CHOICE fit into one machine word, and so does
each group of 32 hex choices after it.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ceylon.box import ACTIONS, DISTRICTS, TEAS
from ceylon.errors import N_, excerpt
from ceylon.rules.frozen import Remade, remade
from ceylon.rules.hexes import HEX_NAMES, HEXES
from ceylon.rules.material import CARD_SIDES, DOWN, UP, WAGONS
from ceylon.rules.reasons import UnknownChoice

TAKE_RUPEES: Final[i64] = 0
ADVANCING: Final[i64] = 1
TECHNOLOGY_TOKEN: Final[i64] = 2
STARTING_TILE: Final[i64] = 3
END_TURN: Final[i64] = 4
DONE: Final[i64] = 5
FIRST_COUNCILLOR: Final[i64] = 6
FIRST_TRADE: Final[i64] = 10
FIRST_DISCARD: Final[i64] = 16
FIRST_KEEP: Final[i64] = 19
FIRST_PLAY: Final[i64] = 22
FIRST_HEX_CHOICE: Final[i64] = 42
FIRST_MOVE: Final[i64] = 42
FIRST_PLANT: Final[i64] = 74
FIRST_HARVEST: Final[i64] = 106
FIRST_START: Final[i64] = 138
FIRST_STATION: Final[i64] = 170
FIRST_RAIL: Final[i64] = 202

# The choices that stand alone, as sets of one.
JUST_RUPEES: Final[i64] = 0b000001
JUST_ADVANCING: Final[i64] = 0b000010
JUST_TOKEN: Final[i64] = 0b000100
JUST_TILE: Final[i64] = 0b001000
JUST_END_TURN: Final[i64] = 0b010000
JUST_DONE: Final[i64] = 0b100000

REWARDS: Final = ("rupees", "points")
HEX_VERBS: Final = ("move", "plant", "harvest", "start", "railways", "rail")
ACTION_VERBS: Final = (*ACTIONS, "move", "rupees")
"""The verbs of the seven actions, in the order of the rules."""


def _verbs() -> dict[str, list[str]]:
    """Each verb with all that it can be said of, in the order of the ids."""
    alone = ("rupees", "advance", "technology token", "starting tile", "end turn", "done")
    verbs = {verb: [""] for verb in alone}
    verbs["contract"] = list(DISTRICTS)
    verbs["trade"] = [f"{wagon} {reward}" for wagon in range(1, WAGONS + 1) for reward in REWARDS]
    verbs["discard"] = list(TEAS)
    verbs["keep"] = list(TEAS)
    verbs["play"] = [f"{ACTIONS[UP[side]]}/{ACTIONS[DOWN[side]]}" for side in range(CARD_SIDES)]
    return verbs | {verb: list(HEX_NAMES) for verb in HEX_VERBS}


@dataclass(frozen=True)
class CatalogueEntry:
    """What a choice is made of."""

    id: int
    """Its number, which is its place in the catalogue."""
    text: str
    """Its text form: `plant K3`."""
    verb: str
    """What kind of choice it is: the first word of its text, or all of it where nothing follows."""
    object: int
    """What the verb is said of, from 0: a hex, a district, a tea, a card as it lies.

    Of a trade it is twice the wagon, plus 1 if it is for points; 0 where nothing follows.
    """

    def __reduce__(self) -> Remade:
        return remade(self)


VERBS: Final = _verbs()


def _catalogue() -> tuple[CatalogueEntry, ...]:
    entries: list[CatalogueEntry] = []
    for verb, names in VERBS.items():
        for place, name in enumerate(names):
            entries.append(CatalogueEntry(len(entries), f"{verb} {name}".rstrip(), verb, place))
    return tuple(entries)


CHOICES: Final = _catalogue()
"""The catalogue: all choices there are, by their ids."""
TEXTS: Final = [entry.text for entry in CHOICES]
_IDS: Final = {text.lower(): choice for choice, text in enumerate(TEXTS)}
_VERB: Final = [entry.verb for entry in CHOICES]
_OBJECT: Final = [entry.object for entry in CHOICES]


def text_of(choice: int) -> str:
    """The text form of a choice: `plant K3`."""
    if not 0 <= choice < len(TEXTS):
        text = N_("{choice} is no choice: they are numbered from 0 to {last}")
        raise UnknownChoice(text, {"choice": choice, "last": len(TEXTS) - 1})
    return TEXTS[choice]


def choice_of(text: str) -> int:
    """The choice of a text form, whatever its case and spacing."""
    choice = _IDS.get(" ".join(text.lower().split()))
    if choice is None:
        raise UnknownChoice(N_("“{text}” is no choice"), {"text": excerpt(text)})
    return choice


def id_of(choice: int | str) -> int:
    """The id of a choice that is given by its id or by its text."""
    if isinstance(choice, str):
        return choice_of(choice)
    text_of(choice)  # raises when there is no such choice
    return choice


# What a choice is made of


def verb_of(choice: int) -> str:
    """What a choice does: the first word of its text, or all of it where nothing follows."""
    return _VERB[choice]


def object_of(choice: int) -> int:
    """What it is said of: a hex, a district, a tea, or a card as it lies; 0 where nothing is.

    A trade has two: see `wagon_of` and `reward_of`.
    """
    return _OBJECT[choice]


def wagon_of(trade: int) -> int:
    """The wagon of a trade, from 0."""
    return _OBJECT[trade] // len(REWARDS)


def reward_of(trade: int) -> int:
    """Which of the REWARDS a trade is for."""
    return _OBJECT[trade] % len(REWARDS)


def choices_of(verb: str) -> range:
    """All choices of a verb, in the order of what it can be said of."""
    first = _VERB.index(verb)
    return range(first, first + len(VERBS[verb]))


def hex_of(choice: i64) -> i64:
    """The hex that a hex choice names."""
    return (choice - FIRST_HEX_CHOICE) % HEXES
