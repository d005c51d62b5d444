"""E: the end and the scoring, with every point's source. Also "if the game ended now"."""

from typing import Final

from mypy_extensions import i64

from ceylon.rules import bits
from ceylon.rules.bits import BIT
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.state import ARRIVAL_BITS, RAILWAYS, OpenState, Player

_RANK: Final[i64] = 2**20
"""Above every technology value: what is compared first, before the track breaks the tie (E9)."""

# The majorities: 0 to 3 are the districts.
RUPEES: Final[i64] = 4
TECHNOLOGY: Final[i64] = 5
MAJORITIES: Final = 6
NO_PLACE: Final[i64] = 0


# What each majority counts; 0 where the player does not take part


def rupees_counted(player: Player) -> i64:
    """E4: at least 1 rupee."""
    return player.rupees


def technology_counted(player: Player) -> i64:
    """E5: at least one space advanced."""
    return player.technology >> ARRIVAL_BITS


def plantations_counted(state: OpenState, seat: i64, district: i64) -> i64:
    """E6: with the district's councillor only; R30: CR Co. needs none."""
    player = state.players[seat]
    if not player.councillors & BIT[district] and not (state.solo and seat == RAILWAYS):
        return 0
    here = DISTRICT[district]
    return bits.count(player.plantations & here) + bits.count(player.second_leaf & here)


def counted(state: OpenState, seat: i64, majority: i64) -> i64:
    """What a player has in a majority."""
    if majority == RUPEES:
        return rupees_counted(state.players[seat])
    if majority == TECHNOLOGY:
        return technology_counted(state.players[seat])
    return plantations_counted(state, seat, majority)


# Places and points


def place(state: OpenState, seat: i64, majority: i64) -> i64:
    """The place in a majority from 1 on, ties broken by technology (E9); NO_PLACE for none."""
    own = counted(state, seat, majority)
    if own == 0:
        return NO_PLACE
    own = own * _RANK + state.players[seat].technology
    ahead: i64 = 1
    other: i64 = 0
    for player in state.players:
        if counted(state, other, majority) * _RANK + player.technology > own:
            ahead += 1
        other += 1
    return ahead


def majority_points(state: OpenState, seat: i64) -> i64:
    """E3: the points of all majorities."""
    points: i64 = 0
    majority: i64 = 0
    while majority < MAJORITIES:
        if majority > 3 or state.land.districts & BIT[majority]:
            points += state.material.majority[place(state, seat, majority)]
        majority += 1
    return points


def track_points(state: OpenState, seat: i64) -> i64:
    """Points scored in play; CR Co. scores its bonus tokens at the end only (R6)."""
    player = state.players[seat]
    points = player.contract_points + player.harvest_points
    points += player.technology_points + player.councillor_points
    if state.solo and seat == RAILWAYS:
        return points
    return points + player.bonus_points


def company_points(state: OpenState, seat: i64) -> i64:
    """E7; R31: not for CR Co."""
    if state.solo and seat == RAILWAYS:
        return 0
    return state.material.company_points[bits.count(state.players[seat].companies)]


def marker_points(state: OpenState, seat: i64) -> i64:
    """E8; R31: not for CR Co."""
    if state.solo and seat == RAILWAYS:
        return 0
    return state.players[seat].markers * state.material.leftover


def total(state: OpenState, seat: i64) -> i64:
    """The final score, if the game ended now."""
    points = track_points(state, seat) + majority_points(state, seat)
    points += company_points(state, seat) + marker_points(state, seat)
    if state.solo and seat == RAILWAYS:
        points += state.players[seat].bonus_points  # R31
    return points


def winner(state: OpenState) -> i64:
    """E9: the highest total, ties broken by technology."""
    best: i64 = 0
    best_rank: i64 = -_RANK * _RANK
    seat: i64 = 0
    for player in state.players:
        rank = total(state, seat) * _RANK + player.technology
        if rank > best_rank:
            best = seat
            best_rank = rank
        seat += 1
    return best


# For people


class Placing:
    """A player's part in one majority."""

    def __init__(self, majority: int, counted: int, place: int, points: int, *, tied: bool) -> None:
        self.majority = majority
        self.counted = counted
        self.place = place
        self.points = points
        self.tied = tied
        """Whether another player has as much, so that technology decided (E9)."""


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
"""The sources of points, each with its rule; all majorities in districts are one."""
IN_PLAY: Final = ("bonus", "harvests", "contracts", "technology_spaces", "councillor")
"""Those that score in play, all but CR Co.'s bonus (R31)."""


class Source:
    """A player's points from one source; of a majority, with the part in it."""

    def __init__(self, key: str, points: int, placing: Placing | None = None) -> None:
        self.key = key
        self.rule = SOURCES[key]
        self.points = points
        self.placing = placing


class Score:
    """A player's points by source; they add up to the total."""

    def __init__(self, state: OpenState, seat: int) -> None:
        player = state.players[seat]
        self.seat = seat
        self.bonus = int(player.bonus_points)
        self.final_bonus = self.bonus if state.solo and seat == RAILWAYS else 0
        """How much of the bonus is not scored in play but at the end (R31)."""
        self.contracts = int(player.contract_points)
        self.harvests = int(player.harvest_points)
        self.technology_spaces = int(player.technology_points)
        self.councillor = int(player.councillor_points)
        self.placings = [
            placing(state, seat, majority)
            for majority in range(MAJORITIES)
            if majority > 3 or state.land.districts & BIT[majority]
        ]
        self.company_count = int(bits.count(player.companies))
        self.companies = int(company_points(state, seat))
        self.markers_left = int(player.markers)
        self.markers = int(marker_points(state, seat))
        self.total = int(total(state, seat))
        self.rank = 0
        """1 for the winner; set among all players."""
        self.tied = False
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


def placing(state: OpenState, seat: i64, majority: i64) -> Placing:
    own = counted(state, seat, majority)
    others = [counted(state, s, majority) for s in range(len(state.players)) if s != seat]
    here = place(state, seat, majority)
    points = state.material.majority[here]
    return Placing(majority, own, here, points, tied=own > 0 and own in others)


def scores(state: OpenState) -> list[Score]:
    """Every player's score, by seat, if the game ended now."""
    table = [Score(state, seat) for seat in range(len(state.players))]
    ranked = sorted(
        table,
        key=lambda score: (score.total, int(state.players[score.seat].technology)),
        reverse=True,
    )
    for rank, score in enumerate(ranked, start=1):
        score.rank = rank
        score.tied = any(s.total == score.total and s is not score for s in table)
    return table
