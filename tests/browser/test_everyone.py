"""In view and by keyboard: criteria 29, 30, 40, 41, 42."""

from random import Random

from playwright.sync_api import Page, expect
from tests.browser.tabling import BOT, HERE, PHONE, Room, Seat, lively

FOCUSED = """() => {
    const e = document.activeElement;
    return e ? [e.dataset?.hex ?? '', e.dataset?.choice ?? e.dataset?.ask ?? '',
        e.closest('.card')?.id ?? ''] : ['', '', ''];
}"""


def test_all_that_matters_is_in_view(room: Room) -> None:
    """29: at 1280 by 720 map, hand, own board, train and status need no scrolling."""
    seat = room.sit(room.made(HERE, BOT, BOT, BOT), "host")
    seat.toward(lambda t: t["question"]["name"] == "act", Random(2))
    for selector in ("#map", ".hand", ".mine", ".train", "#status", "#choose"):
        box = seat.page.locator(selector).bounding_box()
        assert box is not None, selector
        assert box["x"] >= 0, selector
        assert box["y"] >= 0, selector
        assert box["x"] + box["width"] <= 1280.5, selector
        assert box["y"] + box["height"] <= 720.5, selector


def test_a_phone_needs_no_sideways_scrolling(room: Room) -> None:
    """A narrow page keeps its width, and a choice can be made by a tap."""
    seat = room.sit(room.made(HERE, BOT), "host", size=PHONE, has_touch=True)
    assert seat.my_turn()
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    before = seat.version
    seat.thing(seat.enabled()[0]).tap()
    seat.newer(before)


def test_all_that_is_public_of_an_opponent(room: Room) -> None:
    """30: rupees, tokens, cards, chests, markers, points and tile of each opponent."""
    seat = room.sit(room.made(HERE, BOT, BOT, starting_tiles=True), "host")
    table = seat.toward(lambda t: t["position"]["turn"] > 5, Random(2))
    for number in (1, 2):
        player = table["position"]["players"][number]
        board = seat.page.locator(f"#seat-{number}")
        wanted = [player["rupees"], player["technology_tokens"], player["cards"]]
        shown = board.locator(".stats > span > b").all_inner_texts()
        assert shown == [str(n) for n in wanted]
        chests = board.locator(".ware li:not(.empty)")
        expect(chests).to_have_count(sum(player["chests"].values()))
        expect(board.locator(".spaces > li")).to_have_count(5)
        leaves = board.locator(".spaces > li.covered svg")
        expect(leaves).to_have_count(player["markers"])
        expect(board.locator(".tile")).to_have_count(1)
        expect(board.locator(".pts")).not_to_be_empty()
        expect(seat.page.locator(f"#disc-{number}")).to_have_count(1)
        expect(seat.page.locator(f"#pawn-{number}")).to_have_count(1)


def test_everything_has_a_name_with_its_state(room: Room) -> None:
    """42: every hex, card, contract and board has an accessible name with its full state."""
    seat = room.sit(room.made(HERE, BOT), "host")
    table = seat.toward(lambda t: t["question"]["name"] == "play", Random(2))
    page = seat.page
    for hexagon in page.locator(".hex").all():
        name = hexagon.get_attribute("aria-label") or ""
        assert (hexagon.get_attribute("data-hex") or "?") in name
        assert "level" in name
        assert "lantation" in name
    rupees = table["position"]["players"][1]["rupees"]
    assert f"{rupees} rupee" in (page.locator("#seat-1").get_attribute("aria-label") or "")
    for card in page.locator(".card .face").all():
        assert "for the others" in (card.get_attribute("aria-label") or "")
    for contract in page.locator(".contract:not(.none)").all():
        name = contract.get_attribute("aria-label") or ""
        assert "wants" in name
        assert "rupees or" in name


def test_arrows_go_to_neighbours_and_focus_survives(room: Room) -> None:
    """40, 41: the map is one tab stop; arrows go to neighbours; an update keeps the focus."""
    seat = room.sit(room.made(HERE, BOT), "host")
    assert seat.my_turn()
    page = seat.page
    expect(page.locator(".hex[tabindex='0']")).to_have_count(1)
    page.locator("#hex-K1").focus()
    for key, place in (("ArrowRight", "K2"), ("ArrowLeft", "K1"), ("ArrowDown", "K5")):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED)[0] == place
    page.keyboard.press("PageDown")
    assert page.evaluate(FOCUSED)[0].startswith("R")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('[data-choice], [data-choices]')")
    ring = page.evaluate(
        "getComputedStyle(document.activeElement.querySelector('.ring')).strokeWidth"
    )
    assert float(ring.removesuffix("px")) >= 4
    place = page.evaluate(FOCUSED)[0]
    before = seat.version
    page.keyboard.press("Enter")
    seat.newer(before)
    assert seat.my_turn()
    assert page.evaluate(FOCUSED)[0] == place
    expect(page.locator(".hex[tabindex='0']")).to_have_count(1)


def by_keys(seat: Seat, choice: str) -> None:
    """Go to a choice with the Tab key and the map's own keys, and take it with Enter."""
    page = seat.page
    thing = seat.thing(choice)
    place = thing.get_attribute("data-hex")
    card = thing.locator("xpath=..").get_attribute("id") if choice.startswith("play ") else None
    for _ in range(80):
        hexagon, own, on_card = page.evaluate(FOCUSED)
        if own == choice or (place and hexagon) or (card and on_card == card):
            break
        page.keyboard.press("Tab")
    if place:
        _on_the_map(page, place)
    if card and page.evaluate(FOCUSED)[1] != choice:
        page.keyboard.press("t")
    page.keyboard.press("Enter")
    if page.locator("#ask:not([hidden])").count():
        while page.evaluate(FOCUSED)[1] != choice:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def _on_the_map(page: Page, place: str) -> None:
    for _ in range(40):
        if page.evaluate(FOCUSED)[0] == place:
            return
        page.keyboard.press("n")


def test_a_whole_game_by_keyboard_alone(room: Room) -> None:
    """40: a whole game without a mouse."""
    seat = room.sit(room.made(HERE, BOT), "host")
    rng = Random(11)
    while seat.my_turn():
        before = seat.version
        by_keys(seat, lively(seat.enabled(), rng))
        seat.newer(before)
    assert seat.look()["finished"]
