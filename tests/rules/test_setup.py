"""S: what lies on the table before the first turn, and who chooses where to start."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import (
    BOX,
    LAW,
    PLACES,
    Table,
    asks,
    card,
    climb,
    deck_left,
    districts,
    finish_turn,
    grow,
    hand,
    hexes,
    legal,
    offers,
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
    why,
)

from ceylon.rules.choices import text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import HandDealt
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, land_of
from ceylon.rules.material import card_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import SetupError
from ceylon.rules.state import PLAY, START

SEEDS = st.integers(0, 2**32)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LEFT_OUT = pytest.mark.parametrize(("without", "letter"), [("uva", "U"), ("dimbula", "D")])


# S1 Players


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_two_to_four_players(seats: int) -> None:
    """S1: 2 to 4 players; one alone plays solo."""
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
    for seat in range(seats):
        game = Game.new(Options(seats, start=seat), Random(seat))
        assert (game.start, game.seat) == (seat, seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_someone_at_the_table_starts(seat: int) -> None:
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
    for seat, player in enumerate(game.players):
        assert (player.markers, player.rupees, warehouse(game, seat)) == (8, 15, "B")
        assert (points(game, seat), player.technology_tokens, player.contracts) == (0, 0, b"")
        assert (player.councillors, player.abilities, player.space) == (0, 0, 0)


def test_the_chests_of_the_supply_do_not_run_out() -> None:
    """S12: more black chests than the 16 in the box."""
    game = Table().begun()
    for seat in range(4):
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


# S9 Starting places


@SEATS
def test_places_are_chosen_clockwise_from_the_starting_player(seats: int) -> None:
    """S9: from the starting player clockwise."""
    game = Table(seats=seats, start=1).set_up()
    order = []
    for place in PLACES[:seats]:
        assert game.question == START
        order.append(game.seat)
        play(game, f"start {place}")
    assert order == [(1 + place) % seats for place in range(seats)]
    assert asks(game, PLAY, 1)


def test_a_starting_place_is_at_level_0() -> None:
    """S9: the first player may choose every level-0 hex, and no other."""
    game = Table().set_up()
    levels = Table().levels.replace(" ", "")
    low = {name for name, level in zip(HEX_NAMES, levels, strict=True) if level == "0"}
    assert legal(game) == {f"start {name}" for name in low}
    assert why(game, "start D4") == "S9: D4 is at level 2, a starting place at level 0"


def test_each_player_starts_in_another_district() -> None:
    """S9: in a district where no plantation stands yet."""
    game = Table().set_up()
    play(game, "start K1", "start R8")
    assert {name[0] for name in offers(game, "start")} == {"D", "U"}
    assert why(game, "start K7") == "S9: a plantation already stands in Kandy"
    play(game, "start U1")
    assert {name[0] for name in offers(game, "start")} == {"D"}


def test_a_starting_place_gets_a_plantation_a_marker_and_the_pawn() -> None:
    """S9: the leftmost marker leaves the board, so that one contract space is free."""
    game = Table().set_up()
    play(game, "start D8")
    player = game.players[0]
    assert hexes(player.plantations) == hexes(game.planted) == {"D8"}
    assert HEX_NAMES[player.pawn] == "D8"
    assert player.markers == 7
    assert rupees(game)[0] == 15
    assert game.material.open_spaces[player.markers] == 1


def test_nothing_else_can_be_done_before_all_have_placed() -> None:
    """S9: the choice of a place comes first."""
    game = Table().set_up()
    assert why(game, "rupees") == "S9: choose your starting place first"
    assert why(game, "play plant/harvest") == "S9: choose your starting place first"


# S10 Technology discs


@SEATS
@pytest.mark.parametrize("start", [0, 1])
def test_the_technology_discs_are_stacked_in_turn_order(seats: int, start: int) -> None:
    """S10: the starting player's on top, the last player's at the bottom."""
    game = Table(seats=seats, start=start).begun()
    stack = sorted(range(seats), key=lambda seat: -game.players[seat].technology)
    assert stack == [(start + place) % seats for place in range(seats)]
    assert {player.space for player in game.players} == {0}


def test_whoever_leaves_the_start_space_is_ahead_of_the_stack() -> None:
    """S10, A5.4: the order of the start space holds only among those who stay there."""
    game = Table().begun()
    climb(game, 3, 1)
    stack = sorted(range(4), key=lambda seat: -game.players[seat].technology)
    assert stack == [3, 0, 1, 2]


# S11 Hands


def test_hands_are_dealt_when_all_have_placed() -> None:
    """S11: not before."""
    game = Table(seats=3).set_up()
    play(game, "start D2", "start K7")
    assert [player.hand_size for player in game.players] == [0, 0, 0]
    assert game.cards_left == 46
    play(game, "start R7")
    assert [player.hand_size for player in game.players] == [3, 3, 3]
    assert game.cards_left == 46 - 9


def test_three_cards_at_a_time_in_turn_order() -> None:
    """S11: the top three cards go to the starting player."""
    top = ["plant/harvest"] * 3 + ["trade/advance"] * 3 + ["plant/trade"] * 3
    game = Table(seats=3, start=2, cards=top).begun()
    for seat, kind in ((2, "plant/harvest"), (0, "trade/advance"), (1, "plant/trade")):
        assert hand(game, seat) == [card(kind)] * 3
    assert deck_left(game) == game.deck[9:]


def test_a_hand_is_hidden_from_the_others() -> None:
    """S11: only its owner is told the cards."""
    game = Table(seats=2, cards=["plant/trade"] * 3).set_up()
    told = play(game, "start D2", "start K7")
    dealt = [fact for fact in told if isinstance(fact, HandDealt)]
    assert [fact.seat for fact in dealt] == [0, 1]
    assert dealt[0].seen_by(0) == HandDealt(0, (card("plant/trade"),) * 3)
    for other in (1, -1):
        assert dealt[0].seen_by(other) == HandDealt(0, (-1, -1, -1))


def test_the_starting_player_has_the_first_turn() -> None:
    """S1, S11: play begins when the hands are dealt."""
    game = Table(start=3).begun()
    assert asks(game, PLAY, 3)
    assert (game.active, game.turn) == (3, 1)
    finish_turn(game)
    assert asks(game, PLAY, 0)
