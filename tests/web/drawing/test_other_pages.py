"""The start page, the final scoring and the small pages; and what all of them weigh."""

import gzip
import json
from pathlib import Path

import pytest
from tests.people import ANA, BO
from tests.web.drawing.test_table_page import HOSTILE, Reader
from tests.web.playing import MODES, Playing, each_mode, play

import ceylon.web
from ceylon.ids import SPECTATOR
from ceylon.rules.options import Options
from ceylon.seats import Seating
from ceylon.sight.points import points_by_turn
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.web.pages.final_rows import rows_of
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import (
    HostSeat,
    TableLink,
    error_page,
    host_page,
    links_page,
    name_page,
)
from ceylon.web.pages.release import release
from ceylon.web.pages.start import Going, Refused, start_page
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words

STATIC = Path(ceylon.web.__file__).parent / "static"
ENGLISH = Words.of("en")
LIMIT = 120_000


def ended(options: Options) -> tuple[Playing, list[list[int]]]:
    """A game at its end, and its points by turn."""
    moments = play(options, seed=3)
    start = next(moments).game.copy()
    *_, playing = moments
    return playing, points_by_turn(start, playing.choices)


@each_mode
def test_the_final_table_adds_up(options: Options) -> None:
    """E2 to E9, R31: the rows add up to the totals of the rules (criterion 34)."""
    playing, _ = ended(options)
    ranked = sorted(playing.game.scores(), key=lambda score: score.rank)
    rows = [row for row in rows_of(playing.screen(ANA), ranked) if not row.sum]
    for column, score in enumerate(ranked):
        assert sum(row.cells[column].points for row in rows) == score.total


@pytest.mark.parametrize(
    ("mode", "levels", "kept"),
    [
        ("two", (), ["people"]),
        ("four", ("merchant", "pupil", "pupil"), ["pupil", "merchant"]),
        ("four", ("chance",) * 3, []),
        ("solo, drawn", (), ["railways"]),
    ],
)
def test_a_browser_keeps_how_the_game_ended(
    mode: str, levels: tuple[str, ...], kept: list[str]
) -> None:
    """E9: the reader's own place and points, and whom they were won against (criterion 35)."""
    playing, _ = ended(MODES[mode])
    for score in playing.game.scores()[: MODES[mode].seats]:
        page = Reader(finished_page(playing.screen(score.seat), levels=levels))
        result = json.loads(next(iter(page.values("data-result"))))
        assert result.pop("levels") == kept
        assert len(result.pop("players")) == len(playing.game.scores())
        assert result == {"won": score.rank == 1, "place": score.rank, "points": score.total}


def test_nobody_at_a_shared_screen_is_the_reader() -> None:
    """What is kept has no place; those who only watched keep nothing (criterion 35)."""
    playing, _ = ended(MODES["four"])
    shared = Reader(finished_page(playing.screen(ANA), shared=True))
    result = json.loads(next(iter(shared.values("data-result"))))
    assert (result["place"], result["won"], "points" in result) == (0, False, False)
    assert not Reader(finished_page(playing.screen(SPECTATOR))).values("data-result")


@each_mode
def test_the_final_page_shows_every_total(options: Options) -> None:
    """E9: totals from the first place to the last, well formed, ids unique."""
    playing, history = ended(options)
    html = finished_page(playing.screen(ANA), history=history, deal_check="1f8c42aa")
    page = Reader(html)
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert not page.values("style")
    assert "1f8c42aa" in html
    totals = [str(score.total) for score in playing.game.scores()]
    assert all(f"<td>{total}</td>" in html for total in totals)


def test_turns_shown_are_few_and_end_with_the_last() -> None:
    for turns in range(1, 60):
        shown = shown_turns(turns)
        assert shown[-1] == turns
        assert len(shown) <= 8
        assert shown == sorted(set(shown))
    assert shown_turns(0) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_pages_render_in_all_languages(language: str) -> None:
    words = Words.of(language)
    playing, history = ended(MODES["two, tiles"])
    pages = [
        start_page(
            words,
            tables=[Going("/t/1", ("Ana", HOSTILE), 3, yours=True)],
            refused=Refused(HOSTILE, HOSTILE),
        ),
        links_page(words.seated([HOSTILE]), table="/t", links=[TableLink("seat 1", ANA, HOSTILE)]),
        name_page(words, table="1", seating=Seating(ANA, "human", HOSTILE)),
        host_page(
            words.seated([HOSTILE]),
            table="1",
            seats=[HostSeat(ANA, "chance", HOSTILE, present=True)],
        ),
        error_page(words, 404, HOSTILE),
        finished_page(playing.screen(BO, words), history=history),
    ]
    for html in pages:
        page = Reader(html)
        assert f'<html lang="{language}">' in html
        assert not page.values("style")
        assert "img" not in {tag for tag, _ in page.elements}
        ids = page.values("id")
        assert len(ids) == len(set(ids))


def weight_of(html: str, *, cyrillic: bool, captions: bool) -> int:
    """A page with all that a browser loads for it, compressed; fonts are so already.

    Captions in italics are on the start page and on the final one.
    """
    total = len(gzip.compress(html.encode()))
    for link in (v for v in Reader(html).values("href") if v.startswith("/static/")):
        name = link.removeprefix("/static/").removeprefix(f"{release()}/")
        total += 0 if "#" in name else _compressed(name)
    total += _compressed("sprite.svg")
    for font in (STATIC / "fonts").glob("*.woff2"):
        kinds = {"ext": False, "rare": False, "cyrillic": cyrillic, "italic": captions}
        if all(wanted for kind, wanted in kinds.items() if kind in font.stem):
            total += font.stat().st_size
    return total


def _compressed(name: str) -> int:
    files = [(STATIC / each).read_bytes() for each in name.split("+")]
    return len(gzip.compress(b"".join(files)))


def test_pages_are_light() -> None:
    """The first page and the table with style sheets, symbols and fonts of one language."""
    playing = next(p for p in play(MODES["four, tiles"]) if p.version == 150)
    for language in LANGUAGES:
        words, cyrillic = Words.of(language), language == "ru"
        assert weight_of(start_page(words), cyrillic=cyrillic, captions=True) < LIMIT
        table = table_page(playing.screen(playing.game.seat, words))
        assert weight_of(table, cyrillic=cyrillic, captions=False) < LIMIT


def test_every_symbol_that_is_used_is_in_the_sprite() -> None:
    """And those of the sprite have one meaning each."""
    sprite = (STATIC / "sprite.svg").read_text()
    symbols = [part.split('"', 1)[0] for part in sprite.split('<symbol id="')[1:]]
    assert len(symbols) == len(set(symbols))
    used: set[str] = set()
    for options in MODES.values():
        for playing in play(options):
            if playing.version % 29 == 0:
                html = table_page(playing.screen(ANA))
                used |= {part.split('"', 1)[0] for part in html.split("sprite.svg#")[1:]}
    assert len(used) > 30
    assert used <= set(symbols)
