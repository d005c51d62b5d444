"""Section 8: a bot's choice comes from what its seat may know, and from nothing else."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.laws.modes import MODES
from tests.rules.tables import positions

from ceylon.bots import bot
from ceylon.rules.game import Game
from ceylon.rules.view import View


def turning_points(mode: str) -> Iterator[Game]:
    """Positions with a real choice, some steps apart."""
    for number, game in enumerate(positions(MODES[mode], seed=7)):
        if not game.over and number % 11 == 0 and game.legal_count() > 1:
            yield game


def hidden(game: Game) -> tuple[object, ...]:
    deck = game.deck[len(game.deck) - game.cards_left :]
    contracts = game.contract_deck[len(game.contract_deck) - game.contracts_left :]
    return deck, contracts, [int(player.hand) for player in game.players]


@pytest.mark.parametrize("mode", ["4-tiles", "2-without-uva", "solo-drawn-without-uva"])
def test_what_is_hidden_does_not_matter(mode: str) -> None:
    """S11, S6, R2: other hands, other decks, the same view: the same choice."""
    greedy = bot("greedy", 3)
    differed = 0
    for game in turning_points(mode):
        view = View.of(game, game.seat)
        other = view.imagine(Random(99))
        differed += hidden(other) != hidden(game)
        legal = game.legal()
        assert greedy.choose(View.of(other, game.seat), legal) == greedy.choose(view, legal)
    assert differed >= 5


def test_it_remembers_nothing() -> None:
    """The same view gets the same answer, whatever was asked before."""
    asked = bot("greedy", 3)
    for game in turning_points("3-tiles"):
        view = View.of(game, game.seat)
        legal = game.legal()
        fresh = bot("greedy", 3).choose(view, legal)
        assert [asked.choose(view, legal), asked.choose(view, legal)] == [fresh, fresh]


def test_the_view_stays_as_it_was() -> None:
    """It tries its choices on games of its own."""
    game = Game.new(MODES["4"], Random(1))
    view, untouched = View.of(game, game.seat), View.of(game, game.seat)
    bot("greedy", 3).choose(view, game.legal())
    assert view.planted == untouched.planted
    assert [p.pawn for p in view.players] == [p.pawn for p in untouched.players]
    assert (view.question, view.seat) == (untouched.question, untouched.seat)
