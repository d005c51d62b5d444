"""The features of a position for a player, which the evaluation weighs.

Everything here is open, so any seat can read the features of any other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules import bits, chests, harvest, scoring
from ceylon.rules.bits import BIT
from ceylon.rules.material import (
    COUNCILLORS,
    DOWN,
    JUST_ADVANCE,
    JUST_CONTRACT,
    JUST_HARVEST,
    JUST_PLANT,
    JUST_TRADE,
    NO_TILE,
)
from ceylon.rules.state import ACT, AFTER, ARRIVAL_BITS, EXTRA, OVER, PLAY, OpenState, Player
from ceylon.search import catalogue as c
from ceylon.search.districts import Districts
from ceylon.search.horizon import turns_left
from ceylon.search.market import read_market

PRICE: Final[i64] = 5
"""What planting, a councillor or advancing usually costs."""


class Features:
    """Reads one position after another; `values` holds the seat read last."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0] * len(c.NAMES))
        self.districts = Districts()
        self.left: i64 = 0
        """Turns still to come."""
        self._levels: bytes = b""
        self._level: vec[i64] = vec[i64]([0] * chests.TEAS)
        """The hexes of each level."""

    def survey(self, state: OpenState) -> None:
        """Count what the features of all seats have in common."""
        self.left = turns_left(state)
        if state.levels is not self._levels:
            self._map(state)
        self.districts.survey(state)

    def _map(self, state: OpenState) -> None:
        self._levels = state.levels
        for level in range(chests.TEAS):
            self._level[level] = 0
        for at in bits.members(state.land.hexes):
            self._level[state.levels[at]] |= BIT[at]

    def read(self, state: OpenState, seat: Seat) -> None:
        """The features of a seat of the surveyed position."""
        values = self.values
        place: i64 = 0
        while place < c.COUNT:
            values[place] = 0
            place += 1
        me = state.players[seat]
        majority = state.material.majority
        values[c.POINTS] = scoring.track_points(state, seat)
        values[c.RICHEST] = majority[scoring.place(state, seat, scoring.RUPEES)]
        values[c.TECHNOLOGY] = majority[scoring.place(state, seat, scoring.TECHNOLOGY)]
        values[c.MARKERS] = me.markers
        self._track(state, me)
        self._purse(me)
        self.districts.read(state, seat, me, values)
        if state.solo and seat == RAILWAYS:
            self._railways(state, me)
            return
        values[c.COMPANIES] = scoring.company_points(state, seat)
        self._board(state, me)
        if state.active != NOBODY:
            crop = self._crop(state, me)
            read_market(state, me, crop, values)
            self._pawn(state, me, chests.total(crop))
            self._turn(state, seat, me)

    # The player's own board

    def _track(self, state: OpenState, me: Player) -> None:
        values = self.values
        material = state.material
        space: i64 = me.technology >> ARRIVAL_BITS
        values[c.SPACES] = space
        if space < material.last_space and material.space_points[space + 1]:
            values[c.BEFORE_BONUS] = 1
        elif space + 1 < material.last_space and material.space_points[space + 2]:
            values[c.BEFORE_BONUS + 1] = 1
        if me.technology_tokens:
            values[c.TOKEN] = 1
            values[c.TOKEN + 1] = me.technology_tokens - 1

    def _purse(self, me: Player) -> None:
        values = self.values
        rupees = me.rupees
        if rupees > 20:
            values[c.PURSE + 3] = rupees - 20
            rupees = 20
        if rupees > 10:
            values[c.PURSE + 2] = rupees - 10
            rupees = 10
        if rupees > 5:
            values[c.PURSE + 1] = rupees - 5
            rupees = 5
        values[c.PURSE] = rupees

    def _board(self, state: OpenState, me: Player) -> None:
        values = self.values
        tea: i64 = 0
        while tea < chests.TEAS:
            values[c.SOURCES + tea] = bits.count(me.plantations & self._level[tea])
            stored = chests.of_tea(me.chests, tea)
            values[c.TEA + tea] = stored
            if stored:
                values[c.KINDS] += 1
            tea += 1
        ability: i64 = 0
        while ability < COUNCILLORS:
            if me.abilities & BIT[ability]:
                values[c.ABILITIES + ability] = 1
            ability += 1
        free = state.material.open_spaces[me.markers] - bits.count(me.companies)
        if free > 0:
            values[c.SPACE] = 1
            values[c.SPACE + 1] = free - 1
        if me.tile != NO_TILE:
            values[c.TILE] = 1

    def _railways(self, state: OpenState, me: Player) -> None:
        """R31, R12, R17, R26: what CR Co. has that others do not."""
        values = self.values
        values[c.RAILWAYS_BONUS] = me.bonus_points
        values[c.RAILWAYS_CHESTS] = chests.total(me.chests)
        values[c.RAILWAYS_PASSENGERS] = state.passengers
        values[c.RAILWAYS_STATION] = state.station

    # The pawn

    def _crop(self, state: OpenState, me: Player) -> i64:
        """The chests that a harvest from the pawn's hex would take."""
        reach = harvest.reach(state, me)
        crop: i64 = 0
        tea: i64 = 0
        while tea < chests.TEAS:
            crop += bits.count(reach & self._level[tea]) * chests.ONE[tea]
            tea += 1
        return crop

    def _pawn(self, state: OpenState, me: Player, crop: i64) -> None:
        values = self.values
        land = state.land
        useful = harvest.warehouse(state, me) - chests.total(me.chests)
        if crop < useful:
            useful = crop
        values[c.CROPS] = crop
        values[c.USEFUL] = useful
        here = BIT[me.pawn]
        near = here | land.reachable(me.pawn, 2)
        if me.markers:
            free: i64 = land.hexes & ~state.planted
            values[c.SITE] = self.districts.best_site(free & here)
            values[c.SITE + 1] = self.districts.best_site(free & land.neighbours[me.pawn])
            values[c.SITE + 2] = self.districts.best_site(free & near)
        values[c.AUDIENCE] = self.districts.best_audience(me, here)
        values[c.AUDIENCE + 1] = self.districts.best_audience(me, near)

    # The turn under way

    def _turn(self, state: OpenState, seat: Seat, me: Player) -> None:
        """Whether an action is still to come in this turn, and which."""
        values = self.values
        boards: i64 = len(state.players)
        mine = seat - state.active
        if mine < 0:
            mine += boards
        values[c.UNTIL_ACTIVE] = boards - mine
        if mine:
            values[c.UNTIL_ACTIVE] = mine
        asked = state.seat - state.active
        if asked < 0:
            asked += boards
        question = state.question
        if question == OVER or mine < asked or (mine == asked and question == AFTER):
            return
        values[c.DUE] = 1
        if question == PLAY:
            return
        mains = BIT[DOWN[state.card]]
        if mine == asked and (question == ACT or question == EXTRA):
            mains = state.mains
        self._due(state, me, mains)

    def _due(self, state: OpenState, me: Player, mains: i64) -> None:
        values = self.values
        if mains & JUST_HARVEST:
            values[c.DUE_HARVEST] = values[c.USEFUL]
        if mains & JUST_TRADE:
            values[c.DUE_TRADE] = values[c.IN_HAND]
        if me.rupees < PRICE + state.toll:
            return
        if mains & JUST_PLANT:
            values[c.DUE_PLANT] = values[c.SITE]
        if mains & JUST_CONTRACT:
            values[c.DUE_COUNCILLOR] = values[c.AUDIENCE]
        if mains & JUST_ADVANCE:
            values[c.DUE_ADVANCE] = 1
