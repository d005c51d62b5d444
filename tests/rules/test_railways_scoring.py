"""R30, R31: the scoring of a solo game."""

import pytest
from tests.rules.railway_tables import solo
from tests.rules.tables import (
    climb,
    grow,
    hire,
    purse,
    supply,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules.game import Game
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Score

# R30, R31


def final(game: Game) -> tuple[Score, Score]:
    human, railways = game.scores()
    return human, railways


def place(score: Score, majority: int) -> int:
    return next(placing.place for placing in score.placings if placing.majority == majority)


def test_the_railways_need_no_councillor() -> None:
    """R30: for the majority of a district; the human does."""
    game = solo()
    grow(game, HUMAN, "D3 D5")
    human, railways = final(game)
    assert (place(human, 0), place(railways, 0)) == (0, 1)
    hire(game, HUMAN, "C1")
    human, railways = final(game)
    assert (place(human, 0), place(railways, 0)) == (1, 2)


def test_a_district_needs_a_plantation() -> None:
    """R30, E6: CR Co. too scores only where it has one."""
    game = solo()
    _, railways = final(game)
    assert [place(railways, district) for district in range(3)] == [1, 0, 0]


def test_majorities_of_rupees_and_technology() -> None:
    """R30, E4, E5: like everyone."""
    game = solo()
    purse(game, 3, 4)
    climb(game, HUMAN, 2)
    human, railways = final(game)
    assert (place(human, RUPEES), place(railways, RUPEES)) == (2, 1)
    assert (place(human, TECHNOLOGY), place(railways, TECHNOLOGY)) == (1, 0)
    purse(game, 3, 0)
    _, railways = final(game)
    assert place(railways, RUPEES) == 0


def test_ties_go_to_the_higher_disc() -> None:
    """R30, E9: in the majorities."""
    game = solo()
    assert [place(score, RUPEES) for score in final(game)] == [1, 2]
    climb(game, RAILWAYS, 1)
    assert [place(score, RUPEES) for score in final(game)] == [2, 1]


def test_the_railways_score_their_bonus_tokens() -> None:
    """R31: the sum of them, at the end."""
    game = solo()
    game.players[RAILWAYS].bonus_points = 10 + 6 + 3
    game.players[RAILWAYS].bonus_tokens = 3
    game.players[HUMAN].bonus_points = 4
    human, railways = final(game)
    assert railways.bonus == 19
    assert railways.total == 19 + 10 + 6  # Dimbula, and second in rupees
    assert (human.final_bonus, railways.final_bonus) == (0, 19)


def test_the_railways_score_no_companies() -> None:
    """R31: however many it supplied; the human scores theirs (E7)."""
    game = solo()
    supply(game, RAILWAYS, "1 BBG", "2 BBG", "3 BBB", "4 BBG", "5 BBW")
    supply(game, HUMAN, "1 BBW", "2 BGG", "3 BGG")
    human, railways = final(game)
    assert (human.companies, railways.companies) == (6, 0)


def test_the_railways_lose_nothing_for_markers() -> None:
    """R31, E8: the human loses 2 points for each."""
    human, railways = final(solo())
    assert (human.markers, railways.markers) == (-14, 0)
    assert (human.markers_left, railways.markers_left) == (7, 7)


def test_the_railways_points_of_play_count() -> None:
    """R31, R26, R28: contracts, +5 and harvested chests."""
    game = solo()
    railways = game.players[RAILWAYS]
    railways.contract_points, railways.technology_points, railways.harvest_points = 9, 10, 2
    _, score = final(game)
    assert score.total == 9 + 10 + 2 + 10 + 6


def test_the_human_scores_as_usual() -> None:
    """R31: a whole table of both, counted by hand."""
    game = solo(councillors="C1 C2 C3 C4")
    grow(game, HUMAN, "K1 D3")
    hire(game, HUMAN, "C2")
    supply(game, HUMAN, "1 BBG", "2 BBG")
    purse(game, 20, 5)
    climb(game, RAILWAYS, 4)
    game.players[HUMAN].contract_points = 6
    game.players[RAILWAYS].technology_points = 5
    game.players[RAILWAYS].bonus_points = 10
    game.players[RAILWAYS].bonus_tokens = 1
    human, railways = final(game)
    assert human.total == 6 + 10 + 10 + 3 - 2 * 5  # contracts, rupees, Kandy, companies, markers
    assert railways.total == 5 + 10 + 6 + 10 + 10  # +5, bonus, rupees, technology, Dimbula
    assert (human.rank, railways.rank) == (2, 1)
    assert game.winner() == RAILWAYS


@pytest.mark.parametrize("ahead", [HUMAN, RAILWAYS])
def test_a_final_tie_goes_to_the_higher_disc(ahead: int) -> None:
    """R31, E9: on the technology track."""
    game = solo()
    purse(game, 0, 0)
    climb(game, 1 - ahead, 1)
    climb(game, ahead, 1)
    totals = [score.total for score in final(game)]
    game.players[HUMAN].contract_points += max(0, totals[1] - totals[0])
    game.players[RAILWAYS].contract_points += max(0, totals[0] - totals[1])
    human, railways = final(game)
    assert human.total == railways.total
    assert human.tied
    assert railways.tied
    assert game.winner() == ahead
