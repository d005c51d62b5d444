"""`print(game)` and `print(view)`: everything on the table, and nothing that is hidden."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.golden.games import record_path
from tests.laws.fields import seats_of
from tests.laws.modes import MODES
from tests.rules.positions import middle, positions
from tests.rules.tables import Table, leave_contracts, stand

import ceylon
from ceylon.box import ACTIONS, DISTRICTS
from ceylon.ids import SPECTATOR, by_seat, seats
from ceylon.record import Record
from ceylon.rules.bits import members
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.map_sketch import (
    EDGE,
    NAME,
    PAWNS,
    PLANTATIONS,
    RAIL,
    RIDGES,
    RIVER,
    WATER,
    Canvas,
    draw_map,
)
from ceylon.rules.material import DOWN, UP, cards_of
from ceylon.rules.options import Options
from ceylon.rules.scoring import track_points
from ceylon.rules.view import View
from ceylon.words import Words

MOST_COLUMNS = 100
DRAWINGS = Path(__file__).parent / "drawings"
INKS = {NAME: "n", RIDGES: "^", EDGE: "-", RAIL: "=", WATER: "~", 0: "0", 1: "1"}
GROUNDS = {RIVER: "~", 0: "0", 1: "1", 2: "2"}
each_mode = pytest.mark.parametrize("mode", MODES)

DRAWN = r"""
<Game: 2 players, turn 1, seat 1: play>
    ._.-'-._._.-'-._._.-'-._._.-'-._._.-'-._._.-'-._.      train  17 to come, next: company 2
    │D1     │D2 ∧   ≈K1 ∧   │K2 ∧   │K3 ∧∧  │K4     │      1  company 4  GGG  12₨ or 5 points
    │■  □   │       ≈       │       │       │●  ○   │      2  company 1  BGW  12₨ or 5 points
._.-'-._._.-'-._≈≈≈≈≈-._._.-'-._._.-'-._._.-'-._._.-'      3  company 3  BBB   9₨ or 2 points
│D3 ∧∧  │D4 ∧   ≈K5 ∧   │K6     │K7     │
│       │       ≈       │       │       │                  technology  ■0 ●0
'-._._.-'-._._.-≈≈≈≈≈_.-'-._≈≈≈≈≈≈≈≈._.-'
    │D5 ∧   │D6     ≈K8     ≈R1 ∧   │                      Dimbula  C3 planting nearby
    │       │       ≈       ≈       │                      Kandy    C5 technology point
._.-'-._≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈-._._.-'-._.                  Ruhuna   C1 cheap steps
│D7     ≈R2     │R3 ∧∧  │R4 ∧   │R5     │
│       ≈       │       │       │       │                  district bonus  +10 +6 +3 +1
'-._._.-≈≈≈≈≈_.-'-._._.-'-._._.-'-._._.-'                  40 cards to come
    │D8     ≈R6 ∧   │R7     │R8     │
    │       ≈       │       │       │
    '-._._.-'-._._.-'-._._.-'-._._.-'
 ● seat 0    15₨  0 points   1B 0G 0W  tech 0  [ ][♣][♣♣][♣♣][♣♣]
   3 cards: plant/harvest, plant/harvest, plant/contract
►■ seat 1    15₨  0 points   1B 0G 0W  tech 0  [ ][♣][♣♣][♣♣][♣♣]
   3 cards: harvest/advance, trade/contract, trade/advance
"""


def hands(game: Game) -> list[list[str]]:
    """The cards of each hand as they are written."""
    return [
        [f"{ACTIONS[UP[card]]}/{ACTIONS[DOWN[card]]}" for card in cards_of(player.hand)]
        for player in game.players
    ]


@each_mode
def test_the_whole_table_is_drawn(mode: str) -> None:
    for game in positions(mode, every=31):
        drawn = str(game)
        assert drawn.startswith(f"{game!r}\n")
        assert max(len(line) for line in drawn.splitlines()) <= MOST_COLUMNS
        assert all(line == line.rstrip() for line in drawn.splitlines())
        assert all(drawn.count(HEX_NAMES[at]) == 1 for at in members(game.land.hexes))
        for seat, player in by_seat(game.players):
            on_map = len(members(player.plantations)) + len(members(player.second_leaf))
            discs = len(members(player.councillors)) + 1  # and one on the track
            assert drawn.count(PLANTATIONS[seat]) == on_map + discs + 1  # and before the board
            assert drawn.count(PAWNS[seat]) == (player.pawn >= 0)
            assert f"{player.rupees}₨" in drawn
            assert f"{track_points(game, seat)} point" in drawn
        for district in members(game.land.districts):
            councillor = game.councillors[district]
            ability = Words.of("en").unit("councillor", councillor - 1)
            assert f"{DISTRICTS[district]:<7}  C{councillor} {ability}" in drawn


@each_mode
def test_a_game_shows_every_hand(mode: str) -> None:
    for game in positions(mode, every=31):
        drawn = str(game)
        for cards in hands(game):
            assert ", ".join(cards) in drawn


@each_mode
def test_a_view_shows_what_its_seat_may_know(mode: str) -> None:
    """Section 8: whatever is imagined to be hidden, the same is drawn."""
    for game in positions(mode, every=31):
        for seat in (SPECTATOR, *seats_of(game)):
            view = View.of(game, seat)
            drawn = str(view)
            assert drawn == str(View.of(view.imagine(3), seat))
            shown = [cards for cards in hands(game) if cards and f": {', '.join(cards)}" in drawn]
            assert len(shown) == drawn.count("cards: ") + drawn.count("card: ")
            if seat != SPECTATOR and game.players[seat].hand:
                assert hands(game)[seat] in shown


def test_what_a_turn_looks_like() -> None:
    game = Game.new(Options(2), 7)
    while game.turn == 0:
        game.push(game.legal()[0])
    assert str(game) == DRAWN.strip("\n")


def test_a_tile_is_named() -> None:
    drawn = str(middle("4-tiles"))
    assert drawn.count("tile ") == 4


def golden(mode: str, way: str, choices: int) -> Game:
    """A golden game after that many of its choices."""
    return Record.parse(record_path(mode, way).read_text(encoding="utf-8")).game(choices)


def kept(name: str) -> str:
    return (DRAWINGS / f"{name}.txt").read_text(encoding="utf-8").rstrip("\n")


def railway() -> Game:
    """A solo game with an empty wagon, where every district bonus is taken."""
    return golden("solo-built-without-dimbula", "human-plants-last-as-follower", 43)


def test_a_game_with_starting_tiles_is_drawn_as_ever() -> None:
    """Character by character: one tile is used, and its second leaf is on the map (V6)."""
    game = golden("2-without-dimbula-tiles", "last-card-drawn", 23)
    assert str(game) == kept("tiles")


def test_a_game_with_a_railway_is_drawn_as_ever() -> None:
    """Letter by letter: the railway, its stations and the board of CR Co. (R3, R5)."""
    assert str(railway()) == kept("railway")


def test_a_map_is_painted_as_ever() -> None:
    """Each character has the ink of what it represents, and each cell the ground below it."""
    canvas = draw_map(railway())
    inks = {cell: INKS[ink] for cell, (_, ink) in canvas.letters.items()}
    grounds = {cell: GROUNDS[ground] for cell, ground in canvas.ground.items()}
    assert traced(canvas, inks) == kept("railway-inks")
    assert traced(canvas, grounds) == kept("railway-grounds")


def test_a_table_without_further_contracts_says_so() -> None:
    """T7: the wagons are refilled as long as the deck lasts."""
    game = Table().begun()
    leave_contracts(game)
    assert "  train  no contract to come\n" in str(game)


def test_pawns_stand_side_by_side() -> None:
    """A6.2: pawns do not block each other, so all of them may be on one hex."""
    game = Table().begun()
    for seat in seats(4):
        stand(game, seat, "D1")
    assert f"│   {PAWNS}│" in str(game)


def traced(canvas: Canvas, letters: dict[tuple[int, int], str]) -> str:
    """These letters in the places of the drawn ones, and nothing beyond them."""
    assert letters.keys() <= {(x, y) for x in range(canvas.width) for y in range(canvas.height)}
    rows = range(canvas.height)
    lines = ("".join(letters.get((x, y), " ") for x in range(canvas.width)) for y in rows)
    return "\n".join(line.rstrip() for line in lines)


def test_no_package_is_needed() -> None:
    """Nothing of what draws the terminal is loaded."""
    code = "import ceylon, sys; print(ceylon.Game.new(ceylon.Options(), 7)); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(Path(ceylon.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    *drawn, loaded = done.stdout.splitlines()
    assert "\n".join(drawn) == str(Game.new(Options(), 7))
    assert not {"rich", "ceylon.terminal", "ceylon.words"} & set(loaded.split())
