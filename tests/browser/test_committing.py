"""Committing to a choice: cancel, confirm, press twice, press too late."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.seating import Seat, Table, texts
from tests.browser.tabling import BOT, HERE, Room

from ceylon.sight.offers import CONTRACT, MARKER, OVER, TURN


def playing(table: Table) -> bool:
    return bool(table["question"]["name"] == "play")


def acting(table: Table) -> bool:
    return bool(table["question"]["name"] == "act")


def test_esc_and_cancel_leave_a_choice(room: Room) -> None:
    """A choice of several steps is left at any step; nothing is stored (criterion 11)."""
    seat, table = room.at(acting, guest={"confirm": "always"})
    page, ask, sent = seat.page, seat.page.locator("#ask"), seat.stores()
    aimed = page.locator("#table[data-verb=move]")
    leaves: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("button", name="Cancel").click(),
    )
    for leave in leaves:
        page.locator("#act-rupees").click()
        expect(ask).to_be_visible()
        leave()
        expect(ask).to_be_hidden()
        page.locator("#act-move").click()
        expect(aimed).to_be_visible()
        seat.thing(_a_move(table)).click()
        expect(ask).to_be_visible()
        leave()
        expect(ask).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator("#table[data-verb]")).to_have_count(0)
    assert not sent
    assert seat.look()["version"] == table["version"]


def _a_move(table: Table) -> str:
    return next(text for text in texts(table) if text.startswith("move "))


def paying(table: Table) -> bool:
    """The last to follow may pay for a move, and a card is drawn afterwards."""
    return table["question"]["name"] == "follow" and bool(_dear_move(table))


def _dear_move(table: Table) -> str:
    """To a hex where nothing else can be done."""
    paid = [offer["text"] for offer in table["choices"] if offer["price"]]
    places = [text.split()[-1] for text in texts(table)]
    moves = (text for text in paid if text.startswith("move "))
    return next((move for move in moves if places.count(move.split()[-1]) == 1), "")


def test_when_to_be_asked(room: Room) -> None:
    """What can be taken back is not asked about; always; never; it is kept (criterion 12)."""
    seat, table = room.at(playing, guest={"confirm": None})
    page, ask = seat.page, seat.page.locator("#ask")
    expect(page.locator("[data-setting=confirm]:checked")).to_have_value("final")
    card = texts(table)[0]
    seat.thing(card).click()
    seat.newer(table["version"])
    expect(ask).to_be_hidden()
    seat.prefer("always")
    page.reload()
    seat.ready()
    expect(page.locator("[data-setting=confirm]:checked")).to_have_value("always")
    asked_for(seat, "rupees")
    seat.take_back("one")
    asked_for(seat, card)
    seat.prefer("never")
    seat.choose(card)
    before = seat.version
    seat.thing("rupees").click()
    seat.newer(before)
    expect(ask).to_be_hidden()


def test_what_cannot_be_taken_back_is_asked_about(room: Room) -> None:
    """If it is paid for, with the reason; the second click on it confirms (criterion 12)."""
    seat, table = room.at(paying, guest={"confirm": None})
    move = _dear_move(table)
    asked_for(seat, move, "This ends the turn: a card is drawn")
    for _ in range(2):
        seat.thing(move).click()
        seat.page.wait_for_timeout(400)  # longer than a double click
    seat.newer(table["version"])
    expect(seat.page.locator("#ask")).to_be_hidden()


FINAL = """([choice, why]) => {
    const source = document.getElementById('offers');
    const offers = JSON.parse(source.textContent);
    offers[choice] = {...offers[choice], why, dear: true};
    source.textContent = JSON.stringify(offers);
}"""
"""As if the server had said so of a choice: games come to some of it once, and late."""


def test_each_reason_is_said(room: Room) -> None:
    """Why a choice is final: a contract, the last marker, the last choice (criterion 12)."""
    seat, _ = room.at(acting, guest={"confirm": None})
    seat.heard()
    for why, said in (
        (TURN, "a card is drawn"),
        (CONTRACT, "A new contract goes on the train"),
        (MARKER, "your last marker"),
        (OVER, "the last choice of the game"),
    ):
        seat.page.evaluate(FINAL, ["rupees", why])
        asked_for(seat, "rupees", said)


def test_what_costs_nothing_is_not_asked_about(room: Room) -> None:
    """Though it ends the turn (criterion 12)."""
    seat, table = room.at(lambda t: t["question"]["name"] == "follow", guest={"confirm": None})
    seat.thing("rupees").click()
    seat.newer(table["version"])


def asked_for(seat: Seat, choice: str, why: str = "") -> None:
    """A click does not choose yet."""
    before = seat.version
    seat.thing(choice).click()
    expect(seat.page.locator(f'#ask [data-ask="{choice}"]')).to_be_visible()
    expect(seat.page.locator("#ask-why")).to_contain_text(why)
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator("#ask")).to_be_hidden()
    assert seat.look()["version"] == before


def double_click(seat: Seat, choice: str) -> None:
    seat.thing(choice).dblclick()


AT_ONCE = """() => {
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
    Object.defineProperty(MouseEvent.prototype, 'timeStamp', {
        configurable: true, get() { return stamp.call(this) / 1000; },
    });
}"""
"""A busy machine may take long from one tap to the next: for the page they are near."""


def double_tap(seat: Seat, choice: str) -> None:
    thing = seat.thing(choice)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    seat.page.evaluate(AT_ONCE)
    for _ in range(2):
        seat.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def held(key: str) -> Callable[[Seat, str], None]:
    def hold(seat: Seat, choice: str) -> None:
        seat.thing(choice).focus()
        for _ in range(6):
            seat.page.keyboard.down(key)
        seat.page.keyboard.up(key)

    return hold


TWICE = pytest.mark.parametrize(
    "twice",
    [double_click, double_tap, held("Enter"), held(" ")],
    ids=["double click", "double tap", "held Enter", "held Space"],
)


@TWICE
def test_one_choice_is_stored(room: Room, twice: Callable[[Seat, str], None]) -> None:
    """On a hex, a card and a button, whatever takes its place meanwhile (criterion 17)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host", has_touch=True)
    sent = seat.stores()
    for number, verb in enumerate(("start", "play", "rupees"), 1):
        assert seat.my_turn()
        before = seat.look()
        choice = next(text for text in texts(before) if text.startswith(verb))
        twice(seat, choice)
        seat.newer(before["version"])
        log = seat.look()["log"]
        mine = {line["number"] for line in log if line["seat"] == 0} - {
            line["number"] for line in before["log"]
        }
        assert len(sent) == number, sent
        assert before["version"] + 1 in mine
    assert seat.my_turn()
    assert len(sent) == 3


@TWICE
def test_twice_does_not_confirm(room: Room, twice: Callable[[Seat, str], None]) -> None:
    """Pressing fast or long does not answer the question that comes up (criteria 12, 17)."""
    guest = {"confirm": "always", "has_touch": True}
    seat, table = room.at(acting, guest=guest)
    sent = seat.stores()
    for choice in (_a_move(table), "rupees"):
        twice(seat, choice)
        expect(seat.page.locator("#ask")).to_be_visible()
        seat.page.keyboard.press("Escape")
        expect(seat.page.locator("#ask")).to_be_hidden()
    assert not sent
    assert seat.look()["version"] == table["version"]


def test_a_double_click_takes_back_one(room: Room) -> None:
    """The second click is not a second undo (criterion 17)."""
    seat, table = room.at(lambda t: acting(t) and bool(t["undo"]))
    sent = seat.stores()
    seat.page.locator("[data-undo=one]").dblclick()
    seat.newer(table["version"])
    assert len(sent) == 1
    assert seat.look()["version"] == table["version"] + 1


def test_a_stale_page_says_so(room: Room) -> None:
    """It says so in an alert, refreshes, and stores nothing (criteria 18, 43)."""
    made = room.made(HERE, BOT, start=0)
    page = room.guest().new_page()
    page.route("**/stream*", lambda route: route.abort())
    seat = Seat.by(page, made, "host")
    choice, *_, other = seat.enabled()
    sitting = made.as_("host")
    sitting.choose(other, 0)
    while not (fresh := sitting.look())["choices"]:
        page.wait_for_timeout(20)
    seat.click(choice)
    expect(page.get_by_role("alert")).to_contain_text("The board has changed")
    seat.until(f"document.getElementById('table').dataset.version == {fresh['version']}")
    assert sorted(seat.enabled()) == sorted(texts(fresh))
    assert seat.look()["log"] == fresh["log"]
