"""Whether a deal could have been drawn, by the rules of set-up (S4, S6, V1, R4, R5)."""

from collections import Counter
from itertools import permutations

from ceylon.box import DISTRICTS, Box
from ceylon.errors import N_, excerpt
from ceylon.ids import Hex
from ceylon.record.notation import CARDS
from ceylon.record.problems import wrong
from ceylon.rules.bits import BIT
from ceylon.rules.deal import STARTING_TILES, coverings
from ceylon.rules.hexes import HEX_NAMES, Land
from ceylon.rules.line import lines_from

_LEVELS = "00001112"
"""The levels of every district, sorted."""


def levels(number: int, district: int, digits: str) -> bytes:
    """S4: four hexes of level 0, three of level 1, one of level 2."""
    if "".join(sorted(digits)) != _LEVELS:
        text = N_(
            "{district} must have four hexes of level 0, three of level 1 and one of"
            " level 2, not “{found}”"
        )
        raise wrong(number, "S4", text, district=DISTRICTS[district], found=excerpt(digits))
    return bytes(int(digit) for digit in digits)


def large_tiles(number: int, levels: bytes, districts: list[int], box: Box) -> None:
    """S4: the hexes above level 0 are those that different large tiles can cover."""
    fitting = [_fitting_tiles(levels, district, box) for district in districts]
    tiles = range(len(box.level_tiles))
    for drawn in permutations(tiles, len(districts)):
        if all(tile in fits for tile, fits in zip(drawn, fitting, strict=True)):
            return
    text = N_("these hexes cannot be covered by large tiles, a different one for each district")
    raise wrong(number, "S4", text)


def _fitting_tiles(levels: bytes, district: int, box: Box) -> set[int]:
    covered = tuple(at for at in range(8 * district, 8 * district + 8) if levels[at])
    tiles = range(len(box.level_tiles))
    return {tile for tile in tiles if covered in coverings(box, tile, district)}


def deck(cards: list[tuple[int, int]], of_box: bytes) -> None:
    """S6: each card of the box once. Cards come with their line numbers."""
    left = Counter(of_box)
    for number, card in cards:
        left[card & ~1] -= 1
        if left[card & ~1] < 0:
            text = N_("there is one more {card} card here than in the box")
            raise wrong(number, "S6", text, card=CARDS[card & ~1])
    for card, count in left.items():
        if count:
            text = N_("the deck ends too early: a {card} card is missing")
            raise wrong(cards[-1][0], "S6", text, card=CARDS[card])


def tile(number: int, word: str) -> int:
    """V1: the number of a starting tile."""
    for known in range(1, STARTING_TILES + 1):
        if word == str(known):
            return known
    raise wrong(
        number,
        "V1",
        N_("“{found}” is not a starting tile: the tiles are numbered from 1 to 7"),
        found=excerpt(word),
    )


def railway(number: int, district: int, draw: bytes, land: Land, levels: bytes) -> None:
    """R4, R5: what is drawn for CR Co. if the human starts in a district."""
    plantation, line = Hex(draw[0]), draw[1:]
    if not land.hexes & BIT[plantation] or levels[plantation] or plantation >> 3 == district:
        text = N_(
            "CR Co.’s plantation must be on a level-0 hex in play outside {district}, not on {hex}"
        )
        where = {"district": DISTRICTS[district], "hex": HEX_NAMES[plantation]}
        raise wrong(number, "R4", text, **where)
    if line not in lines_from(land, levels, plantation):
        text = N_("this railway breaks the rules")
        raise wrong(number, "R5", text)
