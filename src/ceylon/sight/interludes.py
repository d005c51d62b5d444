"""Solo: the moments between two choices of the player, while CR Co. acts.

CR Co. makes no choices: all that it does until it is the player's turn to choose again follows upon
one choice of theirs. Who watches sees it one after the other, as with any other opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ceylon.ids import HUMAN, RAILWAYS, Choice
from ceylon.rules import railways, setup, turn
from ceylon.rules.facts import (
    Fact,
    RailwaysDecided,
    RailwaysDrew,
    TechnologyTokenLost,
    TurnBegun,
)
from ceylon.rules.game import Game
from ceylon.rules.material import DOWN
from ceylon.rules.state import ACT


class Interlude(NamedTuple):
    """CR Co. is to act, or has just done so."""

    game: Game
    told: int
    """How many facts of the choice have happened."""


def interludes(before: Game, choice: Choice, after: Game, told: Sequence[Fact]) -> list[Interlude]:
    """Until CR Co. follows, begins its turn, has travelled, has turned up a card, and has acted.

    Empty if it has no turn after this choice. `told` is what happened between the two games.
    """
    ends = _ends(told)
    if not ends:
        return []
    lost = sum(isinstance(fact, TechnologyTokenLost) for fact in told)
    games = _games(before, choice, after, lost)
    return [Interlude(game, end) for game, end in zip(games, ends, strict=True)]


def _ends(told: Sequence[Fact]) -> list[int]:
    begins = [n for n, fact in enumerate(told) if _is_its_turn(fact)]
    if not begins:
        return []
    follows, decides = (n for n, fact in enumerate(told) if isinstance(fact, RailwaysDecided))
    draws = next(n for n, fact in enumerate(told) if isinstance(fact, RailwaysDrew))
    return [follows, begins[0] + 1, draws, decides, len(told)]


def has_its_turn(told: Sequence[Fact]) -> bool:
    """Whether CR Co. has a turn in what happened."""
    return any(map(_is_its_turn, told))


def _is_its_turn(fact: Fact) -> bool:
    return isinstance(fact, TurnBegun) and fact.seat == RAILWAYS


def _games(before: Game, choice: Choice, after: Game, lost: int) -> Iterator[Game]:
    game = before.copy()
    _leave_to_follow(game, choice, lost)
    yield game.copy()
    _follow(game)
    yield game.copy()
    railways.travel(game)
    yield game.copy()
    _turn_up(game)
    yield game
    acted = after.copy()
    acted.seat, acted.question = RAILWAYS, ACT
    yield acted


def _leave_to_follow(game: Game, choice: Choice, lost: int) -> None:
    """The player's choice, and no more: another player would now be asked to follow (T4)."""
    game.solo = False
    game.push(choice)
    game.solo = True
    game.players[RAILWAYS].technology_tokens -= lost  # R8


def _follow(game: Game) -> None:
    """R10, and all that comes before its own turn begins (T6, T7)."""
    railways.follow(game, DOWN[game.card])
    game.seat = HUMAN
    turn.draw_card(game, game.players[HUMAN])
    setup.fill_wagons(game)
    turn.begin_turn(game, RAILWAYS)


def _turn_up(game: Game) -> None:
    """R19, R21: the card lies as it was drawn."""
    if game.cards_left:
        game.card = game.draw()
        game.discards += bytes([game.card])
    railways.note_empty_deck(game)
    game.question = ACT
