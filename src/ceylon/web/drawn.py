"""What a visitor's page shows: the table, the curtain of a shared screen, or the final scoring."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Final

from ceylon.rules.game import Game
from ceylon.table import Table
from ceylon.table.roles import HOST
from ceylon.web.pages.assembly import kept_parts
from ceylon.web.pages.memory import Drawn
from ceylon.web.pages.plain import curtain_main, curtain_page
from ceylon.web.pages.table import attributes, table_main, table_page
from ceylon.web.screen import Screen
from ceylon.web.showing import screen_for
from ceylon.web.visitors import Visitor
from ceylon.words import Words

_LOGGED: Final = 80
"""Choices whose lines are sure to fill the log of a page."""


@dataclass(frozen=True)
class Sight:
    """What a visitor's page shows, in parts."""

    screen: Screen
    frame: Hashable
    """Pages with the same frame have the same parts in the same places."""
    attributes: Mapping[str, str]
    parts: Mapping[str, Drawn]

    @cached_property
    def main(self) -> str:
        """The element that holds all of it."""
        if not self.parts:
            return curtain_main(self.screen)
        return table_main(self.screen, self.parts)

    @cached_property
    def digest(self) -> str:
        """Two sights with the same digest look the same."""
        shown = blake2b(digest_size=12)
        for text in (*self.attributes.values(), *self.parts, *self.parts.values()):
            shown.update(text.encode("utf-8", "replace"))
        return shown.hexdigest()


def sight_of(table: Table, who: Visitor, words: Words, at: int | None = None) -> Sight:
    """What the visitor sees now; `at` is an earlier moment that is looked at."""
    screen = screen_for(table, who, words, since=_since(table, at), at=at)
    if _covered(table, who):
        return Sight(screen, ("curtain", table.curtain), {}, {})
    frame = (screen.seat, screen.past, len(screen.sitters), screen.host)
    return Sight(screen, frame, attributes(screen), kept_parts(screen))


def page_of(table: Table, who: Visitor, words: Words, at: int | None) -> str:
    """The whole page."""
    sight = sight_of(table, who, words, at)
    if not sight.parts:
        return curtain_page(sight.screen)
    return table_page(sight.screen, sight.main, sight.digest)


def _since(table: Table, at: int | None) -> int:
    """The log of a page need not begin with the game: it shows the last lines only."""
    last = len(table.position.made) if at is None else at
    return max(0, last - _LOGGED)


def _covered(table: Table, who: Visitor) -> bool:
    return who.role == HOST and table.curtain >= 0


def points_by_turn(table: Table) -> list[list[int]]:
    """Each seat's points in play after each turn."""
    return list(_points(table))


def _points(table: Table) -> Iterator[list[int]]:
    game = table.moment(0)
    turn, seats = int(game.turn), range(len(game.players))
    for choice in table.position.choices:
        game.push(choice)
        if game.turn != turn and turn:
            yield [_in_play(game, seat) for seat in seats]
        turn = int(game.turn)
    yield [_in_play(game, seat) for seat in seats]


def _in_play(game: Game, seat: int) -> int:
    player = game.players[seat]
    return int(
        player.bonus_points
        + player.contract_points
        + player.harvest_points
        + player.technology_points
        + player.councillor_points
    )
