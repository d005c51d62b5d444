"""All that one role at one table is sent: pages, JSON, streams, errors, before and after undo."""

import html
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.web.server.described import check_event
from tests.web.server.serving import Served
from tests.web.server.twins import Twins, secret_of

from ceylon.ids import Seat, seats
from ceylon.record.notation import CARDS
from ceylon.rules.choices import ALL_CHOICES, text_of
from ceylon.table.roles import seat_role
from ceylon.words import LANGUAGES

STRIDE = 23
OFTEN = {"date", "content-length"}
"""Headers that say nothing of the table."""


@dataclass
class Listener:
    """One role at one table of one server, and every byte that it was sent."""

    served: Served
    game: Twins
    skipped: frozenset[str] = frozenset()
    """Choices that this role does not name: their refusal would name them too."""
    heard: dict[str, bytes] = field(default_factory=dict)
    clients: dict[str, httpx.Client] = field(default_factory=dict)
    streams: dict[str, Iterator[bytes]] = field(default_factory=dict)
    keys: int = 0

    @property
    def api(self) -> str:
        return f"/api/tables/{self.game.id}"

    def listen(self) -> dict[str, bytes]:
        with ExitStack() as stack:
            self.look("first", list(LANGUAGES))
            self.hint("first")
            self._open_streams(stack)
            for number, (mover, choice) in enumerate(self.game.movers()):
                status = self.post(f"live {number}", seat_role(mover), "choices", choice=choice)
                assert status == 200
                self.next_events(f"choice {number}")
                self.hint(f"choice {number}")
            self.err()
            self.take_back()
            self.look("last", ("en",))
        return self.heard

    # Asking

    def client(self, role: str) -> httpx.Client:
        if role not in self.clients:
            headers = {"Accept": "text/html", "Accept-Language": "fr"}
            secret = secret_of(self.game, role)
            self.clients[role] = self.served.client(secret, **headers)
        return self.clients[role]

    def get(self, when: str, path: str) -> httpx.Response:
        answer = self.client(self.game.role).get(path)
        self._keep(f"{when} {path}", answer)
        return answer

    def post(self, when: str, role: str, what: str, **body: object) -> int:
        """The status; the answer is recorded if it was sent to the role that listens."""
        if what in ("choices", "undo"):
            self.keys += 1
            body.setdefault("key", f"live-{self.keys}")
        if "version" not in body:
            body["version"] = self.version()
        answer = self.client(role).post(f"{self.api}/{what}", json=body)
        if role == self.game.role:
            self._keep(f"{when} {what}", answer)
        else:
            self.heard[f"{when} {what} by another"] = b"%d" % answer.status_code
        return answer.status_code

    def version(self) -> int:
        found: dict[str, Any] = self.client("watch").get(self.api).json()
        return int(found["version"])

    def _keep(self, what: str, answer: httpx.Response) -> None:
        assert answer.status_code < 500, answer.text
        told = [f"{name}: {value}" for name, value in answer.headers.items() if name not in OFTEN]
        head = "\n".join([str(answer.status_code), *sorted(told), "", ""])
        self.heard[what] = head.encode() + answer.content

    # What there is to hear

    def look(self, when: str, languages: Sequence[str]) -> None:
        at = f"/t/{self.game.id}"
        for language in languages:
            self.get(when, f"{at}?lang={language}")
            self.get(when, f"{self.api}?lang={language}")
        for path in (
            "?at=5",
            "/moment?at=5",
            "/log",
            "/finished",
            "/record",
            "/deal",
            "/host",
            "/report",
        ):
            self.get(when, at + path)
        self.get(when, f"{at}/review")
        for path in ("/record", "/analysis", "/contracts", "?since=3", "?since=x"):
            self.get(when, self.api + path)

    def hint(self, when: str) -> None:
        """It is given to the player who must choose, and refused to the others."""
        self.post(when, self.game.role, "hint")

    def _open_streams(self, stack: ExitStack) -> None:
        page = self.client(self.game.role).get(f"/t/{self.game.id}").text
        own = re.search(r'data-stream="([^"]+)"', page)
        assert own is not None
        for path in (
            html.unescape(own[1]),
            f"/t/{self.game.id}/stream?lang=es",
            f"{self.api}/stream?lang=ru",
        ):
            stream = self.client(self.game.role).stream("GET", path)
            self.streams[path] = events(stack.enter_context(stream))
        self.next_events("opened")

    def next_events(self, when: str) -> None:
        for path, stream in self.streams.items():
            event = self.heard[f"{when} event of {path}"] = next(stream)
            if path.startswith(self.api):
                check_event(event.decode())

    def err(self) -> None:
        """Stale, illegal, unknown, malformed, and out of turn: whatever is not legal now."""
        role, version = self.game.role, self.version()
        legal = {each["text"] for each in self.client(role).get(self.api).json()["choices"]}
        for choice in ALL_CHOICES[len(self.game.id) % STRIDE :: STRIDE]:
            text = text_of(choice)
            if text in self.skipped:
                continue
            self.post(f"stale {text}", role, "choices", choice=text, version=version + 1)
            if text not in legal:
                self.post(f"illegal {text}", role, "choices", choice=text, version=version)
        self.post("unknown", role, "choices", choice="fly", version=version)
        self.post("malformed", role, "choices", choice=7, version=version)

    def take_back(self) -> None:
        """Undo freely if that is allowed; then a seat asks, and the others agree."""
        role = self.game.role
        if self.post("free", role, "undo") == 200:
            self.next_events("free undo")
        if self.post("turn", role, "undo", whole_turn=True) == 200:
            self.next_events("undo of a turn")
        everyone = seats(self.game.options.seats)
        asker = Seat((self.game.seat + 1) % len(everyone))
        version = self.version()
        if self.post("asked", seat_role(asker), "undo/ask") != 200:
            return
        self.next_events("asked")
        for other in (seat for seat in everyone if seat != asker):
            if self.version() == version:
                status = self.post(f"{other} agrees", seat_role(other), "undo/answer", accept=True)
                assert status == 200
                self.next_events(f"{other} agrees")


def events(answer: httpx.Response) -> Iterator[bytes]:
    """Each event of a stream as it came. One is due when it is waited for: no heartbeat comes."""
    assert answer.status_code == 200
    lines: list[str] = []
    for line in answer.iter_lines():
        assert not line.startswith(": ping"), "nothing was told for a long time"
        if line:
            lines.append(line)
        elif lines:
            yield "\n".join(lines).encode()
            lines = []


def naming(kind: int) -> frozenset[str]:
    """The choices that name a kind of card."""
    return frozenset(f"play {CARDS[side]}" for side in (2 * kind, 2 * kind + 1))
