"""A game in progress, with the way back as far as nothing hidden was revealed."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.record import Record
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.state import NOBODY, PLAY
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.words import N_, Words


@dataclass(frozen=True)
class Step:
    """A choice, the position that it was made in, and what happened then."""

    before: Game
    seat: int
    choice: int
    facts: tuple[Fact, ...]


class Played:
    """The game of a record, choice by choice."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game(0)
        self.bots = {seat for seat, bot in enumerate(record.bots or []) if bot is not None}
        self.steps: list[Step] = []
        choices, record.choices = record.choices, []
        for choice in choices:
            self.play(choice)

    def play(self, choice: int) -> None:
        before = self.game.copy()
        facts = tuple(self.game.play(choice))
        self.steps.append(Step(before, int(before.seat), choice, facts))
        self.record.choices.append(choice)

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat cannot take back its last choice; None when it can.

        What bots did since is taken back with it, but never what another person chose.
        """
        hidden = self.game.still_hidden()
        for step in reversed(self.steps):
            if step.seat != seat and step.seat not in self.bots:
                return N_("Another person has chosen since: it cannot be taken back.")
            if step.before.still_hidden() != hidden or self._shows_a_hand(step, seat):
                return N_("A card or a contract was revealed since: it cannot be taken back.")
            if step.seat == seat:
                return None
        return N_("There is nothing to take back.")

    def _shows_a_hand(self, step: Step, seat: int) -> bool:
        """Whether another's hidden card was played, which matters once the deck is empty."""
        return step.seat != seat and int(step.before.question) == PLAY

    def undo(self, seat: int) -> list[Step]:
        """Take back a seat's last choice and all after it, the latest first.

        Whoever asks must be allowed to.
        """
        taken = [self._pop()]
        while taken[-1].seat != seat:
            taken.append(self._pop())
        return taken

    def _pop(self) -> Step:
        step = self.steps.pop()
        self.record.choices.pop()
        # The position is kept in the steps before it alone, so it may go on from here.
        self.game = step.before
        return step

    def restart(self, seat: int) -> list[Step]:
        """Take back a seat's choices of this turn, the latest first, as far as that goes."""
        turn = self.game.turn
        taken: list[Step] = []
        while self.why_no_undo(seat) is None and self._last(seat).before.turn == turn:
            taken += self.undo(seat)
        return taken

    def _last(self, seat: int) -> Step:
        return next(step for step in reversed(self.steps) if step.seat == seat)

    def screen(self, words: Words, seat: int) -> Screen:
        """What a seat sees now; the names are those of the words."""
        steps = enumerate(self.steps, start=1)
        return screen_of(
            self.game,
            seat,
            words=words,
            version=len(self.steps),
            sitters=[Sitter(name) for name in words.players.values()],
            log=[(number, fact) for number, step in steps for fact in step.facts],
        )

    def facts(self) -> list[Fact]:
        return [fact for step in self.steps for fact in step.facts]

    def since_last_choice(self, *seats: int) -> list[Fact]:
        """What happened from a seat's last choice on; of several seats the one longest ago."""
        last = {step.seat: number for number, step in enumerate(self.steps)}
        first = min(last.get(seat, 0) for seat in seats)
        return [fact for step in self.steps[first:] for fact in step.facts]

    def others_acted(self, seat: int) -> bool:
        """Whether anyone else did something since a seat's last choice."""
        return any(fact.seat not in (seat, NOBODY) for fact in self.since_last_choice(seat))
