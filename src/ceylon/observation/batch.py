"""Many games at once: every game takes one choice per step, without a Python loop.

The arrays belong to the batch and are written in place: whoever looks at them sees the newest step.
"""

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.box import Box, load
from ceylon.ids import NOBODY, Choice, Seat
from ceylon.observation.layout import MASK_SIZE, MASK_WORDS, SEATS, WORDS
from ceylon.observation.mask import write_mask, write_nothing
from ceylon.observation.observer import Observer
from ceylon.observation.words import zeros
from ceylon.rules import scoring, turn, why
from ceylon.rules.choices import id_of, text_of
from ceylon.rules.game import Game
from ceylon.rules.material import NO_COMPANY, material_of
from ceylon.rules.options import Options
from ceylon.rules.playout import Dice, random_choice
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.state import OVER

_SEATS: Final[i64] = SEATS
_MASKED: Final[i64] = MASK_SIZE


class Batch:
    """Games with the same options, each with a deal of its own.

    A game that is over takes no choice: in the next step a new one is dealt in its place.
    """

    def __init__(
        self,
        options: Options,
        size: int,
        seed: int,
        *,
        agent: Seat = NOBODY,
        box: Box | None = None,
    ) -> None:
        self.options = options
        """What is played."""
        self.size: i64 = size
        """How many games there are."""
        self.agent: Seat = agent
        """The seat that is asked; the others choose at random. NOBODY: every seat is asked."""
        self.box = box or load()
        """What is played with."""
        self.games: list[Game] = []
        """The games."""
        self.observations: vec[i64] = zeros(WORDS * size)
        """What the seat that must choose observes, game by game; `layout` has the meaning."""
        self.masks: vec[i64] = zeros(MASK_WORDS * size)
        """What it may choose, game by game."""
        self.choosers: vec[i64] = zeros(size)
        """The seat that must choose in each game; -1 when it is over."""
        self.points: vec[i64] = zeros(SEATS * size)
        """The points of each seat, once a game is over; 0 before."""
        self.winners: vec[i64] = zeros(size)
        """The seat that has won each game; -1 before it is over."""
        self._observer = Observer(material_of(self.box))
        self._randoms: list[Random] = []
        self._dice: list[Dice] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal every game again. The same seed gives the same games, whatever the size."""
        self._deal([f"{seed} {game}" for game in range(self.size)])

    def reset_each(self, seeds: list[int]) -> None:
        """Deal every game again, each from a seed of its own: a seed gives the same game in every
        place."""
        if len(seeds) != self.size:
            raise ValueError(f"{self.size} games need as many seeds, not {len(seeds)}")
        self._deal([str(seed) for seed in seeds])

    def _deal(self, seeds: list[str]) -> None:
        self._randoms = [Random(seed) for seed in seeds]
        self._dice = [Dice(random.getrandbits(32)) for random in self._randoms]
        self.games = [Game.new(self.options, random, self.box) for random in self._randoms]
        at: i64 = 0
        while at < self.size:
            self._show_deal(at)
            at += 1

    def step(self, choices: bytes) -> None:
        """Play one choice in each game, a byte each; where a game is over, deal the next one.

        If one of them is illegal, IllegalChoice is raised and nothing is played.
        """
        self._check(choices)
        at: i64 = 0
        while at < self.size:
            game = self.games[at]
            if game.question == OVER:
                self.games[at] = Game.new(self.options, self._randoms[at], self.box)
                self._show_deal(at)
            else:
                turn.perform(game, Choice(choices[at]))
                self._show(game, at)
            at += 1

    def random_choices(self) -> bytes:
        """A legal choice for each game, all equally likely; 0 where it is over."""
        found = bytearray(self.size)
        at: i64 = 0
        while at < self.size:
            game = self.games[at]
            if game.question != OVER:
                found[at] = random_choice(game, self._dice[at])
            at += 1
        return bytes(found)

    # Inside

    def _check(self, choices: bytes) -> None:
        if len(choices) != self.size:
            raise ValueError(f"{self.size} games need as many choices, not {len(choices)}")
        at: i64 = 0
        while at < self.size:
            if self.games[at].question != OVER:
                chosen: i64 = choices[at]
                word: i64 = 0
                if chosen < _MASKED:
                    word = self.masks[at * MASK_WORDS + (chosen >> 3)]
                if word >> (chosen & 7) * 8 & 1 == 0:
                    self._refuse(self.games[at], choices[at])
            at += 1

    def _refuse(self, game: Game, given: int) -> None:
        chosen = id_of(given)
        reason = why.why_not(game, chosen)
        if reason is not None:
            raise IllegalChoice(text_of(chosen), reason)

    def _show_deal(self, at: i64) -> None:
        """A game that has just been dealt: its row is still that of the one before."""
        game = self.games[at]
        self._observer.write(self.observations, at * WORDS, game, Seat(0), 0, NO_COMPANY)
        self._show(game, at)

    def _show(self, game: Game, at: i64) -> None:
        if self.agent != NOBODY:
            self._play_others(game, self._dice[at])
        seat = game.seat
        self.choosers[at] = seat
        if game.question == OVER:
            self._show_end(game, at)
            return
        self.winners[at] = NOBODY
        self._observe(game, at, seat)
        write_mask(self.masks, at * MASK_WORDS, game)

    def _observe(self, game: Game, at: i64, seat: Seat) -> None:
        hand = game.players[seat].hand
        company = game.next_company()
        self._observer.write_again(self.observations, at * WORDS, game, seat, hand, company)

    def _play_others(self, game: Game, dice: Dice) -> None:
        while game.question != OVER and game.seat != self.agent:
            turn.perform(game, random_choice(game, dice))

    def _show_end(self, game: Game, at: i64) -> None:
        """The last observation of a game is that of the agent, or of the seat that has won."""
        winner = scoring.winner(game)
        seat = winner if self.agent == NOBODY else self.agent
        self._observe(game, at, seat)
        write_nothing(self.masks, at * MASK_WORDS)
        self.winners[at] = winner
        boards: i64 = len(game.players)
        other: i64 = 0
        while other < boards:
            self.points[at * _SEATS + other] = scoring.total(game, Seat(other))
            other += 1
