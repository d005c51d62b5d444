"""The suite of Gymnasium, and what it does not ask."""

import pickle
import shutil
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.guests.strangers import GOOD, written

import ceylon.env  # noqa: F401 - it registers what is made here
from ceylon.bots import UnknownBot
from ceylon.bots.match import BotError
from ceylon.env.renderer import UnknownMode
from ceylon.env.rewards import UnknownReward
from ceylon.env.single import CeylonEnv, opponent
from ceylon.env.vector import CeylonVectorEnv, SlowOpponents
from ceylon.ids import NOBODY, Choice
from ceylon.rules.choices import ALL_CHOICES, CHOICES, text_of
from ceylon.rules.reasons import IllegalChoice, UnknownChoice
from ceylon.rules.view import View


@pytest.mark.parametrize(
    ("name", "opponents"),
    [("Ceylon-v0", "chance"), ("Ceylon-v0", "planter"), ("CeylonSolo-v0", "chance")],
)
def test_the_checker(name: str, opponents: str) -> None:
    check_env(gymnasium.make(name, opponents=opponents).unwrapped)


def test_a_name_is_enough() -> None:
    """With the module in the name nothing else needs to be imported."""
    env = gymnasium.make("ceylon.env:Ceylon-v0", opponents="chance")
    assert env.spec is not None
    assert env.spec.id == "Ceylon-v0"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_a_whole_game(seats: int, reward: str) -> None:
    env = gymnasium.make("Ceylon-v0", seats=seats, opponents="chance", reward=reward)
    _, info = env.reset(seed=3)
    over, total = False, 0.0
    while not over:
        action = env.action_space.sample(mask=info["action_mask"])
        _, earned, over, _, info = env.step(action)
        total += float(earned)
    points = info["points"]
    others = points[1:]
    assert (
        total
        == {
            "win": 1 if info["winner"] == 0 else -1 / (seats - 1),
            "margin": (points[0] - max(others)) / 100,
            "points": points[0] / 100,
        }[reward]
    )
    assert not info["action_mask"].any()


def test_a_seed_gives_the_same_game() -> None:
    one, two = (gymnasium.make("Ceylon-v0", opponents="greedy") for _ in range(2))
    (first, info), (second, _) = one.reset(seed=3), two.reset(seed=3)
    for _ in range(30):
        action = int(np.flatnonzero(info["action_mask"])[0])
        assert (first["observation"] == second["observation"]).all()
        first, _, over, _, info = one.step(action)
        second = two.step(action)[0]
        assert not over


class Planting:
    """A bot of one's own, which prefers to plant."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        assert view.viewer != 0
        return max(legal, key=lambda choice: text_of(choice).startswith("plant"))


def test_own_bots_are_opponents() -> None:
    """As a class, which plays in this process, or by the name that the command line has for it."""
    env = gymnasium.make("Ceylon-v0", seats=3, opponents=Planting)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        action = env.action_space.sample(mask=info["action_mask"])
        _, _, over, _, info = env.step(action)
    base = env.unwrapped
    assert isinstance(base, CeylonEnv)
    assert all(player.plantations for player in base.playing.players[1:])


def test_an_opponent_in_a_file(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    env = gymnasium.make("Ceylon-v0", opponents=f"{file}:Last").unwrapped
    assert isinstance(env, CeylonEnv)
    env.reset(seed=4)
    game = env.playing
    bot, legal = opponent(env.opponents, 1), game.legal()
    assert bot.choose(View.of(game, game.seat), legal) == max(legal)


def begins(seed: int) -> bool:
    """Whether the opponent has the first choice."""
    env = gymnasium.make("Ceylon-v0", opponents="chance").unwrapped
    assert isinstance(env, CeylonEnv)
    env.reset(seed=seed)
    return env.playing.start == 1


def test_an_opponent_that_cheats_is_named() -> None:
    class Cheat(Planting):
        def choose(self, view: View, legal: list[Choice]) -> Choice:  # noqa: ARG002 - it does not look
            return next(choice for choice in ALL_CHOICES if choice not in legal)

    env = gymnasium.make("Ceylon-v0", opponents=Cheat)
    seeds = (seed for seed in range(20) if begins(seed))
    with pytest.raises(BotError, match="Cheat made an illegal choice"):
        env.reset(seed=next(seeds))


def stored_and_loaded(env: Any) -> Any:  # noqa: ANN401 - whatever it is
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


@pytest.mark.parametrize("copied", [deepcopy, stored_and_loaded])
@pytest.mark.parametrize("opponents", ["chance", "greedy", "search-3", "search-3@weights.json"])
def test_a_copy_plays_on_by_itself(
    copied: Callable[[Any], Any], opponents: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search tries choices on copies."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(str(files("ceylon.bots") / "weights.json"), tmp_path)
    env = gymnasium.make("Ceylon-v0", opponents=opponents).unwrapped
    _, info = env.reset(seed=3)
    for _ in range(5):
        seen, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    before = seen["observation"].copy()
    other = copied(env)
    action = int(np.flatnonzero(info["action_mask"])[0])
    assert (other.action_masks() == env.get_wrapper_attr("action_masks")()).all()
    tried = other.step(action)
    assert (seen["observation"] == before).all()
    again = env.step(action)
    assert (tried[0]["observation"] == again[0]["observation"]).all()
    assert (tried[0]["action_mask"] == again[0]["action_mask"]).all()


def test_an_illegal_choice_loses() -> None:
    env = gymnasium.make("Ceylon-v0", opponents="chance")
    _, info = env.reset(seed=3)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, earned, over, _, info = env.step(action)
    assert (earned, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("action", [-1, -len(CHOICES), len(CHOICES), 256])
def test_what_is_no_choice_is_refused(action: int) -> None:
    """Arrays count -1 as the last one, and a byte takes 256 for 0."""
    env = gymnasium.make("Ceylon-v0", opponents="chance").unwrapped
    env.reset(seed=3)
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=2)
    envs.reset(seed=3)
    assert isinstance(envs, CeylonVectorEnv)
    before = [game.copy() for game in envs.batch.games]
    with pytest.raises(UnknownChoice):
        env.step(action)
    with pytest.raises(UnknownChoice):
        envs.step(np.array([int(envs.random_actions()[0]), action]))
    with pytest.raises(TypeError):
        envs.step(np.array([0.5, 0.5]))
    assert envs.batch.games == before


def test_what_is_unknown_is_refused_in_words() -> None:
    with pytest.raises(UnknownBot, match="there is no bot called “zyx”"):
        gymnasium.make("Ceylon-v0", opponents="zyx")
    with pytest.raises(UnknownReward, match="choose from win, margin, points"):
        gymnasium.make("Ceylon-v0", reward="zyx")


# Many games


@pytest.mark.parametrize("opponents", ["self", "chance"])
def test_many_games(opponents: str) -> None:
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=6, seats=3, opponents=opponents)
    assert isinstance(envs, CeylonVectorEnv)
    seen, _ = envs.reset(seed=3)
    ended = 0
    for _ in range(400):
        for at, row in enumerate(seen["action_mask"]):
            assert bool(row.any()) != bool(envs.batch.games[at].over)
        seen, rewards, over, _, info = envs.step(envs.random_actions())
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert not rewards[~over].any()
        for ending in np.flatnonzero(over):
            ended += 1
            assert info["rewards"][ending].sum() == pytest.approx(0)
            assert info["rewards"][ending].argmax() == info["winner"][ending]
    assert ended > 10


def test_a_seed_gives_the_same_many_games() -> None:
    one, two, other = (CeylonVectorEnv(4, seats=3) for _ in range(3))
    first, second = one.reset(seed=7)[0]["observation"], two.reset(seed=7)[0]["observation"]
    assert (first != other.reset(seed=8)[0]["observation"]).any()
    for _ in range(300):
        assert (first == second).all()
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        one.step(actions)
        two.step(actions)


def test_each_of_many_games_has_its_seed() -> None:
    """A seed gives the same game in every place; None draws one."""
    envs = CeylonVectorEnv(3, seats=3)
    first = envs.reset(seed=[7, 8, 7])[0]["observation"].copy()
    assert (first[0] == first[2]).all()
    assert (first[0] != first[1]).any()
    second = envs.reset(seed=[8, None, 7])[0]["observation"]
    assert (second[0] == first[1]).all()
    assert (second[2] == first[2]).all()
    with pytest.raises(ValueError, match="3 games need as many seeds, not 2"):
        envs.reset(seed=[1, 2])


def test_many_games_are_rendered() -> None:
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=2, render_mode="ansi")
    envs.reset(seed=1)
    shown = envs.render()
    assert isinstance(shown, tuple)
    assert all("seat 1" in str(table) for table in shown)
    silent = CeylonVectorEnv(2)
    assert silent.render() is None
    with pytest.raises(UnknownMode):
        CeylonVectorEnv(2, render_mode="neon")


@pytest.mark.parametrize("railway", ["drawn", "built"])
def test_many_solo_games(railway: str) -> None:
    """R: the agent wins or loses against CR Co., which is never asked."""
    envs = gymnasium.make_vec("CeylonSolo-v0", num_envs=4, railway=railway)
    assert isinstance(envs, CeylonVectorEnv)
    envs.reset(seed=3)
    ended = 0
    for _ in range(250):
        _, rewards, over, _, info = envs.step(envs.random_actions())
        assert set(info["seat"]) <= {0, NOBODY}
        assert (rewards[over] == np.where(info["winner"][over] == 0, 1, -1)).all()
        ended += int(over.sum())
    assert ended >= 4


def test_many_games_have_the_spaces_that_they_say() -> None:
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=4)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert seen["action_mask"].shape == (4, len(CHOICES))


def test_many_games_refuse_what_is_illegal() -> None:
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=4)
    envs.reset(seed=1)
    with pytest.raises(IllegalChoice):
        envs.step(np.zeros(4, np.int64))


def test_many_games_say_which_opponents_they_know() -> None:
    with pytest.raises(SlowOpponents, match="vectorization_mode"):
        gymnasium.make_vec("Ceylon-v0", num_envs=4, opponents="planter")
    envs = gymnasium.make_vec(
        "Ceylon-v0", num_envs=2, vectorization_mode="sync", opponents="greedy"
    )
    _, info = envs.reset(seed=1)
    assert info["action_mask"].shape == (2, len(CHOICES))
