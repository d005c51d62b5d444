"""What is in view, and what everything is called."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.seating import Seat, Table, eager
from tests.browser.tabling import BOT, HERE, PHONE, Room

from ceylon.record.notation import CONTRACT_NAMES

TEAS = ("black", "green", "white")


BESIDE_THE_MAP = """() => {
    const outer = document.querySelector('.mapbox').getBoundingClientRect();
    const hexes = [...document.querySelectorAll('.hex .hit')].map((e) => e.getBoundingClientRect());
    return [Math.min(...hexes.map((e) => e.left)) - outer.left,
        outer.right - Math.max(...hexes.map((e) => e.right))];
}"""
"""How much room there is on either side of it."""
ORDER = ("active player", "1st to act", "2nd to act")


def late(table: Table) -> bool:
    return bool(table["position"]["turn"] > 9)


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ((HERE, BOT), {}),
        ((HERE, BOT, BOT, BOT), {"starting_tiles": True}),
        ((HERE,), {"railway": "built"}),
    ],
    ids=["two", "four", "solo"],
)
def test_all_that_matters_is_in_view(
    room: Room, seats: tuple[dict[str, str], ...], more: dict[str, Any]
) -> None:
    """At 1280 by 720: map, hand, own board, train and status (criterion 29)."""
    seat, _ = room.at(
        lambda t: bool(t["question"]["name"] == "act" and late(t)), seats=seats, **more
    )
    for selector in ("#map", ".hand", ".mine", ".train", "#status", "#choose"):
        expect(seat.page.locator(selector)).to_be_in_viewport(ratio=0.99)
    if len(seats) == 2:
        left, right = seat.page.evaluate(BESIDE_THE_MAP)
        assert abs(left - right) <= 4
    assert seat.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_phone_needs_no_sideways_scrolling(room: Room) -> None:
    """A narrow page keeps its width, and a tap makes a choice (criteria 36, 38)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host", size=PHONE, has_touch=True)
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    seat.thing(seat.enabled()[0]).tap()
    seat.newer(0)


def test_all_that_is_public_of_an_opponent(room: Room) -> None:
    """Every number and piece, on the boards, the map and the track (criteria 27, 30)."""
    seat, table = room.at(
        lambda t: t["position"]["turn"] > 14,
        seats=(HERE, {"kind": "greedy"}, {"kind": "greedy"}),
        starting_tiles=True,
        pick=eager("rupees"),
    )
    players = table["position"]["players"]
    assert players[1]["contracts"]
    assert players[1]["councillors"]
    in_their_order(seat, table)
    for number in (1, 2):
        on_the_board(seat.page.locator(f"#seat-{number}"), players[number], table, number)
        on_the_map(seat, players[number], number)


def in_their_order(seat: Seat, table: Table) -> None:
    """Who began has the teapot; who acts when is in words."""
    position, page = table["position"], seat.page
    expect(page.locator(".tp")).to_have_count(1)
    expect(page.locator(f"#seat-{position['start']} .tp")).to_be_visible()
    expect(page.locator(".choosing")).to_have_id(f"seat-{position['seat']}")
    expect(page.locator(".choosing")).to_have_attribute("aria-current", "true")
    for number in (1, 2):
        place = ORDER[(number - position["active"]) % 3]
        expect(page.locator(f"#seat-{number} .nm small")).to_contain_text(place)


def on_the_board(board: Locator, player: dict[str, Any], table: Table, number: int) -> None:
    wanted = [player["rupees"], player["technology_tokens"], player["cards"]]
    expect(board.locator(".stats > span > b")).to_have_text([str(n) for n in wanted])
    expect(board.locator(".ware span:not(.empty)")).to_have_count(sum(player["chests"].values()))
    stored = board.locator(".ware").get_attribute("aria-label") or ""
    for tea, n in player["chests"].items():
        assert not n or f"{n} {tea}" in stored
    companies = {CONTRACT_NAMES.index(each) >> 2 for each in player["contracts"]}
    expect(board.locator(".spaces > li")).to_have_count(5)
    expect(board.locator(".spaces > li.full")).to_have_count(len(companies))
    expect(board.locator(".spaces > li.covered svg")).to_have_count(player["markers"])
    expect(board.locator(".tile")).to_have_count(1)
    used = player["tile"] is None
    expect(board.locator(".tile.used")).to_have_count(1 if used else 0)
    score = next(score for score in table["scores"] if score["seat"] == number)
    points = ("bonus", "harvests", "contracts", "technology_spaces", "councillor")
    in_play = sum(score[source] for source in points)
    expect(board.locator(".pts")).to_have_text(re.compile(rf"^{in_play}\s*points$"))


def on_the_map(seat: Seat, player: dict[str, Any], number: int) -> None:
    page = seat.page
    expect(page.locator(f"#disc-{number}")).to_have_count(1)
    space = page.locator(".track li", has=page.locator(f"#disc-{number}"))
    expect(space.locator(".n")).to_have_text(str(player["technology"]))
    label = said(page.locator(f"#hex-{player['pawn']}"))
    assert f"player {number + 1}" in label.split("pawns here")[1]
    for place in player["plantations"]:
        expect(page.locator(f"#plantation-{place}")).to_have_count(1)
        assert f"player {number + 1}’s plantation" in said(page.locator(f"#hex-{place}"))
    discs = page.locator(f".counc:has(use[href$='#disc-{number}'])")
    expect(discs).to_have_count(len(player["councillors"]))


def said(thing: Locator) -> str:
    """The accessible name, whatever its capitals."""
    return (thing.get_attribute("aria-label") or "").lower()


def test_everything_has_a_name_with_its_state(room: Room) -> None:
    """Every hex, card, contract and board (criterion 42)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play" and late(t)), seed=3)
    hexes_named(seat, table)
    for number in range(2):
        player = table["position"]["players"][number]
        name = seat.page.locator(f"#seat-{number}").get_attribute("aria-label") or ""
        for thing in ("rupees", "technology_tokens"):
            assert re.search(rf"\b{player[thing]} {thing.split('_')[0].rstrip('s')}", name), name
        assert re.search(rf"\b{player['cards']} cards? in hand", name)
        for part in ("point", "Warehouse", "Contract spaces"):
            assert part in name
    for place, card in enumerate(table["hand"]):
        up, down = card.split("/")
        name = seat.page.locator(f"#card-{place} .first").get_attribute("aria-label") or ""
        other = table["seats"][1]["name"].lower()
        assert re.search(f"{up} for you, {down} for {other}", name.lower())
    for contract in seat.page.locator(".contract:not(.none)").all():
        name = contract.get_attribute("aria-label") or ""
        for part in ("company", "wants", "rupees or", "point", ". "):
            assert part in name


def hexes_named(seat: Seat, table: Table) -> None:
    position = table["position"]
    for place, level in position["levels"].items():
        name = said(seat.page.locator(f"#hex-{place}"))
        assert name.startswith(f"{place.lower()}, "), name
        assert f"level {level}, {TEAS[level]}" in name
        owners = [n for n, p in enumerate(position["players"], 1) if place in p["plantations"]]
        wanted = f"player {owners[0]}’s plantation" if owners else "no plantation"
        assert wanted in name
        for number, player in enumerate(position["players"], 1):
            pawn = re.search(rf"pawns here: [^.]*player {number}", name)
            assert (player["pawn"] == place) == bool(pawn)
