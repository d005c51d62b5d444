"""What to do now: who chooses, what can be chosen, and why not the rest."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.gallery import chooser, positions
from tests.browser.hanging import hung
from tests.browser.seating import Seat, Table, Wanted, eager, texts
from tests.browser.tabling import ANA, BEN, Room

from ceylon.web.pages.table import table_page
from ceylon.words import Words

SHAPE = """(things) => things.map((thing) => {
    const style = getComputedStyle(thing.querySelector('.ring') ?? thing);
    return [style.borderStyle, style.outlineStyle, style.outlineOffset, style.strokeWidth,
        style.stroke === 'none', thing.localName, Boolean(thing.querySelector('.cost'))].join();
})"""
"""All of a thing's outline and shape, nothing of its colour."""
CAN = ":is([data-choice], [data-choices], [data-go], [data-verb])"


def acting(table: Table) -> bool:
    return bool(table["question"]["name"] == "act")


def lacking(table: Table) -> bool:
    """An action of the card that cannot be taken."""
    offered = {text.split()[0] for text in texts(table)}
    return acting(table) and not set(table["position"]["actions"]) <= offered


def trading(table: Table) -> bool:
    """A contract that can be fulfilled, beside one that cannot."""
    rupees = [f"trade {wagon} rupees" for wagon in (1, 2, 3)]
    return acting(table) and 0 < sum(text in texts(table) for text in rupees) < len(rupees)


def contracting(table: Table) -> bool:
    return acting(table) and any(text.startswith("contract ") for text in texts(table))


def test_the_status_says_who_chooses_what(room: Room) -> None:
    """To the player who chooses, to the others and to spectators, turn after turn (criterion 1)."""
    made = room.made(ANA, BEN, start=0)
    ana, ben, watch = (room.sit(made, role) for role in ("seat 1", "seat 2", "watch"))
    for number in range(7):
        sentences = [seat.look()["question"]["sentence"] for seat in (ana, ben, watch)]
        mover = ana if ana.enabled() else ben
        for seat, sentence in zip((ana, ben, watch), sentences, strict=True):
            status = seat.page.get_by_role("status").and_(seat.page.locator("#status"))
            expect(status).to_have_text(sentence)
            if seat is not mover:
                assert ("Ana" if mover is ana else "Ben") in sentence
        assert sentences[0] != sentences[1], number
        mover.choose(mover.enabled()[0])
        for seat in (ana, ben, watch):
            seat.newer(mover.version - 1)


def test_other_things_send_nothing(room: Room) -> None:
    """A real click on anything that is not a legal choice sends nothing (criterion 2)."""
    seat, table = room.at(lacking)
    sent = seat.stores()
    for thing in seat.page.locator("#table [aria-disabled=true]:visible").all():
        thing.click(force=True)
    for selector in (".train .loco", ".seat .ware", ".tech", ".status", ".spaces"):
        seat.page.locator(selector).first.click(force=True)
    seat.page.keyboard.press("Escape")
    assert not sent
    assert seat.version == seat.look()["version"] == table["version"]


def test_an_impossible_action_still_stands_and_is_explained(room: Room) -> None:
    """Pressing it shows why, and tells a screen reader (criterion 4)."""
    seat, _ = room.at(lacking)
    button = seat.page.locator(".mains .act[aria-disabled=true]").first
    button.click(force=True)
    why = seat.page.locator(f"#{button.get_attribute('data-tip')} .no")
    expect(why).to_be_visible()
    expect(seat.page.locator("#announce")).to_have_text(why.inner_text())


@pytest.mark.parametrize(
    ("things", "wanted", "seed"),
    [
        (".hex", acting, 1),
        (".mains .act", lacking, 1),
        (".reward", trading, 5),
        (".counc", contracting, 1),
    ],
    ids=["hexes", "actions", "contracts", "councillors"],
)
def test_enabled_and_disabled_differ_by_shape(
    room: Room,
    things: str,
    wanted: Wanted,
    seed: int,
) -> None:
    """By outline or shape, whatever their colours (criterion 3)."""
    seat, _ = room.at(wanted, pick=eager("plant", "harvest", "done"), seed=seed)
    page = seat.page
    enabled = set(page.locator(f"{things}{CAN}").evaluate_all(SHAPE))
    disabled = set(page.locator(f"{things}:not({CAN})").evaluate_all(SHAPE))
    assert enabled
    assert disabled
    assert not enabled & disabled


OUTLINE = """(things) => things.filter((e) => e.checkVisibility()).map((e) => {
    const style = getComputedStyle(e);
    const shadow = style.boxShadow.replaceAll(/[a-z]+\\([^)]*\\)/g, '');
    return [style.outlineStyle, style.outlineOffset, shadow].join();
})"""
"""The same of things with a shadow, which is a ring around some."""


@pytest.mark.parametrize(
    ("things", "can", "cannot"),
    [
        (".hand .card", "four, tiles: play", "four, tiles: act"),
        (".token", "four, tiles: act with a token", "four, tiles: follow with a token"),
        ("#tile", "two, tiles: extra", "two, tiles: play"),
        (".even .act", "three, tiles: discard", "three, tiles: discard"),
    ],
    ids=["cards", "token", "tile", "chests"],
)
def test_the_desk_differs_by_shape_too(
    browser: Browser, things: str, can: str, cannot: str
) -> None:
    """What can be chosen from what cannot, by an outline or a ring (criterion 3)."""
    found = {name: table_page(chooser(positions()[name], Words.of("en"))) for name in (can, cannot)}
    shapes: dict[tuple[str, str], set[str]] = {}
    with hung(browser, found) as opened:
        for name, page in opened:
            for which in ("is", "not"):
                these = page.locator(f"{things}:{which}({CAN}, :has({CAN}))")
                shapes[name, which] = set(these.evaluate_all(OUTLINE))
    enabled, disabled = shapes[can, "is"], shapes[cannot, "not"]
    assert enabled
    assert disabled
    assert not enabled & disabled


@pytest.mark.parametrize(
    ("things", "verbs", "wanted"),
    [
        (".hex", ("move", "plant", "harvest"), acting),
        (".mains .act", ("plant", "harvest", "trade", "contract", "advance"), lacking),
        (".counc", ("contract",), acting),
        (".contract", ("trade",), acting),
    ],
    ids=["hex", "action", "councillor", "contract"],
)
def test_an_illegal_target_says_why(
    room: Room, things: str, verbs: tuple[str, ...], wanted: Wanted
) -> None:
    """On hover, focus and long press, in French, with the rule; Esc closes it (criteria 4, 31)."""
    seat, table = room.at(wanted, guest={"locale": "fr", "has_touch": True})
    page, sent = seat.page, seat.stores()
    target = page.locator(f"{things}[data-reason]:visible").last
    tip = page.locator(f"#{target.get_attribute('data-tip')}")
    target.hover()
    told_why(seat, tip, verbs)
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    focused_by_key(seat, target)
    told_why(seat, tip, verbs)
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    pressed_long(seat, target, tip)
    told_why(seat, tip, verbs)
    assert not sent
    assert seat.look()["version"] == table["version"]


def told_why(seat: Seat, tip: Locator, verbs: tuple[str, ...]) -> None:
    """The tip says in French what the engine says, with the rule."""
    expect(tip).to_be_visible()
    told = seat.page.request.get(
        seat.page.url.replace("/t/", "/api/tables/"), headers={"Accept-Language": "fr"}
    ).json()["reasons"]
    known = {
        (why["rule"], why["sentence"].split(": ", 1)[1].lower())
        for text, why in told.items()
        if text.split()[0] in verbs
    }
    for line in tip.locator(".no").all():
        rule = line.locator("i").inner_text()
        sentence = line.inner_text().removesuffix(rule).strip().lower()
        assert (rule, sentence) in known
    assert tip.locator(".no").count() > 0


def focused_by_key(seat: Seat, target: Locator) -> None:
    """By the Tab key; on the map from a neighbour by an arrow."""
    page = seat.page
    if target.get_attribute("data-hex"):
        target.focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
    else:
        page.locator("body").press("Tab")
        for _ in range(120):
            if target.evaluate("(e) => e === document.activeElement"):
                break
            page.keyboard.press("Tab")
    expect(target).to_be_focused()


def pressed_long(seat: Seat, target: Locator, tip: Locator) -> None:
    """A finger that stays; lifting it chooses nothing."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    touch = seat.page.context.new_cdp_session(seat.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_move_shows_way_price_and_money_left(room: Room) -> None:
    """On hover and on focus, and equal to the rules' price (criterion 5)."""
    seat, table = room.at(acting, seed=2)
    me = table["position"]["players"][0]
    moves = [offer for offer in table["choices"] if offer["text"].startswith("move ")]
    moves.sort(key=lambda offer: offer["price"])
    page = seat.page
    for offer in (moves[0], moves[len(moves) // 2], moves[-1]):
        hexagon = page.locator(f"#hex-{offer['text'].split()[1]}")
        for come in (hexagon.hover, hexagon.focus):
            page.keyboard.press("Shift")  # what is focused next is seen as if by a key
            come()
            shown_way(seat, offer, me)
            page.keyboard.press("Escape")
            page.mouse.move(1, 1)
            expect(page.locator("#way")).to_have_attribute("d", "")


def shown_way(seat: Seat, offer: dict[str, Any], me: dict[str, Any]) -> None:
    """From the pawn step by step to the hex; the steps add up to the engine's price."""
    place, price = offer["text"].split()[1], offer["price"]
    tip = seat.page.locator(f"#tip-{place}")
    expect(tip).to_be_visible()
    path = tip.locator(".path").inner_text().split(" → ")
    assert (path[0], path[-1]) == (me["pawn"], place)
    *steps, total = (int(n) for n in re.findall(r"\d+", tip.locator(".sum").inner_text()))
    assert total == price
    assert sum(steps) == price or len(path) == 2
    expect(tip.locator(".left")).to_have_text(re.compile(rf"^{me['rupees'] - price} rupee"))
    drawn = seat.page.locator("#way").get_attribute("d") or ""
    assert len(re.findall("[ML]", drawn)) == len(path)
