"""The way that led to a position, and how much of it may be taken back.

The one law of undo: nothing that anybody knows after it was hidden before. A choice can be taken
back until something that lay face down has been turned up: a card or a contract of a deck, or a
card from another seat's hand. The hand of the seat that takes back is its own to show.

Nobody's consent permits more than the law. It is needed where an undo loses what others have
chosen: whoever asks here says whose choices may be taken back along with the seat's own.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from ceylon.record import Record
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.state import NOBODY


class NoUndo(Enum):
    """Why a seat cannot take back its last choice."""

    NOTHING_CHOSEN = auto()
    ANOTHER_CHOSE = auto()
    """Somebody has chosen since whose choices are not taken back along with it."""
    REVEALED = auto()
    """Something hidden was turned up since."""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """How much lies face down: in the decks, and in each hand."""

    decks: int
    hands: tuple[int, ...]

    def without_hand(self, seat: int) -> FaceDown:
        hands = (0 if owner == seat else cards for owner, cards in enumerate(self.hands))
        return replace(self, hands=tuple(hands))


def face_down(game: Game) -> FaceDown:
    """A card leaves a hand or a deck only by being seen; at the end all is revealed (E9)."""
    if game.over:
        return FaceDown(0, ())
    hands = tuple(player.hand_size for player in game.players)
    return FaceDown(int(game.still_hidden()), hands)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice, what was hidden before it, and what happened then."""

    choice: int
    seat: int
    turn: int
    hidden: FaceDown
    facts: tuple[Fact, ...]


def _play(game: Game, choice: int) -> Step:
    """Play a choice on this very game; raises IllegalChoice."""
    seat, turn, hidden = game.seat, game.turn, face_down(game)
    return Step(choice, seat, turn, hidden, tuple(game.play(choice)))


@dataclass(frozen=True, slots=True)
class History:
    """A position with all the choices since the start. It never changes: each choice makes another.

    Who takes something back is told to how many choices it goes, and goes there by `at`.
    """

    start: Record
    """The game without its choices."""
    game: Game
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, record: Record) -> History:
        """The way of a recorded game."""
        start = replace(record, choices=[])
        game = start.game()
        steps = tuple(_play(game, choice) for choice in record.choices)
        return cls(start, game, steps)

    def after(self, choice: int) -> History:
        """One choice more; raises IllegalChoice."""
        game = self.game.copy()
        step = _play(game, choice)
        return replace(self, game=game, steps=(*self.steps, step))

    def at(self, number: int) -> History:
        """The history after the first so many choices."""
        return History.of(replace(self.start, choices=self.choices[:number]))

    @property
    def choices(self) -> list[int]:
        return [step.choice for step in self.steps]

    @property
    def record(self) -> Record:
        return replace(self.start, choices=self.choices)

    @property
    def seats(self) -> range:
        return range(len(self.game.players))

    # What happened

    def log(self, since: int = 0) -> Iterator[tuple[int, Fact]]:
        """The facts after the first `since` choices, each with the number of its choice from 1."""
        for number, step in enumerate(self.steps[since:], start=since + 1):
            for fact in step.facts:
                yield number, fact

    def since_last_choice(self, *seats: int) -> list[Fact]:
        """What happened from a seat's last choice on; of several seats the one longest ago."""
        last = {step.seat: number for number, step in enumerate(self.steps)}
        first = min(last.get(seat, 0) for seat in seats)
        return [fact for _, fact in self.log(first)]

    def others_acted(self, seat: int) -> bool:
        """Whether anyone else did something since a seat's last choice."""
        return any(fact.seat not in (seat, NOBODY) for fact in self.since_last_choice(seat))

    # What may be taken back

    def undo_to(self, seat: int, along: Container[int] = ()) -> int | NoUndo:
        """How many choices are left when a seat takes back its last one; or why it cannot.

        What the seats of `along` have chosen since is taken back with it.
        """
        for number in reversed(range(len(self.steps))):
            refusal = self._why_it_stays(self.steps[number], seat, along)
            if refusal is not None:
                return refusal
            if self.steps[number].seat == seat:
                return number
        return NoUndo.NOTHING_CHOSEN

    def restart_to(self, seat: int, along: Container[int] = ()) -> int | NoUndo:
        """The same for all that the seat chose in the turn of its last choice."""
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

    def _why_it_stays(self, step: Step, seat: int, along: Container[int]) -> NoUndo | None:
        if step.seat != seat and step.seat not in along:
            return NoUndo.ANOTHER_CHOSE
        if step.hidden.without_hand(seat) != face_down(self.game).without_hand(seat):
            return NoUndo.REVEALED
        return None
