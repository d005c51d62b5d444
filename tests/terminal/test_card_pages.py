"""The cards that lie beside a real board: the distribution of the contracts, and the aid."""

import re

import pytest
from rich.text import Text
from tests.terminal.tables import LANGUAGES, MODES, game_after, positions, words_for

from ceylon.box import load
from ceylon.ids import RAILWAYS
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.distribution import Place, distribution, number_at
from ceylon.terminal import aid_page, boards, contract_page, glyphs
from ceylon.words import Words

each_mode = pytest.mark.parametrize("mode", MODES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
WIDTHS = (60, 80, 120)


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


@each_mode
def test_every_contract_is_listed(mode: str) -> None:
    """S6, A3.1: chests and rewards of all 20, each with the sign of its place."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        view = View.of(game, game.seat)
        companies, text = distribution(view), text_of(contract_page.page(words, view, 80))
        assert len(re.findall(r"\b[BGW]{3} +\d+₨ \d pts?\b", text)) == 20
        head, *_ = text.splitlines()
        deck, train, taken = (number_at(companies, place) for place in Place)
        assert head == f"Contracts to come: {deck}; on the train: {train}; fulfilled: {taken}"
        for company in companies:
            assert f"Company {company.number}: {company.to_come} of 4 to come" in text
        shown = text.split("═1  On wagon 1")[0]
        assert len(re.findall(r"═\d [BGW]{3}", shown)) == train
        for seat in view.seats():
            mark = rf"{glyphs.PLANTATIONS[seat]}  [BGW]{{3}}"
            assert len(re.findall(mark, shown)) == len(view.players[seat].contracts)


@each_language
@pytest.mark.parametrize("width", WIDTHS)
def test_the_cards_fit(language: str, width: int) -> None:
    """Whatever the language, nothing is wider than the terminal, and nothing is cut."""
    for mode in ("solo", "four, tiles"):
        words = words_for(language, MODES[mode])
        for game in positions(MODES[mode]):
            view = View.of(game, game.seat)
            lines = contract_page.page(words, view, width)
            lines += aid_page.page(words, game.material.box, width)
            assert max(line.cell_len for line in lines) <= width
            assert "…" not in text_of(lines)


def test_the_aid_has_everything_on_one_page() -> None:
    """T1 to T7, A1 to A7, E1 to E8: what a turn is, what actions cost, and what scores."""
    text = text_of(aid_page.page(Words.of("en"), load(), 100))
    rules = "T1 T2 T3 T4 T6 T7 A1 A2 A3 A4 A5 A6 A7 A2.3 A3.3 A5.3 A1.4 E1 E2 E4 E5 E6 E7 E8"
    for rule in rules.split():
        assert re.search(rf"\b{re.escape(rule)}\b", text), rule
    assert "5 rupees: build a plantation" in text
    assert re.search(r"10 6 3 1 +Most rupees E4", text)
    assert re.search(r"1 3 6 10 15 +Different companies supplied E7", text)
    assert re.search("\N{MINUS SIGN}2 +A marker still on your board E8", text)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_railways_show_all_their_companies(width: int) -> None:
    """R1, R26: CR Co. has no personal board, so its leaves cover none of its contracts."""
    words, game = words_for("en", Options(1)), game_after(Options(1), 1, 20)
    player = game.players[RAILWAYS]
    player.contracts, player.markers = bytes([16, 4, 17, 18, 5, 0, 8, 12]), 7
    text = text_of(boards.draw(words, game, width))
    assert "5³ 2² 1 3 4" in text
    assert glyphs.LEAF * 7 in text
