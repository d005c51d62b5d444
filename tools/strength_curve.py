"""Draw docs/strength.svg: how strength grows with the time per choice.

    ceylon arena --bots search-1000ms,search-100ms --games 100 --write slow
    python -m tools.strength_curve search-100ms slow/results.json more/results.json

Each file has results against the bot that is named first, with two players per game. Slower bots
may have played fewer games: their intervals are wider.
"""

import argparse
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from ceylon.arena.interval import Interval
from ceylon.arena.plots import curve
from ceylon.arena.report import in_percent
from ceylon.words import Words

DRAWING = Path(__file__).parents[1] / "docs" / "strength.svg"

Point = tuple[str, float, Interval]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Draw strength over the time per choice.")
    parser.add_argument("against", metavar="BOT")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--write", type=Path, default=DRAWING, metavar="FILE")
    options = parser.parse_args(arguments)
    found = [json.loads(file.read_bytes()) for file in options.files]
    points = list(points_of(options.against, found))
    title = f"games won against {options.against}, in per cent, with 95 % intervals"
    drawn = curve(Words.of("en"), title, "milliseconds allowed per choice", points)
    options.write.write_text(drawn, encoding="utf-8")


def points_of(against: str, found: Iterable[Any]) -> Iterator[Point]:
    """The opponent of all is even with itself."""
    yield _point(against, 0.5, 0.5, 0.5)
    for result in chain.from_iterable(each["results"] for each in found):
        if result["bot"] != against:
            yield _point(result["bot"], result["win_share"], result["low"], result["high"])


def _point(bot: str, *share: float) -> Point:
    allowed = milliseconds(bot)
    return f"{allowed} ms", float(allowed), in_percent(Interval(*share))


def milliseconds(bot: str) -> int:
    found = re.fullmatch(r"search-(\d+)ms", bot)
    if found is None:
        raise SystemExit(f"{bot} does not think by the clock: name bots like search-100ms")
    return int(found[1])


if __name__ == "__main__":
    main()
