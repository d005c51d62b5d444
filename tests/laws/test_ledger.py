"""The laws can be broken: each is shown something wrong and must say so."""

from collections.abc import Callable
from typing import cast

import pytest
from tests.laws.choosing import check_reason
from tests.laws.laws import BrokenLaw, check_table
from tests.laws.ledger import ENTRIES
from tests.laws.modes import MODES
from tests.laws.playing import LawfulGame
from tests.laws.score_laws import check_scores
from tests.laws.telling import Moment, check_price, check_secrets, check_told
from tests.people import ANA, BO

from ceylon.ids import RAILWAYS, Hex
from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.reasons import Reason


def some_game(mode: str = "4-tiles", steps: int = 60) -> Game:
    lawful = LawfulGame(MODES[mode], seed=1, rarely=1000)
    for _ in range(steps):
        lawful.step()
    return lawful.game


def lose_a_card(game: Game) -> None:
    game.discards = game.discards[1:]


def turn_the_pile(game: Game) -> None:
    game.card ^= 1


def lose_a_contract(game: Game) -> None:
    game.contracts_left -= 1


def lose_a_marker(game: Game) -> None:
    game.players[0].markers -= 1


def plant_twice(game: Game) -> None:
    game.players[0].plantations |= game.players[1].plantations


def fall_into_debt(game: Game) -> None:
    game.players[2].rupees = -1


def hoard(game: Game) -> None:
    game.players[game.seat - 1].chests = 7


def share_a_place(game: Game) -> None:
    game.players[0].technology = game.players[1].technology


def leave_the_track(game: Game) -> None:
    game.players[0].technology += 10 * 1024


def lose_a_bonus(game: Game) -> None:
    game.bonuses_taken += 1


def learn_by_itself(game: Game) -> None:
    game.players[3].abilities ^= 128


def play_too_long(game: Game) -> None:
    game.turn = 37


@pytest.mark.parametrize(
    "wrong",
    [
        lose_a_card,
        turn_the_pile,
        lose_a_contract,
        lose_a_marker,
        plant_twice,
        fall_into_debt,
        hoard,
        share_a_place,
        leave_the_track,
        lose_a_bonus,
        learn_by_itself,
        play_too_long,
    ],
)
def test_a_wrong_table_is_noticed(wrong: Callable[[Game], None]) -> None:
    game = some_game()
    check_table(game)
    wrong(game)
    with pytest.raises(BrokenLaw):
        check_table(game)


@pytest.mark.parametrize("field", ["passengers", "station", "railway_hexes"])
def test_a_wrong_railway_is_noticed(field: str) -> None:
    game = some_game("solo-drawn-without-uva", steps=30)
    check_table(game)
    setattr(game, field, 99)
    with pytest.raises(BrokenLaw):
        check_table(game)


@pytest.mark.parametrize(
    "told",
    [
        [],
        [facts.RupeesTaken(BO, 2)],
        [facts.RupeesTaken(ANA, 3)],
        [facts.RupeesTaken(ANA, 2), facts.Discarded(ANA, 0)],
        [facts.RupeesTaken(ANA, 2), facts.TurnBegun(ANA, 99)],
        [facts.RupeesTaken(ANA, 2), facts.Fact(ANA)],
    ],
)
def test_a_wrong_tale_is_noticed(told: list[facts.Fact]) -> None:
    game = some_game()
    before = Moment(game)
    game.players[0].rupees += 2
    check_told(before, [facts.RupeesTaken(ANA, 2)], game)
    with pytest.raises(BrokenLaw):
        check_told(before, told, game)


def test_a_toll_is_entered_once() -> None:
    """R7, R11: CR Co. gets the toll, and the price of a plantation includes it."""
    game = some_game("solo-drawn-without-uva", steps=30)
    before = Moment(game)
    game.players[0].rupees -= 1
    game.players[RAILWAYS].rupees += 1
    game.players[0].chests += 1
    check_told(before, [facts.TollPaid(ANA, 1), facts.Harvested(ANA, Hex(3), 0, ANA)], game)
    game.players[0].rupees -= 5
    game.players[0].chests -= 1
    game.players[0].markers -= 1
    planted = facts.Planted(ANA, Hex(3), price=6, second_leaf=False)
    check_told(before, [facts.TollPaid(ANA, 1), planted], game)
    check_price(ANA, 6, [facts.TollPaid(ANA, 1), planted])
    with pytest.raises(BrokenLaw):
        check_price(ANA, 5, [facts.TollPaid(ANA, 1), planted])


def test_the_ledger_knows_every_fact() -> None:
    assert {*ENTRIES, facts.TollPaid} == set(facts.Fact.__subclasses__())


class Peeked:
    """What a fact must not be: one that shows a hidden card to everybody."""

    seat = 0
    card = 4

    def seen_by(self, _seat: int) -> "Peeked":
        return self


def test_a_secret_told_is_noticed() -> None:
    """Section 8: a fact that shows a card to all must be one of an open card."""
    check_secrets([facts.CardDrawn(ANA, 4)], [ANA, BO])
    with pytest.raises(BrokenLaw):
        check_secrets([cast("facts.Fact", Peeked())], [ANA, BO])


def test_a_wrong_score_is_noticed() -> None:
    game = some_game()
    check_scores(game)
    game.players[0].companies |= 0b11111
    with pytest.raises(BrokenLaw):
        check_scores(game)


@pytest.mark.parametrize(
    "reason",
    [
        Reason("X1", "no such rule"),
        Reason("A1", "{price:rupees}"),
        Reason("A1", "no field", {"price": 5}),
    ],
)
def test_a_wrong_reason_is_noticed(reason: Reason) -> None:
    with pytest.raises(BrokenLaw):
        check_reason(reason)
