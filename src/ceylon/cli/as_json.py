"""A record as one JSON object, for programs. Seats, hexes and ids in facts count from 0."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from ceylon.box import DISTRICTS, TEAS, TILES
from ceylon.record import Record
from ceylon.record.header import RULES_VERSION
from ceylon.record.pieces import CARDS, CONTRACT_NAMES
from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.choices import text_of
from ceylon.rules.deal import Deal
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import NO_CONTRACT, NO_TILE, WAGONS
from ceylon.rules.options import Options
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Placing, Score
from ceylon.rules.state import NOBODY, QUESTION_NAMES, Player
from ceylon.rules.view import SPECTATOR, View

Object = dict[str, object]

_MAJORITIES: Final = {int(RUPEES): "rupees", int(TECHNOLOGY): "technology"}


def as_json(record: Record, at: int) -> Object:
    """The whole record, with the position and the scores after so many choices."""
    game = record.game(at)
    return {
        "rules": RULES_VERSION,
        "box": {"name": record.box.name, "digest": record.box.digest},
        "seats": record.names,
        "bots": [record.bot(seat) for seat in range(record.options.seats)],
        "options": _options(record.options),
        "deal": _deal(record.deal),
        "choices": list(_choices(record)),
        "at": at,
        "position": _position(View.of(game, SPECTATOR)),
        "scores": [_score(score) for score in game.scores()],
    }


def _options(options: Options) -> Object:
    return {
        "seats": options.seats,
        "without": options.without,
        "starting_tiles": options.starting_tiles,
        "start": options.start,
        "railway": options.railway,
    }


# The deal


def _deal(deal: Deal) -> Object:
    return {
        "levels": _by_hex(deal.levels),
        "councillors": _councillors(deal.councillors),
        "deck": _cards(deal.deck),
        "contracts": _contracts(deal.contracts),
        "start": deal.start,
        "tiles": list(deal.tiles),
        "railways": {
            DISTRICTS[district]: {"plantation": HEX_NAMES[draw[0]], "line": _hexes(draw[1:])}
            for district, draw in enumerate(deal.railways)
            if draw
        },
    }


def _by_hex(levels: bytes) -> dict[str, int]:
    return dict(zip(HEX_NAMES, levels, strict=True))


def _councillors(councillors: bytes) -> dict[str, str]:
    named = zip(DISTRICTS, councillors, strict=True)
    return {district: f"C{number}" for district, number in named if number}


def _cards(cards: bytes) -> list[str]:
    return [CARDS[card] for card in cards]


def _contracts(contracts: bytes) -> list[str]:
    return [CONTRACT_NAMES[contract] for contract in contracts]


def _hexes(hexes: bytes | list[int]) -> list[str]:
    return [HEX_NAMES[at] for at in hexes]


# The choices


def _choices(record: Record) -> Iterator[Object]:
    seat, turn = int(record.game(0).seat), 0
    for choice, facts, game in record.replay():
        told = [_fact(fact) for fact in facts]
        yield {"seat": seat, "turn": turn, "choice": text_of(choice), "facts": told}
        seat, turn = int(game.seat), int(game.turn)


def _fact(fact: Fact) -> Object:
    return {"fact": type(fact).__name__, **asdict(fact)}


# The position


def _position(view: View) -> Object:
    return {
        "question": QUESTION_NAMES[view.question],
        "seat": _or_none(int(view.seat)),
        "active": _or_none(int(view.active)),
        "turn": int(view.turn),
        "start": int(view.start),
        "ending": bool(view.ending),
        "card": CARDS[view.card] if view.card != NOBODY else None,
        "discards": _cards(view.discards),
        "cards_left": int(view.cards_left),
        "wagons": [_wagon(view, wagon) for wagon in range(WAGONS)],
        "contracts_left": int(view.contracts_left),
        "next_company": int(view.next_company) or None,
        "bonuses": list(view.material.box.district_bonus[int(view.bonuses_taken) :]),
        "technology_order": _technology_order(view),
        "players": [_player(player) for player in view.players],
        **(_railways(view) if view.solo else {}),
    }


def _technology_order(view: View) -> list[int]:
    """The seats from the one that is furthest ahead (A5.4)."""
    seats = range(len(view.players))
    return sorted(seats, key=lambda seat: int(view.players[seat].technology), reverse=True)


def _or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def _wagon(view: View, wagon: int) -> str | None:
    contract = view.wagon(wagon)
    return CONTRACT_NAMES[contract] if contract != NO_CONTRACT else None


def _railways(view: View) -> Object:
    return {
        "railway": _hexes(view.railway),
        "station": int(view.station),
        "passengers": int(view.passengers),
    }


def _player(player: Player) -> Object:
    return {
        "pawn": HEX_NAMES[player.pawn] if player.pawn != NOBODY else None,
        "rupees": int(player.rupees),
        "chests": dict(zip(TEAS, unpack(player.chests), strict=True)),
        "markers": int(player.markers),
        "plantations": _hexes(members(player.plantations)),
        "second_leaf": _hexes(members(player.second_leaf)),
        "councillors": [DISTRICTS[district] for district in members(player.councillors)],
        "technology": player.space,
        "technology_tokens": int(player.technology_tokens),
        "contracts": _contracts(player.contracts),
        "cards": int(player.hand_size),
        "tile": TILES[player.tile] if player.tile != NO_TILE else None,
    }


# The scores


def _score(score: Score) -> Object:
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
