"""How long the game still lasts."""

from typing import Final

from mypy_extensions import i64

from ceylon.ids import NOBODY
from ceylon.rules.state import OpenState

MOST_TURNS: Final[i64] = 47
_PACE: Final[i64] = 6
_SOLO_PACE: Final[i64] = 5
"""Turns between two plantations of the player who plants fastest."""


def turns_left(state: OpenState) -> i64:
    """Turns after the current one: until the deck or the fastest planter ends the game (E1, E2)."""
    if state.active == NOBODY:
        return MOST_TURNS
    pace = _PACE
    if state.solo:
        pace = _SOLO_PACE
    return turns_left_to_plant(state, pace * fewest_markers(state))


def turns_left_to_plant(state: OpenState, planting: i64) -> i64:
    """The same, if the fastest planter takes that many turns to place the last marker.

    Before the first turn only the deck is counted.
    """
    players: i64 = len(state.players)
    if state.active == NOBODY:
        return _by_cards(state, players - 1, players)
    place = (state.active - state.start + players) % players
    if state.ending:
        return players - 1 - place
    if planting < 1:
        planting = 1
    left = _by_cards(state, place, players)
    if planting < left:
        left = planting
    return left


def fewest_markers(state: OpenState) -> i64:
    """How many the fastest planter still has to place."""
    fewest: i64 = 99
    for player in state.players:
        if player.markers < fewest:
            fewest = player.markers
    return fewest


def _by_cards(state: OpenState, place: i64, players: i64) -> i64:
    """Each turn draws a card; when none is left the round is played to its end."""
    until_empty = state.cards_left - 1
    if until_empty < 0:
        until_empty = 0
    return until_empty + players - 1 - (place + until_empty) % players
