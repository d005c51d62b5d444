"""Section 8: what one seat, or a spectator, may know; and imagining the rest.

A view is the open state and the own hand. Browsers and bots get views, never games. The one way
from a view back to a game is `imagine`, which draws what is hidden at random.
"""

from random import Random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ceylon.rules import scoring
from ceylon.rules.deal import below, draw_railways, shuffled
from ceylon.rules.game import Game
from ceylon.rules.hexes import Land
from ceylon.rules.material import CARD_SIDES, CONTRACTS, NO_CONTRACT, WAGONS, Material, company_of
from ceylon.rules.scoring import Score
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.state import RAILWAYS, START, OpenState, Player, State

SPECTATOR: Final = -1
NO_COMPANY: Final[i64] = 0


@mypyc_attr(acyclic=True)
class View(OpenState):
    """What a seat may know of a game."""

    def __init__(self, land: Land, material: Material, players: list[Player]) -> None:
        super().__init__(land, material, players)
        self.viewer: i64 = SPECTATOR
        self.next_company: i64 = NO_COMPANY
        """The company on the back of the top contract of the deck, from 1 to 5."""
        self.unseen_cards: bytes = b""
        """Action cards in the deck or in others' hands, sorted, none of them turned."""
        self.unseen_contracts: bytes = b""

    @staticmethod
    def of(state: State, seat: int) -> "View":
        """What a seat sees; SPECTATOR for someone who only watches."""
        view = View(state.land, state.material, [Player() for _ in state.players])
        view.copy_open_from(state)
        view.viewer = seat
        if seat != SPECTATOR:
            view.players[seat].hand = state.players[seat].hand
        if state.contracts_left:
            top = state.contract_deck[len(state.contract_deck) - state.contracts_left]
            view.next_company = company_of(top)
        view.unseen_cards = _unseen_cards(view)
        view.unseen_contracts = _unseen_contracts(view)
        return view

    def hand(self) -> list[int]:
        """The own cards, not turned; empty for a spectator."""
        if self.viewer == SPECTATOR:
            return []
        return cards_of(self.players[self.viewer].hand)

    def scores(self) -> list[Score]:
        """The scoring by seat, if the game ended now."""
        return scoring.scores(self)

    def imagine(self, rng: Random) -> Game:
        """A game that looks like this from here, the hidden things drawn at random."""
        game = Game(self.land, self.material, [Player() for _ in self.players])
        game.copy_open_from(self)
        _imagine_cards(self, game, rng)
        _imagine_contracts(self, game, rng)
        if self.solo and self.question == START and not self.railway_built:
            game.railway_draws = draw_railways(self.land, self.levels, rng)
        return game


def cards_of(hand: i64) -> list[int]:
    """The cards of a hand, not turned."""
    cards: list[int] = []
    for kind in range(CARD_SIDES // 2):
        cards += [2 * kind] * (hand >> (2 * kind) & 3)
    return cards


def _unseen_cards(view: View) -> bytes:
    """All cards but the discards and the own hand."""
    unseen = list(view.material.cards)
    for card in view.discards:
        unseen.remove(card & ~1)
    for card in view.hand():
        unseen.remove(card)
    return bytes(unseen)


def _unseen_contracts(view: View) -> bytes:
    """All contracts but those on the train and with the players."""
    seen = {int(view.wagon(wagon)) for wagon in range(WAGONS)} - {int(NO_CONTRACT)}
    for player in view.players:
        seen.update(player.contracts)
    return bytes([contract for contract in range(CONTRACTS) if contract not in seen])


def _imagine_cards(view: View, game: Game, rng: Random) -> None:
    """Others' hands and the deck; in a solo game each card of the deck is turned at random (R2)."""
    cards = shuffled(view.unseen_cards, rng)
    for seat in range(len(game.players)):
        player = game.players[seat]
        if seat == view.viewer:
            player.hand = view.players[seat].hand
        elif not (view.solo and seat == RAILWAYS):
            for _ in range(player.hand_size):
                player.hand += CARD_UNIT[cards.pop() >> 1]
    if view.solo:
        cards = [card ^ below(rng, 2) for card in cards]
    game.deck = bytes(cards)


def _imagine_contracts(view: View, game: Game, rng: Random) -> None:
    """The contract deck: the company of its top one is known."""
    contracts = shuffled(view.unseen_contracts, rng)
    if not contracts:
        return
    top = next(c for c in contracts if company_of(c) == view.next_company)
    contracts.remove(top)
    game.contract_deck = bytes([top, *contracts])
