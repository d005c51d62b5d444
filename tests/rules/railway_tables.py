"""Tables of the solo game: a railway that every test can rely on, and CR Co. acting by itself.

The line runs over the nine hexes that are written in capitals here:

      D1 D2 k  k  k  k
     d  D4 K5 K6 K7
      d  d  k  R1
     d  r  r  R4 r
      d  r  r  R8
"""

from collections.abc import Callable, Sequence

from tests.rules.tables import (
    Table,
    card,
    deck_left,
    grow,
    play,
    purse,
    show,
    stand,
    stock,
)

from ceylon.box import ACTIONS
from ceylon.ids import HUMAN, RAILWAYS, Hex
from ceylon.rules import railways
from ceylon.rules.facts import Fact, RailwaysDecided
from ceylon.rules.game import Game
from ceylon.rules.hexes import hex_named
from ceylon.rules.state import PLAY

LINE = "D1 D2 D4 K5 K6 K7 R1 R4 R8"
EASY = ("1 BBG", "1 BBW", "2 BGG")
"""Contracts on the wagons that a few chests fulfil."""
LAST = 8
"""The ninth space, counted from 0 as `station` does."""


def solo(
    *,
    human: str = "K4",
    plantation: str = "D8",
    line: str = LINE,
    levels: str = "",
    councillors: str = "C1 C2 C3 C4",
    contracts: Sequence[str] = (),
) -> Game:
    """A solo game without Uva at its first turn; CR Co. is on the first space."""
    table = Table(seats=1, councillors=councillors, contracts=contracts)
    deal = table.deal()
    if levels:
        deal.levels = bytes(int(level) for level in levels.replace(" ", "")) + bytes(8)
    draw = bytes(hex_named(name) for name in (plantation, *line.split()))
    home = hex_named(human) >> 3
    deal.railways = tuple(draw if district == home else b"" for district in range(4))
    game = Game.of(table.options(), deal)
    play(game, f"start {human}")
    return game


def board(game: Game, space: int) -> None:
    """CR Co.'s pawn on a space of its railway, counted from 0."""
    game.station = space
    game.players[RAILWAYS].pawn = Hex(game.railway[space])


def put_on_top(game: Game, *cards: str) -> None:
    """Bring cards to the top of the deck, turned as they are written."""
    left = list(deck_left(game))
    for text in reversed(cards):
        same_kind = [lying for lying in left if lying >> 1 == card(text) >> 1]
        left.remove(same_kind[0])
        left.insert(0, card(text))
    game.deck = bytes(left)


def lay_discards(game: Game, *cards: str) -> None:
    """A discard pile of these cards, the last one on top."""
    game.discards = bytes(map(card, cards))
    game.card = game.discards[-1]


def told(game: Game, happens: Callable[[Game], None]) -> list[Fact]:
    """What CR Co. does by itself, and the facts of it."""
    facts: list[Fact] = []
    game.seat = RAILWAYS
    game.facts = facts
    happens(game)
    game.facts = None
    return facts


def travel(game: Game) -> list[Fact]:
    """R12 to R17: only its move."""
    return told(game, railways.travel)


def turn_up(game: Game, *drawn: str) -> list[Fact]:
    """R19 to R21: it turns up this card, or else the top one, and acts."""
    put_on_top(game, *drawn)
    return told(game, railways.draw_and_act)


def follow(game: Game, down: str) -> list[Fact]:
    """R10: it follows in the human's turn."""
    return told(game, lambda state: railways.follow(state, ACTIONS.index(down)))


def decided(facts: Sequence[Fact]) -> str:
    """The main action that CR Co. took, or "rupees"."""
    actions = [fact.action for fact in facts if isinstance(fact, RailwaysDecided)]
    assert len(actions) == 1
    return "rupees" if actions[0] == railways.NOTHING else ACTIONS[actions[0]]


def pass_turn(game: Game, played: str = "harvest/trade") -> list[Fact]:
    """The human plays a card and takes rupees; CR Co. follows and has its own turn."""
    assert game.question == PLAY
    show(game, played)
    return play(game, "rupees")


def human_follows(game: Game, drawn: str) -> None:
    """CR Co. has just turned up this card in its own turn; now the human follows."""
    put_on_top(game, "plant/harvest", drawn)
    pass_turn(game)
    assert game.active == RAILWAYS


def able() -> Game:
    """CR Co. is in Dimbula and can take each of the five actions."""
    game = solo(contracts=EASY)
    board(game, 2)
    grow(game, HUMAN, "D7")
    stock(game, RAILWAYS, "BBG")
    game.players[RAILWAYS].rupees = 20
    return game


def following(drawn: str, *, place: str = "K4", money: int = 15) -> Game:
    """The human follows a card of which CR Co. took the action written first."""
    game = solo(contracts=EASY)
    game.players[RAILWAYS].rupees = 20
    if drawn.startswith("plant"):
        grow(game, HUMAN, "D7")
    human_follows(game, drawn)
    stand(game, HUMAN, place)
    purse(game, money)
    return game


def unable(game: Game) -> None:
    """CR Co. without money or tea: it can do nothing that costs something."""
    game.players[RAILWAYS].rupees = 0
    game.players[RAILWAYS].chests = 0
