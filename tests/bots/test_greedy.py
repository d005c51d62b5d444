"""Greedy does what any beginner would see."""

from tests.rules.tables import (
    Table,
    grow,
    leave_cards,
    legal,
    offers,
    play,
    purse,
    stand,
    stock,
    to_act,
)

from ceylon.bots import bot
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.view import View

TRAIN = ("2 BGG", "3 BWW", "4 GGG")


def chosen(game: Game) -> str:
    """What greedy answers to the open question."""
    return text_of(bot("greedy", 1).choose(View.of(game, game.seat), game.legal()))


def in_the_last_round(game: Game) -> None:
    """E1, E2: the first player acts once more; then each of the others has a turn."""
    leave_cards(game, 1)


def test_it_takes_the_district_bonus() -> None:
    """A1.4: the last district is under its pawn."""
    game = Table().begun()
    grow(game, 0, "K1 R2")
    stand(game, 0, "U1")
    to_act(game, "plant")
    assert chosen(game) == "plant U1"


def test_it_takes_points_when_rupees_come_too_late() -> None:
    """A3.3, E4: the richest already, it has no use for more."""
    game = Table(contracts=TRAIN).begun()
    purse(game, 40)
    stock(game, 0, "BGG")
    to_act(game, "trade")
    in_the_last_round(game)
    assert offers(game, "trade") == {"1 rupees", "1 points"}
    assert chosen(game) == "trade 1 points"


def test_it_keeps_the_chest_that_a_contract_asks_for() -> None:
    """A2.4: there is more black tea than any contract takes, and one white chest."""
    game = Table(contracts=("3 BWW", "4 BWW", "1 BBW")).begun()
    stock(game, 0, "BBBBW")
    grow(game, 0, "D1")
    to_act(game, "harvest")
    play(game, "harvest D1", "done")
    assert offers(game, "discard") == {"black", "white"}
    assert chosen(game) == "discard black"


def test_it_contracts_where_its_plantations_wait() -> None:
    """A4, E6: three plantations count for nothing without the councillor."""
    game = Table().begun()
    grow(game, 0, "D1 D4")
    to_act(game, "contract")
    assert chosen(game) == "contract Dimbula"


def test_it_does_not_pay_for_a_councillor_without_plantations_at_the_end() -> None:
    """E6, E4: only the rupees would be gone."""
    game = Table().begun()
    stand(game, 0, "K1")
    to_act(game, "contract")
    in_the_last_round(game)
    assert "contract Kandy" in legal(game)
    assert chosen(game) != "contract Kandy"


def test_it_harvests_its_own_before_it_stops() -> None:
    """A2.2: a chest of its own costs nothing, and there is room in the warehouse."""
    game = Table(contracts=TRAIN).begun()
    grow(game, 0, "D3 D4")
    to_act(game, "harvest")
    taken = set()
    while (text := chosen(game)).startswith("harvest"):
        taken.add(text)
        play(game, text)
    assert {"harvest D2", "harvest D4"} <= taken
