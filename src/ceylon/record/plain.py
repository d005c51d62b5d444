"""Positions, scores and facts as plain data, for programs. Seats and ids count from 0."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.record.pieces import CARDS, CONTRACT_NAMES
from ceylon.rules.advance import order
from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import NO_CONTRACT, NO_TILE, WAGONS
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Placing, Score
from ceylon.rules.state import NOBODY, Player
from ceylon.rules.view import View

Object = dict[str, object]

_MAJORITIES: Final = {int(RUPEES): "rupees", int(TECHNOLOGY): "technology"}


def told(fact: Fact) -> Object:
    return {"fact": type(fact).__name__, **asdict(fact)}


# The position


def position(view: View) -> Object:
    return {
        "seat": or_none(int(view.seat)),
        "active": or_none(int(view.active)),
        "turn": int(view.turn),
        "start": int(view.start),
        "ending": bool(view.ending),
        "card": CARDS[view.card] if view.card != NOBODY else None,
        "actions": [ACTIONS[action] for action in members(view.mains)],
        "toll": int(view.toll),
        "discards": cards(view.discards),
        "cards_left": int(view.cards_left),
        "levels": _levels(view),
        "councillors": _councillors(view),
        "wagons": [_wagon(view, wagon) for wagon in range(WAGONS)],
        "contracts_left": int(view.contracts_left),
        "next_company": int(view.next_company) or None,
        "bonuses": list(view.material.box.district_bonus[int(view.bonuses_taken) :]),
        "technology_order": order(view),
        "harvested": hexes(members(view.harvested)),
        "players": [_player(player) for player in view.players],
        **(_railways(view) if view.solo else {}),
    }


def or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def cards(kinds: bytes) -> list[str]:
    return [CARDS[card] for card in kinds]


def contracts(ids: bytes) -> list[str]:
    return [CONTRACT_NAMES[contract] for contract in ids]


def hexes(places: bytes | list[int]) -> list[str]:
    return [HEX_NAMES[at] for at in places]


def _levels(view: View) -> dict[str, int]:
    return {HEX_NAMES[at]: view.levels[at] for at in members(view.land.hexes)}


def _councillors(view: View) -> dict[str, str]:
    return {DISTRICTS[at]: f"C{view.councillors[at]}" for at in members(view.land.districts)}


def _wagon(view: View, wagon: int) -> str | None:
    contract = view.wagon(wagon)
    return CONTRACT_NAMES[contract] if contract != NO_CONTRACT else None


def _railways(view: View) -> Object:
    return {
        "railway": hexes(view.railway),
        "station": int(view.station),
        "passengers": int(view.passengers),
    }


def _player(player: Player) -> Object:
    return {
        "pawn": HEX_NAMES[player.pawn] if player.pawn != NOBODY else None,
        "rupees": int(player.rupees),
        "chests": dict(zip(TEAS, unpack(player.chests), strict=True)),
        "markers": int(player.markers),
        "plantations": hexes(members(player.plantations)),
        "second_leaf": hexes(members(player.second_leaf)),
        "councillors": [DISTRICTS[district] for district in members(player.councillors)],
        "technology": player.space,
        "technology_tokens": int(player.technology_tokens),
        "contracts": contracts(player.contracts),
        "cards": int(player.hand_size),
        "tile": TILES[player.tile] if player.tile != NO_TILE else None,
        "tile_number": int(player.tile_number) or None,
    }


# The scores


def scored(score: Score) -> Object:
    return {
        "seat": score.seat,
        "total": score.total,
        "rank": score.rank,
        "tied": score.tied,
        "bonus": score.bonus,
        "contracts": score.contracts,
        "harvests": score.harvests,
        "technology_spaces": score.technology_spaces,
        "councillor": score.councillor,
        "majorities": {_majority(placing): _placing(placing) for placing in score.placings},
        "companies": score.companies,
        "markers": score.markers,
    }


def _majority(placing: Placing) -> str:
    return _MAJORITIES.get(placing.majority) or DISTRICTS[placing.majority]


def _placing(placing: Placing) -> Object:
    return {
        "counted": placing.counted,
        "place": placing.place or None,
        "points": placing.points,
        "tied": placing.tied,
    }
