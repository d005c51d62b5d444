"""Random games under the laws, in several styles, so that every corner of the rules is visited."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.laws.choosing import (
    check_copy,
    check_legal,
    check_nth,
    check_prices,
    check_reasons,
    check_refusals,
)
from tests.laws.fields import differences, snapshot
from tests.laws.laws import BrokenLaw, check_table, law
from tests.laws.score_laws import check_scores
from tests.laws.telling import Moment, check_price, check_secrets, check_told

from ceylon.box import Box, load
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.choices import ALL_CHOICES, text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.options import Options


@dataclass(frozen=True)
class Style:
    """The weight of each verb, by default 1. A verb of weight 0 is chosen only if there is no
    other."""

    weights: Mapping[str, int]
    thrifty: bool = False
    """Whether only the free moves are made."""


STYLES: Final[tuple[Style | None, ...]] = (
    # Every choice equally likely: mostly moves, and the deck is used up.
    None,
    # Every verb equally likely.
    Style({}),
    # Someone who plants all markers.
    Style(
        {"play plant": 50, "plant": 500, "move": 4, "rupees": 4, "trade": 20, "harvest": 2},
        thrifty=True,
    ),
    # Someone who advances and contracts; in a solo game this is hard on CR Co.
    Style({"advance": 20, "contract": 20, "trade": 10, "technology": 3, "rupees": 3}),
    # Someone who never hinders CR Co., whose technology tokens and passengers grow.
    Style({"advance": 0, "contract": 0, "play advance": 0, "play contract": 0, "done": 0}),
)


def verb(choice: Choice) -> str:
    """The verb of a choice; for playing a card, with the action that faces up."""
    words = text_of(choice).split("/")[0].split()
    return " ".join(words) if words[0] == "play" else words[0]


VERB: Final = [verb(choice) for choice in ALL_CHOICES]


def choose(game: Game, rng: Random, style: Style | None) -> Choice:
    """A random legal choice in a style."""
    legal = game.legal()
    if style is None:
        return rng.choice(legal)
    if style.thrifty:
        legal = [choice for choice in legal if VERB[choice] != "move" or not game.price(choice)]
    verbs = sorted({VERB[choice] for choice in legal})
    weights = [style.weights.get(verb, 1) for verb in verbs]
    if not any(weights):
        return rng.choice(legal)
    chosen = rng.choices(verbs, weights)[0]
    return rng.choice([choice for choice in legal if VERB[choice] == chosen])


class LawfulGame:
    """A game that checks the laws with every choice.

    The quick laws are checked always; those that look at the whole catalogue, and the scores,
    with one of `rarely` choices.
    """

    def __init__(
        self, options: Options, seed: int, *, rarely: int = 1, box: Box | None = None
    ) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.style = STYLES[seed % len(STYLES)]
        self.rarely = rarely
        self.options = options
        self.box = box or load()
        self.deal = draw_deal(options, self.rng, self.box)
        self.game = Game.of(options, self.deal, self.box)
        self.seats = [*range(-1, options.seats)]
        self.choices: list[Choice] = []
        self.told: list[Fact] = []

    def record(self) -> Record:
        """The game so far, with the choice that broke a law as its last."""
        names = [f"seat {seat + 1}" for seat in range(self.options.seats)]
        return Record(self.options, self.deal, self.choices, names, self.box)

    def play(self) -> Game:
        """Play to the end."""
        while not self.game.over:
            self.step()
        check_scores(self.game)
        return self.game

    def step(self) -> None:
        """One random choice in the style of the game."""
        self.choose(choose(self.game, self.rng, self.style))

    def choose(self, choice: Choice) -> None:
        """Play a legal choice and check everything."""
        self.choices.append(choice)
        legal = check_legal(self.game)
        law(choice in legal, f"{text_of(choice)} is not legal")
        if (len(self.choices) + self.seed) % self.rarely == 0:
            self.check_thoroughly(choice)
        before = Moment(self.game)
        seat, price = self.game.seat, self.game.price(choice)
        told = self.game.play(choice)
        self.told += told
        check_told(before, told, self.game)
        check_price(seat, price, told)
        check_secrets(told, self.seats)
        check_table(self.game)

    def check_thoroughly(self, choice: Choice) -> None:
        """The laws about all choices, about copies, about both doors, and about the scores."""
        check_nth(self.game)
        check_prices(self.game)
        check_reasons(self.game)
        check_refusals(self.game)
        check_copy(self.game, choice)
        check_scores(self.game)
        check_both_doors(self.game, choice)


def check_both_doors(game: Game, choice: Choice) -> None:
    """The checked and the fast door lead to the same state."""
    checked, fast = game.copy(), game.copy()
    checked.play(choice)
    fast.push(choice)
    one, other = snapshot(checked), snapshot(fast)
    if one != other:
        raise BrokenLaw(f"{text_of(choice)}: the doors differ in {differences(one, other)}")
