"""The Chromium of the tests: found, fetched, or missed and said so."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.install.environments import ROOT


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


def browser(folder: Path, name: str, code: int = 0) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\nexit {code}\n")
    file.chmod(0o755)
    return file


def ask(programs: Path, what: str, **more: str) -> str:
    """With no other browser than these, and nothing that Playwright has fetched."""
    environment = {
        "PATH": str(programs),
        "PLAYWRIGHT_BROWSERS_PATH": str(programs / "none"),
        **more,
    }
    done = subprocess.run(
        [sys.executable, "-c", f"from tools.chromium import *; {what}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


FOUND = "print(chromium())"
TOLD = "main(['tell'])"


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "chrome"])
def test_one_on_the_path_is_found(programs: Path, name: str) -> None:
    found = browser(programs, name)
    assert ask(programs, FOUND) == str(found)


def test_one_that_does_not_start_is_none(programs: Path) -> None:
    """Ubuntu's package is a script that asks for another package."""
    browser(programs, "chromium-browser", code=1)
    assert ask(programs, FOUND) == ""
    found = browser(programs, "google-chrome")
    assert ask(programs, FOUND) == str(found)


def test_one_that_is_named_comes_first(programs: Path) -> None:
    browser(programs, "chromium")
    mine = browser(programs, "mine")
    assert ask(programs, FOUND, CEYLON_CHROMIUM=str(mine)) == str(mine)


def test_it_is_told_whether_the_pages_were_tested(programs: Path) -> None:
    assert ask(programs, TOLD).startswith("NOT TESTED: the pages in a browser.")
    browser(programs, "chromium")
    assert ask(programs, TOLD) == "Everything was tested, the pages in a browser too."


def test_make_test_tells_it_last() -> None:
    """At the end, so that nobody overlooks it."""
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", "test"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    lines = [line for line in told if line.startswith(".venv/bin")]
    assert lines[-1] == ".venv/bin/python -m tools.chromium tell"
    fetched = lines.index(".venv/bin/python -m tools.chromium fetch")
    assert "tests/browser" in lines[fetched + 1]
