"""Sampling what a view hides, again and again, into one game (section 8).

The distribution is that of `View.imagine`, but faster, since a search imagines thousands of times.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from ceylon.ids import RAILWAYS
from ceylon.rules.game import Game
from ceylon.rules.material import company_of
from ceylon.rules.playout import Dice
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.state import START
from ceylon.rules.view import View

_RAILWAYS_DRAWN: Final = 16
"""Drawing a railway is slow, so a few are drawn once and then taken in turn (R4)."""


class Imagining:
    """One seat's view, and what it cannot see."""

    def __init__(self, view: View, rng: Random) -> None:
        self.known = view.imagine(rng)
        self.dice = Dice(rng.getrandbits(32))
        self.solo = view.solo
        self.viewer = view.viewer
        self.cards = list(view.unseen_cards)
        self.contracts = list(view.unseen_contracts)
        self.next_company: i64 = view.next_company
        self.railways: list[tuple[bytes, ...]] = []
        if view.solo and view.question == START and not view.railway_built:
            self.railways = [view.imagine(rng).railway_draws for _ in range(_RAILWAYS_DRAWN)]

    def into(self, game: Game) -> None:
        """Turn the game into one that looks the same from the seat."""
        game.copy_from(self.known)
        self._cards(game)
        if self.contracts:
            self._contracts(game)
        if self.railways:
            game.railway_draws = self.railways[self.dice.below(_RAILWAYS_DRAWN)]

    def _cards(self, game: Game) -> None:
        cards = self.cards
        shuffle(cards, self.dice)
        dealt: i64 = 0
        seat: i64 = 0
        for player in game.players:
            if seat != self.viewer and not (self.solo and seat == RAILWAYS):
                hand: i64 = 0
                end: i64 = dealt + player.hand_size
                while dealt < end:
                    hand += CARD_UNIT[cards[dealt] >> 1]
                    dealt += 1
                player.hand = hand
            seat += 1
        if self.solo:
            self._turn(cards)
        game.deck = bytes(cards[dealt:])

    def _turn(self, cards: list[int]) -> None:
        """R2: in a solo game each card of the deck lies either way."""
        for place in range(len(cards)):
            cards[place] = (cards[place] & ~1) + self.dice.below(2)

    def _contracts(self, game: Game) -> None:
        """The company of the top contract is known."""
        contracts = self.contracts
        shuffle(contracts, self.dice)
        for place in range(len(contracts)):
            if company_of(contracts[place]) == self.next_company:
                top = contracts[place]
                contracts[place] = contracts[0]
                contracts[0] = top
                break
        game.contract_deck = bytes(contracts)


def shuffle(cards: list[int], dice: Dice) -> None:
    last: i64 = len(cards) - 1
    while last > 0:
        other = dice.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
