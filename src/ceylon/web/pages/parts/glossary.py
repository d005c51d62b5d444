"""What every councillor and starting tile does, with its rule."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.rules.bits import members
from ceylon.rules.material import COUNCILLORS
from ceylon.sight.screen import Screen
from ceylon.words.abilities import Ability, councillor, starting_tile


@dataclass(frozen=True)
class Entry:
    icon: str
    ability: Ability
    here: bool = True
    """Whether it is in this game."""


def councillors(screen: Screen) -> list[Entry]:
    """Those of this game first."""
    view = screen.view
    present = {view.councillors[district] for district in members(view.land.districts)}
    entries = [
        Entry(f"ability-{n}", councillor(screen.words, n), n in present)
        for n in range(1, COUNCILLORS + 1)
    ]
    return sorted(entries, key=lambda entry: not entry.here)


def tiles(screen: Screen) -> list[Entry]:
    """None in a game without starting tiles."""
    if not any(player.tile_number for player in screen.view.players):
        return []
    return [Entry(f"tile-{n + 1}", starting_tile(screen.words, n)) for n in range(7)]
