"""Room: a large screen is filled, and nothing is cut between the usual sizes."""

from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.gallery import busy, chooser, positions
from tests.browser.hanging import hung
from tests.thorough import sampled

from ceylon.ids import SPECTATOR, Seat
from ceylon.rules import scoring
from ceylon.rules.bits import members
from ceylon.sight.screen import Screen
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words
from ceylon.words.scoring import place

SCALE = "document.getElementById('map').getScreenCTM().a"
CUT = """() => [...document.querySelectorAll('.wagon, .deck')].filter((thing) => {
    const [at, train] = [thing, thing.closest('.train')].map((e) => e.getBoundingClientRect());
    return at.left < train.left || at.right > train.right;
}).map((thing) => thing.id || thing.className)"""
WATCHED = """() => [...document.querySelectorAll('.seat, .seg')].filter((sheet) => {
    const box = sheet.getBoundingClientRect();
    const [points, tile] = ['.pts small', '.tile svg'].map((wanted) => {
        const found = sheet.querySelector(wanted);
        return found?.checkVisibility() ? found.getBoundingClientRect() : null;
    });
    const covered = points && tile && tile.top < points.bottom - 3;
    const inside = [...sheet.querySelectorAll('.ware span, .spaces li, .it')].every((thing) => {
        const at = thing.getBoundingClientRect();
        return at.right < box.right + 1 && at.bottom < box.bottom + 1;
    });
    return covered || !inside;
}).map((sheet) => sheet.textContent.trim().replace(/\\s+/g, ' '))"""
"""Boards and segments of the strip on which something is covered or cut."""


def shown(language: str, *names: str) -> dict[str, str]:
    words = Words.of(language)
    return {name: table_page(chooser(positions()[name], words)) for name in names}


def test_a_large_screen_is_filled(browser: Browser) -> None:
    """At 1920 by 1080 the map is half as large again as at 1280, and the log twice as long."""
    found = shown("en", "four, tiles: act")
    seen = {}
    for size in ((1280, 720), (1920, 1080)):
        with hung(browser, found, viewport={"width": size[0], "height": size[1]}) as opened:
            for _, page in opened:
                log = page.locator("#log").bounding_box()
                assert log is not None
                seen[size] = (page.evaluate(SCALE), log["height"])
                assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1]
    (small, short), (large, long) = seen.values()
    assert large > 1.5 * small
    assert long > 2 * short


@pytest.mark.parametrize("width", [768, 800, 1185, 1200, 1260])
def test_the_train_fits_on_its_track(browser: Browser, width: int) -> None:
    """In between the usual widths, too: no deck is cut (criterion 36)."""
    found = shown("ru", "four, tiles: act")
    with hung(browser, found, viewport={"width": width, "height": 900}) as opened:
        for _, page in opened:
            assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 650)], ids=str)
def test_those_who_watch_four_see_all_of_them(browser: Browser, size: tuple[int, int]) -> None:
    """Boards with tiles and more chests than spaces; three actions of each player in the strip."""
    game = [playing.copy() for _, playing in busy("four, tiles", Random(19))]
    words = Words.of("ru")
    found = {
        str(playing.version): table_page(playing.screen(SPECTATOR, words))
        for playing in game[62:-1:48]
    }
    with hung(browser, found, viewport={"width": size[0], "height": size[1]}) as opened:
        for version, page in opened:
            assert page.evaluate(WATCHED) == [], version


FILLED = """() => {
    const full = document.querySelector('.spaces .full');
    for (const all of document.querySelectorAll('.spaces')) {
        all.replaceChildren(...[2, 3, 2, 2, 2].map((contracts) => {
            const space = full.cloneNode(true);
            space.querySelector('b')?.remove();
            const number = document.createElement('b');
            number.textContent = `\\u00d7${contracts}`;
            space.append(number);
            return space;
        }));
    }
    return [...document.querySelectorAll('.spaces')].filter((all) => {
        const end = all.parentElement.getBoundingClientRect().right;
        return [...all.children].some((space) => space.getBoundingClientRect().right > end + 1);
    }).length;
}"""
"""Gives everybody several contracts of all five companies; how many boards have no room."""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 650), (1920, 1080), (360, 740)], ids=str)
def test_there_is_room_for_every_contract(browser: Browser, size: tuple[int, int]) -> None:
    """A3.2: several of one company lie on one space."""
    game = [playing.copy() for _, playing in busy("two, tiles", Random(19))]
    found = {"late": table_page(chooser(game[-2], Words.of("en")))}
    with hung(browser, found, viewport={"width": size[0], "height": size[1]}) as opened:
        for _, page in opened:
            assert page.evaluate(FILLED) == 0


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_that_it_is_paused_is_read(browser: Browser, language: str) -> None:
    """However much the last action did."""
    playing = positions()["four, tiles: act"]
    other = Seat((playing.game.seat + 1) % 4)
    found = {"paused": table_page(playing.screen(other, Words.of(language)))}
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        for _, page in opened:
            page.evaluate("document.documentElement.classList.add('paused')")
            box, held = (page.locator(of).bounding_box() for of in (".meanwhile", ".held"))
            assert box is not None
            assert held is not None
            assert held["y"] + held["height"] <= box["y"] + box["height"]


BARE = """() => {
    const choose = document.getElementById('choose').getBoundingClientRect();
    const mine = document.querySelector('.mine').getBoundingClientRect();
    return [choose.width, mine.width];
}"""
CUT_PLACES = """() => [...document.querySelectorAll('.mine .ds li')].filter((line) => {
    const [at, board] = [line, line.closest('.mine')].map((e) => e.getBoundingClientRect());
    return at.bottom > Math.min(board.bottom, innerHeight) - 4 || at.right > board.right
        || [...line.children].some((each) => each.scrollWidth > each.clientWidth + 1);
}).map((line) => line.textContent.trim())"""


@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_the_own_board_says_the_place_in_each_district(browser: Browser, language: str) -> None:
    """On a large screen, where the desk would be bare: E6, or why there is no place; nowhere
    else."""
    names = ("four, tiles: play", "four, tiles: act", "four, tiles: over", "two, tiles: play")
    found = shown(language, *names)
    words = Words.of(language)
    with hung(browser, found, viewport={"width": 1920, "height": 1080}) as opened:
        for name, page in opened:
            screen = chooser(positions()[name], words)
            told = page.locator(".mine .ds li span").all_inner_texts()
            placings = [scoring.placing(screen.view, screen.seat, d) for d in in_play(screen)]
            assert len(told) == len(placings)
            for text, placing in zip(told, placings, strict=True):
                assert (text == place(words, placing)) == (placing.place != scoring.NO_PLACE)
            assert page.evaluate(CUT_PLACES) == []
            left, board = page.evaluate(BARE)
            assert board > left
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        for _, page in opened:
            assert not page.locator(".mine .ds").is_visible()


def in_play(screen: Screen) -> list[int]:
    return members(screen.view.land.districts)
