"""What a player might plausibly try, and why it is not possible now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ceylon.ids import Choice
from ceylon.rules import state
from ceylon.rules.bits import members
from ceylon.rules.choices import choice_of, choices_of, text_of, wagon_of
from ceylon.rules.game import Game
from ceylon.rules.material import JUST_HARVEST, JUST_PLANT, NO_CONTRACT
from ceylon.rules.reasons import Reason

_ALONE: Final = ("rupees", "advance", "technology token", "starting tile")
_AFTER: Final = ("technology token", "end turn")


def obstacles_of(game: Game) -> Iterator[tuple[str, Reason]]:
    """By the text of a choice: why a plausible choice is not legal."""
    for choice in plausible(game):
        reason = game.why_not(choice)
        if reason is not None:
            yield text_of(choice), reason


def plausible(game: Game) -> Iterator[Choice]:
    """The choices that belong to things on the table while this question is open."""
    question = game.question
    if question in (state.START, state.STATION, state.RAIL):
        yield from _on(game.land.hexes, _PLACES[question])
    elif question in (state.ACT, state.EXTRA, state.FOLLOW, state.TILE):
        yield from _actions(game)
    elif question == state.AFTER:
        yield from map(choice_of, _AFTER)
    elif question == state.HARVESTING:
        yield choice_of("done")
        yield from _on(game.planted, "harvest")
    elif question == state.DISCARD:
        yield from choices_of("discard")
    elif question == state.KEEP:
        yield from choices_of("keep")


_PLACES: Final = {
    state.START: "start",
    state.STATION: "railways",
    state.RAIL: "rail",
}


def _on(places: int, verb: str) -> Iterator[Choice]:
    """The choices of a verb for a set of hexes or districts."""
    named = choices_of(verb)
    return (named[place] for place in members(places))


def _actions(game: Game) -> Iterator[Choice]:
    yield from map(choice_of, _ALONE)
    yield from _on(game.land.districts, "contract")
    yield from (c for c in choices_of("trade") if game.wagon(wagon_of(c)) != NO_CONTRACT)
    yield from _on(game.land.hexes, "move")
    if game.mains & JUST_PLANT:
        yield from _on(game.land.hexes, "plant")
    else:
        yield choices_of("plant")[game.players[game.seat].pawn]
    if game.mains & JUST_HARVEST:
        yield from _on(game.planted, "harvest")
