"""Random play inside the compiled core: playouts for speed and search, perft for checking."""

from mypy_extensions import i64

from ceylon.ids import Choice
from ceylon.rules import legal, turn
from ceylon.rules.bits import count, nth
from ceylon.rules.choices import FIRST_HARVEST, FIRST_PLANT
from ceylon.rules.game import Game
from ceylon.rules.state import OVER


class Dice:
    """A small random generator (xorshift, 32 bits), the same interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed * 2654435761 + 88675123) % 4294967295 + 1

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        x = self.x
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.x = x
        return x * n >> 32


def play_out(game: Game, dice: Dice) -> int:
    """Play random legal choices to the end; return how many there were."""
    decisions: i64 = 0
    while game.question != OVER:
        turn.perform(game, random_choice(game, dice))
        decisions += 1
    return decisions


def random_choice(game: Game, dice: Dice) -> Choice:
    """A legal choice, all equally likely."""
    others, hexes, plants, harvests = legal.targets(game)
    few = count(others)
    moving = few + count(hexes)
    planting = moving
    total = moving
    if plants | harvests:
        planting += count(plants)
        total = planting + count(harvests)
    n = dice.below(total)
    first: i64 = 0
    members = others
    if n >= planting:
        first = FIRST_HARVEST
        members = harvests
        n -= planting
    elif n >= moving:
        first = FIRST_PLANT
        members = plants
        n -= moving
    elif n >= few:
        first = legal.first_of_hexes(game.question)
        members = hexes
        n -= few
    return Choice(first + nth(members, n))


def playouts(game: Game, seed: int, games: int) -> int:
    """Play a position out that many times; return how many decisions it took."""
    dice = Dice(seed)
    scratch = game.copy()
    decisions: i64 = 0
    for _ in range(games):
        scratch.copy_from(game)
        decisions += play_out(scratch, dice)
    return decisions


def perft(game: Game, depth: int) -> int:
    """How many sequences of that many choices there are: one number that checks the rules."""
    if depth == 0 or game.question == OVER:
        return 1
    choices = game.legal()
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        branch = game.copy()
        branch.push(choice)
        total += perft(branch, depth - 1)
    return total
