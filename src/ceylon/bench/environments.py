"""Our environments, and those that we measure them against: random choices, with all that an agent
would look at."""

from __future__ import annotations

import importlib
import importlib.util
import warnings
from collections.abc import Callable
from typing import Any, Final

from ceylon.bench import ours
from ceylon.bench.loop import noise
from ceylon.bench.measure import DECISIONS, OBSERVATIONS, Contestant, rate
from ceylon.bench.references import dealt
from ceylon.observation.mask import write_mask
from ceylon.observation.observer import Observer

MODULES: Final = {
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "pygame": "pygame",
    "envpool": "envpool",
}
"""What each needs beside the engines; `pygame` is for PettingZoo's connect four."""
GAMES: Final = 256
"""At once; for EnvPool too. Both are fastest with about so many: more do not fit into the cache."""


def missing() -> list[str]:
    return [name for name, module in MODULES.items() if importlib.util.find_spec(module) is None]


def contestants() -> list[Contestant]:
    """Those that are installed."""
    absent = set(missing())
    found: list[Contestant] = []
    if not absent & {"gymnasium", "pettingzoo"}:
        found += [vector(), observations(), pettingzoo(), pettingzoo_unchecked()]
    if not absent & {"pettingzoo", "pygame"}:
        found += [connect_four(), connect_four_unchecked()]
    if importlib.util.find_spec("pyspiel") is not None:
        found.append(hearts_tensors())
    if "envpool" not in absent:
        found.append(cartpole())
    return found


def vector() -> Contestant:
    """All games of four stepped at once, with observations and masks, new deals included."""
    gymnasium = importlib.import_module("gymnasium")
    importlib.import_module("ceylon.env")
    envs = gymnasium.make_vec("Ceylon-v0", num_envs=GAMES, seats=4, starting_tiles=True)
    envs.reset(seed=1)

    def work() -> int:
        envs.step(envs.random_actions())
        return GAMES

    return Contestant("vector_environment", DECISIONS, lambda s: rate(s, work))


def observations() -> Contestant:
    """Observation and mask of the states of whole games, written by the core one by one, each
    called from Python."""
    slate = importlib.import_module("ceylon.env.arrays").Slate()
    states = ours.states()
    observer = Observer(states[0].material)

    def work() -> int:
        for game in states:
            seat = game.seat
            hand, company = game.players[seat].hand, game.next_company()
            observer.write(slate.seen, 0, game, seat, hand, company)
            write_mask(slate.legal, 0, game)
        return len(states)

    return Contestant("observations", OBSERVATIONS, lambda s: rate(s, work))


def pettingzoo() -> Contestant:
    """As it is meant to be used, with the checks of `env`."""
    env = importlib.import_module("ceylon.env.ceylon_v0").env(seats=4, starting_tiles=True)
    return Contestant("pettingzoo_environment", DECISIONS, lambda s: rate(s, _agents(env)))


def pettingzoo_unchecked() -> Contestant:
    env = importlib.import_module("ceylon.env.ceylon_v0").raw_env(seats=4, starting_tiles=True)
    return Contestant("pettingzoo_unchecked", DECISIONS, lambda s: rate(s, _agents(env)))


def connect_four() -> Contestant:
    """PettingZoo's own connect four as its page makes it, with the checks of `env`."""
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").env()
    return Contestant("pettingzoo_connect_four", DECISIONS, lambda s: rate(s, _agents(env)))


def connect_four_unchecked() -> Contestant:
    """The same without its three wrappers: twice as fast, but not what people are told to use."""
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env()
    return Contestant(
        "pettingzoo_connect_four_unchecked", DECISIONS, lambda s: rate(s, _agents(env))
    )


def hearts_tensors() -> Contestant:
    """OpenSpiel's hearts after the deal, stepped from Python: legal actions, tensor, apply."""
    game = importlib.import_module("pyspiel").load_game("hearts")
    picks = noise(5)
    deals = [dealt(game, seed) for seed in range(16)]

    def work() -> int:
        state: Any = deals[next(picks) % 16].clone()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.information_state_tensor()
            state.apply_action(actions[next(picks) % len(actions)])
            decisions += 1
        return decisions

    return Contestant("openspiel_hearts_tensors", DECISIONS, lambda s: rate(s, work))


def cartpole() -> Contestant:
    """EnvPool's cheapest environment, in C++, on one thread."""
    numpy = importlib.import_module("numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own spaces are less precise than it says
        envs = importlib.import_module("envpool").make_gymnasium(
            "CartPole-v1", num_envs=GAMES, num_threads=1
        )
        envs.reset()
        envs.step(numpy.zeros(GAMES, int))
    actions = [numpy.random.default_rng(seed).integers(0, 2, GAMES) for seed in range(16)]
    picks = noise(6)

    def work() -> int:
        envs.step(actions[next(picks) % 16])
        return GAMES

    return Contestant("envpool_cartpole", DECISIONS, lambda s: rate(s, work))


def _agents(env: Any) -> Callable[[], int]:
    """A whole game by PettingZoo's loop, with random legal actions."""
    picks = noise(7)

    def work() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[next(picks) % len(legal)])
            decisions += 1
            del agent
        return decisions

    return work
