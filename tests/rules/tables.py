"""Tables for tests: laid out piece by piece, played by typing choices, read as people read them.

Everything is written as at a table: hexes "K3", cards "plant/harvest" (▲ first), contracts
"2 BGG" (company 2 asks for a black and two green chests), chests "BBG", councillors "C6".
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import settings

from ceylon.box import ACTIONS, DISTRICTS, load
from ceylon.ids import Seat
from ceylon.rules import chests, scoring
from ceylon.rules.bits import members
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.deal import Deal
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named
from ceylon.rules.material import NO_CONTRACT, NO_TILE, card_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.state import ACT, AFTER, EXTRA, FOLLOW, PLAY, Player
from ceylon.words import Words

BOX = load()
ENGLISH = Words.of("en")
LAW = settings(max_examples=60)

LEVELS = "00121100 01101200 11120000 00120101"
"""D1 to D8, K1 to K8, R1 to R8, U1 to U8: tiles bee, wave, worm and arch."""
PLACES = ("D2", "K7", "R7", "U5")
"""Starting places with these levels; none is within reach of another."""
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
MIXED_CARDS = [card_of(*pair) for first in range(5) for pair in BOX.cards[first::5]]
"""All 46, in an order that leaves every kind in the deck when the hands are dealt."""


# Names


def hexes(of: int) -> set[str]:
    """The names of a set of hexes."""
    return {HEX_NAMES[at] for at in members(of)}


def adjacent(name: str) -> set[str]:
    """The neighbours of a hex, counted on the map of the box."""
    q, r = BOX.hexes[hex_named(name)]
    around = {(q + dq, r + dr) for dq, dr in DIRECTIONS}
    return {HEX_NAMES[number] for number, at in enumerate(BOX.hexes) if at in around}


def card(text: str) -> int:
    up, down = text.split("/")
    return card_of(ACTIONS.index(up), ACTIONS.index(down))


def contract(text: str) -> int:
    company, teas = text.split()
    for number, one in enumerate(BOX.contracts):
        if one.company == int(company) and one.chests == counts(teas):
            return number
    raise ValueError(text)


def counts(teas: str) -> tuple[int, int, int]:
    return teas.count("B"), teas.count("G"), teas.count("W")


# Laying out


@dataclass(frozen=True)
class Table:
    """What the deal decides, with defaults where a test does not care."""

    seats: int = 4
    without: str = "uva"
    levels: str = LEVELS
    councillors: str = "C1 C2 C3 C4"
    cards: Sequence[str] = ()
    """The top of the action deck; the other cards follow."""
    contracts: Sequence[str] = ()
    """The top of the contract deck; the first three go on the wagons."""
    start: int = 0
    tiles: Sequence[int] = ()

    def set_up(self) -> Game:
        """The game before the starting places are chosen."""
        return Game.of(self.options(), self.deal())

    def begun(self, places: str = "") -> Game:
        """The game at its first turn; starting places in the order in which they are chosen."""
        game = self.set_up()
        out = "DKRU"[self.options().left_out] if self.seats <= 2 else ""
        chosen = places.split() or [place for place in PLACES if place[0] != out]
        play(game, *[f"start {place}" for place in chosen[: self.seats]])
        return game

    def options(self) -> Options:
        return Options(self.seats, without=self.without, starting_tiles=bool(self.tiles))

    def deal(self) -> Deal:
        out = self.options().left_out
        districts = self.levels.split()
        levels = ["00000000" if d == out else districts[d] for d in range(4)]
        councillors = [int(name[1:]) for name in self.councillors.split()]
        return Deal(
            levels=bytes(int(level) for level in "".join(levels)),
            councillors=bytes(0 if d == out else councillors[d] for d in range(4)),
            deck=_on_top(map(card, self.cards), MIXED_CARDS),
            contracts=_on_top(map(contract, self.contracts), range(20)),
            start=Seat(self.tiles.index(min(self.tiles)) if self.tiles else self.start),
            tiles=bytes(self.tiles),
        )


def _on_top(chosen: Iterable[int], pieces: Iterable[int]) -> bytes:
    top, rest = list(chosen), list(pieces)
    for one in top:
        rest.remove(one)
    return bytes(top + rest)


# Changing a position, as if it had come so by play


def grow(game: Game, seat: int, places: str) -> None:
    """Plantations of a seat, with their markers, at no cost and without a bonus."""
    player = game.players[seat]
    for place in places.split():
        at = hex_named(place)
        assert place not in hexes(game.planted)
        player.plantations |= 2**at
        player.districts |= 2 ** (at >> 3)
        player.markers -= 1
        game.planted |= 2**at


def stand(game: Game, seat: int, place: str) -> None:
    game.players[seat].pawn = hex_named(place)


def stock(game: Game, seat: int, teas: str) -> None:
    game.players[seat].chests = chests.pack(*counts(teas))


def purse(game: Game, *rupees: int) -> None:
    """The rupees of each seat, from the first on."""
    for seat, money in enumerate(rupees):
        game.players[seat].rupees = money


def hire(game: Game, seat: int, councillor: str) -> None:
    """A councillor that is contracted, in Uva if it was not drawn for another district."""
    number = int(councillor[1:])
    if number not in game.councillors:
        game.councillors = game.councillors[:3] + bytes([number])
    player = game.players[seat]
    player.councillors |= 2 ** game.councillors.index(number)
    player.abilities |= 2 ** (number - 1)


def climb(game: Game, seat: int, space: int) -> None:
    """A technology disc that arrives on a space, on top of those there."""
    game.arrivals += 1
    player = game.players[seat]
    player.technology = 1
    while player.space == 0:
        player.technology *= 2
    player.technology = space * player.technology + game.arrivals


def supply(game: Game, seat: int, *contracts: str) -> None:
    """Contracts that a seat has fulfilled, without their reward."""
    player = game.players[seat]
    for text in contracts:
        player.contracts += bytes([contract(text)])
        player.companies |= 2 ** (contract(text) // 4)


def hold(game: Game, seat: int, wanted: str) -> None:
    """Put a card into a hand, in exchange for the first one there."""
    player = game.players[seat]
    new = card(wanted) & ~1
    if new in hand(game, seat):
        return
    old = hand(game, seat)[0]
    left = list(deck_left(game))
    left[left.index(new)] = old
    game.deck = bytes(left)
    player.hand += CARD_UNIT[new >> 1] - CARD_UNIT[old >> 1]


def deal_tile(game: Game, seat: int, number: int) -> None:
    """Give a seat the starting tile with this number."""
    game.players[seat].tile_number = number
    game.players[seat].tile = game.material.tile_kinds[number - 1]


def leave_cards(game: Game, count: int) -> None:
    """Leave only that many cards in the deck."""
    game.deck = deck_left(game)[:count]
    game.cards_left = len(game.deck)


def leave_contracts(game: Game, *contracts: str) -> None:
    """Leave only these contracts in the contract deck, the first one on top."""
    game.contract_deck = bytes(map(contract, contracts))
    game.contracts_left = len(contracts)


# Playing


def play(game: Game, *texts: str) -> list[Fact]:
    """Play choices as they are typed; return all their facts."""
    return [fact for text in texts for fact in game.play(choice_of(text))]


def show(game: Game, wanted: str) -> None:
    """The active player plays this card."""
    hold(game, game.active, wanted)
    play(game, f"play {wanted}")


def to_act(game: Game, up: str) -> None:
    """The active player plays a card with this action as ▲."""
    show(game, f"{up}/{'plant' if up == 'harvest' else 'harvest'}")


def to_follow(game: Game, down: str) -> None:
    """The active player leaves this action to the others as ▼, and takes rupees."""
    show(game, f"{'plant' if down == 'harvest' else 'harvest'}/{down}")
    play(game, "rupees")


def finish_turn(game: Game) -> list[Fact]:
    """Everyone who still has to act in this turn takes rupees; the active player any card."""
    told: list[Fact] = []
    turn = game.turn
    while game.turn == turn and not game.over:
        if game.question == PLAY:
            told += game.play(game.legal()[0])
        elif game.question == AFTER:
            told += play(game, "end turn")
        else:
            told += play(game, "rupees")
    return told


def positions(options: Options, seed: int) -> Iterator[Game]:
    """A whole random game, choice by choice."""
    rng = Random(seed)
    game = Game.new(options, rng)
    while not game.over:
        yield game
        game.push(rng.choice(game.legal()))
    yield game


# Reading


def legal(game: Game) -> set[str]:
    return {text_of(choice) for choice in game.legal()}


def offers(game: Game, verb: str) -> set[str]:
    """What may follow a verb now: `plant` → {"K3"}."""
    return {text.removeprefix(f"{verb} ") for text in legal(game) if text.startswith(f"{verb} ")}


def why(game: Game, text: str) -> str:
    """The rule against a choice, as a player reads it; the choice is neither offered nor
    accepted."""
    assert choice_of(text) not in game.legal()
    with pytest.raises(IllegalChoice) as refused:
        play(game, text)
    reason = refused.value.reason
    return f"{reason.rule}: {ENGLISH.say(reason.text, **reason.values)}"


def price(game: Game, text: str) -> int:
    assert text in legal(game)
    return game.price(choice_of(text))


def rupees(game: Game) -> list[int]:
    return [player.rupees for player in game.players]


def points(game: Game, seat: int = 0) -> int:
    """The points scored in play."""
    return scoring.track_points(game, Seat(seat))


def warehouse(game: Game, seat: int = 0) -> str:
    """The chests of a seat: "BBG"."""
    black, green, white = chests.unpack(game.players[seat].chests)
    return "B" * black + "G" * green + "W" * white


def hand(game: Game, seat: int = 0) -> list[int]:
    """The cards of a hand, unturned, by kind."""
    held = game.players[seat].hand
    return [2 * kind for kind in range(10) for _ in range(held >> 2 * kind & 3)]


def deck_left(game: Game) -> bytes:
    """The cards still to come, the top one first."""
    return game.deck[len(game.deck) - game.cards_left :]


def wagons(game: Game) -> list[str | None]:
    """The contracts on the train: ["2 BGG", None, "1 BBG"]."""
    on_train = [game.wagon(wagon) for wagon in range(3)]
    return [None if one == NO_CONTRACT else contract_name(one) for one in on_train]


def contract_name(number: int) -> str:
    one = BOX.contracts[number]
    return f"{one.company} {''.join(t * n for t, n in zip('BGW', one.chests, strict=True))}"


def districts(of: int) -> set[str]:
    return {DISTRICTS[district] for district in members(of)}


def asks(game: Game, question: int, seat: int) -> bool:
    """Whether this question is open for this seat."""
    return (game.question, game.seat) == (question, seat)


def acting(game: Game) -> bool:
    return game.question in (ACT, EXTRA, FOLLOW)


def tile_spent(player: Player) -> bool:
    return player.tile_number > 0 and player.tile == NO_TILE
