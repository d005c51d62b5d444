"""What those who look after a server ask it: whether it is well, its figures, where to report."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from tests.web.server.asgi import Asked, answered, running
from tests.web.server.serving import Made, Served, serving

from ceylon import __version__

URL = "https://ceylon.example.org"
CONTACT = "mailto:host@example.org"
SEATS = [{"kind": "human"}, {"kind": "chance"}]
FEW = {"client": [5, 0.001], "named": True, "public_url": URL, "contact": CONTACT}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """It is known under one name, and allows few requests."""
    with serving(tmp_path_factory.mktemp("store") / "tables.db", FEW) as found:
        yield found


def figures(client: httpx.Client) -> dict[str, float]:
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {
        name: float(value)
        for name, value in re.findall(r"^(\w.*) (\S+)$", answer.text, re.MULTILINE)
    }


def play(made: Made, choices: int) -> None:
    for _ in range(choices):
        table = made.seat(0).look()
        while not table["choices"]:
            table = made.seat(0).look()
        seat = made.seat(0)
        assert seat.choose(table["choices"][0]["text"], table["version"]).status_code == 200


# Whether it is well


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_probes_are_answered_as_often_as_they_like(strict: Served, path: str) -> None:
    """And under any name: they come from within the house, not from visitors."""
    with httpx.Client(base_url=strict.url, headers={"Host": "10.1.2.3:8046"}) as probe:
        assert {probe.get(path).status_code for _ in range(50)} == {200}
        assert probe.get("/version").status_code == 421


def test_a_server_that_ends_is_not_ready(tmp_path: Path) -> None:
    """While it finishes what it has begun: a balancer sends new requests elsewhere."""

    async def look() -> list[bytes]:
        async with running(tmp_path / "tables.db") as app:
            ready = Asked("GET", "/readyz")
            before = await answered(app, ready)
            app.state.draining = True
            after = await answered(app, ready)
            assert (before.status, after.status) == (200, 503)
            return [before.body, after.body]

    assert asyncio.run(look()) == [b"ready\n", b"draining\n"]


# Figures


def test_figures_follow_what_happens(served: Served) -> None:
    with served.client() as client:
        before = figures(client)
        made = served.made(SEATS)
        play(made, 3)
        with made.seat(0).client.stream("GET", f"{made.seat(0).path}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)  # it is told something, and stays open
            now = figures(client)
        client.get("/api/tables/unknown")
        later = figures(client)

    def more(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("ceylon_tables") == more("ceylon_tables_created_total") == 1
    assert more("ceylon_choices_total") >= 3
    assert more("ceylon_append_seconds_count") == more("ceylon_choices_total")
    assert more('ceylon_work_seconds_count{kind="bots"}') >= 1
    assert more("ceylon_streams") == 1
    assert more("ceylon_connections") >= 1
    assert now["ceylon_loop_lag_seconds_count"] > 0
    refused = 'ceylon_refusals_total{code="unknown table"}'
    assert later[refused] == now.get(refused, 0) + 1


def test_figures_name_nobody(served: Served) -> None:
    """No table, no link, no name and no address."""
    made = served.made([{"kind": "human", "name": "Zenobia"}, {"kind": "chance"}])
    play(made, 2)
    with served.client() as client:
        text = client.get("/metrics").text
    for hidden in (made.id, "Zenobia", "127.0.0.1", *made.answer["secrets"].values()):
        assert hidden not in text


HOME, NEAR, FAR = "127.0.0.1", "203.0.113.9", "198.51.100.1"


def test_who_may_read_the_figures(tmp_path: Path) -> None:
    """By default this machine alone, and not through a proxy, which may not say who asks."""

    async def statuses(allowed: tuple[str, ...]) -> list[int]:
        async with running(tmp_path / "tables.db", metrics_for=allowed) as app:
            asked = [Asked("GET", "/metrics", client=each) for each in (HOME, "::1", NEAR, FAR)]
            names = (b"x-forwarded-for", b"x-real-ip", b"forwarded")
            forwarded = [[(name, HOME.encode())] for name in names]
            asked += [Asked("GET", "/metrics", each, client=HOME) for each in forwarded]
            return [(await answered(app, each)).status for each in asked]

    assert asyncio.run(statuses(())) == [200, 200, 403, 403, 403, 403, 403]
    assert asyncio.run(statuses(("203.0.113.0/24",))) == [403, 403, 200, 403, 403, 403, 403]


# The rest


def test_the_version(served: Served) -> None:
    with served.client() as client:
        assert client.get("/version").json()["version"] == __version__


def test_search_engines_stay_away_from_tables(served: Served) -> None:
    with served.client() as client:
        lines = client.get("/robots.txt").text.splitlines()
    assert "Disallow: /t/" in lines
    assert "Disallow: /" not in lines


def test_where_to_report_a_weakness(strict: Served, served: Served) -> None:
    """RFC 9116: a contact, and a date within a year until which it is good."""
    with httpx.Client(base_url=strict.url, headers={"X-Forwarded-For": "203.0.113.1"}) as client:
        text = client.get("/.well-known/security.txt").text
    fields = dict(line.split(": ", 1) for line in text.splitlines())
    assert fields["Contact"] == CONTACT
    assert fields["Canonical"] == f"{URL}/.well-known/security.txt"
    until = datetime.fromisoformat(fields["Expires"])
    assert timedelta(0) < until - datetime.now(UTC) < timedelta(days=365)
    with served.client() as client:
        assert client.get("/.well-known/security.txt").status_code == 404


# An upgrade


def test_a_stream_tells_a_page_that_the_server_was_upgraded(served: Served) -> None:
    """A page whose scripts are of another release; others, and programs, get the table."""
    made = served.made(SEATS)
    client = made.seat(0).client
    page = client.get(f"/t/{made.id}", headers={"Accept": "text/html"}).text
    [release] = set(re.findall(r'data-release="(\w+)"', page))
    assert set(re.findall(r"/static/(\w+)/[^\s\"]+\.(?:css|js)", page)) == {release}
    for query, event in (("old", "upgraded"), (release, "table"), ("", "table")):
        address = f"/t/{made.id}/stream?release={query}"
        with client.stream("GET", address) as stream:
            lines = stream.iter_lines()
            assert next(lines) == f"event: {event}"
