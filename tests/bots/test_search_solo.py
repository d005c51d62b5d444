"""Search in the solo game, where CR Co. turns up a card between two questions."""

from random import Random

import pytest

from ceylon.bots.match import play
from ceylon.bots.search import Search
from ceylon.rules.game import Game
from ceylon.rules.options import Options


@pytest.mark.parametrize(("simulations", "seeds"), [(2, range(50, 80)), (20, range(30, 60))])
def test_what_was_thought_for_another_card_is_forgotten(simulations: int, seeds: range) -> None:
    """R19: each card allows the human something different. An illegal choice would raise."""
    for seed in seeds:
        game = Game.new(Options(1, without=("uva", "dimbula")[seed % 2]), Random(seed))
        assert play([Search(seed, simulations=simulations)], game)
