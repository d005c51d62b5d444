"""V1 to V5: the starting tiles: how they are dealt, and when one may be used."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA, BO
from tests.rules.tables import (
    BOX,
    LAW,
    PLACES,
    Table,
    asks,
    climb,
    deal_tile,
    finish_turn,
    hire,
    legal,
    play,
    purse,
    rupees,
    show,
    stock,
    tile_spent,
    to_act,
    to_follow,
    why,
)

from ceylon.box import ACTIONS
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import TileUsed
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.reasons import SetupError
from ceylon.rules.state import ACT, AFTER, FOLLOW, PLAY, TILE

TILED = Options(4, starting_tiles=True)
KINDS = (
    (1, "plant", ("rupees",)),
    (2, "plant", ("move D8",)),
    (3, "plant", ("plant {own}",)),
    (4, "advance", ("advance",)),
    (5, "contract", ("contract Uva",)),
    (6, "harvest", ("harvest R7", "done")),
    (7, "trade", ("trade 1 rupees",)),
)
"""Number of a tile, main action of a card for it, and a use that it makes possible."""
EACH_TILE = pytest.mark.parametrize(("number", "action", "use"), KINDS)
NAMES = (
    "rupees +5",
    "free move",
    "second leaf",
    "advance 2",
    "distant councillor",
    "distant harvest",
    "one chest less",
)


def with_tile(number: int, seat: int = 0) -> Game:
    """A seat has a tile, and everything that its use needs."""
    game = Table(contracts=["2 BGG"]).begun()
    deal_tile(game, seat, number)
    stock(game, seat, "BG")
    return game


def use_by(seat: int, use: tuple[str, ...]) -> list[str]:
    return ["starting tile", *[choice.format(own=PLACES[seat]) for choice in use]]


# V1 to V4 Set-up


def test_starting_tiles_are_an_option() -> None:
    """V1: off by default."""
    assert not Options(4).starting_tiles
    game = Game.new(Options(4), Random(1))
    assert {player.tile_number for player in game.players} == {0}


def test_without_the_variant_there_is_no_tile_to_use() -> None:
    """V1: and the reason says so."""
    game = Table().begun()
    to_act(game, "plant")
    assert "starting tile" not in legal(game)
    assert why(game, "starting tile") == "V1: this game is played without starting tiles"


def test_no_starting_tiles_in_the_solo_game() -> None:
    """V1: the rulebooks make no provision for it."""
    with pytest.raises(SetupError, match="V1"):
        Options(1, starting_tiles=True)


@LAW
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_each_player_is_dealt_one_of_the_seven(seats: int, seed: int) -> None:
    """V1, V2: all different; the lowest number is the starting player."""
    deal = draw_deal(Options(seats, starting_tiles=True), Random(seed), BOX)
    assert len(deal.tiles) == len(set(deal.tiles)) == seats
    assert set(deal.tiles) <= set(range(1, 8))
    assert deal.tiles[deal.start] == min(deal.tiles)


def test_every_tile_may_come_to_every_seat() -> None:
    """V1: dealt at random."""
    deals = [draw_deal(TILED, Random(seed), BOX) for seed in range(150)]
    for seat in range(4):
        assert {deal.tiles[seat] for deal in deals} == set(range(1, 8))


def test_the_table_does_not_choose_the_starting_player() -> None:
    """V2: the lowest number is the starting player, instead of a draw or a choice."""
    with pytest.raises(SetupError, match="V2"):
        Options(4, starting_tiles=True, start=ANA)


def test_play_goes_clockwise_from_the_lowest_number() -> None:
    """V2: not by the numbers."""
    game = Table(tiles=(5, 2, 7, 1)).begun()
    actives = []
    for _ in range(5):
        assert game.question == PLAY
        actives.append(game.seat)
        finish_turn(game)
    assert actives == [3, 0, 1, 2, 3]


def test_places_are_chosen_in_ascending_order() -> None:
    """V3: ruling: of the numbers, not clockwise."""
    game = Table(tiles=(5, 2, 7, 1)).set_up()
    order = []
    for place in PLACES:
        order.append(game.seat)
        play(game, f"start {place}")
    assert order == [3, 1, 0, 2]


def test_the_technology_discs_are_stacked_in_turn_order() -> None:
    """V4: as in S10: the starting player's on top, then clockwise."""
    game = Table(tiles=(5, 2, 7, 1)).begun()
    stack = sorted(range(4), key=lambda seat: -game.players[seat].technology)
    assert stack == [3, 0, 1, 2]


def test_the_numbers_of_the_tiles() -> None:
    """V1: each number is one tile."""
    game = Table(tiles=(1, 2, 3, 4)).set_up()
    assert [player.tile for player in game.players] == [0, 1, 2, 3]
    game = Table(tiles=(7, 6, 5)[:3], seats=3).set_up()
    assert [player.tile for player in game.players] == [6, 5, 4]


# V5 Using a tile


@EACH_TILE
def test_a_tile_is_used_in_the_own_turn(number: int, action: str, use: tuple[str, ...]) -> None:
    """V5: once, with an action of its kind; then it is spent."""
    game = with_tile(number)
    to_act(game, action)
    told = play(game, *use_by(0, use))
    assert TileUsed(ANA, number - 1) in told
    assert tile_spent(game.players[0])
    assert game.players[0].tile_number == number
    assert asks(game, AFTER if number == 4 else FOLLOW, 0 if number == 4 else 1)


@EACH_TILE
def test_a_tile_is_used_in_another_s_turn(number: int, action: str, use: tuple[str, ...]) -> None:
    """V5: in any player's turn."""
    game = with_tile(number, seat=1)
    to_follow(game, action)
    told = play(game, *use_by(1, use))
    assert TileUsed(BO, number - 1) in told
    assert tile_spent(game.players[1])
    assert asks(game, FOLLOW, 2)


@EACH_TILE
def test_a_tile_is_used_with_an_extra_action(
    number: int, action: str, use: tuple[str, ...]
) -> None:
    """V5, T3: ruling: also with the extra action of a token, which is never an advance."""
    game = with_tile(number)
    game.players[0].technology_tokens = 1
    show(game, "contract/harvest" if action != "contract" else "harvest/contract")
    play(game, "technology token")
    if action == "advance":
        assert "starting tile" not in legal(game)
        return
    play(game, *use_by(0, use))
    assert tile_spent(game.players[0])
    assert asks(game, ACT, 0)


@EACH_TILE
def test_a_tile_is_used_once_in_the_game(number: int, action: str, use: tuple[str, ...]) -> None:
    """V5: then it is spent for good."""
    game = with_tile(number)
    to_act(game, action)
    play(game, *use_by(0, use))
    for _ in range(4):
        finish_turn(game)
    to_act(game, action)
    assert "starting tile" not in legal(game)
    assert why(game, "starting tile") == "V5: you have already used your starting tile"


@EACH_TILE
@pytest.mark.parametrize("card", ACTIONS)
def test_a_tile_needs_an_action_of_its_kind(
    number: int, action: str, use: tuple[str, ...], card: str
) -> None:
    """V5: a main action that the card offers; alternatives are always offered."""
    game = with_tile(number)
    to_act(game, card)
    usable = number <= 2 or card == action
    assert ("starting tile" in legal(game)) == usable
    if usable:
        play(game, *use_by(0, use))
        assert tile_spent(game.players[0])


@EACH_TILE
def test_a_tile_laid_down_is_used(number: int, action: str, use: tuple[str, ...]) -> None:
    """V5: the question is then what for, and nothing else is possible."""
    game = with_tile(number)
    to_act(game, action)
    play(game, "starting tile")
    assert asks(game, TILE, 0)
    assert use_by(0, use)[1] in legal(game)
    assert {choice.split()[0] for choice in legal(game)} == {use[0].split()[0]}
    first = "V5: first choose what to use your starting tile for"
    assert why(game, "end turn") == first
    assert why(game, "starting tile") == first
    other = "move D1" if number != 2 else "rupees"
    name = NAMES[number - 1]
    assert why(game, other) == f"V6: your starting tile ({name}) cannot be used for this"


def test_a_tile_may_be_kept() -> None:
    """V5: the ordinary action does not spend it."""
    game = with_tile(1)
    to_act(game, "plant")
    play(game, "rupees")
    assert rupees(game)[0] == 17
    assert not tile_spent(game.players[0])


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_tile_does_not_pay(number: int) -> None:
    """V5, V6: the action has its normal cost."""
    game = with_tile(number)
    purse(game, 4)
    to_act(game, KINDS[number - 1][1])
    assert "starting tile" not in legal(game)


def test_tile_and_token_in_one_turn() -> None:
    """V5, T3: a tile with the action, and a technology token after it."""
    game = with_tile(1)
    hire(game, 0, "C2")
    game.players[0].technology_tokens = 1
    to_act(game, "plant")
    play(game, "starting tile", "rupees")
    assert asks(game, AFTER, 0)
    play(game, "technology token", "rupees")
    assert rupees(game)[0] == 15 + 8 + 3


@pytest.mark.parametrize(
    ("number", "up", "reason"),
    [
        (3, "trade", "T2: the card lets you trade, not plant"),
        (3, "plant", "A1: planting costs 5 rupees; you have 4 rupees"),
        (4, "advance", "A5: advancing costs 5 rupees; you have 4 rupees"),
        (5, "contract", "A4: contracting a councillor costs 5 rupees; you have 4 rupees"),
        (7, "trade", "V6: even with one chest less, no contract on the train can be fulfilled"),
    ],
)
def test_the_reason_is_what_stands_against_the_tile(number: int, up: str, reason: str) -> None:
    """V5: the card, the money or the chests, not V7, where the tile would change something."""
    game = with_tile(number)
    stock(game, 0, "")
    purse(game, 4)
    to_act(game, up)
    assert why(game, "starting tile") == reason


def test_advance_2_needs_two_spaces_before_it_is_laid_down() -> None:
    """V6: only where two spaces are left."""
    game = with_tile(4)
    climb(game, 0, 8)
    to_act(game, "advance")
    assert why(game, "starting tile").startswith("V6: at least two spaces")
