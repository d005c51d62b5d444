"""A view on the wire: it arrives as it was sent, and holds nothing else."""

import pickle
import time
from random import Random

import pytest
from tests.laws.fields import BOARD, OPEN, fields
from tests.laws.modes import MODES

from ceylon import bots
from ceylon.rules.game import Game
from ceylon.rules.view import SPECTATOR, View
from ceylon.sight import wire
from ceylon.table.brains import think
from ceylon.table.workers import Slip


def test_no_field_is_forgotten() -> None:
    apart = {"land", "material", "players"}
    own = {"viewer", "next_company", "unseen_cards", "unseen_contracts"}
    assert set(wire.TABLE) == (set(OPEN) | own) - apart
    assert set(wire.BOARD) == set(BOARD)
    assert fields("Player") == BOARD


@pytest.mark.parametrize("mode", MODES)
def test_a_view_travels(mode: str) -> None:
    """Section 8: the same view, from which the same games are imagined."""
    rng = Random(mode)
    game = Game.new(MODES[mode], rng)
    while not game.over:
        game.push(rng.choice(game.legal()))
        for seat in (SPECTATOR, *range(MODES[mode].seats)):
            view = View.of(game, seat)
            sent = pickle.loads(pickle.dumps(wire.packed(view)))  # noqa: S301 - our own
            again = wire.unpacked(sent)
            assert wire.packed(again) == sent
            one, other = view.imagine(Random(1)), again.imagine(Random(1))
            assert one.legal() == other.legal()
            assert (one.deck, one.contract_deck) == (other.deck, other.contract_deck)


def test_a_bot_thinks_from_what_was_sent() -> None:
    rng = Random(1)
    game = Game.new(MODES["3"], rng)
    for _ in range(40):
        game.push(rng.choice(game.legal()))
    view = View.of(game, int(game.seat))
    for name in ("greedy", "search-50", "chance"):
        slip = Slip([0] * 3, 0, time.monotonic())
        chosen = think(name, 5, wire.packed(view), game.legal(), slip)
        assert chosen.choice == bots.bot(name, 5).choose(view, game.legal())
