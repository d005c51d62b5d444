"""The bot `search`: it keeps to its view, its time and the rules, and finds what is obvious."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.modes import MODES
from tests.laws.test_differential import needs_compiled_rules
from tests.people import ANA
from tests.rules.tables import Table, grow, positions, show
from tests.search.chosen import lines

import ceylon
from ceylon import _build
from ceylon.bots import NAMES, UnknownBot, bot, takes_long
from ceylon.bots.search import Search
from ceylon.bots.search import settings as how_to_think
from ceylon.ids import Choice
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.game import Game
from ceylon.rules.state import ACT, HARVESTING
from ceylon.rules.view import View
from ceylon.search.thought import Thought

ROOT = Path(__file__).parents[2]
SIMULATIONS = 60


def turning_points(mode: str, seed: int) -> Iterator[Game]:
    """Positions with a real choice, some steps apart."""
    for number, game in enumerate(positions(MODES[mode], seed)):
        if not game.over and number % 17 == seed % 17 and game.legal_count() > 1:
            yield game


def choice_at(game: Game, simulations: int = SIMULATIONS, seed: int = 3) -> Choice:
    view = View.of(game, game.seat)
    return Search(seed, simulations=simulations).choose(view, game.legal())


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_what_is_hidden_does_not_matter(mode: str, seed: int) -> None:
    """Section 8: other hands, other decks, the same view: the same choice."""
    for game in turning_points(mode, seed):
        other = View.of(game, game.seat).imagine(Random(seed))
        assert choice_at(other) == choice_at(game)


def test_it_leaves_the_view_alone() -> None:
    game = Game.new(MODES["4"], Random(1))
    view, untouched = View.of(game, game.seat), View.of(game, game.seat)
    Search(1, simulations=50).choose(view, game.legal())
    assert (view.question, view.seat, view.planted) == (
        untouched.question,
        untouched.seat,
        untouched.planted,
    )
    assert view.unseen_cards == untouched.unseen_cards


# Time


class Clock:
    """A fake clock: each look at it takes a while."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@dataclass
class Waiting:
    """Somebody who asked that long ago, and gives up after that many looks."""

    seconds: float = 0.0
    looks: int = -1

    def waited(self) -> float:
        return self.seconds

    def cancelled(self) -> bool:
        self.looks -= 1
        return self.looks == 0


@pytest.mark.parametrize("step", [0.0005, 0.002, 0.01])
def test_time_is_kept(step: float) -> None:
    """It polls the clock, and stops when the next look could be too late."""
    game = Table(2).begun()
    clock = Clock(step)
    Search(1, milliseconds=50, clock=clock).choose(View.of(game, ANA), game.legal())
    assert clock.now <= 0.05 + step
    assert clock.looks >= 0.02 / step


@pytest.mark.parametrize("mode", ["2-without-uva", "4-tiles", "solo-drawn-without-uva"])
def test_stopping_early_changes_nothing(mode: str) -> None:
    for game in turning_points(mode, 8):
        view = View.of(game, game.seat)
        thought = Thought(view, Random(3), how_to_think(len(view.players), solo=view.solo))
        thought.simulate(1500)
        assert choice_at(game, 1500) == thought.best()


def test_without_time_it_answers_all_the_same() -> None:
    game = Table(2).begun()
    clock = Clock(9.0)
    chosen = Search(1, milliseconds=1, clock=clock).choose(View.of(game, ANA), game.legal())
    assert chosen in game.legal()
    assert clock.looks == 3


def test_who_has_waited_thinks_the_shorter() -> None:
    """The time counts from the request; a tenth of it always remains."""
    game = Table(2).begun()
    spent = []
    for waited in (0.0, 0.03, 99.0):
        clock = Clock(0.0005)
        search = Search(1, milliseconds=50, clock=clock)
        search.think(View.of(game, ANA), game.legal(), Waiting(waited))
        spent.append(clock.now)
        assert clock.now <= max(0.05 - waited, 0.005) + clock.step
    assert spent == sorted(spent, reverse=True)


@pytest.mark.parametrize("bot", [{"milliseconds": 60_000}, {"simulations": 10**7}])
def test_a_cancelled_search_stops(bot: dict[str, int]) -> None:
    game = Table(2).begun()
    waiting = Waiting(looks=3)
    answer = Search(1, **bot).think(View.of(game, 0), game.legal(), waiting)  # type: ignore[arg-type]
    assert answer.choice in game.legal()
    assert waiting.looks == 0


def test_who_takes_long_is_known_before() -> None:
    assert [name for name in NAMES if takes_long(bot(name, 1))] == ["governor"]
    assert takes_long(bot("search-201ms", 1))
    assert takes_long(bot("search-5000", 1))


def test_a_forced_choice_costs_nothing() -> None:
    game = Table(2).begun()
    clock = Clock(0.001)
    assert Search(1, clock=clock).choose(View.of(game, ANA), [Choice(7)]) == 7
    assert clock.looks <= 1


def test_a_harvest_is_one_thought() -> None:
    """A2.2: its steps follow from the thought at its beginning, and cost no more time."""
    game = Table(2, cards=["plant/harvest"]).begun("K7 D2")
    grow(game, 0, "K6 K8")
    show(game, "harvest/plant")
    clock = Clock(0.0005)
    search = Search(1, milliseconds=60, clock=clock)
    steps = 0
    while game.question in (ACT, HARVESTING):
        looks = clock.looks
        chosen = search.choose(View.of(game, ANA), game.legal())
        if game.question == HARVESTING:
            assert clock.looks == looks + 1
            steps += 1
        game.play(chosen if game.question == HARVESTING else choice_of("harvest K6"))
    assert steps


# Strength that can be counted


@pytest.mark.parametrize("mode", ["2-without-uva", "2-without-uva-tiles", "3", "4"])
def test_a_win_in_one_step_is_found(mode: str) -> None:
    """E9: if one last choice wins and all others lose, it is taken."""
    found = 0
    for game in last_questions(mode):
        winners = [choice for choice in game.legal() if after(game, choice).winner() == game.seat]
        if len(winners) == 1:
            assert text_of(choice_at(game, 200)) == text_of(winners[0])
            found += 1
        if found == 3:
            return
    raise AssertionError(mode)


def last_questions(mode: str) -> Iterator[Game]:
    """Positions of random games in which every choice ends the game."""
    for seed in range(5000):
        for game in positions(MODES[mode], seed):
            if game.over or game.cards_left > 1 or game.legal_count() == 1:
                continue
            if all(after(game, choice).over for choice in game.legal()):
                yield game


def after(game: Game, choice: Choice) -> Game:
    """The game with the choice played."""
    copy = game.copy()
    copy.push(choice)
    return copy


# One source


@needs_compiled_rules
def test_interpreted_and_compiled_choose_the_same() -> None:
    source = str(Path(ceylon.__file__).parents[1])
    environment = {**os.environ, _build.PURE: "1", "PYTHONPATH": source}
    command = [sys.executable, "-m", "tests.search.chosen"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    which, *interpreted = done.stdout.splitlines()
    assert which == "interpreted"
    assert len(interpreted) > 30
    assert interpreted == list(lines())


# Its names


@pytest.mark.parametrize("name", ["search", "search-50ms", "search-1000"])
def test_the_name_tells_how_long_it_thinks(name: str) -> None:
    assert bot(name, 1).name == name


@pytest.mark.parametrize("name", ["search-", "search-0", "search-ms", "search-5s", "greedy-5"])
def test_a_strange_measure_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot, match="greedy, search, chance"):
        bot(name, 1)
