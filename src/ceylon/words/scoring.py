"""The scoring in words: who won, where points come from, places in the majorities, and ties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from ceylon.ids import Seat
from ceylon.rules.scoring import NO_PLACE, RUPEES, TECHNOLOGY, Placing, Score
from ceylon.words.marks import N_, NC_
from ceylon.words.wording import Words


def outcome(words: Words, scores: Sequence[Score], you: Seat) -> str:
    """Who won a finished game and, for a player, which place is theirs."""
    ranked = sorted(scores, key=lambda score: score.rank)
    best, own = ranked[0], next((score for score in ranked if score.seat == you), None)
    if own is None:
        return words.say("{who:player} won with {points:points}", who=best.seat, points=best.total)
    if own is best:
        return words.say("You won with {points:points}", points=best.total)
    return words.say(
        "{who:player} won with {points:points}; you came {place:ordinal} with {yours:points}",
        who=best.seat,
        points=best.total,
        place=own.rank,
        yours=own.total,
    )


def source_name(words: Words, key: str, placing: Placing | None = None) -> str:
    """The name of a source of points; without a placing, all districts together are one source."""
    if placing is not None:
        return majority(words, placing.majority)
    if key == "councillor":
        return words.say_in("councillor", "technology point")
    return words.say_in("score", _SOURCES[key])


_SOURCES: Final[Mapping[str, str]] = {
    "bonus": NC_("score", "district bonus"),
    "harvests": NC_("score", "harvested by others"),
    "contracts": NC_("score", "contracts"),
    "technology_spaces": NC_("score", "technology track"),
    "districts": NC_("score", "district majorities"),
    "rupees": NC_("score", "rupee majority"),
    "technology": NC_("score", "technology majority"),
    "companies": NC_("score", "different companies"),
    "markers": NC_("score", "leftover markers"),
}


def majority(words: Words, number: int) -> str:
    """The name of a majority: 0 to 3 are the districts."""
    if number == RUPEES:
        return words.say_in("score", _SOURCES["rupees"])
    if number == TECHNOLOGY:
        return words.say_in("score", _SOURCES["technology"])
    return words.say("majority in {district:district}", district=number)


def place(words: Words, placing: Placing) -> str:
    """A player's place in a majority and what counted: "2nd with 12 rupees"."""
    if placing.place == NO_PLACE:
        return words.say_in("score", "not placed")
    text = _PLACES.get(placing.majority, _PLACE_IN_A_DISTRICT)
    return words.say(text, place=placing.place, n=placing.counted)


def unplaced(words: Words, majority: int, plantations: int) -> str:
    """Why a player has no place in a majority; in a district, with the plantations there."""
    if majority == RUPEES:
        return words.say_in("score", "no rupees")
    if majority == TECHNOLOGY:
        return words.say_in("score", "not advanced")
    if not plantations:
        return words.say_in("score", "no plantation")
    return words.say("{n:plantations}, no councillor", n=plantations)


_PLACES: Final[Mapping[int, str]] = {
    RUPEES: N_("{place:ordinal} with {n:rupees}"),
    TECHNOLOGY: N_("{place:ordinal} on space {n}"),
}
_PLACE_IN_A_DISTRICT: Final = N_("{place:ordinal} with {n:plantations}")


def ties(words: Words, scores: Sequence[Score]) -> list[str]:
    """E9: every tie, in the majorities and in the total, and how the track decided it."""
    told = [_tie(words, *tie) for tie in _tied_placings(scores)]
    return told + [_final_tie(words, seats, points) for points, seats in _tied_totals(scores)]


def _tied_placings(scores: Sequence[Score]) -> Iterator[tuple[int, int, list[Seat]]]:
    """For each majority, what the tied seats have, and these seats, by place."""
    for row in zip(*(score.placings for score in scores), strict=True):
        placed = zip(row, scores, strict=True)
        tied = sorted([(p.place, p.counted, s.seat) for p, s in placed if p.tied])
        for counted, group in groupby(tied, key=lambda entry: entry[1]):
            yield row[0].majority, counted, [seat for _, _, seat in group]


def _tied_totals(scores: Sequence[Score]) -> Iterator[tuple[int, list[Seat]]]:
    ranked = sorted((score for score in scores if score.tied), key=lambda score: score.rank)
    for points, group in groupby(ranked, key=lambda score: score.total):
        yield points, [score.seat for score in group]


def _tie(words: Words, number: int, counted: int, seats: list[Seat]) -> str:
    texts = _TIES.get(number, _TIES_IN_A_DISTRICT)
    text = texts[0] if len(seats) == 2 else texts[1]
    return words.say(text, tied=seats, first=seats[0], n=counted, district=number)


def _final_tie(words: Words, seats: list[Seat], points: int) -> str:
    text = _FINAL_TIES[0] if len(seats) == 2 else _FINAL_TIES[1]
    return words.say(text, tied=seats, first=seats[0], n=points)


# Between two players, and among more, who are then listed in the order of the track.
_TIES: Final[Mapping[int, tuple[str, str]]] = {
    RUPEES: (
        N_("{tied:player} have {n:rupees} each; {first:player} is ahead on the technology track"),
        N_(
            "{tied:player} have {n:rupees} each, and are ranked in that order by the"
            " technology track"
        ),
    ),
    TECHNOLOGY: (
        N_("{tied:player} are both on space {n} of the technology track; {first:player} is on top"),
        N_("{tied:player} are all on space {n} of the technology track, from the top down"),
    ),
}
_TIES_IN_A_DISTRICT: Final = (
    N_(
        "{tied:player} have {n:plantations} each in {district:district};"
        " {first:player} is ahead on the technology track"
    ),
    N_(
        "{tied:player} have {n:plantations} each in {district:district}, and are ranked in"
        " that order by the technology track"
    ),
)
_FINAL_TIES: Final = (
    N_("{tied:player} have {n:points} each; {first:player} is ahead on the technology track"),
    N_("{tied:player} have {n:points} each, and are ranked in that order by the technology track"),
)
