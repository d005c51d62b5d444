"""The way that led to a position, and the one law of undo: it cannot be used to peek."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import pairwise
from random import Random

import pytest
from tests.laws.fields import Snapshot, snapshot
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, Style, choose
from tests.people import ANA, BO, CLEO, DAN
from tests.sight.peeking import betrayals

from ceylon.box import load
from ceylon.ids import Choice, Seat, seats
from ceylon.record import Record
from ceylon.rules.choices import choice_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import TurnBegun
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.state import PLAY
from ceylon.sight.history import History, NoUndo, face_down

SLOW = Style({"harvest": 50, "plant": 50, "play harvest": 9, "play plant": 3, "done": 0})
"""Someone who takes many steps, so that there are moments between them."""
WAYS = {seats: (*STYLES, SLOW) * {2: 4, 1: 2}.get(seats, 1) for seats in range(1, 5)}
"""How the games of a law are played, by the number of seats: a small table has fewer moments."""

each_mode = pytest.mark.parametrize("mode", MODES)


def new_game(options: Options, seed: int | str) -> History:
    deal = draw_deal(options, Random(seed), load())
    return History.of(Record(options, deal, [], [str(seat) for seat in seats(options.seats)]))


def positions(
    options: Options, seed: int | str, style: Style | None = STYLES[1]
) -> Iterator[tuple[History, list[Game]]]:
    """A random game, choice by choice, each time with all positions so far."""
    history, rng = new_game(options, seed), Random(seed)
    games = [history.game]
    while not history.game.over:
        history = history.after(choose(history.game, rng, style))
        games.append(history.game)
        yield history, games


def someone(history: History, seat: Seat) -> History:
    """The first moment at which a seat must play a card."""
    while history.game.question != PLAY or history.game.seat != seat:
        history = history.after(history.game.legal()[0])
    return history


# The law

Door = Callable[[History, Seat, Collection[Seat]], int | NoUndo]
DOORS: Mapping[str, Door] = {
    "free": lambda history, seat, _bots: history.undo_to(seat),
    "whole turn": lambda history, seat, _bots: history.restart_to(seat),
    "asked": lambda history, seat, _bots: history.undo_to(seat, along=history.seats),
    "past bots": lambda history, seat, bots: history.undo_to(seat, along=bots),
    "whole turn, past bots": lambda history, seat, bots: history.restart_to(seat, along=bots),
}
"""Every way in which the table and the terminal let a seat undo."""


@each_mode
def test_nothing_that_is_known_after_an_undo_was_hidden_before(mode: str) -> None:
    """Section 8: by every route, for everyone (criterion 13)."""
    options = MODES[mode]
    taken, past_others, several = Counter[str](), Counter[str](), Counter[str]()
    for number, style in enumerate(WAYS[options.seats]):
        rng = Random(f"{mode} {number}")
        bots = {seat for seat in seats(options.seats) if rng.random() < 0.5}
        for history, games in positions(options, f"{mode} {number}", style):
            found = set()
            for door, seat in ((door, seat) for door in DOORS for seat in seats(options.seats)):
                back = DOORS[door](history, seat, bots)
                if isinstance(back, int):
                    found.add((seat, back))
                    taken[door] += 1
                    past_others[door] += any(step.seat != seat for step in history.steps[back:])
                    several[door] += len(history.steps) - back > 1
            for seat, back in found:
                steps = history.steps[back:]
                assert not list(betrayals(games[back], steps, history.game, seat, rng))
    assert past_others["free"] == past_others["whole turn"] == 0
    assert min(taken.values()) > 300
    assert several["whole turn"] > 50
    assert past_others["asked"] >= {1: 0, 2: 15, 3: 200, 4: 500}[options.seats]
    assert past_others["past bots"] >= {1: 0, 2: 5, 3: 70, 4: 150}[options.seats]


@each_mode
def test_undo_is_refused_only_where_something_was_revealed(mode: str) -> None:
    """Had the hidden cards lain otherwise, somebody would have seen it (criterion 13)."""
    options, refused, counted_out, hands = MODES[mode], 0, 0, 0
    for number, style in enumerate((*STYLES, SLOW)):
        rng = Random(f"{mode} {number}")
        for history, games in positions(options, f"{mode} {number}", style):
            seat = rng.choice(history.steps[-8:]).seat
            if history.game.over or history.undo_to(seat, history.seats) is not NoUndo.REVEALED:
                continue
            back = max(at for at, step in enumerate(history.steps) if step.seat == seat)
            before, steps = games[back], history.steps[back:]
            shown = betrayals(before, steps, history.game, seat, rng, imaginings=12)
            refused += 1
            hands += before.still_hidden() == history.game.still_hidden()
            if not any(shown):
                counted_out += 1
                assert by_counting(before, history.game)
    assert refused > 80
    assert counted_out < refused / 20
    assert hands > 0 or options.seats < 3


def by_counting(before: Game, after: Game) -> bool:
    """Whether only the last cards or contracts of a deck were turned up.

    A player who counts cards knows them already. The law does not count: turned up is revealed.
    """
    cards = before.cards_left != after.cards_left and before.cards_left > 2
    contracts = before.contracts_left != after.contracts_left and before.contracts_left > 2
    return not cards and not contracts


@each_mode
def test_the_own_last_choice_can_be_taken_back_unless_it_revealed_something(mode: str) -> None:
    """T6, T7, S11: a drawn card or contract stays seen; at the end all is."""
    refused = 0
    for history, games in positions(MODES[mode], 6):
        revealed = face_down(history.game).decks < face_down(games[-2]).decks
        back = history.undo_to(history.steps[-1].seat)
        assert back == (NoUndo.REVEALED if revealed else len(history.steps) - 1)
        refused += revealed
    assert refused > 5


def test_a_card_that_another_played_stays_played() -> None:
    """T1, E2: with the deck empty nothing is drawn any more, but a hand was shown."""
    shown = 0
    for history, games in positions(Options(3), 7, STYLES[0]):
        for seat in {step.seat for step in history.steps} if not history.game.cards_left else ():
            own = max(at for at, step in enumerate(history.steps) if step.seat == seat)
            if any(game.question == PLAY for game in games[own + 1 : -1]):
                shown += games[own].still_hidden() == history.game.still_hidden()
                assert history.undo_to(seat, along=history.seats) is NoUndo.REVEALED
    assert shown >= 5


# As it was


def everything(history: History) -> tuple[Snapshot, list[Choice]]:
    return snapshot(history.game), history.choices


@each_mode
def test_undo_and_the_same_choice_lead_to_the_same(mode: str) -> None:
    """Section 8: the hidden cards are the same after it (criterion 15)."""
    undone = 0
    before = everything(new_game(MODES[mode], 5))
    for history, _ in positions(MODES[mode], 5):
        back = history.undo_to(history.steps[-1].seat)
        if isinstance(back, int):
            again = history.at(back)
            assert everything(again) == before
            assert everything(again.after(history.choices[-1])) == everything(history)
            undone += 1
        before = everything(history)
    assert undone > 20


MIXED = {
    "three": (Options(3), {BO, CLEO}),
    "four, tiles": (Options(4, starting_tiles=True), {BO, DAN}),
    "four": (Options(4), {BO, CLEO, DAN}),
}
each_mixed_table = pytest.mark.parametrize("table", MIXED)


@each_mixed_table
def test_undo_passes_over_those_who_are_taken_along(table: str) -> None:
    """T1, T4, T6, E2: no other's choice, and no card that was hidden, is taken back."""
    options, bots = MIXED[table]
    past_bots = 0
    for history, games in positions(options, 7):
        for seat in set(seats(options.seats)) - bots:
            own = [at for at, step in enumerate(history.steps) if step.seat == seat]
            others = history.steps[own[-1] + 1 :] if own else ()
            allowed = (
                bool(own)
                and all(step.seat in bots for step in others)
                and games[own[-1]].still_hidden() == history.game.still_hidden()
                and not any(game.question == PLAY for game in games[own[-1] + 1 : -1])
                and not history.game.over
            )
            assert isinstance(history.undo_to(seat, along=bots), int) == allowed
            past_bots += allowed and bool(others)
    assert past_bots > 10


@each_mixed_table
def test_undo_past_bots_leads_back_to_the_own_question(table: str) -> None:
    """Section 8: the position, its hidden cards and the record are those of before."""
    options, bots = MIXED[table]
    undone = 0
    for history, games in positions(options, 9):
        back = history.undo_to(ANA, along=bots)
        if isinstance(back, int) and history.steps[-1].seat != 0:
            again = history.at(back)
            assert snapshot(again.game) == snapshot(games[back])
            assert again.game.seat == 0
            assert again.record.choices == history.record.choices[:back]
            undone += 1
    assert undone > 5


# How far


def test_restart_takes_back_the_choices_of_the_turn() -> None:
    """T1, T3: the card and what was done after it, but not what was before the turn."""
    start = someone(new_game(Options(2, start=ANA), 3), ANA)
    card = start.game.legal()[0]
    start.game.players[0].technology_tokens = 1
    history = start.after(card).after(choice_of("technology token")).after(choice_of("rupees"))
    assert history.restart_to(ANA) == len(start.steps)
    assert history.undo_to(ANA) == len(history.steps) - 1
    assert start.restart_to(ANA, along={BO}) is NoUndo.REVEALED


def test_restart_passes_over_bots_within_the_turn() -> None:
    """T1, T4: back to the card, and the bot that followed chooses again."""
    start = someone(new_game(Options(3, start=ANA), 3), ANA)
    history = start
    while history.game.seat != 2:
        history = history.after(history.game.legal()[0])
    assert history.steps[-1].seat == 1
    assert history.restart_to(ANA, along={BO, CLEO}) == len(start.steps)
    assert history.restart_to(ANA) is NoUndo.ANOTHER_CHOSE


def test_restart_stays_within_the_turn() -> None:
    """Even if the turn before revealed nothing: in the last round nobody draws a card."""
    further = 0
    for number, style in enumerate(STYLES):
        for history, _ in positions(Options(3, start=ANA), number, style):
            for seat in history.seats:
                last = history.undo_to(seat, along=history.seats)
                if isinstance(last, int):
                    first = history.restart_to(seat, along=history.seats)
                    assert isinstance(first, int)
                    assert history.steps[first].turn == history.steps[last].turn
                    before = history.at(first).undo_to(seat, along=history.seats)
                    further += isinstance(before, int)
    assert further > 5


def test_with_only_others_before_there_is_nothing_to_take_back() -> None:
    """S9: the bot placed first, and its place is not the player's own choice."""
    start = new_game(Options(3, start=BO), 1)
    assert start.undo_to(ANA) is NoUndo.NOTHING_CHOSEN
    history = start.after(start.game.legal()[0])
    assert history.undo_to(ANA, along={BO, CLEO}) is NoUndo.NOTHING_CHOSEN


def test_what_another_chose_stays() -> None:
    """T4: unless it is taken back along."""
    history = new_game(Options(3, start=ANA), 1)
    for _ in range(2):
        history = history.after(history.game.legal()[0])
    assert history.undo_to(BO) == 1
    assert history.undo_to(ANA) is NoUndo.ANOTHER_CHOSE
    assert history.undo_to(ANA, along={CLEO}) is NoUndo.ANOTHER_CHOSE
    assert history.undo_to(ANA, along={BO}) == 0


# What happened


@each_mode
def test_a_record_is_taken_up_where_it_ended(mode: str) -> None:
    """The steps before are known again, with their facts."""
    for history, _ in positions(MODES[mode], 8):
        if len(history.steps) == 30:
            break
    again = History.of(Record.parse(history.record.text()))
    assert everything(again) == everything(history)
    assert again.steps == history.steps
    assert again.log == history.log
    assert [line.number for line in again.log.between(28, 30).lines] == [
        *[29] * len(history.steps[28].facts),
        *[30] * len(history.steps[29].facts),
    ]


def test_an_illegal_choice_makes_no_history() -> None:
    history = new_game(Options(2), 1)
    with pytest.raises(IllegalChoice):
        history.after(choice_of("rupees"))
    assert history.steps == ()


def test_news_begin_with_the_own_last_choice() -> None:
    """What has happened since: the seat's own choice, then those of the others."""
    for history, _ in positions(Options(3, start=ANA), 2):
        if len(history.steps) == 40:
            break
    for seat in seats(3):
        steps = [number for number, step in enumerate(history.steps) if step.seat == seat]
        expected = [fact for step in history.steps[steps[-1] :] for fact in step.facts]
        assert history.since_last_choice(seat) == expected
        others = any(fact.seat not in (seat, -1) for fact in expected)
        assert history.others_acted(seat) == others
    together = max((history.since_last_choice(seat) for seat in (ANA, CLEO)), key=len)
    assert history.since_last_choice(ANA, CLEO) == together
    assert any(isinstance(line.fact, TurnBegun) for line in history.log.lines)


def test_to_whoever_has_not_chosen_yet_everything_is_news() -> None:
    """From the first choice on, and for several seats."""
    history = new_game(Options(3, start=ANA), 1)
    for _ in range(2):
        history = history.after(history.game.legal()[0])
    log = [(number, fact) for number in (1, 2) for fact in history.steps[number - 1].facts]
    assert [(line.number, line.fact) for line in history.log.lines] == log
    assert log[0][0] == 1
    assert history.since_last_choice(CLEO) == [fact for _, fact in log]
    assert history.since_last_choice(BO, CLEO) == [fact for _, fact in log]
    assert history.since_last_choice(BO) == list(history.steps[1].facts)


@each_mode
def test_what_lies_face_down_is_kept_with_each_step(mode: str) -> None:
    """The same as it is counted, whichever way the history came about; and once while it stays."""
    kept = 0
    for history, games in positions(MODES[mode], 8):
        assert history.hidden == face_down(history.game)
        assert [step.hidden for step in history.steps[-2:]] == [*map(face_down, games[-3:-1])]
    again = History.of(history.record)
    assert again.steps == history.steps
    for one in (history, again):
        pairs = list(pairwise(step.hidden for step in one.steps))
        assert all((before == after) == (before is after) for before, after in pairs)
        kept += sum(before is after for before, after in pairs)
    assert kept > 20
