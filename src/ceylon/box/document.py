"""Keeps the tables of docs/box.md equal to the shipped box.

Run `python -m ceylon.box.document docs/box.md` after a change of box.toml.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ceylon.box.description import Section, describe, drawn_map
from ceylon.box.loader import load
from ceylon.box.model import Box

# A block of the document: <!-- box: NAME -->, what is written here, <!-- end -->.
BLOCK = re.compile(r"(<!-- box: (.+?) -->\n).*?(<!-- end -->)", re.DOTALL)


def refreshed(text: str, box: Box) -> str:
    """The document with each of its blocks written anew."""
    blocks = {title: _table((title, rows)) for title, rows in describe(box)}
    blocks["drawn map"] = "\n".join(["```", *drawn_map(box), "```"])
    return BLOCK.sub(lambda found: f"{found[1]}{blocks[found[2]]}\n{found[3]}", text)


def _table(section: Section) -> str:
    title, rows = section
    lines = [f"| {title} | | source |", "|---|---|---|"]
    return "\n".join(lines + [f"| {name} | {value} | {source} |" for name, value, source in rows])


def main(paths: list[str]) -> None:
    for path in paths:
        text = Path(path).read_text(encoding="utf-8")
        Path(path).write_text(refreshed(text, load()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
