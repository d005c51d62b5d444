"""Which games are played: the same deals for all, and every rotation of the seats."""

from collections import Counter

import pytest

from ceylon.arena.errors import ArenaError
from ceylon.arena.fixtures import deal_of, play_fixture
from ceylon.arena.plan import Plan, against, round_robin
from ceylon.bots import UnknownBot
from ceylon.rules.reasons import SetupError

FOUR = ("greedy", "chance", "search-1", "search-2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_has_each_seat_of_each_deal_in_each_line_up(players: int) -> None:
    """S1: in every line-up, everyone sits everywhere once in every deal."""
    plan = Plan(round_robin(FOUR, players), 1)
    fixtures = [plan.fixture(number) for number in range(3 * plan.games_a_deal)]
    seen = Counter(
        (fixture.deal, fixture.line_up, seat, name)
        for fixture in fixtures
        for seat, name in enumerate(fixture.seating)
    )
    assert set(seen.values()) == {1}
    assert len(seen) == 3 * len(plan.line_ups) * players * players


@pytest.mark.parametrize(("players", "line_ups"), [(1, 4), (2, 6), (3, 4), (4, 1)])
def test_a_round_robin_has_every_choice_of_bots(players: int, line_ups: int) -> None:
    found = round_robin(FOUR, players)
    assert len({frozenset(line_up) for line_up in found}) == len(found) == line_ups
    assert all(len(set(line_up)) == players for line_up in found)


def test_each_against_one() -> None:
    assert against(("greedy", "search-1"), "chance", 3) == (
        ("greedy", "chance", "chance"),
        ("search-1", "chance", "chance"),
    )


@pytest.mark.parametrize(
    ("bots", "players"), [(("greedy", "greedy"), 2), (("greedy", "chance"), 3)]
)
def test_no_round_robin(bots: tuple[str, ...], players: int) -> None:
    with pytest.raises(ArenaError):
        round_robin(bots, players)


def test_all_games_of_a_deal_are_dealt_alike() -> None:
    """Duplicate: if the bots are not random, equal line-ups play the same game."""
    plan = Plan((("greedy", "greedy"), ("greedy", "greedy")), 3)
    first, *others = [play_fixture(plan, number) for number in range(4)]
    assert all(other == first for other in others)
    assert play_fixture(plan, 4) != first
    assert deal_of(plan, 0) == deal_of(Plan((("chance", "chance"),), 3), 0) != deal_of(plan, 1)


def test_deals_are_whole() -> None:
    """Nine games of three bots are three deals, ten are four."""
    plan = Plan((("chance",) * 3,), 1)
    assert [plan.deals_for(games) for games in (1, 3, 9, 10)] == [1, 1, 3, 4]
    assert Plan((("chance",) * 3,), 1, rotated=False).deals_for(10) == 10


def test_more_deals_only_add_games() -> None:
    """A shorter run is a prefix of a longer one."""
    plan = Plan(round_robin(FOUR, 2), 1)
    deals = [plan.fixture(number).deal for number in range(5 * plan.games_a_deal)]
    assert deals == sorted(deals)


def test_what_cannot_be_played_is_told_before() -> None:
    """S1, V1: too many bots, no tiles in the solo game, no such bot."""
    with pytest.raises(SetupError):
        Plan((("chance",) * 5,), 1)
    with pytest.raises(SetupError):
        Plan((("chance",),), 1, starting_tiles=True)
    with pytest.raises(UnknownBot):
        Plan((("chance", "nobody"),), 1)
