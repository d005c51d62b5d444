"""What a screen reader says while others play: everything once, in its order, with stops."""

from random import Random

import pytest
from tests.browser.seating import Seat, Table, lively, texts
from tests.browser.tabling import BOT, HERE, Room

LISTEN = """() => {
    globalThis.spoken = [];
    const live = (place) => !['off', null].includes(place.getAttribute('aria-live'));
    const note = (id) => {
        const place = document.getElementById(id);
        const text = place.textContent.replace(/\\s+/g, ' ').trim();
        if (live(place) && text) globalThis.spoken.push([id, text]);
    };
    const watch = (id) => new MutationObserver(() => note(id)).observe(
        document.getElementById(id), { childList: true, characterData: true, subtree: true });
    ['announce', 'status'].forEach(watch);
}"""
"""Collects what the live regions say."""
ACTIONS = ("Planted", "Traded", "CouncillorContracted", "Advanced", "Moved", "RupeesTaken")


def heard(seat: Seat, place: str) -> list[str]:
    found: list[tuple[str, str]] = seat.page.evaluate("globalThis.spoken")
    return [text for at, text in found if at == place]


def play(seat: Seat, turns: int) -> Table:
    """Choose anything, until so many turns have passed."""
    chance = Random(5)
    start = seat.look()["position"]["turn"]
    while (table := seat.look())["position"]["turn"] < start + turns:
        seat.my_turn()
        seat.choose(lively(texts(seat.look()), chance))
    return table


@pytest.mark.parametrize("seats", [[HERE, BOT, BOT, BOT], [HERE]], ids=["bots", "solo"])
def test_what_happens_is_heard_once_in_order_and_with_stops(
    room: Room, seats: list[dict[str, str]]
) -> None:
    """One polite sentence for each opponent's action; "your turn" is said (criterion 43)."""
    seat, before = room.at(lambda t: t["position"]["turn"] == 3, seats=seats)
    seat.page.evaluate(LISTEN)
    play(seat, 5)
    seat.my_turn()
    said = " ".join(heard(seat, "announce"))
    told = [line for line in seat.look()["log"] if line["number"] > before["version"]]
    sentences = [
        f"{line['sentence']}." for line in told if line["seat"] != 0 and line["fact"] in ACTIONS
    ]
    place = 0
    for sentence in sentences:
        place = said.find(sentence, place)
        assert place >= 0, (sentence, said)
        place += len(sentence)
    for sentence in set(sentences):
        assert said.count(sentence) == sentences.count(sentence)
    harvests = {line["number"] for line in told if line["fact"] == "Harvested"}
    assert said.count(" harvested ") <= len(harvests)
    assert "Your turn." in said
    assert "▲" not in said


def test_the_status_is_heard_only_when_it_is_mine(room: Room) -> None:
    """What others must choose is of no use to a listener (criterion 43)."""
    seat, _ = room.at(lambda t: t["position"]["turn"] == 2, seats=[HERE, BOT, BOT])
    seat.page.evaluate(LISTEN)
    play(seat, 3)
    said = heard(seat, "status")
    assert said
    assert not [text for text in said if " must " in text]
