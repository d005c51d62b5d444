"""The players' boards on the page."""

from hypothesis import given
from hypothesis import strategies as st
from tests.people import ANA
from tests.rules.leaves import MARKERS, ONE_OF_EACH, begun, board, companies_shown, rows
from tests.rules.railway_tables import solo
from tests.rules.tables import LAW, supply

from ceylon.ids import RAILWAYS
from ceylon.sight.screen import screen_of
from ceylon.web.pages.parts.boards import board_of, label_of, spaces_of
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


@LAW
@given(st.lists(st.integers(0, 19), unique=True), st.integers(0, MARKERS))
def test_the_railways_show_all_their_contracts(contracts: list[int], markers: int) -> None:
    """R1, R26: CR Co. has no personal board, so whatever its leaves are, they cover nothing."""
    game = solo()
    game.players[RAILWAYS].contracts = bytes(contracts)
    game.players[RAILWAYS].markers = markers
    screen = screen_of(game, ANA, words=Words.of("en"))
    drawn = board_of(screen, RAILWAYS)
    assert [space.company for space in drawn.spaces] == [
        *dict.fromkeys(c // 4 + 1 for c in contracts)
    ]
    assert sum(space.contracts for space in drawn.spaces) == len(contracts)
    said = label_of(screen, drawn)
    assert all(space.name in said for space in drawn.spaces)
    assert Words.of("en").unit("markers", markers) in said
