"""What is on the map and on the tracks: its worth to each player, and where to go next."""

from __future__ import annotations

from functools import cache, cached_property
from operator import mul

from ceylon.bots.greedy_weights import GreedyWeights
from ceylon.ids import RAILWAYS, Hex, Seat
from ceylon.rules.bits import members
from ceylon.rules.hexes import ALL_HEXES, HEXES, Land, hexes_in
from ceylon.rules.state import OpenState

_MOST_CROPS = 4


class Board:
    """Plantations, councillors and technology of all players at one moment."""

    def __init__(self, state: OpenState, left: int, weights: GreedyWeights) -> None:
        self.weights = weights
        self.left = left
        self.land = state.land
        self.levels = state.levels
        self.box = state.material.box
        self.councillors = state.councillors
        self.districts = members(state.land.districts)
        self.planted = int(state.planted)
        self.railways = RAILWAYS if state.solo else -1
        self.bonuses_taken = int(state.bonuses_taken)
        self.plantations = [int(p.plantations) for p in state.players]
        self.markers = [int(p.markers) for p in state.players]
        self.contracted = [int(p.councillors) for p in state.players]
        self.technology = [int(p.technology) for p in state.players]
        self.spaces = [int(p.space) for p in state.players]
        self.has_bonus = [p.bonus_tokens > 0 for p in state.players]
        self.leaves = [
            [_count(int(p.plantations), d) + _count(int(p.second_leaf), d) for d in range(4)]
            for p in state.players
        ]
        self.seats = state.seats()
        self._aims: dict[Seat, tuple[list[float], ...]] = {}
        self._pawns: dict[tuple[Seat, Hex], float] = {}
        self._standing: dict[Seat, float] = {}

    def hope(self, actions: int) -> float:
        """The share that remains of something that takes that many more actions."""
        return self.left / (self.left + self.weights.patience * actions) if actions else 1.0

    # What a player has

    def standing(self, seat: Seat) -> float:
        """Majorities as they would score now, and their prospects."""
        if seat not in self._standing:
            self._standing[seat] = self._sum_of(seat)
        return self._standing[seat]

    def _sum_of(self, seat: Seat) -> float:
        worth = sum(self.district(seat, d) for d in self.districts) + self._track(seat)
        if seat == self.railways:
            return worth
        worth += self.markers[seat] * self.box.leftover
        return worth + self._sources(seat) + self._abilities(seat) + self.bonus(seat)

    def district(self, seat: Seat, district: int, leaf: int = 0, disc: int = 0) -> float:
        """E6: a district's majority, as if the seat also had another leaf or the councillor."""
        weights = self.weights
        leaves = self.leaves[seat][district] + leaf
        missing = (not leaves) + (not (disc or self._entitled(seat, district)))
        mine = (max(leaves, 1), self.technology[seat])
        ahead, next_best = 0, 0.0
        for other, strength in enumerate(self._strengths[district]):
            if other != seat and strength[0]:
                ahead += strength > mine
                next_best = max(next_best, strength[0])
        worth = self.box.majority[ahead] * weights.promise**missing
        if leaves > next_best:
            worth += weights.lead * min(2.0, leaves - next_best) * self.hope(1)
        return worth * self.hope(2 * missing)

    @cached_property
    def _strengths(self) -> list[list[tuple[float, int]]]:
        """By district and seat: leaves as they count, or may count, and the tie-breaker."""
        return [[self._strength(seat, district) for seat in self.seats] for district in range(4)]

    def _strength(self, seat: Seat, district: int) -> tuple[float, int]:
        leaves = self.leaves[seat][district]
        if self._entitled(seat, district):
            return leaves, self.technology[seat]
        return leaves * self.hope(2), self.technology[seat]

    def _entitled(self, seat: Seat, district: int) -> bool:
        return seat == self.railways or bool(self.contracted[seat] >> district & 1)

    def bonus(self, seat: Seat, also: int = -1) -> float:
        """A1.4: the next district bonus token, as if the seat also had a plantation there."""
        if self.has_bonus[seat] or self.bonuses_taken == len(self.box.district_bonus):
            return 0.0
        missing = sum(not self.leaves[seat][d] for d in self.districts if d != also)
        points = self.box.district_bonus[self.bonuses_taken]
        return points * self.weights.bonus**missing * self.hope(2 * missing)

    def _track(self, seat: Seat) -> float:
        space = self.spaces[seat]
        worth = self._to_next_bonus(space)
        if space:
            ahead = sum(other > self.technology[seat] for other in self.technology)
            near_the_end = self.weights.track / (self.weights.track + self.left)
            worth += self.box.majority[ahead] * near_the_end
        return worth

    def _to_next_bonus(self, space: int) -> float:
        for ahead in range(1, self.box.technology_spaces - space + 1):
            points = self.box.technology_bonus[space + ahead]
            if points:
                return points * self.weights.next_bonus**ahead * self.hope(ahead)
        return 0.0

    def _sources(self, seat: Seat) -> float:
        teas = sum(self.weights.source[self.levels[at]] for at in hexes_in(self.plantations[seat]))
        return teas * self.hope(2)

    def _abilities(self, seat: Seat) -> float:
        each = (self.ability(d) for d in self.districts if self.contracted[seat] >> d & 1)
        return sum(each)

    def ability(self, district: int) -> float:
        return self.weights.abilities[self.councillors[district] - 1] * self.left

    # A good place for the pawn

    def pawn(self, seat: Seat, at: Hex) -> float:
        """What the player could do from a hex, and from those near it."""
        if (seat, at) not in self._pawns:
            self._pawns[seat, at] = self._outlook(seat, at) * self.hope(1)
        return self._pawns[seat, at]

    def _outlook(self, seat: Seat, at: Hex) -> float:
        near = nearness(self.land, self.weights.near)[at]
        if seat not in self._aims:
            self._aims[seat] = (self._sites(seat), self._audiences(seat), self._crops)
        best: list[float] = [max(map(mul, aim, near)) for aim in self._aims[seat]]
        return sum(best)

    def _sites(self, seat: Seat) -> list[float]:
        """What planting on each hex would bring."""
        found = [0.0] * HEXES
        if self.markers[seat]:
            gain = {d: self._gain_of_planting(seat, d) for d in self.districts}
            for at in hexes_in(self.land.hexes & ~self.planted):
                more = gain[at >> 3] + self.weights.source[self.levels[at]]
                found[at] = more * self.weights.site
        return found

    def _gain_of_planting(self, seat: Seat, district: int) -> float:
        more = self.district(seat, district, leaf=1) - self.district(seat, district)
        bonus = self.bonus(seat, also=district) - self.bonus(seat)
        return more + bonus - self.box.leftover

    def _audiences(self, seat: Seat) -> list[float]:
        """What the councillor of each hex would bring."""
        gain = [0.0] * 4
        for d in self.districts:
            if not self.contracted[seat] >> d & 1:
                more = self.district(seat, d, disc=1) - self.district(seat, d) + self.ability(d)
                gain[d] = more * self.weights.audience
        return [gain[at >> 3] for at in ALL_HEXES]

    @cached_property
    def _crops(self) -> list[float]:
        """What a harvest from each hex would bring."""
        return [self._crop(at) for at in ALL_HEXES]

    def _crop(self, at: Hex) -> float:
        reach = (self.land.neighbours[at] | 1 << at) & self.planted
        teas = sorted((self.weights.crop[self.levels[h]] for h in hexes_in(reach)), reverse=True)
        return sum(teas[:_MOST_CROPS])


@cache
def nearness(land: Land, near: tuple[float, ...]) -> list[list[float]]:
    """The share of a prospect that remains from each hex to each other."""
    last = len(near) - 1
    return [[near[min(land.steps(a, b), last)] for b in ALL_HEXES] for a in ALL_HEXES]


def _count(hexes: int, district: int) -> int:
    return (hexes >> 8 * district & 0xFF).bit_count()
