"""The page of a finished game: its numbers are the rules' own, in every mode."""

import re

import httpx
import pytest
from tests.golden.endings import ways
from tests.golden.games import record_path
from tests.laws.modes import MODES

from ceylon.record import Record
from ceylon.rules.game import Game
from ceylon.rules.scoring import track_points
from ceylon.web.drawing.points_chart import shown_turns

GAMES = [(mode, ending) for mode in MODES for ending in ways(solo=MODES[mode].solo)]


def by_turn(record: Record) -> dict[int, list[int]]:
    """Each seat's points on the track when the turn after a turn has begun, or the game is over."""
    points: dict[int, list[int]] = {}
    for number in range(1, len(record.choices) + 1):
        game = record.game(number)
        points.setdefault(int(game.turn) - 1, on_track(game))
    points[int(game.turn)] = on_track(game)
    return points


def on_track(game: Game) -> list[int]:
    return [int(track_points(game, seat)) for seat in game.seats()]


def numbers(row: str) -> list[int]:
    cells = re.findall(r"<t[dh](?: scope=\"col\")?>(?:<b>)?(\N{MINUS SIGN}?\d+)<", row)
    return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]


def opened(browser: httpx.Client, mode: str, ending: str) -> tuple[str, Record]:
    """The page of a golden game, and its record."""
    text = record_path(mode, ending).read_text(encoding="utf-8")
    table = browser.post("/records", data={"text": text}, files={"file": b""})
    return browser.get(f"{table.url.path}/finished").text, Record.parse(text)


@pytest.mark.parametrize(("mode", "ending"), GAMES)
def test_the_chart_tells_the_points_of_the_track(
    browser: httpx.Client, mode: str, ending: str
) -> None:
    """R6, R31: CR Co. scores its bonus tokens at the end, not before (criterion 35)."""
    page, record = opened(browser, mode, ending)
    table = re.search(r'<table class="mini">(.*?)</table>', page, re.DOTALL)
    assert table
    turns, *rows = (numbers(row) for row in table[1].split("</tr>")[:-1])
    expected = by_turn(record)
    ranked = sorted(record.game().scores(), key=lambda score: score.rank)
    assert turns == shown_turns(max(expected))
    assert rows == [
        [*(expected[turn][score.seat] for turn in turns), score.total] for score in ranked
    ]


@pytest.mark.parametrize(("mode", "ending"), GAMES)
def test_points_in_play_are_those_of_the_track(
    browser: httpx.Client, mode: str, ending: str
) -> None:
    """R31: the subtotal is where the chart's lines end before the final scoring (criterion 34)."""
    page, record = opened(browser, mode, ending)
    game = record.game()
    ranked = sorted(game.scores(), key=lambda score: score.rank)
    subtotal = re.search(r'<tr class="sub">(.*?)</tr>', page, re.DOTALL)
    assert subtotal
    assert numbers(subtotal[1]) == [on_track(game)[score.seat] for score in ranked]
