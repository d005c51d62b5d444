"""The actions of the open question as buttons.

A choice occurs once on the page. A button whose choice is elsewhere (on a hex, a wagon, a
councillor) leads there: `go` names the choice if it is the only one, otherwise `verb` says what to
choose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ceylon.rules import state
from ceylon.rules.bits import members
from ceylon.rules.choices import (
    ACTION_VERBS,
    choice_of,
    choices_of,
    hex_of,
    object_of,
    text_of,
    verb_of,
    wagon_of,
)
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.reasons import Reason
from ceylon.rules.rupees import rupees_taken
from ceylon.sight.offers import Chain, Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.ghosts import told_before
from ceylon.web.pages.parts.harvest import Harvest, in_reach
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.words import capital
from ceylon.words.abilities import action as ability_of

PLANT, HARVEST, TRADE, CONTRACT, ADVANCE, MOVE, RUPEES = range(7)
HARVEST_ALL: Final = "harvest"
ASKING_FOR_ACTIONS: Final = (state.ACT, state.EXTRA, state.FOLLOW, state.TILE)


@dataclass(frozen=True)
class Action:
    number: int
    title: str
    note: str
    choice: str = ""
    go: str = ""
    verb: str = ""
    price: int | None = None
    primary: bool = False
    harvest: Harvest | None = None
    """What a harvest of everything within reach would give, and to whom."""
    chain: Chain | None = None
    """What one press does in several choices: the first is `go`."""
    brings: str = ""
    """What all of them together would bring."""
    tip: Tip | None = None

    @property
    def key(self) -> str:
        return ACTION_VERBS[self.number]

    @property
    def possible(self) -> bool:
        return bool(self.choice or self.go or self.verb)


def actions_of(screen: Screen) -> list[Action]:
    """The main actions that may be taken, then moving and taking rupees."""
    if not screen.yours or screen.view.question not in ASKING_FOR_ACTIONS:
        return []
    mains = members(screen.view.mains)
    wanted = [*mains, MOVE, RUPEES]
    if screen.view.question == state.TILE:
        wanted = [n for n in wanted if _offers(screen, n)]
    return [_action(screen, number, primary=number in mains) for number in wanted]


def _offers(screen: Screen, number: int) -> list[Offer]:
    return [offer for offer in screen.offers if verb_of(offer.choice) == ACTION_VERBS[number]]


def _action(screen: Screen, number: int, *, primary: bool) -> Action:
    offers = _offers(screen, number)
    if not offers:
        return _impossible(screen, number, primary=primary)
    words = screen.words
    title, note = capital(words.unit("short", number)), _NOTES[number](screen, offers)
    prices = {offer.price for offer in offers}
    price = prices.pop() if len(prices) == 1 and number != MOVE else None
    action = Action(number, title, note, price=price or None, primary=primary)
    if number in (ADVANCE, RUPEES):
        return replace(action, choice=offers[0].text)
    if number == HARVEST:
        action = replace(action, harvest=in_reach(screen))
    if len(offers) == 1:
        return replace(action, go=offers[0].text)
    if number == HARVEST and HARVEST_ALL in screen.chains:
        return _all_of_it(screen, action, words.say_in("button", "Harvest all"))
    return replace(action, verb=ACTION_VERBS[number])


def rest_of_harvest(screen: Screen) -> Action | None:
    """While a harvest is under way: everything that is left of it."""
    rest = _action(screen, HARVEST, primary=True)
    if not rest.go:
        return None
    return replace(rest, title=screen.words.say_in("button", "Take the rest"))


def _all_of_it(screen: Screen, action: Action, title: str) -> Action:
    chain = screen.chains[HARVEST_ALL]
    brings = told_before(screen, chain.texts)
    return replace(action, title=title, chain=chain, brings=brings, go=chain.texts[0])


def _impossible(screen: Screen, number: int, *, primary: bool) -> Action:
    """The button stays, with the rule against it."""
    words = screen.words
    reason = _nearest(screen, number)
    ability = ability_of(words, number)
    tip = Tip(
        f"why-{ACTION_VERBS[number]}",
        ability.name,
        lines=(ability.text,),
        reasons=(why(words, reason),) if reason else (),
    )
    title = capital(words.unit("short", number))
    note = words.say_in("note", "not possible")
    return Action(number, title, note, primary=primary, tip=tip)


def _nearest(screen: Screen, number: int) -> Reason | None:
    """The reason that stands in for the whole action: where the least is missing.

    Otherwise that of the pawn's own place.
    """
    own = _own_place(screen, number)
    reasons = [
        (_distance(reason), text != own, reason)
        for text, reason in screen.reasons.items()
        if verb_of(choice_of(text)) == ACTION_VERBS[number]
    ]
    return min(reasons, key=lambda each: each[:2])[2] if reasons else None


def _own_place(screen: Screen, number: int) -> str:
    """The choice of an action that the pawn's own place suggests."""
    pawn = screen.view.players[screen.view.seat].pawn
    places = {PLANT: pawn, CONTRACT: pawn >> 3}
    return text_of(choices_of(ACTION_VERBS[number])[places.get(number, 0)])


def _distance(reason: Reason) -> tuple[int, int]:
    """How far an action is from being possible: rupees are the last thing to be missing."""
    values = reason.values
    if "price" in values:
        return _RUPEES_MISSING, int(str(values["price"])) - int(str(values["have"]))
    missing = values.get("missing")
    if isinstance(missing, tuple):
        return _CHESTS_MISSING, sum(missing)
    return (_SPACE_MISSING if reason.rule == "A3.2" else _OTHERWISE), 0


_RUPEES_MISSING, _SPACE_MISSING, _CHESTS_MISSING, _OTHERWISE = range(4)


# Notes


def _harvest_note(screen: Screen, _offers: list[Offer]) -> str:
    return in_reach(screen).short


def _trade_note(screen: Screen, offers: list[Offer]) -> str:
    n = len({wagon_of(offer.choice) for offer in offers})
    # Translators: on the button of trading: how many contracts can be fulfilled. Very little room.
    return screen.words.count("{n} ready", "{n} ready", n)


def _contract_note(screen: Screen, offers: list[Offer]) -> str:
    words = screen.words
    if len(offers) > 1:
        return words.say("choose a councillor")
    return words.unit("district", object_of(offers[0].choice))


def _plant_note(screen: Screen, offers: list[Offer]) -> str:
    if len(offers) > 1:
        return screen.words.say("choose a hex")
    # Translators: below the button Plant: the hex.
    return screen.words.say("on {place}", place=HEX_NAMES[hex_of(offers[0].choice)])


def _advance_note(screen: Screen, _offers: list[Offer]) -> str:
    step = 2 if screen.view.tile_in_use else 1
    return screen.words.say("to space {space}", space=screen.view.players[screen.seat].space + step)


def _move_note(screen: Screen, _offers: list[Offer]) -> str:
    return screen.words.say("to a hex")


def _rupees_note(screen: Screen, _offers: list[Offer]) -> str:
    view = screen.view
    return f"+{rupees_taken(view, view.players[view.seat])}"


_NOTES: Final[dict[int, Callable[[Screen, list[Offer]], str]]] = {
    PLANT: _plant_note,
    HARVEST: _harvest_note,
    TRADE: _trade_note,
    CONTRACT: _contract_note,
    ADVANCE: _advance_note,
    MOVE: _move_note,
    RUPEES: _rupees_note,
}
