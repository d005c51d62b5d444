"""A choice in words, for lists and buttons, with what it costs and brings if that is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from ceylon.box import TEAS
from ceylon.ids import NOBODY, Choice, Hex
from ceylon.rules.advance import points_of_spaces
from ceylon.rules.chests import unpack
from ceylon.rules.choices import HEX_VERBS, hex_of, object_of, reward_of, verb_of, wagon_of
from ceylon.rules.harvest import owner_of
from ceylon.rules.material import ADVANCE_POINT, DOWN, NO_CONTRACT, NO_TILE, UP
from ceylon.rules.rupees import rupees_taken
from ceylon.rules.state import OpenState, Player
from ceylon.rules.trade import rupees_of
from ceylon.words.marks import N_, NC_
from ceylon.words.wording import Words

TEA_LETTERS: Final = (NC_("tea letter", "B"), NC_("tea letter", "G"), NC_("tea letter", "W"))

Phrase = tuple[str, dict[str, object]]
"""A sentence of the catalogues with its values."""


def tea_letter(words: Words, tea: int) -> str:
    return words.say_in("tea letter", TEA_LETTERS[tea])


def name(
    words: Words,
    choice: Choice,
    table: OpenState | None = None,
    price: int = 0,
    *,
    yours: bool = True,
) -> str:
    """A choice as the seat that must choose reads it, or as others do, if it is not `yours`.

    `table` is a game or a view.
    """
    text, values = _phrase(choice, table if table is not None and table.seat != NOBODY else None)
    if price and text in _WITH_PRICE:
        return words.say(_WITH_PRICE[text], **values, price=price)
    what = words.say(text if yours else _OF_OTHERS.get(text, text), **values)
    return words.say("{what} (costs {price:rupees})", what=what, price=price) if price else what


def brief(words: Words, choice: Choice) -> str:
    """A choice in two or three words, where there is no room for its name."""
    verb = verb_of(choice)
    if verb in HEX_VERBS:
        return words.say_in("undone", _BRIEF[verb], hex=hex_of(choice))
    return words.say_in("undone", _BRIEF[verb]) if verb in _BRIEF else name(words, choice)


_BRIEF: Final[Mapping[str, str]] = {
    # Translators: below the button Undo: a card that was played.
    "play": NC_("undone", "the card"),
    # Translators: below the button Undo: the place of one's pawn and first plantation.
    "start": NC_("undone", "the start on {hex:hex}"),
    # Translators: below the button Undo: a plantation.
    "plant": NC_("undone", "planting on {hex:hex}"),
    # Translators: below the button Undo: a harvest of one plantation.
    "harvest": NC_("undone", "harvesting on {hex:hex}"),
    # Translators: below the button Undo: a move of the pawn.
    "move": NC_("undone", "the move to {hex:hex}"),
    # Translators: below the button Undo: rupees that were taken.
    "rupees": NC_("undone", "the rupees"),
    # Translators: below the button Undo: a technology token that was spent.
    "technology token": NC_("undone", "the token"),
    # Translators: below the button Undo: a starting tile that was used.
    "starting tile": NC_("undone", "the tile"),
    # Translators: below the button Undo: advancing in technology.
    "advance": NC_("undone", "the advance"),
    # Translators: below the button Undo: a contract that was fulfilled.
    "trade": NC_("undone", "the delivery"),
    # Translators: below the button Undo: a councillor who was contracted.
    "contract": NC_("undone", "the councillor"),
    # Translators: below the button Undo: a chest that was discarded.
    "discard": NC_("undone", "the discard"),
    # Translators: below the button Undo: a chest that was kept.
    "keep": NC_("undone", "the choice of chest"),
    # Translators: below the button Undo: a technology token that was not spent.
    "end turn": NC_("undone", "keeping the token"),
    # Translators: below the button Undo: the end of a harvest.
    "done": NC_("undone", "ending the harvest"),
    # Translators: below the button Undo: the first plantation of CR Co.
    "railways": NC_("undone", "CR Co.’s plantation"),
    # Translators: below the button Undo: a hex of the railway.
    "rail": NC_("undone", "the last hex"),
}


def name_with_line(
    words: Words,
    choice: Choice,
    line: Iterable[Choice],
    table: OpenState,
    price: int = 0,
    *,
    yours: bool = True,
    abilities: bool = False,
) -> str:
    """A choice and how its seat continues: "play plant ▲ / trade ▼, then plant on K3".

    With the abilities of the councillors contracted on the way, if wanted.
    """
    what = name(words, choice, table, price, yours=yours)
    steps = list(_steps(words, line, table if abilities else None, yours=yours))
    if not steps:
        return what
    return words.say("{what}, then {steps}", what=what, steps=words.listed(steps))


def _steps(
    words: Words, line: Iterable[Choice], table: OpenState | None, *, yours: bool
) -> Iterator[str]:
    """A whole harvest is one step, and so are chests discarded together."""
    for verb, group in groupby(line, key=verb_of):
        those = list(group)
        objects = [object_of(choice) for choice in those]
        if verb == "harvest":
            yield words.say("harvest on {hex:hex}", hex=objects)
        elif verb == "discard" and len(those) > 1:
            chests = tuple(objects.count(tea) for tea in range(len(TEAS)))
            yield words.say("discard chests ({chests:teas})", chests=chests)
        else:
            known = table if verb == "contract" else None
            yield from (name(words, choice, known, yours=yours) for choice in those)


def _phrase(choice: Choice, table: OpenState | None) -> Phrase:
    verb = verb_of(choice)
    if verb in _ALONE:
        return _alone(verb, table)
    if verb == "trade":
        return _trade(wagon_of(choice), reward_of(choice), table)
    if verb in _HEX_PHRASES:
        return _HEX_PHRASES[verb](hex_of(choice), table)
    return _PHRASES[verb](object_of(choice), table)


def _me(table: OpenState) -> Player:
    return table.players[table.seat]


# Choices without an object


def _alone(verb: str, table: OpenState | None) -> Phrase:
    if table is not None and verb == "rupees":
        # Translators: a choice, like “plant on K3”.
        return N_("take {rupees:rupees}"), {"rupees": rupees_taken(table, _me(table))}
    if table is not None and verb == "advance":
        return _advance(table)
    if table is not None and verb == "starting tile" and _me(table).tile != NO_TILE:
        return _YOUR_TILE, {"tile": _me(table).tile}
    return _ALONE[verb], {}


_YOUR_TILE: Final = N_("use your starting tile ({tile:tile})")
_ALONE: Final[Mapping[str, str]] = {
    # Translators: a choice, where their number is not known.
    "rupees": N_("take rupees"),
    "advance": N_("advance in technology"),
    "technology token": N_("spend a technology token on an extra action"),
    "starting tile": N_("use your starting tile"),
    "end turn": N_("take no extra action"),
    "done": N_("end the harvest"),
}
# What says "you" to the seat that must choose, as it is told of somebody else.
_OF_OTHERS: Final[Mapping[str, str]] = {
    _YOUR_TILE: N_("use the starting tile ({tile:tile})"),
    _ALONE["starting tile"]: N_("use the starting tile"),
}


def _advance(table: OpenState) -> Phrase:
    me, spaces = _me(table), 2 if table.tile_in_use else 1
    end = me.space + spaces
    if end > table.material.last_space:
        return _ALONE["advance"], {}
    points = points_of_spaces(table, me, spaces) + bool(me.abilities & ADVANCE_POINT)
    values: dict[str, object] = {"space": end, "points": points}
    if points:
        return N_("advance to space {space} and score {points:points}"), values
    return N_("advance to space {space}"), values


# Choices with an object


def _contract(district: int, table: OpenState | None) -> Phrase:
    values: dict[str, object] = {"district": district}
    if table is None or not table.councillors[district]:
        return N_("contract the councillor of {district:district}"), values
    values["councillor"] = table.councillors[district] - 1
    return _COUNCILLOR, values


_COUNCILLOR: Final = N_("contract the councillor of {district:district} ({councillor:councillor})")


def _trade(wagon: int, reward: int, table: OpenState | None) -> Phrase:
    values: dict[str, object] = {"wagon": wagon + 1}
    if table is None or table.wagon(wagon) == NO_CONTRACT:
        return _REWARDS[reward], values
    contract, material = table.wagon(wagon), table.material
    rupees = rupees_of(table, _me(table), contract, reward)
    values["chests"] = unpack(material.needs[contract])
    values["points"] = material.contract_points[contract]
    values["rupees"] = rupees
    texts = _FOR_POINTS if reward and not rupees else _FOR_BOTH if reward else _FOR_RUPEES
    return texts[1 if table.tile_in_use else 0], values


_REWARDS: Final = (N_("trade at wagon {wagon} for rupees"), N_("trade at wagon {wagon} for points"))
# Normally, and with the starting tile One chest less.
_FOR_RUPEES: Final = (
    N_("trade at wagon {wagon} ({chests:teas}) for {rupees:rupees}"),
    N_("trade at wagon {wagon} ({chests:teas}, one chest short) for {rupees:rupees}"),
)
_FOR_POINTS: Final = (
    N_("trade at wagon {wagon} ({chests:teas}) for {points:points}"),
    N_("trade at wagon {wagon} ({chests:teas}, one chest short) for {points:points}"),
)
_FOR_BOTH: Final = (
    N_("trade at wagon {wagon} ({chests:teas}) for {points:points} and {rupees:rupees}"),
    N_(
        "trade at wagon {wagon} ({chests:teas}, one chest short) for"
        " {points:points} and {rupees:rupees}"
    ),
)


def _discard(tea: int, _table: OpenState | None) -> Phrase:
    return N_("discard a chest of {tea:tea}"), {"tea": tea}


def _keep(tea: int, _table: OpenState | None) -> Phrase:
    return N_("keep a chest of {tea:tea}"), {"tea": tea}


def _play(card: int, _table: OpenState | None) -> Phrase:
    text = N_("play {up:short} ▲ / {down:short} ▼")
    return text, {"up": UP[card], "down": DOWN[card]}


# Choices of a hex


def _move(at: Hex, _table: OpenState | None) -> Phrase:
    return N_("move to {hex:hex}"), {"hex": at}


def _plant(at: Hex, table: OpenState | None) -> Phrase:
    if table is not None and table.tile_in_use:
        return N_("place a second leaf on {hex:hex}"), {"hex": at}
    return N_("plant on {hex:hex}"), {"hex": at}


def _harvest(at: Hex, table: OpenState | None) -> Phrase:
    values: dict[str, object] = {"hex": at}
    if table is None or not table.planted >> at & 1:
        return N_("harvest on {hex:hex}"), values
    values["tea"] = table.levels[at]
    values["owner"] = owner_of(table, at)
    if values["owner"] == table.seat:
        return N_("harvest {tea:tea} on {hex:hex}"), values
    return _OF_ANOTHER, values


_OF_ANOTHER: Final = N_("harvest {tea:tea} on {hex:hex} (1 point for {owner:player})")


def _start(at: Hex, _table: OpenState | None) -> Phrase:
    return N_("start on {hex:hex}"), {"hex": at}


def _station(at: Hex, _table: OpenState | None) -> Phrase:
    return N_("place CR Co.’s first plantation on {hex:hex}"), {"hex": at}


def _rail(at: Hex, _table: OpenState | None) -> Phrase:
    return N_("lay the railway through {hex:hex}"), {"hex": at}


_PHRASES: Final[Mapping[str, Callable[[int, OpenState | None], Phrase]]] = {
    "contract": _contract,
    "discard": _discard,
    "keep": _keep,
    "play": _play,
}
_HEX_PHRASES: Final[Mapping[str, Callable[[Hex, OpenState | None], Phrase]]] = {
    "move": _move,
    "plant": _plant,
    "harvest": _harvest,
    "start": _start,
    "railways": _station,
    "rail": _rail,
}
# What ends in brackets has its price in the same ones.
_WITH_PRICE: Final[Mapping[str, str]] = {
    _COUNCILLOR: N_(
        "contract the councillor of {district:district}"
        " ({councillor:councillor}; costs {price:rupees})"
    ),
    _OF_ANOTHER: N_(
        "harvest {tea:tea} on {hex:hex} (1 point for {owner:player}; costs {price:rupees})"
    ),
}
