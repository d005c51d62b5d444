"""Another game with the same beginning: what a seat did not know there is drawn again."""

from dataclasses import dataclass, field, replace
from random import Random

from ceylon.ids import Choice, Seat
from ceylon.record.record import Record
from ceylon.rules import facts
from ceylon.rules.choices import hex_of
from ceylon.rules.deal import Deal, draw_railways
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.material import cards_of
from ceylon.rules.state import START
from ceylon.rules.view import View


def fork(record: Record, at: int, seat: Seat, rng: Random) -> Record:
    """The game after `at` choices as a seat saw it, with everything else drawn at random.

    The new record replays: its deal agrees with all that was seen up to there. It is made only from
    what the seat knew then, so knowing the rest of the old game is of no use in the new one.
    """
    game = record.game(0)
    known = _Known(seat)
    for choice in record.choices[:at]:
        known.take_in(game, choice)
    imagined = View.of(game, seat).imagine(rng)
    home = hex_of(record.choices[0]) >> 3 if at else 0
    shown = len(record.deal.contracts) - int(game.contracts_left)
    old = record.deal
    deal = Deal(
        levels=old.levels,
        councillors=old.councillors,
        deck=known.deck(imagined),
        contracts=old.contracts[:shown] + imagined.contract_deck,
        start=old.start,
        tiles=old.tiles,
        railways=_railways(old, home, game, imagined, rng) if old.railways else (),
    )
    return replace(record, deal=deal, choices=record.choices[:at])


@dataclass
class _Known:
    """What a seat knows of the deck that was dealt."""

    seat: Seat
    cards: list[int] = field(default_factory=list)
    """Those that were drawn, in order; what others hold is not known."""
    held: dict[Seat, list[int]] = field(default_factory=dict)
    """The places of the cards in others' hands."""

    def take_in(self, game: Game, choice: Choice) -> None:
        """Play a choice, and note what it shows."""
        for fact in game.play(choice):
            self._note(game, fact)

    def _note(self, game: Game, fact: Fact) -> None:
        match fact:
            case facts.HandDealt(seat=seat, cards=cards):
                for card in cards:
                    self._draw(seat, card)
            case facts.CardDrawn(seat=seat, card=card):
                self._draw(seat, card)
            case facts.CardPlayed(seat=seat) if seat != self.seat:
                # Which of its cards it was, only its owner knows: any place will do.
                self.cards[self.held[seat].pop(0)] = game.discards[-1] & ~1
            case facts.RailwaysDrew(card=card, from_discards=False):
                self.cards.append(card)
            case facts.CardsDiscarded(cards=cards):
                self.cards += cards

    def _draw(self, seat: Seat, card: int) -> None:
        if seat != self.seat:
            self.held.setdefault(seat, []).append(len(self.cards))
        self.cards.append(card)

    def deck(self, imagined: Game) -> bytes:
        """The deck that begins as known and continues as imagined."""
        cards = list(self.cards)
        for seat, places in self.held.items():
            for place, card in zip(places, cards_of(imagined.players[seat].hand), strict=True):
                cards[place] = card
        return bytes(cards) + imagined.deck


def _railways(old: Deal, home: int, game: Game, imagined: Game, rng: Random) -> tuple[bytes, ...]:
    """Only the line in the district where the human has started is known (R4)."""
    if game.question == START:
        return imagined.railway_draws
    draws = list(draw_railways(game.land, game.levels, rng))
    draws[home] = old.railways[home]
    return tuple(draws)
