"""Generated blocks in pages that are written by hand."""

import pytest
from tools.docs import box_tables
from tools.docs.blocks import BLOCK, refreshed

from ceylon.box import load


def test_a_block_is_written_anew() -> None:
    page = "before\n<!-- box: Scoring -->\nold\n<!-- end -->\nafter\n"
    text = refreshed(page, box_tables.tables(load()))
    assert text.startswith("before\n<!-- box: Scoring -->\n| Scoring | | source |\n")
    assert "| leftover marker | \N{MINUS SIGN}2 | text |\n" in text
    assert text.endswith("<!-- end -->\nafter\n")
    assert "old" not in text


def test_an_unknown_block_is_an_error() -> None:
    with pytest.raises(KeyError):
        refreshed("<!-- box: Meeples -->\n<!-- end -->", box_tables.tables(load()))


def test_the_page_of_the_box_tells_everything() -> None:
    blocks = [found[2] for found in BLOCK.finditer(box_tables.PAGE.read_text(encoding="utf-8"))]
    assert sorted(blocks) == sorted(box_tables.tables(load()))
