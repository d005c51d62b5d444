"""The rules at hand: the page, its search, and the panel beside the table."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seating import Table
from tests.browser.tabling import BOT, HERE, PHONE, WIDE, Room

from ceylon.rulebook.contents import RULES
from ceylon.words import LANGUAGES


def rules(room: Room, address: str = "/rules", size: tuple[int, int] = WIDE) -> Page:
    page = room.guest(size).new_page()
    page.goto(address)
    return page


def test_words_and_ids_are_found_while_one_types(room: Room) -> None:
    """Without a reload, by keyboard alone (criterion 32)."""
    page = rules(room)
    loaded = page.evaluate("performance.timeOrigin")
    page.keyboard.press("/")
    page.keyboard.type("majority")
    hits = page.locator("#hits a")
    expect(hits).to_have_count(7)
    expect(hits.first).to_contain_text("Rupee majority")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#E4")).to_be_in_viewport()
    assert page.url.endswith("#E4")
    page.locator("#q").fill("e9")
    expect(hits).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#hits")).to_be_hidden()
    page.locator("#q").fill("quetzal")
    expect(page.locator("#hits")).to_contain_text("Nothing found")
    assert page.evaluate("performance.timeOrigin") == loaded


@pytest.mark.parametrize(
    ("language", "asked", "wanted"),
    [
        ("en", "majority", ("E4", "E5", "E6", "E3")),
        ("en", "end", ("E1", "E2", "R29")),
        ("en", "finish", ("E1", "E2")),
        ("en", "E9", ("E9",)),
        ("fr", "majorité", ("E4", "E5", "E6", "E3")),
        ("fr", "fin", ("E1", "E2", "R29")),
        ("fr", "e9", ("E9",)),
        ("es", "mayoría", ("E4", "E5", "E6", "E3")),
        ("es", "final", ("E1", "E2", "R29")),
        ("es", "E9", ("E9",)),
        ("ru", "большинство", ("E4", "E5", "E6", "E3")),
        ("ru", "конец", ("E1", "E2", "R29")),
        ("ru", "\N{CYRILLIC CAPITAL LETTER IE}9", ("E9",)),
    ],
)
def test_readers_find_what_they_look_for(
    room: Room, language: str, asked: str, wanted: tuple[str, ...]
) -> None:
    """By their own words, also those that the rules do not use (criteria 32, 47)."""
    page = rules(room, f"/rules?lang={language}")
    page.locator("#q").fill(asked)
    for rule in wanted:
        expect(page.locator(f"#hits [data-rule='{rule}']")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "asked"), [("fr", "EGALITE"), ("es", "DESEMPATE tecnologia"), ("ru", "НИЧЬЯ")]
)
def test_accents_and_capitals_do_not_matter(room: Room, language: str, asked: str) -> None:
    """In the reader's language (criteria 32, 47)."""
    page = rules(room, f"/rules?lang={language}")
    page.locator("#q").fill(asked)
    expect(page.locator("#hits [data-rule=E9]")).to_be_visible()


def test_a_change_of_language_keeps_the_place(room: Room) -> None:
    """At the same rule, in another language (criterion 47)."""
    page = rules(room, "/rules#A2.3", PHONE)
    expect(page.locator("#A2\\.3")).to_be_in_viewport()
    for language in ("ru", "fr"):
        page.locator(f".langs [lang={language}]").click()
        page.wait_for_url(f"**lang={language}#*")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#A2\\.3")).to_be_in_viewport()
    assert set(LANGUAGES) == set(
        page.locator(".langs a").evaluate_all("(all) => all.map((each) => each.lang)")
    )


def test_on_paper_there_is_nothing_to_press(room: Room) -> None:
    """Every rule and every example is there, the search and the links to chapters are not.

    Nor is what the search has found (criterion 32).
    """
    page = rules(room)
    page.locator("#q").fill("majority")
    expect(page.locator("#hits a").first).to_be_visible()
    page.emulate_media(media="print")
    for rule in RULES:
        expect(page.locator(f"[id='{rule}']")).to_be_visible()
    shown = "(all) => all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML)"
    assert page.locator("button, input, form, nav, .bar, .hits").evaluate_all(shown) == []
    examples = page.locator(".example")
    assert examples.count() == len(examples.evaluate_all(shown)) > 5
    cut = """(all) => all.filter((each) => getComputedStyle(each).overflowY !== 'visible'
        && each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""
    assert page.locator("main, main :is(div, section, article, figure)").evaluate_all(cut) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_bar_is_one_row(room: Room, language: str) -> None:
    """Brand, search and languages side by side, each for a finger (criteria 36, 47)."""
    page = rules(room, f"/rules?lang={language}", PHONE)
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 60
    pressed = page.locator(".bar :is(.brand, input, .langs a)")
    for each in pressed.all():
        at = each.bounding_box()
        assert at is not None
        assert min(at["width"], at["height"]) >= 44
        assert at["x"] + at["width"] <= PHONE[0]
    wide = page.locator("#q").bounding_box()
    page.locator("#q").focus()
    wider = page.locator("#q").bounding_box()
    assert wide is not None
    assert wider is not None
    assert wider["width"] > wide["width"] + 100
    page.keyboard.press("Tab")
    expect(page.locator(".langs a").first).to_be_focused()
    expect(page.locator(".langs a").first).to_be_in_viewport(ratio=1)


def test_a_reason_leads_to_its_rule_beside_the_board(room: Room) -> None:
    """By mouse and by keyboard; the table stays as it is, and goes on (criteria 4, 32)."""
    seat = room.sit(room.made(HERE, BOT), "host")
    page, address, before = seat.page, seat.page.url, seat.look()["version"]
    refused = page.locator(".hex[data-reason]").first
    refused.click(force=True)
    tip = page.locator(f"#{refused.get_attribute('data-tip')}")
    rule = tip.locator("a").inner_text()
    tip.locator("a").click()
    opened = page.locator("#rules-panel")
    expect(opened.locator(".here")).to_have_attribute("id", rule)
    expect(opened.locator(".here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()
    refused.focus()
    page.keyboard.press("r")
    expect(opened.locator(".here")).to_have_attribute("id", rule)
    opened.locator("#rules-words").fill("tie")
    opened.locator(".hits a").first.click()
    expect(opened.locator(".here")).to_have_attribute("id", "E9")
    assert (page.url, seat.look()["version"]) == (address, before)
    seat.choose(seat.enabled()[0])
    assert seat.look()["version"] > before
    expect(opened).to_be_visible()


def test_the_help_finds_rules(room: Room) -> None:
    """What is typed there is looked for in all rules (criterion 32)."""
    page = room.sit(room.made(HERE, BOT), "host").page
    page.locator(".tools [popovertarget=pop-help]").click()
    page.locator("#find-rule-words").fill("majority")
    page.keyboard.press("Enter")
    expect(page.locator("#rules-hits a").first).to_contain_text("Rupee majority")


def test_a_refusal_names_its_rule_as_a_link(room: Room) -> None:
    """What the server refuses is said with a link to the rule (criteria 4, 32)."""
    seat = room.sit(room.made(HERE, BOT), "host")
    page = seat.page
    seat.heard()
    name = str(page.locator(".hex[data-reason]").first.get_attribute("id")).removeprefix("hex-")
    page.locator("[data-choice^='start ']").first.evaluate(
        "(each, name) => { each.dataset.choice = `start ${name}`; }", name
    )
    page.locator(f"[data-choice='start {name}']").first.press("Enter")
    link = page.locator("#alert a")
    rule = link.inner_text()
    link.click()
    expect(page.locator("#rules-panel .here")).to_have_attribute("id", rule)


def decided(table: Table) -> bool:
    return any(fact["fact"] == "RailwaysDecided" for fact in table["log"])


def test_the_log_leads_to_the_rule_by_which_the_railways_decided(room: Room) -> None:
    """R10, R19: CR Co.'s line of the log has a link (criterion 32)."""
    seat, _ = room.at(decided, seats=(HERE,))
    link = seat.page.locator("#log i a").first
    rule = link.inner_text()
    assert rule in {"R10", "R19", "R20"}
    link.click()
    expect(seat.page.locator("#rules-panel .here")).to_have_attribute("id", rule)
