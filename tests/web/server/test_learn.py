"""The lesson at its address: the browser remembers the place, and the server stores nothing."""

import pytest
from tests.web.server.serving import Served

from ceylon.lesson import lesson

LAST = len(lesson().steps) - 1


def test_the_lesson_waits_where_it_was_left(served: Served) -> None:
    """The start page says where, without an account."""
    with served.client() as client:
        assert "resume" not in client.get("/", params={"lang": "en"}).text
        assert 'data-step="0"' in client.get("/learn").text
        client.get("/learn", params={"step": 12})
        assert "resume: 5 of 12" in client.get("/").text
        assert 'data-step="12"' in client.get("/learn").text


def test_a_finished_lesson_starts_again(served: Served) -> None:
    with served.client() as client:
        client.get("/learn", params={"step": LAST, "lang": "en"})
        assert "once more?" in client.get("/").text
        assert 'data-step="0"' in client.get("/learn").text


@pytest.mark.parametrize(
    "asked", [{"step": LAST + 1}, {"step": "-1"}, {"step": "x"}, {"step": 3, "at": 9}, {"step": ""}]
)
def test_there_is_no_such_step(served: Served, asked: dict[str, str | int]) -> None:
    with served.client() as client:
        assert client.get("/learn", params=asked).status_code == 400


@pytest.mark.parametrize("kept", ["", "x", "99999", str(LAST + 1), "-1"])
def test_a_strange_cookie_is_forgotten(served: Served, kept: str) -> None:
    with served.client() as client:
        headers = {"Cookie": f"lesson={kept}"}
        assert 'data-step="0"' in client.get("/learn", headers=headers).text
        assert client.get("/", headers=headers).status_code == 200
