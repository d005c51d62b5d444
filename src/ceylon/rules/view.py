"""Section 8: what one seat, or a spectator, may know; and imagining the rest.

A view is the open state and the seat's own hand. Browsers and bots get views, never games. The only
way from a view back to a game is `imagine`, which draws what is hidden at random.
"""

from random import Random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ceylon.box import Box
from ceylon.ids import RAILWAYS, SPECTATOR, Seat
from ceylon.rules import scoring, sketch
from ceylon.rules.deal import below, draw_railways, random_of, shuffled
from ceylon.rules.game import Game
from ceylon.rules.hexes import Land
from ceylon.rules.material import (
    CONTRACTS,
    NO_COMPANY,
    NO_CONTRACT,
    WAGONS,
    Material,
    cards_of,
    company_of,
)
from ceylon.rules.parcel import Unpacking, packed
from ceylon.rules.scoring import Score
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.state import START, OpenState, Player, State


@mypyc_attr(acyclic=True)
class View(OpenState):  # noqa: PLW1641 - like a game, it has no hash
    """What a seat may know of a game."""

    def __init__(self, land: Land, material: Material, players: list[Player]) -> None:
        super().__init__(land, material, players)
        self.viewer: Seat = SPECTATOR
        """The seat whose view this is; SPECTATOR for someone who only watches."""
        self.next_company: i64 = NO_COMPANY
        """The company on the back of the top contract of the deck, from 1 to 5; 0 for none."""
        self.unseen_cards: bytes = b""
        """Action cards in the deck or in others' hands, sorted, none of them turned."""
        self.unseen_contracts: bytes = b""
        """Contracts in the deck, sorted."""

    @staticmethod
    def of(state: State, seat: Seat) -> "View":
        """What a seat sees; SPECTATOR for someone who only watches."""
        view = View(state.land, state.material, [Player() for _ in state.players])
        view.copy_open_from(state)
        view.viewer = seat
        if seat != SPECTATOR:
            view.players[seat].hand = state.players[seat].hand
        view.next_company = state.next_company()
        view.unseen_cards = _unseen_cards(view)
        view.unseen_contracts = _unseen_contracts(view)
        return view

    def hand(self) -> list[int]:
        """The seat's own cards, not turned; empty for a spectator."""
        if self.viewer == SPECTATOR:
            return []
        return cards_of(self.players[self.viewer].hand)

    def scores(self) -> list[Score]:
        """The scoring by seat, if the game ended now."""
        return scoring.scores(self)

    def imagine(self, seed: int | Random) -> Game:
        """A game that looks like this from here, the hidden things drawn at random.

        They are drawn from a seed, or from a Random, whose state advances.
        """
        rng = random_of(seed)
        game = Game(self.land, self.material, [Player() for _ in self.players])
        game.copy_open_from(self)
        _imagine_cards(self, game, rng)
        _imagine_contracts(self, game, rng)
        if self.solo and self.question == START and not self.railway_built:
            game.railway_draws = draw_railways(self.land, self.levels, rng)
        return game

    # As a value

    def key(self) -> bytes:
        """What the seat knows, as bytes: equal exactly if it knows the same.

        This is the key of the seat's information set. A view has no hash of its own.
        """
        seen = (self.viewer, self.next_company, self.unseen_cards, self.unseen_contracts)
        return packed(_KIND, self, seen)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self is other or self.key() == other.key()

    def __copy__(self) -> "View":
        return view_of(self.material.box, self.key())

    def __deepcopy__(self, _memo: object) -> "View":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return view_of, (self.material.box, self.key())

    def __repr__(self) -> str:
        whose = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        return f"<View of {whose}: {sketch.headline(self)}>"

    def __str__(self) -> str:
        hands = [] if self.viewer == SPECTATOR else [self.viewer]
        return sketch.draw(self, repr(self), self.next_company, hands)


_KIND: Final = b"V"
SEEN: Final = ("viewer", "next_company", "unseen_cards", "unseen_contracts")
"""The fields of a view beyond what is open."""


def view_of(box: Box, parcel: bytes) -> View:
    """The view that was pickled; raises ParcelError if this version cannot read it."""
    unpacking = Unpacking(parcel, _KIND, box)
    view = View(unpacking.land, unpacking.material, unpacking.players)
    unpacking.into(view, SEEN)
    return view


def _unseen_cards(view: View) -> bytes:
    """All cards except the discards and the seat's own hand."""
    unseen = list(view.material.cards)
    for card in view.discards:
        unseen.remove(card & ~1)
    for card in view.hand():
        unseen.remove(card)
    return bytes(unseen)


def _unseen_contracts(view: View) -> bytes:
    """All contracts except those on the train and with the players."""
    seen = {int(view.wagon(wagon)) for wagon in range(WAGONS)} - {int(NO_CONTRACT)}
    for player in view.players:
        seen.update(player.contracts)
    return bytes([contract for contract in range(CONTRACTS) if contract not in seen])


def _imagine_cards(view: View, game: Game, rng: Random) -> None:
    """Others' hands and the deck; in a solo game each card of the deck is turned at random (R2)."""
    cards = shuffled(view.unseen_cards, rng)
    for seat in game.seats():
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
    """The contract deck; the company of its top card is known."""
    contracts = shuffled(view.unseen_contracts, rng)
    if not contracts:
        return
    top = next(c for c in contracts if company_of(c) == view.next_company)
    contracts.remove(top)
    game.contract_deck = bytes([top, *contracts])
