"""A finished game is reviewed in the browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.answering import answer
from tests.browser.holding import Held
from tests.browser.seating import Seat, until
from tests.browser.tabling import PHONE, Room
from tests.web.server.repeatable import Repeatable, repeatable

from ceylon.record import Record
from ceylon.rules.choices import text_of

GOLDEN = Path(__file__).parents[1] / "golden"
TWO = GOLDEN / "2-without-uva--last-card-drawn.ceylon"
SOLO = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"
UNREAD = {
    "two": GOLDEN / "2-without-dimbula--last-card-drawn.ceylon",
    "solo": GOLDEN / "solo-drawn-without-dimbula--human-draws-the-last-card.ceylon",
    "no script": GOLDEN / "solo-built-without-uva--human-draws-the-last-card.ceylon",
}
"""Games that one test each lets analyse: of the same game, the analysis is there at once."""
PATIENCE = 600_000
"""Milliseconds. The analysis takes some seconds, on a busy machine many."""


@pytest.fixture(scope="module")
def judge(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repeatable]:  # noqa: ARG001 - without a browser it is not needed
    """A server that reviews as it does for its players."""
    with repeatable(tmp_path_factory.mktemp("store")) as served:
        yield served


@pytest.fixture
def court(browser: Browser, judge: Repeatable) -> Iterator[Room]:
    """A room at that server."""
    room = Room(browser, judge)
    yield room
    room.leave()


def opened(page: Page, record: Path) -> None:
    """Open the record of a finished game, and go to its scoring."""
    page.goto("/")
    page.get_by_role("button", name="Open a game record").click()
    page.locator("#open-record textarea").fill(record.read_text())
    page.locator("#open-record").get_by_role("button", name="Open").click()
    page.get_by_role("link", name="See the scoring").click()


def at(page: Page, moment: int) -> None:
    expect(page.locator("#moment-head")).to_contain_text(f"moment {moment} of")


def reviewed(page: Page, record: Path) -> None:
    opened(page, record)
    page.get_by_role("link", name="Review").click()
    judged(page)


def judged(page: Page) -> None:
    """Wait until the analysis is complete."""
    expect(page.locator(".chances")).to_be_visible()
    expect(page.locator("#progress")).to_have_count(0, timeout=PATIENCE)


def test_a_finished_game_is_reviewed(court: Room) -> None:
    """From the scoring to progress, and to a choice that mattered (criterion 35)."""
    page = court.guest().new_page()
    opened(page, UNREAD["two"])
    page.get_by_role("link", name="Review").click()
    bar = page.get_by_role("progressbar", name="Progress of the analysis")
    expect(bar).to_be_visible()
    expect(page.locator("#said")).to_have_text(re.compile(r": \d+ of \d+$"))
    page.get_by_role("tab", name="All moments").click()
    expect(page.locator("#list-all li b")).not_to_have_count(0, timeout=PATIENCE)
    judged(page)
    expect(page.get_by_role("tab", name="All moments")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#list-all li b")).to_have_count(len(Record.load(UNREAD["two"]).choices))
    expect(page.locator("#announce")).to_have_text("Review")
    page.get_by_role("tab", name="Everyone’s").click()
    point = page.locator("#everyone-1")
    expect(point).to_contain_text("Better:")
    point.get_by_role("link", name="turn").click()
    expect(point).to_have_class(re.compile(r"\bsel\b"))
    expect(page.locator(".verdict.bet")).to_have_count(1)
    moment = point.get_attribute("data-at")
    expect(page).to_have_url(re.compile(rf"/review\?at={moment}&seat=all$"))


PLACES = """() => [...document.querySelectorAll('#tabs a, [role=tabpanel]:not([hidden])')].map(
    (e) => ((box) => [box.left, box.top, box.width])(e.getBoundingClientRect()))"""


def test_nothing_moves_when_the_judging_ends(court: Room) -> None:
    """The tabs and the list keep their place, so that no click is lost (criterion 35)."""
    page = court.guest().new_page()
    opened(page, UNREAD["solo"])
    page.get_by_role("link", name="Review").click()
    expect(page.locator("#said")).to_be_visible()
    expect(page.locator("#slider")).to_be_visible()  # the script runs
    page.get_by_role("tab", name="All moments").click()
    page.evaluate("document.fonts.ready.then(() => true)")
    begun = page.evaluate(PLACES)
    judged(page)
    assert page.evaluate(PLACES) == begun


def test_a_tab_is_chosen_before_the_script_has_come(room: Room) -> None:
    """A click on a page that is drawn counts, however slow the rest of it is (criterion 35)."""
    page = room.guest().new_page()
    opened(page, TWO)
    script = Held(page, "**/review.js")
    page.get_by_role("link", name="Review").click(no_wait_after=True)
    tab = page.get_by_role("tab", name="All moments")
    tab.click()
    page.wait_for_url("**#list-all", wait_until="commit")
    script.let_go()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page.locator("#list-all li").first).to_be_visible()
    expect(page.locator("#list-own")).to_be_hidden()


def test_moments_without_loading_a_page(room: Room) -> None:
    """Buttons, arrow keys, the slider, the chart, by itself; a link leads back (criterion 21)."""
    page = room.guest().new_page()
    reviewed(page, SOLO)
    page.evaluate("window.same = true")
    slider = page.locator("#slider")
    expect(slider).to_be_visible()
    page.locator(".decided").click(position={"x": 5, "y": 5})
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_role("button", name="One moment back").click()
    at(page, 1)
    slider.fill("20")
    at(page, 20)
    said = re.compile(r"^Turn \d+, before this choice: .*\d+%")
    expect(slider).to_have_attribute("aria-valuetext", said)
    expect(page).to_have_url(re.compile(r"\?at=20&seat=0$"))
    address = page.url
    box = page.locator("#chances").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    expect(slider).not_to_have_value("20")
    page.locator("#pace").select_option("400")
    slider.fill("10")
    play = page.get_by_role("button", name="Play (Space)")
    play.click()
    until(page, "document.getElementById('slider').valueAsNumber > 11")
    play.click()
    page.wait_for_timeout(500)  # what was on its way has come
    stopped = slider.input_value()
    page.wait_for_timeout(900)
    expect(slider).to_have_value(stopped)
    assert page.evaluate("window.same")
    page.goto(address)
    at(page, 20)


def test_through_any_eyes(room: Room) -> None:
    """One's own cards, those of another, or all of them (criterion 35)."""
    page = room.guest().new_page()
    reviewed(page, TWO)
    page.locator("#slider").fill("60")
    expect(page.locator("#moment-head")).to_contain_text("moment 60 of")
    cards = page.locator("#moment-boards .card2")
    hands = [player.hand_size for player in Record.parse(TWO.read_text()).game(60).players]
    expect(cards).to_have_count(sum(hands))
    page.locator("#eyes").select_option("1")
    expect(cards).to_have_count(hands[1])
    expect(page).to_have_url(re.compile("seat=1$"))
    page.get_by_role("link", name="At the table").click()
    page.wait_for_url(re.compile(r"/t/[^/]+\?at=60$"))  # the review has a list of that name too
    held = page.locator("#hand .card")
    for seat in (1, 0):
        Seat(page).ready()  # each choice loads the table anew
        page.locator("#eyes").select_option(str(seat))
        expect(page).to_have_url(re.compile(rf"\?at=60&seat={seat}$"))
        expect(held).to_have_count(hands[seat])
    Seat(page).ready()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=61&seat=0$"))
    expect(page.locator("#eyes")).to_have_value("0")


def test_a_choice_is_tried_again(court: Room) -> None:
    """On the table as it was then; a verdict, the next one, back again (criterion 35)."""
    page = court.guest().new_page()
    reviewed(page, SOLO)
    page.get_by_role("link", name="Try all of them again").click()
    heading = page.locator("#verdict h3")
    for number in range(2):
        expect(page.locator("html")).to_have_class("live")
        moment = int(page.url.rpartition("/")[2])
        played = text_of(Record.load(SOLO).choices[moment])
        answer(page, played)
        expect(heading).to_have_text("Not the best", timeout=PATIENCE)
        expect(heading).to_be_in_viewport()
        expect(page.locator("#verdict")).to_contain_text("the same as in the game")
        best = str(heading.get_attribute("data-answers"))
        expect(page.locator(".advised")).not_to_have_count(0)
        answer(page, best)
        expect(heading).to_have_text("Right!", timeout=PATIENCE)
        expect(page.locator("#verdict")).to_contain_text("the choice in the game")
        if number == 0:
            page.get_by_role("link", name="The next one").click()
            expect(page).not_to_have_url(re.compile(f"/retry/{moment}$"))
    page.get_by_role("link", name="Back to the review").click()
    at(page, moment)


def test_on_from_a_moment(room: Room) -> None:
    """A new table with the same position, against bots (criterion 35)."""
    page = room.guest().new_page()
    reviewed(page, SOLO)
    page.locator("#slider").fill("30")
    expect(page.locator("#moment-head")).to_contain_text("moment 30 of")
    old = page.evaluate("document.body.dataset.table")
    page.locator(".player").get_by_role("button", name="Play on from here").click()
    expect(page.locator("#table")).to_be_visible()
    assert page.evaluate("document.body.dataset.table") != old
    assert int(page.evaluate("document.getElementById('table').dataset.version")) >= 30


def test_a_finger_moves_through_the_game(room: Room) -> None:
    """On a phone the buttons and the slider are large enough (criteria 36, 38)."""
    page = room.guest(size=PHONE, has_touch=True, is_mobile=True).new_page()
    reviewed(page, SOLO)
    on = page.get_by_role("button", name="One moment forward")
    on.tap()
    for thing in (on, page.locator("#slider"), page.get_by_role("tab").first):
        box = thing.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_a_review_without_a_script(court: Room) -> None:
    """The page says how far it is, and comes again by itself until it is done."""
    page = court.guest(java_script_enabled=False, confirm=None).new_page()
    page.goto("/")
    page.request.post(
        "/records",
        multipart={"text": UNREAD["no script"].read_text()},
        headers={"Origin": court.served.url},
        max_redirects=0,
    )
    cookie = next(each["name"] for each in page.context.cookies() if "host" in each["name"])
    page.goto(f"/t/{cookie.removeprefix('ceylon_host_')}/review")
    expect(page.get_by_role("progressbar")).to_be_visible()
    judged(page)
    result = re.compile(r"Better:|No mistakes that mattered")
    expect(page.locator(".decided")).to_contain_text(result)


def test_a_link_to_a_moment_can_be_sent_to_anyone(room: Room) -> None:
    """A fresh browser reads that moment, steps on and sees the scoring (criteria 35, 54)."""
    page = room.guest(permissions=["clipboard-read", "clipboard-write"]).new_page()
    opened(page, TWO)
    page.get_by_role("link", name="Review").click()
    page.locator("[data-go=back]").click()
    page.locator("#slider").fill("5")
    at(page, 5)
    page.locator("#copy-moment").click()
    expect(page.locator("#copy-moment")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = room.guest().new_page()
    stranger.goto(link)
    at(stranger, 5)
    assert "/read/" not in stranger.url
    stranger.keyboard.press("ArrowRight")
    at(stranger, 6)
    expect(stranger.locator("form, #at-table")).to_have_count(0)
    stranger.get_by_role("link", name="Final scoring").click()
    expect(stranger.locator(".total td").first).to_be_visible()
    expect(stranger.get_by_role("link", name="Record")).to_have_count(0)
