"""Solo against CR Co."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.gallery import SEEDS, busy, chooser
from tests.browser.hanging import hung
from tests.browser.pacing import ANIMATED, STAGES, moved, prefer, stages
from tests.browser.seating import Seat, Table, lively
from tests.browser.tabling import HERE, Room
from tests.browser.whole import scored, step
from tests.thorough import sampled, thorough

from ceylon.sight.screen import Screen
from ceylon.web.pages.parts import stops
from ceylon.web.pages.parts.logbook import railways_facts
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words

DECIDED = "RailwaysDecided"


def test_the_drawn_railway_is_on_the_map(room: Room) -> None:
    """Nine stations in their order, the line between them, and CR Co.'s pawn (criterion 57)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play"), seats=(HERE,))
    line, page = table["position"]["railway"], seat.page
    expect(page.locator(".stations .station text")).to_have_text([str(n) for n in range(1, 10)])
    assert page.locator(".railway path.rails").get_attribute("d")
    for number, place in enumerate(line, 1):
        label = page.locator(f"#hex-{place}").get_attribute("aria-label") or ""
        assert f"Space {number} of the railway" in label
    here = page.locator(".stations .station.here text")
    expect(here).to_have_text(str(table["position"]["station"] + 1))
    expect(page.locator("#pawn-1")).to_have_count(1)


def built(table: Table) -> list[str]:
    line: list[str] = table["position"]["railway"]
    return line


def rules_shown(seat: Seat, table: Table) -> None:
    """R5: the constraints, for the line as it is."""
    line = built(table)
    districts = [sum(place[0] == letter for place in line) for letter in "DKRU"]
    levels = {table["position"]["levels"][place] for place in line}
    rules = seat.page.locator(".rules li")
    expect(rules).to_have_count(4)
    expect(rules.nth(0)).to_contain_text(f"{len(line)} of 9 chosen")
    expect(rules.nth(1)).to_contain_text(f"{districts.count(3)} of 3 done")
    expect(rules.nth(2)).to_contain_text(f"{len(levels)} of 3 reached")
    # Where the line ends is open until it is finished.
    for rule, kept in ((1, districts.count(3) == 3), (2, len(levels) == 3), (3, False)):
        assert ("kept" in (rules.nth(rule).get_attribute("class") or "")) == kept


def test_the_railway_is_built_with_its_rules_in_sight(room: Room) -> None:
    """Hex by hex; the line grows on the map; a rule says where it cannot go (criterion 57)."""
    seat = room.sit(room.made(HERE, railway="built"), "host")
    rng, page, number = Random(5), seat.page, 0
    while seat.my_turn() and number < 9:
        table = seat.look()
        if table["question"]["name"] == "rail":
            rules_shown(seat, table)
            expect(page.locator(".stations .station")).to_have_count(number)
            refused = page.locator(".hex[data-reason]").first
            tip = page.locator(f"#{refused.get_attribute('data-tip')}")
            expect(tip.locator(".no i").first).to_have_text("R5")
            number += 1
        seat.choose(lively(seat.enabled(), rng))
    expect(page.locator(".stations .station")).to_have_count(9)
    expect(page.locator(".rules")).to_have_count(0)


def steps_of(table: Table) -> list[str]:
    """CR Co.'s own sentences since its turn began."""
    told: list[str] = []
    for line in table["log"]:
        if line["fact"] == "TurnBegun":
            told = [] if line["seat"] == 1 else told
        elif line["seat"] == 1:
            told.append(shown(line))
    return told


def shown(line: dict[str, Any]) -> str:
    """As on the page, where the rule that decided is a link after the sentence."""
    sentence: str = line["sentence"]
    if line["fact"] != DECIDED:
        return sentence
    said = sentence.removeprefix(f"{line['rule']}: ")
    assert said != sentence
    return f"{said[0].upper()}{said[1:]} {line['rule']}"


def test_the_railways_turn_is_told_step_by_step(room: Room) -> None:
    """Every step in its order, with the rule of the priority that decided (criterion 57)."""
    seat = room.sit(room.made(HERE, seed=2), "host")
    rng, rules = Random(4), set()
    for _ in range(14):
        assert seat.my_turn()
        table = seat.look()
        if table["position"]["active"] == 1:
            steps = seat.page.locator(".steps .told").all_inner_texts()
            assert [text.strip() for text in steps] == steps_of(table)
            decided = [line for line in table["log"] if line["fact"] == DECIDED][-1]
            assert shown(decided) in steps
            link = seat.page.locator(".steps a", has_text=decided["rule"])
            assert str(link.get_attribute("href")).endswith(f"#{decided['rule']}")
            rules.add(decided["rule"])
            fired = seat.page.locator(".prio .fired").all()
            assert len(fired) == (decided["rule"] == "R19")
        seat.choose(lively(seat.enabled(), rng))
    assert "R19" in rules


def until_its_turn(seat: Seat, rng: Random) -> Table:
    """Choose until CR Co. has had a turn on the server, whatever the page shows."""
    while True:
        seat.my_turn()
        turn = seat.look()["position"]["turn"]
        stages(seat)
        seat.choose(lively(seat.enabled(), rng))
        table = seat.look()
        if table["position"]["active"] == 1 and table["position"]["turn"] > turn:
            return table


def test_the_railways_turn_is_played(room: Room) -> None:
    """It follows; the engine runs along the rails; a card is turned up; the priorities are struck
    one by one; only then comes my question (criteria 24, 57)."""
    seat = room.sit(room.made(HERE, seed=2), "host", size=(1366, 650))
    page = seat.page
    prefer(seat, pace="450")
    page.evaluate(ANIMATED)
    page.evaluate(STAGES)
    rng = Random(4)
    for _ in range(2):
        page.evaluate("globalThis.moved = []")
        table = until_its_turn(seat, rng)
        seat.my_turn()
        found = moved(seat)
        follows, begins, travelled, drawn, acted, asked = stages(seat)[-6:]
        assert asked["yours"]
        for each in (follows, begins, travelled, drawn, acted):
            assert (each["current"], each["yours"], each["offers"]) == ("seat-1", False, 0)
        assert (begins["steps"], begins["card"]) == ([], "")
        assert travelled["station"] == asked["station"] == str(table["position"]["station"] + 1)
        assert "CR Co." in drawn["card"]
        assert (drawn["priorities"], acted["priorities"]) == (0, 5)
        assert acted["steps"] == asked["steps"] == steps_of(table)
        assert acted["steps"][: len(drawn["steps"])] == drawn["steps"]
        struck = [each["all"] for each in found if each["priority"]]
        assert len(struck) == 5
        assert struck == sorted(set(struck))
        engine = next(each for each in found if each["id"] == "pawn-1")
        assert engine["frames"] == 1 + stations_passed(table)
        assert not engine["cut"]
        assert page.evaluate(LAST_IN_SIGHT)


LAST_IN_SIGHT = """() => {
    const list = document.querySelector('.steps > ol');
    const [outer, inner] = [list, list.lastElementChild].map((e) => e.getBoundingClientRect());
    return inner.bottom <= outer.bottom + 1 && inner.top >= outer.top - 1;
}"""


def stations_passed(table: Table) -> int:
    moves = [line for line in table["log"] if line["fact"] == "RailwaysMoved"]
    return sum(line["number"] == moves[-1]["number"] for line in moves)


def test_the_railways_turn_can_be_skipped(room: Room) -> None:
    """By a button, by a click beside everything, and by Escape: my question comes at once
    (criterion 24)."""
    seat = room.sit(room.made(HERE, seed=2), "host")
    page, rng = seat.page, Random(4)
    page.evaluate(STAGES)
    ways: list[Callable[[], None]] = [
        lambda: page.locator("[data-pace=skip]").click(),
        lambda: page.locator(".bar").click(position={"x": 2, "y": 2}),
        lambda: page.keyboard.press("Escape"),
    ]
    for skip in ways:
        prefer(seat, pace="0")
        while seat.look()["question"]["name"] == "follow" or seat.version < 3:
            seat.choose(lively(seat.enabled(), rng))
        prefer(seat, pace="600000")
        until_its_turn(seat, rng)
        expect(page.locator("#table.yours")).to_have_count(0)
        expect(page.locator("[data-pace=skip]")).to_be_visible()
        expect(page).to_have_title(re.compile("^CR Co. "))
        skip()
        expect(page.locator("#table.yours")).to_be_attached()
        expect(page).to_have_title(re.compile("^Your turn "))


SCROLLED = """(() => {
    const steps = document.querySelector('.steps > ol');
    return steps.scrollHeight - steps.clientHeight;
})()"""


def long_turns(language: str) -> dict[str, str]:
    """By name: the table after the turns of CR Co. that take the most words."""
    words = Words.of(language)
    found: dict[str, str] = {}
    for mode in ("solo, drawn", "solo, built"):
        seen = [chooser(playing, words) for _, playing in busy(mode, Random(SEEDS[mode]))]
        told = {screen.version: sentences(screen) for screen in seen}
        longest = sorted(seen, key=lambda screen: told[screen.version])[-2:]
        found |= {f"{mode}, {screen.version}": table_page(screen) for screen in longest}
    return found


def sentences(screen: Screen) -> int:
    """How long those are that are not told in pictures."""
    steps = stops.steps_of(screen, railways_facts(screen))
    return sum(len(step.said) for step in steps if not step.stop)


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
def test_the_railways_turn_is_seen_whole(browser: Browser, language: str) -> None:
    """Without scrolling, on a usual screen, however long it was (criterion 57)."""
    found = long_turns(language)
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        assert {name: page.evaluate(SCROLLED) for name, page in opened} == dict.fromkeys(found, 0)


@thorough
def test_a_whole_solo_game(room: Room) -> None:
    """At every decision exactly the legal choices are enabled; the end adds up (criteria 2, 34)."""
    seat = room.sit(room.made(HERE, seed=3), "host")
    rng = Random(5)
    while seat.my_turn():
        step(seat, rng)
    scored(seat)
