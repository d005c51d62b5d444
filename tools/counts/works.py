"""The jobs that are counted, each in a separate process.

python -m tools.counts.works NAME TIMES     does a job that many times, after warming up
"""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Callable
from typing import Final, NamedTuple

WARM_UP: Final = 10
"""After this many times Python has specialised its bytecode, and caches are filled."""


class Work(NamedTuple):
    module: str
    """Imported only if it is needed: under valgrind an import takes seconds."""
    function: str
    unit: str

    def prepare(self) -> Callable[[], int]:
        """The job itself: it does the same whenever it is called, and returns the number of
        units."""
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
