"""One game, decision by decision."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.arena.fixtures import Match, ended_by_markers, faults_of, match_of, record_of
from ceylon.arena.outcome import Outcome, outcome_of
from ceylon.arena.plan import Plan
from ceylon.bots.match import ask
from ceylon.bots.protocol import Weigher, Weighing
from ceylon.ids import Choice, Seat
from ceylon.observation.layout import MASK_SIZE, SIZE
from ceylon.observation.mask import write_mask
from ceylon.observation.observer import Observer
from ceylon.observation.words import zeros
from ceylon.rules.game import Game
from ceylon.rules.material import material_of


@dataclass(frozen=True)
class Decision:
    """One choice of one seat."""

    seat: Seat
    choice: Choice
    weighing: Weighing | None


@dataclass(frozen=True)
class Played:
    """A finished game."""

    number: int
    decisions: list[Decision]
    outcome: Outcome
    record: str


class Camera:
    """Takes down what each seat observes and may choose, byte after byte."""

    def __init__(self, plan: Plan) -> None:
        self.observations = bytearray()
        self.masks = bytearray()
        self._observer = Observer(material_of(plan.box))
        self._seen = zeros(SIZE // 8)
        self._legal = zeros(MASK_SIZE // 8)

    def take(self, game: Game, choices: int) -> None:
        """What the seat sees whose choice it is; of the mask, as many bytes as there are
        choices."""
        hand, company = game.players[game.seat].hand, game.next_company()
        self._observer.write(self._seen, 0, game, game.seat, hand, company)
        write_mask(self._legal, 0, game)
        self.observations += memoryview(self._seen).cast("B")
        self.masks += memoryview(self._legal).cast("B")[:choices]


def play(plan: Plan, number: int, camera: Camera, choices: int) -> Played:
    """The game of that number: the same as in the arena."""
    match = match_of(plan, number)
    game, decisions = match.game, list[Decision]()
    while not game.over:
        seat = game.seat
        camera.take(game, choices)
        bot = match.bots[seat]
        choice = ask(bot, game, game.legal())
        decisions.append(
            Decision(seat, choice, bot.weighing() if isinstance(bot, Weigher) else None)
        )
        game.push(choice)
    return _played(plan, number, match, decisions)


def _played(plan: Plan, number: int, match: Match, decisions: list[Decision]) -> Played:
    chosen = [decision.choice for decision in decisions]
    record = record_of(plan, match, chosen)
    start = Game.of(plan.options(), match.deal, plan.box)
    outcome = outcome_of(
        match.game,
        match.seating,
        [[] for _ in match.seating],
        by_markers=ended_by_markers(start, chosen),
        faults=faults_of(match.bots),
    )
    return Played(number, decisions, outcome, record.text())
