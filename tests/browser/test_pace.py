"""The pace of the others: one action after the other, held or skipped; and pieces that travel."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.pacing import ANIMATED, cut_short, moved, prefer
from tests.browser.seating import Seat, Table, Wanted, eager, reached, texts
from tests.browser.tabling import BOT, HERE, HUMAN, Room

GREEDY = {"kind": "greedy"}
YOURS = "/static/favicon-yours.svg"
FOR_EVER = "600000"
"""A pace at which nothing of the others is shown unless the reader asks for it."""

HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
CALLS = """() => {
    globalThis.calls = 0;
    globalThis.rings = 0;
    globalThis.Notification = class {
        static permission = 'granted';
        constructor() { globalThis.calls += 1; }
    };
    const Heard = AudioContext;
    globalThis.AudioContext = class extends Heard {
        createOscillator() {
            globalThis.rings += 1;
            return super.createOscillator();
        }
    };
}"""
SIGN = """([seat, side]) => getComputedStyle(
    document.querySelector(`#seat-${seat} .nm small`), side).content"""
"""What stands before or after the words about a player."""
WALKING = """() => document.getElementById('pawn-0').getAnimations()
    .filter((each) => !(each instanceof CSSTransition)).length"""


def at_follow(table: Table) -> bool:
    return bool(table["position"]["turn"] > 4 and "rupees" in texts(table))


def wait_until_mine(seat: Seat) -> None:
    """On the server: the bots have chosen, whatever the page shows."""
    while not seat.look()["choices"]:
        seat.page.wait_for_timeout(20)


def hand_over(seat: Seat) -> None:
    """Take rupees, so that the bots act."""
    before = seat.version
    seat.page.locator('[data-choice="rupees"]').first.click()
    seat.newer(before)
    table = seat.look()
    # Unless they have acted already, and this is the next question.
    if table["version"] == before + 1 and "end turn" in texts(table):
        seat.page.locator('[data-choice="end turn"]').click()
        seat.newer(before + 1)


def hurry(seat: Seat) -> None:
    """Press Escape until it is this seat's turn: each press shows what has come so far."""
    while not seat.page.locator("#table.yours").count():
        seat.page.keyboard.press("Escape")


def test_others_act_one_by_one_until_they_are_skipped(room: Room) -> None:
    """What is not shown yet is in no title, icon or status either; skip shows all of it at once
    (criteria 24, 25, 27)."""
    seat, _ = room.at(at_follow, seats=[HERE, GREEDY, GREEDY, GREEDY], seed=5)
    page = seat.page
    prefer(seat, pace=FOR_EVER)
    hand_over(seat)
    wait_until_mine(seat)
    expect(page.locator("html.acting")).to_be_attached()
    shown = seat.version
    assert shown < seat.look()["version"]
    expect(page.locator("#table.yours")).to_have_count(0)
    who = page.locator("[aria-current] .nm b").inner_text()
    expect(page).to_have_title(re.compile(f"^{re.escape(who)} . Ceylon$"))
    expect(page.locator("#favicon")).to_have_attribute("href", "/static/favicon.svg")
    page.locator("[data-pace=skip]").click()
    expect(page.locator("#table.yours")).to_be_attached()
    assert seat.version == seat.look()["version"]
    expect(page).to_have_title(re.compile("^Your turn "))
    expect(page.locator("#favicon")).to_have_attribute("href", "/static/favicon-yours.svg")


LEFT = """() => {
    globalThis.left = [];
    new MutationObserver((all) => globalThis.left.push(...all.map((each) => Number(each.oldValue))))
        .observe(document.body, { attributeFilter: ["data-version"], attributeOldValue: true });
}"""


def test_a_press_on_a_button_is_not_taken_for_a_skip(room: Room) -> None:
    """Pause holds what comes; pressing it again lets it go on, step by step (criterion 24)."""
    seat, _ = room.at(at_follow, seats=[HERE, GREEDY, GREEDY, GREEDY], seed=5)
    page = seat.page
    prefer(seat, pace=FOR_EVER)
    hand_over(seat)
    wait_until_mine(seat)
    shown = seat.version
    pause = page.locator("[data-pace=pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".held")).to_be_visible()
    assert seat.version == shown
    prefer(seat, pace="1")
    page.wait_for_timeout(50)
    assert seat.version == shown
    page.evaluate(LEFT)
    pause.click()
    expect(page.locator("#table.yours")).to_be_attached()
    assert page.evaluate("globalThis.left") == list(range(shown, seat.version))


def test_a_harvest_is_one_action_of_the_pace(room: Room) -> None:
    """Its chests follow each other more quickly (criterion 24)."""
    seat, _ = room.at(lambda t: bool(t["choices"]), seats=[HERE, GREEDY])
    page = seat.page
    prefer(seat, pace="900")
    page.clock.install(time="2030-01-01")
    page.clock.pause_at("2030-01-02")
    page.evaluate(
        """async () => {
            const { inTurn } = await import('/static/js/pace.js?afresh');
            globalThis.told = [];
            for (const action of ['a', 'b', 'b', 'b', 'c']) {
                inTurn({ action, show: () => globalThis.told.push(action) });
            }
        }"""
    )
    told = []
    for wait in (0, 850, 100, 50, 100, 110, 850, 100):
        page.clock.run_for(wait)
        told.append("".join(page.evaluate("globalThis.told")))
    assert told == ["a", "a", "ab", "ab", "abb", "abbb", "abbb", "abbbc"]


def test_a_hidden_tab_is_current_and_calls_once(room: Room) -> None:
    """The title and the icon are right at once, not at the pace of the table; one notification and
    one tone come for each hand-over to me, none while I look (criteria 25, 26)."""
    seat, _ = room.at(at_follow, seats=[HERE, GREEDY, GREEDY], seed=5)
    page = seat.page
    prefer(seat, pace=FOR_EVER, notify=True, sound=True)
    page.evaluate(CALLS)
    for hidden in (True, False, True):
        before = page.evaluate("[globalThis.calls, globalThis.rings]")
        page.evaluate(HIDE, hidden)
        hand_over(seat)
        wait_until_mine(seat)
        if not hidden:
            expect(page.locator("html.acting")).to_be_attached()
            hurry(seat)
        expect(page).to_have_title(re.compile("^Your turn "))
        expect(page.locator("#favicon")).to_have_attribute("href", YOURS)
        calls = page.evaluate("[globalThis.calls, globalThis.rings]")
        assert calls == [number + hidden for number in before]


def test_a_bot_is_seen_to_think(room: Room) -> None:
    """Who must choose has a sign, and the word; a person is not told to think (criterion 27)."""
    made = room.made(HERE, BOT, HUMAN, start=0, pace=10)
    seat = room.sit(made, "host", confirm=None)
    assert seat.page.evaluate(SIGN, [1, "::after"]) == "none"
    seat.choose(seat.enabled()[0])
    expect(seat.page.locator(".choosing")).to_have_id("seat-1")
    expect(seat.page.locator(".choosing .nm small")).to_have_text(re.compile("choosing"))
    assert "▶" in seat.page.evaluate(SIGN, [1, "::before"])
    assert "…" in seat.page.evaluate(SIGN, [1, "::after"])
    seat.page.locator("[data-pace=skip]").click()
    expect(seat.page.locator(".choosing")).to_have_id("seat-2")
    assert "▶" in seat.page.evaluate(SIGN, [2, "::before"])
    assert seat.page.evaluate(SIGN, [2, "::after"]) == "none"


def moving(table: Table) -> bool:
    return any(far(text) for text in texts(table))


def far(choice: str) -> bool:
    return choice.startswith("move ")


@pytest.mark.parametrize("reduced", [False, True])
def test_a_pawn_walks_along_its_way(room: Room, reduced: bool) -> None:
    """From hex to hex, in 600 ms at most; with reduced motion it is just there. Its way stays
    marked (criteria 19, 23)."""
    guest: dict[str, Any] = {"reduced_motion": "reduce" if reduced else "no-preference"}
    seat, table = room.at(moving, seats=[HERE, GREEDY], seed=3, guest=guest)
    page = seat.page
    prefer(seat, pace=FOR_EVER)
    page.evaluate(ANIMATED)
    chosen = Random(1).choice([text for text in texts(table) if far(text)])
    way = seat.thing(chosen).get_attribute("data-way") or ""
    seat.choose(chosen)
    found = moved(seat)
    if reduced:
        assert found == []
        return
    walked = next(each for each in found if each["id"] == "pawn-0")
    assert walked["frames"] == len(way.split())
    assert all(each["all"] <= 600 for each in found)
    # What the bot did then is not shown yet: a line along the move, and a ring where it ended.
    expect(page.locator("polyline.last")).to_have_count(1)
    expect(page.locator("ellipse.last")).to_have_count(1)


def verb(choice: str) -> Wanted:
    return lambda table: any(text.startswith(choice) for text in texts(table))


def harvests(table: Table) -> list[str]:
    acting = table["question"]["name"] == "act"
    return [text for text in texts(table) if acting and text.startswith("harvest ")]


def test_pieces_come_to_their_end(room: Room) -> None:
    """Chests to the warehouse, also while the next one sets out; a contract, and another one onto
    its wagon; a disc up the track; a card from the hand to its place (criterion 23)."""
    seat, table = room.at(lambda t: len(harvests(t)) > 1, seed=1)
    seat.page.evaluate(ANIMATED)
    prefer(seat, pace="400")
    chests = harvests(table)
    seat.page.locator("#act-harvest").click()
    seat.until(f"globalThis.moved.filter((e) => /^chest/.test(e.flight)).length >= {len(chests)}")
    found = moved(seat)
    assert cut_short(found) == []
    for choice, wanted in (("advance", "disc-0"), ("trade ", "company"), ("play ", "slot")):
        prefer(seat, pace="0")
        table = reached(seat.api, verb(choice), Random(2), eager(choice, "harvest", "play"))
        seat.newer(table["version"] - 1)
        prefer(seat, pace="400")
        seat.page.evaluate("globalThis.moved = []")
        seat.choose(next(text for text in texts(table) if text.startswith(choice)))
        found = moved(seat)
        assert any(
            wanted in (each["id"], each["part"]) or each["flight"].startswith(wanted)
            for each in found
        )
        assert [each for each in found if each["all"] > 600] == cut_short(found) == []


def test_a_click_while_things_move_counts(room: Room) -> None:
    """And they are where they belong at once (criterion 23)."""
    seat, table = room.at(moving, seats=[HERE, GREEDY], seed=3)
    page = seat.page
    prefer(seat, pace="400")
    chosen = next(text for text in texts(table) if far(text))
    # Time stands still: the pawn would stay on its way for ever.
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                const animation = animate.call(this, frames, options);
                animation.playbackRate = 0.0001;
                return animation;
            };
        }"""
    )
    seat.choose(chosen)
    seat.until(f"({WALKING})() === 1")
    page.locator(".tools [popovertarget=pop-settings]").click()
    expect(page.locator("#pop-settings")).to_be_visible()
    assert page.evaluate(WALKING) == 0
    assert re.search("translate", page.locator("#pawn-0").get_attribute("transform") or "")
