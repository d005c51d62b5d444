"""The coach: one sentence at each choice, for those who want one."""

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.gallery import SEEDS, busy, chooser, positions
from tests.browser.hanging import hung
from tests.browser.seating import Seat, Table, eager, reached
from tests.browser.tabling import BOT, HERE, PHONE, WIDE, Room
from tests.thorough import sampled
from tests.web.playing import Playing

from ceylon.analysis import hints
from ceylon.ids import Hex
from ceylon.rules.choices import choice_of, object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.harvest import owner_of
from ceylon.rules.view import View
from ceylon.sight.data.advice import coach_data
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words

FIT = Path(__file__).with_name("fit.js").read_text()

SETTINGS = "ceylon.settings"
CUT = "(e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1"


def acting(table: Table) -> bool:
    return bool(table["question"]["name"] == "act" and table["position"]["turn"] > 4)


def following(table: Table) -> bool:
    return bool(table["question"]["name"] == "follow")


def extra(table: Table) -> bool:
    return bool(table["question"]["name"] == "extra")


def want_coach(page: Page) -> None:
    """As the settings store it."""
    page.evaluate(
        "([place]) => localStorage.setItem(place, JSON.stringify("
        "{...JSON.parse(localStorage.getItem(place) ?? '{}'), coach: true}))",
        [SETTINGS],
    )
    page.reload()


def said(seat: Seat) -> str:
    seat.page.wait_for_selector("#coach:not([hidden])")
    return seat.page.locator("#coach-says").inner_text()


def test_one_sentence_at_each_choice(room: Room) -> None:
    """It is the API's, for the question that is open; the lamp is lit meanwhile."""
    seat, table = room.at(acting, seats=(HERE, BOT), seed=5)
    page = seat.page
    expect(page.locator("#coach")).to_be_hidden()
    want_coach(page)
    first = said(seat)
    coach = seat.api.post("hint", version=table["version"]).json()["coach"]
    assert first == coach["sentence"]
    expect(page.locator("#hint")).to_have_class("ghost lamp lit")
    page.locator("#coach-show").click()
    assert seat.thing(coach["choice"]).evaluate("(e) => e.closest('.advised') !== null")
    seat.api.post("choices", version=table["version"], choice=coach["choice"], key="k")
    seat.newer(table["version"])
    expect(page.locator("#coach-says")).not_to_have_text(first)


def test_it_can_be_silenced(room: Room) -> None:
    """For this game; the setting stays for others, and turning it on again ends the silence."""
    seat, _ = room.at(acting, seats=(HERE, BOT), seed=5)
    page = seat.page
    want_coach(page)
    said(seat)
    page.locator("#coach-close").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    page.wait_for_selector("html.live")
    expect(page.locator("#coach")).to_be_hidden()
    assert json.loads(page.evaluate(f"localStorage.getItem('{SETTINGS}')"))["coach"] is True
    page.locator(".tools [popovertarget=pop-settings]").click()
    page.locator("[data-setting=coach]").uncheck()
    page.locator("[data-setting=coach]").check()
    said(seat)


@pytest.mark.parametrize("asked", ["play", "act"])
def test_it_gives_way_to_what_a_choice_brings(room: Room, asked: str) -> None:
    """Of what is pointed at or has the focus; then it speaks again (criteria 5, 6, 7)."""
    seat, table = room.at(lambda t: bool(t["question"]["name"] == asked), seed=5)
    page, told, coach = seat.page, seat.page.locator("#ghost .other"), seat.page.locator("#coach")
    want_coach(page)
    said(seat)
    choices = [offer["text"] for offer in table["choices"]]
    thing = page.locator("#card-0 .first") if asked == "play" else seat.thing(choices[-1])
    for point in (thing.hover, thing.focus):
        point()
        expect(told).to_be_visible()
        expect(told).not_to_be_empty()
        expect(coach).to_be_hidden()
        page.mouse.move(2, 60)
        page.locator(".tools button >> nth=0").focus()
        expect(coach).to_be_visible()


POINTED = """([x, y]) => {
    const thing = document.elementFromPoint(x, y)?.closest('#table :is([data-choice], [data-go])');
    return thing != null;
}"""


def test_what_comes_under_a_resting_pointer_does_not_hide_it(room: Room) -> None:
    """After a choice it speaks until the pointer moves (criterion 31)."""
    seat, _ = room.at(acting, seats=(HERE, BOT), seed=5)
    page, coach = seat.page, seat.page.locator("#coach")
    want_coach(page)
    said(seat)
    box = page.locator(".mains .act:not([aria-disabled]) >> nth=0").bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    expect(coach).to_be_hidden()
    table = reached(seat.api, following, Random(5), eager("rupees", "end turn"))
    seat.newer(table["version"] - 1)
    expect(coach).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(POINTED, at), "there is a choice under the pointer"
    expect(coach).to_be_visible()
    page.mouse.move(at[0] + 1, at[1])
    expect(coach).to_be_hidden()


@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_the_sentence_is_whole(room: Room, language: str, size: tuple[int, int]) -> None:
    """Beside few choices and below many, never over the map (criteria 36, 47)."""
    for wanted in (acting, extra):
        seat, _ = room.at(wanted, seed=9, guest={"size": size, "locale": language})
        want_coach(seat.page)
        said(seat)
        assert not seat.page.locator("#coach p").evaluate(CUT)
        box = seat.page.locator("#coach").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        if size != WIDE:
            continue
        desk = seat.page.locator(".desk").bounding_box()
        assert desk
        assert box["y"] >= desk["y"]


def test_a_whole_turn_in_advance_is_readable(browser: Browser) -> None:
    """When a card is played, he names all that it is for, in up to four lines (criterion 47)."""
    said = (
        "Play trade ▲ / contract ▼, then take rupees, spend a technology token on an extra action,"
        " harvest on D4, K8 and R3 and end the harvest. The contract of company 5 on wagon 2 can"
        " then be fulfilled: 5 points or 12 rupees."
    )
    found = {"play": table_page(chooser(positions()["two, tiles: play"], Words.of("en")))}
    with hung(browser, found, viewport={"width": 1280, "height": 720}) as opened:
        for _, page in opened:
            page.evaluate(COACHED, said)
            him, text = (page.locator(each).bounding_box() for each in ("#coach", "#coach p"))
            assert him
            assert text
            assert text["y"] > him["y"] + 2
            assert text["y"] + text["height"] < him["y"] + him["height"] - 2
            assert not page.locator("#coach p").evaluate(CUT)


COACHED = """(said) => {
    const box = document.getElementById('coach');
    box.hidden = false;
    document.getElementById('coach-says').textContent = said;
    document.getElementById('table').classList.add('coached');
}"""

OVER_HIM = """() => {
    const his = document.getElementById('coach').getBoundingClientRect();
    return [...document.querySelectorAll('.choose button')].filter((button) => {
        const at = button.getBoundingClientRect();
        return at.left < his.right && his.left < at.right
            && at.top < his.bottom && his.top < at.bottom;
    }).map((button) => `over the coach: ${button.textContent.trim()}`);
}"""

CUT_OFF = """() => [...document.querySelectorAll('.choose button .scores')].filter((mark) =>
    mark.getBoundingClientRect().right > mark.closest('button').getBoundingClientRect().right - 2
).map((mark) => `beyond its button: ${mark.textContent.trim()}`)"""


def crowded(asked: str, game: Game) -> str:
    """The kind of a position in which all rows of the desk have buttons; empty if they have not."""
    legal = game.legal()
    token = choice_of("technology token") in legal
    if asked == "harvesting" and sum(verb_of(each) == "harvest" for each in legal) > 1:
        return f"a harvest by which {len(owners_in_reach(game))} others score is under way"
    return f"{asked} with a token" if token and asked in {"act", "after", "follow"} else ""


@cache
def crowded_positions() -> dict[str, Playing]:
    found: dict[str, Playing] = {}
    for mode in ("two, tiles", "four, tiles"):
        for asked, playing in busy(mode, Random(SEEDS[mode])):
            kind = "" if playing.game.over else crowded(asked, playing.game)
            if kind:
                found.setdefault(f"{mode}: {kind}", playing.copy())
    assert len(found) >= 4
    return found


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr", "ru"))
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_he_and_the_buttons_around_him_fit(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    """A harvest under way, or a token beside him: nothing is cut (criteria 36, 47)."""
    words, said, pages = Words.of(language), {}, {}
    for name, playing in crowded_positions().items():
        screen, game = chooser(playing, words), playing.game
        found = hints(View.of(game, game.seat), simulations=100)
        said[name] = coach_data(game, found, screen.words).sentence
        pages[name] = table_page(screen)
    width, height = size
    complaints = []
    with hung(browser, pages, viewport={"width": width, "height": height}) as opened:
        for name, page in opened:
            page.evaluate(COACHED, said[name])
            wrong = [*page.evaluate(FIT, ""), *page.evaluate(OVER_HIM), *page.evaluate(CUT_OFF)]
            complaints += [f"{name}: {each}" for each in wrong]
            if page.locator("#coach p").evaluate(CUT):
                complaints.append(f"{name}: the coach is cut: {said[name]}")
    assert not complaints, "\n".join(complaints)


def owners_in_reach(game: Game) -> set[int]:
    """Who would score if all were harvested."""
    left = [Hex(object_of(each)) for each in game.legal() if verb_of(each) == "harvest"]
    return {int(owner_of(game, each)) for each in left} - {int(game.seat)}


@pytest.mark.parametrize("size", [WIDE, (1920, 1080), PHONE], ids=str)
def test_three_who_score_are_on_the_button(browser: Browser, size: tuple[int, int]) -> None:
    """Without the coach, before a harvest (criterion 6)."""
    game = busy("four, tiles", Random(SEEDS["four, tiles"]))
    acts = (each for asked, each in game if asked == "act" and len(owners_in_reach(each.game)) == 3)
    playing = next(acts).copy()
    found = {each: table_page(chooser(playing, Words.of(each))) for each in LANGUAGES}
    with hung(browser, found, viewport={"width": size[0], "height": size[1]}) as opened:
        for _, page in opened:
            assert page.locator("#act-harvest .scores").count() == 3
            assert page.evaluate(CUT_OFF) == []
