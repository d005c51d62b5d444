"""A harvest before it is final: chests gained, points given and to whom, what must be discarded
(A2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ceylon.ids import Hex, Seat
from ceylon.rules.chests import unpack
from ceylon.rules.harvest import owner_of, warehouse
from ceylon.rules.hexes import HEX_NAMES, hexes_in
from ceylon.sight.screen import Screen


@dataclass(frozen=True)
class Harvest:
    """What some plantations give to the seat that must choose."""

    chests: tuple[int, int, int]
    points: tuple[tuple[Seat, int], ...]
    """The other owners and the points each of them scores."""
    scored: tuple[str, ...]
    """The same in words."""
    over: int
    """Chests beyond the warehouse."""
    short: str

    @property
    def number(self) -> int:
        return sum(self.chests)


def in_reach(screen: Screen) -> Harvest:
    """What the harvest would take, if it took everything within reach."""
    hexes = [
        h for h in hexes_in(screen.view.planted) if f"harvest {HEX_NAMES[h]}" in screen.offered
    ]
    return _of(screen, hexes, coming=True)


def harvest_under_way(screen: Screen) -> Harvest:
    """What the harvest under way has taken."""
    return _of(screen, hexes_in(screen.view.harvested), coming=False)


def so_far(screen: Screen) -> str:
    """The sum of the harvest under way in one line."""
    taken, more = harvest_under_way(screen), in_reach(screen)
    words = screen.words
    said = [words.say("{taken} taken, {more} left", taken=taken.number, more=more.number)]
    if taken.over:
        said.append(words.say("{n:chests} too many", n=taken.over))
    return words.clauses(said)


def _of(screen: Screen, hexes: list[Hex], *, coming: bool) -> Harvest:
    view, words = screen.view, screen.words
    me = view.players[view.seat]
    teas = Counter(view.levels[h] for h in hexes)
    chests = (teas[0], teas[1], teas[2])
    owners = Counter(owner_of(view, h) for h in hexes)
    owners.pop(view.seat, None)
    points = tuple(sorted(owners.items()))
    stored = sum(unpack(me.chests)) + (sum(chests) if coming else 0)
    over = max(0, stored - warehouse(view, me))
    text = words.unit("teas", chests)
    scored = tuple([words.say("{seat:player}: +{n:points}", seat=s, n=n) for s, n in points])
    return Harvest(chests, points, scored, over, text)
