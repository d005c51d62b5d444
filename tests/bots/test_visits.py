"""What a bot says about how it weighed a question."""

from random import Random

import pytest

from ceylon.bots import bot
from ceylon.bots.protocol import Weigher
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View


@pytest.mark.parametrize("name", ["search-40", "pupil"])
def test_its_visits_and_its_value(name: str) -> None:
    """All legal, as many as simulations, and the first choice of a search has the most."""
    player, rng = bot(name, 1), Random(1)
    assert isinstance(player, Weigher)
    assert player.weighing() is None
    game, thought = Game.new(Options(3), 1), 0
    for _ in range(60):
        legal = game.legal()
        choice = player.choose(View.of(game, game.seat), legal)
        found = player.weighing()
        if len(legal) == 1:
            assert found is None
        elif found is not None:
            thought += 1
            assert set(found.visits) <= set(legal)
            assert list(found.visits) == sorted(found.visits)
            assert min(found.visits.values()) >= 1
            assert 0 <= found.value <= 1
            if name != "pupil":
                assert found.visits[choice] == max(found.visits.values())
        game.push(rng.choice(legal))
    assert thought > 20
