"""Whole games through nothing but HTTP, in every mode, with people and bots."""

import hashlib
from random import Random

import pytest
from tests.laws.modes import MODES
from tests.web.server.serving import Served, play_to_the_end

from ceylon.record import Record
from ceylon.rules.options import Options

HUMAN = {"kind": "human"}


def description(options: Options) -> dict[str, object]:
    return {
        "without": options.without,
        "starting_tiles": options.starting_tiles,
        "railway": options.railway,
    }


@pytest.mark.parametrize("mode", MODES)
def test_people_play_a_game_to_its_end(served: Served, mode: str) -> None:
    """S1 to E9: the record at the end is the game that was played, with the deal that was committed
    to."""
    options = MODES[mode]
    made = served.made([HUMAN] * options.seats, **description(options))
    last = play_to_the_end(made, range(options.seats), Random(mode))
    assert last["finished"]
    found = made.as_("watch").client.get(f"/api/tables/{made.id}/record").json()
    record = Record.parse(found["record"])
    assert record.options == options
    assert [score.total for score in record.game().scores()] == [
        score["total"] for score in last["scores"]
    ]
    assert len(record.choices) == last["version"]
    assert hashlib.sha256(found["deal"].encode()).hexdigest() == made.answer["digest"]
    assert found["deal"].splitlines()[-15] in found["record"]


@pytest.mark.parametrize("bots", [["chance"], ["greedy", "chance"], ["chance"] * 3])
def test_a_person_plays_against_bots(served: Served, bots: list[str]) -> None:
    """The bots choose by themselves, each time it is their turn (T1, T4)."""
    made = served.made([HUMAN, *({"kind": bot} for bot in bots)])
    last = play_to_the_end(made, [0], Random(7))
    assert last["finished"]
    assert [seat["kind"] for seat in last["seats"]] == ["human", *["bot"] * len(bots)]


def test_bots_play_among_themselves(served: Served) -> None:
    """Nobody needs to sit down: watching is enough."""
    made = served.made([{"kind": "chance"}] * 4)
    watching = made.as_("watch")
    table = watching.look()
    while not table["finished"]:
        table = watching.look(table["version"])
        assert not table["choices"]
        assert not table["hand"]


def test_hot_seat(served: Served) -> None:
    """One screen: a hand is shown only after its owner has lifted the curtain (criterion 53)."""
    made = served.made([{"kind": "here"}, {"kind": "here"}, {"kind": "chance"}])
    host, rng = made.as_("host"), Random(3)
    table = host.look()
    lifted = 0
    while not table["finished"]:
        if table["curtain"] is not None:
            assert table["seat"] is None
            assert not table["hand"]
            assert host.choose("rupees", table["version"]).status_code == 403
            table = host.post("curtain").json()
            lifted += 1
            assert table["seat"] == table["position"]["seat"]
        table = host.chosen(table, rng) if table["choices"] else host.look(table["version"])
    assert lifted > 10
