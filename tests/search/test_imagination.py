"""Section 8: what a search imagines looks the same from its seat, and is drawn as chance draws."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.fields import sight
from tests.laws.laws import check_table
from tests.laws.modes import MODES
from tests.people import ANA, BO
from tests.rules.tables import LAW, Table, positions

from ceylon.rules.game import Game
from ceylon.rules.material import cards_of
from ceylon.rules.view import View
from ceylon.search.imagination import Imagining


def imagined(view: View, seed: int, times: int = 3) -> list[Game]:
    """Some samples of one view, each in a game of its own."""
    imagining = Imagining(view, Random(seed))
    games = [imagining.known.copy() for _ in range(times)]
    for game in games:
        imagining.into(game)
    return games


@pytest.mark.parametrize("mode", MODES)
@LAW
@given(seed=st.integers(0, 10**6))
def test_it_looks_the_same_and_keeps_the_laws(mode: str, seed: int) -> None:
    for number, game in enumerate(positions(MODES[mode], seed)):
        if game.over or number % 29:
            continue
        view = View.of(game, game.seat)
        for other in imagined(view, seed):
            check_table(other)
            assert sight(View.of(other, game.seat)) == sight(view)


def test_each_hidden_card_is_as_likely() -> None:
    """S11: what another holds is drawn from all that is unseen."""
    game = Table(2).begun()
    view = View.of(game, ANA)
    held = Counter(
        card for other in imagined(view, 1, 4000) for card in cards_of(other.players[1].hand)
    )
    unseen = Counter(view.unseen_cards)
    for kind, number in unseen.items():
        expected = 4000 * 3 * number / len(view.unseen_cards)
        assert held[kind] == pytest.approx(expected, rel=0.15)


def test_in_a_solo_game_cards_lie_either_way() -> None:
    """R2."""
    game = Game.new(MODES["solo-drawn-without-uva"], Random(1))
    turned = sum(card & 1 for other in imagined(View.of(game, ANA), 1, 200) for card in other.deck)
    assert turned == pytest.approx(200 * 46 / 2, rel=0.05)


def test_the_next_company_is_kept() -> None:
    """Section 8: the back of the top contract shows its company."""
    view = View.of(Game.new(MODES["3"], Random(1)), BO)
    tops = {other.contract_deck[0] for other in imagined(view, 1, 200)}
    assert {(top >> 2) + 1 for top in tops} == {view.next_company}
    assert len(tops) > 1
