"""Every line of R5, found by an independent method."""

from functools import cache
from itertools import permutations, product

from tests.rules.tables import adjacent

from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named

WITHOUT = {"uva": "DKR", "dimbula": "KRU"}
NEAR = {name: adjacent(name) for name in HEX_NAMES}
RIM = {name for name in HEX_NAMES if len(NEAR[name]) < 6}


@cache
def stretches(district: str) -> list[tuple[str, ...]]:
    """Three hexes of a district in a row."""
    names = [name for name in HEX_NAMES if name[0] == district]
    return [(a, b, c) for a, b, c in permutations(names, 3) if b in NEAR[a] and c in NEAR[b]]


@cache
def all_lines(districts: str) -> list[tuple[str, ...]]:
    """All lines of three such stretches from rim to rim, whatever the levels."""
    found = []
    for order in permutations(districts):
        for first, second, third in product(*map(stretches, order)):
            joined = second[0] in NEAR[first[2]] and third[0] in NEAR[second[2]]
            if joined and first[0] in RIM and third[2] in RIM:
                found.append(first + second + third)
    return found


def fitting(game: Game, districts: str, plantation: str) -> list[tuple[str, ...]]:
    """Lines that CR Co. may use if its plantation is there."""
    return [
        line
        for line in all_lines(districts)
        if line[0][0] == plantation[0]
        and line[0] != plantation
        and {game.levels[hex_named(name)] for name in line} == {0, 1, 2}
    ]
