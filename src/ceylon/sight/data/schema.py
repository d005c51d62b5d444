"""JSON Schema (2020-12, as in OpenAPI 3.1) from the types of dataclasses.

It knows what the JSON is made of: numbers, texts, flags, null, lists, mappings, unions, and
dataclasses, which become components. Any other class describes itself with a method `schema`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NewType, Union, get_args, get_origin, get_type_hints

from ceylon.sight.data.kinds import Keywords
from ceylon.sight.data.sources import meaning, meanings

Schema = dict[str, Any]
_TYPES: Final[Mapping[object, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    NoneType: "null",
}


class Schemas:
    """Describes types, and collects named ones as components."""

    def __init__(self, *, closed: bool = False, sent: bool = False) -> None:
        self.components: Final[dict[str, Schema]] = {}
        self._closed: Final = closed
        """Whether objects may have only the described fields. Answers may gain more in later
        versions; tests want to notice."""
        self._sent: Final = sent
        """Whether clients send it: then a field with a default may be left out."""

    def of(self, kind: Any) -> Schema:  # noqa: ANN401 - any type
        """The schema of a type; for a named one, a reference to its component."""
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(*arguments)
        if origin in (Union, UnionType):
            return _either([self.of(each) for each in arguments])
        if origin in (list, tuple, Sequence):
            return self._array(arguments)
        if origin in (dict, Mapping):
            keys, values = (self.of(each) for each in arguments)
            return {"type": "object", "propertyNames": keys, "additionalProperties": values}
        if kind is object:
            return {}  # anything
        if isinstance(kind, NewType):
            return self.of(kind.__supertype__)
        if kind in _TYPES:
            return {"type": _TYPES[kind]}
        return self._class(kind)

    def resolved(self, schema: Schema) -> Schema:
        """What a reference refers to; any other schema unchanged."""
        return self.components[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema

    def object_of(self, kind: type) -> Schema:
        """The schema of a dataclass itself."""
        types, told = get_type_hints(kind, include_extras=True), meanings(kind)
        names = [each.name for each in fields(kind)]
        optional = self._defaults(kind)
        properties = {
            name: with_meaning(self.of(types[name]), told.get(name, "")) | optional.get(name, {})
            for name in names
        }
        schema = {
            "type": "object",
            "description": meaning(kind),
            "properties": properties,
            "required": [name for name in names if name not in optional],
        }
        return self.limited(schema, "additionalProperties")

    def _defaults(self, kind: type) -> dict[str, Schema]:
        """The default of each field that may be left out."""
        known = {each.name: each.default for each in fields(kind) if each.default is not MISSING}
        return {name: {"default": value} for name, value in known.items()} if self._sent else {}

    def limited(self, schema: Schema, keyword: str) -> Schema:
        """The schema with additional fields forbidden, if objects are closed."""
        return {**schema, keyword: False} if self._closed else schema

    def _annotated(self, kind: object, *notes: Keywords) -> Schema:
        schema = self.of(kind)
        for note in notes:
            schema = schema | note.schema
            if note.name:
                self.components[note.name] = schema
                schema = ref(note.name)
        return schema

    def _array(self, kinds: tuple[object, ...]) -> Schema:
        """A list; a tuple has a fixed length."""
        schema = {"type": "array", "items": self.of(kinds[0])}
        if len(kinds) == 1 or kinds[1] is ...:
            return schema
        return {**schema, "minItems": len(kinds), "maxItems": len(kinds)}

    def _class(self, kind: type) -> Schema:
        name = name_of(kind)
        if name not in self.components:
            describe = getattr(kind, "schema", None)
            self.components[name] = describe(self) if describe else self.object_of(kind)
        return ref(name)


def name_of(kind: type) -> str:
    """The public name of a class: `PositionData` is a Position."""
    return kind.__name__.removesuffix("Data")


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def with_meaning(schema: Schema, text: str) -> Schema:
    return {**schema, "description": text} if text else schema


def _either(schemas: list[Schema]) -> Schema:
    """One of several; a simple type or null is one schema."""
    first, *others = schemas
    simple = isinstance(first.get("type"), str) and "enum" not in first
    if simple and others == [{"type": "null"}]:
        return {**first, "type": [first["type"], "null"]}
    return {"anyOf": schemas}
