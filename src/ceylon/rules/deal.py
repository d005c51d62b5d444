"""The deal: everything that chance decides in a game (S1 to S6, V1, R2, R4)."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from ceylon.box import Box
from ceylon.box.shapes import placements
from ceylon.errors import N_
from ceylon.ids import HUMAN, Hex, Seat
from ceylon.rules.bits import BIT, members
from ceylon.rules.hexes import ALL_HEXES, DISTRICT, HEXES, Land, hexes_in, land_of
from ceylon.rules.line import lines_from, station_targets
from ceylon.rules.material import CONTRACTS, COUNCILLORS, Material, material_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import SetupError

STARTING_TILES: Final = 7


class Deal:
    """Everything that chance decides in a game."""

    def __init__(
        self,
        *,
        levels: bytes,
        councillors: bytes,
        deck: bytes,
        contracts: bytes,
        start: Seat,
        tiles: bytes = b"",
        railways: tuple[bytes, ...] = (),
    ) -> None:
        self.levels = levels
        """The level of each hex, from 0 to 2, a byte each; also 0 in a district that is left
        out."""
        self.councillors = councillors
        """The councillor of each district, from 1 to 8; 0 for a district that is left out."""
        self.deck = deck
        """Action cards as they lie, the top one first; turned cards only in a solo game (R2)."""
        self.contracts = contracts
        """Contracts, the top one first, from 0 to 19."""
        self.start = start
        """The seat that starts (S1)."""
        self.tiles = tiles
        """Numbers of the starting tiles, seat by seat; empty without them."""
        self.railways = railways
        """Solo: CR Co.'s plantation and line, for each district where the human may start."""

    def __reduce__(self) -> tuple[object, ...]:
        named = partial(
            Deal,
            levels=self.levels,
            councillors=self.councillors,
            deck=self.deck,
            contracts=self.contracts,
            start=self.start,
            tiles=self.tiles,
            railways=self.railways,
        )
        return named, ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return (
            f"Deal(levels={self.levels!r}, councillors={self.councillors!r}, deck={self.deck!r}, "
            f"contracts={self.contracts!r}, start={self.start}, tiles={self.tiles!r}, "
            f"railways={self.railways!r})"
        )


def random_of(seed: int | Random) -> Random:
    """The caller's Random, or one made from a seed."""
    return seed if isinstance(seed, Random) else Random(seed)


def below(rng: Random, n: int) -> int:
    """A random number from 0 to n - 1; dealing needs many, and `randrange` is slow."""
    return int(rng.random() * n)


def shuffled(cards: Sequence[int], rng: Random) -> list[int]:
    """The cards in random order, each order equally likely."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draw_deal(options: Options, rng: Random, box: Box) -> Deal:
    """Draw everything at random, with the probabilities that the rules give."""
    land = land_of(box, options.left_out)
    levels = draw_levels(land, rng, box)
    tiles = bytes(shuffled(range(1, STARTING_TILES + 1), rng)[: options.seats])
    return Deal(
        levels=levels,
        councillors=_draw_councillors(land, rng),
        deck=_draw_deck(material_of(box), rng, turned=options.solo),
        contracts=bytes(shuffled(range(CONTRACTS), rng)),
        start=_draw_start(options, tiles, rng),
        tiles=tiles if options.starting_tiles else b"",
        railways=draw_railways(land, levels, rng) if options.drawn_railway else (),
    )


def draw_levels(land: Land, rng: Random, box: Box) -> bytes:
    """S4: a large tile for each district, placed at random, and a small one on it."""
    levels = bytearray(HEXES)
    tiles = shuffled(range(len(box.level_tiles)), rng)
    for district in members(land.districts):
        ways = coverings(box, tiles[district], district)
        covered = ways[below(rng, len(ways))]
        for at in covered:
            levels[at] = 1
        levels[covered[below(rng, len(covered))]] = 2
    return bytes(levels)


def coverings(box: Box, tile: int, district: int) -> list[tuple[Hex, ...]]:
    """The sets of four hexes of a district that a large tile can cover, turned or flipped."""
    key = (box.digest, tile, district)
    if key not in _coverings:
        where = {box.hexes[h]: h for h in ALL_HEXES[8 * district : 8 * district + 8]}
        covered = set(placements(box.level_tiles[tile].cells, where))
        _coverings[key] = sorted(tuple(sorted(where[c] for c in cells)) for cells in covered)
    return _coverings[key]


_coverings: dict[tuple[str, int, int], list[tuple[Hex, ...]]] = {}


def _draw_councillors(land: Land, rng: Random) -> bytes:
    """S5: a different councillor for each district in play."""
    drawn = shuffled(range(1, COUNCILLORS + 1), rng)
    return bytes([drawn[d] if land.districts & BIT[d] else 0 for d in range(4)])


def _draw_deck(material: Material, rng: Random, *, turned: bool) -> bytes:
    """S6; R2: in a solo game each card is turned at random."""
    deck = shuffled(material.cards, rng)
    if turned:
        deck = [card ^ below(rng, 2) for card in deck]
    return bytes(deck)


def _draw_start(options: Options, tiles: bytes, rng: Random) -> Seat:
    """S1, V2, R1: who starts."""
    if options.solo:
        return HUMAN
    if options.starting_tiles:
        return Seat(tiles.index(min(tiles)))
    if options.start is not None:
        return options.start
    return Seat(below(rng, options.seats))


def draw_railways(land: Land, levels: bytes, rng: Random) -> tuple[bytes, ...]:
    """R4, R5: a plantation and a line, for each district where the human may start."""
    draws: list[bytes] = []
    for district in range(4):
        if not land.districts & BIT[district]:
            draws.append(b"")
            continue
        sites = hexes_in(station_targets(land, levels, DISTRICT[district]))
        if not sites:
            raise SetupError(N_("R4: no railway fits the levels drawn on this map"))
        plantation = sites[below(rng, len(sites))]
        lines = lines_from(land, levels, plantation)
        draws.append(bytes([plantation]) + lines[below(rng, len(lines))])
    return tuple(draws)
