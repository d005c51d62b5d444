"""What a choice would bring comes true, and tells nothing that is hidden."""

from collections.abc import Sequence
from random import Random

from tests.web.drawing.test_table_page import swapped
from tests.words.playing import each_mode, play

from ceylon.ids import Choice, by_seat
from ceylon.rules import state
from ceylon.rules.chests import unpack
from ceylon.rules.choices import ACTION_VERBS, choice_of, choices_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.harvest import warehouse
from ceylon.rules.material import DOWN, UP
from ceylon.rules.options import Options
from ceylon.rules.scoring import track_points
from ceylon.rules.view import View
from ceylon.sight.offers import chains_of
from ceylon.sight.outcomes import Outcome, opening_of, outcome_of


@each_mode
def test_what_is_foreseen_comes_true(options: Options) -> None:
    """A1 to A7: money, chests and points to whom, as the engine then has them (criterion 6)."""
    chance, seen = Random(5), 0
    for game, _ in play(options):
        if not game.over and game.question not in (state.PLAY, state.START):
            came_true(game, [chance.choice(game.legal())])
            seen += 1
    assert seen > 20


@each_mode
def test_a_chain_that_is_foreseen_comes_true(options: Options) -> None:
    """A2: a harvest of everything within reach, and what will not fit (criterion 6)."""
    for game, _ in play(options, seed=2):
        for _, chain in chains_of(game) if not game.over else ():
            came_true(game, [choice_of(text) for text in chain.texts])


def came_true(game: Game, choices: Sequence[Choice]) -> None:
    me, after = game.seat, game.copy()
    told = outcome_of(View.of(game, me), choices)
    for choice in choices:
        after.push(choice)
    if game.solo and after.turn != game.turn:
        return  # CR Co. has acted as well
    assert told.rupees == after.players[me].rupees
    stored(game, after, choices[-1], told)
    points = dict(told.points)
    for seat, _ in by_seat(game.players):
        assert points.get(seat, 0) == track_points(after, seat) - track_points(game, seat)


def stored(game: Game, after: Game, last: Choice, told: Outcome) -> None:
    """What is in the warehouse then; a tile may leave open which chest is delivered."""
    me = after.players[game.seat]
    before, now = unpack(game.players[game.seat].chests), unpack(me.chests)
    if verb_of(last) not in ("discard", "keep", "trade") or any(told.delivered):
        change = [taken - given for taken, given in zip(told.taken, told.delivered, strict=True)]
        assert [n - b for n, b in zip(now, before, strict=True)] == change
    if after.question == state.DISCARD and verb_of(last) == "harvest":
        assert told.over == sum(now) - warehouse(after, me)


@each_mode
def test_what_a_card_opens_is_what_the_others_can_do(options: Options) -> None:
    """T4: by what everyone can see; nobody can be told more than that (criterion 7)."""
    for number, (game, _) in enumerate(play(options, seed=3)):
        if game.over or game.question != state.PLAY or number % 3:
            continue
        for card in View.of(game, game.seat).hand():
            opened(game, card)


def opened(game: Game, card: int) -> None:
    told = opening_of(View.of(game, game.seat), card)
    after, can = game.copy(), {}
    after.push(choices_of("play")[card])
    assert (told.refusal is None) == can_take(after, UP[card])
    after.push(choice_of("rupees"))
    while not after.over and after.question in (state.AFTER, state.FOLLOW) and not game.solo:
        if after.question == state.FOLLOW:
            can[after.seat] = can_take(after, DOWN[card])
        after.push(choice_of("end turn" if after.question == state.AFTER else "rupees"))
    assert {seat for seat, _ in told.can} == {seat for seat, may in can.items() if may}
    assert set(told.cannot) == {seat for seat, may in can.items() if not may}


def can_take(game: Game, action: int) -> bool:
    return ACTION_VERBS[action] in {verb_of(choice) for choice in game.legal()}


@each_mode
def test_nothing_hidden_is_foreseen(options: Options) -> None:
    """Section 8: the same whatever is in other hands and in the decks (criterion 54)."""
    different = cards = 0
    for number, (game, _) in enumerate(play(options, seed=4)):
        if game.over or number % 5 or game.question == state.START:
            continue
        twin = swapped(game, game.seat)
        different += hidden_in(twin) != hidden_in(game)
        one, other = (View.of(each, game.seat) for each in (game, twin))
        assert one == other
        for choice in game.legal()[:6]:
            assert outcome_of(one, [choice]) == outcome_of(other, [choice])
        for card in one.hand() if game.question == state.PLAY else ():
            assert opening_of(one, card) == opening_of(other, card)
            cards += 1
    assert different > 5
    assert cards > 5


def hidden_in(game: Game) -> tuple[object, ...]:
    """What a seat that must choose cannot see: the decks, and the other hands."""
    hands = [player.hand for seat, player in by_seat(game.players) if seat != game.seat]
    return game.deck, game.contract_deck, hands
