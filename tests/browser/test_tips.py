"""Tooltips: on everything that is drawn, when they come and go, and what they leave in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.seating import Seat, Table
from tests.browser.tabling import BOT, HERE, PHONE, Room
from tests.browser.test_ending import opened
from tests.thorough import sampled

from ceylon.puzzles import shipped
from ceylon.words import LANGUAGES

TIP = ".tip:not([hidden])"
PICTURES = """() => {
    const clips = (e) => getComputedStyle(e).overflowY !== 'visible';
    const around = (e) => e ? [e, ...around(e.parentElement)] : [];
    const within = (e) => around(e.parentElement).filter(clips).map((each) =>
        each.getBoundingClientRect());
    return [...document.querySelectorAll('#table svg.i, #table .map')].filter((e) =>
    e.checkVisibility() && !e.closest('[popover], .map .terrain') && !e.matches('.map')
    && e.getBoundingClientRect().width > 0).map((e) => {
        const at = e.getBoundingClientRect();
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const top = document.elementFromPoint(x, y);
        const cut = within(e).some((box) => x < box.left || x > box.right || y < box.top
            || y > box.bottom);
        const seen = top && !cut
            && (e.contains(top) || top.contains(e) || top.closest('[data-about]'));
        const symbol = e.querySelector('use').getAttribute('href').split('#')[1];
        const about = top?.closest('[data-about]')?.dataset.about ?? symbol;
        const kinds = JSON.parse(document.getElementById('pictures').textContent);
        const kind = kinds[about] ?? kinds[about.replace(/2?-\\w+$/, '')];
        const own = top?.closest('[data-tip]') && !top.closest('.half');
        return [symbol, x, y, own ? '' : kind?.[1] ?? '', Boolean(seen)];
    }).filter(([, , , , seen]) => seen); }"""
"""The symbol of every picture on the table that is in sight, where it is, and what its tip must say
unless it has one of its own: it is neither covered nor scrolled away."""
COVERS = """() => {
    const tip = document.querySelector('.tip:not([hidden])').getBoundingClientRect();
    const kept = '#status, .train, #choose button, .tools button, [data-strip]';
    return [...document.querySelectorAll(kept)].filter((e) => {
        const at = e.getBoundingClientRect();
        return Math.min(tip.right, at.right) - Math.max(tip.left, at.left) > 1
            && Math.min(tip.bottom, at.bottom) - Math.max(tip.top, at.top) > 1;
    }).map((e) => e.id || e.className);
}"""


WAITED = """() => {
    let rested = NaN;
    document.addEventListener('pointermove', (e) => { rested = e.timeStamp; });
    new MutationObserver(() => { window.waited ??= performance.now() - rested; })
        .observe(document.getElementById('tip-about'), {attributes: true});
}"""
"""Notes how long after the pointer's last move the first tip comes."""


def late(table: Table) -> bool:
    return bool(table["question"]["name"] == "act" and table["position"]["turn"] > 9)


def busy(room: Room, **guest: Any) -> Seat:  # noqa: ANN401 - as the browser takes them
    seat, _ = room.at(late, seats=(HERE, BOT, BOT), starting_tiles=True, guest=guest)
    return seat


def off(page: Page) -> None:
    """The pointer rests where nothing is drawn."""
    page.mouse.move(2, 60)
    expect(page.locator(TIP)).to_have_count(0)


def shows_a_tip(page: Page) -> bool:
    try:
        page.wait_for_selector(TIP)
    except TooLate:
        return False
    return bool(page.locator(TIP).inner_text().strip())


def explained(page: Page, known: frozenset[str] = frozenset()) -> set[str]:
    """The symbols that were pointed at: each once, except those that are known."""
    silent, covering = set(), set()
    told: set[str] = set()
    for symbol, x, y, sentence, _ in page.evaluate(PICTURES):
        if symbol in told | known:
            continue
        told.add(symbol)
        off(page)
        page.mouse.move(x, y)
        if not shows_a_tip(page) or sentence not in page.locator(TIP).inner_text():
            silent.add(symbol)
            continue
        covering |= {f"{symbol} over {name}" for name in page.evaluate(COVERS)}
        expect(page.locator(TIP)).to_be_in_viewport(ratio=1)
    assert not silent
    assert not covering
    return told


@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_every_picture_explains_itself(room: Room, language: str) -> None:
    """By hover, with the sentence of its kind; the tip is on the screen, and covers neither the
    question nor a button (criterion 31)."""
    assert len(explained(busy(room, locale=language).page)) > 20


def test_the_pictures_of_the_solo_game_explain_themselves(room: Room) -> None:
    """Those that are on no other table, too (criteria 31, 57)."""
    others = frozenset(symbol for symbol, *_ in busy(room).page.evaluate(PICTURES))
    solo, _ = room.at(late, seats=(HERE,))
    assert explained(solo.page, others)


def test_the_pictures_of_a_puzzle_explain_themselves(room: Room) -> None:
    """Those of its table: by hover, and one that is only drawn by keyboard (criterion 31)."""
    page = room.guest().new_page()
    page.goto(f"/puzzles/{shipped().puzzles[-1].id}")
    expect(page.locator("html")).to_have_class("live")
    assert len(explained(page)) > 15
    off(page)
    page.keyboard.press("i")
    expect(page.locator(TIP)).to_be_visible()


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("#bonuses li >> nth=0", "points"),
        (".track li >> nth=3", "Space"),
        (".seat .ware >> nth=0", "Warehouse"),
        (".seat .spaces li >> nth=4", "marker"),
        (".seat .stats span >> nth=0", "rupee"),
        (".seat .tile >> nth=0", "Starting tile"),
        (".legend li >> nth=1", "level 1"),
        ("#now", "ended now"),
    ],
)
def test_a_thing_tells_its_state(room: Room, thing: str, said: str) -> None:
    """What it is, how it is, and its rule (criteria 30, 31)."""
    page = busy(room).page
    explained = page.locator(thing)
    explained.click(position={"x": 5, "y": 5})
    expect(page.locator(TIP)).to_contain_text(said, ignore_case=True)
    expect(page.locator(f"{TIP} a")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)


def test_the_pictures_of_a_review_explain_themselves(room: Room) -> None:
    """On the boards of a moment: by hover, by a long press, and by keyboard (criterion 31)."""
    page = opened(room.guest())
    page.goto(f"/t/{page.url.split('/')[4]}/review?at=9")
    expect(page.locator("#moment-boards li")).to_have_count(2)
    for thing, said in (
        ("star", "point"),
        ("rupee", "Rupees pay for actions"),
        ("track", "Space"),
        ("warehouse", "no room"),
    ):
        off(page)
        page.locator(f"#moment-boards [data-about={thing}]").first.hover()
        expect(page.locator(TIP)).to_contain_text(said)
        expect(page.locator(TIP)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    page.keyboard.press("i")
    looked = [page.locator("[data-looked]").get_attribute("data-about")]
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        expect(page.locator(TIP)).to_be_visible()
        looked.append(page.locator("[data-looked]").get_attribute("data-about"))
    assert {"star", "rupee", "track"} <= set(looked)
    page.keyboard.press("Escape")
    expect(page.locator("[data-looked]")).to_have_count(0)
    expect(page.locator("#moment-head")).to_contain_text("moment 9 of")


def test_each_half_of_a_card_explains_itself(room: Room) -> None:
    """By its word, too; by focus the whole card, in words alone; in play as well, and what is idle
    says why (criteria 4, 7, 31)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play"))
    page, tip = seat.page, seat.page.locator(TIP)
    card = page.locator("#card-0 .first")
    up, down = table["hand"][0].split("/")
    for side, action in (("up", up), ("down", down)):
        off(page)
        card.locator(f".{side} b").hover()
        expect(tip.locator("b")).to_have_text(re.compile(action, re.IGNORECASE))
    off(page)
    page.keyboard.press("Tab")
    card.focus()
    expect(tip.locator("b")).to_contain_text(re.compile(rf"{up} for you.*{down}: ", re.IGNORECASE))
    expect(tip.locator("b")).not_to_contain_text(re.compile("[▲▼]"))
    expect(tip.locator("a")).to_have_text("T1")
    seat.choose(seat.enabled()[0])
    page.locator("#slot .down b").hover()
    expect(tip.locator("a")).to_have_count(1)
    page.locator("#hand .card.idle .first").first.click(force=True)  # it is disabled
    expect(tip.locator(".no")).to_contain_text("You play a card at the beginning")
    expect(page.locator("#announce")).to_contain_text("You play a card at the beginning")


DRAWN = """() => [...document.querySelectorAll('#table [data-about], #table .rose')].filter((e) =>
    e.checkVisibility() && !e.closest('button, a, [popover]')).length"""
LOOKED = """() => {
    const [e, tip] = [document.activeElement, document.querySelector('.tip:not([hidden])')];
    const at = tip?.getBoundingClientRect();
    return [e.ariaLabel ?? '', tip?.querySelector('b')?.textContent ?? '',
        Boolean(at && at.left >= 0 && at.top >= 0 && at.bottom <= innerHeight
            && at.right <= innerWidth), e.matches(':focus-visible')];
}"""
"""The name of what has the focus, how its tip begins, whether all of it is in sight."""


DRAWN_ANEW = """async () => {
    const thing = document.activeElement;
    for (const name of ['tabindex', 'role', 'aria-label', 'data-looked'])
        thing.removeAttribute(name);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""As the page does when the part has changed: what the server did not draw is gone."""


def test_the_keyboard_reaches_what_is_only_drawn(room: Room) -> None:
    """One key leads there, arrows go on, Esc goes back; there are no more tab stops for it
    (criteria 31, 40, 42)."""
    page = busy(room).page
    page.locator("#act-rupees").focus()
    stops = page.locator("#table [tabindex='0']").count()
    page.keyboard.press("i")
    expect(page.locator("[data-looked]")).to_have_count(1)
    first, count = page.evaluate(LOOKED), page.evaluate(DRAWN)
    found = [first]
    for _ in range(count - 1):
        page.keyboard.press("ArrowRight")
        found.append(page.evaluate(LOOKED))
    assert not [seen for seen in found if not all(seen)]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(LOOKED) == first
    page.keyboard.press("ArrowDown")
    assert page.evaluate(LOOKED) != first
    assert page.locator("#table [tabindex='0']").count() == stops
    seen = page.evaluate(LOOKED)
    page.evaluate(DRAWN_ANEW)
    assert page.evaluate(LOOKED)[0] == seen[0]
    page.keyboard.press("Escape")
    expect(page.locator("#act-rupees")).to_be_focused()
    expect(page.locator("[data-looked]")).to_have_count(0)


def test_a_tip_waits_for_the_pointer(room: Room) -> None:
    """For 300 ms, and it does not come under one that rests while the page changes (criterion
    31)."""
    seat = busy(room)
    page = seat.page
    rupees = page.locator("#act-rupees")
    page.evaluate(WAITED)
    rupees.hover()
    expect(page.locator(TIP)).to_have_count(1)
    assert page.evaluate("waited") >= 299
    off(page)
    before = seat.version
    rupees.click()
    seat.newer(before)
    page.wait_for_timeout(600)
    expect(page.locator(TIP)).to_have_count(0)


SCROLLED = """async (where) => {
    const list = document.querySelector(where);
    const told = new Promise((done) => list.addEventListener('scroll', done, {once: true}));
    list.scrollTop += list.scrollTop ? -9 : 9;
    await told;
}"""
"""Scrolls a list, and waits until the page has been told."""


def test_a_tip_stays_while_a_list_elsewhere_scrolls(room: Room) -> None:
    """As the page itself does with what is new; it goes when its own thing scrolls away (criterion
    31)."""
    page = busy(room).page
    off(page)
    page.locator("#act-rupees").hover()
    for _ in range(2):  # while the tip is to come, and when it has come
        page.evaluate(SCROLLED, "#log")
        expect(page.locator(TIP)).to_have_count(1)
    page.locator("#log svg.i").first.hover()
    expect(page.locator(TIP)).to_have_count(1)
    page.evaluate(SCROLLED, "#log")
    expect(page.locator(TIP)).to_have_count(0)


def test_a_long_press_explains_and_selects_nothing(room: Room) -> None:
    """It stays until the next tap (criteria 31, 38)."""
    page = busy(room, size=PHONE, has_touch=True).page
    medal = page.locator("#bonuses li >> nth=1")
    medal.scroll_into_view_if_needed()
    press(page, medal)
    assert page.evaluate("getSelection().toString()") == ""
    assert page.evaluate("getComputedStyle(document.querySelector('#table')).userSelect") == "none"
    page.wait_for_timeout(300)
    expect(page.locator(TIP)).to_have_count(1)
    page.touchscreen.tap(180, 20)
    expect(page.locator(TIP)).to_have_count(0)


def press(page: Page, thing: Locator) -> None:
    """Until it explains itself."""
    at = thing.bounding_box()
    assert at is not None
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    finger = page.context.new_cdp_session(page)
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.locator(TIP)).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_browser_has_no_titles_of_its_own(room: Room) -> None:
    """They come late, small and only to a mouse; solo and in the lesson, too (criterion 31)."""
    solo, _ = room.at(late, seats=(HERE,))
    for page in (busy(room).page, solo.page):
        assert page.locator("#table [title]").count() == 0
    page.goto("/learn")
    assert page.locator("#table [title]").count() == 0
