"""The levels: what they err in, and what they never do."""

from random import Random

import pytest
from tests.laws.modes import MODES

from ceylon.bots import LEVELS, USUAL, bot, called
from ceylon.bots.fallible import Fallible
from ceylon.bots.match import play
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View


def views(mode: str, seed: int) -> list[tuple[View, Game]]:
    """Questions with something to choose, from a game by chance."""
    game, chance, found = Game.new(MODES[mode], Random(seed)), Random(seed), []
    while not game.over:
        legal = game.legal()
        if len(legal) > 1 and chance.random() < 0.1:
            found.append((View.of(game, int(game.seat)), game.copy()))
        game.push(chance.choice(legal))
    return found


@pytest.mark.parametrize("mode", ["2-without-uva-tiles", "4"])
def test_what_is_hidden_changes_no_choice(mode: str) -> None:
    """Section 8: the same view is answered alike, whatever others hold and the decks bring."""
    for view, game in views(mode, 3):
        other = view.imagine(Random(8))
        again = View.of(other, int(game.seat))
        chosen = [bot("pupil", 5).choose(each, game.legal()) for each in (view, again)]
        assert chosen[0] == chosen[1]


def test_one_who_overlooks_everything_still_chooses() -> None:
    view, game = views("4", 1)[0]
    blind = Fallible("blind", 1, simulations=10, overlooks=1.0, misjudges=1.0)
    assert blind.choose(view, game.legal()) in game.legal()


def test_errors_differ_from_question_to_question_and_from_seed_to_seed() -> None:
    """A bot that erred in the same way each time would not be fallible but odd."""
    view, game = views("4", 2)[3]
    chosen = {bot("pupil", seed).choose(view, game.legal()) for seed in range(30)}
    assert len(chosen) > 2


def test_a_beginners_friend_loses_to_the_usual_opponent() -> None:
    """Ten duels on ten deals: the levels are in order."""
    won = 0
    for number in range(10):
        game = Game.new(Options(2), Random(number))
        keys = ["pupil", USUAL] if number % 2 else [USUAL, "pupil"]
        play([bot(key, number) for key in keys], game)
        won += keys[int(game.winner())] == USUAL
    assert won >= 8


def test_each_level_has_a_name_of_its_own() -> None:
    assert len({called(level.key) for level in LEVELS}) == len(LEVELS)
    assert called("greedy") == "greedy"
    assert USUAL in {level.key for level in LEVELS}
