"""Positions of games between bots, in words that need no picture."""

from collections.abc import Iterator
from random import Random

from ceylon import Game, Hex, Options, Seat, View
from ceylon.bots import bot
from ceylon.rules.bits import members
from ceylon.rules.hexes import ALL_HEXES, HEX_NAMES
from ceylon.rules.state import OpenState
from ceylon.words import Words

NAMES = ("Ana", "Bruno", "Carla", "Dev")
LEGEND = (
    "On the drawn map ∧ and ∧∧ are levels 1 and 2 and ≈ is a river. Each player has a shape: filled"
    " it is a plantation, hollow the pawn. ♣ is a leaf on a contract space. B, G, W are black,"
    " green and white tea; 12₨ or 5 points is a contract's reward."
)


def words_for(game: OpenState) -> Words:
    words = Words.of("en")
    return words.seated([NAMES[0], words.railways] if game.solo else NAMES[: len(game.players)])


def games(seed: int) -> Iterator[Game]:
    """Games of every size after each of their choices, the same object every time."""
    random = Random(seed)
    while True:
        game = Game.new(Options(seats=random.choice((1, 2, 3, 4))), random)
        bots = [bot("greedy", random.randrange(2**32)) for _ in game.seats()]
        while not game.over:
            view = View.of(game, game.seat)
            game.push(bots[game.seat].choose(view, game.legal()))
            yield game


def described(game: Game, *, seat: Seat) -> str:
    """The position as that seat sees it."""
    words = words_for(game)
    players = ", ".join(f"seat {at} is {words.unit('player', at)}" for at in game.seats())
    view = View.of(game, seat)
    return "\n".join(
        [f"{players[0].upper()}{players[1:]}.", LEGEND, "", str(view), "", *hexes(game)]
    )


def hexes(game: Game) -> Iterator[str]:
    yield "Hexes (level; what is next to it; what is on it):"
    for place in ALL_HEXES:
        if game.land.hexes >> place & 1:
            near = " ".join(HEX_NAMES[each] for each in members(game.land.neighbours[place]))
            on = "".join(f"; {thing}" for thing in _things(game, place))
            yield f"{HEX_NAMES[place]}: level {game.levels[place]}; {near}{on}"
    if game.solo:
        line = " ".join(HEX_NAMES[place] for place in game.railway)
        yield f"Railway from its first space: {line}. CR Co.'s pawn is on space {game.station + 1}."
        yield f"Passengers: {game.passengers}."


def _things(game: Game, place: Hex) -> Iterator[str]:
    words = words_for(game)
    for seat in game.seats():
        player = game.players[seat]
        if player.plantations >> place & 1:
            yield f"{words.unit('player', seat)}'s plantation"
        if player.pawn == place:
            yield f"{words.unit('player', seat)}'s pawn"
