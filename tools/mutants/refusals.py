"""The mutants that mypy rejects: `make test` stops there, before any test is run."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Sequence
from tempfile import NamedTemporaryFile
from typing import Final

from tools.docs import ROOT
from tools.mutants.mutant import Mutant, place
from tools.mutants.rooms import source

CACHE: Final = ROOT / "mutants"
_ERROR: Final = re.compile(r"^(.+?):(\d+): error: ", re.MULTILINE)


def refused(module: str, mutants: Sequence[Mutant]) -> set[int]:
    """Their indices in the list. mypy is run once, on the module with all of them in it."""
    owners = _with_all(module, mutants)
    with NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line, _ in owners)
        file.flush()
        told = _mypy(source(module), file.name)
    errors = [(path, int(line)) for path, line in _ERROR.findall(told)]
    found = {owners[line - 1][1] for path, line in errors if path == source(module)}
    if None in found or any(path != source(module) for path, _ in errors):
        raise RuntimeError(f"mypy refuses the source as it is:\n{told}")
    return {at for at in found if at is not None}


def _with_all(module: str, mutants: Sequence[Mutant]) -> list[tuple[str, int | None]]:
    """The lines of the module, with each mutant after its function under a name of its own; and for
    each line, which mutant it belongs to."""
    code = (ROOT / source(module)).read_text("utf-8")
    lines: list[tuple[str, int | None]] = [(line, None) for line in code.splitlines()]
    tree = ast.parse(code)
    for at, mutant in sorted(enumerate(mutants), key=lambda each: -each[1].body.stop):
        end = _span(tree, mutant.function).stop - 1
        lines[end:end] = [(line, at) for line in _renamed(mutant, at)]
    return lines


def _renamed(mutant: Mutant, number: int) -> list[str]:
    span = _span(ast.parse(mutant.text), mutant.function)
    text = "\n".join(mutant.text.splitlines()[span.start - 1 : span.stop - 1])
    name = mutant.function.rpartition(".")[2]
    return text.replace(f"def {name}(", f"def mutant_{number}(", 1).splitlines()


def _span(tree: ast.Module, function: str) -> range:
    """The lines of a function with its decorators."""
    found = place(tree, function).function
    first = min([found.lineno, *(each.lineno for each in found.decorator_list)])
    return range(first, (found.end_lineno or 0) + 1)


def _mypy(path: str, shadow: str) -> str:
    ended = subprocess.run(  # noqa: S603 - the command is ours
        [
            *(sys.executable, "-m", "mypy", "--shadow-file", path, shadow),
            *("--cache-dir", str(CACHE / "mypy"), "--soft-error-limit=-1", "--no-pretty"),
            *("--hide-error-context", "--no-error-summary", path),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode not in {0, 1}:
        raise RuntimeError(ended.stdout + ended.stderr)
    return ended.stdout
