"""A bot needs only one method; one that takes its time can do more."""

from random import Random

import pytest
from tests.laws.modes import MODES

from ceylon.bots import NAMES, answer, bot, takes_long
from ceylon.ids import Choice
from ceylon.rules.game import Game
from ceylon.rules.view import View


class Last:
    """All that a bot needs."""

    name = "last"

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        assert view.viewer == view.seat
        return legal[-1]


def test_a_bot_of_one_method_answers_without_a_plan() -> None:
    game = Game.new(MODES["3"], Random(1))
    view = View.of(game, game.seat)
    assert answer(Last(), view, game.legal()) == (game.legal()[-1], ())
    assert not takes_long(Last())


@pytest.mark.parametrize(
    "name", [name for name in NAMES if name not in ("merchant", "search", "governor")]
)
def test_every_bot_answers_what_it_chooses(name: str) -> None:
    """Except for those that a clock stops."""
    game = Game.new(MODES["3"], Random(2))
    while not game.over:
        view, legal = View.of(game, game.seat), game.legal()
        choice = bot(name, 5).choose(view, legal)
        if game.turn % 5 == 0:
            assert answer(bot(name, 5), view, legal).choice == choice
        game.push(choice)
