"""Facts: what is reported of a choice, in which order, and to whom."""

import pickle
from dataclasses import FrozenInstanceError
from random import Random

import pytest
from tests.people import ANA, BO, CLEO, DAN
from tests.rules.tables import (
    Table,
    card,
    contract,
    deal_tile,
    deck_left,
    finish_turn,
    grow,
    hire,
    play,
    purse,
    stand,
    stock,
    to_act,
)

from ceylon.ids import NOBODY, SPECTATOR, Hex
from ceylon.rules import facts
from ceylon.rules.choices import choice_of
from ceylon.rules.facts import (
    Advanced,
    BonusTaken,
    CardDrawn,
    CardPlayed,
    CouncillorContracted,
    Discarded,
    EndTriggered,
    Fact,
    FirstPlanted,
    GameEnded,
    HandDealt,
    Harvested,
    Moved,
    Planted,
    RupeesTaken,
    TechnologyTokenSpent,
    TileUsed,
    Traded,
    TurnBegun,
    WagonFilled,
)
from ceylon.rules.game import Game
from ceylon.rules.hexes import hex_named
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice

PLANT, HARVEST, TRADE, CONTRACT, ADVANCE = range(5)


def test_the_facts_of_the_set_up() -> None:
    """S9, S11, T8: places, then hands in turn order, then the first turn."""
    cards = ["plant/harvest", "plant/trade", "plant/contract"]
    game = Table(seats=2, start=1, cards=[*cards, *["trade/advance"] * 3]).set_up()
    assert play(game, "start D2") == [FirstPlanted(BO, hex_named("D2"))]
    assert play(game, "start K7") == [
        FirstPlanted(ANA, hex_named("K7")),
        HandDealt(BO, tuple(map(card, cards))),
        HandDealt(ANA, (card("trade/advance"),) * 3),
        TurnBegun(BO, turn=1),
    ]


def test_the_facts_of_a_whole_turn() -> None:
    """T1, T2, T4, T6, T7, T8: in the order in which they happened."""
    game = Table(
        seats=3, cards=["harvest/trade"], contracts=["2 BGG", "1 BBG", "4 BBG", "5 BGW"]
    ).begun()
    stock(game, 0, "BGG")
    top = deck_left(game)[0]
    told = play(game, "play trade/harvest", "trade 1 points", "harvest K7", "move R8")
    assert told == [
        CardPlayed(ANA, up=TRADE, down=HARVEST),
        Traded(ANA, 0, contract("2 BGG"), (1, 2, 0), rupees=0, points=4),
        Harvested(BO, hex_named("K7"), tea=0, owner=BO),
        Moved(CLEO, hex_named("R7"), hex_named("R8"), steps=1, price=0),
        CardDrawn(ANA, top),
        WagonFilled(NOBODY, 0, contract("5 BGW")),
        TurnBegun(BO, turn=2),
    ]


@pytest.mark.parametrize(
    ("action", "choice", "fact"),
    [
        ("plant", "plant D1", Planted(ANA, hex_named("D1"), price=4, second_leaf=False)),
        ("contract", "contract Dimbula", CouncillorContracted(ANA, 0, councillor=1, price=5)),
        ("advance", "advance", Advanced(ANA, space=1, price=5, points=1)),
        ("plant", "move D7", Moved(ANA, hex_named("D1"), hex_named("D7"), steps=3, price=3)),
        ("plant", "rupees", RupeesTaken(ANA, 3)),
    ],
)
def test_the_fact_of_an_action(action: str, choice: str, fact: Fact) -> None:
    """A1, A4, A5, A6.1, A7.1, C2, C5, C6: prices and rewards with the councillors in them."""
    game = Table(councillors="C1 C2 C5 C6").begun()
    for councillor in ("C2", "C5", "C6"):
        hire(game, 0, councillor)
    stand(game, 0, "D1")
    to_act(game, action)
    assert play(game, choice) == [fact]


def test_the_facts_of_a_harvest_that_does_not_fit() -> None:
    """A2.2, A2.3, A2.4: each chest, with its owner, and each discard."""
    game = Table().begun()
    grow(game, 1, "D4")
    stock(game, 0, "BBBB")
    to_act(game, "harvest")
    assert play(game, "harvest D4", "harvest D2", "discard black") == [
        Harvested(ANA, hex_named("D4"), tea=2, owner=BO),
        Harvested(ANA, hex_named("D2"), tea=0, owner=ANA),
        Discarded(ANA, tea=0),
    ]


def test_the_facts_of_tile_and_token() -> None:
    """T3, V5: each comes before the action that it is for."""
    game = Table().begun()
    deal_tile(game, 0, 1)
    game.players[0].technology_tokens = 1
    to_act(game, "plant")
    assert play(game, "technology token", "starting tile", "rupees") == [
        TechnologyTokenSpent(ANA),
        TileUsed(ANA, tile=0),
        RupeesTaken(ANA, 7),
    ]


def test_the_facts_of_the_last_marker() -> None:
    """A1.4, E1: the plantation, the end, the bonus."""
    game = Table().begun()
    grow(game, 0, "D1 D3 D4 D5 K1 R5")
    stand(game, 0, "U1")
    to_act(game, "plant")
    assert play(game, "plant U1") == [
        Planted(ANA, hex_named("U1"), 5, second_leaf=False),
        EndTriggered(ANA, by_markers=True),
        BonusTaken(ANA, points=10),
    ]


def test_the_fact_of_the_end() -> None:
    """E2, E9: the winner and the total, after the wagons."""
    game = Table(seats=2, start=1).begun()
    finish_turn(game)
    game.ending = 1
    purse(game, 9, 3)
    told = finish_turn(game)
    assert told[-1] == GameEnded(ANA, points=10 - 14)


def test_cards_are_told_to_their_owner_alone() -> None:
    """S11, T6: the others see that a card was drawn, not which one."""
    drawn = CardDrawn(CLEO, card("plant/trade"))
    assert drawn.seen_by(CLEO) == drawn
    dealt = HandDealt(CLEO, (card("plant/trade"), card("plant/harvest"), card("trade/advance")))
    assert dealt.seen_by(CLEO) == dealt
    for other in (ANA, BO, DAN, SPECTATOR):
        assert drawn.seen_by(other) == CardDrawn(CLEO, facts.HIDDEN)
        assert dealt.seen_by(other) == HandDealt(CLEO, (facts.HIDDEN,) * 3)


def test_a_card_in_a_hand_is_not_turned() -> None:
    """S11, R2: in the solo game cards are turned in the deck, but not in the hand."""
    rng = Random(3)
    game = Game.new(Options(1), rng)
    told: list[int] = []
    while len(told) < 12:
        for fact in game.play(rng.choice(game.legal())):
            told += fact.cards if isinstance(fact, HandDealt) else ()
            told += [fact.card] if isinstance(fact, CardDrawn) else ()
    assert any(one % 2 for one in game.deck[:12])
    assert all(one % 2 == 0 for one in told)


def test_all_else_is_told_to_everyone() -> None:
    """T1: an open fact is the same to all, a card played as well."""
    for fact in (
        CardPlayed(ANA, PLANT, TRADE),
        Moved(BO, Hex(2), Hex(3), 1, 0),
        WagonFilled(NOBODY, 0, 7),
    ):
        for seat in (SPECTATOR, ANA, BO):
            assert fact.seen_by(seat) == fact


def test_a_fact_does_not_change() -> None:
    """Facts are immutable."""
    with pytest.raises(FrozenInstanceError):
        RupeesTaken(ANA, 2).rupees = 3  # type: ignore[misc]


def test_the_fast_door_tells_nothing_and_does_the_same() -> None:
    """Only `play` returns the facts of a choice."""
    checked, fast = Table().begun(), Table().begun()
    for text in ("play plant/harvest", "rupees", "harvest K7", "rupees", "rupees"):
        told = checked.play(choice_of(text))
        assert told
        fast.push(choice_of(text))
        assert fast.facts is None
        assert (fast.legal(), fast.seat) == (checked.legal(), checked.seat)


def test_a_refused_choice_tells_nothing_of_itself() -> None:
    """T1: after a refusal the next choice returns only its own facts."""
    game = Table(cards=["plant/harvest"]).begun()
    with pytest.raises(IllegalChoice):
        play(game, "rupees")
    assert play(game, "play plant/harvest") == [CardPlayed(ANA, PLANT, HARVEST)]


def test_facts_can_be_sent_elsewhere() -> None:
    """T1, A7.1: another process gets the same."""
    game = Table().begun()
    told = game.play(game.legal()[0]) + play(game, "rupees")
    assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301 - our own
