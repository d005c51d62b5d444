"""The catalogue of features: what the evaluation weighs, by name and index.

Weights are learnt and stored by these names, so a name keeps its meaning. CR Co. (R31) has features
of its own; they reuse indices that it does not need.
"""

from typing import Final

from mypy_extensions import i64

NAMES: Final = (
    # Points scored, or that would be scored now.
    "points",
    "companies",
    "districts",
    "richest",
    "technology",
    "markers",
    # Rupees, by what the purse already holds.
    "rupees to 5",
    "rupees to 10",
    "rupees to 20",
    "rupees above",
    # Technology.
    "spaces",
    "a space before +5",
    "two spaces before +5",
    "technology token",
    "further tokens",
    # Districts.
    "districts planted",
    "bonus, one district missing",
    "bonus, two districts missing",
    "councillor missing",
    "plantation missing",
    "lead",
    "gain of one more",
    "loss to one more",
    "plantations on level 0",
    "plantations on level 1",
    "plantations on level 2",
    # Councillors.
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "C6",
    "C7",
    "C8",
    # Tea and contracts.
    "black",
    "green",
    "white",
    "kinds of tea",
    "contract in hand",
    "contract in hand, second",
    "contract without space",
    "contract, one chest missing",
    "contract, two chests missing",
    "contract, after a harvest here",
    "free contract space",
    "further free spaces",
    "starting tile",
    # The pawn.
    "crops here",
    "useful crops here",
    "site here",
    "site near",
    "site in two steps",
    "councillor here",
    "councillor near",
    # The turn under way.
    "action to come",
    "plant to come",
    "harvest to come",
    "trade to come",
    "councillor to come",
    "advance to come",
    "turns until active",
)
COUNT: Final[i64] = 61

POINTS: Final = 0
COMPANIES: Final = 1
DISTRICTS: Final = 2
RICHEST: Final = 3
TECHNOLOGY: Final = 4
MARKERS: Final = 5
PURSE: Final = 6
SPACES: Final = 10
BEFORE_BONUS: Final = 11
TOKEN: Final = 13
PLANTED: Final = 15
BONUS: Final = 16
NO_COUNCILLOR: Final = 18
NO_PLANTATION: Final = 19
LEAD: Final = 20
GAIN: Final = 21
LOSS: Final = 22
SOURCES: Final = 23
ABILITIES: Final = 26
TEA: Final = 34
KINDS: Final = 37
IN_HAND: Final = 38
SECOND: Final = 39
NO_SPACE: Final = 40
MISSING: Final = 41
AFTER_HARVEST: Final = 43
SPACE: Final = 44
TILE: Final = 46
CROPS: Final = 47
USEFUL: Final = 48
SITE: Final = 49
AUDIENCE: Final = 52
DUE: Final = 54
DUE_PLANT: Final = 55
DUE_HARVEST: Final = 56
DUE_TRADE: Final = 57
DUE_COUNCILLOR: Final = 58
DUE_ADVANCE: Final = 59
UNTIL_ACTIVE: Final = 60

# The indices of CR Co.'s own features.
RAILWAYS_BONUS: Final = COMPANIES
RAILWAYS_CHESTS: Final = TEA
RAILWAYS_PASSENGERS: Final = TILE
RAILWAYS_STATION: Final = CROPS
