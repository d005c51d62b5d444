"""The generated pages of the documentation, each from what it describes."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
