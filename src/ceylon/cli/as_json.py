"""A record as one JSON object, for programs. Seats, hexes and ids in facts count from 0."""

from __future__ import annotations

from collections.abc import Iterator

from ceylon.box import DISTRICTS
from ceylon.record import Record, plain
from ceylon.record.header import RULES_VERSION
from ceylon.record.plain import Object
from ceylon.rules.choices import text_of
from ceylon.rules.deal import Deal
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.options import Options
from ceylon.rules.state import QUESTION_NAMES
from ceylon.rules.view import SPECTATOR, View


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
        "scores": [plain.scored(score) for score in game.scores()],
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
        "deck": plain.cards(deal.deck),
        "contracts": plain.contracts(deal.contracts),
        "start": deal.start,
        "tiles": list(deal.tiles),
        "railways": {
            DISTRICTS[district]: {"plantation": HEX_NAMES[draw[0]], "line": plain.hexes(draw[1:])}
            for district, draw in enumerate(deal.railways)
            if draw
        },
    }


def _by_hex(levels: bytes) -> dict[str, int]:
    return dict(zip(HEX_NAMES, levels, strict=True))


def _councillors(councillors: bytes) -> dict[str, str]:
    named = zip(DISTRICTS, councillors, strict=True)
    return {district: f"C{number}" for district, number in named if number}


# The choices


def _choices(record: Record) -> Iterator[Object]:
    seat, turn = int(record.game(0).seat), 0
    for choice, facts, game in record.replay():
        told = [plain.told(fact) for fact in facts]
        yield {"seat": seat, "turn": turn, "choice": text_of(choice), "facts": told}
        seat, turn = int(game.seat), int(game.turn)


def _position(view: View) -> Object:
    return {"question": QUESTION_NAMES[view.question], **plain.position(view)}
