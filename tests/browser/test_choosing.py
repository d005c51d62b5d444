"""What to do now: criteria 1 to 10."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect
from tests.browser.tabling import BOT, HERE, HUMAN, Room, Seat, lively, texts

from ceylon.box import load
from ceylon.record.pieces import CONTRACT_NAMES

Table = dict[str, Any]


def acting(table: Table) -> bool:
    return bool(table["question"]["name"] == "act")


def lacking(table: Table) -> bool:
    """An action of the card that cannot be taken, beside others."""
    offered = {text.split()[0] for text in texts(table)}
    return acting(table) and not set(table["position"]["actions"]) <= offered


def offering(verb: str) -> Callable[[Table], bool]:
    return lambda table: any(text.startswith(verb) for text in texts(table))


def playing(room: Room, **more: object) -> Seat:
    return room.sit(room.made(HERE, BOT, **more), "host")


def test_the_status_says_who_chooses_what(room: Room) -> None:
    """1: the status line names who must choose and what, for those who choose and who wait."""
    made = room.made({**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Ben"})
    ana, ben = room.sit(made, "seat 1"), room.sit(made, "seat 2")
    rng = Random(1)
    for _ in range(6):
        version = made.seat(0).look()["version"]
        for seat in (ana, ben):
            seat.newer(version - 1)
            sentence = seat.look()["question"]["sentence"]
            status = seat.page.get_by_role("status").and_(seat.page.locator("#status"))
            expect(status).to_contain_text(sentence)
        waiting, name = (ben, "Ana") if ana.enabled() else (ana, "Ben")
        expect(waiting.page.locator("#status")).to_contain_text(name)
        mover = ana if waiting is ben else ben
        mover.choose(lively(mover.enabled(), rng))


def test_other_things_send_nothing(room: Room) -> None:
    """2: clicking on anything that is not a legal choice sends nothing."""
    seat = playing(room)
    seat.toward(acting, Random(2))
    sent, before = seat.sends(), seat.version
    for thing in seat.page.locator("#table [aria-disabled=true]:visible").all():
        thing.click(force=True)
    for selector in (".train .loco", ".seat .chests, .seat .ware", ".tech", ".status"):
        seat.page.locator(selector).first.click(force=True)
    assert not sent
    assert (seat.version, seat.look()["version"]) == (before, before)


def test_enabled_and_disabled_differ_by_shape(room: Room) -> None:
    """3: a hex that can be chosen has a ring, another has none; a disabled button is dashed."""
    seat = playing(room)
    seat.toward(lacking, Random(2), most=600)
    style = "(e) => getComputedStyle(e.querySelector('.ring')).stroke"
    for hexagon in seat.page.locator(".hex:is([data-choice], [data-choices])").all():
        assert hexagon.evaluate(style) != "none"
    for hexagon in seat.page.locator(".hex[aria-disabled=true]").all():
        assert hexagon.evaluate(style) == "none"
    shape = "(e) => { const s = getComputedStyle(e); return s.borderStyle + s.outlineStyle; }"
    shapes = {
        kind: {e.evaluate(shape) for e in seat.page.locator(f".mains .act{kind}").all()}
        for kind in ("[aria-disabled=true]", ":not([aria-disabled])")
    }
    disabled, enabled = shapes.values()
    assert disabled
    assert not enabled & disabled


def test_an_illegal_target_says_why(room: Room) -> None:
    """4: on hover, on focus and on a long press, in the player's language, with the rule."""
    seat = room.sit(room.made(HERE, BOT), "host", locale="fr", has_touch=True)
    seat.toward(offering("start"), Random(2))
    page = seat.page
    hexagon = page.locator(".hex[data-reason]").first
    place = hexagon.get_attribute("data-hex")
    tip = page.locator(f"#tip-{place}")
    address = page.url.replace("/t/", "/api/tables/")
    reasons = page.request.get(address, headers={"Accept-Language": "fr"}).json()["reasons"]
    told = [each for text, each in reasons.items() if text.endswith(f" {place}")]
    before = seat.version
    hexagon.hover()
    expect(tip).to_be_visible()
    rule = tip.locator(".no i").first.inner_text()
    shown = tip.locator(".no").first.inner_text().removesuffix(rule).strip().lower()
    assert (rule, shown) in [(t["rule"], t["sentence"].split(": ", 1)[1].lower()) for t in told]
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    page.locator(".hex[tabindex='0']").focus()
    hexagon.focus()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    press = {"pointerType": "touch", "bubbles": True}
    hexagon.dispatch_event("pointerdown", press)
    expect(tip).to_be_visible()
    hexagon.dispatch_event("pointerup", press)
    hexagon.dispatch_event("click")
    assert seat.look()["version"] == before


def test_a_move_shows_way_price_and_money_left(room: Room) -> None:
    """5: hovering or focusing a hex shows the way, the price and the money left."""
    seat = playing(room)
    table = seat.toward(offering("move"), Random(2))
    rupees = table["position"]["players"][0]["rupees"]
    moves = [offer for offer in table["choices"] if offer["text"].startswith("move ")]
    page = seat.page
    for offer in (moves[0], moves[len(moves) // 2], moves[-1]):
        place = offer["text"].split()[1]
        page.locator(f"#hex-{place}").hover()
        tip = page.locator(f"#tip-{place}")
        expect(tip.locator(".path")).to_contain_text(place)
        expect(tip.locator(".sum")).to_contain_text(re.compile(rf"\b{offer['price']} rupee"))
        expect(tip.locator(".left")).to_contain_text(f"{rupees - offer['price']} rupee")
        assert page.locator("#way").get_attribute("d")
    page.mouse.move(1, 1)
    assert not page.locator("#way").get_attribute("d")


def test_a_harvest_is_seen_before_it_is_final(room: Room) -> None:
    """6: chests gained, points for others and what must go are shown before the harvest ends."""
    seat = playing(room)
    harvest = re.compile("harvest ")
    table = seat.toward(
        lambda t: sum(bool(harvest.match(text)) for text in texts(t)) > 1, Random(6), most=600
    )
    expect(seat.page.locator("#act-harvest .gives svg").first).to_be_visible()
    reach = seat.page.locator("#act-harvest .gives svg").count()
    assert reach == sum(bool(harvest.match(text)) for text in texts(table))
    seat.choose(next(text for text in texts(table) if harvest.match(text)))
    expect(seat.page.locator(".yield > div").first.locator("dd svg")).to_have_count(1)
    expect(seat.page.locator(".yield > div").last.locator("dd")).not_to_be_empty()
    expect(seat.page.locator('[data-choice="done"]')).to_be_visible()


def test_a_card_is_turned_by_click_or_key(room: Room) -> None:
    """7: both ways round are told as you and the others; one click or one key turns it."""
    seat = playing(room)
    seat.toward(lambda t: t["question"]["name"] == "play", Random(1))
    card, sent = seat.page.locator("#card-0"), seat.sends()
    up, down = (card.locator(f".{way}") for way in ("first", "second"))
    expect(up).to_be_visible()
    expect(up.locator(".up .cap")).to_contain_text("you")
    expect(up.locator(".down .cap")).to_contain_text("others")
    label = re.compile("for you, .* for the others")
    for way in (up, down):
        assert label.search(way.get_attribute("aria-label") or "")
    card.locator("[data-turn]").click()
    expect(down).to_be_visible()
    expect(up).to_be_hidden()
    down.focus()
    seat.page.keyboard.press("t")
    expect(up).to_be_visible()
    assert up.evaluate("(e) => e === document.activeElement")
    assert not sent


def test_a_contract_tells_what_it_wants_and_gives(room: Room) -> None:
    """8: whether it can be fulfilled, what is missing, and both rewards."""
    seat = playing(room)
    table = seat.toward(lambda t: t["position"]["turn"] > 4, Random(6))
    mine = list(table["position"]["players"][0]["chests"].values())
    for number, wagon in enumerate(table["position"]["wagons"], 1):
        contract = seat.page.locator(f"#wagon-{number} .contract")
        wanted = load().contracts[CONTRACT_NAMES.index(wagon)]
        rewards = contract.locator(".reward b").all_inner_texts()
        assert rewards == [str(wanted.rupees), str(wanted.points)]
        missing = [max(0, n - mine[tea]) for tea, n in enumerate(wanted.chests)]
        expect(contract.locator(".miss svg")).to_have_count(sum(missing))
        expect(contract.locator(".miss")).not_to_be_empty()


def test_a_token_is_offered_beside_the_normal_way(room: Room) -> None:
    """9: spending a technology token is offered when it is legal, and hides nothing."""
    seat = playing(room)
    seat.toward(offering("technology token"), Random(5), most=600)
    expect(seat.page.locator('[data-choice="technology token"]')).to_be_visible()
    assert sorted(seat.enabled()) == sorted(texts(seat.look()))
    assert len(seat.enabled()) > 1


def test_if_it_ended_now_is_the_engines_scoring(room: Room) -> None:
    """10: the totals are the engine's, and so is each source of them."""
    seat = playing(room)
    table = seat.toward(lambda t: t["position"]["turn"] > 6, Random(5))
    totals = sorted(score["total"] for score in table["scores"])
    shown = seat.page.locator(".now li b").all_inner_texts()
    assert sorted(int(n.replace("\N{MINUS SIGN}", "-")) for n in shown if n) == totals
    feet = seat.page.locator("#pop-sums tfoot td").all_text_contents()
    assert [int(n) for n in feet] == [score["total"] for score in _by_seat(table)]


def _by_seat(table: Table) -> list[dict[str, int]]:
    return sorted(table["scores"], key=lambda score: score["seat"])
