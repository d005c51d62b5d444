"""Change the source in many small ways, and see whether a test notices each.

    python -m tools.mutants                        every module listed in rooms.py
    python -m tools.mutants 'ceylon.rules.tr*'     the modules of this name
    python -m tools.mutants --keep                 only what no test has noticed so far

`docs/mutants.md` tells what came of it.
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch

from tools.mutants import results, workshop
from tools.mutants.rooms import ROOM_OF


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("modules", nargs="*", default=["*"], help="with * for any text")
    parser.add_argument("--keep", action="store_true", help="only what was not noticed before")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    wanted = [name for name in ROOM_OF if any(fnmatch(name, each) for each in arguments.modules)]
    if not wanted:
        parser.error("no such module: tools/mutants/rooms.py lists them")
    for module in wanted:
        if arguments.keep:
            results.reopen(module)
        else:
            workshop.forget(module)
        failed = workshop.run(module, arguments.jobs)
        if failed:
            return failed
        results.note(module)
    return 0


if __name__ == "__main__":
    sys.exit(main())
