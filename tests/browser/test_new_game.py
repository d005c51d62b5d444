"""The forms of the start page in Chromium: what a first game gets, and what can be chosen."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seating import Seat
from tests.browser.tabling import PHONE, WIDE, Room

FINISHED = 'localStorage.setItem(\'ceylon.games\', \'[{"id":"x","against":"pupil","won":true}]\')'
WHOLE = """(id) => {
    const box = document.getElementById(id);
    const { top, bottom } = box.getBoundingClientRect();
    return box.scrollHeight <= box.clientHeight && top >= 0 && bottom <= innerHeight;
}"""


def level(page: Page) -> str:
    return str(page.locator("#now [name=level]:checked").input_value())


def test_a_first_game_is_against_the_weakest_with_a_coach(room: Room) -> None:
    """One press starts it, one more chooses other opponents, who are kept (criterion 49)."""
    page = room.guest().new_page()
    page.goto("/")
    assert level(page) == "pupil"
    coach = page.locator("#now [name=coach]")
    expect(coach).to_be_checked()
    expect(page.locator("#now small:visible")).to_contain_text(
        ["against bots", "cheerful", "advice"]
    )
    page.get_by_text("Neighbour", exact=True).first.click()
    expect(page.locator("#kind-1")).to_have_value("neighbour")
    page.locator("#now .few").get_by_text("3", exact=True).click()
    coach.uncheck()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.ready()
    expect(page.locator(".seats")).to_contain_text("Neighbour 3")
    page.locator(".tools [popovertarget=pop-settings]").click()
    expect(page.locator("[data-setting=coach]")).not_to_be_checked()
    page.goto("/")
    assert level(page) == "neighbour"
    expect(page.locator("#now [name=opponents]:checked")).to_have_value("3")
    expect(page.locator("#kind-1")).to_have_value("neighbour")
    expect(coach).not_to_be_checked()


def test_later_games_are_against_the_usual_opponent(room: Room) -> None:
    page = room.guest().new_page()
    page.goto("/")
    page.evaluate(FINISHED)
    page.reload()
    assert level(page) == "planter"
    expect(page.locator("#now [name=coach]")).not_to_be_checked()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_start_page_says_what_ceylon_is(room: Room, size: tuple[int, int]) -> None:
    """How many play, how long, how a turn goes: folded for who returns (criterion 49)."""
    page = room.guest(size).new_page()
    page.goto("/")
    expect(page.locator(".about li")).to_have_text(["2 to 4 players, or solo", "about an hour"])
    expect(page.locator(".lead")).to_contain_text("tea planters")
    steps = page.locator(".turn li")
    expect(steps.locator("svg:visible")).to_have_count(4)
    said = steps.all_inner_texts()
    page.get_by_role("button", name="Play now").click()
    Seat(page).ready()
    page.goto("/")
    expect(page.locator(".cont li a")).to_have_count(1)
    expect(page.locator(".about li:visible")).to_have_count(2)
    expect(steps.locator("svg:visible")).to_have_count(0)
    page.locator("summary", has_text="A turn").click()
    expect(steps.locator("svg:visible")).to_have_count(4)
    assert steps.all_inner_texts() == said


def test_the_window_of_a_new_table_is_seen_whole(room: Room) -> None:
    """Each option with a line that explains it, the solo game too; a cross closes it."""
    for language in ("fr", "ru"):
        page = room.guest(WIDE, locale=language).new_page()
        page.goto("/")
        page.locator(".door[popovertarget=new-table]").click()
        assert page.evaluate(WHOLE, "new-table")
        options = page.locator("#new-table .options label")
        expect(options).to_have_count(8)
        expect(options.locator("small:visible")).to_have_count(8)
        page.locator("#new-table .close").click()
        expect(page.locator("#new-table")).to_be_hidden()
        page.context.close()
