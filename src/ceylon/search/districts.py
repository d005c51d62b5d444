"""The standings in the districts, and what one more plantation or councillor would change.

Prospects are in tenths of a point, since they are worth fractions of one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import RAILWAYS, Seat
from ceylon.rules import bits
from ceylon.rules.bits import BIT
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.state import OpenState, Player
from ceylon.search.catalogue import (
    BONUS,
    DISTRICTS,
    GAIN,
    LEAD,
    LOSS,
    NO_COUNCILLOR,
    NO_PLANTATION,
    PLANTED,
)

_RANK: Final[i64] = 2**20
"""Above every technology value, which breaks the ties (E9)."""
_RANK_BITS: Final[i64] = 20
_ALL_DISTRICTS: Final[i64] = 0b1111
_MOST_LEAD: Final[i64] = 2

# In tenths of a point.
_LEAF: Final[i64] = 20
"""What a plantation is worth at least: its marker is no longer left over (E8)."""
_DISC: Final[i64] = 10


class Districts:
    """The districts of one position after the other."""

    def __init__(self) -> None:
        self.gain: vec[i64] = vec[i64]([0] * 4)
        """By district: what one more plantation would bring the seat last read."""
        self.audience: vec[i64] = vec[i64]([0] * 4)
        """By district: what its councillor would bring the seat last read."""
        self._leaves: vec[i64] = vec[i64]([0] * 16)
        self._strength: vec[i64] = vec[i64]([0] * 16)
        """By seat and district: leaves, then technology; 0 for a seat that does not count there
        (E6)."""

    def survey(self, state: OpenState) -> None:
        """Count the plantations of all seats."""
        at: i64 = 0
        seat: i64 = 0
        for player in state.players:
            entitled = player.councillors
            if state.solo and seat == RAILWAYS:
                entitled = _ALL_DISTRICTS  # R30
            district: i64 = 0
            while district < 4:
                here = _leaves(player, district)
                self._leaves[at] = here
                self._strength[at] = 0
                if here and entitled & BIT[district]:
                    self._strength[at] = here * _RANK + player.technology
                at += 1
                district += 1
            seat += 1

    def read(self, state: OpenState, seat: Seat, me: Player, values: vec[i64]) -> None:
        """The features of a seat that concern districts."""
        missing: i64 = 0
        district: i64 = 0
        while district < 4:
            self.gain[district] = 0
            self.audience[district] = 0
            if state.land.districts & BIT[district]:
                self._district(state, seat, me, district, values)
                if self._leaves[seat * 4 + district] == 0:
                    missing += 1
            district += 1
        values[PLANTED] = bits.count(me.districts)
        if me.bonus_tokens == 0 and state.bonuses_taken < state.material.bonus_tokens:
            if missing == 1 or missing == 2:
                bonus = 10 * state.material.district_bonus[state.bonuses_taken]
                values[BONUS + missing - 1] = bonus
                self._hope_for_bonus(state, seat, bonus // missing)

    def _district(
        self, state: OpenState, seat: Seat, me: Player, district: i64, values: vec[i64]
    ) -> None:
        majority = state.material.majority
        here: i64 = self._leaves[seat * 4 + district]
        more: i64 = majority[self._place(state, seat, district, here + 1)]
        now: i64 = majority[self._place(state, seat, district, here)]
        if self._strength[seat * 4 + district]:
            values[DISTRICTS] += now
            values[GAIN] += more - now
            self.gain[district] = 10 * (more - now)
            self._lead(state, seat, district, now, values)
        elif here:
            values[NO_COUNCILLOR] += now
            self.audience[district] = 10 * now
            self.gain[district] = 4 * (more - now)
        elif me.councillors & BIT[district]:
            values[NO_PLANTATION] += more
            self.gain[district] = 10 * more
        else:
            self.gain[district] = 4 * more
            self.audience[district] = 3 * more

    def _place(self, state: OpenState, seat: Seat, district: i64, here: i64) -> i64:
        """The place that many plantations would have with the councillor."""
        mine = here * _RANK + state.players[seat].technology
        place: i64 = 1
        at: i64 = district
        other: i64 = 0
        boards: i64 = len(state.players)
        while other < boards:
            if other != seat and self._strength[at] > mine:
                place += 1
            at += 4
            other += 1
        return place

    def _lead(
        self, state: OpenState, seat: Seat, district: i64, now: i64, values: vec[i64]
    ) -> None:
        """How far behind the next seat is, and whether one more plantation of theirs would swap
        places."""
        mine: i64 = self._strength[seat * 4 + district]
        next_best: i64 = 0
        at: i64 = district
        end: i64 = 4 * len(state.players)
        while at < end:
            strength: i64 = self._strength[at]
            if strength < mine and strength > next_best:
                next_best = strength
            at += 4
        lead = (mine >> _RANK_BITS) - (next_best >> _RANK_BITS)
        if lead > _MOST_LEAD:
            lead = _MOST_LEAD
        values[LEAD] += lead
        if next_best and next_best + _RANK > mine:
            values[LOSS] += now

    def _hope_for_bonus(self, state: OpenState, seat: Seat, part: i64) -> None:
        """A1.4: a district without a plantation is a step to the bonus."""
        district: i64 = 0
        while district < 4:
            if state.land.districts & BIT[district] and self._leaves[seat * 4 + district] == 0:
                self.gain[district] += part
            district += 1

    # Where to plant, whom to visit

    def best_site(self, hexes: i64) -> i64:
        """The most that a plantation on one of the hexes would bring."""
        best: i64 = 0
        district: i64 = 0
        while district < 4:
            if hexes & DISTRICT[district] and self.gain[district] + _LEAF > best:
                best = self.gain[district] + _LEAF
            district += 1
        return best

    def best_audience(self, me: Player, hexes: i64) -> i64:
        """The most that the councillor of one of the hexes would bring."""
        best: i64 = 0
        district: i64 = 0
        while district < 4:
            if hexes & DISTRICT[district] and not me.councillors & BIT[district]:
                if self.audience[district] + _DISC > best:
                    best = self.audience[district] + _DISC
            district += 1
        return best


def _leaves(player: Player, district: i64) -> i64:
    """E6: plantations, and the second leaf as another."""
    here = bits.count(player.plantations & DISTRICT[district])
    if player.second_leaf:
        here += bits.count(player.second_leaf & DISTRICT[district])
    return here
