"""OpenSpiel: its own checks and searches, what a player may know, and states that are stored.

Three of its checks cannot be called. Those of `api_test` for full trees, perfect recall among them,
visit every state. `playthrough_test` knows only OpenSpiel's own files. Its ISMCTS in C++ crashes
with games that are registered from Python.
"""

import pickle
import unittest
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.env.playthrough import NAMES, actions_of, played, stored
from tests.laws.modes import MODES, SHARED, SOLO
from tests.rules.test_section8 import ANY_LENGTH, ANY_MODE, ANY_SEED, shuffle_hidden
from tests.thorough import sampled

from ceylon.env.bounds import longest
from ceylon.env.openspiel import CeylonGame, CeylonState
from ceylon.env.rewards import REWARDS
from ceylon.env.spiel_observers import UNDEALT
from ceylon.errors import CeylonError
from ceylon.ids import SPECTATOR, Seat
from ceylon.observation.layout import SIZE
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View

LAW = settings(max_examples=25)
A_MODE_OF_EACH_KIND = ("2-without-uva", "3-tiles", "solo-built-without-uva")


def loaded(options: Options, reward: str = "win") -> CeylonGame:
    """The game of OpenSpiel with these options."""
    given = {
        "players": options.seats,
        "without": options.without,
        "starting_tiles": options.starting_tiles,
        "railway": options.railway,
        "reward": reward,
        "deals": 50,
    }
    game: CeylonGame = pyspiel.load_game("ceylon", given)
    return game


def dealt(game: CeylonGame, deal: int = 0) -> CeylonState:
    state: CeylonState = game.new_initial_state()
    state.apply_action(deal)
    return state


def play_at_random(state: CeylonState, seed: int, length: int = 10_000) -> CeylonState:
    rng = Random(seed)
    while not state.is_terminal() and length:
        state.apply_action(rng.choice(state.legal_actions()))
        length -= 1
    return state


def some_state(mode: str, seed: int, length: int) -> CeylonState:
    """A random game after that many choices, or at its end."""
    return play_at_random(dealt(loaded(MODES[mode]), seed % 50), seed, length)


def game_in(state: CeylonState) -> Game:
    assert state.played is not None
    return state.played


def kinds() -> Iterator[Any]:
    for private in pyspiel.PrivateInfoType.__members__.values():
        for public in (False, True):
            for recall in (False, True):
                yield pyspiel.IIGObservationType(
                    public_info=public, perfect_recall=recall, private_info=private
                )


# Loading


def test_it_is_registered() -> None:
    assert "ceylon" in pyspiel.registered_names()
    game = pyspiel.load_game("ceylon(players=3)")
    assert isinstance(game, CeylonGame)
    assert game.num_players() == 3
    assert game.options == Options(3)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_loaded(mode: str) -> None:
    game = loaded(MODES[mode])
    assert game.options == MODES[mode]
    assert game.num_players() == MODES[mode].seats
    assert pyspiel.load_game(str(game)).options == MODES[mode]


def test_a_seat_can_start() -> None:
    """S1: the players may choose who starts."""
    for start in range(3):
        game = pyspiel.load_game(f"ceylon(players=3,start={start},deals=9)")
        assert {dealt(game, deal).current_player() for deal in range(9)} == {start}


@pytest.mark.parametrize(
    "name",
    [
        "ceylon(players=5)",
        "ceylon(players=1,starting_tiles=true)",
        "ceylon(without=kandy)",
        "ceylon(reward=luck)",
    ],
)
def test_what_is_wrong_is_refused(name: str) -> None:
    with pytest.raises(CeylonError):
        pyspiel.load_game(name)


# Chance


def test_all_chance_is_in_the_deal() -> None:
    game = pyspiel.load_game("ceylon(deals=4)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert game.max_chance_nodes_in_history() == 1
    state.apply_action(3)
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[-1])


def test_a_seed_decides_the_deals() -> None:
    def deals(seed: int, number: int = 20) -> list[bytes]:
        game = pyspiel.load_game(f"ceylon(seed={seed},deals={number})")
        return [game_in(dealt(game, deal)).key() for deal in range(number)]

    assert deals(1) == deals(1) == deals(1, 30)[:20]
    assert len({*deals(1), *deals(2)}) == 40


def test_there_is_no_deal_without_a_number() -> None:
    for deal in (-2, 4, 5):
        with pytest.raises(ValueError, match="from 0 to 3"):
            pyspiel.load_game("ceylon(deals=4)").new_initial_state().apply_action(deal)
    with pytest.raises(ValueError, match="at least one"):
        pyspiel.load_game("ceylon(deals=0)")


# The checks of OpenSpiel


@pytest.mark.parametrize("mode", sampled(MODES, *A_MODE_OF_EACH_KIND))
def test_random_games_pass_its_checks(mode: str) -> None:
    pyspiel.random_sim_test(loaded(MODES[mode]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", REWARDS)
def test_its_checks_know_every_reward(reward: str) -> None:
    game = loaded(Options(1), reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_its_simulation_in_python() -> None:
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415 - slow to import

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game("ceylon(players=1)"))


def test_its_api_checks() -> None:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - slow to import

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # it has no types
        game = pyspiel.load_game("ceylon(deals=2)")
        game_name = "ceylon"

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Checks)
    result = suite.run(unittest.TestResult())
    assert result.testsRun > 4
    assert not result.errors
    assert not result.failures


@pytest.mark.parametrize("name", sampled(NAMES, "solo"))
def test_a_playthrough(name: str) -> None:
    """If it differs as intended: `python -m tools.playthrough`."""
    kept = stored(name)
    assert played(name, actions_of(kept)) == kept


# Its searches


@pytest.mark.parametrize("players", [1, 2, 4])
def test_its_search_plays(players: int) -> None:
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    game = pyspiel.load_game(f"ceylon(players={players})")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = dealt(game, 5)
    for _ in range(8):
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        state.apply_action(chosen)


@pytest.mark.parametrize(
    ("players", "drawn"), [(1, False), (2, False), (4, False), pytest.param(2, True, id="drawn")]
)
def test_its_search_of_information_sets_plays(players: int, drawn: bool) -> None:
    """With the information state as the key of a node, and with the observation."""
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    game = pyspiel.load_game(f"ceylon(players={players})")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2, 8, random_state=rng, use_observation_string=drawn, max_world_samples=4
    )
    state = dealt(game, 5)
    for _ in range(8):
        before = game_in(state).key()
        chosen = bot.step(state)
        assert chosen in state.legal_actions()
        assert game_in(state).key() == before
        state.apply_action(chosen)


def test_its_environment_plays() -> None:
    from open_spiel.python import rl_environment  # noqa: PLC0415

    env = rl_environment.Environment(pyspiel.load_game("ceylon(players=3,deals=5)"))
    step = env.reset()
    while not step.last():
        seen = step.observations
        player = seen["current_player"]
        assert len(seen["info_state"][player]) == SIZE + 4 + longest(Options(3))
        step = env.step([seen["legal_actions"][player][-1]])
    assert sorted(step.rewards) == [-0.5, -0.5, 1]


# What a player may know


@LAW
@given(ANY_MODE, ANY_SEED, ANY_LENGTH)
def test_nothing_hidden_is_observed(mode: str, seed: int, length: int) -> None:
    """Section 8: what is hidden from a player changes neither string nor tensor."""
    state = some_state(mode, seed, length)
    twin = state.clone()
    for player in range(state.num_players()):
        twin.played = shuffle_hidden(game_in(state), Seat(player), Random(seed))
        assert state.information_state_string(player) == twin.information_state_string(player)
        assert state.observation_string(player) == twin.observation_string(player)
        assert state.information_state_tensor(player) == twin.information_state_tensor(player)
        assert state.observation_tensor(player) == twin.observation_tensor(player)


@LAW
@given(ANY_MODE, ANY_SEED, ANY_LENGTH)
def test_what_is_public_is_what_a_spectator_sees(mode: str, seed: int, length: int) -> None:
    state = some_state(mode, seed, length)
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    view = View.of(game_in(state), SPECTATOR)
    for player in range(state.num_players()):
        assert public.string_from(state, player).startswith(str(view))


def test_every_kind_of_observation_can_be_asked_for() -> None:
    game = pyspiel.load_game("ceylon(players=3,deals=2)")
    before, state = game.new_initial_state(), play_at_random(dealt(game), 1, 30)
    seen = set()
    for kind in kinds():
        observer = game.make_py_observer(kind)
        assert observer.string_from(before, 0) == (UNDEALT if kind.public_info else "")
        seen.add(observer.string_from(state, 0))
        observer.set_from(state, 0)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        assert (observer.tensor is not None) == whole
    assert len(seen) == len(list(kinds()))


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game("ceylon").make_py_observer(None, {"colour": "red"})


def test_private_things_are_the_hand() -> None:
    state = play_at_random(dealt(pyspiel.load_game("ceylon(deals=1)")), 3, 20)
    kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    text = state.get_game().make_py_observer(kind).string_from(state, 1)
    assert f"3 cards: {text}\n" in f"{View.of(game_in(state), Seat(1))}\n"


def test_tensors_say_what_was_chosen_and_by_whom_it_is_seen() -> None:
    game = loaded(MODES["2-without-uva"])
    state = play_at_random(dealt(game), 1, 30)
    for player in (0, 1):
        tensor = state.information_state_tensor(player)
        assert tensor[:SIZE] == state.observation_tensor(player)
        assert tensor[SIZE : SIZE + 4] == [float(seat == player) for seat in range(4)]
        assert [int(n) - 1 for n in tensor[SIZE + 4 :][:30]] == state.history()[1:]
        assert not any(tensor[SIZE + 4 + 30 :])
        assert len(tensor) == game.information_state_tensor_size() == SIZE + 4 + longest(Options(2))


def test_the_last_line_of_an_observation_says_what_the_drawing_does_not() -> None:
    """A2.2: chests from two hexes look alike in the warehouse, but each hex gives only one."""
    one, other = next(two_harvests())
    drawings = [str(View.of(game_in(state), game_in(state).seat)) for state in (one, other)]
    assert drawings[0] == drawings[1]
    assert one.legal_actions() != other.legal_actions()
    assert one.observation_string() != other.observation_string()


def two_harvests() -> Iterator[tuple[CeylonState, CeylonState]]:
    """Harvests that began with the same tea of the same owner, but from different hexes."""
    for deal in range(50):
        state, rng = dealt(loaded(Options(4)), deal), Random(deal)
        while not state.is_terminal():
            begun = [state.child(c) for c in state.legal_actions() if begins_harvest(state, c)]
            for one, other in combinations([each for each in begun if not each.is_terminal()], 2):
                boards = [
                    [(p.chests, p.harvest_points) for p in game_in(each).players]
                    for each in (one, other)
                ]
                if game_in(one).remaining and boards[0] == boards[1]:
                    yield one, other
            state.apply_action(rng.choice(state.legal_actions()))


def begins_harvest(state: CeylonState, choice: int) -> bool:
    return str(state.action_to_string(choice)).startswith("harvest")


# Imagining


@LAW
@given(ANY_MODE, ANY_SEED, ANY_LENGTH, st.floats(0, 1, exclude_max=True))
def test_an_imagined_state_looks_the_same(mode: str, seed: int, length: int, drawn: float) -> None:
    state = some_state(mode, seed, length)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, lambda: drawn)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.history()[1:] == state.history()[1:]
        assert other.move_number() == state.move_number()
        assert [item.player for item in other.full_history()] == [
            item.player for item in state.full_history()
        ]
        assert other.current_player() == state.current_player()
        assert play_at_random(other, seed).is_terminal()


def test_the_deal_of_an_imagined_state_is_none_that_has_a_number() -> None:
    """Its history does not give away the deal, and cannot be mistaken for one that leads to it."""
    game = pyspiel.load_game("ceylon(players=4,deals=7)")
    state = play_at_random(dealt(game, 5), 1, 50)
    other = state.resample_from_infostate(0, lambda: 0.3)
    assert other.history()[0] == game.imagined == 7
    assert other.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "imagined deal"
    assert game_in(other) != game_in(state)
    assert game_in(state.resample_from_infostate(0, lambda: 0.3)) == game_in(other)
    assert game_in(state.resample_from_infostate(0, lambda: 0.4)) != game_in(other)
    with pytest.raises(ValueError, match="from 0 to 6"):
        game.new_initial_state().apply_action(other.history()[0])


def test_there_is_nothing_to_imagine_before_the_deal() -> None:
    state = pyspiel.load_game("ceylon").new_initial_state()
    assert state.resample_from_infostate(0, lambda: 0.5).is_chance_node()


# States that are stored, copied, repeated


def same(one: CeylonState, other: CeylonState) -> bool:
    return (
        game_in(one) == game_in(other)
        and one.history() == other.history()
        and one.move_number() == other.move_number()
    )


@pytest.mark.parametrize("mode", MODES)
def test_a_stored_state_comes_back(mode: str) -> None:
    for length in (0, 1, 20, 50, 1000):
        state = some_state(mode, 3, length)
        game, back = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        assert same(back, state)
        assert game.options == MODES[mode]
        assert same(state.get_game().deserialize_state(state.serialize()), state)
        assert same(pickle.loads(pickle.dumps(state)), state)  # noqa: S301 - our own


@pytest.mark.parametrize("mode", MODES)
def test_a_history_leads_to_the_state(mode: str) -> None:
    state = some_state(mode, 4, 60)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert same(again, state)


def test_clones_are_independent() -> None:
    state = some_state("4-tiles", 1, 30)
    clone, before = state.clone(), game_in(state).key()
    assert same(clone, state)
    play_at_random(clone, 2)
    assert game_in(state).key() == before
    assert len(state.history()) == 31
    assert state.get_game().new_initial_state().clone().is_chance_node()


def test_all_that_is_copied_is_the_game() -> None:
    assert list(vars(some_state("2-without-uva", 1, 5))) == ["played"]


# What is chosen, how long it takes, what it is worth


@pytest.mark.parametrize("mode", sampled(MODES, *A_MODE_OF_EACH_KIND))
def test_choices_have_their_texts(mode: str) -> None:
    state = some_state(mode, 1, 0)
    rng = Random(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == game_in(state).legal()
        for choice in legal:
            assert state.action_to_string(choice) == text_of(choice)
            assert state.string_to_action(text_of(choice)) == choice
        state.apply_action(rng.choice(legal))


LONG = ("harvest", "starting tile", "technology token", "plant")


def harvest_all(state: CeylonState) -> None:
    """Play so that a game takes long: harvest from every plantation, use tokens and tiles."""
    rng = Random(1)
    while not state.is_terminal():
        texts = {state.action_to_string(choice): choice for choice in state.legal_actions()}
        long = [text for text in texts if text.startswith(LONG)]
        short = [text for text in texts if text != "done"]
        state.apply_action(texts[rng.choice(long or short or list(texts))])


@pytest.mark.parametrize("mode", MODES)
def test_no_game_is_longer(mode: str) -> None:
    game = loaded(MODES[mode])
    assert game.max_game_length() == longest(MODES[mode])
    for deal in range(5):
        state = dealt(game, deal)
        harvest_all(state)
        assert len(state.history()) <= game.max_game_length()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("mode", ["2-without-uva", "4", "solo-drawn-without-uva"])
def test_returns(mode: str, reward: str) -> None:
    game = loaded(MODES[mode], reward=reward)
    state = dealt(game)
    assert state.returns() == [0.0] * game.num_players()
    table = game_in(play_at_random(state, 1))
    points = [table.total(seat) for seat in table.seats()]
    expected = REWARDS[reward](points, table.winner())[: game.num_players()]
    assert state.returns() == pytest.approx(expected)
    assert all(game.min_utility() <= each <= game.max_utility() for each in expected)
    assert (game.utility_sum() is None) or sum(expected) == pytest.approx(0)


@pytest.mark.parametrize(
    ("players", "reward", "even"),
    [
        (2, "win", True),
        (4, "win", True),
        (1, "win", False),
        (2, "margin", True),
        (3, "margin", False),
        (2, "points", False),
    ],
)
def test_what_adds_up_to_nothing(players: int, reward: str, even: bool) -> None:
    game = pyspiel.load_game(f"ceylon(players={players},reward={reward})")
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.ZERO_SUM if even else utility.GENERAL_SUM)
    assert game.utility_sum() == (0 if even else None)


@pytest.mark.parametrize("mode", SOLO)
def test_the_solo_game_has_one_player(mode: str) -> None:
    """R: CR Co. follows fixed rules, so OpenSpiel never asks it."""
    state = some_state(mode, 1, 0)
    while not state.is_terminal():
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[0])
    assert state.returns() in ([1.0], [-1.0])


@pytest.mark.parametrize("mode", SHARED)
def test_one_player_wins(mode: str) -> None:
    """E9: there are no ties."""
    state = some_state(mode, 1, 10_000)
    assert max(state.returns()) == 1
    assert sum(state.returns()) == pytest.approx(0)
