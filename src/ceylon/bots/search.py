"""Search imagines what it cannot see, thousands of times, and looks ahead in each imagining.

The looking ahead is `ceylon.search`, which is pure. Here stand the clock and the numbers.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, NotRequired, TypedDict

from ceylon.bots.protocol import ENDLESS, Answer, Patience, PlannedStep
from ceylon.rules.state import DISCARD, HARVESTING, KEEP
from ceylon.rules.view import View
from ceylon.search.catalogue import NAMES
from ceylon.search.evaluation import Weights, rows_of
from ceylon.search.horizon import MOST_TURNS
from ceylon.search.settings import Settings
from ceylon.search.thought import Thought

MILLISECONDS: Final = 200
"""The usual time for a choice."""

_SMALL_STEPS: Final = frozenset({int(HARVESTING), int(DISCARD), int(KEEP)})
"""Questions in the middle of an action, which was thought through when it began."""
_THOUGHT_THROUGH: Final = 300
"""Simulations that have passed through such a question and suffice to answer it."""

_MOST_AT_ONCE: Final = 512
_SHORT: Final = 0.001
_LONG: Final = 0.004
"""Seconds between two looks at the clock."""
_SPARE: Final = 0.012
_SPARE_PART: Final = 0.3
"""Seconds that are left unused, so that a busy machine does not make it late; but no more than a
part of a short time."""
_TICK: Final = 1e-6
_AT_LEAST: Final = 0.1
"""The part of its time that is left to a thought, however long it had to wait."""
_QUICK: Final = 4000
"""Simulations that take no longer than the usual time."""


class Learned(TypedDict):
    """What was learnt for one mode, as it stands in `weights.json`."""

    spread: list[float]
    weights: dict[str, list[float]]
    railways: NotRequired[dict[str, list[float]]]
    """Of CR Co., in the solo game."""


class Search:
    """Looks ahead for a number of milliseconds, or of simulations, for each choice."""

    def __init__(
        self,
        seed: int,
        *,
        milliseconds: int | None = None,
        simulations: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
        name: str = "",
        settings: Settings | None = None,
    ) -> None:
        self.name = name or _name(milliseconds, simulations)
        self._seed = seed
        self._seconds = (milliseconds or MILLISECONDS) / 1000
        self._simulations = simulations
        self._clock = clock
        self._settings = settings
        """Others than the shipped ones, for the mode that is played."""
        self._thought: Thought | None = None
        self._chosen = -1
        self._turn = -1

    @property
    def takes_long(self) -> bool:
        """Whether it may think for more than the usual time."""
        if self._simulations is not None:
            return self._simulations > _QUICK
        return self._seconds > MILLISECONDS / 1000

    def choose(self, view: View, legal: list[int]) -> int:
        return self._choose(view, legal, ENDLESS)

    def think(self, view: View, legal: list[int], patience: Patience) -> Answer:
        """The time that somebody has waited is taken off the time to think."""
        choice = self._choose(view, legal, patience)
        return Answer(choice, tuple(self._steps(view, choice)))

    def _choose(self, view: View, legal: list[int], patience: Patience) -> int:
        start = self._clock()
        if len(legal) == 1:
            self._thought = None
            return legal[0]
        thought = self._thought = self._thinking_on(view)
        if not _thought_through(thought, view):
            self._simulate(thought, start, patience)
        self._chosen = thought.best()
        return self._chosen

    def _steps(self, view: View, choice: int) -> Iterator[PlannedStep]:
        """What follows a choice, as long as the same seat chooses and need not think about it."""
        game = view.imagine(Random(0))
        game.push(choice)
        while not game.over and game.seat == view.viewer:
            seen = View.of(game, int(game.seat))
            step = self._foreseen(seen, game.legal())
            if step is None:
                return
            yield PlannedStep(seen, step)
            game.push(step)

    def _foreseen(self, view: View, legal: list[int]) -> int | None:
        """What needs no more thought: a forced choice, or a step of what was thought through."""
        if len(legal) > 1:
            thought = self._thought = self._thinking_on(view)
            if not _thought_through(thought, view):
                return None
            self._chosen = thought.best()
            return self._chosen
        self._thought = None
        return legal[0]

    def _thinking_on(self, view: View) -> Thought:
        """What was thought of this question already, or a new thought."""
        # Drawn anew for each question, so that the same view always gets the same answer.
        rng = Random(self._seed)
        # With a new turn a card was drawn: thoughts may be of choices that it does not allow.
        same_turn = self._turn == view.turn
        self._turn = int(view.turn)
        if self._thought and same_turn and self._thought.goes_on(view, self._chosen, rng):
            return self._thought
        usual = self._settings or settings(len(view.players), solo=view.solo)
        return Thought(view, rng, usual)

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
        """So many simulations, or fewer where the rest could change nothing."""
        while simulations > 0 and not thought.settled(simulations):
            number = min(simulations, _MOST_AT_ONCE)
            thought.simulate(number)
            simulations -= number
            if patience.cancelled():
                return


def _thought_through(thought: Thought, view: View) -> bool:
    return thought.simulations >= _THOUGHT_THROUGH and int(view.question) in _SMALL_STEPS


def _name(milliseconds: int | None, simulations: int | None) -> str:
    """As the registry knows it."""
    if simulations is not None:
        return f"search-{simulations}"
    return "search" if milliseconds is None else f"search-{milliseconds}ms"


@cache
def settings(players: int, *, solo: bool) -> Settings:
    """How to think in a game of so many players, CR Co. among them."""
    text = files("ceylon.bots").joinpath("weights.json").read_text(encoding="utf-8")
    learned: Learned = json.loads(text)["solo" if solo else str(players)]
    return settings_of(learned)


def settings_of(learned: Learned) -> Settings:
    railways = rows(learned["railways"]) if "railways" in learned else None
    near, far = learned["spread"]
    spread = [round(1000 * (near + far * left**0.5)) for left in range(int(MOST_TURNS) + 1)]
    return Settings(Weights(rows(learned["weights"]), spread, railways))


def rows(weights: Mapping[str, Sequence[float]]) -> list[list[int]]:
    """Weights by the turns that are left, from the three numbers of each feature."""
    always, growing, late = zip(*(weights[name] for name in NAMES), strict=True)
    return rows_of(always, growing, late)
