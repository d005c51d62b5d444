"""docs/data.md: the columns of a dataset."""

from collections.abc import Sequence

from ceylon.dataset.schema import DECISIONS, GAMES, Column
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "data.md"


def page() -> str:
    """The text of docs/data.md, with its tables regenerated."""
    tables = {
        "data: decisions": _table("decision", DECISIONS),
        "data: games": _table("game", GAMES),
    }
    return refreshed(PAGE.read_text(encoding="utf-8"), tables)


def _table(row: str, columns: Sequence[Column]) -> str:
    head = [f"| of a {row} | type | meaning |", "|---|---|---|"]
    return "\n".join([*head, *(f"| `{c.name}` | {_kind(c.kind)} | {c.meaning} |" for c in columns)])


def _kind(kind: str) -> str:
    if kind.endswith("[]"):
        return f"list of {kind.removesuffix('[]')}"
    return f"{int(kind):,} bytes" if kind.isdecimal() else kind
