"""Clients that come by IPv6: they play as others do, and limits count the network of each."""

import socket
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.store.test_fleet import command
from tests.web.server.serving import play_to_the_end

HUMAN = {"kind": "human"}


def has_ipv6() -> bool:
    with suppress(OSError), socket.create_server(("::1", 0), family=socket.AF_INET6):
        return True
    return False


pytestmark = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


def test_a_game_is_played_by_ipv6(tmp_path: Path) -> None:
    """By the links that the server makes, with pages and streams."""
    with command("--host", "::1", "--db", str(tmp_path / "tables.db")) as served:
        assert served.url.startswith("http://[::1]:")
        made = served.made([HUMAN, {"kind": "chance"}])
        assert all(link.startswith(served.url) for link in made.answer["links"].values())
        with served.client(made.answer["secrets"]["watch"]) as client:
            with client.stream("GET", f"/api/tables/{made.id}/stream") as stream:
                assert next(stream.iter_lines()) == "event: table"
            page = client.get("/", headers={"Accept": "text/html"})
            assert page.status_code == 200
        assert play_to_the_end(made, [0], Random(3))["finished"]


def test_a_customer_of_a_provider_is_one_client(tmp_path: Path) -> None:
    """Whoever has a /64 has as many addresses as they like; their neighbour is somebody else."""
    with command("--host", "::1", "--db", str(tmp_path / "tables.db")) as served:
        body = {"seats": [HUMAN, {"kind": "chance"}]}

        def made(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            with served.client(**headers) as client:
                return client.post("/api/tables", json=body).status_code

        statuses = [made(f"2001:db8:0:1::{number:x}") for number in range(60)]
        assert statuses[:30] == [201] * 30
        assert 429 in statuses
        assert made("2001:db8:0:2::1") == 201
