"""A game in progress, with the way back as far as nothing hidden was revealed."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.record import Record
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.state import NOBODY
from ceylon.words import N_


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
        """Why a seat cannot take back the last choice; None when it can."""
        if not self.steps:
            return N_("There is nothing to take back.")
        last = self.steps[-1]
        if last.seat != seat:
            return N_("The last choice was another player's: it cannot be taken back.")
        if last.before.still_hidden() != self.game.still_hidden():
            return N_("A card or a contract was revealed since: it cannot be taken back.")
        return None

    def undo(self) -> Step:
        """Take back the last choice; whoever asks must be allowed to."""
        step = self.steps.pop()
        self.record.choices.pop()
        # The position is kept in the steps before it alone, so it may go on from here.
        self.game = step.before
        return step

    def restart(self, seat: int) -> list[Step]:
        """Take back a seat's choices of this turn, the latest first, as far as that goes."""
        turn = self.game.turn
        taken: list[Step] = []
        while self.why_no_undo(seat) is None and self.steps[-1].before.turn == turn:
            taken.append(self.undo())
        return taken

    def facts(self) -> list[Fact]:
        return [fact for step in self.steps for fact in step.facts]

    def since_last_choice(self, seat: int) -> list[Fact]:
        """What happened from a seat's last choice on."""
        made = [number for number, step in enumerate(self.steps) if step.seat == seat]
        first = made[-1] if made else 0
        return [fact for step in self.steps[first:] for fact in step.facts]

    def others_acted(self, seat: int) -> bool:
        """Whether anyone else did something since a seat's last choice."""
        return any(fact.seat not in (seat, NOBODY) for fact in self.since_last_choice(seat))
