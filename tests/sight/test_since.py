"""Since your last turn: the others' actions, all of them, numbered as they happened."""

from itertools import pairwise

import pytest
from tests.people import ANA
from tests.web.playing import MODES, Playing, each_mode, play, sample

from ceylon.ids import SPECTATOR, Seat, seats
from ceylon.rules import facts
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.log import ACTIONS
from ceylon.sight.progress import last_turn
from ceylon.sight.since import Deed


def looking(playing: Playing) -> list[Seat]:
    return [ANA] if playing.options.solo else list(seats(playing.options.seats))


def done(deeds: tuple[Deed, ...]) -> list[facts.Fact]:
    return [f for deed in deeds for f in deed.entry.facts if isinstance(f, ACTIONS)]


def expected(playing: Playing, seat: Seat) -> list[facts.Fact]:
    """By the facts alone: what others did in the last stretch in which this seat did nothing, and
    before that in the same turn."""
    turn, acted = 0, list[tuple[int, facts.Fact]]()
    for _, fact in playing.log:
        turn += isinstance(fact, facts.TurnBegun)
        if isinstance(fact, ACTIONS) and not isinstance(fact, facts.FirstPlanted):
            acted.append((turn, fact))
    while acted and acted[-1][1].seat == seat:
        acted.pop()
    begun = max((turn for turn, fact in acted if fact.seat == seat), default=0)
    return [fact for turn, fact in acted if turn >= begun and fact.seat != seat]


@each_mode
def test_a_seat_is_told_what_the_others_did_meanwhile(options: Options) -> None:
    """At every seat, between any two of its actions (criterion 20)."""
    for playing in sample(options, every=3):
        for seat in looking(playing):
            deeds = playing.screen(seat).since
            assert done(deeds) == expected(playing, seat)
            assert [deed.number for deed in deeds] == list(range(1, len(deeds) + 1))
            assert all(deed.seat != seat for deed in deeds)


def test_it_stays_while_an_earlier_moment_is_shown() -> None:
    """What is stepped through does not change under the reader (criterion 20)."""
    for before, playing in pairwise(p.copy() for p in play(MODES["four"])):
        if before.version > 40 and before.game.seat != ANA != playing.game.seat:
            break
    now = playing.screen(ANA)
    then = before.screen(ANA)
    object.__setattr__(then, "told", now.told)
    assert then.since == now.since


@each_mode
def test_a_spectator_is_told_the_last_round(options: Options) -> None:
    """No more turns than there are players (criterion 20)."""
    for playing in sample(options, every=11):
        deeds = playing.screen(SPECTATOR).since
        turns = [n for n, fact in playing.log if isinstance(fact, facts.TurnBegun)]
        first = turns[-len(playing.game.players)] if len(turns) > len(playing.game.players) else 0
        assert all(deed.entry.number >= first for deed in deeds)
        assert bool(deeds) == (len(done(deeds)) > 0)


@pytest.mark.parametrize(("players", "turns"), [(2, 40), (3, 39), (4, 36)])
def test_how_many_turns_there_are_is_known_at_the_first(players: int, turns: int) -> None:
    """E1, E2: a card each turn, and everyone as many turns (criterion 28)."""
    first = next(p for p in play(Options(players)) if p.game.turn == 1)
    assert last_turn(View.of(first.game, ANA)) == turns


@each_mode
def test_the_last_turn_is_the_last(options: Options) -> None:
    """E2, R29: it is never later than foretold, and at the end it is the turn (criterion 28)."""
    foretold = [
        (playing.game.turn, last_turn(View.of(playing.game, ANA)))
        for playing in play(options, 2)
        if playing.game.turn and not playing.game.over
    ]
    assert all(turn <= last for turn, last in foretold)
    assert all(after <= before for (_, before), (_, after) in pairwise(foretold))
    assert foretold[-1][0] == foretold[-1][1]
