"""Games to learn from: determined by their number, in every variant, never with an illegal
choice."""

from dataclasses import replace

import pytest

from ceylon.bots.weights import read
from ceylon.search.catalogue import COUNT
from ceylon.training.modes import CHOOSING, FITTED, HELD_OUT, TABLES, TEN, table
from ceylon.training.selfplay import Lesson, SelfPlayer
from ceylon.training.weights_file import shipped


def lesson(mode: str) -> Lesson:
    return Lesson(mode, seed=1, generation=1, simulations=2, learned=read(shipped())[mode])


@pytest.mark.parametrize("mode", TABLES)
def test_a_game_is_decided_by_its_number(mode: str) -> None:
    """Whatever was played before by the same player."""
    once, again = SelfPlayer(lesson(mode)), SelfPlayer(lesson(mode))
    once.play(3)
    game = once.play(7)
    assert game == again.play(7)
    boards = len(game.totals)
    assert len(game.features) == boards * len(game.left) > 0
    assert {len(row) for row in game.features} == {COUNT}
    assert game.totals[game.winner] == max(game.totals)
    others = [again.play(8), SelfPlayer(replace(lesson(mode), seed=2)).play(7)]
    others.append(SelfPlayer(replace(lesson(mode), generation=2)).play(7))
    assert game not in others


def test_without_weights_greedy_plays() -> None:
    assert replace(lesson("2"), learned=None).bot == "greedy"
    assert lesson("2").bot == "search-2"


@pytest.mark.parametrize("mode", TABLES)
def test_the_last_digit_says_nothing_about_the_table(mode: str) -> None:
    """Otherwise the games that are held out would be of another kind."""
    tables = TABLES[mode]
    assert len(set(tables)) == len(tables)
    for digit in range(TEN):
        numbers = range(digit, TEN * len(tables), TEN)
        assert {table(mode, number) for number in numbers} == set(tables)
    assert [*FITTED, *CHOOSING, *HELD_OUT] == list(range(TEN))


def test_every_choice_is_legal() -> None:
    """Even after a random one that the bot had not considered (R5: a railway is built).

    An illegal choice of a bot would raise.
    """
    player = SelfPlayer(replace(lesson("solo"), simulations=20))
    built = [number for number in range(40) if table("solo", number).railway == "built"]
    assert len(built) == 20
    assert all(player.play(number).left for number in built)
