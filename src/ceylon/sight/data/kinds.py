"""The kinds of values that the JSON is made of: names, numbers with bounds, chances.

Keywords are those of JSON Schema. A kind with a name is a component of its own.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from ceylon import ids
from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.record.notation import CARDS, CONTRACT_NAMES
from ceylon.rules.choices import TEXTS
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import COUNCILLORS


class Keywords:
    """What JSON Schema says of a value beyond its type."""

    def __init__(self, name: str = "", **keywords: Any) -> None:  # noqa: ANN401 - JSON
        self.name: Final = name
        self.schema: Final = keywords


Number = Annotated[int, Keywords(minimum=1)]
"""Counted from 1."""
Count = Annotated[int, Keywords(minimum=0)]
Seat = Annotated[ids.Seat, Keywords(minimum=0, maximum=3)]
"""Counted from 0; in a solo game CR Co. has seat 1."""
ChoiceNumber = Annotated[ids.Choice, Keywords(minimum=0)]
Chance = Annotated[float, Keywords(minimum=0, maximum=1)]
Level = Annotated[int, Keywords(minimum=0, maximum=2)]
Company = Annotated[int, Keywords(minimum=1, maximum=5)]
Without = Annotated[str, Keywords(enum=["uva", "dimbula"])]
RailwayKind = Annotated[str, Keywords(enum=["drawn", "built"])]
Digest = Annotated[str, Keywords(pattern="^[0-9a-f]{64}$")]
ChoiceText = Annotated[
    str,
    Keywords(
        "ChoiceText",
        enum=list(TEXTS),
        description="A choice, as it is posted and recorded.",
    ),
]

HexName = Annotated[str, Keywords("HexName", enum=list(HEX_NAMES))]
DistrictName = Annotated[str, Keywords("DistrictName", enum=list(DISTRICTS))]
TeaName = Annotated[str, Keywords("TeaName", enum=list(TEAS))]
ActionName = Annotated[str, Keywords("ActionName", enum=list(ACTIONS))]
TileName = Annotated[str, Keywords("TileName", enum=list(TILES))]
CardName = Annotated[
    str, Keywords("CardName", enum=CARDS, description="The ▲ action, then the ▼ action.")
]
ContractName = Annotated[
    str,
    Keywords(
        "ContractName",
        enum=CONTRACT_NAMES,
        description="The company, and the place among its four contracts; both from 1.",
    ),
]
CouncillorName = Annotated[
    str, Keywords("CouncillorName", enum=[f"C{number + 1}" for number in range(COUNCILLORS)])
]
