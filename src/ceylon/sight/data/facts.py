"""Facts as data: what happened, by its name, with the fields of the rules' dataclasses.

There, everything is a number. `FIELDS` says what each number means; the docstrings in
`rules/facts.py` say what a fact means.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, Final

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.ids import NOBODY, Hex
from ceylon.record.notation import CARDS, CONTRACT_NAMES
from ceylon.rules import facts
from ceylon.rules.facts import HIDDEN, Fact
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import COUNCILLORS, WAGONS
from ceylon.sight.data.kinds import Count, Keywords, Number, Seat
from ceylon.sight.data.schema import Schema, Schemas, ref, with_meaning
from ceylon.sight.data.sources import meaning

KINDS: Final = tuple(
    kind
    for kind in vars(facts).values()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
)
"""All facts there are."""
_NAMES: Final = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS}


class FactData(dict[str, object]):
    """Something that happened to, or was done by, one seat."""

    @classmethod
    def schema(cls, schemas: Schemas) -> Schema:
        return _one_of_all(schemas, {"type": "object", "description": meaning(cls)})


class ToldData(FactData):
    """A line of the log: a fact as this seat may know it, and a sentence about it."""

    @classmethod
    def schema(cls, schemas: Schemas) -> Schema:
        number = with_meaning(
            schemas.of(Number), "The choice that it came of; choices count from 1."
        )
        own: Schema = {
            "type": "object",
            "description": meaning(cls),
            "properties": {"number": number, "sentence": schemas.of(str)},
            "required": ["number", "sentence"],
        }
        return _one_of_all(schemas, own)


def fact_data(fact: Fact) -> FactData:
    return FactData(_fields(fact))


def told_data(number: int, sentence: str, fact: Fact) -> ToldData:
    return ToldData(number=number, sentence=sentence, **_fields(fact))


def _fields(fact: Fact) -> dict[str, object]:
    kind = type(fact)
    return {"fact": kind.__name__, **{name: getattr(fact, name) for name in _NAMES[kind]}}


# What the numbers mean


def _place(names: str, known: int, first: int = 0, more: str = "") -> Keywords:
    told = f"Its place in `{names}`, from 0{more}."
    return Keywords(minimum=first, maximum=known - 1, description=told)


_HIDDEN: Final = "; -1 for a card that this seat may not know"
_Action = Annotated[int, _place("ActionName", len(ACTIONS))]
_Card = Annotated[int, _place("CardName", len(CARDS))]
_HiddenCard = Annotated[int, _place("CardName", len(CARDS), HIDDEN, _HIDDEN)]
_Hex = Annotated[Hex, _place("HexName", len(HEX_NAMES))]
_Tea = Annotated[int, _place("TeaName", len(TEAS))]

FIELDS: Final[Mapping[str, Any]] = {
    "action": Annotated[
        int, _place("ActionName", len(ACTIONS), -1, "; -1 where CR Co. takes 2 rupees instead")
    ],
    "by_markers": Annotated[bool, Keywords(description="By a last marker, and not by the deck.")],
    "card": _Card,
    "cards": list[_Card],
    "chests": tuple[Count, Count, Count],
    "contract": Annotated[int, _place("ContractName", len(CONTRACT_NAMES))],
    "councillor": Annotated[int, Keywords(minimum=1, maximum=COUNCILLORS)],
    "district": Annotated[int, _place("DistrictName", len(DISTRICTS))],
    "down": _Action,
    "end": _Hex,
    "from_discards": Annotated[bool, Keywords(description="Off the discard pile, not the deck.")],
    "hex": _Hex,
    "line": list[_Hex],
    "owner": Annotated[Seat, Keywords(description="Whose plantation it is.")],
    "passengers": Annotated[Count, Keywords(description="What the track now shows.")],
    "points": int,
    "price": Annotated[Count, Keywords(description="The rupees that were paid.")],
    "rule": Annotated[str, Keywords(description="The rule's ID.")],
    "rupees": Count,
    "seat": Seat,
    "second_leaf": bool,
    "space": Annotated[Number, Keywords(description="The number of the space, from 1.")],
    "start": _Hex,
    "steps": Count,
    "tea": _Tea,
    "tile": Annotated[int, _place("TileName", len(TILES))],
    "turn": Annotated[Number, Keywords(description="Turns count from 1.")],
    "up": _Action,
    "wagon": Annotated[int, Keywords(minimum=0, maximum=WAGONS - 1)],
    # Where the same name means something else.
    "CardDrawn.card": _HiddenCard,
    "HandDealt.cards": list[_HiddenCard],
    "RailwaysMoved.end": Annotated[Count, Keywords(description="A space of the line, from 0.")],
    "RailwaysMoved.start": Annotated[Count, Keywords(description="A space of the line, from 0.")],
    "WagonFilled.seat": Annotated[int, Keywords(const=NOBODY, description="Nobody's doing.")],
}


def _one_of_all(schemas: Schemas, schema: Schema) -> Schema:
    """Each kind of fact is a component, identified by the name in `fact`."""
    for kind in KINDS:
        schemas.components.setdefault(kind.__name__, _fact_schema(schemas, kind))
    found = {
        **schema,
        "anyOf": [ref(kind.__name__) for kind in KINDS],
        "discriminator": {"propertyName": "fact"},
    }
    return schemas.limited(found, "unevaluatedProperties")


def _fact_schema(schemas: Schemas, kind: type[Fact]) -> Schema:
    """Open even where others are closed: a line of the log adds to it."""
    types = {name: FIELDS.get(f"{kind.__name__}.{name}", FIELDS[name]) for name in _NAMES[kind]}
    own = {name: schemas.of(each) for name, each in types.items()}
    properties = {"fact": {"type": "string", "const": kind.__name__}, **own}
    return {
        "type": "object",
        "description": meaning(kind),
        "properties": properties,
        "required": list(properties),
    }
