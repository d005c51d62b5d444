"""The root of the errors that this package raises on purpose.

An error carries its English sentence with named fields, so that the code that shows it can say it
in the reader's language: `words.say(error.text, **error.values)`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")
_NUMBER = re.compile(r"number(?:_(\d))?")
"""The units that say how many decimals a number has."""
_EXCERPT = 40
Names = Mapping[str, Sequence[str]]


def N_(text: str) -> str:  # noqa: N802 - the name that gettext's tools know
    """Mark a text for the catalogues; it is translated where it is shown."""
    return text


class CeylonError(Exception):
    """An error that the caller can fix."""

    def __init__(self, text: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(text, values)
        self.text = text
        """The English sentence, with fields; `str` fills them in."""
        self.values: Mapping[str, object] = values or {}
        """The values of its fields."""

    def __str__(self) -> str:
        return plain(self.text, self.values)


@dataclass(frozen=True)
class Clause:
    """A part of a sentence, given as one of its values and said in the same language as it."""

    text: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return plain(self.text, self.values)


def visible(text: str) -> str:
    """The text on one line of a screen, with a mark for each character that is not printable."""
    return "".join([letter if letter.isprintable() else "�" for letter in text])


def excerpt(text: str) -> str:
    """Text that somebody typed or sent, as quoted in a sentence: on one line, and short."""
    return visible(text) if len(text) <= _EXCERPT else visible(text[:_EXCERPT]) + "…"


def _one(noun: str) -> str:
    """The singular of an English plural that a unit is named after."""
    if noun.endswith("ies"):
        return noun.removesuffix("ies") + "y"
    return noun.removesuffix("es") if noun.endswith("xes") else noun.removesuffix("s")


def plain(text: str, values: Mapping[str, object], names: Names | None = None) -> str:
    """The English sentence, for a traceback or a log.

    A field's unit is looked up in `names`; a unit that is not there is a noun to be counted.
    """

    def show(field: re.Match[str]) -> str:
        value, unit = values.get(field[1], field[0]), field[2]
        if isinstance(value, tuple) and names and unit in names:
            return ", ".join(f"{n} {name}" for n, name in zip(value, names[unit], strict=True) if n)
        if isinstance(value, int | float) and (number := _NUMBER.fullmatch(unit or "")):
            return f"{value:.{number[1] or 0}f}"
        if unit is None or not isinstance(value, int):
            return str(value)
        if names and unit in names:
            return names[unit][value]
        return f"{value} {_one(unit) if value == 1 else unit}"

    return _FIELD.sub(show, text)
