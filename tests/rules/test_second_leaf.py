"""V6: the starting tile Second leaf."""

from tests.people import ANA
from tests.rules.tables import (
    Table,
    asks,
    climb,
    deal_tile,
    grow,
    hexes,
    hire,
    legal,
    play,
    points,
    price,
    purse,
    rupees,
    stand,
    stock,
    to_act,
    warehouse,
    why,
)

from ceylon.rules.facts import Planted
from ceylon.rules.game import Game
from ceylon.rules.hexes import hex_named
from ceylon.rules.state import FOLLOW

LEAF = 3


def with_leaf() -> Game:
    """The first player has the tile."""
    game = Table().begun()
    deal_tile(game, 0, LEAF)
    return game


def lay_down(game: Game) -> None:
    """A card with Plant is played, and the starting tile is laid down for it."""
    to_act(game, "plant")
    play(game, "starting tile")


def test_second_leaf() -> None:
    """V6: a second marker and no new plantation, at the normal cost."""
    game = with_leaf()
    lay_down(game)
    assert legal(game) == {"plant D2"}
    assert price(game, "plant D2") == 5
    told = play(game, "plant D2")
    assert told == [Planted(ANA, hex_named("D2"), 5, second_leaf=True)]
    player = game.players[0]
    assert hexes(player.plantations) == hexes(player.second_leaf) == {"D2"}
    assert player.markers == 6
    assert rupees(game)[0] == 10


def test_second_leaf_frees_a_contract_space() -> None:
    """V6, A3.2: the marker comes from the personal board like any other."""
    game = with_leaf()
    before = game.material.open_spaces[game.players[0].markers]
    lay_down(game)
    play(game, "plant D2")
    assert (before, game.material.open_spaces[game.players[0].markers]) == (1, 2)


def test_second_leaf_counts_as_2_in_the_majority() -> None:
    """V6, E6: two leaves on one plantation are ahead of one plantation."""
    game = with_leaf()
    grow(game, 1, "D8")
    for seat in (0, 1):
        hire(game, seat, "C1")
    climb(game, 1, 1)
    assert game.scores()[1].placings[0].place == 1
    lay_down(game)
    play(game, "plant D2")
    placing = game.scores()[0].placings[0]
    assert (placing.counted, placing.place) == (2, 1)


def test_second_leaf_still_gives_1_chest() -> None:
    """V6: one plantation, one chest, and one point for its owner."""
    game = with_leaf()
    lay_down(game)
    play(game, "plant D2")
    stand(game, 1, "D1")
    stock(game, 1, "")
    play(game, "harvest D2")
    assert warehouse(game, 1) == "B"
    assert points(game, 0) == 1
    assert asks(game, FOLLOW, 2)


def test_second_leaf_is_for_the_hex_of_the_pawn() -> None:
    """V6: where the player could otherwise plant."""
    game = with_leaf()
    grow(game, 0, "D1 D4")
    lay_down(game)
    assert legal(game) == {"plant D2"}
    assert why(game, "plant D1") == "A1.1: you must plant on your pawn’s hex (D2), not on D1"
    assert why(game, "plant K7") == "V6: you have no plantation on K7"
    assert why(game, "plant D3") == "V6: you have no plantation on D3"


def test_second_leaf_with_c3() -> None:
    """V6, C3: also on the player's own plantation next to the pawn in its district."""
    game = with_leaf()
    hire(game, 0, "C3")
    grow(game, 0, "D4 K1")
    grow(game, 1, "D1")
    lay_down(game)
    assert legal(game) == {"plant D2", "plant D4"}


def test_second_leaf_with_c6() -> None:
    """V6, C6: 4 rupees."""
    game = with_leaf()
    hire(game, 0, "C6")
    purse(game, 4)
    lay_down(game)
    play(game, "plant D2")
    assert rupees(game)[0] == 0


def test_second_leaf_is_not_for_another_player_s_plantation() -> None:
    """V6: on a hex where you own a plantation."""
    game = with_leaf()
    stand(game, 0, "K7")
    to_act(game, "plant")
    assert "starting tile" not in legal(game)


def test_second_leaf_needs_a_marker() -> None:
    """V6, A1.3: like every plantation."""
    game = with_leaf()
    grow(game, 0, "D1 D3 D4 D5 D6 D7 D8")
    to_act(game, "plant")
    assert "starting tile" not in legal(game)


def test_second_leaf_gives_no_district() -> None:
    """V6, A1.4: no new plantation, no bonus."""
    game = with_leaf()
    grow(game, 0, "K1 R5")
    lay_down(game)
    play(game, "plant D2")
    assert game.players[0].bonus_points == 0
