"""R1 to R6: setting up against the Ceylon Railways Company."""

from collections import Counter
from functools import cache
from itertools import permutations, product
from random import Random

import pytest
from tests.rules.railway_tables import LINE, board, put_on_top, solo, travel, turn_up
from tests.rules.tables import (
    BOX,
    adjacent,
    grow,
    hand,
    hex_id,
    hexes,
    legal,
    offers,
    play,
    points,
    rupees,
    show,
    stand,
    warehouse,
    why,
)

from ceylon.rules.deal import draw_deal, draw_railways
from ceylon.rules.facts import BonusTaken, FirstPlanted, HandDealt, RailwayLaid
from ceylon.rules.game import Game
from ceylon.rules.hexes import DISTRICT, HEX_NAMES, land_of
from ceylon.rules.options import Options
from ceylon.rules.state import HUMAN, PLAY, RAIL, RAILWAYS, START, STATION

WITHOUT = {"uva": "DKR", "dimbula": "KRU"}
RARE = "00001112 01120010 00112100"
"""Levels on which no line starts in Ruhuna but on R8, so that no plantation may stand there."""
NEAR = {name: adjacent(name) for name in HEX_NAMES}
RIM = {name for name in HEX_NAMES if len(NEAR[name]) < 6}


# Every line of R5, found in another way than the rules find it


@cache
def stretches(district: str) -> list[tuple[str, ...]]:
    """Three hexes of a district in a row."""
    names = [name for name in HEX_NAMES if name[0] == district]
    return [(a, b, c) for a, b, c in permutations(names, 3) if b in NEAR[a] and c in NEAR[b]]


@cache
def all_lines(districts: str) -> list[tuple[str, ...]]:
    """All lines of three such stretches from rim to rim, whatever the levels."""
    found = []
    for order in permutations(districts):
        for first, second, third in product(*map(stretches, order)):
            joined = second[0] in NEAR[first[2]] and third[0] in NEAR[second[2]]
            if joined and first[0] in RIM and third[2] in RIM:
                found.append(first + second + third)
    return found


def fitting(game: Game, districts: str, plantation: str) -> list[tuple[str, ...]]:
    """Lines that CR Co. may use when its plantation stands there."""
    return [
        line
        for line in all_lines(districts)
        if line[0][0] == plantation[0]
        and line[0] != plantation
        and {game.levels[hex_id(name)] for name in line} == {0, 1, 2}
    ]


@pytest.mark.parametrize(("districts", "number"), [("DKR", 1968), ("KRU", 2274)])
def test_there_are_as_many_lines_as_counted(districts: str, number: int) -> None:
    """R5: so many lines keep to the rules before the levels are looked at."""
    assert len(all_lines(districts)) == number
    without = {"DKR": 3, "KRU": 0}[districts]
    found = {tuple(HEX_NAMES[at] for at in line) for line in land_of(BOX, without).lines()}
    assert found == set(all_lines(districts))


# R1


def test_the_railways_start_like_a_player() -> None:
    """R1: 15 rupees, 1 black chest, 8 markers and a technology disc, but no hand."""
    game = Game.new(Options(1), Random(1))
    assert rupees(game) == [15, 15]
    assert [warehouse(game, seat) for seat in (HUMAN, RAILWAYS)] == ["B", "B"]
    assert [player.markers for player in game.players] == [8, 8]
    game = solo()
    assert [player.markers for player in game.players] == [7, 7]
    assert [len(hand(game, seat)) for seat in (HUMAN, RAILWAYS)] == [3, 0]
    assert game.players[RAILWAYS].hand_size == 0
    assert game.cards_left == 43


@pytest.mark.parametrize("seed", range(8))
def test_the_human_starts(seed: int) -> None:
    """R1: the human is the starting player, and first on the technology stack."""
    game = Game.new(Options(1), Random(seed))
    assert (game.start, game.seat, game.question) == (HUMAN, HUMAN, START)
    assert game.players[HUMAN].technology > game.players[RAILWAYS].technology
    assert [player.space for player in game.players] == [0, 0]


@pytest.mark.parametrize("without", WITHOUT)
def test_three_districts_are_in_play(without: str) -> None:
    """R1, S3: set up for two players, Uva or Dimbula left out."""
    game = Game.new(Options(1, without=without), Random(3))
    assert {name[0] for name in hexes(game.land.hexes)} == set(WITHOUT[without])
    assert {place[0] for place in offers(game, "start")} == set(WITHOUT[without])


# R2, R3


def test_cards_are_turned_at_random() -> None:
    """R2: each card of the deck lies one way or the other, as likely."""
    rng = Random(1)
    turned: Counter[int] = Counter()
    for _ in range(200):
        deck = draw_deal(Options(1, railway="built"), rng, BOX).deck
        assert sorted(card >> 1 for card in deck) == sorted(
            card >> 1 for card in draw_deal(Options(2), rng, BOX).deck
        )
        turned.update(place for place, card in enumerate(deck) if card & 1)
    assert all(60 < turned[place] < 140 for place in range(46))
    assert 4350 < turned.total() < 4850


def test_cards_are_turned_in_the_solo_game_only() -> None:
    """R2, S6: with more players the cards have no orientation before they are played."""
    for seats in (2, 3, 4):
        assert not any(card & 1 for card in draw_deal(Options(seats), Random(1), BOX).deck)


def test_passengers_start_at_0() -> None:
    """R3: the passengers track starts at 0."""
    assert solo().passengers == 0


def test_the_passengers_track_ends_at_3() -> None:
    """R3: its range is 0 to 3."""
    game = solo()
    game.passengers = 3
    game.players[RAILWAYS].rupees = 99
    game.players[RAILWAYS].councillors = 0
    turn_up(game, "contract/plant")
    assert game.passengers == 3


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
    assert game.levels[hex_id(plantation)] == 0
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
    low = [name for name in HEX_NAMES if name[0] in "DR" and game.levels[hex_id(name)] == 0]
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
    """R4: on rare elevations one plantation hex allows none; it is neither drawn nor chosen."""
    game = Game.new(Options(1, railway="built"), Random(1))
    game.levels = bytes(int(level) for level in RARE.replace(" ", "")) + bytes(8)
    game.lowland = sum(2**at for at in range(24) if game.levels[at] == 0)
    assert not fitting(game, "DKR", "R8")
    play(game, "start K1")
    assert "R8" not in offers(game, "railways")
    assert offers(game, "railways") == {"D1", "D2", "D3", "D4", "R1", "R2", "R7"}
    assert why(game, "railways R8").startswith("R4: ")
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
    high = next(name for name in HEX_NAMES[8:] if game.levels[hex_id(name)])
    assert "level" in why(game, f"railways {high}")
    assert why(game, "railways U1").startswith("S3: ")
    assert why(game, "play plant/harvest").startswith("R4: ")


# R5


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
        and game.levels[hex_id(name)] == 0
        and name[0] != HEX_NAMES[game.players[HUMAN].pawn][0]
        and fitting(game, WITHOUT[without], name)
    }
    assert offers(game, "railways") == possible
    plantation = rng.choice(sorted(possible))
    play(game, f"railways {plantation}")
    _build_and_compare(game, fitting(game, WITHOUT[without], plantation), rng)


def _build_and_compare(game: Game, lines: list[tuple[str, ...]], rng: Random) -> None:
    """Build a random line; every hex offered or not is compared with all lines there are."""
    begun: tuple[str, ...] = ()
    while game.question == RAIL:
        possible = {line[len(begun)] for line in lines if line[: len(begun)] == begun}
        assert offers(game, "rail") == possible
        assert legal(game) == {f"rail {name}" for name in possible}
        for name in set(HEX_NAMES) - possible:
            assert why(game, f"rail {name}").startswith("R5: ")
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
    """R5: over the human's, and over CR Co.'s own but for its first hex."""
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


def test_building_a_railway_is_told_once_it_is_whole() -> None:
    """R5: the ninth hex completes it, and the hands are dealt only then."""
    game = Game.new(Options(1, railway="built"), Random(4))
    play(game, f"start {min(offers(game, 'start'))}")
    play(game, f"railways {min(offers(game, 'railways'))}")
    for _ in range(8):
        assert play(game, f"rail {min(offers(game, 'rail'))}") == []
        assert game.players[HUMAN].hand_size == 0
    told = play(game, f"rail {min(offers(game, 'rail'))}")
    assert isinstance(told[0], RailwayLaid)
    assert told[0].line == tuple(game.railway)
    assert game.players[HUMAN].hand_size == 3


# R6


def all_but_one_district(game: Game) -> None:
    """The human needs Ruhuna alone, and stands there."""
    grow(game, HUMAN, "D7")
    stand(game, HUMAN, "R7")
    put_on_top(game, "harvest/trade")


def plant_in_the_last_district(game: Game) -> list[int]:
    show(game, "plant/trade")
    told = play(game, "plant R7")
    return [fact.points for fact in told if isinstance(fact, BonusTaken) and fact.seat == HUMAN]


def test_the_human_takes_the_top_bonus_token() -> None:
    """R6, A1.4: the 10, and scores it at once."""
    game = solo()
    all_but_one_district(game)
    assert plant_in_the_last_district(game) == [10]
    assert points(game) == 10


@pytest.mark.parametrize(("taken", "left"), [(1, [6]), (2, [3]), (3, [1]), (4, [])])
def test_the_human_takes_what_is_left(taken: int, left: list[int]) -> None:
    """R6: the tokens that CR Co. took at its resets are gone; perhaps none is left."""
    game = solo()
    for _ in range(taken):
        board(game, 8)
        travel(game)
    game.players[RAILWAYS].rupees = 0
    game.seat = HUMAN
    all_but_one_district(game)
    assert plant_in_the_last_district(game) == left
    assert game.players[HUMAN].bonus_tokens == len(left)


def test_the_railways_take_no_token_for_their_districts() -> None:
    """R6: CR Co. takes tokens at a reset only, never for a plantation in each district."""
    game = solo()
    grow(game, RAILWAYS, "K1")
    board(game, 7)
    told = turn_up(game, "plant/advance")
    assert {name[0] for name in hexes(game.players[RAILWAYS].plantations)} == {"D", "K", "R"}
    assert not any(isinstance(fact, BonusTaken) for fact in told)
    assert game.bonuses_taken == 0


def test_a_table_for_these_tests() -> None:
    """R4, R5: the railway of these tests keeps the rules itself."""
    game = solo()
    assert tuple(LINE.split()) in fitting(game, "DKR", "D8")
    assert DISTRICT[0] & game.players[RAILWAYS].plantations
