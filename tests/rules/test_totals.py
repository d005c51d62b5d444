"""E: every point has its source, and the totals decide the game."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import (
    LAW,
    Table,
    hexes,
    points,
    positions,
    purse,
)

from ceylon.ids import Seat, seats
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.scoring import SOURCES

POINTS = (10, 6, 3, 1)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("bonus_points", "bonus"),
        ("contract_points", "contracts"),
        ("harvest_points", "harvests"),
        ("technology_points", "technology_spaces"),
        ("councillor_points", "councillor"),
    ],
)
def test_points_scored_in_play_count_once(source: str, shown: str, seat: Seat) -> None:
    """A1.4, A2.3, A3.3, A5.3, C5: each source for each player."""
    game = Table().begun()
    purse(game, 0, 0, 0, 0)
    setattr(game.players[seat], source, 7)
    assert [score.total for score in game.scores()] == [-14 + 7 * (s == seat) for s in seats(4)]
    assert [getattr(score, shown) for score in game.scores()] == [7 * (s == seat) for s in seats(4)]
    found = {source.key: source.points for source in game.scores()[seat].sources()}
    assert found == {**dict.fromkeys(SOURCES, 0), "markers": -14, shown: 7}
    assert [score.final_bonus for score in game.scores()] == [0] * 4
    assert points(game, seat) == 7
    assert game.winner() == seat


def shares(game: Game, seat: Seat) -> list[int]:
    """What a seat has in each majority, counted from the pieces."""
    player = game.players[seat]
    found = [player.rupees, player.space]
    for number, letter in enumerate("DKRU"):
        if game.land.districts >> number & 1:
            leaves = [*hexes(player.plantations), *hexes(player.second_leaf)]
            here = sum(name[0] == letter for name in leaves)
            found.append(here if player.councillors >> number & 1 else 0)
    return found


def expected(game: Game, seat: Seat) -> int:
    """The total of a seat, counted from the pieces."""
    player = game.players[seat]
    total = player.bonus_points + player.contract_points + player.harvest_points
    total += player.technology_points + player.councillor_points - 2 * player.markers
    total += (0, 1, 3, 6, 10, 15)[len({number // 4 for number in player.contracts})]
    everyone = [shares(game, other) for other in game.seats()]
    for majority, share in enumerate(everyone[seat]):
        if share:
            ranks = [
                (have[majority], player.technology)
                for have, player in zip(everyone, game.players, strict=True)
            ]
            total += POINTS[sorted(ranks, reverse=True).index(ranks[seat])]
    return total


@LAW
@given(seats=st.integers(2, 4), tiles=st.booleans(), seed=st.integers(0, 2**32))
def test_every_point_has_its_source(seats: int, tiles: bool, seed: int) -> None:
    """E3, E4, E5, E6, E7, E8, E9: over whole games, as if the game ended now."""
    for number, game in enumerate(positions(Options(seats, starting_tiles=tiles), seed)):
        if number % 40 and not game.over:
            continue
        table = game.scores()
        totals = [expected(game, seat) for seat in game.seats()]
        assert [score.total for score in table] == totals
        assert [game.total(seat) for seat in game.seats()] == totals
        assert [sum(source.points for source in score.sources()) for score in table] == totals
        ahead = sorted(range(seats), key=lambda s: (-totals[s], -game.players[s].technology))
        assert [table[seat].rank for seat in ahead] == list(range(1, seats + 1))
        assert game.winner() == ahead[0]


def test_a_source_names_its_rule_and_the_place_in_a_majority() -> None:
    """E4, E5, E6, E7, E8: with two players three districts are in play."""
    score = Table(seats=2).begun().scores()[1]
    sources = score.sources()
    assert [source.rule for source in sources] == [
        *("A1.4", "A2.3", "A3.3", "A5.3", "C5"),
        *("E6", "E6", "E6", "E4", "E5"),
        *("E7", "E8"),
    ]
    assert [source.placing for source in sources] == [*[None] * 5, *score.placings, None, None]


def test_a_score_and_its_sources_can_be_sent_elsewhere() -> None:
    """E3, E9: another process gets the same points, places and ties."""
    scores = Table().begun().scores()
    sent = [(score, score.sources()) for score in scores]
    assert pickle.loads(pickle.dumps(sent)) == sent  # noqa: S301 - our own
