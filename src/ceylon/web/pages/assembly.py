"""The parts of the table, put together. A page is all of them in their frame."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Final

from ceylon.web.pages.memory import Memory
from ceylon.web.pages.parts.bar import bar_part
from ceylon.web.pages.parts.boards import board_parts
from ceylon.web.pages.parts.council import council_parts
from ceylon.web.pages.parts.desk import desk_parts
from ceylon.web.pages.parts.hexes import hex_parts, layer_parts, lying_still
from ceylon.web.pages.parts.logbook import log_parts
from ceylon.web.pages.parts.part import ANEW, Part
from ceylon.web.pages.parts.track import track_parts
from ceylon.web.pages.parts.train import train_parts
from ceylon.web.screen import Screen

_parts_drawn: Final[Memory[str]] = Memory(20_000)
"""Of about half a kilobyte each; a hundred busy tables need about so many."""
_still: Final[Memory[dict[str, str]]] = Memory(1_000)
"""All hexes together, as they lie for those who do not choose: for each table a few."""


def drawn_parts(screen: Screen) -> dict[str, str]:
    """All parts by their id, drawn now."""
    return {part.id: part.draw() for part in (*hex_parts(screen), *_parts(screen))}


def kept_parts(screen: Screen) -> dict[str, str]:
    """The same, from memory where there is one of it."""
    view = screen.view
    names = tuple(screen.words.players.values())
    where = (screen.words.language, names, int(view.land.without), view.levels)
    lying = lying_still(screen)
    if lying is ANEW:
        found = _found(where, hex_parts(screen))
    else:
        found = dict(_still.drawn((lying, where), lambda: _found(where, hex_parts(screen))))
    return found | _found(where, _parts(screen))


def _found(where: Hashable, parts: Iterable[Part]) -> dict[str, str]:
    found = {}
    for part in parts:
        if part.shows is ANEW:
            found[part.id] = part.draw()
        else:
            found[part.id] = _parts_drawn.drawn((part.id, part.shows, where), part.draw)
    return found


def _parts(screen: Screen) -> Iterator[Part]:
    yield bar_part(screen)
    yield from board_parts(screen)
    yield from train_parts(screen)
    yield from council_parts(screen)
    yield from layer_parts(screen)
    yield from track_parts(screen)
    yield from log_parts(screen)
    yield from desk_parts(screen)
