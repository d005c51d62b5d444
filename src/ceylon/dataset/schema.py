"""The columns of the two kinds of files, and what each says. docs/data.md has the same tables."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ceylon.observation.layout import SIZE
from ceylon.rules.choices import CHOICES

VERSION: Final = 1
"""It changes when the same column would mean something else."""
CHOICES_BYTES: Final = len(CHOICES)


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: str
    """The name of an Arrow type; `[]` is a list, and a number the bytes of a fixed length."""
    meaning: str


DECISIONS: Final = (
    Column("game", "int64", "the number of the game, from 0"),
    Column("step", "int32", "the number of the decision in its game, from 0"),
    Column("seat", "int8", "who chooses, from 0"),
    Column("observation", str(SIZE), "what that seat observes (docs/environment.md)"),
    Column("mask", str(CHOICES_BYTES), "what it may choose: a byte per choice, 1 if it is legal"),
    Column("choice", "uint8", "what it chose, by its id"),
    Column("tried", "uint8[]", "the choices that its bot tried in its mind; null without a search"),
    Column("visits", "uint32[]", "how often it tried each of them; null without a search"),
    Column("value", "float32", "what it expected, from 0 to 1; null without a search"),
    Column("won", "bool", "whether the seat won the game"),
    Column("points", "int16", "its points at the end of the game"),
    Column("rank", "int8", "its place at the end of the game, 1 for the winner"),
)
GAMES: Final = (
    Column("game", "int64", "the number of the game, from 0"),
    Column("bots", "string[]", "the bot at each seat"),
    Column("start", "int8", "the starting player’s seat"),
    Column("decisions", "int32", "how many decisions there were"),
    Column("turns", "int16", "how many turns"),
    Column("by_markers", "bool", "whether a last marker triggered the end, and not the deck (E1)"),
    Column("winner", "int8", "the seat that won; CR Co. has seat 1 of a solo game"),
    Column("points", "int16[]", "the points by seat, CR Co. included"),
    Column("ranks", "int8[]", "the places by seat, CR Co. included"),
    Column("faults", "int32[]", "how often chance chose for each seat, because its bot failed"),
    Column("record", "string", "the game as a record (docs/record.md)"),
)


def schema_of(pa: Any, columns: tuple[Column, ...], head: str) -> Any:  # noqa: ANN401 - no types
    """As pyarrow has it; the head of the dataset is in its metadata."""
    fields = [pa.field(column.name, _type(pa, column.kind)) for column in columns]
    return pa.schema(fields, metadata={"ceylon": head})


def _type(pa: Any, kind: str) -> object:  # noqa: ANN401 - no types
    if kind.endswith("[]"):
        return pa.list_(_type(pa, kind.removesuffix("[]")))
    return pa.binary(int(kind)) if kind.isdecimal() else pa.type_for_alias(kind)
