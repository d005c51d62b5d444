"""The lesson in Chromium: played to its end in four languages, by mouse, by key and by touch."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.tabling import PHONE, WIDE, Room

from ceylon.lesson import Kind, lesson

LAST = len(lesson().steps) - 1
HIDDEN = """() => {
  const [ring, sheet] = ["spot", "lesson"].map((id) =>
    document.getElementById(id).getBoundingClientRect());
  const over = ring.width > 0 && sheet.left < ring.right && ring.left < sheet.right
    && sheet.top < ring.bottom && ring.top < sheet.bottom;
  const out = sheet.left < 0 || sheet.top < 0
    || sheet.right > innerWidth || sheet.bottom > innerHeight
    || document.querySelector("#lesson").scrollHeight > sheet.height + 1;
  const ask = document.querySelector(".askrow")?.getBoundingClientRect();
  const roomy = innerWidth >= 1280 && innerHeight >= 720;
  const hides = roomy && ask && sheet.left < ask.right && ask.left < sheet.right
    && sheet.top < ask.bottom && ask.top < sheet.bottom;
  const box = (e) => e.getBoundingClientRect();
  const spoken = document.querySelector("#lesson").dataset.clear;
  const told = roomy && spoken && [...document.querySelectorAll(spoken)].filter((e) =>
    sheet.left < box(e).right && box(e).left < sheet.right
    && sheet.top < box(e).bottom && box(e).top < sheet.bottom).map((e) => e.id).join(" ");
  return [told && `over ${told}`, over && "over the ring", out && "out of the window",
    hides && "over the question"].filter(Boolean).join();
}"""
Press = Callable[[Page], None]


def learner(room: Room, language: str, size: tuple[int, int] = WIDE, **more: Any) -> Page:  # noqa: ANN401 - as the browser takes them
    page = room.guest(size, locale=language, reduced_motion="reduce", **more).new_page()
    page.goto(f"/learn?lang={language}")
    return page


def at(page: Page, number: int) -> None:
    """Wait until a step is shown with all that belongs to it."""
    expect(page.locator(f"#lesson[data-step='{number}']:not([data-passing])")).to_be_visible()
    expect(page.locator(":focus")).to_have_count(1)


def play(page: Page, press: Press, first: int = 0, last: int = LAST) -> None:
    """Do whatever each step asks for."""
    for number in range(first, last):
        at(page, number)
        step = lesson().steps[number]
        assert page.evaluate(HIDDEN) == "", f"the sheet of step {number}"
        if step.kind in (Kind.TURN, Kind.CHOOSE):
            press(page)
        else:
            page.locator("#lesson .next").click()
    at(page, last)


def by_mouse(page: Page) -> None:
    page.mouse.click(*middle(page))


def by_key(page: Page) -> None:
    page.keyboard.press("Enter")


def by_touch(page: Page) -> None:
    page.touchscreen.tap(*middle(page))


def middle(page: Page) -> tuple[float, float]:
    """The middle of what has the focus."""
    box = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_lesson_by_mouse(room: Room) -> None:
    """To its end, in English; then the first game begins (criteria 29, 47)."""
    page = learner(room, "en")
    at(page, 0)
    expect(page.locator("#missed")).to_be_hidden()
    page.locator("#hex-D3").click()  # there is nothing to press yet
    expect(page.locator("#missed")).to_have_text("Just have a look, then press Next.")
    play(page, by_mouse, 0, 2)
    page.locator("#hex-D3").click()  # not what is asked for
    expect(page.locator("#missed")).to_be_visible()
    expect(page.locator("#announce")).to_have_text("Not there: look at the ring.")
    play(page, by_mouse, 2, 4)
    page.locator(".card:has([data-turn]:focus)").click()  # not its arrow
    play(page, by_mouse, 5, 10)
    page.locator("#act-move").click()  # as good as the hex
    play(page, by_mouse, 11)
    expect(page.locator(".learnt li")).to_have_count(6)
    page.locator("#lesson .play").click()
    page.wait_for_url(re.compile("/t/"))
    assert page.evaluate("JSON.parse(localStorage.getItem('ceylon.settings')).coach") is True
    expect(page.locator("#table.yours, #table:not(.yours)")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Pupil")
    expect(page.locator(".seats")).not_to_contain_text("Pupil 2")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_lesson_by_keyboard(room: Room, language: str) -> None:
    """In French and in Spanish: the focus is on what is meant, and Enter is enough (criteria 40,
    41, 47)."""
    page = learner(room, language)
    play(page, by_key)
    page.keyboard.press("Tab")
    expect(page.locator("#lesson [name=opponents][value='2']:focus")).to_have_count(1)


def test_the_lesson_by_touch(room: Room) -> None:
    """In Russian, on a phone (criteria 36, 47)."""
    page = learner(room, "ru", PHONE, has_touch=True, is_mobile=True)
    play(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_lesson_is_left_and_resumed(room: Room) -> None:
    """In Spanish, in a low window: the start page knows the place, and it outlives the page."""
    page = learner(room, "es", (1366, 650))
    play(page, by_mouse, 0, 10)
    page.locator("#bar .leave").click()
    expect(page.locator(".learn-door")).to_contain_text("4 de 12")
    page.locator(".learn-door").click()
    at(page, 10)
    page.reload()
    at(page, 10)
    page.locator("[data-go-back]").click()
    at(page, 9)
    page.locator("#lesson .next").click()
    at(page, 10)
    page.locator("[data-go-show]").click()
    play(page, by_mouse, 11)


def test_whoever_comes_back_is_where_they_left(room: Room) -> None:
    """From the rules, to which the last step leads: the first game is still offered."""
    page = learner(room, "en")
    at(page, 0)
    page.goto(f"/learn?step={LAST - 1}")
    at(page, LAST - 1)
    page.locator("#lesson .next").click()
    at(page, LAST)
    page.locator("#lesson").get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules"))
    page.go_back()
    at(page, LAST)
    expect(page.locator("#lesson .play")).to_be_visible()


def test_a_double_click_on_next_is_one_step(room: Room) -> None:
    """What it meets there does not play for the learner."""
    page = learner(room, "en")
    at(page, 0)
    for number in (0, 1):
        page.locator("#lesson .next").dblclick()
        at(page, number + 1)
    page.wait_for_timeout(300)
    at(page, 2)


def test_what_is_done_is_announced(room: Room) -> None:
    """One sentence for each action of the others, then what to do (criterion 43)."""
    page = learner(room, "en")
    at(page, 0)
    page.goto("/learn?step=7")
    at(page, 7)
    expect(page.locator("#announce")).to_contain_text("Keep the token")
    page.keyboard.press("Enter")
    at(page, 8)
    expect(page.locator("#announce")).to_have_text(re.compile("Chloé moved"))


def test_without_a_thing_no_ring_is_left(room: Room) -> None:
    """It glows around a thing only: around nothing it would be a square in the middle."""
    page = room.guest(WIDE).new_page()
    page.goto("/learn?step=7")
    expect(page.locator("#spot")).to_have_css("animation-name", "glow")
    page.keyboard.press("Enter")
    at(page, 8)
    expect(page.locator("#spot[hidden].there")).to_have_count(1)
    expect(page.locator("#spot")).to_have_css("animation-name", "none")


def test_next_leads_past_what_the_others_are_doing(room: Room) -> None:
    page = room.guest(WIDE, confirm=None).new_page()
    page.clock.install(time="2030-01-01")
    page.clock.pause_at("2030-01-02")  # the others would act for ever
    page.goto("/learn?step=8&at=7")
    expect(page.locator("#lesson[data-passing]")).to_be_visible()
    page.locator("#lesson .next").click()
    at(page, 9)


def test_next_counts_while_a_sentence_is_on_its_way(room: Room) -> None:
    """Nothing that is pressed is lost, and nothing that comes too late leads back."""
    page = room.guest(WIDE).new_page()
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route(re.compile(r"step=8&at=8\b"), hold)
    with page.expect_request(re.compile(r"step=8&at=8\b")):
        page.goto("/learn?step=8&at=7")
    page.locator("#lesson .next").click()
    at(page, 9)
    with page.expect_response(re.compile(r"step=8&at=8\b")):
        late[0].continue_()
    at(page, 9)


@pytest.mark.parametrize("number", [2, LAST])
def test_without_a_script_links_lead_through(room: Room, number: int) -> None:
    page = room.guest(java_script_enabled=False).new_page()
    page.goto(f"/learn?step={number}")
    links = page.locator("#lesson .ways a")
    assert links.count() >= 2
    links.last.click()
    expect(page.locator("main")).to_be_visible()
