"""The answers of the API, as JSON Schema. The form of a table follows `as_json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceylon.box import ACTIONS, DISTRICTS, TEAS
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import QUESTION_NAMES
from ceylon.web.server.answers import CODES
from ceylon.words import LANGUAGES

Schema = Mapping[str, Any]

TEXT: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "integer"}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
FLAG: Final[Schema] = {"type": "boolean"}
SEAT: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 3}
NO_SEAT: Final[Schema] = {"type": ["integer", "null"], "minimum": 0, "maximum": 3}
NO_TEXT: Final[Schema] = {"type": ["string", "null"]}
HEX: Final[Schema] = {"type": "string", "enum": list(HEX_NAMES)}
CARD: Final[Schema] = {"type": "string", "pattern": "^[a-z]+/[a-z]+$"}
CONTRACT: Final[Schema] = {"type": "string", "pattern": "^[1-5]\\.[1-4]$"}


def answer(**properties: Schema) -> Schema:
    """An object that always has these, and in later versions maybe more."""
    return {"type": "object", "properties": properties, "required": sorted(properties)}


def listed(items: Schema, **bounds: int) -> Schema:
    return {"type": "array", "items": items, **bounds}


def mapped(values: Schema, keys: Schema | None = None) -> Schema:
    schema: dict[str, Any] = {"type": "object", "additionalProperties": values}
    return schema if keys is None else {**schema, "propertyNames": keys}


def optional(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def either(*names: str) -> Schema:
    return {"anyOf": [ref(name) for name in names]}


SITTER: Final = answer(
    name=TEXT,
    kind={"type": "string", "enum": ["human", "bot", "open", "railways"]},
    present=FLAG,
)
OFFER: Final = answer(choice=COUNT, text=TEXT, price=COUNT, label=TEXT)
REASON: Final = answer(rule=TEXT, text=TEXT, sentence=TEXT)
UNDO: Final = answer(choice=TEXT, whole_turn=FLAG, ask=FLAG)
TOLD: Final = answer(
    number={"type": "integer", "minimum": 1},
    sentence=TEXT,
    fact=TEXT,
    seat=NUMBER,
)
DISTRICT: Final[Schema] = {"type": "string", "enum": list(DISTRICTS)}
PLAYER: Final = answer(
    pawn=optional(HEX),
    rupees=COUNT,
    chests=mapped(COUNT, {"enum": list(TEAS)}),
    markers=COUNT,
    plantations=listed(HEX),
    second_leaf=listed(HEX),
    councillors=listed(DISTRICT),
    technology=COUNT,
    technology_tokens=COUNT,
    contracts=listed(CONTRACT),
    cards=COUNT,
    tile=NO_TEXT,
)
POSITION: Final = answer(
    seat=NO_SEAT,
    active=NO_SEAT,
    turn=COUNT,
    start=COUNT,
    ending=FLAG,
    card=optional(CARD),
    actions=listed({"type": "string", "enum": list(ACTIONS)}),
    toll=COUNT,
    discards=listed(CARD),
    cards_left=COUNT,
    levels=mapped({"type": "integer", "minimum": 0, "maximum": 2}, HEX),
    councillors=mapped({"type": "string", "pattern": "^C[1-8]$"}, DISTRICT),
    wagons=listed(optional(CONTRACT), minItems=3, maxItems=3),
    contracts_left=COUNT,
    next_company={"type": ["integer", "null"], "minimum": 1, "maximum": 5},
    bonuses=listed(COUNT),
    technology_order=listed(SEAT),
    harvested=listed(HEX),
    players=listed(PLAYER, minItems=2, maxItems=4),
)
PLACING: Final = answer(
    counted=NUMBER, place={"type": ["integer", "null"]}, points=COUNT, tied=FLAG
)
SCORE: Final = answer(
    seat=SEAT,
    total=NUMBER,
    rank={"type": "integer", "minimum": 1, "maximum": 4},
    tied=FLAG,
    bonus=COUNT,
    contracts=COUNT,
    harvests=COUNT,
    technology_spaces=COUNT,
    councillor=COUNT,
    majorities=mapped(PLACING),
    companies=COUNT,
    markers=NUMBER,
)
TABLE: Final = answer(
    table=TEXT,
    language={"type": "string", "enum": list(LANGUAGES)},
    version=COUNT,
    shown=COUNT,
    seat=NO_SEAT,
    hand=listed(CARD, maxItems=3),
    finished=FLAG,
    solo=FLAG,
    hints=FLAG,
    host=FLAG,
    curtain=NO_SEAT,
    digest={"type": "string", "pattern": "^[0-9a-f]{64}$"},
    seats=listed(ref("Sitter")),
    question=answer(name={"type": "string", "enum": list(QUESTION_NAMES)}, sentence=TEXT),
    choices=listed(ref("Offer")),
    reasons=mapped(ref("Reason")),
    undo=optional(ref("Undo")),
    undo_asked=NO_SEAT,
    must_answer=FLAG,
    position=ref("Position"),
    log=listed(ref("Told")),
    scores=listed(ref("Score")),
    ties=listed(TEXT),
)
ERROR: Final = answer(
    code={"type": "string", "enum": CODES}, rule=NO_TEXT, text=TEXT, sentence=TEXT
)
PROBLEM: Final = answer(error=ref("Error"))
CHANGED: Final = answer(error=ref("Error"), table=ref("Table"))
STORED: Final = answer(version=COUNT)
LINK: Final = answer(role=TEXT, link={"type": "string", "format": "uri"}, secret=TEXT)
MADE: Final = answer(table=TEXT, digest=TEXT, links=mapped(TEXT), secrets=mapped(TEXT))
REVEALED: Final = answer(digest=TEXT, deal=TEXT, record=TEXT)
CHANCE: Final[Schema] = {"type": "number", "minimum": 0, "maximum": 1}
CHANCES: Final = listed(CHANCE, maxItems=4)
MESSAGE: Final = answer(text=TEXT, values={"type": "object"}, sentence=TEXT)
MOMENT: Final = answer(
    number={"type": "integer", "minimum": 1},
    turn=COUNT,
    seat=SEAT,
    choice=TEXT,
    best=TEXT,
    chances=CHANCES,
    swing=CHANCE,
)
TURNING_POINT: Final[Schema] = {
    "allOf": [ref("Moment"), answer(line=listed(TEXT), reasons=listed(ref("Message")))]
}
ANALYSIS: Final = answer(
    choices=COUNT,
    complete=FLAG,
    over=FLAG,
    seed=NUMBER,
    simulations=optional(COUNT),
    moments=listed(ref("Moment")),
    last=CHANCES,
    turning_points=listed(ref("TurningPoint")),
)
HINT: Final = answer(
    choice=TEXT,
    label=TEXT,
    sentence=TEXT,
    seat=SEAT,
    chance=CHANCE,
    chances=CHANCES,
    visits=COUNT,
    line=listed(TEXT),
    reasons=listed(ref("Message"), maxItems=3),
)
HINTS: Final = answer(version=COUNT, hints=listed(ref("Hint"), minItems=1, maxItems=3))
UNDER_WAY: Final = answer(done=COUNT, all={"type": "integer", "minimum": 1})

COMPONENTS: Final = {
    "Sitter": SITTER,
    "Offer": OFFER,
    "Reason": REASON,
    "Undo": UNDO,
    "Told": TOLD,
    "Position": POSITION,
    "Score": SCORE,
    "Table": TABLE,
    "Error": ERROR,
    "Problem": PROBLEM,
    "Changed": CHANGED,
    "Stored": STORED,
    "Hint": HINT,
    "Hints": HINTS,
    "Link": LINK,
    "Made": MADE,
    "Revealed": REVEALED,
    "Message": MESSAGE,
    "Moment": MOMENT,
    "TurningPoint": TURNING_POINT,
    "Analysis": ANALYSIS,
    "UnderWay": UNDER_WAY,
}
