"""Section 8: what is open and what is hidden, in every mode and at every moment."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.choosing import check_reasons
from tests.laws.fields import BOARD, HIDDEN, OPEN, SEEN, seats_of, sight
from tests.laws.laws import cards_to_come, check_table, contracts_to_come, on_train
from tests.laws.modes import MODES, SOLO
from tests.laws.playing import STYLES, choose
from tests.people import ANA, BO, CLEO, DAN
from tests.rules.tables import hand, play, show

from ceylon.ids import HUMAN, RAILWAYS, SPECTATOR, Hex, Seat, by_seat
from ceylon.rules import facts
from ceylon.rules.choices import text_of
from ceylon.rules.deal import draw_railways
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.playout import Dice, play_out
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.state import PLAY, START
from ceylon.rules.view import View

LAW = settings(max_examples=60)
ANY_MODE = st.sampled_from(list(MODES))
ANY_SEED = st.integers(0, 2**32)
ANY_LENGTH = st.integers(0, 220)


def some_game(mode: str, seed: int, length: int) -> Game:
    """A random game after that many choices, or at its end."""
    rng = Random(seed)
    game = Game.new(MODES[mode], rng)
    style = STYLES[seed % len(STYLES)]
    for _ in range(length):
        if not game.over:
            game.push(choose(game, rng, style))
    return game


def viewers(game: Game) -> list[Seat]:
    return [SPECTATOR, *seats_of(game)]


# Two tables that look alike


def shuffle_hidden(game: Game, viewer: Seat, rng: Random) -> Game:
    """Another table that must look the same to one seat: all that is hidden from it is mixed.

    It is written apart from `imagine`, which is compared with it.
    """
    other = game.copy()
    unseen = list(cards_to_come(game))
    hidden = [seat for seat in seats_of(game) if seat != viewer]
    for seat in hidden:
        unseen += hand(game, seat)
    rng.shuffle(unseen)
    if game.solo:
        unseen = [card ^ rng.getrandbits(1) for card in unseen]
    for seat in hidden:
        size = game.players[seat].hand_size
        other.players[seat].hand = sum(CARD_UNIT[card >> 1] for card in unseen[:size])
        unseen = unseen[size:]
    other.deck = bytes(unseen)
    other.contract_deck = _shuffle_contracts(game, rng)
    if game.railway_draws and game.question == START:
        other.railway_draws = draw_railways(game.land, game.levels, rng)
    return other


def _shuffle_contracts(game: Game, rng: Random) -> bytes:
    """The contracts to come in another order; the top one of the same company."""
    contracts = list(contracts_to_come(game))
    if not contracts:
        return b""
    top = rng.choice([one for one in contracts if one >> 2 == contracts[0] >> 2])
    contracts.remove(top)
    rng.shuffle(contracts)
    return bytes([top, *contracts])


@LAW
@given(mode=ANY_MODE, seed=ANY_SEED, length=ANY_LENGTH)
def test_tables_that_differ_in_what_is_hidden_look_alike(mode: str, seed: int, length: int) -> None:
    """Section 8: other hands, the decks' order and turns do not show in a view."""
    game = some_game(mode, seed, length)
    for viewer in viewers(game):
        other = shuffle_hidden(game, viewer, Random(seed))
        check_table(other)
        assert sight(View.of(other, viewer)) == sight(View.of(game, viewer))


@LAW
@given(mode=ANY_MODE, seed=ANY_SEED, length=ANY_LENGTH)
def test_an_imagined_table_looks_the_same(mode: str, seed: int, length: int) -> None:
    """Section 8: `imagine` gives back the view that it was imagined from."""
    game = some_game(mode, seed, length)
    for viewer in viewers(game):
        view = View.of(game, viewer)
        imagined = view.imagine(Random(seed + 1))
        check_table(imagined)
        assert sight(View.of(imagined, viewer)) == sight(view)


@LAW
@given(mode=ANY_MODE, seed=ANY_SEED, length=ANY_LENGTH)
def test_an_imagined_table_can_be_played(mode: str, seed: int, length: int) -> None:
    """Section 8: the seat to choose has the same choices there, and the game can be finished."""
    game = some_game(mode, seed, length)
    imagined = View.of(game, game.seat).imagine(Random(seed))
    assert imagined.legal() == game.legal()
    check_reasons(imagined)
    assert imagined.over or play_out(imagined, Dice(seed)) > 0
    check_table(imagined)


@LAW
@given(mode=ANY_MODE, seed=ANY_SEED, length=ANY_LENGTH)
def test_views_do_not_change_with_the_game(mode: str, seed: int, length: int) -> None:
    """Section 8: a view is a picture, not a window."""
    game = some_game(mode, seed, length)
    view = View.of(game, SPECTATOR)
    before = sight(view)
    if not game.over:
        play_out(game, Dice(seed))
    assert sight(view) == before


# What a view is made of


def test_a_view_has_no_hidden_field() -> None:
    """Section 8: it is built up from what is allowed, and from nothing else."""
    assert set(SEEN) == {"viewer", "next_company", "unseen_cards", "unseen_contracts"}
    assert not set(HIDDEN) & {*OPEN, *SEEN}
    assert "hand" in BOARD


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_sees_its_own_hand_only(mode: str) -> None:
    """Section 8: others' cards are hidden, their number is open."""
    game = some_game(mode, 5, 30)
    for viewer in viewers(game):
        view = View.of(game, viewer)
        for seat, player in by_seat(view.players):
            assert player.hand == (game.players[seat].hand if seat == viewer else 0)
            assert player.hand_size == game.players[seat].hand_size
        assert view.hand() == (hand(game, viewer) if viewer != SPECTATOR else [])


@pytest.mark.parametrize("mode", MODES)
def test_what_lies_open_is_seen_by_all(mode: str) -> None:
    """Section 8: map, boards, money, chests, contracts, tokens, tiles, pile, numbers of cards."""
    game = some_game(mode, 6, 60)
    for viewer in viewers(game):
        view = View.of(game, viewer)
        for name in OPEN:
            if name != "players":
                assert getattr(view, name) == getattr(game, name), name
        for seen, player in zip(view.players, game.players, strict=True):
            for name in BOARD:
                assert name == "hand" or getattr(seen, name) == getattr(player, name), name
        assert view.discards == game.discards
        assert [s.total for s in view.scores()] == [s.total for s in game.scores()]


@pytest.mark.parametrize("mode", MODES)
def test_cards_that_are_not_seen_are_known_as_a_whole(mode: str) -> None:
    """Section 8: the deck and the other hands together, unturned and in no order."""
    game = some_game(mode, 7, 50)
    for viewer in viewers(game):
        unseen = [card & ~1 for card in cards_to_come(game)]
        for seat in seats_of(game):
            unseen += hand(game, seat) if seat != viewer else []
        assert View.of(game, viewer).unseen_cards == bytes(sorted(unseen))


@pytest.mark.parametrize("mode", MODES)
def test_the_company_of_the_top_contract_is_open(mode: str) -> None:
    """Section 8: a contract's back shows its company; below it nothing is known of the order."""
    game = some_game(mode, 8, 70)
    while not game.over and game.contracts_left:
        view = View.of(game, SPECTATOR)
        assert view.next_company == (contracts_to_come(game)[0] >> 2) + 1
        assert view.unseen_contracts == bytes(sorted(contracts_to_come(game)))
        game.push(game.legal()[-1])
    assert not set(on_train(game)) & set(View.of(game, SPECTATOR).unseen_contracts)


def test_an_empty_contract_deck_shows_no_company() -> None:
    """Section 8: there is no back to look at."""
    game = some_game("4", 9, 40)
    game.contracts_left = 0
    assert View.of(game, ANA).next_company == 0


# Solo


@pytest.mark.parametrize("mode", SOLO)
def test_how_the_deck_lies_is_hidden_in_the_solo_game(mode: str) -> None:
    """Section 8, R2: turning a card in the deck changes no view."""
    game = some_game(mode, 3, 25)
    turned = game.copy()
    turned.deck = bytes(card ^ 1 for card in game.deck)
    assert turned.deck != game.deck
    for viewer in viewers(game):
        assert sight(View.of(turned, viewer)) == sight(View.of(game, viewer))


def test_how_the_pile_lies_is_open_in_the_solo_game() -> None:
    """Section 8, R17: the discard pile with its cards' orientation."""
    game = some_game("solo-drawn-without-uva", 3, 40)
    assert any(card & 1 for card in game.discards)
    assert View.of(game, SPECTATOR).discards == game.discards


def test_the_railway_to_be_drawn_is_hidden() -> None:
    """Section 8, R4: before the human has placed, nobody knows CR Co.'s place and line."""
    game = Game.new(Options(1), Random(1))
    other = game.copy()
    other.railway_draws = draw_railways(game.land, game.levels, Random(2))
    assert other.railway_draws != game.railway_draws
    assert sight(View.of(other, ANA)) == sight(View.of(game, ANA))
    imagined = View.of(game, ANA).imagine(Random(3))
    assert len(imagined.railway_draws) == 4
    play(imagined, text_of(imagined.legal()[0]))
    assert imagined.question == PLAY
    check_table(imagined)


def test_the_railways_are_no_seat_to_look_from() -> None:
    """Section 8: CR Co. has no hand and sees nothing."""
    assert seats_of(some_game("solo-built-without-uva", 1, 30)) == (HUMAN,)
    assert seats_of(some_game("3", 1, 30)) == (ANA, BO, CLEO)


# Imagining


def test_imagining_is_drawn_from_all_that_is_possible() -> None:
    """Section 8: each unseen card is equally likely in another hand or on top of the deck."""
    game = some_game("4", 1, 40)
    view = View.of(game, ANA)
    rng = Random(1)
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    for _ in range(1200):
        imagined = view.imagine(rng)
        in_hand.update(hand(imagined, 2))
        on_top[cards_to_come(imagined)[0]] += 1
    unseen = Counter(view.unseen_cards)
    for kind, number in unseen.items():
        share = number / unseen.total()
        assert abs(in_hand[kind] / in_hand.total() - share) < 0.05
        assert abs(on_top[kind] / on_top.total() - share) < 0.05


def test_imagined_contracts_keep_the_company_on_top() -> None:
    """Section 8: any unseen contract of that company may be the top one."""
    game = some_game("2-without-uva", 2, 10)
    view = View.of(game, BO)
    rng = Random(1)
    tops = Counter(contracts_to_come(view.imagine(rng))[0] for _ in range(300))
    possible = [one for one in view.unseen_contracts if (one >> 2) + 1 == view.next_company]
    assert sorted(tops) == possible
    assert all(number > 150 / len(possible) for number in tops.values())


def test_imagined_decks_are_turned_at_random() -> None:
    """Section 8, R2: in the solo game each card either way, as likely."""
    view = View.of(some_game("solo-drawn-without-uva", 1, 5), ANA)
    rng = Random(1)
    turned = [card & 1 for _ in range(100) for card in cards_to_come(view.imagine(rng))]
    assert abs(sum(turned) / len(turned) - 0.5) < 0.05
    shared = View.of(some_game("3", 1, 5), ANA).imagine(rng)
    assert not any(card & 1 for card in cards_to_come(shared))


# Facts


def test_dealt_and_drawn_cards_are_told_to_their_owner_alone() -> None:
    """Section 8: others, and spectators, learn that a card was drawn, not which."""
    for fact, hidden in (
        (facts.HandDealt(BO, (2, 4, 6)), facts.HandDealt(BO, (facts.HIDDEN,) * 3)),
        (facts.CardDrawn(BO, 8), facts.CardDrawn(BO, facts.HIDDEN)),
    ):
        assert fact.seen_by(BO) == fact
        assert [fact.seen_by(seat) for seat in (SPECTATOR, ANA, CLEO, DAN)] == [hidden] * 4


def test_a_drawn_card_is_told_unturned() -> None:
    """Section 8, R2: how it lay in the deck does not matter to the human who draws it."""
    game = some_game("solo-drawn-without-uva", 1, 1)
    told = play(game, text_of(game.legal()[0]), "rupees")
    drawn = [fact.card for fact in told if isinstance(fact, facts.CardDrawn)]
    assert len(drawn) == 1
    assert drawn[0] % 2 == 0
    assert drawn[0] in hand(game)


def test_what_the_railways_turn_up_is_told_to_all() -> None:
    """Section 8, R17, R19: it is open."""
    game = some_game("solo-drawn-without-uva", 1, 1)
    game.station = 8
    game.players[RAILWAYS].pawn = Hex(game.railway[8])
    game.passengers = 2
    show(game, "harvest/trade")
    told = play(game, "rupees")
    open_cards = [f for f in told if isinstance(f, facts.CardsDiscarded | facts.RailwaysDrew)]
    assert len(open_cards) == 2
    assert all(fact.seen_by(SPECTATOR) == fact for fact in open_cards)


def test_a_railway_is_imagined_only_where_it_is_still_to_be_drawn() -> None:
    """R4, R5: in a solo game, before the human has placed, and unless the player builds it."""
    before = Game.new(Options(1), Random(1))
    after = Game.new(Options(1), Random(1))
    after.push(after.legal()[0])
    for game, draws in [
        (before, 4),
        (after, 0),
        (Game.new(Options(1, railway="built"), Random(1)), 0),
        (Game.new(Options(2), Random(1)), 0),
        (Game.new(Options(4), Random(1)), 0),
    ]:
        assert len(View.of(game, ANA).imagine(Random(2)).railway_draws) == draws


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_prints_whose_it_is(seats: int) -> None:
    """Section 8: the drawing begins with the view, not with the game."""
    view = View.of(Game.new(Options(seats), Random(1)), BO)
    assert str(view).startswith(repr(view))
