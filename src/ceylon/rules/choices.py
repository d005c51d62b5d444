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
from ceylon.ids import Choice, Hex
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

# The choices without an object, each as a set of one.
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
    """Each verb with all its objects, in the order of the ids."""
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

    id: Choice
    """Its number, which is its index in the catalogue."""
    text: str
    """Its text form: `plant K3`."""
    verb: str
    """What kind of choice it is: the first word of its text, or all of it if there is no object."""
    object: int
    """The object of the verb, from 0: a hex, a district, a tea, a card as it lies.

    For a trade it is twice the wagon, plus 1 if it is for points; 0 if there is no object.
    """

    def __reduce__(self) -> Remade:
        return remade(self)


VERBS: Final = _verbs()


def _catalogue() -> tuple[CatalogueEntry, ...]:
    entries: list[CatalogueEntry] = []
    for verb, names in VERBS.items():
        for place, name in enumerate(names):
            entries.append(
                CatalogueEntry(Choice(len(entries)), f"{verb} {name}".rstrip(), verb, place)
            )
    return tuple(entries)


CHOICES: Final = _catalogue()
"""The catalogue: all choices there are, by their ids."""
ALL_CHOICES: Final = [entry.id for entry in CHOICES]
TEXTS: Final = [entry.text for entry in CHOICES]
_IDS: Final = {entry.text.lower(): entry.id for entry in CHOICES}
_VERB: Final = [entry.verb for entry in CHOICES]
_OF_VERB: Final = {
    verb: tuple([entry.id for entry in CHOICES if entry.verb == verb]) for verb in VERBS
}
_OBJECT: Final = [entry.object for entry in CHOICES]


def text_of(choice: Choice) -> str:
    """The text form of a choice: `plant K3`."""
    if not 0 <= choice < len(TEXTS):
        raise _unknown(choice)
    return TEXTS[choice]


def _unknown(number: int) -> UnknownChoice:
    text = N_("{choice} is not a choice: the choices are numbered from 0 to {last}")
    return UnknownChoice(text, {"choice": number, "last": len(TEXTS) - 1})


def choice_of(text: str) -> Choice:
    """The choice of a text form, whatever its case and spacing."""
    choice = _IDS.get(" ".join(text.lower().split()))
    if choice is None:
        raise UnknownChoice(N_("“{text}” is not a choice"), {"text": excerpt(text)})
    return choice


def id_of(given: int | str) -> Choice:
    """The choice given by its id or by its text; any other number raises UnknownChoice."""
    if isinstance(given, str):
        return choice_of(given)
    if not 0 <= given < len(TEXTS):
        raise _unknown(given)
    return Choice(given)


# What a choice is made of


def verb_of(choice: Choice) -> str:
    """What a choice does: the first word of its text, or all of it if there is no object."""
    return _VERB[choice]


def object_of(choice: Choice) -> int:
    """Its object: a hex, a district, a tea, or a card as it lies; 0 if there is none.

    A trade has two objects: see `wagon_of` and `reward_of`.
    """
    return _OBJECT[choice]


def wagon_of(trade: Choice) -> int:
    """The wagon of a trade, from 0."""
    return _OBJECT[trade] // len(REWARDS)


def reward_of(trade: Choice) -> int:
    """Which of the REWARDS a trade is for."""
    return _OBJECT[trade] % len(REWARDS)


def choices_of(verb: str) -> tuple[Choice, ...]:
    """All choices of a verb, in the order of its objects."""
    return _OF_VERB[verb]


def hex_of(choice: Choice) -> Hex:
    """The hex that a hex choice names."""
    return Hex((choice - FIRST_HEX_CHOICE) % HEXES)
