"""Players at the host's screen are asked there before an undo."""

from random import Random

import pytest
from tests.web.server.serving import Answer, Made, Served

HERE, HUMAN, BOT = {"kind": "here"}, {"kind": "human"}, {"kind": "chance"}
ACCEPT = 'data-undo="accept"'
REVEALED = "something hidden has been revealed since, so this can no longer be undone"


def placed(made: Made, seats: list[int]) -> Answer:
    """These seats have placed their first plantation, one after the other."""
    table: Answer = {}
    for seat in seats:
        sitting = made.seat(seat)
        table = sitting.chosen(sitting.look(), Random(seat))
    return table


def page(made: Made, role: str) -> str:
    answer = made.as_(role).client.get(f"/t/{made.id}")
    assert answer.status_code == 200
    return answer.text


def asked(made: Made) -> set[str]:
    """The roles that must answer; page and JSON agree."""
    found = set()
    for role in made.answer["secrets"]:
        told = made.as_(role).look()["must_answer"]
        assert (ACCEPT in page(made, role)) == told, role
        found |= {role} if told else set()
    return found


@pytest.mark.parametrize("agreed", [True, False])
def test_the_host_is_asked_while_others_choose(served: Served, agreed: bool) -> None:
    """Two have chosen and a third must; the host's page asks all the same (criterion 14)."""
    made = served.made([HERE, HUMAN, HUMAN, HUMAN], start=1)
    version = placed(made, [1, 2])["version"]
    assert made.seat(1).post("undo/ask", version=version).is_success
    assert asked(made) == {"host", "seat 1", "seat 3", "seat 4"}
    for role in ("seat 3", "seat 4"):
        answer = made.as_(role).post("undo/answer", version=version, accept=True)
        assert answer.json()["version"] == version
    assert asked(made) == {"host", "seat 1"}
    answer = made.as_("host").post("undo/answer", version=version, accept=agreed)
    assert answer.json()["version"] == version + agreed
    assert asked(made) == set()
    assert len(made.as_("watch").look()["log"]) == (0 if agreed else 2)


def test_everyone_reads_what_is_asked_and_answered(served: Served) -> None:
    """Which choice, who agreed; the asker also who declined, and may withdraw (criterion 14)."""
    made = served.made([HUMAN, HUMAN, HUMAN, HUMAN], start=0)
    ana, ben, cleo = (made.seat(seat) for seat in range(3))
    choice = ana.look()["choices"][0]["text"]
    version = ana.choose(choice, 0).json()["version"]
    version = placed(made, [1])["version"]
    request = {"choice": choice, "agreed": [], "waiting": [1, 2, 3]}

    def asked_for() -> list[object]:
        return [made.as_(role).look()["undo_request"] for role in ("seat 1", "seat 2", "watch")]

    assert ana.post("undo/ask", version=version).is_success
    assert asked_for() == [request] * 3
    assert ben.post("undo/answer", version=version, accept=True).is_success
    assert asked_for() == [{**request, "agreed": [1], "waiting": [2, 3]}] * 3
    assert cleo.post("undo/answer", version=version, accept=False).is_success
    assert asked_for() == [None] * 3
    assert [seat.look()["undo_refused_by"] for seat in (ana, ben)] == [2, None]
    assert ana.post("undo/ask", version=version).is_success
    assert ana.look()["undo_refused_by"] is None
    assert ana.post("undo/answer", version=version, accept=True).status_code == 409
    assert ana.post("undo/answer", version=version, accept=False).is_success
    assert (asked(made), ana.look()["undo_refused_by"]) == (set(), None)


def test_one_friend_does_not_take_back_the_hosts_choice_unasked(served: Served) -> None:
    made = served.made([HERE, HUMAN, HUMAN], start=1)
    version = placed(made, [1, 2])["version"]
    assert made.seat(1).post("undo/ask", version=version).json()["version"] == version
    made.seat(2).post("undo/answer", version=version, accept=True)
    assert made.as_("host").look()["version"] == version


def test_the_curtain_is_not_in_the_way_of_an_answer(served: Served) -> None:
    """Several at the host's screen, and no hand is showing: they give one answer (criterion 14)."""
    made = served.made([HERE, HERE, HUMAN], start=2)
    version = placed(made, [2, 0])["version"]
    assert made.as_("host").look()["curtain"] == 1
    assert made.seat(2).post("undo/ask", version=version).is_success
    assert {"host", "seat 1", "seat 2"} == asked(made)
    shown = page(made, "host")
    assert "data-curtain" in shown
    answer = made.as_("host").post("undo/answer", version=version, accept=False)
    assert answer.is_success
    assert asked(made) == set()
    refused = made.as_("host").post("undo/answer", version=version, accept=True)
    assert refused.status_code == 403
    assert made.seat(2).post("undo/ask", version=version).is_success
    answer = made.as_("host").post("undo/answer", version=version, accept=True)
    assert answer.json()["version"] == version + 1
    assert answer.json()["position"]["seat"] == 2


def test_what_was_revealed_is_not_asked_for(served: Served) -> None:
    """Nobody's consent could take it back: it is not offered, and refused with its reason."""
    made = served.made([HUMAN, HUMAN], start=0)
    version = placed(made, [0, 1])["version"]  # the hands are dealt
    for seat in (0, 1):
        assert made.seat(seat).look()["undo"] is None
        refused = made.seat(seat).post("undo/ask", version=version)
        assert refused.status_code == 409
        assert refused.json()["error"]["sentence"] == REVEALED
    refused = made.seat(1).post("undo", version=version, key="k")
    assert (refused.status_code, refused.json()["error"]["sentence"]) == (409, REVEALED)
    assert asked(made) == set()


def test_a_shared_screen_is_asked_while_a_friend_chooses(served: Served) -> None:
    """The host's page then shows the table as a spectator sees it."""
    made = served.made([HERE, HERE, HUMAN, HUMAN], start=1)
    version = placed(made, [1, 2])["version"]
    table = made.as_("host").look()
    assert (table["seat"], table["curtain"]) == (None, None)
    assert made.seat(2).post("undo/ask", version=version).is_success
    assert asked(made) == {"host", "seat 1", "seat 2", "seat 4"}


def test_who_asks_from_the_shared_screen_is_not_asked_there(served: Served) -> None:
    made = served.made([HERE, HERE, HUMAN, BOT], start=0)
    version = placed(made, [0, 1])["version"]
    assert made.seat(0).post("undo/ask", version=version).is_success
    assert asked(made) == {"seat 3"}
