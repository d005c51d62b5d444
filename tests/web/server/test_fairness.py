"""One client's requests and streams are its own affair: they lock nobody out of their table.

The clients of these tests are told apart by what a proxy on this machine says.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.web.server.serving import Made, Served, serving

ANA, BAD = "203.0.113.1", "198.51.100.66"
HUMANS = [{"kind": "human"}, {"kind": "human"}]
SLOW = 0.001
"""Drops per second: as good as none in the time of a test."""


def asked(served: Served, path: str, secret: str | None = None, client: str = BAD) -> int:
    headers = {"X-Forwarded-For": client, "Accept": "text/html"}
    with served.client(secret, **headers) as found:
        return found.get(path).status_code


def test_who_only_knows_the_table_does_not_lock_its_players_out(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", {"table": [30, SLOW], "client": [60, SLOW]}) as served:
        made = served.made(HUMANS)
        at = f"/api/tables/{made.id}"
        assert [asked(served, at, "x") for _ in range(35)] == [401] * 30 + [429] * 5
        assert asked(served, at, made.answer["secrets"]["seat 1"], ANA) == 200


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = {"watch_streams": 5, "client_watch_streams": 3, "seat_streams": 2}
    with serving(tmp_path_factory.mktemp("store") / "tables.db", limits) as found:
        yield found


class Audience:
    """Streams of one table that stay open."""

    def __init__(self, served: Served, made: Made, stack: ExitStack) -> None:
        self.served, self.made, self.stack = served, made, stack
        self.kept: list[Iterator[str]] = []

    def open(self, role: str, client: str) -> int:
        found = self.served.client(self.made.answer["secrets"][role], **{"X-Forwarded-For": client})
        path = f"/api/tables/{self.made.id}/stream"
        answer = self.stack.enter_context(found.stream("GET", path))
        if answer.status_code == 200:
            lines = answer.iter_lines()
            next(lines)
            self.kept.append(lines)
        return answer.status_code


def test_spectators_take_no_stream_of_a_seat(watched: Served) -> None:
    with ExitStack() as stack:
        audience = Audience(watched, watched.made(HUMANS), stack)
        assert [audience.open("watch", BAD) for _ in range(5)] == [200] * 3 + [429] * 2
        others = [audience.open("watch", f"192.0.2.{number}") for number in range(4)]
        assert others == [200] * 2 + [429] * 2
        for role in ("seat 1", "seat 2", "host"):
            assert [audience.open(role, ANA) for _ in range(3)] == [200, 200, 429]


# What a request costs


@pytest.mark.parametrize(
    ("path", "dear"),
    [("", True), ("/host", True), ("/moment?at=0", True), ("/review", True), ("/nothing", False)],
)
def test_a_request_takes_what_it_costs(tmp_path: Path, path: str, dear: bool) -> None:
    with serving(tmp_path / "tables.db", {"client": [30, SLOW]}) as served:
        made = served.made(HUMANS)
        secret = made.answer["secrets"]["host"]
        answers = [asked(served, f"/t/{made.id}{path}", secret) for _ in range(10)]
        assert (429 in answers) == dear
        assert answers[0] != 429
        assert asked(served, f"/t/{made.id}{path}", secret, ANA) != 429


def test_what_is_stored_for_good_has_a_limit_of_its_own(tmp_path: Path) -> None:
    """Names, seats and links: each change is a row."""
    with serving(tmp_path / "tables.db", {"changes": [3, SLOW]}) as served:
        made = served.made(HUMANS)
        player, host = made.seat(0), made.as_("host")
        assert player.post("name", name="Ana").status_code == 200
        assert host.post("links", role="watch").status_code == 200
        assert host.post("seats/1", kind="human").status_code == 200
        assert player.post("name", name="Ana").status_code == 429
        assert host.post("links", role="watch").status_code == 429
        assert host.post("seats/1", kind="human").status_code == 429
        mover = made.seat(player.look()["position"]["seat"])
        table = mover.look()
        assert mover.choose(table["choices"][0]["text"], 0).status_code == 200
