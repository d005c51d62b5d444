"""R4, R5: where CR Co. starts, and the lines on which its railway may run."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from tests.rules.railway_lines import RIM, WITHOUT, all_lines, fitting
from tests.rules.railway_tables import solo
from tests.rules.tables import BOX, Table, hexes, legal, offers, play, why

from ceylon.box import DISTRICTS
from ceylon.ids import HUMAN, RAILWAYS, Hex
from ceylon.rules.deal import draw_railways
from ceylon.rules.facts import FirstPlanted, HandDealt, RailBuilt, RailwayLaid
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named, land_of
from ceylon.rules.options import Options
from ceylon.rules.state import PLAY, RAIL, STATION

RARE = "00001112 01120010 00112100"
"""Levels on which every line from Ruhuna starts on R8, so that no plantation may be on R8."""


@pytest.mark.parametrize(("districts", "number"), [("DKR", 1968), ("KRU", 2274)])
def test_there_are_as_many_lines_as_counted(districts: str, number: int) -> None:
    """R5: how many lines are valid, ignoring the levels."""
    assert len(all_lines(districts)) == number
    without = {"DKR": 3, "KRU": 0}[districts]
    found = {tuple(HEX_NAMES[at] for at in line) for line in land_of(BOX, without).lines()}
    assert found == set(all_lines(districts))


# R4


def test_the_human_places_first() -> None:
    """R4: then CR Co. starts in a district without a plantation, drawn by default."""
    game = Game.new(Options(1), Random(5))
    facts = play(game, "start K1") if "K1" in offers(game, "start") else play(game, "start K4")
    kinds = [type(fact) for fact in facts]
    assert kinds[:4] == [FirstPlanted, FirstPlanted, RailwayLaid, HandDealt]
    assert [fact.seat for fact in facts[:4]] == [HUMAN, RAILWAYS, RAILWAYS, HUMAN]
    assert game.question == PLAY


@pytest.mark.parametrize("without", WITHOUT)
@pytest.mark.parametrize("seed", range(6))
def test_a_drawn_start_keeps_the_rules(without: str, seed: int) -> None:
    """R4, R5: level 0, another district, the pawn at the rim on the first hex of a line."""
    game = Game.new(Options(1, without=without), Random(seed))
    play(game, f"start {sorted(offers(game, 'start'))[seed]}")
    (plantation,) = hexes(game.players[RAILWAYS].plantations)
    assert game.levels[hex_named(plantation)] == 0
    assert plantation[0] not in {name[0] for name in hexes(game.players[HUMAN].plantations)}
    line = tuple(HEX_NAMES[at] for at in game.railway)
    assert line in fitting(game, WITHOUT[without], plantation)
    assert HEX_NAMES[game.players[RAILWAYS].pawn] == line[0] != plantation
    assert line[0][0] == plantation[0]
    assert line[0] in RIM
    assert game.station == 0
    assert hexes(game.railway_hexes) == set(line)


@cache
def drawn() -> list[tuple[str, ...]]:
    """Plantations and lines that were drawn on one map, where the human starts in Kandy."""
    game = Game.new(Options(1), Random(2))
    rng = Random(7)
    draws = [draw_railways(game.land, game.levels, rng)[1] for _ in range(400)]
    return [tuple(HEX_NAMES[at] for at in draw) for draw in draws]


def test_the_plantation_is_drawn_first() -> None:
    """R4: each hex that qualifies is equally likely, however many lines it allows."""
    game = Game.new(Options(1), Random(2))
    low = [name for name in HEX_NAMES if name[0] in "DR" and game.levels[hex_named(name)] == 0]
    places = Counter(plantation for plantation, *_ in drawn())
    assert set(places) == {name for name in low if fitting(game, "DKR", name)}
    assert len(places) == 8
    assert all(25 < number < 80 for number in places.values())


def test_the_line_is_drawn_second() -> None:
    """R4: each line that fits from the district is equally likely, not each first hex of one."""
    game = Game.new(Options(1), Random(2))
    by_line: dict[str, float] = dict.fromkeys(HEX_NAMES, 0)
    by_first_hex = by_line.copy()
    for plantation, number in Counter(draw[0] for draw in drawn()).items():
        lines = fitting(game, "DKR", plantation)
        firsts = Counter(line[0] for line in lines)
        assert {draw[1:] for draw in drawn() if draw[0] == plantation} <= set(lines)
        for name in firsts:
            by_line[name] += number * firsts[name] / len(lines)
            by_first_hex[name] += number / len(firsts)
    found = Counter(draw[1] for draw in drawn())
    assert distance(found, by_line) < 0.1 < distance(found, by_first_hex)


def distance(found: Counter[str], expected: dict[str, float]) -> float:
    """How far what was drawn is from a distribution, from 0 to 1."""
    return sum(abs(found[name] - expected[name]) for name in expected) / found.total() / 2


def test_only_a_plantation_that_allows_a_line() -> None:
    """R4: on rare layouts one plantation hex allows no line; it is neither drawn nor chosen."""
    game = Game.new(Options(1, railway="built"), Random(1))
    game.levels = bytes(int(level) for level in RARE.replace(" ", "")) + bytes(8)
    game.lowland = sum(2**at for at in range(24) if game.levels[at] == 0)
    assert not fitting(game, "DKR", "R8")
    play(game, "start K1")
    assert "R8" not in offers(game, "railways")
    assert offers(game, "railways") == {"D1", "D2", "D3", "D4", "R1", "R2", "R7"}
    assert why(game, "railways R8") == ("R4: no legal railway can be built from R8")
    rng = Random(1)
    places = {draw_railways(game.land, game.levels, rng)[1][0] for _ in range(60)}
    assert {HEX_NAMES[at] for at in places} == offers(game, "railways")


def test_what_is_no_place_for_the_railways() -> None:
    """R4: not in the human's district, not above level 0, not out of play."""
    game = Game.new(Options(1, railway="built"), Random(1))
    places = sorted(offers(game, "start"))
    play(game, f"start {places[0]}")
    assert game.question == STATION
    assert {place[0] for place in offers(game, "railways")} == {"K", "R"}
    assert why(game, f"railways {places[1]}").startswith("R4: ")
    high = next(name for name in HEX_NAMES[8:] if game.levels[hex_named(name)])
    level = game.levels[hex_named(high)]
    assert why(game, f"railways {high}") == (
        f"R4: {high} is at level {level}; a starting place must be at level 0"
    )
    assert why(game, "railways U1").startswith("S3: ")
    assert why(game, "play plant/harvest").startswith("R4: ")


@pytest.mark.parametrize("place", ["D1", "K7", "R7"])
def test_the_railways_start_in_another_district(place: str) -> None:
    """R4: the reason names the human's."""
    game = Table(seats=1).set_up()
    game.railway_built = True
    play(game, f"start {place}")
    district = next(name for name in DISTRICTS if name[0] == place[0])
    assert why(game, f"railways {place}") == (
        f"R4: CR Co. must start in a different district from yours, not in {district}"
    )


# R5


def test_why_a_hex_is_not_on_the_line() -> None:
    """R5: from K1 no hex but its neighbours comes next."""
    game = Table(seats=1).set_up()
    game.railway_built = True
    play(game, "start D2", "railways K7", "rail K1")
    assert why(game, "rail R8") == (
        "R5: R8 is not adjacent to K1, the last hex of the railway so far"
    )


SHAPE = "nine hexes, three consecutive ones in each district, the last on the rim of the map"
ENDS = "both ends of the railway must be on the rim of the map"


@pytest.mark.parametrize(
    ("over", "reason"),
    [
        ("D1", "the railway starts in Kandy, where CR Co.’s plantation is"),
        ("K7", "the railway cannot start on the hex of CR Co.’s plantation"),
        ("K5", f"{ENDS}, and K5 is not"),
    ],
)
def test_why_a_railway_cannot_start_there(over: str, reason: str) -> None:
    """R5: in the district of CR Co.'s plantation, beside it, on the rim."""
    game = Table(seats=1).set_up()
    game.railway_built = True
    play(game, "start D2", "railways K7")
    assert why(game, f"rail {over}") == f"R5: {reason}"


@pytest.mark.parametrize(
    ("line", "over", "reason"),
    [
        ("K1 K5 K8 D6", "D5", "a railway through D5 could not reach all three levels"),
        ("K1 K2", "K3", f"a railway through K3 could not be completed: {SHAPE}"),
    ],
)
def test_why_a_railway_would_lead_nowhere(line: str, over: str, reason: str) -> None:
    """R5: levels and shape are told apart."""
    game = Table(seats=1).set_up()
    game.railway_built = True
    play(game, "start D2", "railways K7", *(f"rail {place}" for place in line.split()))
    assert why(game, f"rail {over}") == f"R5: {reason}"


NEEDED = "the railway needs three consecutive hexes in each district"


@pytest.mark.parametrize(
    ("line", "over", "reason"),
    [
        ("K1 K5", "K1", "K1 is already part of the railway"),
        ("K1", "D2", f"{NEEDED}; so far it has 1 hex in Kandy"),
        ("K1 K5", "D4", f"{NEEDED}; so far it has 2 hexes in Kandy"),
        ("K1 K6 K5", "K8", "the railway already has its three hexes in Kandy"),
    ],
)
def test_why_a_hex_would_break_the_three_of_a_district(line: str, over: str, reason: str) -> None:
    """R5: the three hexes of a district follow one another."""
    game = Table(seats=1).set_up()
    game.railway_built = True
    play(game, "start D2", "railways K7", *(f"rail {place}" for place in line.split()))
    assert why(game, f"rail {over}") == f"R5: {reason}"


@pytest.mark.parametrize("without", WITHOUT)
@pytest.mark.parametrize("seed", range(4))
def test_a_built_line_can_always_be_finished(without: str, seed: int) -> None:
    """R4, R5: at each step exactly those hexes are legal from which a valid line is possible."""
    rng = Random(seed)
    game = Game.new(Options(1, without=without, railway="built"), rng)
    play(game, f"start {rng.choice(sorted(offers(game, 'start')))}")
    possible = {
        name
        for name in HEX_NAMES
        if name[0] in WITHOUT[without]
        and game.levels[hex_named(name)] == 0
        and name[0] != HEX_NAMES[game.players[HUMAN].pawn][0]
        and fitting(game, WITHOUT[without], name)
    }
    assert offers(game, "railways") == possible
    plantation = rng.choice(sorted(possible))
    play(game, f"railways {plantation}")
    _build_and_compare(game, fitting(game, WITHOUT[without], plantation), rng)


def _check_reason(game: Game, at: Hex, reason: str) -> None:
    """A reason says what the line breaks, and no other reason is given if it breaks that."""
    begun, land = game.railway, game.land
    beside = not begun or bool(land.neighbours[begun[-1]] >> at & 1)
    assert ("already part" in reason) == (at in begun)
    assert ("not adjacent" in reason) == (at not in begun and not beside)
    if ENDS in reason:
        assert len(begun) in (0, 8)
        assert not land.rim >> at & 1
    if "all three levels" in reason:
        longer = begun + bytes([at])
        ways = [line for line in land.lines() if line.startswith(longer)]
        assert ways
        assert all(len({game.levels[each] for each in way}) < 3 for way in ways)


def _build_and_compare(game: Game, lines: list[tuple[str, ...]], rng: Random) -> None:
    """Build a random line; every hex offered or not is compared with all lines there are."""
    begun: tuple[str, ...] = ()
    while game.question == RAIL:
        possible = {line[len(begun)] for line in lines if line[: len(begun)] == begun}
        assert offers(game, "rail") == possible
        assert legal(game) == {f"rail {name}" for name in possible}
        for name in set(HEX_NAMES) - possible:
            assert why(game, f"rail {name}").startswith("R5: ")
            _check_reason(game, hex_named(name), why(game, f"rail {name}"))
        begun = (*begun, rng.choice(sorted(possible)))
        play(game, f"rail {begun[-1]}")
    assert begun in lines
    assert game.question == PLAY
    assert HEX_NAMES[game.players[RAILWAYS].pawn] == begun[0]


@pytest.mark.parametrize("without", WITHOUT)
def test_every_first_hex_and_every_second(without: str) -> None:
    """R4, R5: the first two steps are compared for every plantation that is possible."""
    game = Game.new(Options(1, without=without, railway="built"), Random(11))
    play(game, f"start {min(offers(game, 'start'))}")
    for plantation in offers(game, "railways"):
        placed = game.copy()
        play(placed, f"railways {plantation}")
        lines = fitting(game, WITHOUT[without], plantation)
        assert offers(placed, "rail") == {line[0] for line in lines}
        for first in offers(placed, "rail"):
            begun = placed.copy()
            play(begun, f"rail {first}")
            assert offers(begun, "rail") == {line[1] for line in lines if line[0] == first}


def test_a_line_may_run_over_starting_plantations() -> None:
    """R5: over the human's, and over CR Co.'s own except on its first hex."""
    game = solo(human="K7", plantation="D2")
    assert game.railway_hexes & game.players[HUMAN].plantations
    assert game.railway_hexes & game.players[RAILWAYS].plantations
    game = Game.new(Options(1, railway="built"), Random(1))
    play(game, f"start {min(offers(game, 'start'))}")
    for plantation in offers(game, "railways"):
        placed = game.copy()
        play(placed, f"railways {plantation}")
        assert plantation not in offers(placed, "rail")


def test_the_rim_is_that_of_the_whole_board() -> None:
    """R5: a hex at the river to the district left out is not at the rim."""
    assert "K7" not in RIM
    assert "R1" not in RIM
    for without, left_out in ((0, "dimbula"), (3, "uva")):
        land = land_of(BOX, without)
        assert hexes(land.rim) == RIM
        ends = {HEX_NAMES[at] for line in land.lines() for at in (line[0], line[8])}
        assert ends <= RIM, left_out


def test_building_a_railway_is_told_hex_by_hex_and_as_a_whole() -> None:
    """R5: the ninth hex completes it, and the hands are dealt only then."""
    game = Game.new(Options(1, railway="built"), Random(4))
    play(game, f"start {min(offers(game, 'start'))}")
    play(game, f"railways {min(offers(game, 'railways'))}")
    for space in range(1, 9):
        told = play(game, f"rail {min(offers(game, 'rail'))}")
        assert told == [RailBuilt(RAILWAYS, Hex(game.railway[space - 1]), space)]
        assert game.players[HUMAN].hand_size == 0
    told = play(game, f"rail {min(offers(game, 'rail'))}")
    assert told[0] == RailBuilt(RAILWAYS, Hex(game.railway[8]), 9)
    assert told[1] == RailwayLaid(RAILWAYS, tuple(map(Hex, game.railway)))
    assert game.players[HUMAN].hand_size == 3
