"""The schema of a type says what the type says, and the published one what is sent."""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Annotated, Any

import pytest
from tests.closed import faults
from tests.people import ANA
from tests.web.playing import MODES, Playing, as_json, each_mode, play, sample

from ceylon.ids import SPECTATOR, seats
from ceylon.rules.options import Options
from ceylon.sight.data.encoding import to_json
from ceylon.sight.data.facts import FIELDS, KINDS, ToldData
from ceylon.sight.data.kinds import Count, HexName, Keywords
from ceylon.sight.data.published import data
from ceylon.sight.data.schema import Schemas
from ceylon.sight.data.tables import TableData


@data
class Wagon:
    """A wagon of the train."""

    number: Count
    """From 0,
    the first first."""
    hexes: list[HexName]


@data
class Train(Wagon):
    """A train."""

    wagons: Mapping[str, Wagon | None]
    late: bool = False


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (int, {"type": "integer"}),
        (bool, {"type": "boolean"}),
        (float, {"type": "number"}),
        (str, {"type": "string"}),
        (object, {}),
        (int | None, {"type": ["integer", "null"]}),
        (Count, {"type": "integer", "minimum": 0}),
        (Count | None, {"type": ["integer", "null"], "minimum": 0}),
        (HexName, {"$ref": "#/components/schemas/HexName"}),
        (HexName | None, {"anyOf": [{"$ref": "#/components/schemas/HexName"}, {"type": "null"}]}),
        (int | str, {"anyOf": [{"type": "integer"}, {"type": "string"}]}),
        (list[str], {"type": "array", "items": {"type": "string"}}),
        (tuple[int, ...], {"type": "array", "items": {"type": "integer"}}),
        (
            tuple[int, int],
            {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        ),
        (
            dict[str, int],
            {
                "type": "object",
                "propertyNames": {"type": "string"},
                "additionalProperties": {"type": "integer"},
            },
        ),
        (
            Annotated[Count, Keywords(maximum=3), Keywords(description="few")],
            {"type": "integer", "minimum": 0, "maximum": 3, "description": "few"},
        ),
    ],
)
def test_a_type_has_its_schema(kind: object, schema: dict[str, Any]) -> None:
    assert Schemas().of(kind) == schema


def test_a_dataclass_is_a_component() -> None:
    """With the docstrings of its fields; a name has no `Data` at its end."""
    schemas = Schemas()
    assert schemas.of(TableData) == {"$ref": "#/components/schemas/Table"}
    assert schemas.of(Wagon) == {"$ref": "#/components/schemas/Wagon"}
    assert schemas.components["Wagon"] == {
        "type": "object",
        "description": "A wagon of the train.",
        "properties": {
            "number": {
                "type": "integer",
                "minimum": 0,
                "description": "From 0, the first first.",
            },
            "hexes": {"type": "array", "items": {"$ref": "#/components/schemas/HexName"}},
        },
        "required": ["number", "hexes"],
    }


def test_what_may_be_left_out() -> None:
    """Everything is sent; a client may leave out what has a default."""
    told, sent = Schemas(), Schemas(closed=True, sent=True)
    for schemas in (told, sent):
        schemas.of(Train)
    assert told.components["Train"]["required"] == ["number", "hexes", "wagons", "late"]
    assert sent.components["Train"]["required"] == ["number", "hexes", "wagons"]
    assert sent.components["Train"]["properties"]["late"] == {"type": "boolean", "default": False}
    assert sent.components["Train"]["additionalProperties"] is False
    assert "additionalProperties" not in told.components["Train"]


def test_data_is_encoded_in_the_order_of_its_fields() -> None:
    train = Train(1, ["K3"], {"a": Wagon(2, []), "é": None})
    assert to_json(train).decode() == (
        '{"number":1,"hexes":["K3"],"wagons":{"a":{"number":2,"hexes":[]},"é":null},"late":false}'
    )
    assert to_json(["\ud800"]) == b'["?"]'
    with pytest.raises(ValueError, match="not JSON compliant"):
        to_json(float("nan"))


# What is sent


@each_mode
def test_a_table_is_as_described(options: Options) -> None:
    """To every seat, in every mode, with every fact that happens there."""
    for playing in sample(options):
        for seat in (SPECTATOR, *seats(options.seats)):
            assert not faults(as_json(playing.screen(seat)), TableData)


@pytest.mark.parametrize("mode", ["solo, built", "two, tiles"])
def test_a_field_too_many_or_too_few_is_found(mode: str) -> None:
    """In every object of a table, including choices and reasons."""
    moments = (playing for playing in play(MODES[mode]) if playing.game.seat == 0)
    table = as_json(next(each for each in moments if each.version > LATE).screen(ANA))
    table["log"] = list({line["fact"]: line for line in table["log"]}.values())
    assert not faults(table, TableData)
    found = list(places(table))
    assert len(found) > 50
    for place in found:
        for change in (more, less) if place[-1:] not in MAPPINGS else (more,):
            changed = copy.deepcopy(table)
            change(at(changed, place))
            assert faults(changed, TableData), (place, change)


LATE = 60
MAPPINGS = {("chests",), ("councillors",), ("levels",), ("majorities",), ("reasons",)}
"""They have as many fields as there are things on the table."""
Place = tuple[str | int, ...]


def places(value: object, here: Place = ()) -> Iterator[Place]:
    """Where the objects of some JSON are."""
    if isinstance(value, dict):
        yield here
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for name, each in inside:
            yield from places(each, (*here, name))


def at(value: Any, place: Place) -> dict[str, object]:  # noqa: ANN401 - it is JSON
    for name in place:
        value = value[name]
    found: dict[str, object] = value
    return found


def more(thing: dict[str, object]) -> None:
    thing["more"] = 1


def less(thing: dict[str, object]) -> None:
    del thing[next(iter(thing))]


# Facts


def test_every_field_of_a_fact_has_its_meaning() -> None:
    """And nothing is described that no fact has."""
    own = {f"{kind.__name__}.{each.name}" for kind in KINDS for each in fields(kind)}
    names = {name.partition(".")[2] for name in own}
    assert names | {name for name in own if name in FIELDS} == set(FIELDS)
    assert len(KINDS) > 25


def test_every_fact_is_as_described() -> None:
    """For every viewer: an owner sees a card that is hidden from the others."""
    happened = set()
    for options in MODES.values():
        for seed in range(4):
            playing = last(options, seed)
            happened |= {type(fact) for _, fact in playing.log}
            for seat in (SPECTATOR, ANA):
                assert not faults(as_json(playing.screen(seat))["log"], list[ToldData])
    assert happened == set(KINDS)


def last(options: Options, seed: int) -> Playing:
    """A finished game."""
    *_, playing = play(options, seed)
    return playing
