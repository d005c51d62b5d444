"""Why not? A refused choice names its rule, with the numbers, and changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.tables import (
    ENGLISH,
    LAW,
    Table,
    climb,
    deal_tile,
    grow,
    hire,
    legal,
    play,
    positions,
    purse,
    rupees,
    stand,
    stock,
    supply,
    to_act,
    to_follow,
    why,
)
from tools.docs import rule_table

from ceylon.ids import Choice
from ceylon.rules.choices import ALL_CHOICES, choice_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice, Reason
from ceylon.rules.state import ACT, EXTRA, FOLLOW, TILE

IDS = set(rule_table.rule_ids(rule_table.RULES.read_text(encoding="utf-8")))
MODES = [
    Options(2, without="dimbula"),
    Options(3),
    Options(4, starting_tiles=True),
    Options(1),
    Options(1, railway="built"),
]


def test_a_reason_has_its_numbers() -> None:
    "A1: planting costs 5 rupees; you have 3."
    game = Table().begun()
    stand(game, 0, "D1")
    purse(game, 3)
    to_act(game, "plant")
    reason = game.why_not(choice_of("plant D1"))
    assert reason is not None
    assert (reason.rule, dict(reason.values)) == ("A1", {"price": 5, "have": 3})
    assert str(reason) == "A1: planting costs 5 rupees; you have 3 rupees"
    assert why(game, "plant D1") == "A1: planting costs 5 rupees; you have 3 rupees"


def test_a_legal_choice_has_no_reason() -> None:
    """T1: the agreement of the two over whole games is a law of its own."""
    game = Table().begun()
    assert all(game.why_not(choice) is None for choice in game.legal())


def test_the_error_carries_choice_and_reason() -> None:
    """T1: for code that catches it, and for a log."""
    game = Table().begun()
    with pytest.raises(IllegalChoice) as refused:
        play(game, "move D1")
    assert refused.value.choice == "move D1"
    assert refused.value.reason == Reason("T1", "play a card first")
    assert str(refused.value) == "move D1: T1: play a card first"


def test_a_reason_names_hexes_as_players_do() -> None:
    """A1.2: also without a language, and in the error that carries it."""
    game = Table().begun()
    to_act(game, "plant")
    with pytest.raises(IllegalChoice) as refused:
        play(game, "plant D2")
    assert str(refused.value) == "plant D2: A1.2: there is already a plantation on D2"
    assert dict(refused.value.values) == {"hex": 1}


def test_reasons_are_compared_by_what_they_say() -> None:
    """A1: rule, sentence and numbers."""
    one = Reason("A1", "{price:rupees}", {"price": 5})
    assert one == Reason("A1", "{price:rupees}", {"price": 5})
    assert hash(one) == hash(Reason("A1", "{price:rupees}", {"price": 5}))
    assert one != Reason("A1", "{price:rupees}", {"price": 4})
    assert one != Reason("A4", "{price:rupees}", {"price": 5})
    assert hash(one) != hash(Reason("A4", "{price:rupees}", {"price": 5}))
    assert one != "A1"
    assert repr(one) == "Reason('A1', '{price:rupees}', {'price': 5})"


@pytest.mark.parametrize(
    ("action", "choice", "reason"),
    [
        ("plant", "plant D3", "A1.1: you must plant on your pawn’s hex (D1), not on D3"),
        ("plant", "harvest D2", "T2: the card lets you plant, not harvest"),
        ("harvest", "harvest U5", "A2.1: U5 is not within reach of your pawn on D1"),
        ("harvest", "harvest D1", "A2.1: there is no plantation on D1"),
        ("trade", "trade 1 rupees", "A3.1: you are missing 2 green"),
        ("contract", "contract Kandy", "A4.1: your pawn is not in Kandy"),
        ("advance", "plant D1", "T2: the card lets you advance in technology, not plant"),
        ("plant", "move D1", "A6.3: your pawn is already on D1"),
        ("plant", "move U6", "A6.1: the move costs 21 rupees; you have 15 rupees"),
        ("plant", "technology token", "T3: you have no technology token"),
        ("plant", "starting tile", "V1: this game is played without starting tiles"),
        ("plant", "end turn", "T2: you must take your action now"),
        ("plant", "done", "T2: you must take your action now"),
        ("plant", "discard black", "T2: you must take your action now"),
        ("plant", "keep black", "T2: you must take your action now"),
        ("plant", "start D1", "T2: you must take your action now"),
        ("plant", "play plant/trade", "T2: you must take your action now"),
    ],
)
def test_reasons_of_the_active_player(action: str, choice: str, reason: str) -> None:
    """T2, T3, A1.1, A2.1, A3.1, A4.1, A6.1, A6.3: on D1, beside the player's own plantation on
    D2."""
    game = Table(contracts=["2 BGG"]).begun()
    stand(game, 0, "D1")
    to_act(game, action)
    assert why(game, choice) == reason


def test_a_hex_out_of_play_is_named_before_all_else() -> None:
    """S3: nobody plants or moves there."""
    game = Table(seats=2).begun()
    to_act(game, "plant")
    assert why(game, "plant U1") == "S3: U1 is not in play"
    assert why(game, "move U1") == "S3: U1 is not in play"


def test_why_a_tile_does_not_help() -> None:
    """V5, V6: Advance 2 needs the action, the track and the money, in this order."""
    game = Table().begun()
    deal_tile(game, 0, 4)
    climb(game, 0, 7)
    purse(game, 4)
    to_act(game, "plant")
    offered = "T2: the card lets you plant, not advance in technology"
    assert why(game, "starting tile") == offered
    game = Table().begun()
    deal_tile(game, 0, 4)
    climb(game, 0, 7)
    purse(game, 4)
    to_act(game, "advance")
    assert why(game, "starting tile") == "A5: advancing costs 5 rupees; you have 4 rupees"
    climb(game, 0, 8)
    reason = "V6: at least two spaces must be left on the technology track"
    assert why(game, "starting tile") == reason


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("end turn", "T4: you must take one action now, on another player’s turn"),
        ("plant K7", "T4: on this turn the card lets you advance in technology, not plant"),
        ("technology token", "T3: technology tokens can be spent only on your own turn"),
    ],
)
def test_reasons_of_a_follower(choice: str, reason: str) -> None:
    """T3, T4: in another player's turn."""
    game = Table().begun()
    to_follow(game, "advance")
    assert why(game, choice) == reason


def test_reasons_after_the_action() -> None:
    """T3: a technology token or the end of the turn, nothing else."""
    game = Table().begun()
    game.players[0].technology_tokens = 1
    to_act(game, "plant")
    play(game, "rupees")
    reason = "T3: your action is done: spend a technology token, or take no extra action"
    for choice in ("rupees", "move D1", "plant D1", "play plant/trade"):
        assert why(game, choice) == reason


def test_the_first_obstacle_is_named() -> None:
    """A1.2, A1.3, A3.1, A3.2, A5.5: what money cannot change comes before the money."""
    game = Table(contracts=["2 BGG"]).begun()
    purse(game, 0)
    climb(game, 0, 9)
    supply(game, 0, "1 BBG")
    game.players[0].technology_tokens = 1
    to_act(game, "advance")
    assert why(game, "advance").startswith("A5.5")
    play(game, "technology token")
    assert why(game, "plant D2").startswith("A1.2")
    assert why(game, "trade 1 rupees").startswith("A3.1")
    stock(game, 0, "BGG")
    assert why(game, "trade 1 rupees").startswith("A3.2")
    grow(game, 0, "D1 D3 D4 D5 D6 D7 D8")
    assert why(game, "plant D2").startswith("A1.3")


def test_a_refused_choice_changes_nothing() -> None:
    """A1: neither money nor the open question."""
    game = Table().begun()
    purse(game, 4)
    hire(game, 0, "C3")
    deal_tile(game, 0, 7)
    to_act(game, "plant")
    before = (legal(game), rupees(game), game.planted, game.question, game.seat)
    for choice in set(ALL_CHOICES) - set(game.legal()):
        with pytest.raises(IllegalChoice):
            game.play(choice)
        assert (legal(game), rupees(game), game.planted, game.question, game.seat) == before


@pytest.mark.parametrize("options", MODES, ids=repr)
@LAW
@given(seed=st.integers(0, 2**32))
def test_every_reason_cites_a_rule_and_can_be_said(options: Options, seed: int) -> None:
    """T1: over whole games, for every choice that is refused; a sentence uses all its numbers."""
    for number, game in enumerate(positions(options, seed)):
        if number % 20:
            continue
        reasons = [game.why_not(choice) for choice in ALL_CHOICES]
        assert [reason for reason in reasons if reason] != []
        for reason in reasons:
            if reason is not None:
                assert reason.rule in IDS
                assert "{" not in ENGLISH.say(reason.text, **reason.values)
                assert all(f"{{{name}" in reason.text for name in reason.values)


# Prices


def paid(game: Game, choice: Choice) -> int:
    """What a player has less after a choice that gives no rupees."""
    seat = game.seat
    after = game.copy()
    after.push(choice)
    return game.players[seat].rupees - after.players[seat].rupees


@pytest.mark.parametrize("options", MODES[:3], ids=repr)
@LAW
@given(seed=st.integers(0, 2**32))
def test_the_price_is_what_is_paid(options: Options, seed: int) -> None:
    """A1, A4, A5, A6.1, C1, C6, C7, V6: over whole games, before each choice that costs."""
    for number, game in enumerate(positions(options, seed)):
        if number % 7 or game.question not in (ACT, EXTRA, FOLLOW, TILE):
            continue
        for choice in game.legal():
            if game.price(choice):
                assert paid(game, choice) == game.price(choice)
