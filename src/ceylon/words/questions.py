"""The open question as a sentence: for the seat that must choose, and for those who wait."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from ceylon.ids import RAILWAYS
from ceylon.rules import state
from ceylon.rules.choices import ACTION_VERBS
from ceylon.rules.material import DOWN, UP
from ceylon.rules.view import View
from ceylon.words.marks import N_
from ceylon.words.scoring import outcome
from ceylon.words.wording import Words

_EXTRAS: Final = tuple(
    action for action, verb in enumerate(ACTION_VERBS) if verb not in {"advance", "rupees"}
)
"""T3: the extra actions that may be impossible; taking rupees never is."""


def ask(words: Words, view: View, verbs: Collection[str] = ACTION_VERBS) -> str:
    """What must be chosen now, addressed to the owner of the view; at the end, who has won.

    `verbs` are those of the legal choices: what is not possible is not named.
    """
    if view.question == state.OVER:
        return outcome(words, view.scores(), view.viewer)
    values = _values(view)
    if view.viewer == view.seat and view.question == state.EXTRA:
        return _extra(words, verbs)
    if view.viewer == view.seat:
        return words.say(_to_you(view, verbs), **values)
    if view.active == view.seat == RAILWAYS and view.solo:
        return words.say("It is CR Co.’s turn")
    return words.say(_TO_OTHERS[view.question], **values)


def _values(view: View) -> dict[str, object]:
    values: dict[str, object] = {
        "who": view.seat,
        "active": view.active,
        "tile": view.players[view.seat].tile,
        "next": len(view.railway) + 1,
    }
    if view.question in _SOME_ACTIONS:
        values |= {"main": _main(view), "toll": view.toll}
    return values


def _main(view: View) -> int:
    """The action of the card."""
    return UP[view.card] if view.question == state.ACT else DOWN[view.card]


def _extra(words: Words, verbs: Collection[str]) -> str:
    """T3: any action except Advance; by their short names, since there is room for two lines."""
    possible = [words.unit("short", action) for action in _EXTRAS if ACTION_VERBS[action] in verbs]
    if len(possible) == len(_EXTRAS):
        return words.say("Extra action: any except Advance")
    if not possible:
        return words.say("Extra action: take rupees")
    return words.say("Extra action: {actions} or take rupees", actions=words.labelled(possible))


def _to_you(view: View, verbs: Collection[str]) -> str:
    if view.question in _SOME_ACTIONS:
        possible = (ACTION_VERBS[_main(view)] in verbs, "move" in verbs)
        if not all(possible):
            return _SOME_ACTIONS[view.question][possible]
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
    state.STATION: N_("Choose the hex for CR Co.’s first plantation"),
    state.RAIL: N_("Choose hex {next} of 9 for the railway"),
    state.PLAY: N_("Play a card: ▲ is your action, ▼ is for the others"),
    state.ACT: N_("Your action: {main:action}, move or take rupees"),
    state.AFTER: N_("Will you spend a technology token on an extra action?"),
    state.FOLLOW: N_("Your action on {active:player}’s turn: {main:action}, move or take rupees"),
    state.TILE: N_("What will you use your starting tile ({tile:tile}) for?"),
    state.HARVESTING: N_("Harvest from another plantation, or end the harvest?"),
    state.DISCARD: N_("Your warehouse is too full: which chest will you discard?"),
    state.KEEP: N_("One chest less: which chest will you keep?"),
}

# By whether the card's action and moving are possible; taking rupees always is.
_SOME_ACTIONS: Final[Mapping[int, Mapping[tuple[bool, bool], str]]] = {
    state.ACT: {
        (False, True): N_("Your action: move or take rupees"),
        (True, False): N_("Your action: {main:action} or take rupees"),
        (False, False): N_("Your action: take rupees"),
    },
    state.FOLLOW: {
        (False, True): N_("Your action on {active:player}’s turn: move or take rupees"),
        (True, False): N_("Your action on {active:player}’s turn: {main:action} or take rupees"),
        (False, False): N_("Your action on {active:player}’s turn: take rupees"),
    },
}

_TO_OTHERS: Final[Mapping[int, str]] = {
    state.START: N_("{who:player} must choose a starting place"),
    state.STATION: N_("{who:player} must choose the hex for CR Co.’s first plantation"),
    state.RAIL: N_("{who:player} must build the railway"),
    state.PLAY: N_("{who:player} must play a card"),
    state.ACT: N_("{who:player} must take an action (the card’s action: {main:action})"),
    state.EXTRA: N_("{who:player} must take an extra action"),
    state.AFTER: N_("{who:player} may spend a technology token on an extra action"),
    state.FOLLOW: N_("{who:player} must follow (the card’s action: {main:action})"),
    state.TILE: N_("{who:player} must choose what to use their starting tile ({tile:tile}) for"),
    state.HARVESTING: N_("{who:player} is harvesting"),
    state.DISCARD: N_("{who:player} must discard a chest"),
    state.KEEP: N_("{who:player} must choose which chest to keep"),
}
