"""`make reading`: everything that readers see in each language, into build/reading.

    python -m tools.reading            all languages
    python -m tools.reading --lang fr  one of them

For whoever reads the game as its readers do: every page, what its tips say and what a screen reader
hears, a whole game in words, the terminal, the help of every command, what is said when something
goes wrong, and then every sentence that did not occur in them. A line that was shown before, but
for its numbers, is not shown again.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.gallery import pages

from ceylon.words import LANGUAGES, Words
from tools.docs import ROOT
from tools.reading.mistakes import COMMANDS, refusals
from tools.reading.page_text import text_of_page
from tools.sentences.rendering import once

FOLDER: Final = ROOT / "build" / "reading"
_GAMES: Final = (
    "tests/golden/2-without-uva-tiles--last-marker-as-follower.ceylon",
    "tests/golden/solo-built-without-dimbula--railways-draw-the-last-card.ceylon",
)
_HELP: Final = (
    *("serve", "play", "replay", "analyse", "box"),
    *("arena", "balance", "selfplay", "puzzles", "train", "bench"),
)
_TYPED: Final = (
    *("help", "1", "me", "aid", "contracts", "rule A2", "rule", "last", "log", "what K3", "map"),
    *("why not plant K3", "hint", "plant Z9", "plant", "frobnicate", "1", "1", "undo", "1", "2"),
    *("1", "1", "undo", "save", "quit"),
)
"""What somebody types who tries everything at the terminal, mistakes included."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.reading", description="Write what readers see.")
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in parser.parse_args().lang:
        text = "\n".join(_new_lines(language))
        file = FOLDER / f"{language}.txt"
        file.write_text(text + "\n", encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(text.split()):,} words")


def _new_lines(language: str) -> Iterator[str]:
    """Everything, each line where it is seen first."""
    seen: set[str] = set()
    for title, lines in _chapters(language):
        new = [line for line in lines if _shape(line) not in seen]
        if new:
            yield f"\n===== {title}"
            yield from new
        seen.update(map(_shape, new))
    shown = "\n".join(seen)
    yield "\n===== sentences that none of these showed, each once"
    yield from (line for line in once(language) if _shape(line) not in shown)


def _shape(line: str) -> str:
    """The line but for its numbers and hexes, with which a sentence is read once."""
    return re.sub(r"[A-Z]?\d+", "0", line.strip())


def _chapters(language: str) -> Iterator[tuple[str, list[str]]]:
    for name, page in pages(Words.of(language)).items():
        yield f"page: {name}", text_of_page(page)
    for game in _GAMES:
        yield f"ceylon replay {Path(game).name}", _printed(language, "replay", game)
    yield "ceylon analyse", _printed(language, "analyse", _GAMES[0], "--simulations", "20")
    yield "ceylon --help", _printed(language, "--help")
    for command in _HELP:
        yield f"ceylon {command} --help", _printed(language, command, "--help")
    yield "ceylon box", _printed(language, "box")
    for seats in ("human,pupil", "human"):
        solo = ("--solo",) if seats == "human" else ("--seats", seats)
        typed = "".join(f"{line}\n" for line in _TYPED)
        yield f"ceylon play, {seats}", _printed(language, "play", *solo, "--seed", "7", typed=typed)
    for mistake in COMMANDS:
        yield f"ceylon {' '.join(mistake)}", _printed(language, *mistake)
    yield "refusals of the server", list(refusals(language))


def _printed(language: str, *arguments: str, typed: str = "") -> list[str]:
    """What a command prints, in a home of its own."""
    with TemporaryDirectory() as home:
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "ceylon", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            cwd=ROOT,
            env=os.environ
            | {"LC_ALL": f"{language}.UTF-8"}
            | {"HOME": home, "XDG_DATA_HOME": home, "COLUMNS": "80", "NO_COLOR": "1"},
        )
    return (done.stdout + done.stderr).replace(home, "~").splitlines()


if __name__ == "__main__":
    main()
