"""Links: secrets in cookies, hashed in the store, reissued by the host, never in a log."""

import hashlib
import sqlite3
from pathlib import Path

import httpx
import pytest
from tests.web.server.serving import Made, Served, serving

ORIGIN = "http://127.0.0.1"


def joined(served: Served, link: str) -> httpx.Client:
    """A browser that has opened a link."""
    browser = served.client(Origin=served.url)
    answer = browser.post(link)
    assert answer.status_code == 303, answer.text
    return browser


@pytest.fixture
def made(served: Served) -> Made:
    return served.made([{"kind": "human", "name": "Ana"}, {"kind": "open"}])


def test_a_link_moves_into_a_cookie(served: Served, made: Made) -> None:
    with served.client() as browser:
        answer = browser.post(made.answer["links"]["seat 1"])
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/t/{made.id}"
        assert answer.headers["referrer-policy"] == "no-referrer"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        table = browser.get(f"/api/tables/{made.id}").json()
        assert table["seat"] == 0
        assert not table["host"]


def test_secrets_are_long_and_stored_hashed(tmp_path: Path) -> None:
    """At least 128 bits; a copy of the store opens no table."""
    path = tmp_path / "tables.db"
    with serving(path) as served:
        made = served.made([{"kind": "human"}])
        made.seat(0).look()
        secrets = list(made.answer["secrets"].values())
        assert all(len(secret) * 6 >= 128 for secret in secrets)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(secret.encode() in stored for secret in secrets)
    rows = sqlite3.connect(path)
    digests = {row[0] for row in rows.execute("select digest from links")}
    rows.close()
    assert {hashlib.sha256(secret.encode()).hexdigest() for secret in secrets} == digests


def test_the_host_reissues_a_link(served: Served, made: Made) -> None:
    """The old one is out at once (criterion 48)."""
    host, old = made.as_("host"), made.seat(0)
    stream = old.client.stream("GET", f"/api/tables/{made.id}/stream")
    with stream as events:
        lines = events.iter_lines()
        assert next(lines) == "event: table"
        answer = host.post("links", role="seat 1")
        assert answer.status_code == 200
        assert any(line == "event: gone" for line in lines)
    assert old.client.get(f"/api/tables/{made.id}").status_code == 401
    browser = joined(served, answer.json()["link"])
    assert browser.get(f"/api/tables/{made.id}").json()["seat"] == 0


@pytest.mark.parametrize("role", ["seat 1", "watch"])
@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("links", {"role": "watch"}),
        ("seats/1", {"kind": "chance"}),
        ("curtain", {}),
    ],
)
def test_only_the_host_commands(
    served: Served, made: Made, role: str, what: str, body: dict[str, str]
) -> None:
    assert made.as_(role).post(what, **body).status_code == 403
    with served.client() as stranger:
        assert stranger.post(f"/api/tables/{made.id}/{what}", json=body).status_code == 401


def test_a_seat_is_given_to_a_bot_and_taken_back(made: Made) -> None:
    """By the host, through the API (criterion 55)."""
    host = made.as_("host")
    answer = host.post("seats/0", kind="chance")
    assert answer.json()["seats"][0]["kind"] == "bot"
    answer = host.post("seats/0", kind="human")
    assert answer.json()["seats"][0] == {"name": "Ana", "kind": "human", "present": False}


def test_whoever_comes_first_takes_an_open_seat(made: Made) -> None:
    answer = made.as_("watch").post("take", seat=1, name="Bruno")
    assert answer.status_code == 200
    assert made.seat(0).look()["seats"][1]["name"] == "Bruno"
    assert made.as_("watch").post("take", seat=1, name="Carla").status_code == 409
    assert made.seat(0).look()["seats"][1]["name"] == "Bruno"


def test_spectators_cannot_choose(made: Made) -> None:
    """Nor do anything else at the table (criterion 54)."""
    watching = made.as_("watch")
    table = watching.look()
    assert table["seat"] is None
    assert not table["choices"]
    for what, body in (
        ("choices", {"choice": "rupees", "version": 0, "key": "k"}),
        ("undo", {"version": 0, "key": "k"}),
        ("undo/ask", {"version": 0}),
        ("undo/answer", {"version": 0, "accept": True}),
        ("name", {"name": "Eve"}),
        ("skip", {}),
    ):
        answer = watching.post(what, **body)
        assert answer.status_code == 403, what
        assert answer.json()["error"]["sentence"]
    assert watching.look() == table


def test_secrets_are_not_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.made([{"kind": "human"}])
        secret = made.answer["secrets"]["seat 1"]
        with served.client() as browser:
            browser.post(made.answer["links"]["seat 1"])
            browser.get(f"/t/{made.id}/join/{secret}x")
        out, err = capfd.readouterr()
    assert secret not in out + err
