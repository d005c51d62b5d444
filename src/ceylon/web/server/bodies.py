"""The bodies that the API reads, as JSON Schema: checked by `checking`, published by `openapi`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceylon import bots
from ceylon.rules.choices import TEXTS
from ceylon.rules.options import MOST_SEATS
from ceylon.seats import HERE, HUMAN, OPEN
from ceylon.table.seatings import LONGEST_NAME

Schema = Mapping[str, Any]

SLOWEST_PACE: Final = 10


def _object(properties: Mapping[str, Schema], *, optional: tuple[str, ...] = ()) -> Schema:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


VERSION: Final[Schema] = {
    "type": "integer",
    "minimum": 0,
    "maximum": 1_000_000,
    "description": "The version of the table that the choice was made at.",
}
KEY: Final[Schema] = {
    "type": "string",
    "pattern": "^[A-Za-z0-9_-]{1,64}$",
    "description": "Made up by the client for each click: the same key is never stored twice.",
}
NAME: Final[Schema] = {"type": "string", "maxLength": LONGEST_NAME}
KIND: Final[Schema] = {
    "type": "string",
    "enum": [HUMAN, HERE, OPEN, *bots.NAMES],
    "description": "A person; one at the host's screen (hot-seat); whoever comes; or a bot.",
}
SEAT: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}

SEATING: Final = _object({"kind": KIND, "name": NAME}, optional=("name",))
NEW_TABLE: Final = _object(
    {
        "seats": {
            "type": "array",
            "minItems": 1,
            "maxItems": MOST_SEATS,
            "items": SEATING,
            "description": "Clockwise. One seat is the solo game.",
        },
        "without": {"type": "string", "enum": ["uva", "dimbula"]},
        "starting_tiles": {"type": "boolean"},
        "start": {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_SEATS - 1},
        "railway": {"type": "string", "enum": ["drawn", "built"]},
        "pace": {"type": "number", "minimum": 0, "maximum": SLOWEST_PACE},
        "hints": {
            "type": "boolean",
            "description": "Whether everyone may ask for hints. One person against bots, and"
            " people at one screen, always may.",
        },
    },
    optional=("without", "starting_tiles", "start", "railway", "pace", "hints"),
)
CHOICE: Final = _object(
    {
        "choice": {
            "type": "string",
            "enum": list(TEXTS),
            "description": "The text of one of the table's `choices`, such as `plant K3`.",
        },
        "version": VERSION,
        "key": KEY,
    }
)
UNDO: Final = _object(
    {"version": VERSION, "key": KEY, "whole_turn": {"type": "boolean"}}, optional=("whole_turn",)
)
ASK: Final = _object({"version": VERSION})
HINT: Final = _object({"version": VERSION})
ANSWER: Final = _object({"version": VERSION, "accept": {"type": "boolean"}})
LINK: Final = _object(
    {"role": {"type": "string", "enum": ["host", "seat 1", "seat 2", "seat 3", "seat 4", "watch"]}}
)
TAKE: Final = _object({"seat": SEAT, "name": NAME}, optional=("name",))
NAMING: Final = _object({"name": NAME})
EMPTY: Final = _object({})
