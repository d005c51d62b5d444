"""The page of the API: all that is sent is there, and its links lead somewhere."""

import re

import pytest
from tools.docs.api_tables import PAGE, components, is_fact, is_object, type_text


def test_everything_with_a_name_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name, schema in components().items():
        facts = f"| `{name}` |" if is_fact(schema) else f"### Object {name}\n"
        assert (facts if is_object(schema) else f"| {name} |") in text
        for field in schema.get("properties", {}):
            assert f"`{field}`" in text


def test_links_lead_to_headings() -> None:
    text = PAGE.read_text(encoding="utf-8")
    headings = {
        title.lower().replace(" ", "-") for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= headings


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "integer", "minimum": 0, "maximum": 3}, "integer from 0 to 3"),
        ({"type": ["string", "null"]}, "string or null"),
        ({"type": "array", "items": {"$ref": "#/components/schemas/HexName"}}, "list of [HexName]"),
        (
            {"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 3},
            "list of 3: string",
        ),
        ({"anyOf": [{"const": "a"}, {"type": "null"}]}, "`a` or null"),
        (
            {
                "type": "object",
                "propertyNames": {"enum": ["x", "y"]},
                "additionalProperties": {"type": "number"},
            },
            "object: number by `x`, `y`",
        ),
        ({}, "anything"),
    ],
)
def test_a_type_in_words(schema: dict[str, object], text: str) -> None:
    assert type_text(schema).startswith(text)
