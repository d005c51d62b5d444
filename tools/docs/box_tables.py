"""docs/box.md: its tables are those of the shipped box."""

from ceylon.box import Box, load
from ceylon.box.description import Section, describe, drawn_map
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "box.md"


def page() -> str:
    """The text of docs/box.md, with its tables regenerated."""
    return refreshed(PAGE.read_text(encoding="utf-8"), tables(load()))


def tables(box: Box) -> dict[str, str]:
    """By the names of their blocks; the map is drawn."""
    found = {f"box: {title}": _table((title, rows)) for title, rows in describe(box)}
    return {**found, "box: drawn map": "\n".join(["```", *drawn_map(box), "```"])}


def _table(section: Section) -> str:
    title, rows = section
    lines = [f"| {title} | | source |", "|---|---|---|"]
    return "\n".join(lines + [f"| {name} | {value} | {source} |" for name, value, source in rows])
