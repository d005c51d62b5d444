"""What a player may reasonably try, and why it is not possible now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ceylon.rules import choices, state
from ceylon.rules.bits import members
from ceylon.rules.game import Game
from ceylon.rules.material import JUST_HARVEST, JUST_PLANT, NO_CONTRACT, WAGONS
from ceylon.rules.reasons import Reason

_SINGLES: Final = (
    choices.TAKE_RUPEES,
    choices.ADVANCING,
    choices.TECHNOLOGY_TOKEN,
    choices.STARTING_TILE,
)


def obstacles_of(game: Game) -> Iterator[tuple[str, Reason]]:
    """By the text of a choice: why a plausible choice is not legal."""
    for choice in plausible(game):
        reason = game.why_not(choice)
        if reason is not None:
            yield choices.text_of(choice), reason


def plausible(game: Game) -> Iterator[int]:
    """The choices that stand for things on the table while this question is open."""
    question = game.question
    if question in (state.START, state.STATION, state.RAIL):
        yield from _hexes(game, _PLACES[int(question)])
    elif question in (state.ACT, state.EXTRA, state.FOLLOW, state.TILE):
        yield from _actions(game)
    elif question == state.AFTER:
        yield from (int(choices.TECHNOLOGY_TOKEN), int(choices.END_TURN))
    elif question == state.HARVESTING:
        yield int(choices.DONE)
        yield from members(game.planted, choices.FIRST_HARVEST)
    elif question == state.DISCARD:
        yield from range(choices.FIRST_DISCARD, choices.FIRST_KEEP)
    elif question == state.KEEP:
        yield from range(choices.FIRST_KEEP, choices.FIRST_PLAY)


_PLACES: Final = {
    int(state.START): int(choices.FIRST_START),
    int(state.STATION): int(choices.FIRST_STATION),
    int(state.RAIL): int(choices.FIRST_RAIL),
}


def _hexes(game: Game, first: int) -> Iterator[int]:
    yield from members(game.land.hexes, first)


def _actions(game: Game) -> Iterator[int]:
    yield from (int(choice) for choice in _SINGLES)
    for district in members(game.land.districts):
        yield int(choices.FIRST_COUNCILLOR) + district
    for wagon in range(WAGONS):
        if game.wagon(wagon) != NO_CONTRACT:
            yield from (int(choices.FIRST_TRADE) + 2 * wagon + reward for reward in (0, 1))
    yield from _hexes(game, int(choices.FIRST_MOVE))
    if game.mains & JUST_PLANT:
        yield from _hexes(game, int(choices.FIRST_PLANT))
    else:
        yield int(choices.FIRST_PLANT + game.players[game.seat].pawn)
    if game.mains & JUST_HARVEST:
        yield from members(game.planted, choices.FIRST_HARVEST)
