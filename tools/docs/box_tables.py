"""docs/box.md: its tables are those of the shipped box."""

from ceylon.box import load
from ceylon.box.document import refreshed
from tools.docs import ROOT

PAGE = ROOT / "docs" / "box.md"


def page() -> str:
    """The text of docs/box.md, each of its blocks written anew."""
    return refreshed(PAGE.read_text(encoding="utf-8"), load())
