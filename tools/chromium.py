"""The Chromium that the tests of the pages drive: installed here, or fetched by Playwright.

`python -m tools.chromium fetch` makes sure that there is one, `tell` says whether there is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
VARIABLE: Final = "CEYLON_CHROMIUM"
PATIENCE: Final = 300
"""Seconds after which to give up on the network."""
WHERE_FROM: Final = (
    f"install one (on Debian and Ubuntu: apt install chromium), or name it in {VARIABLE}"
)
TESTED: Final = "Everything was tested, the pages in a browser too."
NOT_TESTED: Final = f"NOT TESTED: the pages in a browser. There is no Chromium here: {WHERE_FROM}."


def chromium() -> str:
    """The path of the installed browser, or an empty string."""
    return next(filter(_starts, _candidates()), "")


def _candidates() -> Iterator[str]:
    if named := os.environ.get(VARIABLE):
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    yield _playwrights()


def _playwrights() -> str:
    """Where Playwright keeps its own browser, if it has fetched one."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _starts(path: str) -> bool:
    """The command may be a stub that points to another package, and a browser may lack
    libraries."""
    return _succeeds([path, "--version"], 60)


def fetch() -> bool:
    """Let Playwright fetch its own; return whether it did."""
    return _succeeds([sys.executable, "-m", "playwright", "install", "chromium"], PATIENCE)


def _succeeds(command: Sequence[str], seconds: float) -> bool:
    nothing = subprocess.DEVNULL
    try:
        done = subprocess.run(  # noqa: S603 - a browser, or Playwright
            command, check=False, stdout=nothing, stderr=nothing, timeout=seconds
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main(arguments: Sequence[str]) -> None:
    (wish,) = arguments
    found = chromium()
    if wish == "tell":
        print(TESTED if found else NOT_TESTED)  # noqa: T201 - for a person
    elif not found:
        print("There is no Chromium here: Playwright tries to fetch one.", flush=True)  # noqa: T201 - for a person
        fetch()


if __name__ == "__main__":
    main(sys.argv[1:])
