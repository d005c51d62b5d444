"""Languages with longer words than English: the words keep their distance, and stay whole."""

from dataclasses import replace

import pytest
from playwright.sync_api import Browser, ViewportSize
from tests.browser.gallery import chooser, pages, positions
from tests.browser.hanging import hung
from tests.browser.tabling import PHONE, WIDE
from tests.thorough import sampled

from ceylon.box.model import ACTIONS
from ceylon.rules.choices import ACTION_VERBS, choice_of
from ceylon.rules.view import View
from ceylon.sight.screen import Undo
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words
from ceylon.words.questions import ask

LINES = """(most) => {
    const say = document.querySelector('.status .say');
    const range = document.createRange();
    range.selectNodeContents(say);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    return lines.size > most ? [`${lines.size} lines: ${say.textContent.trim()}`] : [];
}"""
TIGHT = """(least) => [...document.querySelectorAll('.desk .act, .token')].flatMap((button) => {
    const edge = button.getBoundingClientRect();
    const {outlineStyle, outlineOffset} = getComputedStyle(button);
    const dashes = outlineStyle === 'dashed' ? -parseFloat(outlineOffset) : 0;
    return [...button.querySelectorAll('b, small')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const letters = 0.2 * parseFloat(getComputedStyle(text).fontSize);
        const above = Math.max(1, dashes - letters);
        return [...range.getClientRects()]
            .filter((line) => line.width > 0.5 && text.checkVisibility())
            .filter((line) => line.left < edge.left + least || line.right > edge.right - least
                || line.top < edge.top + above || line.bottom > edge.bottom - above)
            .map((line) => `${text.textContent.trim()}: ${edge.right - line.right} px`);
    });
})"""
COVERED = """(slack) => {
    document.getElementById('table').dataset.verb = 'move';
    const shown = (all) => [...document.querySelectorAll(all)].filter((e) => e.checkVisibility());
    const coins = shown('.price.move').map((badge) => {
        const at = badge.querySelector('.pc').getBoundingClientRect();
        const wide = badge.getBoundingClientRect().width;
        return {of: badge.dataset.of, x: at.x + at.width / 2, y: at.y + at.height / 2, r: wide / 2};
    });
    const names = shown('.map .hid').map((name) => {
        const {left, right, top, bottom, height} = name.getBoundingClientRect();
        const ink = {top: top + 0.2 * height, bottom: bottom - 0.25 * height};
        return {of: name.textContent, left, right, ...ink};
    });
    const within = (n, least, most) => Math.min(Math.max(n, least), most);
    return coins.flatMap((coin, i) => [
        ...coins.slice(i + 1).filter((other) =>
            Math.hypot(coin.x - other.x, coin.y - other.y) < coin.r + other.r - slack),
        ...names.filter((name) => Math.hypot(
            coin.x - within(coin.x, name.left, name.right),
            coin.y - within(coin.y, name.top, name.bottom)) < coin.r - slack),
    ].map((other) => `${coin.of} over ${other.of}`));
}"""
COINS = """(slack) => [...document.querySelectorAll('#hand .card:not(.idle)')].flatMap((card) => {
    const at = card.querySelector('.flip').getBoundingClientRect();
    const [x, y, r] = [at.x + at.width / 2, at.y + at.height / 2, at.width / 2];
    const within = (n, least, most) => Math.min(Math.max(n, least), most);
    return [...card.querySelectorAll('.cap, b')].filter((e) => e.checkVisibility())
        .filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const {left, right, top, bottom, height} = range.getBoundingClientRect();
            const [above, below] = [top + 0.2 * height, bottom - 0.25 * height];
            return height && Math.hypot(x - within(x, left, right), y - within(y, above, below))
                < r - slack;
        }).map((text) => text.textContent.trim());
})"""
"""The words on cards that lie under the coin that turns the card."""
COACHED = "document.getElementById('table').classList.add('coached')"
BROKEN = """(names) => {
    document.getElementById('pop-sums')?.showPopover();
    return [...document.querySelectorAll(names)].flatMap((name) => {
        const range = document.createRange();
        range.selectNodeContents(name.lastChild);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        const words = name.textContent.trim().split(/[\\s-]+/);
        return lines.size > words.length ? [name.textContent] : [];
    });
}"""
PLAIN = ("four, tiles: ", "three, tiles: ", "two, tiles: ", "solo, drawn: ", "solo, built: ")
"""Tables with names of an ordinary length."""


def tables(language: str) -> dict[str, str]:
    found = pages(Words.of(language))
    plain = {name: page for name, page in found.items() if name.startswith(PLAIN)}
    return {name: page for name, page in plain.items() if 'id="table"' in page}


def complaints(
    browser: Browser, language: str, size: tuple[int, int], script: str, *given: object
) -> list[str]:
    width, height = size
    with hung(browser, tables(language), viewport={"width": width, "height": height}) as opened:
        return [
            f"{name}: {each}" for name, page in opened for each in page.evaluate(script, *given)
        ]


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
def test_the_question_takes_two_lines(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """Also beside the longest undo; on a phone the map stays in view (criteria 1, 36, 47)."""
    assert complaints(browser, language, size, LINES, 2) == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
def test_words_on_buttons_keep_away_from_the_edge(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """By 4 px; and from the dashes around what is impossible (criterion 47)."""
    assert complaints(browser, language, size, TIGHT, 4) == []


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_coin_that_turns_a_card_covers_no_word(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """Neither the actions nor whose they are (criteria 7, 47)."""
    assert complaints(browser, language, size, COINS, 1) == []


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_prices_on_the_map_cover_nothing(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """Neither the names of hexes nor each other, also where a move is free (criteria 7, 47)."""
    assert complaints(browser, language, size, COVERED, 2) == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
def test_names_and_titles_are_whole(browser: Browser, language: str, size: tuple[int, int]) -> None:
    """None of one word takes two lines: names in the sums, titles at the side (criteria 33, 47)."""
    assert complaints(browser, language, size, BROKEN, "#pop-sums .who, .side h2") == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_extra_action_takes_two_lines(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """T3: of all that name three of the four main actions (criteria 1, 36, 47)."""
    playing, (width, height) = positions()["four, tiles: extra"], size
    words = Words.of(language)
    view, possible = View.of(playing.game, playing.game.seat), {*ACTION_VERBS} - {"advance"}
    longest = max((ask(words, view, possible - {main}) for main in ACTIONS), key=len)
    extra = {"extra": table_page(chooser(playing, words))}
    with hung(browser, extra, viewport={"width": width, "height": height}) as opened:
        for _, page in opened:
            page.locator(".status .say").evaluate("(say, text) => say.textContent = text", longest)
            assert page.evaluate(LINES, 2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_whole_beside_a_short_undo(browser: Browser, language: str) -> None:
    """With the coach, after an advance: two lines (criteria 1, 47)."""
    words, playing = Words.of(language), positions()["solo, drawn: after"]
    undo = Undo(choice_of("advance"), whole_turn=True)
    screen = replace(chooser(playing, words), undo=undo)
    with hung(
        browser, {"after": table_page(screen)}, viewport={"width": 1280, "height": 720}
    ) as opened:
        for _, page in opened:
            page.evaluate(COACHED)
            assert page.evaluate(LINES, 2) == []


TRADES = """(ready) => {
    const button = document.getElementById('act-trade');
    button.querySelector('small').textContent = ready;
    button.removeAttribute('aria-disabled');
}"""


ROWS_OF_NOTES = """() => [...document.querySelectorAll('.mains .act')].flatMap((button) => {
    const edge = button.getBoundingClientRect();
    return [...button.querySelectorAll('b, small')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const letters = 0.2 * parseFloat(getComputedStyle(text).fontSize);
        const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
        return lines.filter((line) => line.top + letters < edge.top || line.right > edge.right
            || line.bottom - letters > edge.bottom)
            .map((line) => `${text.textContent.trim()}: ${edge.bottom - line.bottom} px`);
    });
})"""
"""What is written on an action and runs out of its frame."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_contracts_that_are_ready_fit_beside_the_coach(
    browser: Browser, language: str
) -> None:
    """T3: among six actions, each in its frame (criterion 47)."""
    words = Words.of(language)
    page_of = table_page(chooser(positions()["four, tiles: extra"], words))
    size: ViewportSize = {"width": 1280, "height": 720}
    with hung(browser, {"extra": page_of}, viewport=size) as opened:
        for _, page in opened:
            page.evaluate(TRADES, words.count("{n} ready", "{n} ready", 3))
            page.evaluate(COACHED)
            assert page.evaluate(ROWS_OF_NOTES) == []


@pytest.mark.parametrize("coached", [False, True])
@pytest.mark.parametrize("asked", ["extra", "tile"])
def test_a_token_that_is_left_takes_no_room_from_six_actions(
    browser: Browser, asked: str, coached: bool
) -> None:
    """T3: one is spent in a turn; the actions have the whole width (criteria 3, 47)."""
    playing = positions()[f"four, tiles: {asked}"].copy()
    playing.game.players[playing.game.seat].technology_tokens = 1
    found = {asked: table_page(chooser(playing, Words.of("fr")))}
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        for _, page in opened:
            if coached:
                page.evaluate(COACHED)
            row, actions = (page.locator(each).bounding_box() for each in ("#choose", ".mains"))
            assert row
            assert actions
            assert actions["width"] == pytest.approx(row["width"], abs=1)


LEGEND = """() => {
    const box = (e) => e.getBoundingClientRect();
    const legend = document.querySelector('.legend');
    const around = [...document.querySelectorAll('.counc')].filter((e) => e.checkVisibility());
    const field = box(document.querySelector('.field'));
    return {
        said: [...legend.children].map((e) => e.querySelector('[aria-hidden]').innerText),
        high: [...legend.children].map((e) => box(e).height),
        cut: [...legend.children].some((e) => e.scrollWidth > e.clientWidth),
        over: around.some((e) => box(e).bottom > box(legend).top + 1
            && box(e).top < box(legend).bottom - 1
            && box(e).right > box(legend).left && box(e).left < box(legend).right),
        out: box(legend).bottom > field.bottom + 1
            || around.some((e) => box(e).bottom > field.bottom + 1),
    };
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE, (1366, 650), (1440, 820), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_named_beside_the_map(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """S4: each with its number, in one line, clear of the councillors (criteria 31, 47)."""
    words, (width, height) = Words.of(language), size
    named = ("four, tiles: act", "solo, drawn: act")
    found = {name: table_page(chooser(positions()[name], words)) for name in named}
    with hung(browser, found, viewport={"width": width, "height": height}) as opened:
        for name, page in opened:
            told = page.evaluate(LEGEND)
            level = words.say_in("legend", "level {level}", level="{level}")
            assert told["said"] == [level.format(level=each) for each in range(3)], name
            assert max(told["high"]) < 28, name
            assert [how for how in ("cut", "over", "out") if told[how]] == [], name
