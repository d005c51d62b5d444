"""What is counted, and how a process of its own does it.

python -m tools.counts.works NAME TIMES     does a work so many times, after some to warm up
"""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Callable
from typing import Final, NamedTuple

WARM_UP: Final = 10
"""After so many times Python has specialised its bytecode, and whatever is kept is there."""


class Work(NamedTuple):
    module: str
    """Imported only where it is needed: under valgrind an import takes seconds."""
    function: str
    unit: str

    def prepare(self) -> Callable[[], int]:
        """The work itself: does the same whenever it is called, and tells how many units."""
        module = importlib.import_module(f"tools.counts.{self.module}")
        preparation: Callable[[], Callable[[], int]] = getattr(module, self.function)
        return preparation()


WORKS: Final = {
    "playout": Work("engine", "playing_out", "decision"),
    "legal": Work("engine", "asking", "call"),
    "push": Work("engine", "pushing", "choice"),
    "copy": Work("engine", "copying", "copy"),
    "page": Work("pages", "drawing", "page"),
}


def main() -> None:
    name, times = sys.argv[1:]
    work = WORKS[name].prepare()
    gc.disable()
    done = [work() for _ in range(WARM_UP + int(times))]
    print(done[-1])  # noqa: T201 - for whoever started it


if __name__ == "__main__":
    main()
