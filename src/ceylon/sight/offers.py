"""What may be chosen: each legal choice with its price, its label, and whether it ends the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ceylon.ids import Choice
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.sight.data.kinds import ChoiceNumber, ChoiceText, Count
from ceylon.words import Words
from ceylon.words.names import name


@dataclass(frozen=True)
class Offer:
    """A legal choice, as the seat that must choose reads it."""

    choice: ChoiceNumber
    """Its number in the catalogue of choices."""
    text: ChoiceText
    price: Count
    """In rupees."""
    label: str
    """The choice in words."""
    ends: bool = False
    """Whether the seat has nothing more to choose after it in this turn."""


def offers_of(game: Game, view: View, words: Words) -> Iterator[Offer]:
    """The legal choices of the open question; `view` is that of the seat that must choose."""
    for choice in game.legal():
        price = game.price(choice)
        label = name(words, choice, view, price)
        yield Offer(choice, text_of(choice), price, label, _ends(game, choice))


def _ends(game: Game, choice: Choice) -> bool:
    after = game.copy()
    after.push(choice)
    return (after.seat, after.turn) != (game.seat, game.turn)
