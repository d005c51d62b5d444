"""The log in actions: what belongs together is one entry, and nothing is lost."""

from collections.abc import Sequence
from itertools import pairwise

from tests.people import ANA, BO
from tests.web.playing import Playing, each_mode, play, sample

from ceylon.ids import SPECTATOR, Hex, Seat
from ceylon.rules import facts
from ceylon.rules.options import Options
from ceylon.rules.state import HARVESTING
from ceylon.sight.log import ACTIONS, Entry, Log, LogLine
from ceylon.words import Words
from ceylon.words.accounts import account, in_brief

ENGLISH = Words.of("en").seated(["Ana", "Bo", "Cem"])


def harvested(number: int, at: int, owner: Seat = ANA) -> LogLine:
    return LogLine(number, facts.Harvested(ANA, Hex(at), 0, owner))


def texts(*lines: LogLine) -> list[str]:
    return [account(ENGLISH, entry.facts) for entry in log_of(lines).entries]


def log_of(lines: Sequence[LogLine]) -> Log:
    return Log.of((line.number, line.fact) for line in lines)


@each_mode
def test_it_grows_as_if_it_had_been_told_at_once(options: Options) -> None:
    """Whatever part of it a seat is told: the facts that it may know, in the same actions."""
    grown = Log()
    for playing in play(options):
        told = [fact for number, fact in playing.log if number == playing.version]
        grown = grown.after(playing.version, told)
    assert grown == Log.of(playing.log)
    for seat in (SPECTATOR, *playing.game.seats()):
        seen = [(number, fact.seen_by(seat)) for number, fact in playing.log]
        assert grown.seen_by(seat) == Log.of(seen)
    middle = playing.version // 2
    assert grown.between(0, middle) == Log.of(each for each in playing.log if each[0] <= middle)
    later = grown.between(middle, playing.version)
    assert later.lines == tuple(line for line in grown.lines if line.number > middle)
    assert later.entries == grown.entries[-len(later.entries) :]


@each_mode
def test_no_fact_is_lost_and_none_is_told_twice(options: Options) -> None:
    """The entries are the log, cut into pieces of one seat with one action at most
    (criterion 21)."""
    for playing in sample(options, every=40):
        screen = playing.screen(SPECTATOR)
        told = [line for entry in screen.entries for line in entry.lines]
        assert told == list(screen.log)
        for entry in screen.entries:
            assert len({fact.seat for fact in entry.facts}) == 1
            kinds = {type(fact) for fact in entry.facts if isinstance(fact, ACTIONS)}
            assert len(kinds) <= 1
    assert len({entry.id for entry in screen.entries}) == len(screen.entries)


@each_mode
def test_an_entry_is_one_action_of_the_game(options: Options) -> None:
    """A2: as many harvests as began, whatever they took (criterion 21)."""
    *_, last = play(options)
    harvests = [entry for entry in last.screen(SPECTATOR).entries if of_harvest(entry)]
    assert len(harvests) == harvests_begun(last)


def of_harvest(entry: Entry) -> bool:
    return isinstance(entry.main, facts.Harvested)


def harvests_begun(last: Playing) -> int:
    """By the question before each choice: a harvest that goes on is not a new one."""
    begun, questions = 0, [(p.game.question, len(p.log)) for p in play(last.options)]
    for (before, start), (_, end) in pairwise(questions):
        told = [fact for _, fact in last.log[start:end]]
        own = [f for f in told if isinstance(f, facts.Harvested)]
        railways = last.options.solo
        seats = [f.seat for f in own if not railways or f.seat == ANA]
        begun += bool(seats) and before != HARVESTING
        begun += railway_harvests(told) if railways else 0
    return begun


def railway_harvests(told: list[facts.Fact]) -> int:
    """CR Co. harvests at most once upon each of its decisions."""
    decided = 0
    for before, fact in pairwise(told):
        if isinstance(before, facts.RailwaysDecided) and isinstance(fact, facts.Harvested):
            decided += 1
    return decided


def test_a_harvest_is_one_sentence() -> None:
    """A2.3, A2.4: its chests, who scored, and what was discarded (criterion 43)."""
    lines = [harvested(1, 3), harvested(2, 4, BO), harvested(3, 5, BO)]
    thrown = LogLine(5, facts.Discarded(ANA, 0))
    told = "Ana harvested 3 black on D4, D5 and D6; Bo scored 2 points; Ana discarded 1 black"
    assert texts(*lines, thrown) == [told]


def test_two_harvests_are_two_entries() -> None:
    """T3: a token may buy a second one right after the first; its choices say where it begins."""
    ended = texts(harvested(1, 3), harvested(3, 4))
    again = texts(harvested(1, 3), harvested(2, 3))
    assert ended == ["Ana harvested 1 black on D4", "Ana harvested 1 black on D5"]
    assert again == ["Ana harvested 1 black on D4"] * 2


def test_a_toll_belongs_to_what_it_was_paid_for() -> None:
    """R11: the toll is paid first, and told last."""
    toll = LogLine(1, facts.TollPaid(ANA, 2))
    told = "Ana harvested 1 black on D4; Ana paid 2 rupees of the cost to CR Co."
    assert texts(toll, harvested(1, 3)) == [told]


def test_briefly_without_prices() -> None:
    """A6: a line of the log has little room (criterion 21)."""
    moved = facts.Moved(ANA, Hex(8), Hex(9), 1, 3)
    assert in_brief(ENGLISH, [moved]) == "Ana moved to K2"
    assert in_brief(ENGLISH, [facts.CardPlayed(ANA, 0, 1)]) == "Ana: ▲ plant, ▼ harvest"
