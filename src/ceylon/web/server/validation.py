"""Parses what a client sent into a dataclass.

It is validated against the schema that the API publishes. The validator knows the small part of
JSON Schema that these schemas use; its sentences are for people, in their language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    NoReturn,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from ceylon.errors import CeylonError, excerpt
from ceylon.sight.data.schema import Schema, Schemas
from ceylon.words import N_

SENT: Final = Schemas(closed=True, sent=True)
"""Whatever clients send."""
_MOST_SHOWN: Final = 10
T = TypeVar("T")


class Malformed(CeylonError):
    """A body that is not what the API describes."""


def parse(body: bytes) -> object:
    """The JSON of a body; raises Malformed."""
    try:
        return json.loads(body, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Malformed(N_("this is not valid JSON")) from None


def _no_number(_name: str) -> NoReturn:
    raise ValueError


def read(kind: type[T], value: object) -> T:
    """The value as a dataclass; raises Malformed."""
    found: T = _build(kind, check(value, SENT.of(kind)))
    return found


def _build(kind: Any, value: Any) -> Any:  # noqa: ANN401 - any type, and JSON that was checked
    if get_origin(kind) is Annotated:
        return _build(get_args(kind)[0], value)
    if get_origin(kind) is list:
        return [_build(get_args(kind)[0], each) for each in value]
    if not isinstance(value, dict):
        return value
    types = _types(kind)
    return kind(**{name: _build(types[name], each) for name, each in value.items()})


@cache
def _types(kind: type) -> Mapping[str, Any]:
    """Of the fields of a dataclass: they are texts in its source, which take long to read."""
    return get_type_hints(kind, include_extras=True)


def check(value: object, schema: Schema, place: str = "") -> Any:  # noqa: ANN401 - it is JSON
    """The value, with integers as int; raises Malformed with the place."""
    schema = SENT.resolved(schema)
    value = _of_type(value, schema, place)
    if "enum" in schema and value not in schema["enum"]:
        raise _unknown(place, schema["enum"])
    if isinstance(value, str):
        _check_text(value, schema, place)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        _check_number(value, schema, place)
    elif isinstance(value, list):
        return _checked_list(value, schema, place)
    elif isinstance(value, dict):
        return _checked_object(value, schema, place)
    return value


_TYPES: Final[Mapping[str, tuple[type, ...]]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


_WANTED: Final[Mapping[str, str]] = {
    "object": N_("the field “{place}” must be an object"),
    "array": N_("the field “{place}” must be a list"),
    "string": N_("the field “{place}” must be a string"),
    "integer": N_("the field “{place}” must be a whole number"),
    "number": N_("the field “{place}” must be a number"),
    "boolean": N_("the field “{place}” must be true or false"),
}
"""By the type in the schema. A value that may be null has its other type first."""
_BODY: Final = N_("the body must be a JSON object")


def _of_type(value: object, schema: Schema, place: str) -> object:
    wanted = schema["type"]
    names: Sequence[str] = [wanted] if isinstance(wanted, str) else wanted
    if isinstance(value, float) and value.is_integer() and "integer" in names:
        return int(value)  # 1.0 is an integer in JSON Schema
    for name in names:
        if isinstance(value, _TYPES[name]) and (name == "boolean" or not isinstance(value, bool)):
            return value
    if not place:
        raise Malformed(_BODY)
    raise _wrong(place, _WANTED[names[0]])


def _unknown(place: str, values: Sequence[object]) -> Malformed:
    """A few values are listed; of many, some are named as examples."""
    known = ", ".join(str(each) for each in values[:_MOST_SHOWN])
    if len(values) <= _MOST_SHOWN:
        return _wrong(place, N_("the field “{place}” must be one of {known}"), known=known)
    text = N_("the field “{place}” has an unknown value; known values include {known}")
    return _wrong(place, text, known=known)


def _check_text(value: str, schema: Schema, place: str) -> None:
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        raise _wrong(place, N_("the field “{place}” is too long or too short"))
    if "pattern" in schema and re.search(schema["pattern"], value) is None:
        raise _wrong(
            place, N_("the field “{place}” contains characters that are not allowed there")
        )


def _check_number(value: float, schema: Schema, place: str) -> None:
    if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        raise _wrong(place, N_("the field “{place}” is too large or too small"))


def _checked_list(value: list[object], schema: Schema, place: str) -> list[object]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        raise _wrong(place, N_("the field “{place}” is too long or too short"))
    return [check(each, schema["items"], f"{place}[{at}]") for at, each in enumerate(value)]


def _checked_object(value: dict[str, object], schema: Schema, place: str) -> dict[str, object]:
    known = schema["properties"]
    for name in schema.get("required", ()):
        if name not in value:
            raise _wrong(_inside(place, name), N_("the field “{place}” is missing"))
    for name in value:
        if name not in known:
            raise _wrong(_inside(place, excerpt(name)), N_("the field “{place}” is unknown here"))
    return {name: check(each, known[name], _inside(place, name)) for name, each in value.items()}


def _inside(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _wrong(place: str, text: str, **values: str) -> Malformed:
    return Malformed(text, {"place": place, **values})
