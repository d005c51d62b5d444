"""How each language writes numbers: written by `make words` from the Unicode CLDR (`cldr.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Convention(NamedTuple):
    point: str
    """Between the whole part of a number and its decimals."""
    group: str
    """Between thousands."""
    least_before_group: int
    """The fewest digits before the first group: with 2, it is 1234 and 12 345."""
    percent: str
    """The pattern of a percentage."""


CONVENTIONS: Final[Mapping[str, Convention]] = {
    "en": Convention(".", ",", 1, "{n}%"),
    "fr": Convention(",", "\u202f", 1, "{n}\u202f%"),
    "es": Convention(",", "\u202f", 2, "{n}\xa0%"),
    "ru": Convention(",", "\xa0", 2, "{n}\xa0%"),
}
