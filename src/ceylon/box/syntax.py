"""A file that is not TOML: where its syntax is wrong, and how, in sentences of our own."""

from __future__ import annotations

import re
from typing import Final

from ceylon.box.problems import BoxProblem
from ceylon.errors import N_, Clause, visible

_TWICE: Final = N_("this name occurs twice")
_ESCAPE: Final = N_("what follows the backslash is not understood")
_CHARACTER: Final = N_("this character is not allowed here")
_QUOTATION: Final = N_("a closing quotation mark is missing")
# What Python's reader of TOML says, by its beginning, and how we say it.
_SAID: Final = (
    ("Invalid statement", N_("this must be a field, name = value, or a heading")),
    ("Invalid initial character for a key part", N_("this must be the name of a field")),
    ("Expected '='", N_("an equals sign is missing after the name of the field")),
    ("Expected ']", N_("a heading is missing its closing ]")),
    ("Expected newline", N_("there is more on this line than a single field and its value")),
    ("Expected '\"", _QUOTATION),
    ("Expected \"'", _QUOTATION),
    ("Unterminated string", _QUOTATION),
    ("Unclosed array", N_("a list is missing its closing ]")),
    ("Unclosed inline table", N_("a table is missing its closing brace")),
    ("Invalid value", N_("this value is not understood; text needs quotation marks")),
    ("Invalid date", N_("this is not a date")),
    ("Cannot overwrite a value", _TWICE),
    ("Cannot declare", _TWICE),
    ("Cannot redefine", _TWICE),
    ("Cannot mutate", _TWICE),
    ("Duplicate", _TWICE),
    ("Unescaped", _ESCAPE),
    ("Invalid hex value", _ESCAPE),
    ("Escaped character", _ESCAPE),
    ("Illegal character", _CHARACTER),
    ("Found invalid character", _CHARACTER),
)
_AT: Final = re.compile(
    r"(?P<said>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)", re.DOTALL
)
_AT_THE_END: Final = " (at end of document)"


def syntax_problem(message: str, text: str) -> BoxProblem:
    """The message of `tomllib` about a text, as a problem at its line."""
    found = _AT.fullmatch(message)
    if found:
        said, line, column = found[1], int(found[2]), int(found[3])
    else:
        said, *before, last = message.removesuffix(_AT_THE_END), *text.split("\n")
        line, column = len(before) + 1, len(last) + 1
    place = Clause(N_("line {line}, column {column}"), {"line": line, "column": column})
    values = {"reason": _reason(said)}
    return BoxProblem(f"line {line}", N_("this is not TOML: {reason}"), values, place)


def _reason(said: str) -> Clause:
    for beginning, text in _SAID:
        if said.startswith(beginning):
            return Clause(text)
    return Clause(N_("“{said}”"), {"said": visible(said)})
