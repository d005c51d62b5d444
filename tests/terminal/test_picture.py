"""The picture of the terminal in the documentation."""

from pathlib import Path
from xml.etree import ElementTree as ET

from ceylon.record import Record
from ceylon.rules.hexes import HEX_NAMES
from ceylon.terminal import picture
from ceylon.words import Words

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> str:
    root = ET.fromstring(svg)  # noqa: S314 - our own file
    return " ".join(text.text or "" for text in root.iter(f"{SVG}text")).replace("\xa0", " ")


def test_a_position_becomes_a_picture() -> None:
    """S2: all hexes are on it, and what must be chosen."""
    record = Record.load(DOCS / "terminal.ceylon")
    told = texts(picture.drawn(record, Words.of("en")))
    assert all(name in told for name in HEX_NAMES)
    assert "Your action in Dev's turn" in told


def test_the_picture_in_the_documentation_is_one_of_it() -> None:
    """Nothing is fetched from elsewhere to show it."""
    svg = (DOCS / "terminal.svg").read_text(encoding="utf-8")
    assert all(name in texts(svg) for name in HEX_NAMES)
    assert svg.replace(SVG.strip("{}"), "").count("http") == 0
