"""R12 to R22: CR Co.'s turn, in its order."""

from itertools import combinations

import pytest
from tests.rules.railway_tables import (
    LAST,
    board,
    decided,
    lay_discards,
    pass_turn,
    put_on_top,
    solo,
    travel,
    turn_up,
    unable,
)
from tests.rules.tables import (
    card,
    climb,
    deck_left,
    grow,
    hold,
    leave_cards,
    legal,
    play,
    show,
    stock,
    wagons,
    warehouse,
)

from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import FOLLOW, HUMAN, PLAY, RAILWAYS

PRIORITY = ["plant", "advance", "trade", "contract", "harvest"]
PAIRS = list(combinations(PRIORITY, 2))
EASY = ["1 BBG", "1 BBW", "2 BGG"]


def able() -> Game:
    """CR Co. stands in Dimbula and can take each of the five actions."""
    game = solo(contracts=EASY)
    board(game, 2)
    grow(game, HUMAN, "D7")
    stock(game, RAILWAYS, "BBG")
    game.players[RAILWAYS].rupees = 20
    return game


def resets(told: list[facts.Fact]) -> int:
    moves = [fact for fact in told if isinstance(fact, facts.RailwaysMoved)]
    return sum(fact.end == 0 for fact in moves)


# R12


@pytest.mark.parametrize(("tokens", "spaces"), [(0, 2), (1, 3), (4, 6), (6, 8)])
def test_two_spaces_and_one_for_each_token(tokens: int, spaces: int) -> None:
    """R12: 2 spaces, plus 1 for each technology token."""
    game = solo()
    game.players[RAILWAYS].technology_tokens = tokens
    told = travel(game)
    assert game.station == spaces
    assert game.players[RAILWAYS].pawn == game.railway[spaces]
    moves = [(fact.start, fact.end) for fact in told if isinstance(fact, facts.RailwaysMoved)]
    assert moves == [(space, space + 1) for space in range(spaces)]
    assert game.players[RAILWAYS].technology_tokens == tokens


def test_tokens_count_as_the_move_begins() -> None:
    """R12: one that it gains in the same turn counts with the next move."""
    game = able()
    put_on_top(game, "harvest/plant", "advance/trade")
    board(game, 0)
    pass_turn(game, "plant/harvest")
    assert game.station == 2
    assert game.players[RAILWAYS].technology_tokens == 1
    play(game, "rupees")
    pass_turn(game, "plant/harvest")
    assert game.station == 5


# R13


def test_a_move_that_ends_on_the_ninth_space_stays_there() -> None:
    """R13: the reset comes with the next move."""
    game = solo()
    board(game, 6)
    told = travel(game)
    assert game.station == LAST
    assert resets(told) == 0
    assert warehouse(game, RAILWAYS) == "B"
    assert game.bonuses_taken == 0
    told = travel(game)
    assert game.station == 1
    assert resets(told) == 1


def test_a_reset_is_one_space_of_movement() -> None:
    """R13: from the eighth hex three spaces lead over the ninth and the first to the second."""
    game = solo()
    board(game, 7)
    game.players[RAILWAYS].technology_tokens = 1
    travel(game)
    assert game.station == 1
    assert HEX_NAMES[game.players[RAILWAYS].pawn] == "D2"


def test_a_move_may_end_with_the_reset() -> None:
    """R13: then it has its effect at once."""
    game = solo()
    board(game, 7)
    told = travel(game)
    assert game.station == 0
    assert resets(told) == 1
    assert warehouse(game, RAILWAYS) == "BBGW"


def test_several_resets_in_a_move_have_their_full_effect() -> None:
    """R13, R14, R15, R16, R17: 10 spaces from the ninth lead round the line, and reset twice."""
    game = solo()
    board(game, LAST)
    game.players[RAILWAYS].technology_tokens = 8
    game.passengers = 2
    before = deck_left(game)
    told = travel(game)
    assert resets(told) == 2
    assert game.station == 0
    assert warehouse(game, RAILWAYS) == "BBBGGWW"
    assert game.players[RAILWAYS].bonus_points == 10 + 6
    assert game.discards == before[:4]
    assert game.players[RAILWAYS].rupees == 15 + 2 * 2


def test_three_resets_in_a_move() -> None:
    """R13, R16: as many as the move is long."""
    game = solo()
    board(game, LAST)
    game.players[RAILWAYS].technology_tokens = 17
    told = travel(game)
    assert resets(told) == 3
    assert game.players[RAILWAYS].bonus_points == 10 + 6 + 3
    assert game.players[RAILWAYS].rupees == 15 + 4 * 2


# R14


@pytest.mark.parametrize(
    ("start", "tokens", "crossings"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (2, 0, 1),
        (3, 0, 0),
        (4, 0, 1),
        (2, 2, 2),
        (6, 0, 0),
    ],
)
def test_two_rupees_for_each_river(start: int, tokens: int, crossings: int) -> None:
    """R14: for each step from one district into another."""
    game = solo()
    board(game, start)
    game.players[RAILWAYS].technology_tokens = tokens
    told = travel(game)
    assert game.players[RAILWAYS].rupees == 15 + 2 * crossings
    crossed = [fact.rupees for fact in told if isinstance(fact, facts.RiverCrossed)]
    assert crossed == [2] * crossings


def test_a_reset_crosses_no_river() -> None:
    """R14: though it leads from Ruhuna to Dimbula."""
    game = solo()
    board(game, LAST)
    travel(game)
    assert game.station == 1
    assert game.players[RAILWAYS].rupees == 15


# R15, R16, R18


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "BGW"),
        ("BB", "BBBGW"),
        ("BBB", "BBBGW"),
        ("BBBGGGWW", "BBBGGGWWW"),
        ("BBBGGGWWW", "BBBGGGWWW"),
    ],
)
def test_a_reset_brings_a_chest_of_each_tea(before: str, after: str) -> None:
    """R15, R18: up to 3 of each tea."""
    game = solo()
    board(game, LAST)
    stock(game, RAILWAYS, before)
    travel(game)
    assert warehouse(game, RAILWAYS) == after


def test_gained_chests_are_told() -> None:
    """R15, R18: only those that found room."""
    game = solo()
    board(game, LAST)
    stock(game, RAILWAYS, "BBBGG")
    gained = [fact.chests for fact in travel(game) if isinstance(fact, facts.ChestsGained)]
    assert gained == [(0, 1, 1)]


def test_its_storage_holds_3_of_each_tea() -> None:
    """R18: 9 chests in all, more than a warehouse; a harvest fills it up to 3 of a tea."""
    game = solo()
    grow(game, HUMAN, "D1 D2")
    grow(game, RAILWAYS, "D7")
    turn_up(game, "harvest/trade")
    assert warehouse(game, RAILWAYS) == "BBB"


def test_a_reset_takes_the_topmost_bonus_token() -> None:
    """R16: 10, 6, 3, 1; then nothing."""
    game = solo()
    won: list[int] = []
    for _ in range(6):
        board(game, LAST)
        won += [fact.points for fact in travel(game) if isinstance(fact, facts.BonusTaken)]
    assert won == [10, 6, 3, 1]
    assert game.bonuses_taken == 4
    assert game.players[RAILWAYS].bonus_tokens == 4


def test_tokens_that_the_human_took_are_gone() -> None:
    """R16: the topmost that is left."""
    game = solo()
    game.bonuses_taken = 1
    game.players[HUMAN].bonus_tokens = 1
    game.players[HUMAN].bonus_points = 10
    board(game, LAST)
    travel(game)
    assert game.players[RAILWAYS].bonus_points == 6


# R17


@pytest.mark.parametrize("passengers", [0, 1, 2, 3])
def test_passengers_discard_cards_as_they_lie(passengers: int) -> None:
    """R17: from the top of the deck, openly, not turned over."""
    game = solo()
    put_on_top(game, "trade/plant", "harvest/contract", "advance/harvest")
    game.passengers = passengers
    board(game, LAST)
    before = deck_left(game)
    told = travel(game)
    assert game.discards == before[:passengers]
    assert deck_left(game) == before[passengers:]
    shown = [fact.cards for fact in told if isinstance(fact, facts.CardsDiscarded)]
    assert shown == ([tuple(before[:passengers])] if passengers else [])
    assert game.passengers == passengers
    assert game.station == 1  # then it keeps moving


def test_discarded_cards_lie_on_the_pile_in_their_order() -> None:
    """R17: one by one, so that the last one lies on top."""
    game = solo()
    put_on_top(game, "trade/plant", "harvest/contract")
    lay_discards(game, "plant/harvest")
    game.passengers = 2
    board(game, LAST)
    travel(game)
    expected = ["plant/harvest", "trade/plant", "harvest/contract"]
    assert game.discards == bytes(map(card, expected))
    assert game.card == card("harvest/contract")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_all_that_are_left_if_fewer(left: int) -> None:
    """R17, R29: the passengers discard what there is; the last card triggers the end."""
    game = solo()
    leave_cards(game, left)
    game.ending = int(left == 0)
    game.passengers = 3
    board(game, LAST)
    told = travel(game)
    assert game.cards_left == 0
    assert len(game.discards) == left
    triggered = [fact for fact in told if isinstance(fact, facts.EndTriggered)]
    assert len(triggered) == (left > 0)
    assert game.station == 1


# R19


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize("turned", [False, True])
def test_the_first_in_the_order_is_taken(first: str, second: str, turned: bool) -> None:
    """R19: whichever of the two lies ▲; the card is turned to show it."""
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
    """R19: a second leaf is no plantation."""
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
    """R21: only with an empty deck; the last card of the deck is drawn as usual."""
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
    game.players[HUMAN].pawn = HEX_NAMES.index("K4")
    assert "harvest K4" in legal(game)
    assert "advance" not in legal(game)


def test_then_the_wagons_are_refilled() -> None:
    """R22: after the human followed, not before; CR Co.'s trade leaves a wagon empty till then."""
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
    """R22: CR Co. decides nothing; every question goes to the human."""
    game = able()
    asked: set[int] = set()
    while not game.over:
        assert game.seat == HUMAN
        if game.active == RAILWAYS:
            asked.add(int(game.question))
        game.play(game.legal()[-1])
    assert asked == {FOLLOW}
