"""What the actions, the councillors and the starting tiles do, one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ceylon.rules import advance, councillors, plant, rupees
from ceylon.rules.material import ADVANCE, CONTRACT, PLANT
from ceylon.words.marks import N_
from ceylon.words.wording import Words


class Ability(NamedTuple):
    rule: str
    name: str
    text: str


def action(words: Words, number: int) -> Ability:
    """The five main actions from 0, then 5 move and 6 take rupees."""
    said = words.say(_ACTIONS[number], price=_PRICES.get(number, 0), taken=rupees.RUPEES)
    return Ability(f"A{number + 1}", words.unit("Action", number), said)


def councillor(words: Words, number: int) -> Ability:
    """A councillor as the state numbers it, from 1 (C1) to 8."""
    short = words.unit("Councillor", number - 1)
    return Ability(f"C{number}", short, words.say(_COUNCILLORS[number - 1]))


def starting_tile(words: Words, kind: int) -> Ability:
    """A kind of starting tile, from 0 to 6."""
    return Ability("V6", words.unit("Tile", kind), words.say(_TILES[kind]))


_PRICES: Final[Mapping[int, int]] = {
    PLANT: plant.COST,
    CONTRACT: councillors.COST,
    ADVANCE: advance.COST,
}
"""Of the actions that cost something by themselves, without abilities and tolls."""
_ACTIONS: Final = (
    N_("{price:rupees}: build a plantation on your pawn’s hex, if there is none yet"),
    N_(
        "take 1 chest from each plantation you choose on or next to your pawn’s hex,"
        " whoever owns it"
    ),
    N_("deliver the 3 chests shown on a contract on the train, and take its rupees or its points"),
    N_("{price:rupees}: gain the ability of the councillor in your pawn’s district"),
    N_(
        "{price:rupees}: move one space up the technology track and take a technology"
        " token; the others take 1 rupee each"
    ),
    N_("the first step is free, the second costs 1 rupee, the third 2 more, and so on"),
    N_("take {taken:rupees}; this is always possible"),
)
_COUNCILLORS: Final = (
    N_("Move: every step after the first costs 1 rupee"),
    N_("Take rupees: take 1 more rupee"),
    N_("Plant: also on a hex next to your pawn in the same district"),
    N_("Trade: also take 2 rupees"),
    N_("Advance: also score 1 point"),
    N_("Plant: costs 1 rupee less"),
    N_("Contract a councillor: costs 3 rupees less"),
    N_("Your warehouse holds 1 more chest"),
)
_TILES: Final = (
    N_("Take 5 more rupees when you take rupees (once per game)"),
    N_("Move to any hex for free (once per game)"),
    N_(
        "Plant on a hex where you already own a plantation; it counts as 2 in the district"
        " (once per game)"
    ),
    N_("Advance two spaces instead of one (once per game)"),
    N_("Contract the councillor of a district other than your pawn’s (once per game)"),
    N_("Harvest from plantations anywhere (once per game)"),
    N_("Trade with one chest less than the contract shows (once per game)"),
)
