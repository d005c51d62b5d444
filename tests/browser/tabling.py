"""Servers and browsers around them: where the tests of the pages sit down."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser.seating import PATIENCE, Pick, Seat, Table, Wanted, eager, reached
from tests.web.server.repeatable import Repeatable
from tests.web.server.serving import Made, Served

WIDE = (1280, 720)
PHONE = (360, 740)
BOT = {"kind": "chance"}
HERE = {"kind": "here"}
HUMAN = {"kind": "human"}
LISTENS = """globalThis.EventSource = class extends EventSource {
    constructor(...all) {
        super(...all);
        this.addEventListener('table', () => { globalThis.heard = true; });
    }
};"""
"""Notes that a page has heard what its stream tells it first."""
PLANTING = eager("plant")
"""Much happens then."""
ANA, BEN = {**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Ben"}


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def command(store: Path | str, port: int = 0) -> Served:
    """The real command; port 0 is any free one."""
    arguments = ["serve", "--port", str(port), "--db", str(store), "--no-browser"]
    ceylon = Path(sys.executable).with_name("ceylon")
    process = subprocess.Popen([ceylon, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://" in line, line
    return Served("http://" + line.split("http://")[1].split("/")[0], process)


@dataclass
class Room:
    """Browsers around one server; every guest has a browser profile of their own."""

    browser: Browser
    served: Served
    contexts: list[BrowserContext] = field(default_factory=list)

    def guest(
        self,
        size: tuple[int, int] = WIDE,
        confirm: str | None = "never",
        **more: Any,  # noqa: ANN401 - as the browser takes them
    ) -> BrowserContext:
        """A new browser profile.

        Confirming and the pace have tests of their own: elsewhere a click is a choice, and what
        others do is shown at once.
        """
        options: dict[str, Any] = {"base_url": self.served.url, "locale": "en", **more}
        width, height = size
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTENS)
        if confirm:
            settings = json.dumps(json.dumps({"confirm": confirm, "pace": "0"}))
            context.add_init_script(
                f"localStorage.getItem('ceylon.settings') ?? "
                f"localStorage.setItem('ceylon.settings', {settings})"
            )
        self.contexts.append(context)
        return context

    def made(self, *seats: Mapping[str, object], seed: int = 1, **more: object) -> Made:
        """A new table, dealt from a seed."""
        assert isinstance(self.served, Repeatable)
        self.served.deal(seed)
        return self.served.made(list(seats), **more)

    def sit(self, made: Made, role: str, **more: Any) -> Seat:  # noqa: ANN401
        """Open the link of a role in a browser of its own."""
        return Seat.by(self.guest(**more).new_page(), made, role)

    def at(
        self,
        wanted: Wanted,
        *,
        seats: Sequence[Mapping[str, object]] = (HERE, BOT),
        seed: int = 1,
        pick: Pick = PLANTING,
        guest: Mapping[str, Any] | None = None,
        **more: object,
    ) -> tuple[Seat, Table]:
        """The host's page at a game that has come to a wanted moment, and the API's table."""
        made = self.made(*seats, seed=seed, **more)
        reached(made.as_("host"), wanted, Random(seed), pick)
        seat = self.sit(made, "host", **(guest or {}))
        return seat, seat.look()

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()
