"""The session: criteria 48 to 54."""

from random import Random

from playwright.sync_api import expect
from tests.browser.tabling import BOT, HERE, HUMAN, Room, Seat, lively


def test_create_share_and_join(room: Room) -> None:
    """48: a table is made, shared and joined without an account; a link can be reissued."""
    page = room.guest().new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    page.locator("select[name=kind2]").select_option("open")
    page.get_by_role("button", name="Make the table").click()
    links = [field.input_value() for field in page.locator(".links input").all()]
    assert len(set(links)) == 3
    guest = room.guest().new_page()
    guest.goto(links[0])
    Seat(guest).ready()
    expect(guest.locator("body")).to_have_attribute("data-seat", "1")
    assert "join" not in guest.url
    page.get_by_role("link", name="To the table").click()
    Seat(page).ready()
    status = page.evaluate(
        """async () => (await fetch(`/api/tables/${document.body.dataset.table}/links`, {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({role: 'seat 2'})})).status"""
    )
    assert status == 200
    late = room.guest().new_page()
    answer = late.goto(links[0])
    assert answer is not None
    assert answer.status == 403


def test_a_reload_restores_an_unfinished_choice(room: Room) -> None:
    """50: what was half chosen is there again after a reload, and can be finished."""
    seat = room.sit(room.made(HERE, BOT), "host")
    seat.toward(lambda t: t["question"]["name"] == "act", Random(2))
    seat.prefer("always")
    page = seat.page
    page.locator("#act-move").click()
    choice = next(text for text in seat.enabled() if text.startswith("move "))
    seat.thing(choice).click()
    expect(page.locator("#ask")).to_be_visible()
    page.reload()
    expect(page.locator("#table[data-verb=move]")).to_be_visible()
    expect(page.locator(f'#ask [data-ask="{choice}"]')).to_be_visible()
    before = seat.version
    seat.answer(choice)
    seat.newer(before)


def test_a_lost_network(room: Room) -> None:
    """51: a banner; it reconnects by itself; the pending choice is sent once."""
    seat = room.sit(room.made(HERE, HUMAN), "host")
    made = seat.look()["position"]["seat"]
    seat = seat if made == 0 else room.sit(room.made(HERE, BOT), "host")
    assert seat.my_turn()
    page, before = seat.page, seat.version
    page.context.set_offline(True)
    seat.click(seat.enabled()[0])
    expect(page.locator("#lost")).to_contain_text("Your choice is sent")
    page.context.set_offline(False)
    seat.newer(before)
    expect(page.locator("#lost")).to_be_empty()
    choices = [line for line in seat.look()["log"] if line["number"] == before + 1]
    assert choices[0]["seat"] == 0


def test_what_was_missed_is_shown(room: Room) -> None:
    """51, 52: what happened while the network was lost is on the page when it is back."""
    made = room.made({**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Ben"})
    seats = [room.sit(made, "seat 1"), room.sit(made, "seat 2")]
    mover = next(seat for seat in seats if seat.enabled())
    other = next(seat for seat in seats if seat is not mover)
    before = other.version
    other.page.context.set_offline(True)
    mover.choose(mover.enabled()[0])
    other.page.context.set_offline(False)
    other.newer(before)
    expect(other.page.locator("#table.yours")).to_be_visible()
    expect(other.page).to_have_title("Your turn \N{EN DASH} Ceylon")


def test_two_tabs_of_a_seat_stay_in_step(room: Room) -> None:
    """52: both tabs of one seat show every choice; a frozen one is current when it wakes."""
    made = room.made(HERE, BOT)
    context = room.guest()
    one, two = (Seat.by(context.new_page(), made, "host") for _ in range(2))
    rng = Random(3)
    for seat, other in ((one, two), (two, one)):
        assert seat.my_turn()
        seat.choose(lively(seat.enabled(), rng))
        other.newer(seat.version - 1)
    sleeping = context.new_cdp_session(two.page)
    sleeping.send("Page.setWebLifecycleState", {"state": "frozen"})
    assert one.my_turn()
    one.choose(lively(one.enabled(), rng))
    sleeping.send("Page.setWebLifecycleState", {"state": "active"})
    two.newer(one.version - 1)


def test_a_spectator_sees_and_cannot_act(room: Room) -> None:
    """54: all that is public, nothing private, no way to choose."""
    made = room.made(HERE, BOT, BOT)
    host, watch = room.sit(made, "host"), room.sit(made, "watch")
    rng = Random(3)
    for _ in range(5):
        if host.my_turn():
            host.choose(lively(host.enabled(), rng))
        watch.newer(host.version - 1)
        page = watch.page
        assert page.locator("[data-choice], [data-choices], [data-undo], .hand").count() == 0
        expect(page.locator(".seat")).to_have_count(3)
    sent = watch.sends()
    for hexagon in watch.page.locator(".hex").all()[:4]:
        hexagon.click(force=True)
    assert not sent
    status = watch.page.evaluate(
        """async () => (await fetch(`/api/tables/${document.body.dataset.table}/choices`, {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({choice: 'rupees', version: 0, key: 'k'})})).status"""
    )
    assert status == 403
