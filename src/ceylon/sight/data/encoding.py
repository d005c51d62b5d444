"""Data as JSON: a dataclass is an object with its fields, in their order."""

from __future__ import annotations

import json
from typing import Final

_fields: Final = vars
"""What the encoder calls for a dataclass. Slots would hide the fields from it."""
_ENCODER: Final = json.JSONEncoder(
    default=_fields,
    check_circular=False,
    ensure_ascii=False,
    allow_nan=False,
    separators=(",", ":"),
)


def to_json(value: object) -> bytes:
    """JSON in UTF-8, as short as possible; a lone surrogate that somebody sent cannot break it."""
    return _ENCODER.encode(value).encode("utf-8", "replace")


def to_text(value: object, *, indent: int | None = None, ascii_only: bool = True) -> str:
    """JSON to be printed or stored."""
    return json.dumps(
        value, default=_fields, ensure_ascii=ascii_only, allow_nan=False, indent=indent
    )
