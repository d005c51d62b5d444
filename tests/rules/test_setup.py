"""S: what is on the table before the first turn, and who chooses where to start."""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA, DAN
from tests.rules.tables import (
    BOX,
    LAW,
    Table,
    districts,
    grow,
    hexes,
    play,
    points,
    positions,
    purse,
    rupees,
    stand,
    stock,
    to_act,
    wagons,
    warehouse,
)

from ceylon import ids
from ceylon.ids import NOBODY, Seat, by_seat, seats
from ceylon.rules.choices import text_of
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, land_of
from ceylon.rules.material import card_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import SetupError

SEEDS = st.integers(0, 2**32)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LEFT_OUT = pytest.mark.parametrize(("without", "letter"), [("uva", "U"), ("dimbula", "D")])


# S1 Players


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_two_to_four_players(seats: int) -> None:
    """S1: 2 to 4 players; one plays solo."""
    with pytest.raises(SetupError, match="S1"):
        Options(seats)


@SEATS
def test_everyone_may_be_drawn_as_the_starting_player(seats: int) -> None:
    """S1: the starting player is drawn at random, each one as likely."""
    starts = Counter(draw_deal(Options(seats), Random(seed), BOX).start for seed in range(240))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 240 / seats / 2


@SEATS
def test_the_table_may_choose_the_starting_player(seats: int) -> None:
    """S1: option: the starting player is chosen by the table."""
    for seat in ids.seats(seats):
        game = Game.new(Options(seats, start=seat), Random(seat))
        assert (game.start, game.seat) == (seat, seat)


@pytest.mark.parametrize("seat", [NOBODY, DAN])
def test_only_someone_at_the_table_starts(seat: Seat) -> None:
    """S1: the starting player is one of the players."""
    with pytest.raises(SetupError, match="S1"):
        Options(3, start=seat)


# S2, S3 The map


def test_four_districts_of_eight_hexes() -> None:
    """S2: Dimbula, Ruhuna, Kandy and Uva, of 8 hexes each."""
    land = land_of(BOX, -1)
    assert districts(land.districts) == {"Dimbula", "Kandy", "Ruhuna", "Uva"}
    assert Counter(name[0] for name in hexes(land.hexes)) == {"D": 8, "K": 8, "R": 8, "U": 8}


@SEATS
@LEFT_OUT
def test_a_district_is_left_out_with_two(seats: int, without: str, letter: str) -> None:
    """S3: Uva or Dimbula is left out with 2 players, and only then."""
    land = Table(seats=seats, without=without).set_up().land
    left_out = {name for name in HEX_NAMES if name[0] == letter} if seats == 2 else set()
    assert hexes(land.hexes) == set(HEX_NAMES) - left_out


def test_uva_is_left_out_unless_the_table_says_so() -> None:
    """S3: the default is Uva."""
    assert districts(Game.new(Options(2), Random(1)).land.districts) == {
        "Dimbula",
        "Kandy",
        "Ruhuna",
    }


@pytest.mark.parametrize("name", ["kandy", "ruhuna", "", "Uva"])
def test_no_other_district_is_left_out(name: str) -> None:
    """S3: which of the two is an option; Kandy and Ruhuna are always in play."""
    with pytest.raises(SetupError, match="S3"):
        Options(2, without=name)


@LEFT_OUT
@LAW
@given(seed=SEEDS)
def test_nothing_happens_in_a_district_left_out(without: str, letter: str, seed: int) -> None:
    """S3: no pawn enters it, nothing is planted or harvested there, no councillor contracted."""
    named = {"U": "Uva", "D": "Dimbula"}[letter]
    for game in positions(Options(2, without=without), seed):
        for text in map(text_of, game.legal()):
            assert not text.endswith((named, *(f" {letter}{n}" for n in range(1, 9))))


def test_no_pawn_passes_through_a_district_left_out() -> None:
    """S3, A6.1: the way round is longer, and is paid."""
    four, two = Table().begun(), Table(seats=2).begun()
    for game in (four, two):
        stand(game, 0, "K4")
        to_act(game, "plant")
        play(game, "move R5")
    assert rupees(four)[0] == 15 - 3  # K4, U1, U3, R5
    assert rupees(two)[0] == 15 - 6  # K4, K3, K7, R1, R5


@LEFT_OUT
def test_no_tile_and_councillor_for_a_district_left_out(without: str, letter: str) -> None:
    """S3, S5: neither levels nor a councillor are drawn for it."""
    district = "DKRU".index(letter)
    for seed in range(20):
        deal = draw_deal(Options(2, without=without), Random(seed), BOX)
        assert not any(deal.levels[8 * district : 8 * district + 8])
        assert deal.councillors[district] == 0
        assert deal.councillors.count(0) == 1


@LEFT_OUT
def test_no_bonus_and_no_majority_ask_for_a_district_left_out(without: str, letter: str) -> None:
    """S3, A1.4, E6: three districts are enough for the bonus, and three are scored."""
    game = Table(seats=2, without=without).begun()
    grow(game, 0, {"U": "R6", "D": "U5"}[letter])
    stand(game, 0, {"U": "K8", "D": "R6"}[letter])
    to_act(game, "plant")
    play(game, f"plant {'K8' if letter == 'U' else 'R6'}")
    assert game.players[0].bonus_points == 10
    placings = [placing.majority for placing in game.scores()[0].placings]
    assert placings == [d for d in range(4) if "DKRU"[d] != letter] + [4, 5]


def test_the_railway_is_drawn_or_built() -> None:
    """R5: option: nothing else."""
    assert Options(1).drawn_railway
    assert Options(1, railway="built").built_railway
    with pytest.raises(SetupError, match="R5"):
        Options(1, railway="bought")


# S5 Councillors


@LAW
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_a_different_councillor_for_each_district(seats: int, seed: int) -> None:
    """S5: one for each district in play, out of the eight."""
    drawn = [c for c in draw_deal(Options(seats), Random(seed), BOX).councillors if c]
    assert len(set(drawn)) == len(drawn) == (3 if seats == 2 else 4)
    assert set(drawn) <= set(range(1, 9))


def test_every_councillor_may_come_to_every_district() -> None:
    """S5: drawn at random."""
    deals = [draw_deal(Options(4), Random(seed), BOX) for seed in range(200)]
    for district in range(4):
        assert {deal.councillors[district] for deal in deals} == set(range(1, 9))


# S6 The decks


@LAW
@given(seats=st.integers(2, 4), seed=SEEDS)
def test_the_decks_hold_every_card_once(seats: int, seed: int) -> None:
    """S6: 46 action cards and 20 contracts; outside of the solo game no card is turned."""
    deal = draw_deal(Options(seats), Random(seed), BOX)
    assert sorted(deal.deck) == sorted(card_of(*pair) for pair in BOX.cards)
    assert sorted(deal.contracts) == list(range(20))


def test_the_decks_are_shuffled() -> None:
    """S6: another deal, another order."""
    first, second = (draw_deal(Options(4), Random(seed), BOX) for seed in (1, 2))
    assert first.deck != second.deck
    assert first.contracts != second.contracts


def test_the_first_three_contracts_are_on_the_wagons() -> None:
    """S6: face up on the 3 wagons, left to right."""
    game = Table(contracts=["5 BBW", "2 BGG", "1 BBG"]).set_up()
    assert wagons(game) == ["5 BBW", "2 BGG", "1 BBG"]
    assert game.contracts_left == 17


# S7, S8, S12 The supply and the boards


@SEATS
def test_four_bonus_tokens_with_any_number_of_players(seats: int) -> None:
    """S7: 10, 6, 3, 1, the 10 on top."""
    game = Table(seats=seats).set_up()
    assert game.bonuses_taken == 0
    assert [game.material.district_bonus[n] for n in range(4)] == [10, 6, 3, 1]


@SEATS
def test_what_each_player_gets(seats: int) -> None:
    """S8: 8 markers, 15 rupees, 1 black tea chest, score 0."""
    game = Table(seats=seats).set_up()
    assert len(game.players) == seats
    for seat, player in by_seat(game.players):
        assert (player.markers, player.rupees, warehouse(game, seat)) == (8, 15, "B")
        assert (points(game, seat), player.technology_tokens, player.contracts) == (0, 0, b"")
        assert (player.councillors, player.abilities, player.space) == (0, 0, 0)


def test_the_chests_of_the_supply_do_not_run_out() -> None:
    """S12: more black chests than the 16 in the box."""
    game = Table().begun()
    for seat in seats(4):
        stock(game, seat, "BBBBB")
    to_act(game, "harvest")
    play(game, "harvest D2")
    assert warehouse(game) == "BBBBBB"


def test_the_technology_tokens_of_the_supply_do_not_run_out() -> None:
    """S12: more technology tokens than the 17 in the box."""
    game = Table().begun()
    for player in game.players:
        player.technology_tokens = 9
    to_act(game, "advance")
    play(game, "advance")
    assert game.players[0].technology_tokens == 10


def test_the_rupees_of_the_supply_do_not_run_out() -> None:
    """S12: more rupees than the coins in the box, which are worth 324."""
    game = Table().begun()
    purse(game, 324, 324, 324, 324)
    to_act(game, "plant")
    play(game, "rupees")
    assert rupees(game)[0] == 326


@SEATS
def test_how_much_lies_face_down(seats: int) -> None:
    """S6, S11: all cards but those in the hands, all contracts but those on the wagons."""
    game = Table(seats=seats).begun()
    assert game.still_hidden() == (46 - 3 * seats) + (20 - 3)


def test_a_board_tells_what_is_on_it() -> None:
    """S8: what a player has, by name; zeros are left out."""
    player = Table().begun().players[0]
    assert repr(player).startswith("<Player: pawn 1, rupees 15, chests 1, markers 7, plantations 2")
    assert "second_leaf" not in repr(player)


@pytest.mark.parametrize("options", [Options(1), Options(4, starting_tiles=True)], ids=repr)
def test_a_deal_is_a_value(options: Options) -> None:
    """S4, S5, S6, V1, R4: it is all that was drawn, here and in another process."""
    deal, same, other = (draw_deal(options, Random(seed), BOX) for seed in (3, 3, 4))
    assert deal == same
    assert hash(deal) == hash(same)
    assert deal != other
    assert hash(deal) != hash(other)
    assert deal != repr(deal)
    assert pickle.loads(pickle.dumps(deal)) == deal  # noqa: S301 - our own


def test_a_deal_without_starting_tiles_or_railway() -> None:
    """V1, R1: neither is dealt unless it is said."""
    deal = Deal(levels=bytes(32), councillors=bytes(4), deck=b"", contracts=b"", start=ANA)
    assert (deal.tiles, deal.railways) == (b"", ())


def test_no_railway_is_drawn_for_a_district_left_out() -> None:
    """R4, S3: the human cannot start there."""
    drawn = draw_deal(Options(1, without="dimbula"), Random(3), BOX).railways
    assert [len(draw) for draw in drawn] == [0, 10, 10, 10]


def test_options_are_values() -> None:
    """S1, S3: compared by what the table chose."""
    assert Options(2) == Options(2, without="uva")
    assert hash(Options(2)) == hash(Options(2, without="uva"))
    assert Options(2) != Options(2, without="dimbula")
    assert hash(Options(2)) != hash(Options(2, without="dimbula"))
    assert Options(2) != repr(Options(2))
