"""The rules beside the table: by keyboard, for screen readers, on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.holding import Held
from tests.browser.seating import Seat
from tests.browser.tabling import BOT, HERE, PHONE, WIDE, Room
from tests.browser.test_accessible import faults
from tests.thorough import sampled

from ceylon.words import LANGUAGES, Words

FIT = Path(__file__).with_name("fit.js").read_text()
NOTHING = "Nothing found. Try a game term or the ID of a rule."
FIRST = {"en": "majority", "fr": "majorité", "es": "mayoría", "ru": "большинство"}


def seated(room: Room, language: str = "en", **guest: object) -> Seat:
    seat = room.sit(room.made(HERE, BOT), "host", **guest)
    if language != "en":
        seat.page.goto(f"{seat.page.url}?lang={language}")
    return seat


def opened(page: Page) -> Locator:
    """The panel, opened by the help, with all rules in it."""
    page.locator(".tools [popovertarget=pop-help]").click()
    page.locator("#pop-help .find a").click()
    panel = page.locator("#rules-panel")
    expect(panel.locator("#R31")).to_be_attached()
    return panel


def found(page: Page, words: str) -> Locator:
    """What the search in the panel lists."""
    page.locator("#rules-words").fill(words)
    hits = page.locator("#rules-hits a")
    expect(hits.first).to_be_visible()
    return hits


# By keyboard


def test_all_of_it_goes_by_keyboard(room: Room) -> None:
    """From a hex to its rule, to the search, to another rule, and back (criteria 32, 40, 41)."""
    page = seated(room).page
    refused = page.locator(".hex[data-reason]").first
    refused.focus()
    page.keyboard.press("r")
    body = page.locator("#rules-body")
    expect(body).to_be_focused()
    for _ in range(3):  # over the button that closes, and the link to a tab of its own
        page.keyboard.press("Shift+Tab")
    expect(page.locator("#rules-words")).to_be_focused()
    page.keyboard.type("tie")
    expect(page.locator("#rules-hits a").first).to_have_attribute("data-rule", "E9")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#rules-hits a").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#rules-panel .here")).to_have_attribute("id", "E9")
    expect(body).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#rules-panel")).to_be_hidden()
    expect(refused).to_be_focused()


def test_escape_closes_the_list_before_the_rules(room: Room) -> None:
    """One thing at a time (criterion 40)."""
    page = seated(room).page
    panel = opened(page)
    found(page, "majority")
    page.keyboard.press("Escape")
    expect(page.locator("#rules-hits")).to_be_hidden()
    expect(page.locator("#rules-words")).to_be_focused()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_the_focus_goes_back_to_where_it_was(room: Room) -> None:
    """To the button of the help, to the thing of a tooltip, and after news (criterion 41)."""
    seat = seated(room)
    page = seat.page
    opened(page)
    page.locator("#rules-close").click()
    expect(page.locator(".tools [popovertarget=pop-help]")).to_be_focused()
    refused = page.locator(".hex[data-reason]").first
    name = refused.get_attribute("id")
    refused.click(force=True)
    page.locator(f"#{refused.get_attribute('data-tip')} a").click()
    expect(page.locator("#rules-body")).to_be_focused()
    seat.choose(seat.enabled()[0])  # the map is drawn anew
    page.locator("#rules-close").press("Enter")
    expect(page.locator("#rules-panel")).to_be_hidden()
    expect(page.locator(f"#{name}")).to_be_focused()


def test_what_is_typed_before_the_search_has_come_is_found(room: Room) -> None:
    """And the reader who types keeps the focus (criteria 32, 41)."""
    page = seated(room).page
    search = Held(page, "**/rule_search.js")
    opened(page)
    words = page.locator("#rules-words")
    words.press_sequentially("majority")
    words.press("Enter")
    search.let_go()
    expect(page.locator("#rules-hits a").first).to_be_visible()
    expect(words).to_be_focused()
    assert len(page.context.pages) == 1, "the rules are here, and in no tab of their own"


def test_who_is_in_the_list_stays_there(room: Room) -> None:
    """When more has been typed than was found, and what is found comes late (criteria 32, 41)."""
    page = seated(room).page
    opened(page)
    late = Held(page, "**/rules/found?q=majority&*")
    words = page.locator("#rules-words")
    words.press_sequentially("majori")
    hits = page.locator("#rules-hits a")
    expect(hits.first).to_be_visible()
    words.press_sequentially("ty")
    words.press("ArrowDown")
    rule = page.evaluate("document.activeElement.dataset.rule")
    page.evaluate("document.activeElement.dataset.old = ''")
    late.let_go()
    expect(page.locator("#rules-hits a:focus:not([data-old])")).to_have_attribute("data-rule", rule)
    page.keyboard.press("Enter")
    expect(page.locator("#rules-panel .here")).to_have_attribute("id", rule)


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr"))
def test_that_nothing_is_found_is_said(room: Room, language: str) -> None:
    """In the rules beside the table, by typing and from the help; Esc closes the list, and other
    words find again (criteria 32, 47)."""
    page = seated(room, language).page
    nothing = Words.of(language).say(NOTHING)
    page.locator(".tools [popovertarget=pop-help]").click()
    page.locator("#find-rule-words").fill("xyzzy")
    page.keyboard.press("Enter")
    said = page.locator("#rules-hits [role=status]")
    expect(said).to_have_text(nothing)
    expect(page.locator("#rules-hits a")).to_have_count(0)
    expect(said).to_be_in_viewport(ratio=1)
    found(page, FIRST[language])
    page.locator("#rules-words").fill("plugh")
    expect(said).to_have_text(nothing)
    page.keyboard.press("Escape")
    expect(page.locator("#rules-hits")).to_be_hidden()


# For everyone


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_the_open_rules_have_no_fault(room: Room, size: tuple[int, int], scheme: str) -> None:
    """Neither they nor the list of what was found, light and dark (criteria 39, 44)."""
    page = seated(room, size=size, color_scheme=scheme).page
    opened(page)
    assert not faults(page)
    found(page, "majority")
    assert not faults(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_open_rules_fit(room: Room, size: tuple[int, int], language: str) -> None:
    """No word is cut or covered, nothing scrolls sideways (criteria 32, 36, 47)."""
    page = seated(room, language, size=size).page
    panel = opened(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    box = panel.bounding_box()
    assert box is not None
    width, height = size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width + 0.5
    assert box["height"] <= height
    assert not page.evaluate(FIT, "rules-panel")
    found(page, FIRST[language])
    assert not page.evaluate(FIT, "rules-hits")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_on_a_phone_a_finger_can_press_it(room: Room) -> None:
    """The search, the link and the button are 44 px high (criterion 36)."""
    page = seated(room, size=PHONE).page
    panel = opened(page)
    for control in panel.locator(".head input, .head a, .head button").all():
        at = control.bounding_box()
        assert at is not None
        assert at["height"] >= 44
