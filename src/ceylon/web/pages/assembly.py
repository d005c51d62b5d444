"""The parts of the table, put together. A page is all of them in their frame.

Most parts are public and look the same to everyone who is not choosing. A seat has some of its own.
And to the player who must choose, the things that can be chosen look different.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import replace
from operator import attrgetter
from typing import Final

from ceylon.ids import SPECTATOR
from ceylon.rules.state import BOARD, TABLE
from ceylon.sight.screen import Screen
from ceylon.web.pages.memory import MEGABYTE, Drawn, Memory
from ceylon.web.pages.parts.boards import board_parts, mine_part
from ceylon.web.pages.parts.council import bonus_part, council_parts, marked_councillors
from ceylon.web.pages.parts.desk import desk_parts, offers_part
from ceylon.web.pages.parts.hand import hand_parts
from ceylon.web.pages.parts.hexes import badges_part, hex_parts, layer_parts, mark_parts
from ceylon.web.pages.parts.logbook import log_parts, railways_facts
from ceylon.web.pages.parts.part import ANEW, Part
from ceylon.web.pages.parts.strip import strip_part, turn_part
from ceylon.web.pages.parts.tea_train import deck_parts, train_tips_part, wagon_parts
from ceylon.web.pages.parts.track import adds_parts, marked_track, track_parts


def _weight(parts: dict[str, Drawn]) -> int:
    return sum([part.weight for part in parts.values()])


_parts: Final[Memory[Drawn]] = Memory(48 * MEGABYTE, lambda part: part.weight)
"""Some 20,000 of them, enough for a hundred busy tables."""
_open_parts: Final[Memory[dict[str, Drawn]]] = Memory(64 * MEGABYTE, _weight)
"""Some 500, most of whose parts are the same."""

_of_table: Final = attrgetter(*TABLE, "next_company", "unseen_contracts")
_of_board: Final = attrgetter(*(name for name in BOARD if name != "hand"))


def drawn_parts(screen: Screen) -> dict[str, str]:
    """All parts by their id, drawn afresh."""
    groups = (_open(screen), _own(screen), _aims(screen))
    return {part.id: part.draw() for group in groups for part in group}


def ground_of(screen: Screen) -> Hashable:
    """What all parts are drawn from: the language, the names, and the land."""
    view, words = screen.view, screen.words
    land = (view.material.box.digest, int(view.land.without), view.levels)
    return words.language, tuple(words.players.values()), land


def kept_parts(screen: Screen, before: Mapping[str, Drawn] | None = None) -> dict[str, Drawn]:
    """The same, taken over from those before, on the same ground, or else from the cache, where
    possible."""
    known, ground = before or {}, ground_of(screen)
    lying = (ground, _lying_open(screen))
    found = dict(_open_parts.find_or_make(lying, lambda: _drawn(ground, _open(screen), known)))
    found |= _drawn(ground, _own(screen), known)
    found |= _drawn(ground, _aims(screen), known)
    return found


def _drawn(ground: Hashable, parts: Iterable[Part], known: Mapping[str, Drawn]) -> dict[str, Drawn]:
    return {part.id: _draw(ground, part, known.get(part.id)) for part in parts}


def _draw(ground: Hashable, part: Part, before: Drawn | None) -> Drawn:
    """Nothing is looked up for a part that shows what it showed before: so it is with most."""
    if part.shows is ANEW:
        return Drawn(part.draw())
    if before is not None and before.shows == part.shows:
        return before
    return _parts.find_or_make(
        (part.id, part.shows, ground), lambda: Drawn(part.draw(), part.shows)
    )


# What is open


def _lying_open(screen: Screen) -> Hashable:
    """Everything that the open parts depend on."""
    view = screen.view
    steps = tuple(told.fact for told in railways_facts(screen)) if screen.solo else ()
    boards = tuple([_of_board(player) for player in view.players])
    return _of_table(view), boards, screen.sitters, screen.last, steps, screen.finished


def _open(screen: Screen) -> Iterator[Part]:
    """As a spectator sees it."""
    watched = replace(screen, seat=SPECTATOR, offers=(), reasons={})
    yield from board_parts(watched)
    yield from deck_parts(watched)
    yield from council_parts(watched)
    yield bonus_part(watched)
    yield from hex_parts(watched)
    yield from layer_parts(watched)
    yield badges_part(watched)
    yield train_tips_part(watched)
    yield from track_parts(watched)
    yield offers_part(watched)


# What a seat has of its own, and what it may choose


def _own(screen: Screen) -> Iterator[Part]:
    yield strip_part(screen)
    yield turn_part(screen)
    yield from mark_parts(screen)
    yield from marked_councillors(screen)
    yield from marked_track(screen)
    if not screen.watching:
        yield mine_part(screen)
        yield from adds_parts(screen)
    yield from wagon_parts(screen)
    yield from log_parts(screen)
    yield from hand_parts(screen)
    yield from desk_parts(screen)


def _aims(screen: Screen) -> Iterator[Part]:
    if not screen.yours:
        return
    yield from council_parts(screen)
    yield from hex_parts(screen)
    yield badges_part(screen)
    yield train_tips_part(screen)
    yield offers_part(screen)
