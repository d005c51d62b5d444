"""The evaluation reads what is open, in every mode, and ends where the game ends."""

import json
from importlib.resources import files
from random import Random

import pytest
from tests.laws.modes import MODES
from tests.people import ANA
from tests.rules.tables import positions

from ceylon.bots.search import settings
from ceylon.ids import Seat
from ceylon.rules.game import Game
from ceylon.rules.state import OpenState
from ceylon.rules.view import View
from ceylon.search.catalogue import COUNT, NAMES, UNTIL_ACTIVE
from ceylon.search.evaluation import Evaluation
from ceylon.search.features import Features


def evaluation(state: OpenState) -> Evaluation:
    return Evaluation(settings(len(state.players), solo=state.solo).weights)


def chances(state: OpenState) -> list[float]:
    judge = evaluation(state)
    judge.evaluate(state)
    return list(judge.rewards)[: len(state.players)]


def features(state: OpenState, seat: Seat) -> list[int]:
    reader = Features()
    reader.survey(state)
    reader.read(state, seat)
    return [int(value) for value in reader.values]


def some(mode: str) -> list[Game]:
    return [game.copy() for game in positions(MODES[mode], 6)][::13]


def test_each_feature_has_one_name() -> None:
    assert len(NAMES) == len(set(NAMES)) == COUNT == UNTIL_ACTIVE + 1


@pytest.mark.parametrize("table", ["2", "3", "4", "solo"])
def test_each_feature_has_its_weights(table: str) -> None:
    text = files("ceylon.bots").joinpath("weights.json").read_text(encoding="utf-8")
    learned = json.loads(text)[table]
    assert list(learned["weights"]) == list(NAMES)
    assert ("railways" in learned) == (table == "solo")
    assert {len(weights) for weights in learned["weights"].values()} == {3}


@pytest.mark.parametrize("mode", MODES)
def test_the_chances_of_all_add_up(mode: str) -> None:
    for game in some(mode):
        assert sum(chances(game)) == pytest.approx(1)
        assert min(chances(game)) >= 0


@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_is_not_read(mode: str) -> None:
    """Section 8: a view has the same features as the game, for each seat."""
    for game in some(mode):
        view = View.of(game, ANA)
        for seat in game.seats():
            assert features(view, seat) == features(game, seat)


@pytest.mark.parametrize("mode", MODES)
def test_at_the_end_the_winner_has_nearly_all(mode: str) -> None:
    """E9."""
    *_, game = positions(MODES[mode], 6)
    assert chances(game)[game.winner()] > 0.95


def test_a_rupee_more_is_no_harm() -> None:
    """In the opening, where there is everything to buy."""
    game = Game.new(MODES["2-without-uva"], Random(1))
    while game.turn < 3:
        game.push(game.legal()[0])
    before = chances(game)[0]
    game.players[0].rupees += 1
    assert chances(game)[0] > before
