"""The picture of the terminal in the documentation."""

from xml.etree import ElementTree as ET

from tools.docs.terminal_picture import picture

from ceylon.rules.hexes import HEX_NAMES

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> str:
    root = ET.fromstring(svg)  # noqa: S314 - our own file
    return " ".join(text.text or "" for text in root.iter(f"{SVG}text")).replace("\xa0", " ")


def test_a_position_becomes_a_picture() -> None:
    """All hexes are on it, and what must be chosen; nothing is fetched to show it."""
    svg = picture()
    told = texts(svg)
    assert all(name in told for name in HEX_NAMES)
    assert "Your action on Dev’s turn" in told
    assert svg.replace(SVG.strip("{}"), "").count("http") == 0
