"""A finished game is reviewed in the browser."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from tests.browser.tabling import PHONE, Room

GOLDEN = Path(__file__).parents[1] / "golden"
TWO = GOLDEN / "2-without-uva--last-card-drawn.ceylon"
SOLO = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"
PATIENCE = 300_000
"""Milliseconds. The analysis takes some seconds, on a busy machine many."""
NOTING = """() => {
    window.told = [];
    const said = document.getElementById('said');
    new MutationObserver(() => window.told.push(said.textContent)).observe(said, {childList: true});
}"""
"""Record the progress each time it is reported."""
CHOSEN = "document.querySelector('.stop:focus').getAttribute('aria-label')"


def opened(page: Page, record: Path) -> None:
    """Open the record of a finished game, and go to its scoring."""
    page.goto("/")
    page.get_by_role("button", name="Open a game record").click()
    page.locator("#open-record textarea").fill(record.read_text())
    page.locator("#open-record").get_by_role("button", name="Open").click()
    page.get_by_role("link", name="See the scoring").click()


def reviewed(page: Page, record: Path) -> None:
    opened(page, record)
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".chances")).to_be_visible(timeout=PATIENCE)


def test_a_finished_game_is_reviewed(room: Room) -> None:
    """From the scoring to progress, chart, a turning point and its moment (criterion 35)."""
    page = room.guest().new_page()
    opened(page, TWO)
    page.get_by_role("link", name="Review").click()
    bar = page.get_by_role("progressbar", name="Progress of the analysis")
    expect(bar).to_be_visible()
    page.evaluate(NOTING)
    expect(page.locator(".chances")).to_be_visible(timeout=PATIENCE)
    told = page.evaluate("window.told")
    assert len(told) > 1
    assert all(re.fullmatch(r"\d+ of \d+ choices", each) for each in told)
    expect(page.locator("#announce")).to_have_text("Chances of winning, in per cent")
    point = page.locator("#point-1")
    expect(point).to_contain_text("Better:")
    page.locator(".flag[href='#point-1'] .top").click()
    expect(page).to_have_url(re.compile("#point-1$"))
    link = point.get_by_role("link", name="View this moment")
    at = link.get_attribute("href") or ""
    link.click()
    expect(page.locator("#table.past")).to_have_attribute("data-shown", at.partition("=")[2])


def test_moments_are_read_and_opened(room: Room) -> None:
    """By mouse and by keyboard: arrows go along the game, Enter opens a moment."""
    page = room.guest().new_page()
    reviewed(page, SOLO)
    stops = page.locator(".stop")
    box = stops.nth(20).locator("rect").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 100)
    said = stops.nth(20).get_attribute("aria-label")
    expect(page.locator("#moment span")).to_have_text(str(said))
    stops.first.focus()
    page.keyboard.press("End")
    assert str(page.evaluate(CHOSEN)).startswith("The end:")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment a")).to_have_attribute("href", re.compile("at=2$"))
    expect(page.locator(".stop[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#table.past")).to_have_attribute("data-shown", "2")
    page.go_back()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 100)
    expect(page.locator("#table.past")).to_have_attribute("data-shown", "20")


def test_a_finger_reads_first(room: Room) -> None:
    """A tap reads a moment, narrower than a finger; a link leads there (criteria 36, 38)."""
    page = room.guest(size=PHONE, has_touch=True, is_mobile=True).new_page()
    reviewed(page, SOLO)
    review = urlsplit(page.url).path
    box = page.locator(".stop").nth(30).locator("rect").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"], box["y"] + 60)
    link = page.locator("#moment a")
    expect(link).to_be_visible()
    assert urlsplit(page.url).path == review
    height = link.bounding_box()
    assert height is not None
    assert height["height"] >= 44
    link.tap()
    expect(page.locator("#table.past")).to_be_visible()


def test_a_review_without_a_script(room: Room) -> None:
    """The page says how far it is, and comes again by itself until it is done."""
    page = room.guest(java_script_enabled=False, confirm=None).new_page()
    page.goto("/")
    page.request.post(
        "/records",
        multipart={"text": SOLO.read_text()},
        headers={"Origin": room.served.url},
        max_redirects=0,
    )
    cookie = next(each["name"] for each in page.context.cookies() if "host" in each["name"])
    page.goto(f"/t/{cookie.removeprefix('ceylon_host_')}/review")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".chances")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".decided")).to_contain_text("What decided the game")
