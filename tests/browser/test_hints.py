"""Hints at the table: requested, shown with reasons and on the table, gone with the question."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seating import Seat, Table
from tests.browser.tabling import ANA, BEN, BOT, HERE, PHONE, WIDE, Room
from tests.thorough import sampled

from ceylon.words import LANGUAGES

FIT = Path(__file__).with_name("fit.js").read_text()
LINES = "#advice-list > li"


def acting(table: Table) -> bool:
    """A question with targets on the map and beside it."""
    return bool(table["question"]["name"] == "act" and table["position"]["turn"] > 4)


def playing(table: Table) -> bool:
    return bool(table["question"]["name"] == "play" and table["position"]["turn"] > 4)


def asked(seat: Seat) -> None:
    seat.page.locator("#hint").click()
    seat.page.wait_for_selector(LINES)


def points(page: Page) -> list[str]:
    """The choices that the lines name, in their order."""
    found: list[str] = page.eval_on_selector_all(
        f"{LINES} > button", "(lines) => lines.map((line) => line.dataset.point)"
    )
    return found


def test_three_choices_with_their_reasons(room: Room) -> None:
    """In a solo game: what, the chance of winning, and why; as in the API."""
    seat, table = room.at(acting, seats=(HERE,), seed=5)
    page, sent = seat.page, seat.sends()
    expect(page.locator("#advice")).to_be_hidden()
    asked(seat)
    lines = page.locator(LINES)
    expect(lines).to_have_count(3)
    told = seat.api.post("hint", version=table["version"]).json()["hints"]
    assert points(page) == [hint["choice"] for hint in told]
    for line, hint in zip(lines.all(), told, strict=True):
        expect(line.locator("b")).to_have_text(hint["sentence"].capitalize(), ignore_case=True)
        expect(line.locator(".pc")).to_contain_text(f"{hint['chance']:.0%}")
        reasons = [reason["sentence"] for reason in hint["reasons"]]
        expect(line.locator("ul li")).to_have_text(reasons, ignore_case=True)
    assert page.locator(f"{LINES} ul li").count()
    assert [url.rpartition("/")[2] for url in sent] == ["hint"]
    assert seat.version == table["version"]


def test_a_line_leads_to_its_thing_and_the_choice_ends_it(room: Room) -> None:
    """It makes no choice. With the next question it is gone."""
    seat, table = room.at(acting, seats=(HERE,), seed=5, guest={"confirm": "never"})
    page = seat.page
    asked(seat)
    for number, choice in enumerate(points(page)):
        page.locator(f"{LINES} > button").nth(number).hover()
        assert seat.thing(choice).evaluate("(e) => e.matches('.advised')")
        expect(page.locator(".advised")).to_have_count(1)
    best = points(page)[0]
    page.locator(f"{LINES} > button").first.click()
    assert seat.thing(best).evaluate("(e) => e === document.activeElement")
    assert seat.version == table["version"]
    page.keyboard.press("Enter")
    seat.newer(table["version"])
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".advised")).to_have_count(0)


def test_on_a_phone_the_hints_make_way(room: Room) -> None:
    """A tap on a line, instead of hover, shows its thing, marked until chosen (criterion 38)."""
    guest = {"confirm": "never", "size": PHONE, "has_touch": True}
    seat, table = room.at(acting, seats=(HERE,), seed=5, guest=guest)
    page = seat.page
    asked(seat)
    best = points(page)[0]
    page.locator(f"{LINES} > button").first.tap()
    expect(page.locator("#advice")).to_be_hidden()
    assert seat.thing(best).evaluate("(e) => e.matches('.advised') && e === document.activeElement")
    assert seat.version == table["version"]
    seat.choose(best)
    expect(page.locator(".advised")).to_have_count(0)


def test_a_card_is_turned_to_the_side_that_is_meant(room: Room) -> None:
    seat, _ = room.at(playing, seats=(HERE,), seed=5)
    page = seat.page
    asked(seat)
    for number, choice in enumerate(points(page)):
        page.locator(f"{LINES} > button").nth(number).click()
        expect(seat.thing(choice)).to_be_visible()
        assert seat.thing(choice).evaluate("(e) => e === document.activeElement")


def test_by_keyboard(room: Room) -> None:
    """H asks from anywhere; the focus goes to the hints and back (criterion 41)."""
    seat, table = room.at(acting, seats=(HERE,), seed=5)
    page = seat.page
    page.locator("#hint").focus()
    page.keyboard.press("h")
    page.wait_for_selector(f"{LINES} > button:focus-visible")
    expect(page.locator("#hint")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.point") == points(page)[1]
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#hint")).to_be_focused()
    expect(page.locator("#hint")).to_have_attribute("aria-expanded", "false")
    page.locator(".hex[tabindex='0']").focus()
    page.keyboard.press("h")
    page.wait_for_selector(LINES)
    # A reader on the map stays there, and hears the best choice.
    assert page.evaluate("document.activeElement.classList.contains('hex')")
    expect(page.locator("#announce")).to_contain_text("%")
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_be_hidden()
    page.locator(".tools [popovertarget=pop-help]").click()
    page.locator("#find-rule-words").fill("")
    page.locator("#find-rule-words").press("h")
    expect(page.locator("#find-rule-words")).to_have_value("h")
    expect(page.locator("#advice")).to_be_hidden()
    page.keyboard.press("Escape")  # once, though there is a letter in the field
    expect(page.locator("#pop-help")).to_be_hidden()
    assert seat.version == table["version"]


def test_progress_is_shown_while_it_thinks(room: Room) -> None:
    """A choice meanwhile ends it; nothing moves under reduced motion (criterion 46)."""
    seat, table = room.at(acting, seats=(HERE,), seed=5, guest={"reduced_motion": "reduce"})
    page = seat.page
    page.route("**/hint?*", lambda _route: None)  # an answer that never comes
    page.locator("#hint").click()
    expect(page.locator("#advice progress")).to_be_visible()
    expect(page.locator("#advice-wait")).to_have_text("Thinking…")
    expect(page.locator("#announce")).to_have_text("Thinking…")
    moving = page.locator("#advice progress").evaluate("(e) => getComputedStyle(e).animationName")
    assert moving == "none"
    seat.api.choose(table["choices"][0]["text"], table["version"])
    seat.newer(table["version"])
    expect(page.locator("#advice")).to_be_hidden()


def test_a_refusal_is_told(room: Room) -> None:
    """A lost network and a refusal are alerts (criterion 43)."""
    seat, _ = room.at(acting, seats=(HERE,), seed=5)
    seat.page.route("**/hint?*", lambda route: route.abort())
    seat.page.locator("#hint").click()
    expect(seat.page.locator("#alert")).to_contain_text("Connection lost")
    expect(seat.page.locator("#advice")).to_be_hidden()
    sentence = '{"error": {"sentence": "hints are not allowed at this table"}}'
    seat.page.unroute("**/hint?*")
    seat.page.route("**/hint?*", lambda route: route.fulfill(status=403, body=sentence))
    seat.page.locator("#hint").click()
    expect(seat.page.locator("#alert")).to_have_text("Hints are not allowed at this table")


def test_people_apart_need_permission(room: Room) -> None:
    """Not offered at a table of two people, unless the host allowed it: then both can see that."""
    for allowed in (False, True):
        made = room.made(ANA, BEN, start=0, hints=allowed)
        ana, ben = room.sit(made, "seat 1"), room.sit(made, "seat 2")
        expect(ana.page.locator("#hint")).to_have_count(int(allowed))
        expect(ben.page.locator("#hint")).to_have_count(0)
        for seat in (ana, ben):
            told = seat.page.locator("#pop-settings", has_text="Hints are allowed at this table.")
            expect(told).to_have_count(int(allowed))
    ben.page.keyboard.press("h")
    expect(ben.page.locator("#advice")).to_be_hidden()
    asked(ana)
    expect(ana.page.locator(LINES)).to_have_count(3)
    expect(ben.page.locator("#advice")).to_be_hidden()


@pytest.mark.parametrize("size", sampled((WIDE, PHONE), PHONE))
@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_all_of_it_can_be_read(room: Room, language: str, size: tuple[int, int]) -> None:
    """Beside the map or above the hand; nothing is cut or too small to hit (criteria 36, 47)."""
    guest = {"locale": language, "size": size, "reduced_motion": "reduce"}
    for wanted in (acting, playing):
        seat, _ = room.at(wanted, seats=(HERE, BOT, BOT), seed=5, guest=guest)
        page = seat.page
        asked(seat)
        assert page.evaluate(FIT, "advice") == []
        box, dock = (page.locator(each).bounding_box() for each in ("#advice", ".askrow"))
        assert box is not None
        assert dock is not None
        assert box["y"] + box["height"] <= dock["y"]
        if size == WIDE:
            board = page.locator(".board").bounding_box()
            assert board is not None
            assert board["x"] + board["width"] <= box["x"]
        else:
            for thing in page.locator("#advice button, #hint").all():
                at = thing.bounding_box()
                assert at is not None
                assert min(at["width"], at["height"]) >= 44
        room.leave()


def test_a_table_without_hints_starts(room: Room) -> None:
    """Nothing of the page needs the lamp, or the coach beside it."""
    made = room.made(ANA, BEN, start=0)
    page = room.guest().new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(fault.message))
    ana = Seat.by(page, made, "seat 1")
    expect(page.locator("#hint, #coach")).to_have_count(0)
    ana.choose(ana.enabled()[0])
    assert faults == []
