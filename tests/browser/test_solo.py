"""Solo against CR Co."""

from random import Random
from typing import Any

from playwright.sync_api import expect
from tests.browser.seating import Seat, Table, lively
from tests.browser.tabling import HERE, Room
from tests.browser.whole import scored, step
from tests.thorough import thorough

DECIDED = "RailwaysDecided"


def test_the_drawn_railway_is_on_the_map(room: Room) -> None:
    """Nine stations in their order, the line between them, and CR Co.'s pawn (criterion 57)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play"), seats=(HERE,))
    line, page = table["position"]["railway"], seat.page
    expect(page.locator(".railway .station text")).to_have_text([str(n) for n in range(1, 10)])
    assert page.locator(".railway path.rails").get_attribute("d")
    for number, place in enumerate(line, 1):
        label = page.locator(f"#hex-{place}").get_attribute("aria-label") or ""
        assert f"Space {number} of the railway" in label
    here = page.locator(".railway .station.here text")
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
    expect(rules.nth(0)).to_contain_text(f"{len(line)} of 9 laid")
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
            expect(page.locator(".railway .station")).to_have_count(number)
            refused = page.locator(".hex[data-reason]").first
            tip = page.locator(f"#{refused.get_attribute('data-tip')}")
            expect(tip.locator(".no i").first).to_have_text("R5")
            number += 1
        seat.choose(lively(seat.enabled(), rng))
    expect(page.locator(".railway .station")).to_have_count(9)
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
            steps = seat.page.locator(".steps li").all_inner_texts()
            assert [text.strip() for text in steps] == steps_of(table)
            decided = [line for line in table["log"] if line["fact"] == DECIDED][-1]
            assert shown(decided) in steps
            link = seat.page.locator(".steps a", has_text=decided["rule"])
            assert str(link.get_attribute("href")).endswith(f"#{decided['rule']}")
            rules.add(decided["rule"])
        seat.choose(lively(seat.enabled(), rng))
    assert "R19" in rules


@thorough
def test_a_whole_solo_game(room: Room) -> None:
    """At every decision exactly the legal choices are enabled; the end adds up (criteria 2, 34)."""
    seat = room.sit(room.made(HERE, seed=3), "host")
    rng = Random(5)
    while seat.my_turn():
        step(seat, rng)
    scored(seat)
