"""Another language: on every page, without losing anything, and never two on one page."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seating import Seat, Table, texts
from tests.browser.tabling import BOT, HERE, PHONE, WIDE, Room

from ceylon.web.pages import labels
from ceylon.words import LANGUAGES, Words

LETTERS = {"en": "whole", "fr": "toute", "es": "toda", "ru": "вся"}
"""A label beside the log."""


def spoken(page: Page, language: str) -> None:
    """The page, with its log, is in this language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".log h2")).to_contain_text(LETTERS[language])


def change(page: Page, language: str) -> None:
    """By the settings of the table, by keyboard: the rules may lie over their button."""
    page.locator(".tools [popovertarget=pop-settings]").press("Enter")
    page.locator(f"#pop-settings .langs [lang={language}]").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", language)


def choose_first(seat: Seat) -> None:
    expect(seat.page.locator("#table.yours")).to_be_attached()
    seat.choose(texts(seat.look())[0])


LABELS = (
    "#turn .nr span, .log h2 .link, #pop-settings h2, #pop-help h2, #advice-title, #rules-title"
)
SAID = ("turn", "whole_log", "settings", "help", "hint_title", "rules")


def mixed(page: Page) -> list[str]:
    """Labels of the page that are said in another language than its own."""
    own = Words.of(page.locator("html").get_attribute("lang") or "")
    shown = page.locator(LABELS).evaluate_all("(all) => all.map((each) => each.textContent)")
    assert len(shown) > 4
    said = [labels.say(own, name) for name in SAID]
    return [text for text in shown if text not in said]


def test_two_tabs_with_two_languages_never_mix(room: Room) -> None:
    """The first goes on in its own: news, a lost connection, a return to the tab (criterion 47)."""
    seat = room.sit(room.made(HERE, BOT), "host")
    page = seat.page
    other = page.context.new_page()
    other.goto(f"{page.url}?lang=ru")
    spoken(other, "ru")
    spoken(page, "en")
    choose_first(seat)
    spoken(page, "en")
    assert not mixed(page)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.evaluate("window.dispatchEvent(new Event('online'))")
    choose_first(seat)
    fresh = re.compile(re.escape(page.url) + r"\?lang=en$")
    with page.expect_response(fresh) as fetched:  # its stream stays open, so it is never idle
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    fetched.value.finished()
    page.evaluate("new Promise((done) => setTimeout(done))")
    spoken(page, "en")
    assert not mixed(page)
    assert not mixed(other)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ru")  # what was chosen last


def test_a_change_keeps_what_is_open(room: Room) -> None:
    """The rules at their place, a card that is turned, what is typed, the zoom (criterion 47)."""

    def turning(table: Table) -> bool:
        return bool(table["choices"]) and table["choices"][0]["text"].startswith("play")

    seat, _ = room.at(turning)
    page = seat.page
    page.locator("#card-0 [data-turn]").click()
    expect(page.locator("#card-0")).to_have_class(re.compile("turned"))
    page.locator("#zoom").evaluate("(box) => { box.checked = true; }")
    page.locator(".tools [popovertarget=pop-help]").click()
    page.locator("#pop-help a[href='/rules']").click()
    expect(page.locator("#rules-body .rule").first).to_be_visible()
    page.locator("#rules-words").fill("A2.3")
    page.locator("#rules-words").press("Enter")
    page.locator("#rules-hits a").first.click()
    expect(page.locator("#rules-body #A2\\.3")).to_be_in_viewport()
    for language in ("fr", "ru"):
        change(page, language)
        spoken(page, language)
        expect(page.locator("#pop-settings")).to_be_visible()
        expect(page.locator("#rules-panel")).to_be_visible()
        expect(page.locator("#rules-body #A2\\.3")).to_be_in_viewport()
        expect(page.locator("#card-0")).to_have_class(re.compile("turned"))
        expect(page.locator("#zoom")).to_be_checked()
        expect(page.locator("#pop-settings .langs [aria-current]")).to_be_focused()
        page.keyboard.press("Escape")


def test_a_change_keeps_the_moment(room: Room) -> None:
    """An earlier one, which is looked at (criterion 47)."""
    seat, _ = room.at(lambda table: table["version"] > 8)
    page = seat.page
    page.goto(f"{page.url}?at=3")
    expect(page.locator("#table")).to_have_attribute("data-shown", "3")
    change(page, "es")
    expect(page.locator("#table")).to_have_attribute("data-shown", "3")
    spoken(page, "es")


def test_a_change_keeps_what_is_typed(room: Room) -> None:
    """In the window for a new table, on the start page (criterion 47)."""
    page = room.guest(WIDE).new_page()
    page.goto("/")
    page.locator(".door[popovertarget=new-table]").click()
    page.locator("#name-0").fill("Ana")
    page.locator("#kind-2").select_option("open")
    page.locator("[name=starting_tiles]").check()
    page.locator(".levels summary").click()
    page.locator(".langs [lang=fr]").evaluate("(link) => link.click()")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#new-table")).to_be_visible()
    expect(page.locator("#name-0")).to_have_value("Ana")
    expect(page.locator("#kind-2")).to_have_value("open")
    expect(page.locator("[name=starting_tiles]")).to_be_checked()
    expect(page.locator(".levels")).to_have_attribute("open", "")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_shared_screen_speaks_to_whoever_is_at_it(room: Room, size: tuple[int, int]) -> None:
    """From the curtain on, which leaves the board in sight (criteria 47, 53)."""
    seat = room.sit(room.made({**HERE, "name": "Ana"}, {**HERE, "name": "Ben"}), "host", size=size)
    page = seat.page
    for _ in range(2):  # before there are hands there is no curtain
        choose_first(seat)
    expect(page.locator("#table.curtain")).to_be_visible()
    page.locator(".tools [popovertarget=pop-settings]").click()
    page.locator("#pop-settings .langs [lang=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("#table.curtain #map")).to_be_visible()
    expect(page.locator("#pop-settings")).to_be_visible()  # the script has opened it again
    page.keyboard.press("Escape")
    expect(page.locator("#pop-settings")).to_be_hidden()
    page.locator("[data-look]").click()
    expect(page.locator("#table.yours")).to_be_visible()
    spoken(page, "es")


def test_an_answer_to_a_form_is_turned_over(room: Room) -> None:
    """It cannot be asked for again: nothing is sent a second time, and nothing lost."""
    page = room.guest(WIDE).new_page()
    page.goto("/")
    page.locator(".door[popovertarget=new-table]").click()
    page.locator("#kind-1").select_option("me")
    page.evaluate("document.querySelector('#kind-1').remove()")
    page.locator("#new-table .primary").first.click()
    title = page.locator("h1")
    expect(title).to_have_text("This is not possible")
    for language in LANGUAGES:
        page.locator(f".langs [lang={language}]").click()
        expect(title).to_have_text(Words.of(language).say_in("heading", "This is not possible"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".langs [aria-current]")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    page.locator("a.play").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_new_links_stay(room: Room) -> None:
    """Their page can be loaded again, and in another language."""
    page = room.guest(PHONE).new_page()
    page.goto("/")
    page.locator(".door[popovertarget=new-table]").click()
    page.locator("#kind-1").select_option("open")
    page.locator("#new-table .primary").first.click()
    links = page.locator(".links input[readonly]")
    expect(links).to_have_count(3)
    shown = links.evaluate_all("(all) => all.map((each) => each.value)")
    page.locator(".langs [lang=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert links.evaluate_all("(all) => all.map((each) => each.value)") == shown
