"""A3.2 with any box: a contract space is open once it has no leaves, wherever it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.modes import MODES
from tests.laws.playing import LawfulGame
from tests.rules.leaves import MARKERS, ONE_OF_EACH, begun, board, box_of, rows
from tests.rules.tables import LAW, offers, supply, why

from ceylon.rules.material import material_of
from ceylon.rules.trade import ContractSpace, contract_spaces

ROWS = [[3, 3, 2, 0, 0], [0, 0, 2, 3, 3], [0, 8, 0, 0, 0], [4, 0, 0, 0, 4], [1, 1, 2, 2, 2]]


@LAW
@given(rows(), st.integers(0, MARKERS))
def test_a_space_is_open_once_its_leaves_are_gone(leaves: list[int], placed: int) -> None:
    """A3.2: also one that never had any."""
    spaces = material_of(box_of(leaves)).open_spaces
    assert spaces[MARKERS - placed] == board(leaves, placed).count(0)


@LAW
@given(rows(), st.integers(1, MARKERS), st.integers(0, 4))
def test_a_new_company_is_refused_exactly_without_an_open_space(
    leaves: list[int], placed: int, companies: int
) -> None:
    """A3.2: what is offered and why not agree with the board."""
    game = begun(leaves, placed)
    supply(game, 0, *ONE_OF_EACH[:companies])
    free = board(leaves, placed).count(0) - companies
    assert ("1 points" in offers(game, "trade")) == (free > 0)
    if free <= 0:
        assert why(game, "trade 1 points").startswith("A3.2: you have no free contract space")


@pytest.mark.parametrize("leaves", ROWS)
@pytest.mark.parametrize("mode", ["2-without-uva-tiles", "4", "solo-drawn-without-uva"])
def test_the_laws_hold_whatever_covers_the_spaces(mode: str, leaves: list[int]) -> None:
    """A3.2: in whole games; `legal` and `why_not` agree at every step."""
    for seed in (1, 2, 3):
        LawfulGame(MODES[mode], seed, rarely=6, box=box_of(leaves)).play()


def test_companies_lie_on_the_open_spaces_in_the_order_they_came() -> None:
    game = begun([3, 0, 3, 0, 2], 4)
    supply(game, 0, "4 BBG", "2 BBG", "4 BBW")
    assert contract_spaces(game, game.players[0]) == [
        ContractSpace(leaves=0, company=4, contracts=2),
        ContractSpace(leaves=0, company=2, contracts=1),
        ContractSpace(leaves=2, company=0, contracts=0),
        ContractSpace(leaves=0, company=0, contracts=0),
        ContractSpace(leaves=2, company=0, contracts=0),
    ]
