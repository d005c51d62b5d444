"""A position as everyone sees it. Seats count from 0."""

from __future__ import annotations

from typing import Annotated, Any

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.ids import NOBODY, NOWHERE, Hex
from ceylon.record.notation import CARDS, CONTRACT_NAMES
from ceylon.rules.advance import order
from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.hexes import HEX_NAMES, hexes_in
from ceylon.rules.material import NO_CARD, NO_CONTRACT, NO_TILE, WAGONS
from ceylon.rules.state import Player
from ceylon.rules.view import View
from ceylon.sight.data.kinds import (
    ActionName,
    CardName,
    Company,
    ContractName,
    CouncillorName,
    Count,
    DistrictName,
    HexName,
    Keywords,
    Level,
    Number,
    Seat,
    TeaName,
    TileName,
)
from ceylon.sight.data.published import data


@data
class PlayerData:
    """What is open about a player."""

    pawn: HexName | None
    """Null until it is placed."""
    rupees: Count
    chests: dict[TeaName, Count]
    """How many of each tea are in the warehouse."""
    markers: Count
    """Plantation markers still on the personal board."""
    plantations: list[HexName]
    second_leaf: list[HexName]
    """The plantation with a second leaf, if there is one (V6)."""
    councillors: list[DistrictName]
    """The districts whose councillor is contracted."""
    technology: Count
    """The space of the disc on the technology track."""
    technology_tokens: Count
    contracts: list[ContractName]
    """Contracts fulfilled, the first one first."""
    cards: Count
    """How many cards are in the hand."""
    tile: TileName | None
    """The kind of the starting tile while it is unused, otherwise null."""
    tile_number: Number | None
    """The number printed on the starting tile, used or not; null without one."""


@data
class PositionData:
    """Everything that is open on the table, and whose choice it is."""

    seat: Seat | None
    """Who must choose; null when the game is over."""
    active: Seat | None
    """Whose turn it is; null before the first turn."""
    turn: Count
    """Turns count from 1; 0 before the first."""
    start: Seat
    """The starting player."""
    ending: bool
    """Whether the end of the game has been triggered (E1)."""
    card: CardName | None
    """The card on top of the discard pile, as it lies."""
    actions: list[ActionName]
    """The main actions that the open question allows."""
    toll: Count
    """What following with a main action costs extra on CR Co.'s turn (R11)."""
    discards: list[CardName]
    """The discard pile, the first card first."""
    cards_left: Count
    """Cards in the action deck."""
    levels: dict[HexName, Level]
    """The level of each hex in play: black tea grows on 0, green on 1, white on 2."""
    councillors: dict[DistrictName, CouncillorName]
    """The councillor of each district in play."""
    wagons: tuple[ContractName | None, ContractName | None, ContractName | None]
    """The contract on each wagon; null on an empty one."""
    contracts_left: Count
    """Contracts in the deck."""
    next_company: Company | None
    """The company on the back of the top contract of the deck."""
    bonuses: list[Count]
    """The points of the district bonus tokens that are left, the next one first."""
    technology_order: list[Seat]
    """From the seat furthest ahead; the disc on top comes first (A5.4)."""
    harvested: list[HexName]
    """Plantations that the harvest under way has taken a chest from."""
    players: Annotated[list[PlayerData], Keywords(minItems=2, maxItems=4)]
    """By seat; in a solo game CR Co. has the second."""


@data
class SoloPositionData(PositionData):
    """The same in a solo game."""

    railway: list[HexName]
    """The nine spaces of the line, from the first; fewer while it is being built."""
    station: Count
    """The space of CR Co.'s pawn, from 0 to 8."""
    passengers: Count
    """The passenger track, from 0 to 3 (R3)."""


def position_data(view: View) -> PositionData:
    known = _position(view)
    if not view.solo:
        return PositionData(**known)
    return SoloPositionData(
        **known,
        railway=hexes(view.railway),
        station=view.station,
        passengers=view.passengers,
    )


def _position(view: View) -> dict[str, Any]:
    return {
        "seat": or_none(view.seat),
        "active": or_none(view.active),
        "turn": view.turn,
        "start": view.start,
        "ending": bool(view.ending),
        "card": CARDS[view.card] if view.card != NO_CARD else None,
        "actions": [ACTIONS[action] for action in members(view.mains)],
        "toll": view.toll,
        "discards": cards(view.discards),
        "cards_left": view.cards_left,
        "levels": {HEX_NAMES[at]: view.levels[at] for at in hexes_in(view.land.hexes)},
        "councillors": _councillors(view),
        "wagons": tuple(_wagon(view, wagon) for wagon in range(WAGONS)),
        "contracts_left": view.contracts_left,
        "next_company": view.next_company or None,
        "bonuses": list(view.material.box.district_bonus[view.bonuses_taken :]),
        "technology_order": order(view),
        "harvested": hexes(hexes_in(view.harvested)),
        "players": [_player(player) for player in view.players],
    }


def or_none(seat: Seat) -> Seat | None:
    return seat if seat != NOBODY else None


def cards(kinds: bytes) -> list[str]:
    return [CARDS[card] for card in kinds]


def contracts(ids: bytes) -> list[str]:
    return [CONTRACT_NAMES[contract] for contract in ids]


def hexes(places: bytes | list[Hex]) -> list[str]:
    return [HEX_NAMES[at] for at in places]


def _councillors(view: View) -> dict[str, str]:
    return {DISTRICTS[at]: f"C{view.councillors[at]}" for at in members(view.land.districts)}


def _wagon(view: View, wagon: int) -> str | None:
    contract = view.wagon(wagon)
    return CONTRACT_NAMES[contract] if contract != NO_CONTRACT else None


def _player(player: Player) -> PlayerData:
    return PlayerData(
        pawn=HEX_NAMES[player.pawn] if player.pawn != NOWHERE else None,
        rupees=player.rupees,
        chests=dict(zip(TEAS, unpack(player.chests), strict=True)),
        markers=player.markers,
        plantations=hexes(hexes_in(player.plantations)),
        second_leaf=hexes(hexes_in(player.second_leaf)),
        councillors=[DISTRICTS[district] for district in members(player.councillors)],
        technology=player.space,
        technology_tokens=player.technology_tokens,
        contracts=contracts(player.contracts),
        cards=player.hand_size,
        tile=TILES[player.tile] if player.tile != NO_TILE else None,
        tile_number=player.tile_number or None,
    )
