"""The open question as a sentence: for the seat that must choose, and for those who wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.rules import state
from ceylon.rules.material import DOWN, UP
from ceylon.rules.view import View
from ceylon.words.marks import N_
from ceylon.words.wording import Words


def ask(words: Words, view: View) -> str:
    """What must be chosen now, addressed to the owner of the view."""
    values = _values(view)
    if view.viewer == view.seat:
        return words.say(_to_you(view), **values)
    return words.say(_TO_OTHERS[view.question], **values)


def _values(view: View) -> dict[str, object]:
    if view.question == state.OVER:
        return {}
    values: dict[str, object] = {
        "who": view.seat,
        "active": view.active,
        "tile": view.players[view.seat].tile,
        "next": len(view.railway) + 1,
    }
    if view.question == state.ACT:
        values["main"] = UP[view.card]
    elif view.question == state.FOLLOW:
        values |= {"main": DOWN[view.card], "toll": view.toll}
    return values


def _to_you(view: View) -> str:
    if view.question == state.RAIL and not view.railway:
        return N_("Choose the first hex of the railway: CR Co.’s pawn will start there")
    if view.question == state.FOLLOW and view.toll:
        return N_(
            "Your action on {active:player}’s turn: {main:action} ({toll:rupees} to CR Co.),"
            " move or take rupees"
        )
    return _TO_YOU[view.question]


_TO_YOU: Final[Mapping[int, str]] = {
    state.START: N_(
        "Choose your starting place: a hex of level 0 in a district without a plantation"
    ),
    state.STATION: N_("Choose the hex for the first plantation of CR Co."),
    state.RAIL: N_("Choose hex {next} of 9 for the railway"),
    state.PLAY: N_("Play a card: ▲ is your action, ▼ is for the others"),
    state.ACT: N_("Your action: {main:action}, move or take rupees"),
    state.EXTRA: N_("Your extra action: any action except Advance"),
    state.AFTER: N_("Spend a technology token on an extra action, or end your turn?"),
    state.FOLLOW: N_("Your action on {active:player}’s turn: {main:action}, move or take rupees"),
    state.TILE: N_("What will you use your starting tile ({tile:tile}) for?"),
    state.HARVESTING: N_("Harvest from another plantation, or end the harvest?"),
    state.DISCARD: N_("Your warehouse is too full: which chest will you discard?"),
    state.KEEP: N_("One chest less: which chest will you keep?"),
    state.OVER: N_("The game is over"),
}

_TO_OTHERS: Final[Mapping[int, str]] = {
    state.START: N_("{who:player} must choose a starting place"),
    state.STATION: N_("{who:player} must choose the hex for CR Co.’s first plantation"),
    state.RAIL: N_("{who:player} must build the railway"),
    state.PLAY: N_("{who:player} must play a card"),
    state.ACT: N_("{who:player} must take an action: {main:action}, move or take rupees"),
    state.EXTRA: N_("{who:player} must take an extra action"),
    state.AFTER: N_("{who:player} may spend a technology token or end the turn"),
    state.FOLLOW: N_("{who:player} must follow: {main:action}, move or take rupees"),
    state.TILE: N_("{who:player} must choose what to use their starting tile ({tile:tile}) for"),
    state.HARVESTING: N_("{who:player} is harvesting"),
    state.DISCARD: N_("{who:player} must discard a chest"),
    state.KEEP: N_("{who:player} must choose which chest to keep"),
    state.OVER: N_("The game is over"),
}
