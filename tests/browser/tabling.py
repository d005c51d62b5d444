"""A browser at the tables of a server: what the tests of the pages click and read."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from tests.web.server.serving import Made, Served, Sitting

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chrome") or ""
WIDE = (1280, 720)
PHONE = (360, 740)
PATIENCE = 15_000
ENABLED = "#table :is([data-choice], [data-choices])"
BOT = {"kind": "chance"}
HERE = {"kind": "here"}
HUMAN = {"kind": "human"}


@contextmanager
def command(store: Path) -> Iterator[Served]:
    """The real command on a free port."""
    arguments = ["serve", "--port", "0", "--db", str(store), "--no-browser"]
    ceylon = Path(sys.executable).with_name("ceylon")
    told = subprocess.Popen([ceylon, *arguments], stdout=subprocess.PIPE, text=True)
    assert told.stdout is not None
    line = told.stdout.readline()
    assert "http://" in line, line
    served = Served("http://" + line.split("http://")[1].split("/")[0], told)
    try:
        yield served
    finally:
        served.end()


@dataclass
class Room:
    """Browsers around one server; every guest has a browser profile of their own."""

    browser: Browser
    served: Served
    contexts: list[BrowserContext] = field(default_factory=list)

    def guest(self, size: tuple[int, int] = WIDE, **more: Any) -> BrowserContext:  # noqa: ANN401
        options: dict[str, Any] = {"base_url": self.served.url, "locale": "en", **more}
        width, height = size
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE)
        # Confirming has tests of its own; elsewhere a click is a choice.
        settings = json.dumps(json.dumps({"confirm": "never"}))
        context.add_init_script(
            f"localStorage.getItem('ceylon.settings') ?? "
            f"localStorage.setItem('ceylon.settings', {settings})"
        )
        self.contexts.append(context)
        return context

    def made(self, *seats: Mapping[str, object], **more: object) -> Made:
        return self.served.made(list(seats), **more)

    def sit(self, made: Made, role: str, **more: Any) -> "Seat":  # noqa: ANN401
        """Open the link of a role in a browser of its own."""
        page = self.guest(**more).new_page()
        return Seat.by(page, made, role)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()


@dataclass
class Seat:
    """One page, and the same seat through the API to compare with."""

    page: Page
    sitting: Sitting | None = None

    @property
    def api(self) -> Sitting:
        assert self.sitting is not None
        return self.sitting

    @classmethod
    def by(cls, page: Page, made: Made, role: str) -> "Seat":
        page.goto(f"/t/{made.id}/join/{made.answer['secrets'][role]}")
        seat = cls(page, made.as_(role))
        seat.ready()
        return seat

    def ready(self) -> None:
        """The script runs and the stream is open."""
        self.page.wait_for_selector("html.live", state="attached")

    @property
    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or -1)

    def look(self) -> dict[str, Any]:
        """The table as the server tells it to this very browser."""
        table = self.page.locator("body").get_attribute("data-table")
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{table}").json()
        return found

    def enabled(self) -> list[str]:
        """The choices that the page offers."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('#table :is([data-choice], [data-choices])')]
                .flatMap((e) => (e.dataset.choice ?? e.dataset.choices).split('|'))"""
        )
        return found

    def thing(self, choice: str) -> Locator:
        """The thing on which a choice stands."""
        place: str = self.page.evaluate(
            """(choice) => {
                const things = document.querySelectorAll(
                    '#table :is([data-choice], [data-choices])');
                const found = [...things].find((e) =>
                    (e.dataset.choice ?? e.dataset.choices).split('|').includes(choice));
                return found?.id ? `#${found.id}` : `#table [data-choice="${choice}"]`;
            }""",
            choice,
        )
        return self.page.locator(place)

    def click(self, choice: str) -> None:
        """Click on the thing, and on what is asked then, until the choice is sent."""
        thing = self.thing(choice)
        if choice.startswith("play "):
            turned_up(thing)
        thing.click()
        self.answer(choice)

    def answer(self, choice: str) -> None:
        if self.page.locator("#ask:not([hidden])").count():
            self.page.locator(f'#ask [data-ask="{choice}"]').click()

    def prefer(self, confirm: str) -> None:
        """When to be asked before a choice is final: as set in the settings."""
        self.page.locator(".tools [popovertarget=pop-settings]").click()
        self.page.locator(f"[data-setting=confirm][value={confirm}]").check()
        self.page.keyboard.press("Escape")

    def sends(self) -> list[str]:
        """What this page sends from now on."""
        sent: list[str] = []
        self.page.on("request", lambda r: sent.append(r.url) if r.method == "POST" else None)
        return sent

    def choose(self, choice: str) -> None:
        """Click, and wait until the page shows what came of it."""
        before = self.version
        self.click(choice)
        self.newer(before)

    def newer(self, before: int) -> None:
        self.until(f"Number(document.getElementById('table').dataset.version) > {before}")

    def until(self, condition: str) -> None:
        self.page.wait_for_function(f"() => {condition}", timeout=PATIENCE)

    def my_turn(self) -> bool:
        """Wait until this seat must choose, or until the game is over; whether it must choose."""
        self.until(
            "document.querySelector('#table.yours, #table.curtain, #table[data-question=over]"
            ", a[href$=finished]')"
        )
        return self.page.locator("#table.yours").count() > 0

    def toward(self, wanted: Callable[[dict[str, Any]], bool], rng: Random, most: int = 300) -> Any:  # noqa: ANN401
        """Let this seat choose by the API until a wanted state comes, and show it."""
        for _ in range(most):
            self.my_turn()
            table = self.look()
            if table["finished"] or (table["choices"] and wanted(table)):
                break
            if table["choices"]:
                self.api.choose(busily(texts(table), rng), table["version"])
                self.newer(table["version"])
        assert wanted(table), "never reached"
        self.until(
            f"Number(document.getElementById('table').dataset.version) === {table['version']}"
        )
        return table


def turned_up(way: Locator) -> None:
    """A card's way that is turned away is turned up first."""
    if not way.is_visible():
        way.locator("xpath=..").locator("[data-turn]").click()


def texts(table: Mapping[str, Any]) -> list[str]:
    return [offer["text"] for offer in table["choices"]]


def lively(choices: Sequence[str], rng: Random) -> str:
    """A random choice, mostly not a move: there are so many of them."""
    others = [choice for choice in choices if not choice.startswith("move ")]
    return rng.choice(others if others and rng.random() < 0.85 else list(choices))


def busily(choices: Sequence[str], rng: Random) -> str:
    """Plant where it can be: much happens then."""
    plants = [choice for choice in choices if choice.startswith("plant ")]
    return plants[0] if plants else lively(choices, rng)
