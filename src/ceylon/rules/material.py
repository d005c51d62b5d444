"""What is in the box, in the form that the rules compute with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.box import Box
from ceylon.rules.chests import pack

PLANT: Final[i64] = 0
HARVEST: Final[i64] = 1
TRADE: Final[i64] = 2
CONTRACT: Final[i64] = 3
ADVANCE: Final[i64] = 4
# The same as sets of one: what a question allows is a set of main actions.
JUST_PLANT: Final[i64] = 0b00001
JUST_HARVEST: Final[i64] = 0b00010
JUST_TRADE: Final[i64] = 0b00100
JUST_CONTRACT: Final[i64] = 0b01000
JUST_ADVANCE: Final[i64] = 0b10000

PAIRS: Final = [(first, second) for first in range(5) for second in range(first + 1, 5)]
"""The ten kinds of action card.

A card that lies somewhere is `2 * kind`, plus 1 when it is turned: its second action is then ▲.
"""
UP: Final = vec[i64]([pair[turn] for pair in PAIRS for turn in (0, 1)])
DOWN: Final = vec[i64]([pair[1 - turn] for pair in PAIRS for turn in (0, 1)])
CARD_SIDES: Final = 20

CONTRACTS: Final = 20
NO_CARD: Final[i64] = -1
NO_CONTRACT: Final[i64] = 31
NO_COMPANY: Final[i64] = 0
WAGONS: Final = 3

# C1 to C8: what a councillor gives, as bits of a player's abilities.
CHEAP_STEPS: Final[i64] = 1
MORE_RUPEES: Final[i64] = 2
PLANT_NEARBY: Final[i64] = 4
TRADE_RUPEES: Final[i64] = 8
ADVANCE_POINT: Final[i64] = 16
CHEAP_PLANT: Final[i64] = 32
CHEAP_COUNCILLOR: Final[i64] = 64
LARGER_WAREHOUSE: Final[i64] = 128
COUNCILLORS: Final = 8

# V6: kinds of starting tile. A player who has none, or has used it, has NO_TILE.
RUPEES_PLUS_5: Final[i64] = 0
FREE_MOVE: Final[i64] = 1
SECOND_LEAF: Final[i64] = 2
ADVANCE_2: Final[i64] = 3
DISTANT_COUNCILLOR: Final[i64] = 4
DISTANT_HARVEST: Final[i64] = 5
ONE_CHEST_LESS: Final[i64] = 6
NO_TILE: Final[i64] = -1


def company_of(contract: i64) -> i64:
    """The company of a contract, from 1 to 5."""
    return (contract >> 2) + 1


COMPANY_BIT: Final = vec[i64]([2 ** (company_of(contract) - 1) for contract in range(CONTRACTS)])
"""The company of each contract as a set of one, like a player's companies."""


def card_of(up: int, down: int) -> int:
    """The card that shows these two actions, as it lies."""
    if up < down:
        return 2 * PAIRS.index((up, down))
    return 2 * PAIRS.index((down, up)) + 1


def cards_of(hand: i64) -> list[int]:
    """The cards of a hand, not turned."""
    cards: list[int] = []
    for kind in range(CARD_SIDES // 2):
        cards += [2 * kind] * (hand >> (2 * kind) & 3)
    return cards


class Material:
    """The numbers of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        """The box itself."""
        self.cards = bytes(sorted(card_of(first, second) for first, second in box.cards))
        """All action cards, sorted, none of them turned."""
        self.needs: vec[i64] = vec[i64]([pack(*contract.chests) for contract in box.contracts])
        """The chests that each contract asks for, packed like those of a player."""
        self.contract_rupees: vec[i64] = vec[i64]([c.rupees for c in box.contracts])
        """The rupees that each contract is worth."""
        self.contract_points: vec[i64] = vec[i64]([c.points for c in box.contracts])
        """The points that each contract is worth."""
        self.last_space: i64 = box.technology_spaces
        """The last space of the technology track."""
        self.space_points: vec[i64] = vec[i64](list(box.technology_bonus))
        """The points of each space of the technology track."""
        self.open_spaces: vec[i64] = vec[i64](_open_spaces(box))
        """How many contract spaces are free of leaves, by the markers still on the board."""
        self.rupees: i64 = box.rupees
        """The rupees that a player starts with."""
        self.chests: i64 = pack(*box.chests)
        """The chests that a player starts with, packed."""
        self.warehouse: i64 = box.warehouse
        """How many chests a warehouse holds."""
        self.markers: i64 = box.markers
        """The markers that a player starts with."""
        self.majority: vec[i64] = vec[i64](_from_1(box.majority))
        """The points of a majority by place, from 1 on."""
        self.company_points: vec[i64] = vec[i64](_from_1(box.companies))
        """The points of different companies by their number (E7)."""
        self.leftover: i64 = box.leftover
        """The points of a marker that is left over (E8)."""
        self.bonus_tokens: i64 = len(box.district_bonus)
        """How many district bonus tokens there are."""
        self.district_bonus: vec[i64] = vec[i64](list(box.district_bonus))
        """The points of the district bonus tokens, the top one first."""
        self.tile_kinds: vec[i64] = vec[i64](list(box.starting_tiles))
        """The kind of each starting tile, beginning with tile number 1."""

    def __reduce__(self) -> tuple[object, ...]:
        return material_of, (self.box,)


def _from_1(points: tuple[int, ...]) -> list[int]:
    """Points by place or number from 1, with 0 at index 0."""
    return [0, *points]


def _open_spaces(box: Box) -> list[int]:
    """How many contract spaces are free of leaves, by the number of markers still on the board."""
    return [leaves_on_spaces(box, left).count(0) for left in range(box.markers + 1)]


def leaves_on_spaces(box: Box, markers: int) -> list[int]:
    """The leaves on each contract space while that many markers are left: the leftmost went
    first."""
    gone = box.markers - markers
    spaces: list[int] = []
    for leaves in box.leaves:
        spaces.append(max(0, leaves - gone))
        gone = max(0, gone - leaves)
    return spaces


_materials: dict[str, Material] = {}


def material_of(box: Box) -> Material:
    """The material of a box, computed once."""
    if box.digest not in _materials:
        _materials[box.digest] = Material(box)
    return _materials[box.digest]
