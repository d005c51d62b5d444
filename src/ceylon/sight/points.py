"""The points of a game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ceylon.ids import Choice
from ceylon.rules.game import Game
from ceylon.rules.scoring import track_points


def points_by_turn(start: Game, choices: Iterable[Choice]) -> list[list[int]]:
    """Each seat's points in play after each turn of a game, from its start on.

    A turn's points are those on the track when the next player is asked. In a solo game CR Co. has
    by then acted on its own turn, which needs nobody's choice.
    """
    return list(_after_turns(start.copy(), choices))


def _after_turns(game: Game, choices: Iterable[Choice]) -> Iterator[list[int]]:
    turn = game.turn
    for choice in choices:
        game.push(choice)
        if turn and game.turn != turn:
            yield _on_track(game)
        turn = game.turn
    yield _on_track(game)


def _on_track(game: Game) -> list[int]:
    return [track_points(game, seat) for seat in game.seats()]
