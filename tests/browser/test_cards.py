"""The cards that lie beside a real board: the distribution of the contracts, and the aid."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.seating import Seat, Table, eager
from tests.browser.tabling import BOT, HERE, PHONE, WIDE, Room
from tests.browser.test_fit import FIT

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def late(table: Table) -> bool:
    """After some contracts have been fulfilled."""
    position = table["position"]
    return any(each["contracts"] for each in position["players"]) and position["turn"] > 14


def open_card(seat: Seat, button: str, card: str) -> Locator:
    """One click."""
    seat.page.locator(f"{button}[popovertarget={card}]").click()
    shown = seat.page.locator(f"#{card}")
    expect(shown).to_be_visible()
    assert seat.page.evaluate(FIT, card) == []
    return shown


def placed(companies: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for company in companies for each in company["contracts"]]


@SIZES
def test_every_contract_is_one_click_away(room: Room, size: tuple[int, int]) -> None:
    """What was on the train, who fulfilled what, and what is to come (criterion 33)."""
    seat, _ = room.at(
        late,
        seats=(HERE, {"kind": "greedy"}, {"kind": "greedy"}),
        pick=eager("rupees"),
        guest={"size": size},
    )
    card = open_card(seat, ".deck", "pop-contracts")
    companies = seat.look("/contracts")["companies"]
    slips = card.locator("tbody .slip")
    expect(slips).to_have_count(20)
    for slip, contract in zip(slips.all(), placed(companies), strict=True):
        expect(slip).to_have_class(f"slip at-{contract['place']}")
        expect(slip.locator(".wants svg")).to_have_count(3)
        rewards = [str(contract["rupees"]), str(contract["points"])]
        expect(slip.locator(".brings b")).to_have_text(rewards)
        if contract["wagon"]:
            expect(slip.locator(".at b")).to_have_text(str(contract["wagon"]))
        if contract["seat"] is not None:
            expect(slip.locator(f".at use[href$='#mark-{contract['seat']}']")).to_have_count(1)
    to_come = [str(company["to_come"]) for company in companies]
    expect(card.locator("tbody .left b")).to_have_text(to_come)
    places = Counter(contract["place"] for contract in placed(companies))
    numbers = [str(places[place]) for place in ("deck", "train", "taken")]
    expect(card.locator("dl > div > dd:first-of-type")).to_have_text(numbers)


@SIZES
def test_the_aid_is_one_click_away_and_leads_to_the_rules(
    room: Room, size: tuple[int, int]
) -> None:
    """A turn, the actions and what scores; a rule's ID opens the rules there (criterion 32)."""
    seat = room.sit(room.made(HERE, BOT, start=0), "host", size=size)
    card = open_card(seat, ".tools button", "pop-aid")
    expect(card.locator("ol > li")).to_have_count(4)
    expect(card.locator("dl > div")).to_have_count(7)
    expect(card.locator("dd").first).to_contain_text("5 rupees")
    expect(card.locator("ul b")).to_have_count(9)
    card.locator("a[href$='#E7']").click()
    expect(card).to_be_hidden()
    expect(seat.page.locator("#rules-panel .rule.here")).to_have_id("E7")


def test_the_railways_show_every_contract(room: Room) -> None:
    """R1, R26: no leaves hide a company of CR Co., which has no personal board (criterion 30)."""
    seat, table = room.at(
        lambda t: len({name[0] for name in t["position"]["players"][1]["contracts"]}) > 2,
        seats=(HERE,),
        pick=eager("rupees"),
    )
    railways = table["position"]["players"][1]
    companies = dict.fromkeys(name[0] for name in railways["contracts"])
    shown = seat.page.locator("#seat-1 .spaces > li")
    expect(shown).to_have_count(len(companies))
    for place, company in zip(shown.all(), companies, strict=True):
        number = sum(name[0] == company for name in railways["contracts"])
        contracts = f"{number} contract{'s' if number > 1 else ''} of company {company}"
        expect(place.locator(".vh")).to_have_text(contracts)
    expect(seat.page.locator("#seat-1 .stats b").nth(2)).to_have_text(str(railways["markers"]))
