"""The engines that we measure ourselves against.

OpenSpiel and Catanatron come from PyPI with the extra `bench`. Where there are several ways to
drive or count them, the docstrings say which one is used, and why it is fair.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
from collections.abc import Callable, Iterator
from typing import Any, cast

from ceylon.bench.loop import SpielState, call_all, noise, ordinary_spiel, shortened_spiel, tight
from ceylon.bench.measure import COPIES, DECISIONS, Contestant, rate

MODULES = {"open-spiel": "pyspiel", "catanatron": "catanatron"}
DEALS = 16
ROLLOUTS = 1000
TURNS = 1000
"""Catanatron's own limit for games of random players that never end."""


def missing() -> list[str]:
    """The reference engines that are not installed."""
    return [name for name, module in MODULES.items() if importlib.util.find_spec(module) is None]


def contestants() -> list[Contestant]:
    """Those that are installed."""
    absent = missing()
    found: list[Contestant] = []
    if "open-spiel" not in absent:
        found += [spades_rollouts(), hearts_driven(), hearts_shortened()]
        found += [hearts_tight(), hearts_clones()]
    if "catanatron" not in absent:
        found.append(catanatron_games())
    return found


def spades_rollouts() -> Contestant:
    """Random playouts inside C++.

    A search bot with one simulation asks its evaluator for exactly ROLLOUTS playouts of the state
    that it is given, and Python is called once for all of them. They start after the deal, so
    every step in them is a decision of a player and nothing goes uncounted.
    """
    spiel = _spiel()
    game = spiel.load_game("spades")
    deals = [dealt(game, seed) for seed in range(DEALS)]
    decisions = ROLLOUTS * rollout_decisions(deals)
    bots = [_rollout_bot(spiel, game, seed) for seed in range(DEALS)]
    turn = itertools.cycle(zip(bots, deals, strict=True))

    def work() -> int:
        bot, deal = next(turn)
        bot.step(deal)
        return decisions

    return Contestant("openspiel_spades_rollouts", DECISIONS, lambda s: rate(s, work))


def hearts_driven() -> Contestant:
    """Whole games by the ordinary loop. What is counted is the players' decisions, as with us: the
    cards that chance deals one by one do not count."""
    game = _spiel().load_game("hearts")
    picks = noise(2)
    return Contestant(
        "openspiel_hearts_driven",
        DECISIONS,
        lambda s: rate(s, lambda: ordinary_spiel(game.new_initial_state(), picks)),
    )


def hearts_shortened() -> Contestant:
    """Whole games, with the shortcut for chance."""
    game = _spiel().load_game("hearts")
    picks = noise(2)
    return Contestant(
        "openspiel_hearts_shortened",
        DECISIONS,
        lambda s: rate(s, lambda: shortened_spiel(game.new_initial_state(), picks)),
    )


def hearts_tight() -> Contestant:
    game = _spiel().load_game("hearts")
    picks = noise(2)
    turn = itertools.cycle([dealt(game, seed) for seed in range(DEALS)])

    def work() -> int:
        state = next(turn).clone()
        return tight(state.legal_actions, state.apply_action, picks)

    return Contestant("openspiel_hearts_tight", DECISIONS, lambda s: rate(s, work))


def hearts_clones() -> Contestant:
    """New copies of the states of hearts games after the deal."""
    game = _spiel().load_game("hearts")
    picks = noise(3)
    states = [state for seed in range(4) for state in _through(dealt(game, seed), picks)]
    clones: list[Callable[[], object]] = [state.clone for state in states]
    return Contestant("openspiel_hearts_clone", COPIES, lambda s: rate(s, lambda: call_all(clones)))


def catanatron_games() -> Contestant:
    """Whole games of four random players, through the method that does not validate actions."""
    catan = importlib.import_module("catanatron")
    picks = noise(4)
    seeds = itertools.count(1)

    def work() -> int:
        players = [catan.RandomPlayer(colour) for colour in catan.Color]
        return _play_catan(catan.Game(players, seed=next(seeds)), picks)

    return Contestant("catanatron_games", DECISIONS, lambda s: rate(s, work))


def _play_catan(game: Any, picks: Iterator[int]) -> int:
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS:
        actions = state.playable_actions
        game.execute(actions[next(picks) % len(actions)], validate_action=False)
        decisions += 1
    return decisions


def dealt(game: Any, seed: int) -> SpielState:
    """A state after the deal, in which the first player is to decide."""
    state = cast(SpielState, game.new_initial_state())
    picks = noise(seed)
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[next(picks) % len(actions)])
    return state


def rollout_decisions(deals: list[SpielState]) -> int:
    """Decisions from the deal to the end of a game, counted by playing. In spades every game has
    the same number (4 bids, 52 cards); if it varied, it could not be counted this way."""
    picks = noise(1)
    states = [deal.clone() for deal in deals]
    counts = {tight(state.legal_actions, state.apply_action, picks) for state in states}
    if len(counts) != 1:
        raise ValueError(f"games of different lengths: {sorted(counts)}")
    return counts.pop()


def _through(state: SpielState, picks: Iterator[int]) -> list[SpielState]:
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[next(picks) % len(actions)])
    return states


def _rollout_bot(spiel: Any, game: Any, seed: int) -> Any:
    return spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(ROLLOUTS, seed),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=seed,
        verbose=False,
    )


def _spiel() -> Any:
    return importlib.import_module("pyspiel")
