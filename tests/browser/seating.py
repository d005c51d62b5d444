"""A page of one seat: what the tests click and read."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Request, expect
from tests.web.server.serving import Made, Sitting

PATIENCE = 60_000
"""Milliseconds that a test waits on a busy machine before it gives up."""
expect.set_options(timeout=PATIENCE)

Table = dict[str, Any]
Wanted = Callable[[Table], bool]
Pick = Callable[[Sequence[str], Random], str]

SHOWN = """() => {
    const main = document.getElementById('table');
    const named = [...main.querySelectorAll('[aria-label]')];
    const things = [...main.querySelectorAll('[data-choice], [data-choices], [data-undo]')];
    const text = main.cloneNode(true);
    text.querySelectorAll('#ghost .other').forEach((e) => e.remove()); // what is pointed at
    return [main.dataset.version, text.textContent.replace(/\\s+/g, ' ')]
        .concat(named.map((e) => e.getAttribute('aria-label')))
        .concat(things.map((e) => e.dataset.choice ?? e.dataset.choices ?? e.dataset.undo));
}"""
"""Everything that a page says and offers."""


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
        join = f"/t/{made.id}/join/{made.answer['secrets'][role]}"
        if role.startswith("seat"):
            origin = page.request.get(join).url.partition("/t/")[0]
            assert page.request.post(join, headers={"Origin": origin}).ok
            page.goto(f"/t/{made.id}")
        else:
            page.goto(join)
        seat = cls(page, made.as_(role))
        seat.ready()
        return seat

    def ready(self) -> None:
        """The script runs, and nothing moves any more because a font comes late."""
        self.page.wait_for_selector("html.live", state="attached")
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def heard(self) -> None:
        """The page has been told the newest state: nobody redraws it any more."""
        self.until("globalThis.heard")

    @property
    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or -1)

    def look(self, at: str = "") -> Table:
        """The table, or what belongs to it, as the server sends it to this browser."""
        table = self.page.locator("body").get_attribute("data-table")
        found: Table = self.page.request.get(f"/api/tables/{table}{at}").json()
        return found

    def shown(self) -> list[str]:
        found: list[str] = self.page.evaluate(SHOWN)
        return found

    def enabled(self) -> list[str]:
        """The choices that the page offers."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('#table :is([data-choice], [data-choices])')]
                .flatMap((e) => (e.dataset.choice ?? e.dataset.choices).split('|'))"""
        )
        return found

    def thing(self, choice: str) -> Locator:
        """The thing that a choice belongs to."""
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
        if choice.startswith("move ") and thing.get_attribute("data-choices"):
            self.page.locator("#act-move").click()  # else a press takes the card's action
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
        return self._posts(lambda _url: True)

    def stores(self) -> list[str]:
        """The same, without that bots may hurry and asks for hints: these change nothing."""
        return self._posts(lambda url: not url.endswith(("/skip", "/hint")))

    def _posts(self, wanted: Callable[[str], bool]) -> list[str]:
        sent: list[str] = []

        def note(request: Request) -> None:
            address = request.url.partition("?")[0]
            if request.method == "POST" and wanted(address):
                sent.append(address)

        self.page.on("request", note)
        return sent

    def choose(self, choice: str) -> None:
        """Click, and wait until the page shows the result."""
        before = self.version
        self.click(choice)
        self.newer(before)

    def take_back(self, what: str) -> None:
        """Press undo, and wait until the page shows it."""
        before = self.version
        self.page.locator(f"[data-undo={what}]").click()
        self.newer(before)

    def newer(self, before: int) -> None:
        self.until(f"Number(document.getElementById('table').dataset.version) > {before}")

    def until(self, condition: str) -> None:
        until(self.page, condition)

    def my_turn(self) -> bool:
        """Wait until this seat must choose, or until the game is over; whether it must choose."""
        self.until(
            "document.querySelector('#table.yours, #table.curtain, #table[data-question=over]"
            ", a[href$=finished]')"
        )
        return self.page.locator("#table.yours").count() > 0


def until(page: Page, condition: str) -> None:
    """Wait for it. Without the arrow the policy of our pages would let it be tried only once."""
    page.wait_for_function(f"() => {condition}", timeout=PATIENCE)


def turned_up(way: Locator) -> None:
    """A card's way that is turned away is turned up first."""
    if not way.is_visible():
        way.locator("xpath=..").locator("[data-turn]").click()


class Patience:
    """With bots: until each choice, not until all of a game's, which a slow machine may take
    minutes for."""

    def __init__(self) -> None:
        self.version = -1
        self.until = 0.0

    def stand(self, version: int, complaint: str) -> None:
        if version != self.version:
            self.version, self.until = version, time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < self.until, complaint


def reached(sitting: Sitting, wanted: Wanted, rng: Random, pick: Pick) -> Table:
    """The seat chooses only through the API until a wanted moment of its own comes."""
    table, patience = sitting.look(), Patience()
    while not (table["choices"] and wanted(table)):
        patience.stand(table["version"], "the bots do not choose")
        assert not table["finished"], "this game does not come to it: take another seed"
        if table["choices"]:
            answer = sitting.choose(pick(texts(table), rng), table["version"])
            assert answer.status_code == 200, answer.text
            table = answer.json()
        else:
            time.sleep(0.01)
            table = sitting.look(table["version"])
    return table


def texts(table: Mapping[str, Any]) -> list[str]:
    return [offer["text"] for offer in table["choices"]]


def lively(choices: Sequence[str], rng: Random) -> str:
    """A random choice, mostly not a move: there are so many of them."""
    others = [choice for choice in choices if not choice.startswith("move ")]
    return rng.choice(others if others and rng.random() < 0.85 else list(choices))


def eager(*verbs: str) -> Pick:
    """Choose such a thing if possible, otherwise anything."""

    def pick(choices: Sequence[str], rng: Random) -> str:
        wanted = (c for verb in verbs for c in choices if c.startswith(verb))
        return next(wanted, None) or lively(choices, rng)

    return pick
