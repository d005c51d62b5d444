"""What may be chosen: each legal choice with its price, its label, and what cannot be undone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ceylon.ids import Choice
from ceylon.rules.choices import text_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.sight.data.kinds import ChoiceNumber, ChoiceText, Count
from ceylon.sight.history import face_down
from ceylon.words import Words
from ceylon.words.names import name

TURN: Final = "turn"
CONTRACT: Final = "contract"
"""Why a choice cannot be taken back: a card is drawn after the turn; a contract comes."""
MARKER: Final = "marker"
OVER: Final = "over"
"""What must be said before a choice: it places the last marker (E1); it is the last of the game."""


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


class Finality(NamedTuple):
    """What is final about a choice, if anything, and whether a slip of the hand would be dear."""

    why: str = ""
    dear: bool = False


class Foreseen(NamedTuple):
    offer: Offer
    final: Finality


class Chain(NamedTuple):
    """Choices that one press makes one after the other."""

    texts: tuple[str, ...]
    final: Finality


def offers_of(game: Game, view: View, words: Words) -> Iterator[Foreseen]:
    """The legal choices of the open question; `view` is that of the seat that must choose."""
    for choice in game.legal():
        price = game.price(choice)
        label = name(words, choice, view, price)
        after = _after(game, choice)
        ends = (after.seat, after.turn) != (game.seat, game.turn)
        final = _final(game, after, dear=_pays(game, choice))
        yield Foreseen(Offer(choice, text_of(choice), price, label, ends), final)


def chains_of(game: Game) -> Iterator[tuple[str, Chain]]:
    """By the verb of the first choice: a harvest of everything; a tile with only one use."""
    legal = game.legal()
    harvests = [choice for choice in legal if verb_of(choice) == "harvest"]
    if len(harvests) > 1 and not game.tile_in_use:
        yield "harvest", _chain(game, harvests)
    for choice in legal:
        if verb_of(choice) == "starting tile":
            uses = _after(game, choice).legal()
            if len(uses) == 1:
                yield "starting tile", _chain(game, [choice, *uses])


def _chain(game: Game, choices: Sequence[Choice]) -> Chain:
    after, dear = game.copy(), False
    for choice in choices:
        dear = dear or _pays(after, choice)
        after.push(choice)
    return Chain(tuple(map(text_of, choices)), _final(game, after, dear=dear))


def _after(game: Game, choice: Choice) -> Game:
    after = game.copy()
    after.push(choice)
    return after


def _pays(game: Game, choice: Choice) -> bool:
    """Whether it costs rupees or chests."""
    return game.price(choice) > 0 or verb_of(choice) == "trade"


def _final(game: Game, after: Game, *, dear: bool) -> Finality:
    """As the one law of undo has it: after this, something hidden has been revealed."""
    if after.over:
        return Finality(OVER, dear=True)
    if after.ending and not game.ending and not after.players[game.seat].markers:
        return Finality(MARKER, dear=True)
    if face_down(game).is_same_to(game.seat, face_down(after)):
        return Finality()
    return Finality(TURN if after.turn != game.turn else CONTRACT, dear)
