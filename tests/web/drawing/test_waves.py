"""The waves behind all pages."""

import re

from tests.browser.hanging import file

TILE = re.compile(r"width='(\d+)'")
WAVE = re.compile(r"M0 \d+c([^s]+)s([^M']+)")
NUMBER = re.compile(r"-?\d+")


def test_no_seam_is_seen() -> None:
    """Each line leaves a tile at the height and in the direction in which it enters the next."""
    drawn = file("base.css").decode()
    tile = TILE.search(drawn)
    waves = WAVE.findall(drawn)
    assert tile
    assert len(waves) == drawn.count("M0 ") > 3
    for curve, smooth in waves:
        *setting_out, _, _, x, y = map(int, NUMBER.findall(curve))
        turn_x, turn_y, further, down = map(int, NUMBER.findall(smooth))
        assert (x + further, y + down) == (int(tile[1]), 0)
        assert setting_out == [further - turn_x, down - turn_y]
