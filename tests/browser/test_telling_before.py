"""What the page shows before a choice."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import expect
from tests.browser.seating import Seat, Table, eager, texts
from tests.browser.tabling import BOT, HERE, Room

from ceylon.box import load
from ceylon.record.notation import CONTRACT_NAMES

HARVESTING = eager("harvest", "plant")


def chests(player: dict[str, Any]) -> int:
    return sum(player["chests"].values())


def harvested_from_others(table: Table) -> list[str]:
    position = table["position"]
    return [h for h in position["harvested"] if h not in position["players"][0]["plantations"]]


def too_much(table: Table) -> bool:
    """A harvest under way, from another's plantation too, of more than the warehouse holds."""
    me = table["position"]["players"][0]
    full = chests(me) > load().warehouse
    return bool(table["position"]["harvested"] and harvested_from_others(table) and full)


def test_a_harvest_is_seen_before_it_is_begun(room: Room) -> None:
    """The button shows every chest within reach (criterion 6)."""
    seat, table = room.at(
        lambda t: sum(text.startswith("harvest ") for text in texts(t)) > 1, seed=9
    )
    in_reach = [text.split()[1] for text in texts(table) if text.startswith("harvest ")]
    shown = seat.page.locator("#act-harvest .gives svg")
    expect(shown).to_have_count(len(in_reach))
    seat.choose(f"harvest {in_reach[0]}")
    expect(seat.page.locator(".tally .gives svg")).to_have_count(1)
    left = f"1 taken, {len(in_reach) - 1} left"
    expect(seat.page.locator(".tally .said")).to_contain_text(left)


def test_a_harvest_is_seen_before_it_is_final(room: Room) -> None:
    """Chests, points and whose they are, what must be discarded; it comes true (criterion 6)."""
    seat, table = room.at(too_much, seed=9, pick=HARVESTING, seats=(HERE, {**BOT, "name": "Ben"}))
    position = table["position"]
    taken = seat.page.locator(".tally")
    expect(taken.locator(".gives svg")).to_have_count(len(position["harvested"]))
    points, over = len(harvested_from_others(table)), chests(position["players"][0]) - 5
    expect(taken).to_contain_text(re.compile(rf"Ben: \+{points} point"))
    expect(taken).to_contain_text(re.compile(rf"{over} chests? too many"))
    before = table["scores"][1]["harvests"]
    seat.choose("done")
    assert seat.look()["scores"][1]["harvests"] == before
    for left in range(over, 0, -1):
        assert seat.look()["question"]["name"] == "discard", left
        seat.choose(seat.enabled()[0])
    assert chests(seat.look()["position"]["players"][0]) == load().warehouse


def test_a_card_is_turned_by_click_or_key(room: Room) -> None:
    """Both ways round are shown as you and the others (criterion 7)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "play"))
    sent = seat.stores()
    for place, card in enumerate(table["hand"]):
        turned_over(seat, place, card.split("/"), table["seats"][1]["name"].lower())
    assert not sent
    assert seat.look()["version"] == table["version"]


def turned_over(seat: Seat, place: int, sides: list[str], other: str) -> None:
    card = seat.page.locator(f"#card-{place}")
    up, down = (card.locator(f".{way}") for way in ("first", "second"))
    for way, (mine, theirs) in ((up, sides), (down, reversed(sides))):
        expect(way.locator(".up .cap")).to_contain_text("you")
        expect(way.locator(".up")).to_contain_text(re.compile(mine, re.IGNORECASE))
        expect(way.locator(".down .cap")).to_contain_text("others")
        expect(way.locator(".down")).to_contain_text(re.compile(theirs, re.IGNORECASE))
        label = (way.get_attribute("aria-label") or "").lower()
        assert re.search(f"{mine} for you, {theirs} for {other}", label)
    expect(up).to_be_visible()
    card.locator("[data-turn]").click()
    expect(down).to_be_visible()
    expect(up).to_be_hidden()
    down.focus()
    seat.page.keyboard.press("t")
    expect(up).to_be_visible()
    expect(up).to_be_focused()


def note(table: Table, contract: str) -> str:
    """What a contract's note must say, by A3.1 and A3.2."""
    if not fits(table, contract):
        return "no free space"
    return "missing" if missing(table, contract) else "you can deliver"


def fits(table: Table, contract: str) -> bool:
    me = table["position"]["players"][0]
    companies = {CONTRACT_NAMES.index(each) >> 2 for each in me["contracts"]}
    gone = load().markers - me["markers"]
    free = sum(sum(load().leaves[: place + 1]) <= gone for place in range(len(load().leaves)))
    return CONTRACT_NAMES.index(contract) >> 2 in companies or len(companies) < free


def missing(table: Table, contract: str) -> int:
    have = table["position"]["players"][0]["chests"].values()
    wanted = load().contracts[CONTRACT_NAMES.index(contract)].chests
    return sum(max(0, n - own) for n, own in zip(wanted, have, strict=True))


def notes(table: Table) -> set[str]:
    return {note(table, wagon) for wagon in table["position"]["wagons"] if wagon}


def told_contracts(seat: Seat, table: Table) -> None:
    for number, wagon in enumerate(table["position"]["wagons"], 1):
        contract = seat.page.locator(f"#wagon-{number} .contract")
        wanted = load().contracts[CONTRACT_NAMES.index(wagon)]
        expect(contract.locator(".goods svg")).to_have_count(sum(wanted.chests))
        rewards = contract.locator(".reward b").all_inner_texts()
        assert rewards == [str(wanted.rupees), str(wanted.points)]
        lacking = missing(table, wagon) if fits(table, wagon) else 0
        expect(contract.locator(".miss svg")).to_have_count(lacking)
        expect(contract.locator(".miss")).to_contain_text(note(table, wagon))


def test_a_contract_that_can_be_fulfilled(room: Room) -> None:
    """Beside those for which something is missing, and what; with both rewards (criterion 8)."""
    seat, table = room.at(
        lambda t: notes(t) == {"you can deliver", "missing"},
        seed=5,
        pick=eager("plant", "harvest", "done"),
    )
    told_contracts(seat, table)


def test_a_contract_without_a_space(room: Room) -> None:
    """Whether all chests are there or not, there is no space for the company (criterion 8)."""
    seat, table = room.at(
        lambda t: "no free space" in notes(t), seed=22, pick=eager("trade", "harvest", "done")
    )
    told_contracts(seat, table)


def test_a_token_is_offered_beside_the_normal_way(room: Room) -> None:
    """Spending it is offered when it is legal, and hides nothing (criterion 9)."""
    seat, table = room.at(
        lambda t: "technology token" in texts(t) and len(t["choices"]) > 2, seed=3
    )
    expect(seat.page.locator('[data-choice="technology token"]')).to_be_visible()
    assert sorted(seat.enabled()) == sorted(texts(table))
    for action in ("move", "rupees"):
        expect(seat.page.locator(f"#act-{action}")).to_be_visible()
        expect(seat.page.locator(f"#act-{action}[aria-disabled]")).to_have_count(0)
    seat.choose("technology token")
    assert seat.look()["question"]["name"] == "extra"


def test_no_token_is_offered_without_one(room: Room) -> None:
    """A player without tokens is not asked to spend one (criterion 9)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == "act"))
    assert table["position"]["players"][0]["technology_tokens"] == 0
    expect(seat.page.locator('[data-choice="technology token"]')).to_have_count(0)


def test_if_it_ended_now_is_the_engines_scoring(room: Room) -> None:
    """The totals, and each source of them (criterion 10)."""
    seat, table = room.at(
        lambda t: t["position"]["turn"] > 12, seats=(HERE, BOT, BOT), starting_tiles=True
    )
    scores = sorted(table["scores"], key=lambda score: score["seat"])
    shown = seat.page.locator(".now li b").all_inner_texts()
    assert Counter(number(n) for n in shown if n) == Counter(s["total"] for s in scores)
    rows = seat.page.locator("#pop-sums tbody tr").all()
    points = [[number(n) for n in row.locator("td").all_text_contents()] for row in rows]
    totals = [score["total"] for score in scores]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    feet = seat.page.locator("#pop-sums tfoot td").all_text_contents()
    assert [number(n) for n in feet] == totals
    told = {tuple(row) for row in points}
    for source in ("bonus", "harvests", "contracts", "technology_spaces", "companies", "markers"):
        assert tuple(score[source] for score in scores) in told, source
    for majority in scores[0]["majorities"]:
        own = tuple(score["majorities"][majority]["points"] for score in scores)
        assert own in told, majority


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))
