"""JSON compared with its schema, which allows no field here that it does not describe."""

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from ceylon.sight.data.schema import Schema, Schemas


def faults(data: object, kind: Any) -> list[str]:  # noqa: ANN401 - any type
    """What of the data is not as its type describes it."""
    return faults_in(data, _validator(kind))


@cache
def _validator(kind: Any) -> Draft202012Validator:  # noqa: ANN401 - any type
    schemas = Schemas(closed=True)
    return validator(schemas.of(kind), schemas.components)


def validator(schema: Schema, components: dict[str, Schema]) -> Draft202012Validator:
    return Draft202012Validator({**schema, "components": {"schemas": components}})


def faults_in(data: object, known: Draft202012Validator) -> list[str]:
    return [
        f"{'/'.join(map(str, each.instance_path))}: {each.message[:300]}"
        for each in known.iter_errors(data)
    ]
