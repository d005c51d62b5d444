"""Attacks the app with requests that it cannot forget cheaply, and prints by how much it grew.

Each request has something unique, mostly as long as allowed. Run as `python attack.py STORE NUMBER
[ATTACK]`; prints the bytes of memory before and after, as JSON.
"""

import asyncio
import gc
import json
import mmap
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.applications import Starlette
from tests.web.server.asgi import Asked, answered, running

LONG = 60_000
GOLDEN = Path(__file__).parents[2] / "golden"
LONGEST = max((path.read_text(encoding="utf-8") for path in GOLDEN.glob("4*.ceylon")), key=len)
JSON = (b"content-type", b"application/json")
FORM = (b"content-type", b"application/x-www-form-urlencoded")
Attack = Callable[[int], Asked]


def long_text(number: int) -> str:
    """A long text that nobody has sent before."""
    return f"{number}-" + "x" * LONG


class Attacker:
    """Has a table of its own, with the links of all its roles, and a long game that is over."""

    def __init__(self, made: dict[str, Any], over: tuple[str, Sequence[str]]) -> None:
        self._at = f"/api/tables/{made['table']}"
        self._page = f"/t/{made['table']}"
        self._secrets = made["secrets"]
        self._over, self._links = over

    def attacks(self) -> Sequence[Attack]:
        return (
            self.key,
            self.inner_key,
            self.choice,
            self.name,
            self.api_path,
            self.page_path,
            self.unknown_table,
            self.secret,
            self.since,
            self.language,
            self.origin,
            self.host_header,
            self.cookie,
            self.followed,
            self.form_kind,
            self.form_start,
            self.role,
            self.record,
            self.address,
        )

    def _post(self, what: str, body: object, role: str = "host") -> Asked:
        secret = f"Bearer {self._secrets[role]}".encode()
        headers = [JSON, (b"authorization", secret)]
        return Asked("POST", f"{self._at}/{what}", headers, json.dumps(body).encode())

    def key(self, number: int) -> Asked:
        body = {"choice": "rupees", "version": 0, "key": "k", long_text(number): 1}
        return self._post("choices", body, "seat 1")

    def inner_key(self, number: int) -> Asked:
        body = {"seats": [{"kind": "human", long_text(number): 1}]}
        return Asked("POST", "/api/tables", [JSON], json.dumps(body).encode())

    def choice(self, number: int) -> Asked:
        return self._post("choices", {"choice": long_text(number), "version": 0, "key": "k"})

    def name(self, number: int) -> Asked:
        return self._post("name", {"name": long_text(number)}, "seat 1")

    def api_path(self, number: int) -> Asked:
        return Asked("POST", f"/api/tables/{long_text(number)}/choices", [JSON], b"{}")

    def page_path(self, number: int) -> Asked:
        return Asked("GET", f"/t/{long_text(number)}")

    def unknown_table(self, number: int) -> Asked:
        return Asked("GET", f"/t/{number:012}", [(b"accept", b"text/html")])

    def secret(self, number: int) -> Asked:
        return Asked("GET", f"{self._page}/join/{long_text(number)}")

    def since(self, number: int) -> Asked:
        """The log of a game from any of its choices on, in any language, for any role."""
        other, since = divmod(number, 331)
        authorization = f"Bearer {self._links[other % len(self._links)]}".encode()
        query = f"since={since}&lang={('en', 'fr', 'es', 'ru')[other // len(self._links) % 4]}"
        return Asked(
            "GET", f"/api/tables/{self._over}?{query}", [(b"authorization", authorization)]
        )

    def language(self, number: int) -> Asked:
        headers = [(b"accept-language", long_text(number).encode())]
        return Asked("GET", f"/nothing?lang={long_text(number)}", headers)

    def origin(self, number: int) -> Asked:
        headers = [FORM, (b"origin", b"http://" + long_text(number).encode())]
        return Asked("POST", "/tables", headers, b"play=now")

    def host_header(self, number: int) -> Asked:
        return Asked("GET", f"/nothing/{number}", [(b"host", long_text(number).encode())])

    def cookie(self, number: int) -> Asked:
        cookie = f"ceylon_seat_{long_text(number)}={number}; lang={long_text(number)}"
        return Asked("GET", "/nothing", [(b"cookie", cookie.encode())])

    def followed(self, number: int) -> Asked:
        return Asked("GET", f"/join?code=http://{long_text(number)}")

    def form_kind(self, number: int) -> Asked:
        return Asked("POST", "/tables", [FORM], f"kind1=me&kind2={long_text(number)}".encode())

    def form_start(self, number: int) -> Asked:
        body = f"kind1=me&kind2=bot&start={long_text(number)}"
        return Asked("POST", "/tables", [FORM], body.encode())

    def role(self, number: int) -> Asked:
        return self._post("links", {"role": long_text(number)})

    def record(self, number: int) -> Asked:
        return Asked("POST", "/records", [FORM], f"text={long_text(number)}".encode())

    def address(self, number: int) -> Asked:
        """A client with a whole network of addresses, as everyone with IPv6 has."""
        return Asked("GET", "/nothing", client=f"2001:db8::{number >> 16:x}:{number & 65535:x}")


def memory() -> int:
    """The bytes that this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * mmap.PAGESIZE


async def begun(app: Starlette) -> Attacker:
    body = {"seats": [{"kind": "human"}, {"kind": "open"}], "pace": 0}
    answer = await answered(app, Asked("POST", "/api/tables", [JSON], json.dumps(body).encode()))
    return Attacker(json.loads(answer.body), await finished(app, LONGEST))


async def finished(app: Starlette, record: str) -> tuple[str, list[str]]:
    """A game that is over, by its record: its table, and the secrets of all its links."""
    text = urlencode({"text": record}).encode()
    made = await answered(app, Asked("POST", "/records", [FORM], text))
    found = re.search(r"ceylon_host_([^=]+)=([^;]+)", made.headers["set-cookie"])
    assert found is not None, made.body
    table, secrets = found[1], [found[2]]
    for role in ("watch", "seat 1", "seat 2", "seat 3", "seat 4"):
        headers = [JSON, (b"authorization", f"Bearer {secrets[0]}".encode())]
        body = json.dumps({"role": role}).encode()
        answer = await answered(app, Asked("POST", f"/api/tables/{table}/links", headers, body))
        if answer.status == 200:
            secrets.append(json.loads(answer.body)["secret"])
    return table, secrets


async def attacked(store: Path, number: int, name: str = "") -> dict[str, Any]:
    statuses: Counter[int] = Counter()
    async with running(store) as app:
        attacks = [each for each in (await begun(app)).attacks() if name in ("", each.__name__)]
        for each in range(50 * len(attacks)):  # whatever is made once is there after these
            await answered(app, attacks[each % len(attacks)](each))
        gc.collect()
        before = memory()
        for each in range(100_000, 100_000 + number):
            answer = await answered(app, attacks[each % len(attacks)](each))
            statuses[answer.status] += 1
        gc.collect()
        return {"before": before, "after": memory(), "statuses": statuses}


if __name__ == "__main__":
    found = asyncio.run(attacked(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
    print(json.dumps(found))  # noqa: T201 - the test reads it
