"""E: the end and the scoring, with every point's source. Also "if the game ended now"."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ceylon.ids import RAILWAYS, Seat
from ceylon.rules import bits
from ceylon.rules.bits import BIT
from ceylon.rules.frozen import Remade, remade
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.state import ARRIVAL_BITS, OpenState, Player

_RANK: Final[i64] = 2**20
"""Above every technology value: the factor of what is compared first, before technology (E9)."""

# The majorities: 0 to 3 are the districts.
RUPEES: Final[i64] = 4
TECHNOLOGY: Final[i64] = 5
MAJORITIES: Final = 6
NO_PLACE: Final[i64] = 0


# What each majority counts; 0 if the player does not take part


def rupees_counted(player: Player) -> i64:
    """E4: at least 1 rupee."""
    return player.rupees


def technology_counted(player: Player) -> i64:
    """E5: at least one space advanced."""
    return player.technology >> ARRIVAL_BITS


def plantations_counted(state: OpenState, seat: Seat, district: i64) -> i64:
    """E6: with the district's councillor only; R30: CR Co. needs none."""
    player = state.players[seat]
    if not player.councillors & BIT[district] and not (state.solo and seat == RAILWAYS):
        return 0
    here = DISTRICT[district]
    return bits.count(player.plantations & here) + bits.count(player.second_leaf & here)


def counted(state: OpenState, seat: Seat, majority: i64) -> i64:
    """What a player has in a majority."""
    if majority == RUPEES:
        return rupees_counted(state.players[seat])
    if majority == TECHNOLOGY:
        return technology_counted(state.players[seat])
    return plantations_counted(state, seat, majority)


# Places and points


def place(state: OpenState, seat: Seat, majority: i64) -> i64:
    """The place in a majority from 1 on, ties broken by technology (E9); NO_PLACE for none."""
    own = counted(state, seat, majority)
    if own == 0:
        return NO_PLACE
    own = own * _RANK + state.players[seat].technology
    ahead: i64 = 1
    other = Seat(0)
    for player in state.players:
        if counted(state, other, majority) * _RANK + player.technology > own:
            ahead += 1
        other = Seat(other + 1)
    return ahead


def majority_points(state: OpenState, seat: Seat) -> i64:
    """E3: the points of all majorities."""
    points: i64 = 0
    majority: i64 = 0
    while majority < MAJORITIES:
        if majority > 3 or state.land.districts & BIT[majority]:
            points += state.material.majority[place(state, seat, majority)]
        majority += 1
    return points


def track_points(state: OpenState, seat: Seat) -> i64:
    """Points scored in play; CR Co. scores its bonus tokens only at the end (R6)."""
    player = state.players[seat]
    points = player.contract_points + player.harvest_points
    points += player.technology_points + player.councillor_points
    if state.solo and seat == RAILWAYS:
        return points
    return points + player.bonus_points


def company_points(state: OpenState, seat: Seat) -> i64:
    """E7; R31: not for CR Co."""
    if state.solo and seat == RAILWAYS:
        return 0
    return state.material.company_points[bits.count(state.players[seat].companies)]


def marker_points(state: OpenState, seat: Seat) -> i64:
    """E8; R31: not for CR Co."""
    if state.solo and seat == RAILWAYS:
        return 0
    return state.players[seat].markers * state.material.leftover


def total(state: OpenState, seat: Seat) -> i64:
    """The final score, if the game ended now."""
    points = track_points(state, seat) + majority_points(state, seat)
    points += company_points(state, seat) + marker_points(state, seat)
    if state.solo and seat == RAILWAYS:
        points += state.players[seat].bonus_points  # R31
    return points


def winner(state: OpenState) -> Seat:
    """E9: the highest total, ties broken by technology."""
    best = Seat(0)
    best_rank: i64 = -_RANK * _RANK
    seat = Seat(0)
    for player in state.players:
        rank = total(state, seat) * _RANK + player.technology
        if rank > best_rank:
            best = seat
            best_rank = rank
        seat = Seat(seat + 1)
    return best


# For people


@dataclass(frozen=True)
class Placing:
    """A player's part in one majority."""

    majority: int
    """A district from 0 to 3, or RUPEES, or TECHNOLOGY."""
    counted: int
    """How much the player has."""
    place: int
    """From 1 on; 0 for none."""
    points: int
    """What the place is worth."""
    tied: bool
    """Whether another player has as much, so that technology decided (E9)."""

    def __reduce__(self) -> Remade:
        return remade(self)


SOURCES: Final = {
    "bonus": "A1.4",
    "harvests": "A2.3",
    "contracts": "A3.3",
    "technology_spaces": "A5.3",
    "councillor": "C5",
    "districts": "E6",
    "rupees": "E4",
    "technology": "E5",
    "companies": "E7",
    "markers": "E8",
}
"""The sources of points, each with its rule; the majorities in all districts are one source."""
IN_PLAY: Final = ("bonus", "harvests", "contracts", "technology_spaces", "councillor")
"""Those that score in play, except for CR Co.'s bonus (R31)."""


@dataclass(frozen=True)
class Source:
    """A player's points from one source; for a majority, with the player's part in it."""

    key: str
    """One of SOURCES."""
    points: int
    """How many came from it."""
    placing: Placing | None = None
    """The player's part in the majority, if the source is one."""

    @property
    def rule(self) -> str:
        """The ID of the rule that gives them."""
        return SOURCES[self.key]

    def __reduce__(self) -> Remade:
        return remade(self)


@dataclass
class Score:
    """A player's points by source; they add up to the total."""

    seat: Seat
    """Whose they are."""
    bonus: int
    """Points of district bonus tokens (A1.4)."""
    final_bonus: int
    """How much of the bonus is not scored in play but at the end (R31)."""
    contracts: int
    """Points of contracts (A3.3)."""
    harvests: int
    """Points for others' harvests on this player's plantations (A2.3)."""
    technology_spaces: int
    """Points from spaces of the technology track (A5.3)."""
    councillor: int
    """Points from the councillor who rewards advancing (C5)."""
    placings: list[Placing]
    """The part in each majority: the districts in play, rupees, technology (E3)."""
    company_count: int
    """How many companies have been supplied."""
    companies: int
    """Points for these (E7)."""
    markers_left: int
    """Markers that were not placed."""
    markers: int
    """Points for these, never above 0 (E8)."""
    total: int
    """All of them together."""
    rank: int = 0
    """1 for the winner; set among all players."""
    tied: bool = False
    """Whether another player has the same total, so that technology decided (E9)."""

    def sources(self) -> list[Source]:
        """Where the points come from; the same sources for every player of a game."""
        return [
            Source("bonus", self.bonus),
            Source("harvests", self.harvests),
            Source("contracts", self.contracts),
            Source("technology_spaces", self.technology_spaces),
            Source("councillor", self.councillor),
            *[Source(_of_majority(each.majority), each.points, each) for each in self.placings],
            Source("companies", self.companies),
            Source("markers", self.markers),
        ]


def _of_majority(majority: int) -> str:
    if majority == RUPEES:
        return "rupees"
    return "technology" if majority == TECHNOLOGY else "districts"


def placing(state: OpenState, seat: Seat, majority: i64) -> Placing:
    own = counted(state, seat, majority)
    others = [counted(state, s, majority) for s in state.seats() if s != seat]
    here = place(state, seat, majority)
    points = state.material.majority[here]
    return Placing(majority, own, here, points, tied=own > 0 and own in others)


def score_of(state: OpenState, seat: Seat) -> Score:
    """A player's score, before the players are ranked."""
    player = state.players[seat]
    return Score(
        seat=seat,
        bonus=player.bonus_points,
        final_bonus=player.bonus_points if state.solo and seat == RAILWAYS else 0,
        contracts=player.contract_points,
        harvests=player.harvest_points,
        technology_spaces=player.technology_points,
        councillor=player.councillor_points,
        placings=[
            placing(state, seat, majority)
            for majority in range(MAJORITIES)
            if majority > 3 or state.land.districts & BIT[majority]
        ],
        company_count=bits.count(player.companies),
        companies=company_points(state, seat),
        markers_left=player.markers,
        markers=marker_points(state, seat),
        total=total(state, seat),
    )


def scores(state: OpenState) -> list[Score]:
    """Every player's score, by seat, if the game ended now."""
    table = [score_of(state, seat) for seat in state.seats()]
    ranked = sorted(
        table,
        key=lambda score: (score.total, int(state.players[score.seat].technology)),
        reverse=True,
    )
    for rank, score in enumerate(ranked, start=1):
        score.rank = rank
        score.tied = any(s.total == score.total and s is not score for s in table)
    return table
