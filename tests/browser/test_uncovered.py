"""Small things that larger ones could cover or cut: names on the sea, stations, the word between
two rewards, the button of the curtain."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.gallery import busy, chooser, positions
from tests.browser.hanging import hung
from tests.browser.tabling import PHONE, WIDE
from tests.people import ANA
from tests.thorough import sampled
from tests.web.playing import MODES, Playing

from ceylon.ids import SPECTATOR
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words

NAMES = """() => [...document.querySelectorAll('.names text')].filter((name) => {
    const box = (e) => e.getBoundingClientRect();
    const [at, map] = [box(name), box(name.closest('.field'))];
    const cut = at.top < map.top || at.bottom > map.bottom || at.left < map.left
        || at.right > map.right;
    const others = [...document.querySelectorAll('.train, .counc, .legend, .names text')];
    return cut || others.some((e) => e !== name && e.checkVisibility()
        && Math.min(box(e).right, at.right) - Math.max(box(e).left, at.left) > 1
        && Math.min(box(e).bottom, at.bottom) - Math.max(box(e).top, at.top) > 1);
}).map((name) => name.textContent)"""
"""The districts whose names are cut by the frame or covered by what is around the map."""
STATIONS = """() => {
    const over = document.createElement('style');
    over.textContent = '#map * { pointer-events: all !important; }';
    document.head.append(over);
    const found = [...document.querySelectorAll('.stations .station')].map((station) => {
        const at = station.querySelector('text').getBoundingClientRect();
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const layers = document.elementsFromPoint(x, y)
            .map((e) => e.closest('.plantations, .station')).filter(Boolean);
        return [station.textContent, layers[0] === station,
            layers.some((e) => e.matches('.plantations'))];
    });
    over.remove();
    return found;
}"""
"""Of each station: its number, whether it is above the plantations, whether one is there."""
COVERED_WORDS = """() => [...document.querySelectorAll('.wagon .pay i')].flatMap((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const line = range.getBoundingClientRect();
    const at = {left: line.left, right: line.right, // without the room for capitals and tails
        top: line.top + 0.3 * line.height, bottom: line.bottom - 0.25 * line.height};
    return [...word.parentElement.querySelectorAll('.reward')].filter((pill) => {
        if (!word.checkVisibility()) return false;
        const box = pill.getBoundingClientRect();
        return Math.min(box.right, at.right) - Math.max(box.left, at.left) > 0.5
            && Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 0.5;
    }).map((pill) => `${word.textContent} under ${pill.textContent.trim()}`);
})"""
CURTAIN = """() => {
    const box = (e) => e.getBoundingClientRect();
    const button = document.querySelector('[data-look]');
    const range = document.createRange();
    range.selectNodeContents(button.querySelector('b'));
    const [all, eye, text] = [box(button), box(button.querySelector('svg')), box(range)];
    return {
        lines: range.getClientRects().length,
        gap: text.left - eye.right,
        uneven: Math.abs((eye.left - all.left) - (all.right - text.right)),
        askew: Math.max(...[eye, text].map((e) =>
            Math.abs((e.top + e.bottom) / 2 - (all.top + all.bottom) / 2))),
        spare: Math.min(eye.left - all.left, all.right - text.right, text.top - all.top),
    };
}"""
"""Where the icon and the text of the curtain's button are."""


def dealt(mode: str, high: str) -> Playing:
    """The first of some games of a mode in which this hex is of level 2."""
    deals = (Game.new(MODES[mode], Random(seed)) for seed in range(100))
    place = HEX_NAMES.index(high)
    return Playing(MODES[mode], next(game for game in deals if game.levels[place] == 2))


def coasts() -> Iterator[tuple[str, Playing]]:
    """Usual positions, and those whose coast leaves the names the least room."""
    for name in ("four, tiles: act", "two, tiles: play", "solo, built: harvesting"):
        yield name, positions()[name]
    for mode in ("four, tiles", "two", "solo, drawn"):
        yield f"{mode}: D1 is high", dealt(mode, high="D1")


@pytest.mark.parametrize("size", [WIDE, (1366, 650), PHONE], ids=str)
@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr"))
def test_the_names_of_districts_are_read(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """S4: neither the train nor the frame nor a councillor covers them, however high the coast is
    (criterion 47)."""
    words, (width, height) = Words.of(language), size
    found = {name: table_page(chooser(playing, words)) for name, playing in coasts()}
    with hung(browser, found, viewport={"width": width, "height": height}) as opened:
        for name, page in opened:
            assert page.evaluate(NAMES) == [], name


PLANTED_ALONG = {"solo, drawn": 0, "solo, built": 1}
"""Games in which someone plants at the third and at the sixth station."""


def test_stations_are_seen_under_plantations(browser: Browser) -> None:
    """R5: every number, wherever someone has planted (criterion 57)."""
    found, words = {}, Words.of("en")
    for mode, seed in PLANTED_ALONG.items():
        *_, (_, last) = busy(mode, Random(seed))
        found[mode] = table_page(last.screen(ANA, words))
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        for mode, page in opened:
            stations = page.evaluate(STATIONS)
            assert [number for number, _, _ in stations] == [str(n) for n in range(1, 10)], mode
            assert [number for number, above, _ in stations if not above] == [], mode
            assert {number for number, _, planted in stations if planted} >= {"3", "6"}, mode


@pytest.mark.parametrize("size", [WIDE, PHONE, (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", sampled(LANGUAGES, "es"))
def test_the_word_between_two_rewards_is_read(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """A3: neither the rupees nor the points cover it (criteria 8, 47)."""
    words, (width, height) = Words.of(language), size
    named = ("four, tiles: several contracts ready", "four, tiles: act", "two, tiles: play")
    found = {name: table_page(chooser(positions()[name], words)) for name in named}
    with hung(browser, found, viewport={"width": width, "height": height}) as opened:
        for name, page in opened:
            assert page.locator(".wagon .pay i").count() > 2
            assert page.evaluate(COVERED_WORDS) == [], name


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_icon_and_text_of_the_curtain_are_side_by_side(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """In the middle of the button, in one line (criteria 47, 53)."""
    words, (width, height) = Words.of(language), size
    screen = positions()["four, tiles: act"].screen(SPECTATOR, words)
    found = {"curtain": table_page(replace(screen, covered=True, hot_seat=True))}
    with hung(browser, found, viewport={"width": width, "height": height}) as opened:
        for _, page in opened:
            drawn = page.evaluate(CURTAIN)
            assert drawn["lines"] == 1
            assert 4 <= drawn["gap"] <= 16
            assert drawn["uneven"] <= 2
            assert drawn["askew"] <= 2
            assert drawn["spare"] >= 4
