"""How long the game still lasts."""

from __future__ import annotations

from ceylon.bots.weights import Weights
from ceylon.rules.state import NOBODY, OpenState


def turns_left(state: OpenState, weights: Weights) -> int:
    """Turns after the present one: until the deck or the fastest planter ends the game (E1, E2)."""
    players = len(state.players)
    if state.active == NOBODY:
        return _by_cards(state, players - 1, players)
    place = int(state.active - state.start) % players
    if state.ending:
        return players - 1 - place
    fewest = min(int(player.markers) for player in state.players)
    return min(_by_cards(state, place, players), max(1, round(weights.pace * fewest)))


def _by_cards(state: OpenState, place: int, players: int) -> int:
    """Each turn draws a card; when none is left the round is played to its end."""
    until_empty = max(0, int(state.cards_left) - 1)
    return until_empty + players - 1 - (place + until_empty) % players
