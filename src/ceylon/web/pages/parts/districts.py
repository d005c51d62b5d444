"""A player's place in each district: on their own board, where the screen has room for it."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.rules import bits
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.scoring import NO_PLACE, placing
from ceylon.sight.screen import Screen
from ceylon.words import Words
from ceylon.words.scoring import place, unplaced


@dataclass(frozen=True)
class DistrictPlace:
    """Where a player stands in the majority of a district, if the game ended now (E6)."""

    name: str
    text: str
    """The place, and with what; without one, why."""
    points: int


def districts_of(screen: Screen) -> tuple[DistrictPlace, ...]:
    """Of the viewer, for each district in play."""
    districts = bits.members(screen.view.land.districts)
    return tuple([_standing(screen, screen.words, district) for district in districts])


def _standing(screen: Screen, words: Words, district: int) -> DistrictPlace:
    found = placing(screen.view, screen.seat, district)
    name = words.unit("District", district)
    if found.place == NO_PLACE:
        lacking = unplaced(words, district, planted(screen, screen.seat, district))
        return DistrictPlace(name, lacking, 0)
    return DistrictPlace(name, place(words, found), found.points)


def planted(screen: Screen, seat: Seat, district: int) -> int:
    """Markers in a district, whether they count there or not."""
    player, here = screen.view.players[seat], DISTRICT[district]
    return bits.count(player.plantations & here) + bits.count(player.second_leaf & here)
