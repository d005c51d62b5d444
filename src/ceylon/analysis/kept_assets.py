"""What a choice keeps, and another one would give up: said where nothing is gained.

A gain is compared with the position before the choice. What the choice leaves as it is can be a
reason too, but it is never called a gain: it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ceylon.analysis.comparison import (
    NOBODY_FOLLOWS,
    STILL_DELIVERABLE,
    YOUR_CARD,
    YOUR_TILE,
    YOUR_TOKEN,
    Weighed,
    advantages,
    weight_of_chests,
    weight_of_reach,
    weight_of_rupees,
)
from ceylon.analysis.insights import Message
from ceylon.analysis.tally import Tally
from ceylon.errors import N_
from ceylon.rules.scoring import RUPEES, Placing

_POINT: Final = 1.0
_FOLLOWER: Final = 1.2
_SITE: Final = 0.9
_AT_HAND: Final = 0.6
_FICKLE: Final = 0.5


def kept_assets(one: Tally, other: Tally) -> Iterator[Weighed]:
    """What the one keeps of the position before it, and the other does not."""
    now = one.at_first()
    for compare in _COMPARISONS:
        yield from compare(one, now, other)
    yield from (each for each in advantages(one, other) if each[1].text in _KEPT_ANYWAY)


KEPT_TEA: Final = N_("you keep these chests: {chests:teas}")
KEPT_RUPEES: Final = N_("you save {n:rupees}")
KEPT_REACH: Final = N_("from here, a harvest still reaches {n:plantations}")
KEPT_SITES: Final = N_("you can still plant on {hexes:hex}")
KEPT_COUNCILLOR: Final = N_(
    "you can still contract the councillor of {district:district} ({councillor:councillor})"
)
KEPT_PLACE: Final = N_("you stay {place:ordinal} in rupees: {points:points}")
NOTHING_FOR_OTHERS: Final = N_("it gives the others no points")
FEW_FOLLOWERS: Final = N_("only {n:players} can take the ▼ action")
_KEPT_ANYWAY: Final = frozenset(
    {
        STILL_DELIVERABLE,
        YOUR_TILE,
        YOUR_CARD,
        NOBODY_FOLLOWS,
    }
)
"""Sentences of the comparison that are true of the choice itself."""


def _rupees(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    kept = int(now.player.rupees - other.player.rupees)
    if kept > 0 and one.player.rupees >= now.player.rupees:
        yield weight_of_rupees(one, kept), Message(KEPT_RUPEES, {"n": kept})


def _tokens(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    kept = int(now.player.technology_tokens - other.player.technology_tokens)
    if kept > 0 and one.player.technology_tokens == now.player.technology_tokens:
        yield kept * one.for_later, Message(YOUR_TOKEN, {"n": kept})


def _chests(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    """Of each tea as many as there were, if none of it is given away."""
    colours = zip(one.chests(), now.chests(), other.chests(), strict=True)
    kept = tuple(max(0, had - its) if mine >= had else 0 for mine, had, its in colours)
    if any(kept):
        yield weight_of_chests(one, kept), Message(KEPT_TEA, {"chests": kept})


def _reach(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    near, lost = one.in_reach(), one.in_reach() - other.in_reach()
    if near == now.in_reach() and lost > 0:
        yield weight_of_reach(one, lost), Message(KEPT_REACH, {"n": near})


def _sites(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    kept = [at for at in one.sites() if at in now.sites()]
    if kept and not other.sites():
        yield _SITE * one.for_later, Message(KEPT_SITES, {"hexes": kept})


def _councillor(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    district = one.councillor_at_hand()
    if district is None or district != now.councillor_at_hand():
        return
    if other.councillor_at_hand() != district and district not in other.councillors():
        values = {"district": district, "councillor": one.game.councillors[district] - 1}
        yield _AT_HAND * one.for_later, Message(KEPT_COUNCILLOR, values)


def _place(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    mine, had, its = map(_for_rupees, (one, now, other))
    if (mine.place, mine.points) == (had.place, had.points) and mine.points > its.points:
        weight = _FICKLE * (mine.points - its.points) * (1 - one.for_later)
        yield weight, Message(KEPT_PLACE, {"place": mine.place, "points": mine.points})


def _for_rupees(tally: Tally) -> Placing:
    return next(each for each in tally.score.placings if each.majority == RUPEES)


def _others(one: Tally, now: Tally, other: Tally) -> Iterator[Weighed]:
    theirs = now.points_of_others()
    if one.points_of_others() == theirs < other.points_of_others():
        weight = _POINT * (other.points_of_others() - theirs) / (len(one.game.players) - 1)
        yield weight, Message(NOTHING_FOR_OTHERS, {})


def _followers(one: Tally, _now: Tally, other: Tally) -> Iterator[Weighed]:
    mine, its = one.outcome, other.outcome
    fewer = its.followers - mine.followers
    if mine.card is not None and its.card is not None and fewer > 0 and mine.followers:
        yield _FOLLOWER * fewer, Message(FEW_FOLLOWERS, {"n": mine.followers})


_COMPARISONS: Final[tuple[Callable[[Tally, Tally, Tally], Iterator[Weighed]], ...]] = (
    _rupees,
    _tokens,
    _chests,
    _reach,
    _sites,
    _councillor,
    _place,
    _others,
    _followers,
)
