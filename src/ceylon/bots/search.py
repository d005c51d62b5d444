"""Search imagines what it cannot see, thousands of times, and looks ahead in each imagined game.

The search itself is `ceylon.search`, which is pure. Here are the clock and the weights.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, NotRequired, TypedDict

from ceylon.bots.protocol import ENDLESS, Answer, Patience, PlannedStep, Weigher, Weighing
from ceylon.bots.visits import weighing_of
from ceylon.ids import Choice
from ceylon.rules.state import DISCARD, HARVESTING, KEEP
from ceylon.rules.view import View
from ceylon.search.catalogue import NAMES
from ceylon.search.evaluation import Weights, rows_of
from ceylon.search.horizon import MOST_TURNS
from ceylon.search.settings import Settings
from ceylon.search.thought import Thought

MILLISECONDS: Final = 200
"""The default time per choice."""

_SMALL_STEPS: Final = frozenset({int(HARVESTING), int(DISCARD), int(KEEP)})
"""Questions in the middle of an action, which was thought through when it began."""
_THOUGHT_THROUGH: Final = 300
"""With this many simulations through it, such a question needs no more thought."""

_MOST_AT_ONCE: Final = 512
_SHORT: Final = 0.001
_LONG: Final = 0.004
"""Seconds between two looks at the clock."""
_SPARE: Final = 0.012
_SPARE_PART: Final = 0.3
"""A safety margin in seconds, so that a busy machine does not make it late; but no more than this
fraction of a short time."""
_TICK: Final = 1e-6
_AT_LEAST: Final = 0.1
"""The fraction of its time that a bot always keeps, however long it had to wait."""
_QUICK: Final = 4000
"""Simulations that take no longer than the default time."""


class Learned(TypedDict):
    """What was learnt for one mode, as in `weights.json`."""

    spread: list[float]
    weights: dict[str, list[float]]
    railways: NotRequired[dict[str, list[float]]]
    """Of CR Co., in the solo game."""


class Search(Weigher):
    """Looks ahead for a number of milliseconds, or of simulations, for each choice."""

    def __init__(
        self,
        seed: int,
        *,
        milliseconds: int | None = None,
        simulations: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
        name: str = "",
        settings: Settings | Mapping[str, Settings] | None = None,
    ) -> None:
        self.name = name or _name(milliseconds, simulations)
        self._seed = seed
        self._seconds = (milliseconds or MILLISECONDS) / 1000
        self._simulations = simulations
        self._clock = clock
        self._settings = settings
        """Settings to use instead of the shipped ones, for all modes or by mode."""
        self._thought: Thought | None = None
        self._chosen = Choice(-1)
        self._turn = -1

    def __getstate__(self) -> dict[str, object]:
        """A copy has no thoughts yet: they are of the core, and cannot be copied."""
        return {**vars(self), "_thought": None}

    @property
    def takes_long(self) -> bool:
        """Whether it may think for longer than the default time."""
        if self._simulations is not None:
            return self._simulations > _QUICK
        return self._seconds > MILLISECONDS / 1000

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        return self._choose(view, legal, ENDLESS)

    def weighing(self) -> Weighing | None:
        return weighing_of(self._thought)

    def think(self, view: View, legal: list[Choice], patience: Patience) -> Answer:
        """Time already waited is deducted from the thinking time."""
        choice = self._choose(view, legal, patience)
        return Answer(choice, tuple(self._steps(view, choice)))

    def _choose(self, view: View, legal: list[Choice], patience: Patience) -> Choice:
        start = self._clock()
        if len(legal) == 1:
            self._thought = None
            return legal[0]
        thought = self._thought = self._thinking_on(view)
        if not _thought_through(thought, view):
            self._simulate(thought, start, patience)
        self._chosen = thought.best()
        return self._chosen

    def _steps(self, view: View, choice: Choice) -> Iterator[PlannedStep]:
        """What follows a choice, as long as the same seat chooses and need not think again."""
        game = view.imagine(Random(0))
        game.push(choice)
        while not game.over and game.seat == view.viewer:
            seen = View.of(game, game.seat)
            step = self._foreseen(seen, game.legal())
            if step is None:
                return
            yield PlannedStep(seen, step)
            game.push(step)

    def _foreseen(self, view: View, legal: list[Choice]) -> Choice | None:
        """What needs no more thought: a forced choice, or a planned step."""
        if len(legal) > 1:
            thought = self._thought = self._thinking_on(view)
            if not _thought_through(thought, view):
                return None
            self._chosen = thought.best()
            return self._chosen
        self._thought = None
        return legal[0]

    def _thinking_on(self, view: View) -> Thought:
        """The existing thought about this question, or a new one."""
        # A new one for each question, so that the same view always gets the same answer.
        rng = Random(self._seed)
        # In a new turn a card has been drawn: the tree may contain choices that are no longer
        # legal.
        same_turn = self._turn == view.turn
        self._turn = int(view.turn)
        if self._thought and same_turn and self._thought.goes_on(view, self._chosen, rng):
            return self._thought
        return Thought(view, rng, self._settings_for(len(view.players), solo=view.solo))

    def _settings_for(self, players: int, *, solo: bool) -> Settings:
        own = self._settings
        if isinstance(own, Mapping):
            return own[mode_of(players, solo=solo)]
        return own or settings(players, solo=solo)

    def _simulate(self, thought: Thought, start: float, patience: Patience) -> None:
        if self._simulations is not None:
            self._count(thought, self._simulations, patience)
            return
        seconds = max(self._seconds - patience.waited(), _AT_LEAST * self._seconds)
        end = start + seconds - min(_SPARE, _SPARE_PART * seconds)
        number = 1
        rest = 1
        now = self._clock()
        while now < end or not thought.simulations:
            some = min(number, max(1, rest))
            thought.simulate(some)
            before, now = now, self._clock()
            rest = int((end - now) * some / max(now - before, _TICK))
            if patience.cancelled() or thought.settled(rest):
                return
            if now - before < _SHORT:
                number = min(2 * number, _MOST_AT_ONCE)
            elif now - before > _LONG:
                number = max(1, number // 2)

    def _count(self, thought: Thought, simulations: int, patience: Patience) -> None:
        """That many simulations, or fewer if the rest could not change the result."""
        while simulations > 0 and not thought.settled(simulations):
            number = min(simulations, _MOST_AT_ONCE)
            thought.simulate(number)
            simulations -= number
            if patience.cancelled():
                return


def _thought_through(thought: Thought, view: View) -> bool:
    return thought.simulations >= _THOUGHT_THROUGH and int(view.question) in _SMALL_STEPS


def _name(milliseconds: int | None, simulations: int | None) -> str:
    """The name in the registry."""
    if simulations is not None:
        return f"search-{simulations}"
    return "search" if milliseconds is None else f"search-{milliseconds}ms"


@cache
def settings(players: int, *, solo: bool) -> Settings:
    """How to think in a game with that many players, CR Co. included."""
    text = files("ceylon.bots").joinpath("weights.json").read_text(encoding="utf-8")
    learned: Learned = json.loads(text)[mode_of(players, solo=solo)]
    return settings_of(learned)


def mode_of(players: int, *, solo: bool) -> str:
    """The mode in a weights file."""
    return "solo" if solo else str(players)


def settings_of(learned: Learned) -> Settings:
    railways = rows(learned["railways"]) if "railways" in learned else None
    near, far = learned["spread"]
    spread = [round(1000 * (near + far * left**0.5)) for left in range(int(MOST_TURNS) + 1)]
    return Settings(Weights(rows(learned["weights"]), spread, railways))


def rows(weights: Mapping[str, Sequence[float]]) -> list[list[int]]:
    """Weights by the number of turns left, from the three numbers of each feature."""
    always, growing, late = zip(*(weights[name] for name in NAMES), strict=True)
    return rows_of(always, growing, late)
