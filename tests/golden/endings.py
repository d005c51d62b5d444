"""The ways a game can end (E1, R29), derived from its facts."""

from collections.abc import Sequence

from ceylon.ids import HUMAN
from ceylon.rules.facts import CardsDiscarded, EndTriggered, Fact, TurnBegun

SHARED_WAYS = ("last-marker-in-own-turn", "last-marker-as-follower", "last-card-drawn")
SOLO_WAYS = (
    "human-plants-last-in-own-turn",
    "human-plants-last-as-follower",
    "railways-plant-last-in-own-turn",
    "railways-plant-last-as-follower",
    "human-draws-the-last-card",
    "railways-draw-the-last-card",
    "passengers-discard-the-last-card",
)


def ways(*, solo: bool) -> tuple[str, ...]:
    return SOLO_WAYS if solo else SHARED_WAYS


def way(told: Sequence[Fact], *, solo: bool) -> str:
    """In which way a finished game ended."""
    (place,) = (place for place, fact in enumerate(told) if isinstance(fact, EndTriggered))
    end = told[place]
    assert isinstance(end, EndTriggered)
    turns = [fact for fact in told[:place] if isinstance(fact, TurnBegun)]
    own_turn = turns[-1].seat == end.seat
    if not solo:
        return SHARED_WAYS[2 if not end.by_markers else 0 if own_turn else 1]
    if end.by_markers:
        who = "human-plants" if end.seat == HUMAN else "railways-plant"
        return f"{who}-last-{'in-own-turn' if own_turn else 'as-follower'}"
    if end.seat == HUMAN:
        return "human-draws-the-last-card"
    if isinstance(told[place - 1], CardsDiscarded):
        return "passengers-discard-the-last-card"
    return "railways-draw-the-last-card"
