"""R19 to R22: the card that CR Co. turns up, and what follows."""

from itertools import combinations

import pytest
from tests.rules.railway_tables import (
    LAST,
    able,
    board,
    decided,
    lay_discards,
    pass_turn,
    put_on_top,
    solo,
    turn_up,
    unable,
)
from tests.rules.tables import (
    card,
    climb,
    grow,
    hold,
    leave_cards,
    legal,
    play,
    show,
    stock,
    wagons,
)

from ceylon.ids import HUMAN, RAILWAYS
from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.hexes import hex_named
from ceylon.rules.state import FOLLOW, PLAY

PRIORITY = ["plant", "advance", "trade", "contract", "harvest"]
PAIRS = list(combinations(PRIORITY, 2))


# R19


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("turned", [False, True])
def test_the_first_in_the_order_is_taken(first: str, second: str, turned: bool) -> None:
    """R19: whichever of the two is ▲; the card is turned to show it."""
    game = able()
    told = turn_up(game, f"{second}/{first}" if turned else f"{first}/{second}")
    assert decided(told) == first
    assert game.card == card(f"{first}/{second}")
    assert game.discards == bytes([game.card])
    assert [fact.rule for fact in told if isinstance(fact, facts.RailwaysDecided)] == ["R19"]


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("turned", [False, True])
def test_the_second_is_taken_when_the_first_is_impossible(
    first: str, second: str, turned: bool
) -> None:
    """R19: the first possible one."""
    game = able()
    forbid(game, first)
    told = turn_up(game, f"{second}/{first}" if turned else f"{first}/{second}")
    assert decided(told) == second
    assert game.card == card(f"{second}/{first}")


def forbid(game: Game, action: str) -> None:
    """Take away what one action needs, and no other."""
    railways = game.players[RAILWAYS]
    if action == "plant":
        grow(game, RAILWAYS, "D6")
    elif action == "advance":
        climb(game, RAILWAYS, 9)
    elif action == "trade":
        stock(game, RAILWAYS, "G")
    elif action == "contract":
        railways.councillors = 0b111
    else:
        stock(game, RAILWAYS, "BBBGGGWWW")


def test_what_is_drawn_is_told_as_it_lay() -> None:
    """R19: it does not turn the card before it decides."""
    game = able()
    told = turn_up(game, "harvest/plant")
    drew = [fact for fact in told if isinstance(fact, facts.RailwaysDrew)]
    assert [(fact.card, fact.from_discards) for fact in drew] == [(card("harvest/plant"), False)]
    assert game.card == card("plant/harvest")


@pytest.mark.parametrize(
    ("own", "humans", "planted"),
    [
        ("", "", False),
        ("", "D7", True),
        ("D6", "D7", False),
        ("D6", "D7 D3", True),
        ("", "D7 D3", True),
    ],
)
def test_it_plants_unless_it_has_more(own: str, humans: str, planted: bool) -> None:
    """R19: in its own turn, compared with the human in the pawn's district; D8 is its first."""
    game = solo()
    board(game, 2)
    grow(game, RAILWAYS, own)
    grow(game, HUMAN, humans)
    assert (decided(turn_up(game, "plant/advance")) == "plant") == planted


def test_plantations_elsewhere_do_not_count() -> None:
    """R19: only those in the pawn's district."""
    game = solo()
    grow(game, RAILWAYS, "K1 K2")
    board(game, 7)
    assert decided(turn_up(game, "plant/advance")) == "plant"
    board(game, 4)
    assert decided(turn_up(game, "plant/advance")) == "advance"


def test_leaves_do_not_count_as_plantations() -> None:
    """R19: a second leaf is not a plantation."""
    game = solo()
    board(game, 2)
    grow(game, RAILWAYS, "D6")
    grow(game, HUMAN, "D7")
    game.players[HUMAN].second_leaf = game.players[HUMAN].plantations & 0xFF
    assert decided(turn_up(game, "plant/advance")) == "advance"


def test_a_harvest_that_gains_nothing_is_not_taken() -> None:
    """R19: Harvest, if it gains a chest."""
    game = able()
    stock(game, RAILWAYS, "BBB")
    forbid(game, "contract")
    assert decided(turn_up(game, "harvest/contract")) == "rupees"


# R20


@pytest.mark.parametrize("lies", ["plant/advance", "advance/plant", "contract/trade"])
def test_two_rupees_when_neither_is_possible(lies: str) -> None:
    """R20: and the card stays as drawn."""
    game = solo()
    unable(game)
    told = turn_up(game, lies)
    assert decided(told) == "rupees"
    assert game.players[RAILWAYS].rupees == 2
    assert game.card == card(lies)
    assert game.discards == bytes([card(lies)])
    assert [fact.rule for fact in told if isinstance(fact, facts.RailwaysDecided)] == ["R20"]


# R21


def test_the_top_discard_is_played_when_the_human_drew_the_last_card() -> None:
    """R21: the human's card of this turn, as it lies, by R19."""
    game = able()
    board(game, 0)
    leave_cards(game, 1)
    told = pass_turn(game, "trade/plant")
    assert game.players[HUMAN].hand_size == 3
    drew = [fact for fact in told if isinstance(fact, facts.RailwaysDrew)]
    assert [(fact.card, fact.from_discards) for fact in drew] == [(card("trade/plant"), True)]
    rules = [fact.rule for fact in told if isinstance(fact, facts.RailwaysDecided)]
    assert rules == ["R10", "R19"]
    assert len(game.discards) == 1


def test_a_card_played_again_is_turned_on_the_pile() -> None:
    """R19, R21: as if drawn, it then shows the action taken as ▲."""
    game = able()
    board(game, 0)
    hold(game, HUMAN, "harvest/advance")
    leave_cards(game, 1)
    show(game, "harvest/advance")
    play(game, "rupees")
    assert game.card == card("advance/harvest")
    assert game.discards == bytes([card("advance/harvest")])
    assert "harvest" in {choice.split()[0] for choice in legal(game)}


def test_a_card_played_again_may_be_of_no_use() -> None:
    """R20, R21: then it stays as it lies, and CR Co. takes 2 rupees."""
    game = solo()
    unable(game)
    leave_cards(game, 0)
    game.ending = 1
    lay_discards(game, "harvest/plant", "trade/advance")
    told = turn_up(game)
    assert decided(told) == "rupees"
    assert game.card == card("trade/advance")
    assert len(game.discards) == 2


def test_the_top_discard_is_played_when_the_passengers_discarded_the_last_card() -> None:
    """R17, R21: the last card that they discarded, as it lies."""
    game = able()
    board(game, LAST)
    put_on_top(game, "harvest/plant", "plant/contract", "contract/advance")
    leave_cards(game, 3)
    game.passengers = 3
    told = pass_turn(game, "plant/harvest")
    drew = [fact for fact in told if isinstance(fact, facts.RailwaysDrew)]
    assert [(fact.card, fact.from_discards) for fact in drew] == [(card("contract/advance"), True)]
    assert game.card == card("advance/contract")
    expected = ["plant/harvest", "plant/contract", "advance/contract"]
    assert game.discards == bytes(map(card, expected))


def test_the_deck_comes_before_the_pile() -> None:
    """R21: only with an empty deck; the last card of the deck is drawn normally."""
    game = able()
    put_on_top(game, "harvest/plant", "advance/contract")
    leave_cards(game, 2)
    told = pass_turn(game, "plant/harvest")
    drew = [fact for fact in told if isinstance(fact, facts.RailwaysDrew)]
    assert [(fact.card, fact.from_discards) for fact in drew] == [(card("advance/contract"), False)]
    assert game.cards_left == 0
    assert len(game.discards) == 2


# R22


def test_then_the_human_follows() -> None:
    """R22: with the ▼ action of the card as it was turned."""
    game = able()
    board(game, 0)
    put_on_top(game, "harvest/plant", "harvest/advance")
    pass_turn(game, "plant/contract")
    assert (game.question, game.seat, game.active) == (FOLLOW, HUMAN, RAILWAYS)
    assert game.card == card("advance/harvest")
    game.players[HUMAN].pawn = hex_named("K4")
    assert "harvest K4" in legal(game)
    assert "advance" not in legal(game)


def test_then_the_wagons_are_refilled() -> None:
    """R22: after the human followed, not before; CR Co.'s trade leaves a wagon empty until then."""
    game = able()
    board(game, 0)
    put_on_top(game, "harvest/plant", "trade/contract")
    pass_turn(game, "plant/harvest")
    assert wagons(game)[0] is None
    told = play(game, "rupees")
    assert None not in wagons(game)
    filled = [fact.wagon for fact in told if isinstance(fact, facts.WagonFilled)]
    assert filled == [0]
    assert (game.question, game.active) == (PLAY, HUMAN)


def test_the_wagons_are_refilled_before_its_turn_too() -> None:
    """R22, T7: each turn ends with it, the human's as well."""
    game = able()
    board(game, 0)
    stock(game, HUMAN, "BBG")
    stock(game, RAILWAYS, "")
    show(game, "trade/plant")
    told = play(game, "trade 1 points")
    kinds = [type(fact).__name__ for fact in told]
    assert kinds.index("CardDrawn") < kinds.index("WagonFilled") < kinds.index("TurnBegun")


def test_the_whole_turn_in_its_order() -> None:
    """R12 to R22: follow, draw, refill; then travel, card, action; then the human follows."""
    game = able()
    board(game, 7)
    game.players[RAILWAYS].technology_tokens = 3
    game.passengers = 1
    put_on_top(game, "harvest/plant", "trade/plant", "plant/advance", "contract/plant")
    told = pass_turn(game, "harvest/contract")
    kinds = [type(fact).__name__ for fact in told]
    assert kinds == [
        "RupeesTaken",
        "RailwaysDecided",
        "CouncillorContracted",
        "PassengersChanged",
        "CardDrawn",
        "TurnBegun",
        "RailwaysMoved",
        "RailwaysMoved",
        "ChestsGained",
        "BonusTaken",
        "CardsDiscarded",
        "RailwaysMoved",
        "RailwaysMoved",
        "RailwaysMoved",
        "RiverCrossed",
        "RailwaysDrew",
        "RailwaysDecided",
        "Planted",
    ]


def test_in_its_turn_the_human_only_follows() -> None:
    """R22: CR Co. makes no choices; every question goes to the human."""
    game = able()
    asked: set[int] = set()
    while not game.over:
        assert game.seat == HUMAN
        if game.active == RAILWAYS:
            asked.add(int(game.question))
        game.play(game.legal()[-1])
    assert asked == {FOLLOW}
