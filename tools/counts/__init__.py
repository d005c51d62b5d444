"""Counts the instructions that the engine executes: `make counts` compares them with
counts.json."""

from typing import Final

from tools.docs import ROOT

RECORD: Final = ROOT / "docs" / "game.ceylon"
