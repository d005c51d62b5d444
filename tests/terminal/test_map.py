"""The map shows every hex in play with its level, and everything on it."""

import re

import pytest
from rich.text import Text
from tests.terminal.tables import MODES, game_after, positions

from ceylon.ids import SPECTATOR, Hex
from ceylon.rules.bits import members
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.map_sketch import corners
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.terminal import glyphs
from ceylon.terminal import map as island

each_mode = pytest.mark.parametrize("mode", MODES)


def drawn(game: Game) -> list[str]:
    return [line.plain for line in island.draw(View.of(game, SPECTATOR))]


def hex_lines(game: Game) -> dict[int, tuple[str, str]]:
    """The two lines inside each hex in play."""
    lines = drawn(game)
    return {
        at: (lines[y + 1][x + 1 : x + 8], lines[y + 2][x + 1 : x + 8])
        for at, (x, y) in corners(game).items()
    }


@each_mode
def test_every_hex_in_play_is_named_and_no_other(mode: str) -> None:
    """S2, S3: 32 hexes, or 24 where a district is left out."""
    game = game_after(MODES[mode], 1, 30)
    names = [HEX_NAMES[at] for at in range(32) if game.land.hexes >> at & 1]
    assert sorted(re.findall(r"[DKRU]\d", "\n".join(drawn(game)))) == names
    assert len(names) == (32 if MODES[mode].seats > 2 else 24)


@each_mode
def test_levels_are_ridges(mode: str) -> None:
    """S4: the level of a hex is the number of its ridges."""
    for game in positions(MODES[mode]):
        ridges = {at: name.count(glyphs.RIDGE) for at, (name, _) in hex_lines(game).items()}
        assert ridges == {at: game.levels[at] for at in ridges}


@each_mode
def test_every_plantation_stands_on_its_hex(mode: str) -> None:
    """A1, V6: each owner's shape, doubled by a second leaf, and nothing elsewhere."""
    for game in positions(MODES[mode]):
        for at, (_, pieces) in hex_lines(game).items():
            expected = "".join(
                glyphs.PLANTATIONS[seat] * (1 + (player.second_leaf >> at & 1))
                for seat, player in enumerate(game.players)
                if player.plantations >> at & 1
            )
            assert "".join(c for c in pieces if c in glyphs.PLANTATIONS) == expected


def test_a_second_leaf_is_among_the_positions() -> None:
    """V6: the sample would not be worth much without one."""
    games = [game for mode in MODES.values() for game in positions(mode)]
    assert any(player.second_leaf for game in games for player in game.players)


@each_mode
def test_every_pawn_stands_on_its_hex(mode: str) -> None:
    """A6: even if several are on one hex."""
    for game in positions(MODES[mode]):
        for at, (_, pieces) in hex_lines(game).items():
            expected = [
                glyphs.PAWNS[seat] for seat, player in enumerate(game.players) if player.pawn == at
            ]
            assert [c for c in pieces if c in glyphs.PAWNS] == expected


def test_four_pawns_fit_beside_a_second_leaf() -> None:
    """A6.2, V6: the fullest hex that there can be."""
    game = game_after(MODES["four, tiles"], 1, 30)
    for player in game.players:
        player.pawn = Hex(0)
        player.plantations &= ~1
    game.players[0].plantations |= 1
    game.players[0].second_leaf = 1
    assert hex_lines(game)[0][1] == "●● ○□◇☆"


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith("solo")])
def test_the_railway_has_its_numbered_stations(mode: str) -> None:
    """R5: nine stations, and the track over the eight edges between them."""
    game = game_after(MODES[mode], 2, 60)
    names = {at: name for at, (name, _) in hex_lines(game).items()}
    found = {at: name[-1] for at, name in names.items() if name[-1] in glyphs.STATIONS}
    assert found == dict(zip(game.railway, glyphs.STATIONS, strict=True))
    text = "\n".join(drawn(game))
    assert text.count("═") + text.count("║") == 8


def test_rivers_part_the_districts() -> None:
    """S2: water between K1 and D2, none between K1 and K2."""
    line = next(line for line in drawn(game_after(Options(4), 1, 0)) if "K1" in line)
    assert re.search(r"D2.{5}≈K1.{5}│K2", line)


def test_no_river_runs_along_a_district_left_out() -> None:
    """S3: what is not in play parts nothing."""
    lines = drawn(game_after(Options(2), 1, 0))
    row = next(line for line in lines if "K7" in line)
    assert re.search(r"K7.{5}│ *$", row)


@each_mode
def test_the_ground_is_painted_by_level(mode: str) -> None:
    """S4: with colour, every character of a hex is on the ground of its level."""
    game = game_after(MODES[mode], 3, 40)
    lines = island.draw(View.of(game, SPECTATOR))
    places = corners(game)
    assert set(places) == set(members(game.land.hexes))
    for at, (x, y) in places.items():
        assert glyphs.GROUND[game.levels[at]] in style_at(lines[y + 1], x + 1)


def style_at(line: Text, column: int) -> str:
    return next(str(span.style) for span in line.spans if span.start <= column < span.end)
