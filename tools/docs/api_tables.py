"""docs/api.md: the fields of every object, as the API's own description has them."""

from collections.abc import Iterator
from typing import Any

from ceylon.web.server.openapi import description
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "api.md"
Schema = dict[str, Any]
_MANY = 40
"""More names than a reader wants to see."""


def page() -> str:
    """The text of docs/api.md, with its tables regenerated."""
    schemas = sorted(components().items())
    blocks = {
        "api: objects": "\n\n".join(
            _object(name, each) for name, each in schemas if is_object(each) and not is_fact(each)
        ),
        "api: facts": _facts({name: each for name, each in schemas if is_fact(each)}),
        "api: names": _names({name: each for name, each in schemas if not is_object(each)}),
    }
    return refreshed(PAGE.read_text(encoding="utf-8"), blocks)


def components() -> dict[str, Schema]:
    """Every named type that is sent, in either direction."""
    found: dict[str, Schema] = description()["components"]["schemas"]
    return found


def is_object(schema: Schema) -> bool:
    return bool(schema["type"] == "object")


def is_fact(schema: Schema) -> bool:
    """Whether these are the fields of one kind of fact, which is named in `fact`."""
    return "const" in schema.get("properties", {}).get("fact", {})


def _object(name: str, schema: Schema) -> str:
    lines = [f"### Object {name}", "", schema["description"]]
    if "anyOf" in schema:
        lines[-1] += " It has the fields of its [fact](#facts) besides."
    if schema["properties"]:
        lines += ["", "| field | type | what it is |", "|---|---|---|", *_rows(schema)]
    return "\n".join(lines)


def _rows(schema: Schema) -> Iterator[str]:
    for name, each in schema["properties"].items():
        said = [each.get("description", "")]
        if name not in schema["required"]:
            said.append(f"May be left out: then it is {_value(each['default'])}.")
        yield f"| `{name}` | {type_text(each)} | {' '.join(filter(None, said))} |"


def _facts(facts: dict[str, Schema]) -> str:
    lines = ["| fact | what happened | fields besides `fact` |", "|---|---|---|"]
    for name, schema in facts.items():
        fields = [_field(key, each) for key, each in schema["properties"].items() if key != "fact"]
        lines.append(f"| `{name}` | {schema['description']} | {'<br>'.join(fields)} |")
    return "\n".join(lines)


def _field(name: str, schema: Schema) -> str:
    said = schema.get("description", "")
    return f"`{name}`: {type_text(schema)}" + (f". {said}" if said else "")


def _names(names: dict[str, Schema]) -> str:
    lines = ["| name | what it is | values |", "|---|---|---|"]
    for name, schema in names.items():
        lines.append(f"| {name} | {schema.get('description', '')} | {_values(schema)} |")
    return "\n".join(lines)


def _values(schema: Schema) -> str:
    if "enum" not in schema:
        return type_text(schema)
    values = [_value(each) for each in schema["enum"]]
    if len(values) <= _MANY:
        return ", ".join(values)
    return f"{values[0]}, {values[1]}, … {values[-1]}: {len(values)} in total"


def type_text(schema: Schema) -> str:
    """What a value may be, in a few words; a named type is a link."""
    match schema:
        case {"$ref": str(place)}:
            return _link(place.rpartition("/")[2])
        case {"anyOf": list(several)}:
            return " or ".join(type_text(each) for each in several)
        case {"const": value}:
            return _value(value)
        case {"enum": _}:
            return _values(schema)
        case {"type": "array", "items": items, "minItems": least, "maxItems": most} if (
            least == most
        ):
            return f"list of {least}: {type_text(items)}"
        case {"type": "array", "items": items}:
            return f"list of {type_text(items)}"
        case {"type": "object", "propertyNames": keys, "additionalProperties": values}:
            return f"object: {type_text(values)} by {type_text(keys)}"
        case {"type": [str(one), "null"]}:
            return f"{type_text({**schema, 'type': one})} or null"
        case {"type": str(one)}:
            return one + _bounds(schema)
    return "anything"


def _bounds(schema: Schema) -> str:
    match schema:
        case {"minimum": least, "maximum": most}:
            return f" from {least} to {most}"
        case {"minimum": least}:
            return f" from {least}"
    return ""


def _link(name: str) -> str:
    place = f"object-{name.lower()}" if is_object(components()[name]) else "names"
    return f"[{name}](#{place})"


def _value(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case "":
            return "empty"
    return f"`{value}`"
