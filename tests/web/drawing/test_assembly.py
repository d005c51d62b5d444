"""The parts of the table: found again as they would be drawn, and each in its place."""

import re
from dataclasses import replace
from random import Random
from unittest.mock import Mock, patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.other_box import other_box
from tests.people import ANA
from tests.thorough import sampled
from tests.web.playing import MODES, Playing, each_mode, play, sample

from ceylon.box import load
from ceylon.ids import SPECTATOR, Hex, Seat
from ceylon.rules import facts
from ceylon.rules.choices import choice_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.material import NO_CONTRACT
from ceylon.rules.options import Options
from ceylon.sight.log import Entry, LogLine
from ceylon.sight.screen import Asking, Screen, Undo
from ceylon.sight.since import Deed
from ceylon.web.pages.assembly import drawn_parts, kept_parts
from ceylon.web.pages.memory import Memory
from ceylon.web.pages.parts import logbook
from ceylon.web.pages.parts.yields import yields
from ceylon.web.pages.table import table_main
from ceylon.words import Words

LANGUAGES = [Words.of("en"), Words.of("ru")]


def screens(playing: Playing, chance: Random) -> list[Screen]:
    """The screens of every seat and a spectator, some in another language, or of an earlier
    moment."""
    seats = [0] if playing.options.solo else range(playing.options.seats)
    back = 0 if chance.random() < 0.9 else 3
    words = LANGUAGES[chance.random() < 0.2]
    return [playing.screen(seat, words, back=back) for seat in (SPECTATOR, *seats)]


def afresh(screen: Screen) -> dict[str, str]:
    """Its parts, with nothing from any cache."""
    forgetful = Memory[logbook.Told](0, lambda told: told.weight)
    with patch.object(logbook, "sentences", forgetful):
        return drawn_parts(screen)


@pytest.mark.parametrize("seed", sampled((1, 2), 1))
@pytest.mark.parametrize("mode", sampled(MODES, "solo, built", "two", "four, tiles"))
def test_what_is_kept_is_what_would_be_drawn(mode: str, seed: int) -> None:
    """Section 8: what a part shows says all that its drawing depends on."""
    chance, compared = Random(7), 0
    for playing in play(MODES[mode], seed):
        for screen in screens(playing, chance):
            kept = kept_parts(screen)
            if chance.random() < 0.15:
                assert kept == afresh(screen)
                compared += 1
    assert compared > 10


def test_tables_with_other_boxes_are_drawn_apart() -> None:
    """The same position, but the contracts on the train are worth more."""
    options = Options(3)
    deal = draw_deal(options, Random(1), load())
    shipped, other = (
        Playing(options, Game.of(options, deal, box)) for box in (load(), other_box())
    )
    for playing in (shipped, other, shipped):
        for seat in (SPECTATOR, playing.game.seat):
            screen = playing.screen(seat)
            assert kept_parts(screen) == afresh(screen)
    assert kept_parts(shipped.screen(SPECTATOR)) != kept_parts(other.screen(SPECTATOR))


def test_undo_is_drawn_when_it_changes() -> None:
    """An undo comes and goes without a choice of this seat (criterion 13)."""
    playing = next(p for p in play(MODES["four"]) if p.version == 40)
    screen = playing.screen(Seat((playing.game.seat + 1) % 4))
    done, taken = choice_of("done"), choice_of("rupees")
    undone = [None, Undo(done), Undo(done, ask=True), Undo(taken), Undo(taken, whole_turn=True)]
    seen = [kept_parts(replace(screen, undo=undo))["choose"] for undo in undone]
    seen.append(kept_parts(replace(screen, undo_gone=True))["choose"])
    for seat in ((screen.seat + 1) % 4, (screen.seat + 2) % 4):
        asking = Asking(taken, waiting=(screen.seat,))
        asked = replace(screen, undo_asked=Seat(seat), asking=asking, must_answer=True)
        seen.append(kept_parts(asked)["choose"])
        refused = replace(screen, refused_by=Seat(seat))
        seen.append(kept_parts(refused)["choose"])
    for agreed, waiting in (((), (0, 1)), ((0,), (1,))):
        asking = Asking(taken, tuple(map(Seat, agreed)), tuple(map(Seat, waiting)))
        mine = replace(screen, undo_asked=screen.seat, asking=asking)
        seen.append(kept_parts(mine)["choose"])
    assert len(set(seen)) == len(seen)


@each_mode
def test_every_part_is_one_element_of_the_page(options: Options) -> None:
    """A stream puts a part in the place of the element with its id."""
    for playing in play(options, 3):
        if playing.version % 23:
            continue
        for seat in (SPECTATOR, ANA):
            screen = playing.screen(seat)
            main = table_main(screen)
            for id_, html in kept_parts(screen).items():
                opening = re.match(r"\s*<[a-z]+ [^>]*", html)
                assert opening
                assert f'id="{id_}"' in opening[0]
                assert main.count(f'id="{id_}"') == 1


def test_the_newest_turn_of_the_log_comes_first() -> None:
    """Each turn has its heading above its lines, the newest first (criterion 21)."""
    playing = next(p for p in play(MODES["four"]) if p.version == 60)
    parts = kept_parts(playing.screen(ANA))
    lines = {id_: html for id_, html in parts.items() if id_.startswith("line-")}
    assert len(lines) == 30
    turns: list[list[tuple[int, ...]]] = []
    for id_, html in lines.items():
        if 'class="head"' in html:
            turns.append([])
        turns[-1].append(tuple(map(int, id_.split("-")[1:])))
    assert [turn[0] for turn in turns] == sorted((turn[0] for turn in turns), reverse=True)
    for head, *told in turns:
        assert told == sorted(told, reverse=True)
        assert all(number > head for number in told)


def test_what_was_discarded_is_said_not_only_drawn_pale() -> None:
    """A2.4: the chests of a line are heard as what they are (criterion 43)."""
    harvest = (facts.Harvested(ANA, Hex(3), 0, ANA), facts.Discarded(ANA, 1))
    entry = Entry(tuple(LogLine(number, fact) for number, fact in enumerate(harvest)))
    heard = re.findall(r'class="vh">(.*?)<', yields(Words.of("en").seated(["Ana"]), entry))
    assert heard == ["1 black", "Ana discarded 1 green"]


def test_a_memory_forgets_what_was_not_asked_for_longest() -> None:
    """Its size is bounded: a server runs for months."""
    memory: Memory[str] = Memory(2, len)
    drawn: list[str] = []

    def ask(key: str) -> str:
        def draw() -> str:
            drawn.append(key)
            return key

        return memory.find_or_make(key, draw)

    assert [ask(key) for key in "abacab"] == list("abacab")
    assert drawn == list("abcb")


@given(st.lists(st.text("ab", max_size=9)))
def test_a_memory_is_bounded_by_weight(keys: list[str]) -> None:
    """What weighs more than all that it may hold is drawn each time."""
    memory: Memory[str] = Memory(12, len)
    known: list[str] = []
    for key in keys:
        draw = Mock(return_value=key)
        assert memory.find_or_make(key, draw) == key
        assert draw.called == (key not in known)
        known = [*(each for each in known if each != key), key]
        while sum(map(len, known)) > 12:
            del known[0]
        assert memory.weight == sum(map(len, known))


@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 5))))
def test_a_memory_keeps_only_what_is_good(asked: list[tuple[str, int]]) -> None:
    """What is not good any more is drawn anew, and weighs nothing from then on."""
    memory: Memory[str] = Memory(1000, len)
    known: dict[str, str] = {}
    for key, size in asked:
        wanted = "x" * size
        draw = Mock(return_value=wanted)
        found = memory.find_or_make(key, draw, wanted.__eq__)
        assert found == wanted
        assert draw.called == (known.get(key) != found)
        known[key] = found
        assert memory.weight == sum(map(len, known.values()))


def test_a_wagon_bears_the_number_of_the_delivery() -> None:
    """The same as in the strip, even if another contract is there already (criterion 20)."""
    refilled = 0
    for playing in sample(MODES["four"], every=7):
        screen = playing.screen(SPECTATOR)
        parts = drawn_parts(screen)
        last: dict[int, Deed] = {}
        for deed in screen.since:
            if isinstance(deed.entry.main, facts.Traded):
                last[deed.entry.main.wagon] = deed
        for wagon, deed in last.items():
            drawn = parts[f"wagon-{wagon + 1}"]
            assert f'<i class="n s{deed.seat}" aria-hidden="true">{deed.number}</i>' in drawn
            refilled += screen.view.wagon(wagon) != NO_CONTRACT
    assert refilled
