"""Play random games in all modes, on all cores, and check the laws with every choice.

    python tools/soak.py --games 100000

The same seed plays the same games. A broken law ends it: the game is written as a record, and the
command that replays just this game is printed.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.laws.modes import MODES  # noqa: E402 - the path comes first
from tests.laws.playing import LawfulGame  # noqa: E402

from ceylon import _build  # noqa: E402
from ceylon.cluster import Ray  # noqa: E402
from ceylon.processes import Crew, share_out  # noqa: E402
from ceylon.rules.facts import EndTriggered  # noqa: E402

CHUNK = 24
RARELY = 64
"""The laws about the whole catalogue are checked once in this many choices."""


@dataclass
class Failure:
    """A game in which a law was broken."""

    mode: str
    seed: int
    problem: str
    record: str


@dataclass
class Tally:
    """What was played, and what went wrong."""

    games: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    failure: Failure | None = None

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.endings += other.endings
        self.choices += other.choices
        self.failure = self.failure or other.failure


def play_some(games: list[tuple[str, int]]) -> Tally:
    """Play games under the laws, up to the first that breaks one."""
    tally = Tally()
    for mode, seed in games:
        lawful = LawfulGame(MODES[mode], seed, rarely=RARELY)
        try:
            lawful.play()
        except Exception:  # noqa: BLE001 - whatever it is, it must not happen
            tally.failure = Failure(mode, seed, traceback.format_exc(), record_of(lawful))
            return tally
        tally.games[mode] += 1
        tally.choices += len(lawful.choices)
        tally.endings[how_it_ended(lawful)] += 1
    return tally


def how_it_ended(lawful: LawfulGame) -> str:
    (end,) = (fact for fact in lawful.told if isinstance(fact, EndTriggered))
    return "last marker" if end.by_markers else "last card"


def record_of(lawful: LawfulGame) -> str:
    """The record, without the last choices if they cannot even be written down."""
    record = lawful.record()
    while record.choices:
        try:
            return record.text()
        except Exception:  # noqa: BLE001 - the game is broken; save what can be saved
            record.choices.pop()
    return record.text()


def schedule(games: int, seed: int, modes: list[str]) -> list[list[tuple[str, int]]]:
    """Which games to play: mode by mode, then the next seed; in batches for the workers."""
    planned = [(modes[n % len(modes)], seed + n // len(modes)) for n in range(games)]
    return [planned[first : first + CHUNK] for first in range(0, games, CHUNK)]


def soak(games: int, seed: int, modes: list[str], jobs: Crew | int) -> Tally:
    """Play all games with a line of progress; stop at the first broken law."""
    total = Tally()
    start = time.monotonic()
    with closing(share_out(play_some, schedule(games, seed, modes), jobs)) as played:
        for tally in played:
            total.add(tally)
            show_progress(total, games, time.monotonic() - start)
            if total.failure:
                break
    print(file=sys.stderr)
    return total


def show_progress(total: Tally, games: int, seconds: float) -> None:
    done = total.games.total()
    speed = done / seconds if seconds else 0
    left = (games - done) / speed if speed else 0
    line = f"{done:,} of {games:,} games, {total.choices:,} choices, {speed:,.0f} games/s"
    print(f"\r{line}, {left / 60:.0f} min left ", end="", file=sys.stderr, flush=True)


def summary(total: Tally) -> str:
    lines = [f"{mode:28}{number:>10,}" for mode, number in sorted(total.games.items())]
    lines += [f"{f'ended by the {how}':28}{n:>10,}" for how, n in sorted(total.endings.items())]
    lines.append(f"{'choices':28}{total.choices:>10,}")
    lines.append("rules compiled" if _build.compiled() else "rules interpreted")
    return "\n".join(lines)


def report(failure: Failure) -> str:
    """Write the record and say how to play the game again."""
    path = Path(f"soak-{failure.mode}-{failure.seed}.ceylon")
    path.write_text(failure.record, encoding="utf-8")
    again = f"python tools/soak.py --mode {failure.mode} --seed {failure.seed} --games 1"
    return (
        f"{failure.problem}\n"
        f"A law was broken: {failure.mode}, seed {failure.seed}.\n"
        f"The game is written to {path}; to play it again: {again}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and check the laws in each.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game in each mode")
    parser.add_argument("--mode", choices=MODES, action="append", help="by default all of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    told = "play on the Ray cluster at this address, or, without one, on a new one here"
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=told)
    arguments = parser.parse_args()
    crew = arguments.jobs
    if arguments.ray is not None:
        crew = Ray(arguments.ray, path=(str(ROOT), str(ROOT / "src")))
    total = soak(arguments.games, arguments.seed, arguments.mode or list(MODES), crew)
    print(summary(total))
    if total.failure:
        print(report(total.failure))
        return 1
    print("No law was broken.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
