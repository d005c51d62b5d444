"""E3 to E9: the majorities, the companies, the markers, and every tie."""

import pytest
from tests.rules.tables import (
    Table,
    climb,
    deal_tile,
    grow,
    hire,
    play,
    purse,
    supply,
    to_act,
)

from ceylon.rules.game import Game
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Placing

DIMBULA, KANDY, RUHUNA, UVA = range(4)


def placings(game: Game, majority: int) -> list[Placing]:
    """Each seat's part in a majority."""
    return [
        next(placing for placing in score.placings if placing.majority == majority)
        for score in game.scores()
    ]


def places(game: Game, majority: int) -> list[int]:
    return [placing.place for placing in placings(game, majority)]


def scored(game: Game, majority: int) -> list[int]:
    return [placing.points for placing in placings(game, majority)]


# E3, E4 Rupees


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_6_3_1_with_any_number_of_players(seats: int) -> None:
    """E3: for the first to fourth place."""
    game = Table(seats=seats).begun()
    purse(game, *(4, 9, 2, 7)[:seats])
    assert scored(game, RUPEES) == {2: [6, 10], 3: [6, 10, 3], 4: [3, 10, 1, 6]}[seats]


def test_without_a_rupee_no_points() -> None:
    """E4: at least 1 rupee to score."""
    game = Table().begun()
    purse(game, 0, 1, 0, 0)
    assert scored(game, RUPEES) == [0, 10, 0, 0]
    assert places(game, RUPEES) == [0, 1, 0, 0]
    purse(game, 0, 0, 0, 0)
    assert scored(game, RUPEES) == [0, 0, 0, 0]


# E5 Technology


def test_the_majority_of_technology() -> None:
    """E5: by the track."""
    game = Table().begun()
    for seat, space in enumerate((3, 9, 1, 4)):
        climb(game, seat, space)
    assert scored(game, TECHNOLOGY) == [3, 10, 1, 6]
    assert [placing.counted for placing in placings(game, TECHNOLOGY)] == [3, 9, 1, 4]


def test_on_the_start_space_no_points() -> None:
    """E5: at least one space advanced to score."""
    game = Table().begun()
    assert scored(game, TECHNOLOGY) == [0, 0, 0, 0]
    climb(game, 3, 1)
    assert scored(game, TECHNOLOGY) == [0, 0, 0, 10]


# E6 Plantations


def test_the_majority_of_each_district() -> None:
    """E6: each district for itself."""
    game = Table().begun()
    grow(game, 1, "D1 D3")
    grow(game, 2, "D4 D5 D6")
    for seat in range(3):
        hire(game, seat, "C1")
    assert scored(game, DIMBULA) == [3, 6, 10, 0]
    assert scored(game, KANDY) == [0, 0, 0, 0]
    assert [placing.counted for placing in placings(game, DIMBULA)] == [1, 2, 3, 0]


def test_without_the_councillor_plantations_do_not_count() -> None:
    """E6: neither for their owner nor against the others."""
    game = Table().begun()
    grow(game, 1, "D1 D3")
    hire(game, 0, "C1")
    assert scored(game, DIMBULA) == [10, 0, 0, 0]


def test_without_a_plantation_the_councillor_does_not_count() -> None:
    """E6: at least one plantation there."""
    game = Table().begun()
    hire(game, 0, "C1")
    hire(game, 1, "C1")
    assert scored(game, DIMBULA) == [10, 0, 0, 0]


def test_a_second_leaf_counts_as_another_plantation() -> None:
    """E6, V6: two against one, although the other is ahead in technology."""
    game = Table().begun()
    deal_tile(game, 0, 3)
    grow(game, 1, "D1")
    for seat in (0, 1):
        hire(game, seat, "C1")
    climb(game, 1, 5)
    assert scored(game, DIMBULA) == [6, 10, 0, 0]
    to_act(game, "plant")
    play(game, "starting tile", "plant D2")
    assert scored(game, DIMBULA) == [10, 6, 0, 0]


@pytest.mark.parametrize(("without", "out"), [("uva", UVA), ("dimbula", DIMBULA)])
def test_each_district_in_play(without: str, out: int) -> None:
    """E6, S3: three with two players."""
    game = Table(seats=2, without=without).begun()
    majorities = [placing.majority for placing in game.scores()[0].placings]
    assert majorities == [m for m in range(6) if m != out]


# E7, E8 Companies and markers


@pytest.mark.parametrize(
    ("companies", "scored"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)]
)
def test_different_companies_supplied(companies: int, scored: int) -> None:
    """E7: 1, 3, 6, 10, 15 points for 1 to 5."""
    game = Table().begun()
    supply(game, 0, *["1 BBG", "2 BBG", "3 BBB", "4 BBG", "5 BBW"][:companies])
    score = game.scores()[0]
    assert (score.company_count, score.companies) == (companies, scored)


def test_contracts_of_one_company_count_once() -> None:
    """E7: different companies, not contracts."""
    game = Table().begun()
    supply(game, 0, "2 BBG", "2 BGG", "2 BGW", "5 BBW")
    assert game.scores()[0].companies == 3


@pytest.mark.parametrize("placed", range(1, 9))
def test_markers_left_on_the_board(placed: int) -> None:
    """E8: -2 points each."""
    game = Table().begun()
    grow(game, 0, " ".join(["D1", "D3", "D4", "D5", "D6", "D7", "D8"][: placed - 1]))
    score = game.scores()[0]
    assert (score.markers_left, score.markers) == (8 - placed, -2 * (8 - placed))


def test_a_total_may_be_below_0() -> None:
    "E8: with seven markers left and nothing else."
    game = Table().begun()
    purse(game, 0, 0, 0, 0)
    assert [score.total for score in game.scores()] == [-14, -14, -14, -14]


# E9 Ties


def test_technology_breaks_the_tie_of_rupees() -> None:
    """E9: the player further ahead on the track has the better place."""
    game = Table().begun()
    purse(game, 5, 5, 5, 5)
    climb(game, 2, 3)
    climb(game, 1, 2)
    assert places(game, RUPEES) == [3, 2, 1, 4]
    assert all(placing.tied for placing in placings(game, RUPEES))


def test_the_stack_breaks_the_tie_of_a_space() -> None:
    """E9, A5.4: higher in the stack is further ahead."""
    game = Table().begun()
    purse(game, 5, 5, 6, 0)
    climb(game, 0, 4)
    climb(game, 1, 4)
    assert places(game, TECHNOLOGY) == [2, 1, 0, 0]
    assert places(game, RUPEES) == [3, 2, 1, 0]
    assert [placing.tied for placing in placings(game, RUPEES)] == [True, True, False, False]


def test_technology_breaks_the_tie_of_plantations() -> None:
    """E9: even if nobody has advanced: the stack on the start space."""
    game = Table().begun()
    grow(game, 3, "D1")
    for seat in (0, 3):
        hire(game, seat, "C1")
    assert scored(game, DIMBULA) == [10, 0, 0, 6]
    assert [placing.tied for placing in placings(game, DIMBULA)] == [True, False, False, True]
    climb(game, 3, 1)
    assert scored(game, DIMBULA) == [6, 0, 0, 10]


def test_technology_breaks_the_final_tie() -> None:
    """E9: the final one too; there is always one winner."""
    game = Table().begun()
    purse(game, 0, 0, 0, 0)
    assert game.winner() == 0
    assert [score.rank for score in game.scores()] == [1, 2, 3, 4]
    assert all(score.tied for score in game.scores())
    for seat, space in ((2, 1), (3, 1)):
        climb(game, seat, space)
    game.players[2].harvest_points = 6
    game.players[3].harvest_points = 2
    assert [score.total for score in game.scores()] == [-14, -14, -2, -2]
    assert game.winner() == 3
    assert [score.rank for score in game.scores()] == [3, 4, 2, 1]


def test_the_most_points_win() -> None:
    """E9: technology decides nothing where the totals differ."""
    game = Table().begun()
    purse(game, 0, 0, 0, 0)
    climb(game, 0, 2)
    game.players[1].contract_points = 20
    totals = [score.total for score in game.scores()]
    assert totals == [-4, 6, -14, -14]
    assert [score.tied for score in game.scores()] == [False, False, True, True]
    assert game.winner() == 1
