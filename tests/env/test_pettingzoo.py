"""The suites of PettingZoo, and what they do not ask."""

import importlib
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from ceylon.env import ceylon_v0
from ceylon.rules.choices import CHOICES
from ceylon.rules.reasons import IllegalChoice, UnknownChoice

# The suites


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_api(seats: int) -> None:
    api_test(ceylon_v0.env(seats=seats, starting_tiles=seats > 2), num_cycles=700)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_seeds() -> None:
    seed_test(ceylon_v0.env)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_in_parallel() -> None:
    parallel_api_test(turn_based_aec_to_parallel(ceylon_v0.env(seats=2)), num_cycles=300)


def test_its_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds; here by a clock that hurries."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    clock = count(0, 0.02)
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(ceylon_v0.env(seats=3))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_rendering() -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = ceylon_v0.env(seats=2, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert isinstance(shown, np.ndarray if mode == "rgb_array" else str)
    render_test(lambda render_mode: ceylon_v0.env(seats=2, render_mode=render_mode))


# Ours does what three wrappers of PettingZoo do


def wrapped(**options: Any) -> Any:  # noqa: ANN401 - PettingZoo has no types
    checked = wrappers.TerminateIllegalWrapper(ceylon_v0.raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def some_choice(seen: Any, random: Random, *, legal: bool) -> int:  # noqa: ANN401 - likewise
    return int(random.choice(np.flatnonzero(seen["action_mask"] == legal)))


def everything(env: Any) -> dict[str, Any]:  # noqa: ANN401 - likewise
    seen, *others = env.last()
    return {
        "seen": [list(row) for row in seen.values()],
        "last": [list(each["action_mask"]) if isinstance(each, dict) else each for each in others],
        "agents": list(env.agents),
        "agent": env.agent_selection,
        "dicts": [dict(each) for each in (env.rewards, env.terminations, env.truncations)],
        "cumulative": dict(env._cumulative_rewards),
    }


@pytest.mark.parametrize("illegal_after", [0, 20, 1000])
def test_one_wrapper_does_what_those_of_pettingzoo_do(illegal_after: int) -> None:
    ours, theirs = ceylon_v0.env(seats=3), wrapped(seats=3)
    for env in (ours, theirs):
        env.reset(seed=5)
    random = Random(1)
    for at, (agent, other) in enumerate(zip(ours.agent_iter(), theirs.agent_iter(), strict=True)):
        assert agent == other
        seen, _, over, _, _ = ours.last()
        action = None if over else some_choice(seen, random, legal=at < illegal_after)
        mine, others = everything(ours), everything(theirs)
        if illegal_after > at or not over:  # theirs leaves the mask of the choice that was illegal
            assert mine == others
        ours.step(action)
        theirs.step(action)
    assert not ours.agents
    assert not theirs.agents


def test_an_illegal_choice_loses() -> None:
    env = ceylon_v0.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(some_choice(env.last()[0], Random(1), legal=False))
    assert env.rewards == {each: -1 if each == agent else 0 for each in env.possible_agents}
    assert all(env.terminations.values())
    assert not env.last()[0]["action_mask"].any()
    env.reset(seed=1)
    assert env.agent_selection == agent


@pytest.mark.parametrize("action", [-1, -len(CHOICES), len(CHOICES), 256])
def test_what_is_no_choice_is_refused(action: int) -> None:
    for env in (ceylon_v0.env(seats=2), ceylon_v0.raw_env(seats=2)):
        env.reset(seed=1)
        with pytest.raises(UnknownChoice):
            env.step(action)
        with pytest.raises(TypeError):
            env.step(None)


def test_without_the_checks_an_illegal_choice_says_why() -> None:
    env = ceylon_v0.raw_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="S9"):
        env.step(0)


def test_what_is_out_of_order_is_refused() -> None:
    env = ceylon_v0.env(seats=2)
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    with pytest.raises(AssertionError, match="needs to be called before step"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(zip(range(2), env.agent_iter(), strict=False))
