"""Count the sequences of choices from fixed positions, and compare with the stored counts.

    python tools/perft.py           compares python tools/perft.py --write   counts again and stores

The counts in tests/golden/perft.json change only when the rules do: look at every difference.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden import perft  # noqa: E402 - the path comes first


def main() -> int:
    parser = argparse.ArgumentParser(description="Count sequences of choices from fixed positions.")
    parser.add_argument("--write", action="store_true", help="store what is counted")
    if parser.parse_args().write:
        counted = [position.counted() for position in perft.positions()]
        perft.FILE.write_text(perft.write(counted), encoding="utf-8")
        print(f"{len(counted)} positions, {sum(sum(p.counts) for p in counted):,} sequences")
        return 0
    different = [stored for stored in perft.read() if stored.counted() != stored]
    for stored in different:
        found = stored.counted().counts
        print(f"{stored.mode} after {len(stored.choices)} choices: {stored.counts} became {found}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
