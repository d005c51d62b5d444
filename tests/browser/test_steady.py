"""What rises under the pointer comes to rest, wherever the pointer is."""

import pytest
from playwright.sync_api import Page
from tests.browser.seating import Table
from tests.browser.tabling import HERE, Room

TURNS = """async (where) => {
    const thing = document.querySelector(where);
    let [before, way, turns] = [thing.getBoundingClientRect().y, 0, 0];
    for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        const now = thing.getBoundingClientRect().y;
        const going = Math.sign(now - before);
        if (going && going !== way) { turns += 1; way = going; }
        before = now;
    }
    return turns;
}"""
"""How often a thing changes its way, up or down, in sixty frames."""
WANTED = {
    "#act-rupees": lambda table: table["question"]["name"] == "act",
    "#card-0": lambda table: table["question"]["name"] == "play",
}


def turns(page: Page, where: str) -> int:
    """With the pointer at the lower edge."""
    at = page.locator(where).bounding_box()
    assert at is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] - 1)
    found: int = page.evaluate(TURNS, where)
    return found


@pytest.mark.parametrize("where", WANTED)
def test_a_thing_at_the_table_does_not_tremble(room: Room, where: str) -> None:
    def wanted(table: Table) -> bool:
        return bool(WANTED[where](table))

    seat, _ = room.at(wanted, seats=(HERE,), seed=5)
    assert turns(seat.page, where) <= 1


def test_the_start_does_not_tremble(room: Room) -> None:
    page = room.guest().new_page()
    page.goto("/")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert turns(page, ".play") <= 1
