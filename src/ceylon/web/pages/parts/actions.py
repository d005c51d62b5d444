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
from ceylon.rules.material import DOWN, UP
from ceylon.rules.rupees import rupees_taken
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.harvest import in_reach
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.words import capital
from ceylon.words.abilities import action as ability_of

PLANT, HARVEST, TRADE, CONTRACT, ADVANCE, MOVE, RUPEES = range(7)
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
    chests: tuple[int, int, int] = (0, 0, 0)
    """What a harvest of everything within reach would give."""
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
        action = replace(action, chests=in_reach(screen).chests)
    if len(offers) == 1:
        return replace(action, go=offers[0].text)
    return replace(action, verb=ACTION_VERBS[number])


def _impossible(screen: Screen, number: int, *, primary: bool) -> Action:
    """The button stays, with the rule against it."""
    words = screen.words
    reason = screen.reasons.get(_representative(screen, number))
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


def _representative(screen: Screen, number: int) -> str:
    """The choice whose reason stands in for the whole action: that of the pawn's own hex."""
    view = screen.view
    pawn = view.players[view.seat].pawn
    verb = ACTION_VERBS[number]
    if number in (TRADE, HARVEST):
        return next((text for text in screen.reasons if verb_of(choice_of(text)) == verb), "")
    places = {CONTRACT: pawn >> 3, ADVANCE: 0}
    return text_of(choices_of(verb)[places.get(number, pawn)])


# Notes


def _harvest_note(screen: Screen, _offers: list[Offer]) -> str:
    return in_reach(screen).short


def _trade_note(screen: Screen, offers: list[Offer]) -> str:
    n = len({wagon_of(offer.choice) for offer in offers})
    return screen.words.count("{n} contract ready", "{n} contracts ready", n)


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


def card_actions(card: int) -> tuple[int, int]:
    return UP[card], DOWN[card]
