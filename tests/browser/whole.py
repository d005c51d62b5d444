"""What whole games have in common: a step, and the final table."""

import re
from random import Random

from playwright.sync_api import expect
from tests.browser.seating import Seat, Table, lively, texts

from ceylon.words import Words

ELSEWHERE = """() => {
    const leads = 'a, form, label, input, [popovertarget], [data-choice], [data-choices],'
        + ' [data-go], [data-undo]';
    const others = [...document.querySelectorAll('#table *')].filter((e) => !e.closest(leads));
    for (const each of others) each.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return others.length;
}"""
"""Click on every thing of the table that has no choice."""


def step(seat: Seat, rng: Random) -> None:
    """One choice by clicking; what is enabled is what the engine allows."""
    enabled = seat.enabled()
    assert sorted(enabled) == sorted(texts(seat.look()))
    seat.choose(lively(enabled, rng))


def elsewhere(seat: Seat) -> None:
    assert seat.page.evaluate(ELSEWHERE) > 100
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")


def scored(seat: Seat) -> None:
    """The final table has each source of the rules' scoring, and adds up to its total."""
    table = seat.look()
    expect(seat.page).to_have_url(re.compile("/finished$"))
    rows = seat.page.locator(".scores tbody tr:not(.sub):not(.total)").all()
    cells = [row.locator("td").all_inner_texts() for row in rows]
    points = [tuple(_number(cell) for cell in row) for row in cells]
    ranked = sorted(table["scores"], key=lambda score: score["rank"])
    totals = [_number(n) for n in seat.page.locator(".scores tr.total td").all_inner_texts()]
    assert totals == [score["total"] for score in ranked]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    for source in ("harvests", "contracts", "technology_spaces", "companies", "markers"):
        assert tuple(score[source] for score in ranked) in points, source
    late = [_late_bonus(table, score) for score in ranked]
    assert tuple(s["bonus"] - n for s, n in zip(ranked, late, strict=True)) in points
    assert not any(late) or tuple(late) in points
    in_play = [_number(n) for n in seat.page.locator(".scores tr.sub td").all_inner_texts()]
    assert in_play == [_in_play(s) - n for s, n in zip(ranked, late, strict=True)]
    _majorities(ranked, points, cells)
    _ties(seat, table)


def _late_bonus(table: Table, score: Table) -> int:
    """R31: CR Co. scores its bonus tokens at the end; in a solo game it has the second seat."""
    return int(score["bonus"]) if "railway" in table["position"] and score["seat"] == 1 else 0


def _in_play(score: Table) -> int:
    sources = ("bonus", "harvests", "contracts", "technology_spaces", "councillor")
    return sum(score[source] for source in sources)


def _majorities(ranked: list[Table], points: list[tuple[int, ...]], cells: list[list[str]]) -> None:
    """Each with its place and what was counted."""
    for majority in ranked[0]["majorities"]:
        own = [score["majorities"][majority] for score in ranked]
        at = next(
            number
            for number, row in enumerate(cells)
            if points[number] == tuple(each["points"] for each in own)
            and all(_placed(cell, each) for cell, each in zip(row, own, strict=True))
        )
        assert at >= 0


def _placed(cell: str, own: Table) -> bool:
    if own["place"] is None:
        return re.search(r"no councillor|no plantation|no rupees|not advanced", cell) is not None
    ordinal = Words.of("en").say("{place:ordinal}", place=own["place"])
    return f"{ordinal} · {own['counted']}" in cell


def _ties(seat: Seat, table: Table) -> None:
    told = seat.page.locator("#sheet-ties")
    expect(told).to_have_count(1 if table["ties"] else 0)
    for sentence in table["ties"]:
        expect(told).to_contain_text(sentence)
    expect(seat.page.locator("#status")).to_contain_text("over")


def _number(text: str) -> int:
    return int(text.split(maxsplit=1)[0].replace("\N{MINUS SIGN}", "-"))
