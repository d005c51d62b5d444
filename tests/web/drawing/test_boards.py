"""The players' boards on the page."""

from hypothesis import given
from hypothesis import strategies as st
from tests.rules.leaves import MARKERS, ONE_OF_EACH, begun, board, companies_shown, rows
from tests.rules.tables import LAW, supply

from ceylon.web.pages.parts.boards import spaces_of
from ceylon.words import Words


@LAW
@given(rows(), st.integers(1, MARKERS), st.integers(0, 4))
def test_spaces_are_drawn_whatever_covers_them(
    leaves: list[int], placed: int, companies: int
) -> None:
    """A3.2: leaves where they lie, and every company on a space without any."""
    game = begun(leaves, placed)
    companies = min(companies, board(leaves, placed).count(0))
    supply(game, 0, *ONE_OF_EACH[:companies])
    drawn = spaces_of(Words.of("en"), game, game.players[0])
    shown = companies_shown(leaves, placed, companies)
    assert [(space.leaves, space.company) for space in drawn] == shown
    states = ["covered" if left else "full" if company else "open" for left, company in shown]
    assert [space.state for space in drawn] == states
