"""Find the sentences for people in Python source: the literal arguments of marks and of `say`.

It reads the syntax tree: `data.count(b"...")` and the like are not sentences, but break tools that
read tokens.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

# The positions among a call's arguments of the context, the sentence and its plural.
CALLS: Final[Mapping[str, tuple[int | None, int, int | None]]] = {
    "_": (None, 0, None),
    "N_": (None, 0, None),
    "say": (None, 0, None),
    "say_in": (0, 1, None),
    "count": (None, 0, 1),
    "ngettext": (None, 0, 1),
    "pgettext": (0, 1, None),
    "NC_": (0, 1, None),
    "Label": (0, 1, None),
    "NNC_": (0, 1, 2),
}
NOTE: Final = "# Translators: "


@dataclass(frozen=True)
class Sentence:
    text: str
    line: int
    plural: str | None = None
    context: str | None = None
    note: str | None = None


def sentences(source: str) -> list[Sentence]:
    """The marked sentences of a file, from its first line to its last."""
    lines = source.splitlines()
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    found = (_sentence(call, lines) for call in sorted(calls, key=_place))
    return [sentence for sentence in found if sentence is not None]


def _place(call: ast.Call) -> tuple[int, int]:
    return call.lineno, call.col_offset


def _sentence(call: ast.Call, lines: list[str]) -> Sentence | None:
    places = CALLS.get(_name(call.func))
    if places is None:
        return None
    try:
        context, text, plural = (None if at is None else _literal(call, at) for at in places)
    except _NotLiteralError:
        return None
    if not text:
        return None
    return Sentence(text, call.lineno, plural, context, _note(call, lines))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class _NotLiteralError(Exception):
    """The argument is computed, is not text, or is missing."""


def _literal(call: ast.Call, at: int) -> str:
    match call.args[at : at + 1]:
        case [ast.Constant(value=str(text))]:
            return text
    raise _NotLiteralError


def _note(call: ast.Call, lines: list[str]) -> str | None:
    """The note above a sentence, of one line or more."""
    note: list[str] = []
    for line in map(str.strip, reversed(lines[: call.lineno - 1])):
        if line.startswith(NOTE):
            return " ".join([line.removeprefix(NOTE), *note])
        if not line.startswith("# "):
            break
        note.insert(0, line.removeprefix("# "))
    return None
