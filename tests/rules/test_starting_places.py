"""S9, S10, S11: the starting places, the technology discs and the hands."""

import pytest
from tests.people import ANA, BO
from tests.rules.tables import (
    PLACES,
    Table,
    asks,
    card,
    climb,
    deck_left,
    finish_turn,
    hand,
    hexes,
    legal,
    offers,
    play,
    rupees,
    why,
)

from ceylon.ids import SPECTATOR
from ceylon.rules.facts import HandDealt
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import PLAY, START

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


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
    assert why(game, "start D4") == "S9: D4 is at level 2; a starting place must be at level 0"


def test_each_player_starts_in_another_district() -> None:
    """S9: in a district without a plantation."""
    game = Table().set_up()
    play(game, "start K1", "start R8")
    assert {name[0] for name in offers(game, "start")} == {"D", "U"}
    assert why(game, "start K7") == "S9: there is already a plantation in Kandy"
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
    """S11: only the owner learns the cards."""
    game = Table(seats=2, cards=["plant/trade"] * 3).set_up()
    told = play(game, "start D2", "start K7")
    dealt = [fact for fact in told if isinstance(fact, HandDealt)]
    assert [fact.seat for fact in dealt] == [0, 1]
    assert dealt[0].seen_by(ANA) == HandDealt(ANA, (card("plant/trade"),) * 3)
    for other in (BO, SPECTATOR):
        assert dealt[0].seen_by(other) == HandDealt(ANA, (-1, -1, -1))


def test_the_starting_player_has_the_first_turn() -> None:
    """S1, S11: play begins when the hands are dealt."""
    game = Table(start=3).begun()
    assert asks(game, PLAY, 3)
    assert (game.active, game.turn) == (3, 1)
    finish_turn(game)
    assert asks(game, PLAY, 0)
