"""Taking back."""

import json
from random import Random

from playwright.sync_api import expect
from tests.browser.seating import Seat, Table, lively, texts
from tests.browser.tabling import ANA, BEN, BOT, HERE, HUMAN, Room
from tests.web.server.serving import Sitting

from ceylon.rules.choices import choice_of
from ceylon.web.server.bodies import SLOWEST_PACE
from ceylon.words import Words
from ceylon.words.names import name


def mover(*seats: Seat) -> Seat:
    """The seat that must choose, on pages that all show it."""
    version = seats[0].api.look()["version"]
    for seat in seats:
        seat.newer(version - 1)
    return next(seat for seat in seats if seat.enabled())


def begun(ana: Seat, ben: Seat) -> tuple[Seat, Seat]:
    """Both have placed their pawns; the one who is to play a card, and the other."""
    for _ in range(2):
        seat = mover(ana, ben)
        seat.choose(seat.enabled()[0])
    seat = mover(ana, ben)
    return seat, ben if seat is ana else ana


def label(seat: Seat) -> str:
    """What the undo button must say, by what it takes back."""
    undo = seat.look()["undo"]
    what = name(Words.of("en"), choice_of(undo["choice"]))
    return f"Ask to undo: {what}" if undo["ask"] else f"Undo: {what}"


def test_undo_is_there_exactly_when_it_cannot_peek(room: Room) -> None:
    """As the table allows it, at every decision; its label says what it undoes (criterion 13)."""
    made = room.made(ANA, BEN, {**HUMAN, "name": "Dora"}, start=0)
    seats = [room.sit(made, f"seat {number}") for number in (1, 2, 3)]
    rng, kinds = Random(7), set()
    for _ in range(10):
        seat = mover(*seats)
        for each in seats:
            undo = each.look()["undo"]
            kind = None if undo is None else "ask" if undo["ask"] else "one"
            kinds.add(kind)
            for other in ("one", "ask"):
                button = each.page.locator(f"[data-undo={other}]")
                expect(button).to_have_count(1 if kind == other else 0)
            if kind:
                button = each.page.locator(f"[data-undo={kind}]")
                expect(button).to_have_accessible_name(label(each))
            own = any(line["seat"] == each.look()["seat"] for line in each.look()["log"])
            gone = each.page.locator(".undo.gone")
            expect(gone).to_have_count(1 if own and kind is None else 0)
            whole = 1 if undo and undo["whole_turn"] else 0
            expect(each.page.locator("[data-undo=turn]")).to_have_count(whole)
        seat.choose(lively(seat.enabled(), rng))
    assert kinds == {None, "one", "ask"}


def test_before_the_first_choice_of_a_turn_there_is_nothing_to_undo(room: Room) -> None:
    """It is not too late then, and once a card was drawn it is (criterion 13)."""
    seat, _ = room.at(lambda t: bool(t["question"]["name"] == "play" and t["position"]["turn"] > 4))
    gone = seat.page.locator(".undo.gone")
    expect(gone.locator("small")).to_have_text("nothing to undo")
    expect(gone.locator("s")).to_have_count(0)
    expect(gone).to_have_attribute("data-says", "You have not chosen anything on this turn yet")


def test_one_choice_or_the_whole_turn_is_taken_back(room: Room) -> None:
    """Undo takes back one choice, "restart my turn" all of this turn's (criterion 13)."""
    seat, table = room.at(lambda t: bool(_harvests(t) and t["undo"]), seed=9)
    harvest, played = _harvests(table)[0], table["undo"]["choice"]
    start = seat.shown()
    seat.choose(harvest)
    seat.take_back("one")
    assert seat.shown()[2:] == start[2:]
    seat.choose(harvest)
    expect(seat.page.locator("[data-undo=turn]")).to_have_accessible_name("Restart my turn")
    seat.take_back("turn")
    assert seat.look()["question"]["name"] == "play"
    seat.choose(played)
    assert seat.shown()[2:] == start[2:]


def _harvests(table: Table) -> list[str]:
    acting = table["question"]["name"] == "act"
    return [text for text in texts(table) if acting and text.startswith("harvest ")]


def test_undo_gives_the_same_cards_again(room: Room) -> None:
    """After undo and redo; every open page is right at once (criteria 15, 16)."""
    made = room.made(ANA, BEN, start=0)
    ana, ben, watch = (room.sit(made, role) for role in ("seat 1", "seat 2", "watch"))
    seat, other = begun(ana, ben)
    before, hand = [each.shown() for each in (seat, other, watch)], seat.look()["hand"]
    card = seat.enabled()[0]
    seat.choose(card)
    after = seat.look()["hand"]
    seat.take_back("one")
    for each, was in zip((seat, other, watch), before, strict=True):
        each.newer(seat.version - 1)
        right_without_a_reload(each)
        assert each.shown()[2:] == was[2:]
    assert seat.look()["hand"] == hand
    seat.choose(card)
    assert seat.look()["hand"] == after


def right_without_a_reload(seat: Seat) -> None:
    live = seat.shown()
    seat.page.reload()
    seat.ready()
    assert seat.shown() == live


def test_later_it_is_ask_to_undo(room: Room) -> None:
    """The others see who asks, and accept or decline (criterion 14)."""
    made = room.made(ANA, BEN, {"kind": "open"}, start=0)  # nobody has been dealt a card yet
    first, second = room.sit(made, "seat 1"), room.sit(made, "seat 2")
    choice = first.enabled()[0]
    first.choose(choice)
    mover(first, second)
    second.choose(second.enabled()[0])
    first.newer(second.version - 1)
    before = first.look()["log"]
    for answer in ("decline", "accept"):
        expect(second.page.locator(".asks")).to_have_count(0)
        first.page.locator("[data-undo=ask]").click()
        what = name(Words.of("en"), choice_of(choice))
        expect(second.page.locator(".asks")).to_contain_text(f"Ana is asking to undo: {what}")
        expect(first.page.locator(".asks")).to_have_count(0)
        expect(first.page.locator("#status")).to_contain_text(f"You asked to undo: {what}")
        version = first.look()["version"]
        second.page.locator(f"[data-undo={answer}]").click()
        expect(second.page.locator(".asks")).to_have_count(0)
        if answer == "decline":
            assert first.look()["log"] == before
            expect(first.page.locator(".refused")).to_have_text("Ben declined the undo")
            expect(first.page.locator("[data-undo=ask]")).to_contain_text("Ben: no")
    for seat in (first, second):
        seat.newer(version)
        right_without_a_reload(seat)
    assert first.look()["log"] == []
    assert choice in first.enabled()


def test_the_shared_screen_answers(room: Room) -> None:
    """For the two who sit there, whoever of them must choose (criterion 14)."""
    made = room.made({**HERE, "name": "Cleo"}, {**HERE, "name": "Dora"}, BEN, start=2)
    host, ben = room.sit(made, "host"), room.sit(made, "seat 3")
    choice = ben.enabled()[0]
    ben.choose(choice)
    host.newer(ben.version - 1)
    host.page.wait_for_selector("#table.yours")
    host.ready()
    host.choose(host.enabled()[0])
    for answer in ("decline", "accept"):
        ben.newer(host.version - 1)
        ben.page.locator("[data-undo=ask]").click()
        expect(host.page.locator(".asks")).to_contain_text("Ben is asking")
        host.page.locator(f"[data-undo={answer}]").click()
        expect(host.page.locator(".asks")).to_have_count(0)
        assert len(ben.look()["log"]) == (2 if answer == "decline" else 0)
    for seat in (host, ben):
        seat.newer(2)
        right_without_a_reload(seat)
    assert choice in ben.enabled()
    expect(host.page.locator("#pop-settings")).to_be_attached()


def test_the_host_answers_while_another_chooses(room: Room) -> None:
    """A player at the host's own screen is asked as well, even out of turn (criterion 14)."""
    made = room.made({**HERE, "name": "Cleo"}, ANA, BEN, {"kind": "open"}, start=1)
    host, ana, ben = (room.sit(made, role) for role in ("host", "seat 2", "seat 3"))
    for seat in (ana, ben):
        mover(host, ana, ben)
        seat.choose(seat.enabled()[0])
    asked_at = ben.version
    ana.newer(asked_at - 1)
    ana.page.locator("[data-undo=ask]").click()
    for seat in (ben, host):
        expect(seat.page.locator(".asks")).to_contain_text("Ana is asking")
        seat.page.locator("[data-undo=accept]").click()
    for seat in (host, ana, ben):
        seat.newer(asked_at)
        right_without_a_reload(seat)
    assert host.look()["log"] == []


def test_the_asker_sees_what_each_has_said_and_may_withdraw(room: Room) -> None:
    """Whom the table asked, who agreed so far; nobody need answer any more then (criterion 14)."""
    made = room.made({**HERE, "name": "Cleo"}, ANA, BEN, {"kind": "open"}, start=1)
    host, ana, ben = (room.sit(made, role) for role in ("host", "seat 2", "seat 3"))
    for seat in (ana, ben):
        mover(host, ana, ben)
        seat.choose(seat.enabled()[0])
    ana.newer(ben.version - 1)
    ana.page.locator("[data-undo=ask]").click()
    answers = ana.page.locator(".pleas li")
    expect(answers).to_have_text(["Cleo: no answer yet", "Ben: no answer yet"])
    ben.page.locator("[data-undo=accept]").click()
    expect(answers).to_have_text(["Cleo: no answer yet", "Ben: yes"])
    ana.page.locator("[data-undo=withdraw]").click()
    expect(answers).to_have_count(0)
    expect(host.page.locator(".asks")).to_have_count(0)
    expect(ana.page.locator("[data-undo=ask]")).to_be_visible()
    expect(ana.page.locator(".refused")).to_have_count(0)
    assert len(ana.look()["log"]) == 2


def come_to_an_action(host: Sitting) -> Table:
    """The bots hurry until then."""
    table = host.look()
    while table["question"]["name"] != "act":
        if table["choices"]:
            host.choose(texts(table)[0], table["version"])
            host.post("skip")
        table = host.look()
    return table


def test_what_bots_do_meanwhile_is_taken_back_with_it(room: Room) -> None:
    """While their steps wait to be shown: the press counts, and nobody is asked (criterion 13)."""
    made = room.made(HERE, BOT, BOT, start=0, pace=SLOWEST_PACE)
    table = come_to_an_action(made.as_("host"))
    seat = room.sit(made, "host")
    slowly = {"confirm": "never", "pace": "60000"}
    seat.page.evaluate("(all) => localStorage.setItem('ceylon.settings', all)", json.dumps(slowly))
    seat.choose("rupees")
    button = seat.page.locator("[data-undo=one]")
    expect(button).to_have_accessible_name("Undo: take rupees")
    while seat.look()["version"] == seat.version:
        seat.page.wait_for_timeout(20)
    button.click()
    seat.until("document.querySelector('#table.yours')")
    assert texts(seat.look()) == texts(table)
