"""The lesson as a whole: its game, and its steps in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files

from ceylon.ids import Choice, Seat
from ceylon.lesson.stations import STATIONS
from ceylon.lesson.steps import Kind, Station, Step
from ceylon.record import Record

LEARNER = Seat(0)


@dataclass(frozen=True)
class Lesson:
    """A game, and what to say and to do at each moment of it."""

    record: Record
    stations: tuple[Station, ...]

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order, with what the others do in between."""
        return tuple(step for step, _ in self._placed)

    @cached_property
    def _placed(self) -> list[tuple[Step, int]]:
        """Each step with the index of its station."""
        return list(self._all())

    def _all(self) -> Iterator[tuple[Step, int]]:
        told = 0
        for index, station in enumerate(self.stations):
            for step in station.steps:
                if self._is_next(told, step):
                    before = max(0, index - (step is station.steps[0]))
                    yield Step(Kind.WATCH, told, choices=step.after - told), before
                yield step, index
                told = step.until

    def _is_next(self, told: int, step: Step) -> bool:
        """Whether the others, and nobody else, choose between two steps."""
        return told < step.after and LEARNER not in self.seats[told : step.after]

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Who makes each choice."""
        game, found = self.record.game(0), []
        for choice in self.record.choices:
            found.append(game.seat)
            game.play(choice)
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The turn after each number of choices."""
        game = self.record.game(0)
        found = [int(game.turn)]
        for choice in self.record.choices:
            game.play(choice)
            found.append(int(game.turn))
        return tuple(found)

    def station(self, number: int) -> int:
        """The index of a step's station."""
        return self._placed[number][1]

    def wanted(self, step: Step) -> tuple[Choice, ...]:
        """The choices that a step asks for; that of a card which is only to be turned, too."""
        if step.kind is Kind.WATCH:
            return ()
        last = step.after + 1 if step.kind is Kind.TURN else step.until
        return tuple(self.record.choices[step.after : last])

    def later(self, number: int) -> int:
        """How many turns are left out before a step."""
        told = self.steps[number - 1].until if number else 0
        skipped = self.steps[number].after - told
        return self.turns[self.steps[number].after] - self.turns[told] if skipped else 0


@cache
def lesson() -> Lesson:
    """The lesson that is shipped."""
    text = files("ceylon.lesson").joinpath("game.ceylon").read_text(encoding="utf-8")
    return Lesson(Record.parse(text), STATIONS)
