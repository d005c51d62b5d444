"""Deciding at the desk: what one press does, and what the desk says meanwhile."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.seating import Seat, Table, eager, texts
from tests.browser.tabling import ANA, BEN, HERE, PHONE, WIDE, Room

from ceylon.rules.hexes import HEX_NAMES

SHIFTS = """() => new Promise((done) => {
    const found = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            for (const source of entry.sources ?? [])
                if (source.node?.closest?.('.cards')) found.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
    setTimeout(() => done(found), 300);
})"""
"""The layout shifts of the hand and the slot since the page was loaded."""
PLACES = """() => [...document.querySelectorAll('.slot, .hand > *')].map((each) => {
    const {x, width, height} = each.getBoundingClientRect();
    return [x, width, height].map(Math.round).join();
})"""


def harvests(table: Table) -> list[str]:
    acting = table["question"]["name"] == "act"
    return [text for text in texts(table) if acting and text.startswith("harvest ")]


def of_others(table: Table) -> int:
    """How many of the harvests take from a plantation of the opponent, who scores by it."""
    theirs = table["position"]["players"][1]["plantations"]
    return sum(text.split()[1] in theirs for text in harvests(table))


def given(table: Table) -> int:
    """The points of the opponent for plantations that others harvested."""
    return next(int(score["harvests"]) for score in table["scores"] if score["seat"] == 1)


def test_one_click_harvests_all(room: Room) -> None:
    """The button shows each chest and who scores; the record has a line a choice (criterion 6)."""
    seat, table = room.at(lambda t: len(harvests(t)) > 1 and of_others(t) > 0, seed=9)
    wanted, sent = harvests(table), seat.stores()
    button = seat.page.locator("#act-harvest")
    expect(button).to_contain_text("Harvest all")
    expect(button.locator(".gives svg")).to_have_count(len(wanted))
    scores = button.locator(".scores")
    expect(scores).to_have_count(1)
    expect(scores.locator("use")).to_have_attribute("href", re.compile("#mark-1$"))
    expect(scores.locator("[aria-hidden=true]").last).to_have_text(f"+{of_others(table)}")
    button.click()
    seat.newer(table["version"] + len(wanted) - 1)
    assert len(sent) == len(wanted)
    told = [line for line in seat.look()["log"] if line["number"] > table["version"]]
    taken = {(line["number"], HEX_NAMES[line["hex"]]) for line in told if "tea" in line}
    places = [text.split()[1] for text in wanted]
    assert taken >= set(enumerate(places, table["version"] + 1))
    assert given(seat.look()) - given(table) == of_others(table)


def test_the_rest_of_a_harvest_is_one_click(room: Room) -> None:
    """After a plantation that was chosen on the map (criterion 6)."""
    seat, table = room.at(lambda t: len(harvests(t)) > 1, seed=9)
    first, *rest = harvests(table)
    seat.choose(first)
    expect(seat.page.locator("#act-harvest")).to_contain_text("Take the rest")
    seat.page.locator("#act-harvest").click()
    seat.newer(table["version"] + len(rest))


def test_the_question_says_what_is_being_chosen(room: Room) -> None:
    """It names what is possible; in a mode, the mode; Esc leaves it (criteria 1, 11)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "act"))
    page, asked = seat.page, table["question"]["sentence"]
    status = page.locator("#status")
    named = {"plant": "plant", "harvest": "harvest", "trade": "trade"}
    offered = {text.split()[0] for text in texts(table)}
    for verb, word in named.items():
        assert (word in asked) == (verb in offered and verb in table["position"]["actions"])
    page.locator("#act-move").click()
    expect(status.locator(".mode")).to_have_text("Move: choose a hex")
    expect(status.locator(".say")).to_be_hidden()
    expect(page.locator("#act-move")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(status).to_have_text(asked)


def test_the_hand_never_moves(room: Room) -> None:
    """Cards are played and drawn; the slot and all places stay where they are (criteria 7, 29)."""
    seat, _ = room.at(lambda t: bool(t["question"]["name"] == "play"), guest={"size": WIDE})
    places = seat.page.evaluate(PLACES)
    assert len(places) == 4
    for _ in range(8):
        assert seat.my_turn()
        table = seat.look()
        name = table["question"]["name"]
        seat.choose("rupees" if name in ("act", "follow") else texts(table)[0])
        assert seat.page.evaluate(PLACES) == places
    assert seat.page.evaluate(SHIFTS) == []


def test_the_card_in_play_says_whose_it_is(room: Room) -> None:
    """To its owner, to who follows, and to spectators (criteria 7, 54)."""
    made = room.made(ANA, BEN, start=0)
    ana, ben, watch = (room.sit(made, role) for role in ("seat 1", "seat 2", "watch"))
    for each in (ana, ben, watch):
        expect(each.page.locator(".slot.none")).to_be_visible()
    for seat in (ana, ben):
        seat.newer(ana.api.look()["version"] - 1)
        seat.choose(seat.enabled()[0])
    for each in (ana, ben, watch):
        each.newer(1)
    expect(ana.page.locator(".slot")).to_have_text("play a card here")
    ana.choose(ana.enabled()[0])
    told(ana, ("▲ you", "▼ others"), "up")
    for each in (ben, watch):
        each.newer(2)
        told(each, ("▲ Ana", "▼ others"), "up")
    ana.choose("rupees")
    for each, caps in ((ana, ("▲ you", "▼ others")), (ben, ("▲ Ana", "▼ you"))):
        each.newer(3)
        told(each, caps, "down")
    watch.newer(3)
    told(watch, ("▲ Ana", "▼ others"), "down")


def told(seat: Seat, caps: tuple[str, str], doing: str) -> None:
    slot = seat.page.locator("#slot")
    expect(slot.locator(".cap")).to_have_text(list(caps))
    expect(slot.locator(".half.doing")).to_have_count(1)
    expect(slot.locator(f".half.{doing}.doing")).to_be_visible()


def test_a_tile_with_one_use_asks_nothing(room: Room) -> None:
    """One click uses it, and it is told what that brings: there is no question with one answer
    (criteria 6, 12)."""
    seat, table = room.at(
        lambda t: "starting tile" in texts(t),
        pick=eager("play advance", "rupees"),
        starting_tiles=True,
    )
    tile, had = seat.page.locator("#tile"), table["position"]["players"][0]["rupees"]
    left = re.compile(f"[Yy]ou will then have {had - 5} rupee")
    assert tile.get_attribute("data-then") == "advance"
    tile.hover()
    expect(seat.page.locator("#ghost .other")).to_contain_text(left)
    tile.click()
    seat.newer(table["version"] + 1)
    assert seat.look()["question"]["name"] != "tile"
    assert seat.look()["position"]["players"][0]["tile"] is None


def test_what_a_choice_brings_is_told_before(room: Room) -> None:
    """Of the thing under the pointer or the focus, and it comes true (criteria 5, 6)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "act"))
    page, me = seat.page, table["position"]["players"][0]
    page.locator("#act-rupees").hover()
    told = page.locator("#ghost")
    expect(told).to_contain_text(re.compile(f"[Yy]ou will then have {me['rupees'] + 2} rupees"))
    page.mouse.move(640, 2)
    dear = next(o for o in table["choices"] if o["text"].startswith("move ") and o["price"])
    seat.thing(dear["text"]).focus()
    left = me["rupees"] - dear["price"]
    expect(told).to_contain_text(re.compile(f"[Yy]ou will then have {left} rupees?"))
    seat.choose("rupees")
    assert seat.look()["position"]["players"][0]["rupees"] == me["rupees"] + 2


def from_another(table: Table) -> str:
    """A harvest from an opponent's plantation."""
    mine = table["position"]["players"][0]["plantations"]
    return next((text for text in harvests(table) if text.split()[1] not in mine), "")


def test_the_chests_and_points_of_a_harvest_are_told_before(room: Room) -> None:
    """What is taken, and who scores by it; it comes true (criterion 6)."""
    seats = (HERE, {"kind": "chance", "name": "Ben"})
    seat, table = room.at(lambda t: bool(from_another(t)), seats=seats, seed=9)
    wanted, before = from_another(table), table["scores"][1]["harvests"]
    seat.thing(wanted).hover()
    told = seat.page.locator("#ghost .other")
    expect(told).to_contain_text(re.compile("you take 1 (black|green|white)"))
    expect(told).to_contain_text("Ben: +1 point")
    seat.choose(wanted)
    assert seat.look()["scores"][1]["harvests"] == before + 1


def test_what_is_asked_about_is_what_is_told(room: Room) -> None:
    """The confirmation says what is left, and the desk speaks of nothing else (criteria 5, 12)."""
    seat, table = room.at(
        lambda t: bool(t["question"]["name"] == "act"), guest={"confirm": "always"}
    )
    page, had = seat.page, table["position"]["players"][0]["rupees"]
    move = next(o for o in table["choices"] if o["text"].startswith("move ") and o["price"])
    page.locator("#act-move").click()
    seat.thing(move["text"]).click()
    left = re.compile(rf"^[Yy]ou will then have {had - move['price']} rupees?$")
    expect(page.locator("#ask-brings")).to_have_text(left)
    for other in ("#ask", "#act-rupees"):
        page.locator(other).hover()
        expect(page.locator("#ghost .other b")).to_have_text(re.compile("^Move to "))
    page.keyboard.press("Escape")
    page.locator("#act-rupees").hover()
    expect(page.locator("#ghost")).to_contain_text(
        re.compile(f"[Yy]ou will then have {had + 2} rupees")
    )


def playing(table: Table) -> bool:
    return bool(table["question"]["name"] == "play" and table["position"]["turn"] > 4)


def test_what_a_card_opens_is_told_before(room: Room) -> None:
    """To each opponent, and whether its own action would be possible; a half that is possible for
    nobody is struck out (criteria 3, 7)."""
    seats = (HERE, {"kind": "chance", "name": "Ben"}, {"kind": "chance", "name": "Cleo"})
    seat, _ = room.at(playing, seats=seats, seed=9)
    page, told = seat.page, seat.page.locator("#ghost .other")
    for card in page.locator("#hand .card").all():
        way = card.locator(".first")
        way.hover()
        said = told.inner_text()
        for_nobody = "▼ not possible for any of the others now" in said
        assert for_nobody or re.search("▼ possible for (Ben|Cleo)", said)
        expect(way.locator(".down.cannot")).to_have_count(int(for_nobody))
        expect(way.locator(".up.cannot")).to_have_count(said.count("▲ not possible for you ("))
        name = way.get_attribute("aria-label") or ""
        assert not re.search("[▲▼]", name)
        for clause in re.split("[▲▼] ", said.partition("\n")[2]):
            assert clause.removesuffix("; ") in name
    impossible = page.locator(".first:has(.up.cannot)").first
    verb, before = (impossible.get_attribute("data-choice") or "").split()[1], seat.version
    impossible.click()
    seat.newer(before)
    assert not [text for text in texts(seat.look()) if text.startswith(verb.split("/")[0])]


def test_a_finger_is_told_before_it_is_lifted(room: Room) -> None:
    """On a phone a card and a button tell what they bring; the dock keeps its height and the
    question stays in sight (criteria 5, 7, 36, 38)."""
    seat, _ = room.at(playing, seed=9, guest={"size": PHONE, "has_touch": True})
    page, told = seat.page, seat.page.locator("#ghost .other")
    expect(held_on(page, "#card-0 .first")).to_contain_text("▼")
    seat.choose(seat.enabled()[0])
    expect(held_on(page, "#act-rupees")).to_contain_text(re.compile("[Yy]ou will then have"))
    assert not told.evaluate("(e) => e.parentElement.scrollHeight > e.parentElement.clientHeight")


def held_on(page: Page, thing: str) -> Locator:
    """What is told while a finger rests on something."""
    at = page.locator(thing).bounding_box()
    assert at is not None
    height = page.locator(".dock").bounding_box()
    finger = page.context.new_cdp_session(page)
    point = {"x": at["x"] + 9, "y": at["y"] + 9}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#ghost .other")).to_be_visible()
    expect(page.locator(".tip:not([hidden])")).to_have_count(1)  # a long press chooses nothing
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".dock").bounding_box() == height
    expect(page.locator("#status")).to_be_in_viewport(ratio=1)
    return page.locator("#ghost .other")


def test_an_extra_action_is_told_before(room: Room) -> None:
    """Beside six buttons, too (criteria 5, 6)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "extra"), seed=9)
    had = table["position"]["players"][0]["rupees"]
    seat.page.locator("#act-rupees").hover()
    told = seat.page.locator("#ghost .other")
    expect(told).to_contain_text(re.compile(f"[Yy]ou will then have {had + 2} rupees"))
    expect(told).to_be_in_viewport(ratio=1)


def test_the_cards_action_comes_first(room: Room) -> None:
    """A press does what the mark on the hex says; Move leads to a move (criterion 2)."""
    seat, table = room.at(lambda t: bool(twofold(t)), seed=9)
    place = twofold(table)[0]
    seat.page.locator(f"#hex-{place}").click()
    seat.newer(table["version"])
    assert seat.look()["undo"]["choice"] == f"harvest {place}"
    seat.take_back("one")
    seat.choose(f"move {place}")
    assert seat.look()["position"]["players"][0]["pawn"] == place


def twofold(table: Table) -> list[str]:
    """Hexes to which one may move, and where one may harvest."""
    offered = set(texts(table))
    return [name for name in HEX_NAMES if {f"move {name}", f"harvest {name}"} <= offered]
