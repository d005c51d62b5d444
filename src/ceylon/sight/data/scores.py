"""The scoring, with every point's source."""

from __future__ import annotations

from typing import Annotated, Final

from ceylon.box import DISTRICTS
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Placing, Score
from ceylon.sight.data.kinds import Count, Keywords, Number, Seat
from ceylon.sight.data.published import data

_MAJORITIES: Final = {RUPEES: "rupees", TECHNOLOGY: "technology"}
MajorityName = Annotated[str, Keywords("MajorityName", enum=[*DISTRICTS, *_MAJORITIES.values()])]


@data
class PlacingData:
    """A player's part in one majority (E3 to E6)."""

    counted: Count
    """How much the player has of what counts; 0 for a player who does not take part."""
    place: Number | None
    """Null for a player who does not take part."""
    points: Count
    tied: bool
    """Whether another player has as much, so that technology decided (E9)."""


@data
class ScoreData:
    """A player's points by source, if the game ended now; they add up to the total."""

    seat: Seat
    total: int
    rank: Number
    """1 for the winner."""
    tied: bool
    """Whether another player has the same total, so that technology decided (E9)."""
    bonus: Count
    """District bonus tokens (A1.4)."""
    contracts: Count
    """Contracts fulfilled (A3.3)."""
    harvests: Count
    """Chests that others harvested from the player's plantations (A2.3)."""
    technology_spaces: Count
    """Spaces of the technology track (A5.3)."""
    councillor: Count
    """The councillor that gives points for advancing (C5)."""
    majorities: dict[MajorityName, PlacingData]
    """The districts in play, rupees and technology."""
    companies: Count
    """Different companies supplied (E7)."""
    markers: int
    """Markers that were not placed (E8)."""


def score_data(score: Score) -> ScoreData:
    return ScoreData(
        seat=score.seat,
        total=score.total,
        rank=score.rank,
        tied=score.tied,
        bonus=score.bonus,
        contracts=score.contracts,
        harvests=score.harvests,
        technology_spaces=score.technology_spaces,
        councillor=score.councillor,
        majorities={_majority(placing): _placing(placing) for placing in score.placings},
        companies=score.companies,
        markers=score.markers,
    )


def _majority(placing: Placing) -> str:
    return _MAJORITIES.get(placing.majority) or DISTRICTS[placing.majority]


def _placing(placing: Placing) -> PlacingData:
    return PlacingData(placing.counted, placing.place or None, placing.points, placing.tied)
