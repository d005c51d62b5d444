"""The choices that led to a position, and how many of them may be taken back.

The one law of undo: after it, nobody knows anything that was hidden before. A choice can be taken
back until something that was face down has been revealed: a card or a contract of a deck, or a card
from another seat's hand. The hand of the seat that undoes is its own to show.

Nobody's consent permits more than the law. It is needed where an undo loses others' choices: the
caller says whose choices may be taken back along with the seat's own.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cached_property

from ceylon.ids import NOBODY, Choice, Seat, by_seat
from ceylon.record import Record
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.sight.log import Log


class NoUndo(Enum):
    """Why a seat cannot take back its last choice."""

    NOTHING_CHOSEN = auto()
    ANOTHER_CHOSE = auto()
    """Somebody else has chosen since, whose choices may not be taken back along with it."""
    REVEALED = auto()
    """Something hidden has been revealed since."""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """How much is face down: in the decks, and in each hand."""

    decks: int
    hands: tuple[int, ...]

    def is_same_to(self, seat: Seat, other: FaceDown) -> bool:
        """Whether as much lies face down there; the seat's own hand does not count."""
        if self.decks != other.decks:
            return False
        return self.hands == other.hands or self._without(seat) == other._without(seat)

    def _without(self, seat: Seat) -> list[int]:
        return [cards for owner, cards in by_seat(self.hands) if owner != seat]


def face_down(game: Game) -> FaceDown:
    """A card leaves a hand or a deck only by being revealed; at the end everything is (E9)."""
    if game.over:
        return FaceDown(0, ())
    hands = tuple([player.hand_size for player in game.players])
    return FaceDown(int(game.still_hidden()), hands)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice, what was hidden before it, and what happened then."""

    choice: Choice
    seat: Seat
    turn: int
    hidden: FaceDown
    facts: tuple[Fact, ...]


def _play(game: Game, choice: Choice, hidden: FaceDown) -> Step:
    """Play a choice on this game, in place; raises IllegalChoice."""
    seat, turn = game.seat, game.turn
    return Step(choice, seat, turn, hidden, tuple(game.play(choice)))


def _play_all(game: Game, choices: Sequence[Choice]) -> Iterator[Step]:
    hidden = face_down(game)
    for choice in choices:
        yield _play(game, choice, hidden)
        hidden = _kept(hidden, game)


def _kept(hidden: FaceDown, game: Game) -> FaceDown:
    """What lies face down now: the same object while it stays the same, since each step has one."""
    now = face_down(game)
    return hidden if hidden == now else now


def _told(steps: Sequence[Step]) -> Iterator[tuple[int, Fact]]:
    for number, step in enumerate(steps, start=1):
        for fact in step.facts:
            yield number, fact


@dataclass(frozen=True)
class History:
    """A position with all the choices since the start. It is immutable: a choice makes a new one.

    An undo is a number of choices to go back to, with `at`.
    """

    start: Record
    """The game without its choices."""
    game: Game
    steps: tuple[Step, ...] = ()
    log: Log = field(default_factory=Log)
    """What happened, each fact with the number of its choice from 1."""

    @classmethod
    def of(cls, record: Record) -> History:
        """The history of a recorded game."""
        start = replace(record, choices=[])
        game = start.game()
        steps = tuple(_play_all(game, record.choices))
        return cls(start, game, steps, Log.of(_told(steps)))

    def after(self, choice: Choice) -> History:
        """One choice more; raises IllegalChoice."""
        game = self.game.copy()
        step = _play(game, choice, self.hidden)
        steps = (*self.steps, step)
        return History(self.start, game, steps, self.log.after(len(steps), step.facts))

    def at(self, number: int) -> History:
        """The history after that many choices."""
        return History.of(replace(self.start, choices=self.choices[:number]))

    @property
    def choices(self) -> list[Choice]:
        return [step.choice for step in self.steps]

    @property
    def record(self) -> Record:
        return replace(self.start, choices=self.choices)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.game.seats()

    @cached_property
    def hidden(self) -> FaceDown:
        """What lies face down now."""
        return _kept(self.steps[-1].hidden, self.game) if self.steps else face_down(self.game)

    # What happened

    def since_last_choice(self, *seats: Seat) -> list[Fact]:
        """What has happened since a seat's last choice; with several seats, since the earliest of
        these."""
        last = {step.seat: number for number, step in enumerate(self.steps)}
        first = min(last.get(seat, 0) for seat in seats)
        return [fact for step in self.steps[first:] for fact in step.facts]

    def others_acted(self, seat: Seat) -> bool:
        """Whether anyone else has acted since a seat's last choice."""
        return any(fact.seat not in (seat, NOBODY) for fact in self.since_last_choice(seat))

    def chose_this_turn(self, seat: Seat) -> bool:
        """Whether a seat has made a choice on the turn that is being played."""
        turn = self.game.turn
        return any(step.seat == seat and step.turn == turn for step in self.steps)

    # What may be taken back

    def undo_to(self, seat: Seat, along: Container[Seat] = ()) -> int | NoUndo:
        """How many choices remain when a seat takes back its last one; or why it cannot.

        What the seats of `along` have chosen since is taken back with it.
        """
        for number in reversed(range(len(self.steps))):
            refusal = self._why_it_stays(self.steps[number], seat, along)
            if refusal is not None:
                return refusal
            if self.steps[number].seat == seat:
                return number
        return NoUndo.NOTHING_CHOSEN

    def restart_to(self, seat: Seat, along: Container[Seat] = ()) -> int | NoUndo:
        """The same for everything that the seat chose in the turn of its last choice."""
        first = last = self.undo_to(seat, along)
        if isinstance(last, NoUndo):
            return last
        for number in reversed(range(last)):
            step = self.steps[number]
            if step.turn != self.steps[last].turn or self._why_it_stays(step, seat, along):
                break
            if step.seat == seat:
                first = number
        return first

    def _why_it_stays(self, step: Step, seat: Seat, along: Container[Seat]) -> NoUndo | None:
        if step.seat != seat and step.seat not in along:
            return NoUndo.ANOTHER_CHOSE
        if not step.hidden.is_same_to(seat, self.hidden):
            return NoUndo.REVEALED
        return None
