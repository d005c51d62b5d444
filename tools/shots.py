"""`make shots`: every page of the gallery, in each language, light and dark, at two widths.

    python -m tools.shots                        all of them, into build/shots: minutes
    python -m tools.shots --lang fr --size 1920  some of them
    python -m tools.shots --page scoring         pages whose name contains this

`build/shots/index.html` shows them side by side. They are for looking at: no test compares them.
"""

# ruff: noqa: T201 - a command that talks to the person at the screen

import argparse
import re
import sys
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser
from tests.browser.gallery import pages
from tests.browser.hanging import hung
from tests.browser.tabling import launched

from ceylon.words import LANGUAGES, Words
from tools.chromium import chromium
from tools.docs import ROOT

FOLDER: Final = ROOT / "build" / "shots"
SIZES: Final = {"1280": (1280, 720), "1920": (1920, 1080), "360": (360, 740)}
USUAL: Final = ("1280", "1920")
SCHEMES: Final = ("light", "dark")


class Shot(NamedTuple):
    page: str
    language: str
    size: str
    scheme: str
    file: Path


def main() -> None:
    options = _options()
    path = chromium()
    if not path:
        sys.exit("The pictures need a Chromium, on the PATH or in CEYLON_CHROMIUM.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with launched(path) as browser:
        taken = [
            shot
            for how in product(options.lang, options.size, SCHEMES)
            for shot in _shots(browser, *how, options.page)
        ]
    index = FOLDER / "index.html"
    index.write_text(_index(taken), encoding="utf-8")
    print(f"{len(taken)} pictures: {index.relative_to(ROOT)}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.shots", description="Take pictures of all pages.")
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(USUAL))
    parser.add_argument("--page", default="", help="only pages whose name contains this")
    return parser.parse_args()


def _shots(browser: Browser, language: str, size: str, scheme: str, wanted: str) -> Iterator[Shot]:
    found = {name: page for name, page in pages(Words.of(language)).items() if wanted in name}
    width, height = SIZES[size]
    how = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    with hung(browser, found, **how) as opened:
        for name, page in opened:
            file = FOLDER / f"{_slug(name)}-{language}-{size}-{scheme}.png"
            page.screenshot(path=file)
            yield Shot(name, language, size, scheme, file)


def _slug(name: str) -> str:
    return re.sub(r"\W+", "-", name).strip("-")


def _index(taken: list[Shot]) -> str:
    """One row a page, so that languages and schemes stand beside each other."""
    rows = [
        f"<h2>{escape(name)}</h2><div>{''.join(_figure(s) for s in taken if s.page == name)}</div>"
        for name in dict.fromkeys(shot.page for shot in taken)
    ]
    style = "div{display:flex;flex-wrap:wrap;gap:8px}img{width:420px;border:1px solid #999}"
    head = f"<!doctype html><meta charset=utf-8><title>Ceylon</title><style>{style}</style>"
    return head + "".join(rows)


def _figure(shot: Shot) -> str:
    label = f"{shot.language} {shot.size} {shot.scheme}"
    picture = f'<img src="{shot.file.name}" alt="{escape(label)}" loading="lazy">'
    return f'<a href="{shot.file.name}" title="{escape(label)}">{picture}</a>'


if __name__ == "__main__":
    main()
