"""Commit and undo: criteria 11 to 18."""

from random import Random

from playwright.sync_api import expect
from tests.browser.tabling import BOT, HERE, HUMAN, Room, Seat, lively, texts


def pair(room: Room) -> tuple[Seat, Seat]:
    made = room.made({**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Ben"}, start=0)
    return room.sit(made, "seat 1"), room.sit(made, "seat 2")


def mover(*seats: Seat) -> Seat:
    """The seat that must choose, on a page that shows it."""
    version = seats[0].api.look()["version"]
    for seat in seats:
        seat.newer(version - 1)
    return next(seat for seat in seats if seat.enabled())


def begun(room: Room) -> Seat:
    """A seat that is to play a card, alone with a bot."""
    seat = room.sit(room.made(HERE, BOT), "host")
    seat.toward(lambda t: t["question"]["name"] == "play", Random(1))
    return seat


def test_esc_and_cancel_leave_a_choice(room: Room) -> None:
    """11: a choice of several steps is left by Esc or Cancel, and nothing is stored."""
    seat = begun(room)
    seat.choose(seat.enabled()[0])
    seat.prefer("always")
    page, sent, before = seat.page, seat.sends(), seat.version
    page.locator("#act-rupees").click()
    expect(page.locator("#ask")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#ask")).to_be_hidden()
    page.locator("#act-rupees").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("#ask")).to_be_hidden()
    page.locator("#act-move").click()
    expect(page.locator("#table[data-verb=move]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#table[data-verb]")).to_have_count(0)
    assert not sent
    assert seat.look()["version"] == before


def test_when_to_be_asked(room: Room) -> None:
    """12: never, when it spends something or ends my choices, always; kept after a reload."""
    seat = begun(room)
    page, ask = seat.page, seat.page.locator("#ask")
    seat.prefer("spend")
    card = seat.enabled()[0]
    seat.click(card)
    seat.newer(seat.look()["version"] - 1)
    moves = [o for o in seat.look()["choices"] if o["text"].startswith("move ") and o["price"]]
    seat.thing(moves[0]["text"]).click()
    expect(ask).to_be_visible()
    page.keyboard.press("Escape")
    seat.prefer("always")
    page.reload()
    seat.ready()
    page.locator("[data-undo=one]").click()
    seat.newer(seat.version)
    seat.thing(card).click()
    expect(ask).to_be_visible()
    page.keyboard.press("Escape")
    seat.prefer("never")
    seat.choose(card)
    expect(ask).to_be_hidden()


def test_undo_is_there_exactly_when_it_cannot_peek(room: Room) -> None:
    """13: undo stands on the page exactly when the table allows it, with what it takes back."""
    ana, ben = pair(room)
    rng, kinds = Random(7), set()
    for _ in range(14):
        seat = mover(ana, ben)
        for each in (ana, ben):
            undo = each.look()["undo"]
            kind = None if undo is None else "ask" if undo["ask"] else "one"
            kinds.add(kind)
            wanted = 0 if kind is None else 1
            expect(each.page.locator(f"[data-undo={kind}]")).to_have_count(wanted)
            whole = 1 if undo and undo["whole_turn"] else 0
            expect(each.page.locator("[data-undo=turn]")).to_have_count(whole)
        seat.choose(lively(seat.enabled(), rng))
    assert kinds == {None, "one", "ask"}


def test_undo_restores_and_gives_the_same_cards_again(room: Room) -> None:
    """15, 16: the same hidden cards come after undo and redo; every page is right at once."""
    ana, ben = pair(room)
    seat = mover(ana, ben)
    while seat.look()["question"]["name"] != "play":
        seat.choose(seat.enabled()[0])
        seat = mover(ana, ben)
    other = ben if seat is ana else ana
    hand, card = seat.look()["hand"], seat.enabled()[0]
    seat.choose(card)
    after = seat.look()["hand"]
    undo = seat.page.locator("[data-undo=one]")
    expect(undo).to_contain_text("Undo")
    before = seat.version
    undo.click()
    seat.newer(before)
    other.newer(before)
    assert seat.look()["hand"] == hand
    status = other.page.locator("#status").inner_text()
    expect(other.page.locator("#card-played")).to_have_count(0)
    other.page.reload()
    assert other.page.locator("#status").inner_text() == status
    seat.choose(card)
    assert seat.look()["hand"] == after


def test_later_it_is_ask_to_undo(room: Room) -> None:
    """14: the others see who asks, and accept or decline."""
    ana, ben = pair(room)
    first = mover(ana, ben)
    first.choose(first.enabled()[0])
    second = mover(ana, ben)
    second.choose(second.enabled()[0])
    for answer in ("decline", "accept"):
        before = first.look()["log"]
        first.page.locator("[data-undo=ask]").click()
        second.page.locator(f"[data-undo={answer}]").click()
        expect(second.page.locator(".asks")).to_have_count(0)
        if answer == "decline":
            assert first.look()["log"] == before
    expect(first.page.locator("#log li")).not_to_have_count(len(before))


def test_a_double_click_and_a_held_key_store_one(room: Room) -> None:
    """17: a double click, a double tap, a held key: one choice is stored."""
    seat = begun(room)
    seat.choose(seat.enabled()[0])
    before = seat.look()["version"]
    sent = seat.sends()
    seat.page.locator("[data-undo=one]").dblclick()
    seat.newer(before)
    assert seat.look()["version"] == before + 1
    thing = seat.thing(seat.enabled()[0])
    thing.focus()
    for _ in range(4):
        seat.page.keyboard.down("Enter")
    seat.page.keyboard.up("Enter")
    seat.newer(before + 1)
    assert len(sent) == 2
    assert seat.look()["version"] == before + 2


def test_a_stale_page_says_so(room: Room) -> None:
    """18: the page says that the board has changed, refreshes, and stores nothing."""
    made = room.made(HERE, BOT)
    page = room.guest().new_page()
    page.route("**/stream", lambda route: route.abort())
    seat = Seat.by(page, made, "host")
    assert seat.my_turn()
    choice, *_ = seat.enabled()
    table = made.as_("host").look()
    made.as_("host").choose(texts(table)[-1], table["version"])
    fresh = made.as_("host").look()
    seat.click(choice)
    expect(page.get_by_role("alert")).to_contain_text("The board has changed")
    seat.newer(table["version"])
    assert seat.look()["log"][: len(fresh["log"])] == fresh["log"]
