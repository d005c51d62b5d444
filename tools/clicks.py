"""Measure the page in Chromium: what it fetches, and the clicks of whole games against a pupil, as
it asks by default.

    python -m tools.clicks     three games: minutes
    python -m tools.clicks 1   one

The figures are in docs/page.md.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from tests.browser.clicking import Clicked, play_by_clicks
from tests.browser.fetching import fetched
from tests.browser.tabling import HERE, Room, launched
from tests.web.server.repeatable import repeatable

from tools.chromium import WHERE_FROM, chromium


def main(arguments: Sequence[str]) -> None:
    path = chromium()
    if not path:
        sys.exit(f"The games need a Chromium: {WHERE_FROM}.")
    with (
        launched(path) as browser,
        TemporaryDirectory() as folder,
        repeatable(Path(folder)) as served,
    ):
        print(_arrivals(Room(browser, served)), flush=True)
        for seed in range(1, 1 + int(arguments[0] if arguments else 3)):
            clicked = _game(Room(browser, served), seed)
            print(
                f"game {seed}: {clicked.clicks} clicks for {clicked.choices} choices;"
                f" layout shift of the hand: {clicked.shifted:.4f}; from a click to the board:"
                f" {median(clicked.waited):.0f} ms (median), {max(clicked.waited):.0f} ms at most",
                flush=True,
            )


def _arrivals(room: Room) -> str:
    """What is fetched with an empty cache until the first choice can be made."""
    start = room.guest().new_page()
    start.goto("/")
    table = room.sit(room.made(HERE, {"kind": "pupil"}), "host").page
    told = [
        f"{len(each)} requests, {sum(each.values())} bytes" for each in map(fetched, (start, table))
    ]
    room.leave()
    return f"start page: {told[0]}; table: {told[1]}"


def _game(room: Room, seed: int) -> Clicked:
    made = room.made(HERE, {"kind": "pupil"}, seed=seed)
    clicked = play_by_clicks(room.sit(made, "host", confirm="final"), Random(seed))
    room.leave()
    return clicked


if __name__ == "__main__":
    main(sys.argv[1:])
