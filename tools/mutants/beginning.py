"""A mutant in a new process, in place before anything is imported.

    python -m tools.mutants.beginning

reads the mutant from stdin, and exits with 1 if a test notices.
"""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tools.docs import ROOT
from tools.mutants import children
from tools.mutants.children import Ended
from tools.mutants.mutant import Mutant, place
from tools.mutants.rooms import Room, source
from tools.mutants.running import Clock, first_failure, with_tests

IMPORT = Clock(processor=5.0, wall=30.0)
"""What importing all tests may take, generously."""


def failure(room: Room, mutant: Mutant, clocks: Mapping[str, Clock]) -> str | Ended | None:
    """What notices, if anything does; the tests are run in this order."""
    status = subprocess.run(
        [sys.executable, "-m", "tools.mutants.beginning"],
        input=pickle.dumps((room, mutant, dict(clocks))),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        check=False,
    ).returncode
    if status < 0:
        return children.without_answer(status)
    return "in a new process" if status else None


class _Finder:
    """Finds one module, with the mutant in it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.mutant.change.module:
            return None
        return spec_from_loader(name, _Loader(name, str(ROOT / source(name)), self.mutant))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, _fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_text("utf-8"))
        here = place(tree, self.mutant.function)
        here.statements[here.at] = place(ast.parse(self.mutant.text), self.mutant.function).function
        return compile(tree, self.path, "exec", dont_inherit=True)


def main() -> int:
    room, mutant, clocks = pickle.load(sys.stdin.buffer)  # noqa: S301 - `failure` wrote it
    import ceylon  # noqa: F401, PLC0415 - it puts a finder of its own before all others

    sys.meta_path.insert(0, _Finder(mutant))
    failures: list[str | None] = []

    def run(items: Sequence[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        failures.append(first_failure([found[name] for name in clocks], clocks))

    children.limit(*IMPORT)
    status = with_tests(room, run)
    return int(status != pytest.ExitCode.OK or failures != [None])


if __name__ == "__main__":
    sys.exit(main())
