"""Convert the records of the repository to the shipped box, after one of its values has changed.

    python -m tools.records           lists those that name another box python -m tools.records
    --write   rewrites them, each game with the current box

A record names the digest of its box, so all of them are refused after such a change. A game that
the new values make impossible stays as it is, and is named: it must be replaced (golden games:
remove the file, then `python -m tools.golden --write`).
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ceylon.box import Box, load
from ceylon.record import Record, RecordError
from ceylon.record.lines import checksum

ROOT = Path(__file__).resolve().parents[1]
PLACES = (
    "docs/*.ceylon",
    "docs/record.md",
    "src/ceylon/lesson/*.ceylon",
    "tests/golden/*.ceylon",
    "tests/record/*.ceylon",
)
_RECORD = re.compile(r"^ceylon record 1\n.*?^end: [^\n]*\n", re.MULTILINE | re.DOTALL)


def bring_over(text: str, box: Box) -> str:
    """The same deal and choices with another box; raises RecordError if that is impossible."""
    named = re.sub(r"^box \w+", f"box {box.digest}", text, count=1, flags=re.MULTILINE)
    body, end, choices = named.rpartition("end: ")
    counted = choices.partition(", checksum ")[0]
    return Record.parse(f"{body}{end}{counted}, checksum {checksum(body)}\n", box).text()


def pages(root: Path) -> Iterator[Path]:
    for place in PLACES:
        yield from sorted(root.glob(place))


def main() -> int:
    parser = argparse.ArgumentParser(description="Bring the records over to the shipped box.")
    parser.add_argument("--write", action="store_true", help="write those that changed")
    write, box, left = parser.parse_args().write, load(), 0
    for path in pages(ROOT):
        text = path.read_text(encoding="utf-8")
        try:
            new = _RECORD.sub(lambda found: bring_over(found[0], box), text)
        except RecordError as problem:
            print(f"{path.relative_to(ROOT)}: {problem}", file=sys.stderr)  # noqa: T201 - for a person
            left += 1
            continue
        if new != text and write:
            path.write_text(new, encoding="utf-8")
        elif new != text:
            print(path.relative_to(ROOT))  # noqa: T201 - for a person
            left += 1
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
