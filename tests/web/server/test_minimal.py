"""A client that follows the stream need not be sent the table again (RFC 7240)."""

import httpx
import pytest
from tests.web.server.serving import Made, Served, Sitting

MINIMAL = "return=minimal"


@pytest.fixture
def made(served: Served) -> Made:
    return served.made([{"kind": "human"}, {"kind": "human"}])


def chooser(made: Made) -> tuple[Sitting, str]:
    """The player who must choose, and a legal choice."""
    seat = made.seat(made.seat(0).look()["position"]["seat"])
    return seat, seat.look()["choices"][0]["text"]


def post(sitting: Sitting, what: str, prefer: str, **body: object) -> httpx.Response:
    return sitting.client.post(f"{sitting.path}/{what}", json=body, headers={"Prefer": prefer})


@pytest.mark.parametrize(
    "prefer",
    [MINIMAL, "Return=Minimal", 'return = "minimal"', f"wait=5, {MINIMAL}; x=1, respond-async"],
)
def test_the_answer_is_the_version_alone(made: Made, prefer: str) -> None:
    seat, choice = chooser(made)
    answer = post(seat, "choices", prefer, choice=choice, version=0, key="k")
    assert (answer.status_code, answer.json()) == (200, {"version": 1})
    assert answer.headers["Preference-Applied"] == MINIMAL
    assert seat.look()["version"] == 1


@pytest.mark.parametrize(
    "prefer",
    ["", "return=representation", "return=representation, return=minimal", "noreturn=minimal"],
)
def test_others_are_told_the_table(made: Made, prefer: str) -> None:
    seat, choice = chooser(made)
    answer = post(seat, "choices", prefer, choice=choice, version=0, key="k")
    assert answer.status_code == 200
    assert "Preference-Applied" not in answer.headers
    assert answer.json()["position"] == seat.look()["position"]


def test_a_refusal_tells_why_without_the_table(made: Made) -> None:
    seat, choice = chooser(made)
    whole = post(seat, "choices", "", choice=choice, version=5, key="k")
    minimal = post(seat, "choices", MINIMAL, choice=choice, version=5, key="k")
    assert whole.status_code == minimal.status_code == 409
    assert whole.json()["table"]["version"] == 0
    assert minimal.json() == {"error": whole.json()["error"]}


def test_what_answers_with_something_else_still_does(made: Made) -> None:
    answer = post(made.as_("host"), "links", MINIMAL, role="watch")
    assert answer.json()["role"] == "watch"
    assert "Preference-Applied" not in answer.headers
    named = post(made.seat(0), "name", MINIMAL, name="Ana")
    assert named.json() == {"version": 0}
    assert made.seat(1).look()["seats"][0]["name"] == "Ana"
