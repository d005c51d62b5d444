"""With only the keyboard."""

from random import Random

from playwright.sync_api import Page, expect
from tests.browser.seating import Seat, lively
from tests.browser.tabling import BOT, HERE, Room
from tests.thorough import thorough

FOCUSED = """() => {
    const e = document.activeElement;
    return e ? [e.dataset?.hex ?? '', e.dataset?.choice ?? e.dataset?.ask ?? '',
        e.closest('.card')?.id ?? ''] : ['', '', ''];
}"""
TABS = """(wanted) => {
    const able = [...document.querySelectorAll(
        'a[href], button, input, select, textarea, [tabindex="0"]')]
        .filter((e) => e.tabIndex >= 0 && e.checkVisibility({visibilityProperty: true})
            && !e.closest('[popover]:not(:popover-open)'));
    const now = able.indexOf(document.activeElement);
    const place = able.findIndex((e) => e.matches(wanted));
    return document.activeElement.matches(wanted) ? 0 : now < 0 ? 1 : place - now;
}"""
"""How often Tab must be pressed until something is focused; negative: Shift and Tab."""
SEEN = """() => {
    const e = document.activeElement;
    const ring = getComputedStyle(e.querySelector('.ring') ?? e);
    const style = getComputedStyle(e);
    return e !== document.body && e.matches(':focus-visible')
        && (style.outlineStyle !== 'none' || parseFloat(ring.strokeWidth) >= 3);
}"""
"""Whether something has the focus, visibly."""
OPEN_TIP = ".tip:not([hidden])"


def test_the_keys_of_the_map(room: Room) -> None:
    """One tab stop; arrows go to neighbours; N, P and Page keys jump (criterion 40)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host")
    page = seat.page
    expect(page.locator(".hex[tabindex='0']")).to_have_count(1)
    page.locator("#hex-K1").focus()
    for key, place in (
        ("ArrowRight", "K2"),
        ("ArrowLeft", "K1"),
        ("ArrowDown", "K5 K6"),
        ("ArrowUp", "K1"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED)[0] in place.split()
    page.keyboard.press("PageDown")
    assert page.evaluate(FOCUSED)[0].startswith("R")
    page.keyboard.press("PageUp")
    assert page.evaluate(FOCUSED)[0].startswith("K")
    page.keyboard.press("n")
    first = page.evaluate(FOCUSED)[0]
    page.keyboard.press("n")
    second = page.evaluate(FOCUSED)[0]
    assert first != second
    page.keyboard.press("p")
    assert page.evaluate(FOCUSED)[0] == first
    assert f"start {first}" in seat.enabled()
    expect(page.locator(".hex[tabindex='0']")).to_have_count(1)


def test_enter_and_space_act(room: Room) -> None:
    """Space on a hex, Enter on a card; the focus stays and is visible, and where the page moves it,
    no tooltip opens (criteria 31, 40, 41)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host")
    page = seat.page
    page.locator("#hex-K1").focus()
    page.keyboard.press("n")
    place = page.evaluate(FOCUSED)[0]
    page.keyboard.press("Space")
    seat.newer(0)
    assert seat.my_turn()
    assert page.evaluate(FOCUSED)[0] == place
    assert page.evaluate(SEEN)
    before = seat.version
    page.locator("#card-0 .first").focus()
    page.keyboard.press("Enter")
    seat.newer(before)
    assert page.evaluate(SEEN)
    # The page has moved the focus: it explains nothing until the reader goes there.
    expect(page.locator("#choose :focus")).to_have_count(1)
    expect(page.locator(OPEN_TIP)).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(OPEN_TIP)).to_have_count(1)


def by_keys(seat: Seat, choice: str) -> None:
    """Go to a choice with the Tab key and the map's own keys, and take it with Enter."""
    page = seat.page
    thing = seat.thing(choice)
    if choice.startswith("move ") and thing.get_attribute("data-choices"):
        tab_to(page, "#act-move")  # else Enter takes the card's action
        page.keyboard.press("Enter")
    place = thing.get_attribute("data-hex")
    card = thing.locator("xpath=..").get_attribute("id") if choice.startswith("play ") else None
    tab_to(page, ".hex" if place else f"#{card} .way" if card else f'[data-choice="{choice}"]')
    if place:
        on_the_map(page, place)
    if card and page.evaluate(FOCUSED)[1] != choice:
        page.keyboard.press("t")
    assert page.evaluate(SEEN)
    page.keyboard.press("Enter")
    if page.locator("#ask:not([hidden])").count():
        tab_to(page, f'[data-ask="{choice}"]')
        page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str) -> None:
    """Count first, then look: a browser may stop at what can be scrolled, too."""
    for _ in range(10):
        tabs = page.evaluate(TABS, wanted)
        if not tabs:
            break
        for _ in range(abs(tabs)):
            page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
    assert page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted)


def on_the_map(page: Page, place: str) -> None:
    for _ in range(40):
        if page.evaluate(FOCUSED)[0] == place:
            return
        page.keyboard.press("n")


@thorough
def test_a_whole_game_by_keyboard_alone(room: Room) -> None:
    """Without a mouse, with a focus that is visible after every update (criteria 40, 41)."""
    seat = room.sit(room.made(HERE, BOT), "host")
    seat.page.keyboard.press("Tab")
    rng = Random(11)
    while seat.my_turn():
        before = seat.version
        by_keys(seat, lively(seat.enabled(), rng))
        seat.newer(before)
        assert seat.page.evaluate(SEEN)
    assert seat.look()["finished"]
