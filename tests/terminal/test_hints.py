"""`hint`: the best choices with their chances and reasons, from what the seat may know."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.terminal.processes import Typist, at_terminal, records
from tests.terminal.tables import LANGUAGES, MODES, listing_in, positions, words_for

from ceylon import analysis
from ceylon.analysis import Candidate, undecided
from ceylon.record import Record
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.terminal import hints
from ceylon.terminal.prompt import Chosen, read
from ceylon.words import capital
from ceylon.words.names import name_with_line

ANA = ["--seats", "human,chance", "--names", "Ana", "--start", "1", "--seed", "4"]
FEW = 60
"""Simulations that are enough to draw a page."""


@cache
def hinted(options: Options) -> list[tuple[Game, list[Candidate]]]:
    """Some positions with their hints: a start, the middle of a game, its end."""
    games = [positions(options)[number] for number in (0, 4, 7, -1)]
    return [(game, analysis.hints(View.of(game, game.seat), simulations=FEW)) for game in games]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_tells_the_choice_its_chance_and_why(mode: str, language: str) -> None:
    """Each choice with how it continues and its reasons, within 80 columns."""
    words = words_for(language, MODES[mode])
    for game, found in hinted(MODES[mode]):
        listing = listing_in(game, words)
        page = hints.page(listing, found, 80)
        assert max(line.cell_len for line in page) <= 80
        text = unbroken(" ".join(line.plain for line in page))
        for each in found:
            price = game.price(each.choice)
            what = name_with_line(words, each.choice, each.line, listing.view, price)
            assert unbroken(what) in text
            assert unbroken(words.unit("percent", undecided(each.chance))) in text
            for reason in each.reasons:
                assert unbroken(f"• {capital(reason.sentence(words))}") in text


def unbroken(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("mode", MODES)
def test_a_hint_says_what_to_type(mode: str) -> None:
    """The number on the list, with the hex if it covers many."""
    words = words_for("en", MODES[mode])
    for game, found in hinted(MODES[mode]):
        listing = listing_in(game, words)
        page = "\n".join(line.plain for line in hints.page(listing, found, 80))
        typed = re.findall(r"^ ?(\d+(?: [DKRU]\d)?) +\d+%", page, re.MULTILINE)
        assert [read(each, listing) for each in typed] == [Chosen(e.choice) for e in found]


def test_a_hint_knows_nothing_hidden() -> None:
    """Section 8: games that look alike to a seat get the same hint."""
    game = positions(MODES["three"])[5]
    view = View.of(game, game.seat)
    other = view.imagine(Random(99))
    assert other.deck != game.deck
    told = [hints.find_hints(View.of(each, game.seat), lambda: None) for each in (game, other)]
    assert told[0]
    assert told[0] == told[1]


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Typist]:
    """At her first card, in a small terminal."""
    with at_terminal(tmp_path, ANA, 80, 24) as typist:
        typist.read_until("start on: ")
        typist.type(f"start {typist.read_until(' ')}")
        typist.read_until("Enter: continue to the table")
        typist.type("")
        typist.read_until("Play a card")
        typist.read_until("> ")
        yield typist


def saved(home: Path) -> Record:
    (path,) = records(home)
    return Record.load(path)


def test_a_hint_chooses_nothing(ana: Typist, tmp_path: Path) -> None:
    before = saved(tmp_path)
    ana.type("hint")
    shown = ana.read_until("Enter: back to the table")
    assert shown.count("%  play ") == 3
    assert "The choice is still yours." in shown
    assert saved(tmp_path) == before
    ana.type("1")
    ana.read_until("Your action")


def test_a_hint_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted it takes seconds: it says so, and Ctrl-C leads back to the prompt."""
    monkeypatch.setenv("CEYLON_PURE", "1")
    with at_terminal(tmp_path, ANA) as typist:
        typist.read_until("start on: ")
        typist.type("hint")
        typist.read_until("Thinking…")
        typist.interrupt()
        typist.read_until("No hint: you stopped the search.")
        typist.read_until("> ")
        assert saved(tmp_path).choices == []
        typist.type("start K4")
        typist.read_until("Play a card")
    assert len(saved(tmp_path).choices) == 2
