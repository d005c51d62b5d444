"""The session: links, reloads, tabs and spectators."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.seating import Seat, Table, lively, texts
from tests.browser.tabling import BOT, HERE, Room, command

CHOICE = """async () => (await fetch(`/api/tables/${document.body.dataset.table}/choices`, {
    method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({choice: 'rupees', version: 0, key: 'k'})})).status"""


Note = Callable[[str, object], None]


def acting(table: Table) -> bool:
    return bool(table["question"]["name"] == "act")


def arrived(room: Room, link: str) -> Page:
    """A stranger's browser that opens a link."""
    page = room.guest().new_page()
    page.goto(link)
    return page


def test_create_share_and_join(room: Room) -> None:
    """Two clicks and one answer make a table with open seats; a link asks for a name at most, and
    the page of the links can be loaded again (criterion 48)."""
    page = room.guest().new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    page.locator("select[name=kind2]").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    links = {
        label: page.get_by_label(label).input_value()
        for label in ("player 2", "for spectators", "for you, the host")
    }
    assert len(set(links.values())) == 3
    page.reload()
    assert page.get_by_label("player 2").input_value() == links["player 2"]
    roles = {"player 2": "1", "for spectators": "watch", "for you, the host": "0"}
    for label, seat in roles.items():
        guest = arrived(room, links[label])
        if label == "player 2":
            guest.get_by_label("What should the others call you?").fill("Ben")
            guest.keyboard.press("Enter")
        Seat(guest).ready()
        expect(guest.locator("body")).to_have_attribute("data-seat", seat)
        assert links[label].rsplit("/", 1)[1] not in guest.url
    page.get_by_role("link", name="Go to the table").click()
    Seat(page).ready()
    expect(page.locator("body")).to_have_attribute("data-seat", "0")
    expect(page.locator(".seats")).to_contain_text("Ben")


def test_a_player_plays_on_a_second_device(room: Room) -> None:
    """By a link that the player makes; the invitation has been used up (criterion 48)."""
    page = room.guest().new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    page.locator("select[name=kind2]").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    invitation = page.get_by_label("player 2").input_value()
    first = arrived(room, invitation)
    first.get_by_role("button", name="Sit down").click()
    Seat(first).ready()
    page.reload()
    expect(page.get_by_label("player 2")).to_have_count(0)
    assert "No access" in arrived(room, invitation).content()
    first.locator(".tools [popovertarget=pop-settings]").click()
    first.get_by_role("link", name="Play on a second device").click()
    first.get_by_role("button", name="Make a link").click()
    second = arrived(room, first.get_by_label("player 2").input_value())
    second.get_by_role("button", name="Sit down").click()
    first.get_by_role("link", name="Go to the table").click()
    for each in (first, second):
        Seat(each).ready()
        expect(each.locator("body")).to_have_attribute("data-seat", "1")


@pytest.mark.parametrize(("role", "seat"), [("seat 2", "1"), ("watch", "watch")])
def test_a_link_is_reissued(room: Room, role: str, seat: str) -> None:
    """On the host's page; the old link and its users are out (criterion 48)."""
    made = room.made(HERE, {"kind": "human"})
    host, old = room.sit(made, "host"), room.sit(made, role)
    host.page.goto(f"/t/{made.id}/host")
    host.page.locator(f"button[name=role][value='{role}']").click()
    new = host.page.locator(".links .new input").input_value()
    expect(old.page.locator("#table")).to_have_count(0)
    late = room.guest().new_page()
    answer = late.goto(made.answer["links"][role])
    assert answer is not None
    assert answer.status == 403
    expect(late.locator("body")).to_contain_text("ask the host for a new one")
    guest = arrived(room, new)
    if role != "watch":
        guest.get_by_role("button", name="Sit down").click()
    Seat(guest).ready()
    expect(guest.locator("body")).to_have_attribute("data-seat", seat)


def test_play_now_by_the_real_command(browser: Browser, tmp_path: Path) -> None:
    """One click from the start page to the first choice, which the page shows (criterion 49)."""
    served = command(tmp_path / "tables.db")
    room = Room(browser, served)
    try:
        page = room.guest().new_page()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        seat = Seat(page)
        seat.ready()
        assert seat.my_turn()
        seat.choose(seat.enabled()[0])
        expect(page.locator("#log li").first).to_be_visible()
    finally:
        room.leave()
        served.end()


def reloaded(seat: Seat, note: Note) -> None:
    """Reload the page, and measure how long it takes until it is as before."""
    before = seat.shown()
    seat.page.reload()
    seat.ready()
    note("restored in ms", seat.page.evaluate("Math.round(performance.now())"))
    assert seat.shown() == before


def test_a_reload_restores_the_view(room: Room, record_property: Note) -> None:
    """All that the page showed and offered, a turned card too (criterion 50)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play"))
    seat.page.locator("#card-1 [data-turn]").click()
    expect(seat.page.locator("#card-1 .second")).to_be_visible()
    reloaded(seat, record_property)
    expect(seat.page.locator("#card-1 .second")).to_be_visible()
    expect(seat.page.locator("#card-0 .first")).to_be_visible()
    assert seat.look()["version"] == table["version"]


def test_a_reload_restores_an_unfinished_choice(room: Room, record_property: Note) -> None:
    """What was half chosen is there again, step by step, and can be finished (criterion 50)."""
    seat, table = room.at(acting, guest={"confirm": "always"})
    page = seat.page
    page.locator("#act-move").click()
    reloaded(seat, record_property)
    expect(page.locator("#table[data-verb=move]")).to_be_visible()
    expect(page.locator("#act-move")).to_have_attribute("aria-pressed", "true")
    choice = next(text for text in texts(table) if text.startswith("move "))
    seat.thing(choice).click()
    reloaded(seat, record_property)
    expect(page.locator("#table[data-verb=move]")).to_be_visible()
    expect(page.locator(f'#ask [data-ask="{choice}"]')).to_be_focused()
    assert seat.look()["version"] == table["version"]
    seat.answer(choice)
    seat.newer(table["version"])
    page.reload()
    seat.ready()
    expect(page.locator("#ask")).to_be_hidden()
    expect(page.locator("#table[data-verb]")).to_have_count(0)


def test_two_tabs_of_a_seat_stay_in_step(room: Room) -> None:
    """Both tabs of one seat show every choice (criterion 52)."""
    made = room.made(HERE, BOT)
    context = room.guest()
    one, two = (Seat.by(context.new_page(), made, "host") for _ in range(2))
    rng = Random(3)
    for seat, other in ((one, two), (two, one), (one, two)):
        assert seat.my_turn()
        seat.choose(lively(seat.enabled(), rng))
        assert seat.my_turn()
        assert other.my_turn()
        other.newer(seat.version - 1)
        assert seat.shown() == other.shown()


def test_a_hidden_tab_is_current_when_it_is_seen(room: Room, record_property: Note) -> None:
    """A frozen tab that lost its stream catches up by itself (criterion 52)."""
    made = room.made(HERE, BOT)
    context = room.guest()
    awake, asleep = (Seat.by(context.new_page(), made, "host") for _ in range(2))
    session = context.new_cdp_session(asleep.page)
    session.send("Network.enable")
    gone = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
    session.send("Network.emulateNetworkConditions", gone)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    assert awake.my_turn()
    awake.choose(awake.enabled()[0])
    assert awake.my_turn()
    back = {**gone, "offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", back)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    began = asleep.page.evaluate("performance.now()")
    asleep.newer(awake.version - 1)
    record_property("current in ms", asleep.page.evaluate("performance.now()") - began)
    assert asleep.shown() == awake.shown()


def test_a_spectator_sees_and_cannot_act(room: Room) -> None:
    """All that is public, nothing private, no way to choose (criterion 54)."""
    made = room.made(HERE, BOT, BOT)
    host, watch = room.sit(made, "host"), room.sit(made, "watch")
    page, rng, hands = watch.page, Random(3), set()
    for _ in range(5):
        assert host.my_turn()
        hands |= {json.dumps(text) for text in host.enabled() if text.startswith("play ")}
        host.choose(lively(host.enabled(), rng))
        assert host.my_turn()
        watch.newer(host.version - 1)
        assert page.locator("[data-choice], [data-choices], [data-undo], .hand").count() == 0
        table = watch.look()
        assert (table["seat"], table["hand"], table["choices"]) == (None, [], [])
        for number, player in enumerate(table["position"]["players"]):
            board = page.locator(f"#seat-{number} .stats > span > b")
            wanted = [player["rupees"], player["technology_tokens"], player["cards"]]
            expect(board).to_have_text([str(n) for n in wanted])
    assert hands
    assert not any(hand in page.content() for hand in hands)
    sent = watch.stores()
    for thing in page.locator(".hex, .counc, .contract").all()[::4]:
        thing.click(force=True)
    assert not sent
    assert page.evaluate(CHOICE) == 403


def test_the_chosen_colours_are_those_of_all_pages(room: Room) -> None:
    """Dark, chosen at the table, holds on the start page too (criterion 39)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host")
    page = seat.page
    page.evaluate("localStorage.setItem('ceylon.settings', JSON.stringify({scheme: 'dark'}))")
    page.goto("/")
    expect(page.locator("html.dark h1").first).to_be_visible()
