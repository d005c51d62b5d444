"""What a visitor's page shows: the table, the curtain of a shared screen, or the final scoring."""

from __future__ import annotations

from collections.abc import Iterator

from ceylon.rules.game import Game
from ceylon.table import Table
from ceylon.table.roles import HOST
from ceylon.web.pages.plain import curtain_main, curtain_page
from ceylon.web.pages.table import table_main, table_page
from ceylon.web.showing import screen_for
from ceylon.web.visitors import Visitor
from ceylon.words import Words


def page_of(table: Table, who: Visitor, words: Words, at: int | None) -> str:
    """The whole page; `at` is an earlier moment that is looked at."""
    screen = screen_for(table, who, words, at=at)
    return curtain_page(screen) if _covered(table, who) else table_page(screen)


def main_of(table: Table, who: Visitor, words: Words) -> str:
    """The part of it that changes."""
    screen = screen_for(table, who, words)
    return curtain_main(screen) if _covered(table, who) else table_main(screen)


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
