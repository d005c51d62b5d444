"""The log: what happened, when, and in answer to what; never a secret, a name or an address."""

import asyncio
import json
import logging
import re
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from tests.web.server.asgi import Asked, answered, running
from tests.web.server.serving import play_to_the_end, serving
from tests.web.server.test_faults import BROKEN, SECRET

from ceylon.web.server.logs import JsonLines, TextLines

NAME = "Zenobia"
STALE = "ceylon: the compiled rules do not match their source"
"""What a developer is told before the server starts."""
SEATS = [{"kind": "human", "name": NAME}, {"kind": "open"}, {"kind": "chance"}]


def test_the_log_of_a_whole_game_has_no_secrets(tmp_path: Path) -> None:
    """Every request is in it: as JSON, with its route, its status and its time."""
    chatty = {"log_format": "json", "access_log": True}
    with serving(tmp_path / "tables.db", chatty, logged=True) as served:
        made = served.made(SEATS)
        secrets = set(made.answer["secrets"].values())
        for link in made.answer["links"].values():
            with served.client(Accept="text/html", Origin=served.url) as browser:
                browser.follow_redirects = True
                browser.get(link)
                page = browser.post(link, data={"name": f"{NAME} II"})
                secrets |= set(browser.cookies.values())
                assert page.status_code < 500
        made.as_("watch").client.get(f"/api/tables/{made.id}?key={SECRET}")
        made.as_("watch").client.get(f"/t/{made.id}/join/{SECRET}")
        play_to_the_end(made, (0, 1), Random(5), 400)
        secrets.add(made.as_("host").post("links", role="seat 2").json()["secret"])
        served.process.terminate()
        served.process.wait(60)
        served.end()
    said = [line for line in served.log.splitlines() if not line.startswith(STALE)]
    lines = [json.loads(line) for line in said]
    requests = [line for line in lines if line["logger"] == "ceylon.access"]
    assert len(requests) > 50
    for line in requests:
        assert datetime.fromisoformat(line["time"]).tzinfo is not None
        assert line.keys() >= {"method", "route", "status", "ms", "client", "request", "process"}
    assert {line["route"] for line in requests} >= {
        "/api/tables",
        "/api/tables/{id}/choices",
        "/t/{id}/join/{secret}",
    }
    assert len({line["request"] for line in requests}) == len(requests)
    for hidden in (made.id, NAME, SECRET, "127.0.0.1", "Bearer", "ceylon_seat", *secrets):
        assert hidden not in served.log, hidden


@pytest.mark.parametrize("link", ["join", "read"])
@pytest.mark.parametrize("formatter", [TextLines(), JsonLines()])
def test_a_fault_is_found_by_its_id(
    tmp_path: Path, formatter: logging.Formatter, link: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer to it names the line; what the line quotes has no secret of any kind of link."""
    said: list[str] = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(formatter.format(record))

    async def fail() -> str:
        async with running(tmp_path / "tables.db") as app:
            app.router.routes[:0] = BROKEN
            answer = await answered(app, Asked("GET", f"/api/broken/{link}/{SECRET}"))
            return answer.headers["x-request-id"]

    handler = Written()
    logging.getLogger("ceylon").addHandler(handler)
    try:
        found = asyncio.run(fail())
    finally:
        logging.getLogger("ceylon").removeHandler(handler)
    assert len(said) == 1
    assert found in said[0]
    assert "this is broken" in said[0]
    assert re.match(r'(\{"time": ")?20\d\d-\d\d-\d\d', said[0])
    assert SECRET[:8] not in said[0]
    assert caplog.records


def test_a_proxy_may_name_a_request(tmp_path: Path) -> None:
    """So that both logs have the same id; anything odd gets another one."""

    async def named(name: bytes) -> str:
        async with running(tmp_path / "tables.db") as app:
            app.router.routes[:0] = BROKEN
            answer = await answered(app, Asked("GET", "/broken", [(b"x-request-id", name)]))
            return answer.headers["x-request-id"]

    assert asyncio.run(named(b"0af7651916cd43dd")) == "0af7651916cd43dd"
    assert re.fullmatch(r"[0-9a-f]{16}", asyncio.run(named(b'x" forged: line')))
