"""Following the others: the strip "since your last turn", moments, the log, the title."""

import json
import re
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, Request, expect
from tests.browser.seating import SHOWN, Seat, Table, lively, reached, texts
from tests.browser.tabling import BOT, HERE, PLANTING, Room
from tests.browser.test_ending import TWO, restored

from ceylon.record import Record
from ceylon.rules.hexes import HEX_NAMES

GREEDY = {"kind": "greedy"}
THREE_BOTS = [HERE, GREEDY, GREEDY, GREEDY]
ACTIONS = {
    *("Planted", "Harvested", "Traded", "CouncillorContracted", "Advanced", "Moved"),
    "RupeesTaken",
}
STRIP = """() => [...document.querySelectorAll('#since [data-deed]')]
    .sort((a, b) => a.dataset.deed - b.dataset.deed)
    .map((e) => [Number(e.closest('[data-seat]').dataset.seat), e.ariaLabel, e.textContent.trim()])
"""
HIDDEN = """() => [...document.querySelectorAll('#since .seg')].map((e) => [
    [...e.querySelectorAll('[data-deed]')].filter((deed) => !deed.checkVisibility()).length,
    Number(e.querySelector('.more')?.textContent ?? 0)])"""
"""Of each opponent: how many actions are not in sight, and how many the strip says there are."""
MARKED = """() => [...document.querySelectorAll('.mkr')].map((e) => e.textContent.trim())"""
LAST = """() => [...document.querySelectorAll('.last, .lastmark, .lately')]
    .map((e) => e.id || e.outerHTML)"""
"""The marks of the last action."""
PENNANTS = """() => {
    const at = (text) => text.match(/[-\\d.]+/g).map(Number);
    const hexes = [...document.querySelectorAll('.hex[data-at]')];
    const far = (hex, [x, y]) => {
        const [left, top] = at(hex.dataset.at);
        return Math.hypot(left + 26 - x, top - 8 - y);
    };
    return [...document.querySelectorAll('.mkr')].map((mark) => {
        const pole = at(mark.getAttribute('transform'));
        hexes.sort((a, b) => far(a, pole) - far(b, pole));
        return [Number(mark.textContent), hexes[0].id.slice(4)];
    });
}"""
"""Each number on the map, and the hex on which its pole stands."""
BADGES = """(where) => [...document.querySelectorAll(`${where} i.n`)]
    .map((e) => Number(e.textContent))"""


def turn(table: Table) -> int:
    number: int = table["position"]["turn"]
    return number


def meanwhile(table: Table, seat: int = 0) -> list[dict[str, Any]]:
    """By the facts of the API: what the others did between this seat's last two actions, and
    before that in the same turn."""
    turn, acted = 0, list[tuple[int, dict[str, Any]]]()
    for line in table["log"]:
        turn += line["fact"] == "TurnBegun"
        if line["fact"] in ACTIONS:
            acted.append((turn, line))
    while acted and acted[-1][1]["seat"] == seat:
        acted.pop()
    begun = max((turn for turn, line in acted if line["seat"] == seat), default=0)
    return [line for turn, line in acted if turn >= begun and line["seat"] != seat]


def told(line: dict[str, Any]) -> str:
    """What a harvest is told by: who harvested."""
    if line["fact"] == "Harvested":
        return str(line["sentence"]).split(" harvested ")[0] + " harvested "
    return str(line["sentence"])


def play_on(seat: Seat, chance: Random) -> bool:
    """Choose until the others have acted; whether the game goes on."""
    table = seat.look()
    while True:
        seat.choose(lively(texts(table), chance))
        if not seat.my_turn():
            return False
        now = seat.look()
        if any(line["seat"] not in (0, None) for line in now["log"][len(table["log"]) :]):
            return True
        table = now


def test_the_strip_tells_what_three_bots_did(room: Room) -> None:
    """Everything since my last action and nothing else, under the right name, and its numbers on
    the hexes, wagons, councillors and discs, and in the log (criteria 19, 20)."""
    seat, _ = room.at(lambda t: turn(t) == 6, seats=THREE_BOTS, seed=4)
    chance, kinds = Random(1), set()
    for _ in range(9):
        assert play_on(seat, chance)
        facts = meanwhile(seat.look())
        strip = seat.page.evaluate(STRIP)
        deeds = merged(facts)
        assert [(deed[0]["seat"], told(deed[0])) for deed in deeds] == [
            (at, starting(said)) for at, said, _ in strip
        ]
        assert all(hidden == said for hidden, said in seat.page.evaluate(HIDDEN))
        kinds |= {line["fact"] for line in facts}
        for number, deed in enumerate(deeds, 1):
            if deed[0]["fact"] == "Harvested":
                assert re.sub(r"\s", "", strip[number - 1][2]) == f"{number}{len(deed)}"
        numbered(seat.page, deeds)
        ringed(seat.page)
        badges = seat.page.locator("#log .n").all_inner_texts()
        assert sorted(map(int, badges)) == list(range(1, len(strip) + 1))[-len(badges) :]
    assert len(kinds) > 3


Fact = dict[str, Any]


def merged(facts: list[Fact]) -> list[list[Fact]]:
    """The actions: the chests of a harvest are one."""
    found: list[list[Fact]] = []
    for fact in facts:
        last = found[-1][-1] if found else {}
        if fact["fact"] == last.get("fact") == "Harvested" and fact["seat"] == last["seat"]:
            found[-1].append(fact)
        else:
            found.append([fact])
    return found


def ringed(page: Page) -> None:
    """An action of the strip under the pointer has rings on the map, as many as it has numbers."""
    marked = Counter(page.evaluate(MARKED))
    for number in list(marked)[:2]:
        link = page.locator(f"#since li:not([hidden]) > [data-deed='{number}']")
        if not link.count():
            continue
        link.hover()
        rings = page.locator(".mkr ellipse:visible")
        expect(rings).to_have_count(marked[number])
        page.mouse.move(0, 0)
        expect(rings).to_have_count(0)


def numbered(page: Page, deeds: list[list[Fact]]) -> None:
    """Each number is where its action took place."""
    on_map, elsewhere = Counter[tuple[int, str]](), {}
    for number, deed in enumerate(deeds, 1):
        for fact in deed:
            match fact["fact"]:
                case "Moved":
                    on_map[number, HEX_NAMES[fact["end"]]] += 1
                case "Planted" | "Harvested":
                    on_map[number, HEX_NAMES[fact["hex"]]] += 1
                case "Traded":
                    elsewhere[f"#wagon-{fact['wagon'] + 1}"] = number
                case "CouncillorContracted":
                    elsewhere[f"#councillor-{fact['district']}"] = number
                case "Advanced":
                    elsewhere[f"#disc-{fact['seat']}"] = number
    assert Counter(map(tuple, page.evaluate(PENNANTS))) == on_map
    for where, number in elsewhere.items():
        assert number in page.evaluate(BADGES, where), where


def starting(said: str) -> str:
    return re.sub(r"( harvested ).*", r"\1", said)


def test_stepping_shows_each_moment_without_loading_a_page(room: Room) -> None:
    """Back, on, a number, the end: each is the page of that moment; one request each
    (criteria 20, 21)."""
    seat, _ = room.at(lambda t: turn(t) == 7, seats=THREE_BOTS, seed=2)
    page = seat.page
    play_on(seat, Random(2))
    now, asked = seat.shown(), []
    page.on("request", lambda request: asked.append(address(request)))
    moments = page.evaluate("[...document.querySelectorAll('#since [data-deed]')].length")
    assert moments > 1
    for way, place in (("back", -1), ("back", -2), ("on", -1)):
        page.locator(f"[data-strip={way}]").click()
        expect(page.locator("#table.past")).to_be_attached()
        expect(page.locator("#table")).to_have_attribute(
            "data-shown", moment_of(page, moments + place)
        )
        assert_is_the_page_of_its_moment(seat)
    page.locator("[data-strip=end]").click()
    expect(page.locator("#table.past")).to_have_count(0)
    assert seat.shown() == now
    # A browser asks for the icon of a new address, whether or not it has it.
    asked = [each for each in asked if "/favicon" not in each and "/static/" not in each]
    assert [each.rpartition("/")[2] for each in asked] == ["moment"] * 4
    page.locator("#since [data-deed='1']").click()
    expect(page.locator("#since .it.on")).to_have_text(re.compile("^1"))
    page.locator("#choose [data-moment=now]").click()
    expect(page.locator("#table.yours")).to_be_attached()
    assert seat.shown() == now


def moment_of(page: Page, deed: int) -> str:
    """The number of choices after an action; before the first of them, for 0."""
    if not deed:
        return page.locator("#since").get_attribute("data-start") or ""
    return page.locator(f"#since [data-deed='{deed}']").get_attribute("data-moment") or ""


def address(request: Request) -> str:
    return request.url.partition("?")[0]


def assert_is_the_page_of_its_moment(seat: Seat) -> None:
    fresh = seat.page.context.new_page()
    fresh.goto(seat.page.url)
    fresh.wait_for_selector("html.live", state="attached")
    assert fresh.evaluate(SHOWN) == seat.shown()
    fresh.close()


def test_playing_ends_where_the_game_is(room: Room) -> None:
    """Play shows one action after the other, then the game; a reload keeps the strip
    (criteria 19, 20)."""
    seat, _ = room.at(lambda t: turn(t) == 7, seats=THREE_BOTS, seed=2)
    play_on(seat, Random(2))
    page, now = seat.page, seat.shown()
    page.evaluate("localStorage.setItem('ceylon.settings', JSON.stringify({pace: '1'}))")
    page.evaluate(
        """() => {
            globalThis.seen = [];
            globalThis.played = false;
            new MutationObserver(() => {
                globalThis.played ||= document.querySelector('#table.playing.past') !== null;
                const on = document.querySelector('#since .it.on')?.dataset.deed;
                if (on && globalThis.seen.at(-1) !== on) globalThis.seen.push(on);
            }).observe(document.getElementById('table'), {subtree: true, attributes: true});
        }"""
    )
    strip = page.evaluate(STRIP)
    page.locator("[data-strip=play]").click()
    seat.until("globalThis.played")
    expect(page.locator("#table.past")).to_have_count(0)
    assert page.evaluate("globalThis.seen") == [str(n + 1) for n in range(len(strip) - 1)]
    # Points count up to what they are.
    seat.until(f"JSON.stringify(({SHOWN})()) === JSON.stringify({json.dumps(now)})")
    marked, last = page.evaluate(MARKED), page.evaluate(LAST)
    assert last
    page.reload()
    seat.ready()
    assert page.evaluate(STRIP) == strip
    assert (page.evaluate(MARKED), page.evaluate(LAST)) == (marked, last)


def test_the_whole_log_is_one_click_away(room: Room) -> None:
    """From the first plantation on; new lines come on top of it (criterion 21)."""
    seat, _ = room.at(lambda t: turn(t) == 12, seats=[HERE, BOT])
    page = seat.page
    expect(page.locator("#log > li")).to_have_count(30)
    page.get_by_role("link", name="whole game").click()
    expect(page.locator("#log")).to_contain_text("placed a first plantation")
    first = page.locator("#log > li").last
    numbers = log_numbers(page)
    play_on(seat, Random(1))
    expect(first).to_contain_text("placed a first plantation")
    assert page.locator("#log > li").count() > len(numbers)
    first.get_by_role("link").click()
    expect(page.locator("#table.past")).to_be_attached()
    expect(page.locator("#log > li").last).not_to_have_class(re.compile("later"))
    expect(page.locator("#log > li").first).to_have_class(re.compile("later"))


def log_numbers(page: Page) -> list[list[int]]:
    """The lines by their numbers: the newest turn first, and in each its heading, then the newest
    line."""
    lines: list[tuple[bool, list[int]]] = page.eval_on_selector_all(
        "#log > li",
        """all => all.map((e) =>
            [e.classList.contains('head'), e.id.split('-').slice(1).map(Number)])""",
    )
    begins = [at for at, (head, _) in enumerate(lines) if head]
    assert begins[0] == 0
    for start, end in pairwise([*begins, len(lines)]):
        turn = [number for _, number in lines[start:end]]
        assert turn == [min(turn), *sorted(turn[1:], reverse=True)] or end == len(lines)
    heads = [lines[at][1] for at in begins]
    assert heads == sorted(heads, reverse=True)
    return [number for _, number in lines]


def test_log_and_strip_go_along_into_the_past(room: Room) -> None:
    """The line of the moment is marked and in sight, the strip tells what had led there; in a game
    that is over the arrow keys step (criteria 20, 21)."""
    page = room.guest().new_page()
    table = restored(page, TWO.read_text())
    last = len(Record.load(TWO).choices)
    page.goto(table)
    page.wait_for_selector("html.live", state="attached")
    strip = page.locator("#since")
    expect(strip.locator(".result")).to_be_visible()
    for key, moment in (("Left", last - 1), ("Left", last - 2), ("Right", last - 1)):
        page.keyboard.press(f"Arrow{key}")
        expect(page.locator("#table")).to_have_attribute("data-shown", str(moment))
    seen = set()
    for moment in (last // 2, last // 3, 12):
        page.goto(f"{table}?at={moment}")
        here = page.locator("#log .here")
        expect(here).to_be_in_viewport()
        numbers = log_numbers(page)
        assert numbers
        assert int(here.locator("[data-moment]").get_attribute("data-moment") or 0) <= moment
        deeds = strip.locator("[data-moment]").evaluate_all(
            "all => all.map((e) => Number(e.dataset.moment))"
        )
        assert all(deed <= moment for deed in deeds)
        seen.add(str(deeds))
    assert len(seen) == 3
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-shown", "13")
    page.locator("#choose [data-moment=now]").click()
    expect(strip.locator(".result")).to_be_visible()


def test_the_turn_is_told_of_all_turns(room: Room) -> None:
    """Turn 6 of 36, and then that it is the last round; what is left is on the decks, and what was
    played behind them (criteria 28, 33)."""
    seat, table = room.at(lambda t: turn(t) == 6, seats=THREE_BOTS, seed=4)
    page = seat.page
    expect(page.locator("#turn")).to_have_text(re.compile(r"turn\s+6\s+of 36"))
    expect(page.locator("#turn .ending")).to_have_count(0)
    decks_told(page, table)
    page.locator("[popovertarget=pop-cards]").first.click()
    played = page.locator("#pop-cards tbody td:nth-child(2)").all_inner_texts()
    assert sum(map(int, played)) == len(table["position"]["discards"]) > 0
    page.keyboard.press("Escape")
    table = reached(seat.api, lambda t: bool(t["position"]["ending"]), Random(4), PLANTING)
    seat.newer(table["version"] - 1)
    expect(page.locator("#turn .ending")).to_be_in_viewport(ratio=1)
    decks_told(page, table)


def decks_told(page: Page, table: Table) -> None:
    left = [str(table["position"][name]) for name in ("contracts_left", "cards_left")]
    expect(page.locator("#decks .deck b")).to_have_text(left)
