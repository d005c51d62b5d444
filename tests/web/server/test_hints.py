"""Hints by the API: for whom, what they contain, and what is refused."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.web.server.serving import Made, Served, Sitting, serving

from ceylon.words import LANGUAGES

HUMAN = {"kind": "human"}
HERE = {"kind": "here"}
BOT = {"kind": "chance"}
Table = dict[str, Any]


def solo(served: Served) -> tuple[Sitting, Table]:
    """Somewhere in a solo game, where there is much to choose."""
    sitting, rng = served.made([HERE]).as_("host"), Random(4)
    table = sitting.look()
    while table["position"]["turn"] < 3 or len(table["choices"]) < 4:
        table = sitting.chosen(table, rng)
    return sitting, table


def test_the_best_choices_in_words(served: Served) -> None:
    sitting, table = solo(served)
    answer = sitting.post("hint", version=table["version"])
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["version"] == table["version"]
    offers = {offer["text"]: offer["label"] for offer in table["choices"]}
    assert len(told["hints"]) == 3
    for hint in told["hints"]:
        assert hint["label"] == offers[hint["choice"]]
        assert hint["sentence"].startswith(hint["label"])
        assert hint["seat"] == table["seat"]
        assert sum(hint["chances"]) == pytest.approx(1, abs=0.001)
    chances = [hint["chance"] for hint in told["hints"]]
    assert chances == sorted(chances, reverse=True)
    assert any(hint["reasons"] for hint in told["hints"])
    # It changes nothing, and asked again it says the same.
    assert sitting.look()["version"] == table["version"]
    assert sitting.post("hint", version=table["version"]).content == answer.content


def test_hints_speak_the_readers_language(served: Served) -> None:
    sitting, table = solo(served)
    sentences = set()
    for language in LANGUAGES:
        answer = sitting.client.post(
            f"{sitting.path}/hint?lang={language}", json={"version": table["version"]}
        )
        first = answer.json()["hints"][0]
        sentences.add(first["sentence"])
        sentences |= {reason["sentence"] for reason in first["reasons"]}
        shown = sitting.client.get(f"{sitting.path}?lang={language}").json()["choices"]
        assert first["label"] in [offer["label"] for offer in shown]
    assert len(sentences) >= 2 * len(LANGUAGES)


def chooser(made: Made) -> tuple[Sitting, Sitting, Table]:
    """The player to choose, another one, and the table of the first."""
    tables = [made.seat(seat).look() for seat in (0, 1)]
    first = 0 if tables[0]["choices"] else 1
    return made.seat(first), made.seat(1 - first), tables[first]


def test_among_people_only_if_the_host_allowed_it(served: Served) -> None:
    made = served.made([HUMAN, HUMAN])
    mine, _, table = chooser(made)
    assert table["hints"] is False
    refused = mine.post("hint", version=table["version"])
    assert refused.status_code == 403
    assert refused.json()["error"]["sentence"] == "hints are not allowed at this table"
    mine, other, table = chooser(served.made([HUMAN, HUMAN], hints=True))
    assert table["hints"] is True
    assert other.look()["hints"] is True
    assert mine.post("hint", version=table["version"]).status_code == 200
    refused = other.post("hint", version=table["version"])
    assert refused.status_code == 409
    assert "turn to choose" in refused.json()["error"]["sentence"]
    assert "hints" not in refused.json()


def test_who_may_not_choose_gets_no_hint(served: Served) -> None:
    made = served.made([HUMAN, HUMAN], hints=True)
    for role in ("watch", "host"):
        assert made.as_(role).post("hint", version=0).status_code == 403
    shared = served.made([HERE, HERE])
    screen = shared.as_("host")
    refused = screen.post("hint", version=0)
    assert refused.status_code == 403
    assert refused.json()["error"]["sentence"] == "show your cards first"
    assert screen.post("curtain").status_code == 200
    assert screen.post("hint", version=0).status_code == 200


def test_an_old_question_gets_no_hint(served: Served) -> None:
    sitting, table = solo(served)
    for version in (table["version"] - 1, table["version"] + 1):
        refused = sitting.post("hint", version=version)
        assert refused.status_code == 409
        assert refused.json()["error"]["code"] == "stale"
        assert refused.json()["table"]["version"] == table["version"]
    assert sitting.post("hint").status_code == 400
    assert sitting.post("hint", version=table["version"], seed=7).status_code == 400


@pytest.mark.parametrize(("form", "allowed"), [({}, False), ({"hints": "yes"}, True)])
def test_the_form_of_a_new_table(served: Served, form: dict[str, str], allowed: bool) -> None:
    browser = served.client(Origin=served.url, Accept="text/html")
    seats = {"kind1": "me", "kind2": "open", "kind3": "none", "kind4": "none"}
    page = browser.post("/tables", data=seats | form)
    assert page.status_code == 303, page.text
    table = page.headers["location"].split("/")[2]
    found = browser.get(f"/api/tables/{table}").json()
    assert found["hints"] is allowed
    shown = browser.get(f"/t/{table}").text
    assert ("Hints are allowed at this table." in shown) is allowed
    assert ('id="hint"' in shown) is (allowed and bool(found["choices"]))


def test_hints_count_as_requests(tmp_path: Path) -> None:
    """429: a client that keeps asking has to wait."""
    with serving(tmp_path / "tables.db", {"table": [15, 0.01]}) as narrow:
        sitting = narrow.made([HERE]).as_("host")
        statuses = [sitting.post("hint", version=0).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
