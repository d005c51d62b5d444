"""A5 Advance in technology, with the councillor C5."""

from itertools import pairwise

import pytest
from tests.people import ANA
from tests.rules.tables import (
    BOX,
    Table,
    asks,
    climb,
    hire,
    legal,
    play,
    points,
    price,
    purse,
    rupees,
    to_act,
    to_follow,
    why,
)

from ceylon.rules.advance import order
from ceylon.rules.facts import Advanced
from ceylon.rules.game import Game
from ceylon.rules.state import AFTER, FOLLOW

LAST = BOX.technology_spaces


def advancing(space: int = 0, *, seats: int = 4) -> Game:
    """The first player may advance from a space."""
    game = Table(seats=seats).begun()
    climb(game, 0, space)
    to_act(game, "advance")
    return game


def test_advancing_costs_5_rupees() -> None:
    """A5: paid to the supply."""
    game = advancing()
    assert price(game, "advance") == 5
    play(game, "advance")
    assert rupees(game)[0] == 10


def test_without_the_money_nobody_advances() -> None:
    """A5: the rupees of A5.2 are for the others."""
    game = advancing()
    purse(game, 5)
    assert "advance" in legal(game)
    purse(game, 4)
    assert "advance" not in legal(game)
    assert why(game, "advance") == "A5: advancing costs 5 rupees; you have 4 rupees"


@pytest.mark.parametrize("space", range(LAST))
def test_one_space_and_one_token(space: int) -> None:
    """A5.1: the disc moves one space up, and a technology token is taken."""
    game = advancing(space)
    play(game, "advance")
    assert game.players[0].space == space + 1
    assert game.players[0].technology_tokens == 1
    assert [player.technology_tokens for player in game.players[1:]] == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_takes_1_rupee(seats: int) -> None:
    """A5.2: not the one who advances."""
    game = advancing(seats=seats)
    play(game, "advance")
    assert rupees(game) == [10, *[16] * (seats - 1)]


def test_every_other_player_also_in_another_s_turn() -> None:
    """A5.2: the active player too, when a follower advances."""
    game = Table().begun()
    to_follow(game, "advance")
    play(game, "advance")
    assert rupees(game) == [15 + 2 + 1, 10, 16, 16]
    play(game, "advance", "rupees")
    assert rupees(game) == [15 + 2 + 2, 11, 11, 17 + 2]


def test_the_others_take_their_rupee_before_they_act() -> None:
    """A5.2: at once, so that a follower can pay with it."""
    game = Table().begun()
    purse(game, 15, 5, 4, 4)
    to_follow(game, "advance")
    play(game, "advance", "advance")
    assert rupees(game) == [19, 1, 0, 6]


@pytest.mark.parametrize("space", range(LAST))
def test_5_points_on_reaching_a_space_marked_5(space: int) -> None:
    """A5.3: the third, sixth and ninth space."""
    game = advancing(space)
    told = play(game, "advance")
    scored = 5 if space + 1 in (3, 6, 9) else 0
    assert points(game) == scored
    assert told == [Advanced(ANA, space + 1, price=5, points=scored)]


def test_everyone_who_reaches_it_scores() -> None:
    """A5.3: not only the first."""
    game = Table().begun()
    for seat in (1, 2, 3):
        climb(game, seat, 2)
    to_follow(game, "advance")
    play(game, "advance", "advance", "advance")
    assert [points(game, seat) for seat in range(4)] == [0, 5, 5, 5]


def test_a_later_disc_lies_on_top() -> None:
    """A5.4: and counts as further ahead than those below it."""
    game = Table().begun()
    climb(game, 2, 4)
    climb(game, 0, 4)
    climb(game, 1, 3)
    assert order(game) == [0, 2, 1, 3]
    to_follow(game, "advance")
    play(game, "advance")
    assert order(game) == [1, 0, 2, 3]
    play(game, "advance")
    assert order(game) == [2, 1, 0, 3]


def test_who_leaves_a_stack_and_is_followed() -> None:
    """A5.4: the top of the start space is overtaken on the first space."""
    game = Table().begun()
    assert order(game) == [0, 1, 2, 3]
    game.players[0].technology_tokens = 0
    to_act(game, "advance")
    play(game, "advance", "end turn")
    assert order(game) == [0, 1, 2, 3]
    play(game, "rupees", "rupees", "rupees")
    to_act(game, "advance")
    play(game, "advance")
    assert order(game) == [1, 0, 2, 3]


def test_the_track_orders_all_players_strictly() -> None:
    """A5.4: nobody is level with anybody, whatever the spaces."""
    game = Table().begun()
    for seat, space in enumerate((2, 2, 0, 2)):
        climb(game, seat, space)
    values = sorted(int(player.technology) for player in game.players)
    assert all(low < high for low, high in pairwise(values))
    assert order(game) == [3, 1, 0, 2]


def test_on_the_last_space_nobody_advances() -> None:
    """A5.5: the action is no longer possible."""
    game = advancing(LAST)
    assert "advance" not in legal(game)
    reason = "A5.5: your disc is already on the last space of the technology track"
    assert why(game, "advance") == reason


def test_the_last_space_can_be_reached() -> None:
    """A5.5, A5.3: the step onto it is an ordinary one."""
    game = advancing(LAST - 1)
    play(game, "advance")
    assert game.players[0].space == LAST
    assert points(game) == 5
    assert asks(game, AFTER, 0)


# C5 The technology point


@pytest.mark.parametrize(("space", "scored"), [(0, 1), (2, 6), (4, 1), (5, 6)])
def test_c5_scores_1_point(space: int, scored: int) -> None:
    """C5: also score 1 point, beside the +5 of a space."""
    game = advancing(space)
    hire(game, 0, "C5")
    told = play(game, "advance")
    assert points(game) == scored
    assert told == [Advanced(ANA, space + 1, price=5, points=scored)]
    assert game.players[0].technology_tokens == 1


def test_c5_scores_with_each_advance() -> None:
    """C5: 1 point in the player's own turn, and 1 in another's."""
    game = advancing(seats=2)
    hire(game, 0, "C5")
    play(game, "advance", "end turn", "rupees")
    to_follow(game, "advance")
    play(game, "advance")
    assert points(game) == 2


def test_c5_is_for_those_who_contracted_it_and_advance() -> None:
    """C5: nobody scores when another player advances."""
    game = advancing()
    hire(game, 1, "C5")
    play(game, "advance", "end turn")
    assert asks(game, FOLLOW, 1)
    assert [points(game, seat) for seat in range(4)] == [0, 0, 0, 0]
