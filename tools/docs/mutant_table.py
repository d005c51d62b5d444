"""docs/mutants.md: the results of the mutants, and why the survivors are acceptable."""

from itertools import groupby

from tools.docs import ROOT
from tools.docs.blocks import refreshed
from tools.mutants.results import Change, Result, read_answers, read_results
from tools.mutants.rooms import MODULES

PAGE = ROOT / "docs" / "mutants.md"
HEAD = "| module | mutants | refused | killed | too slow | survive |\n|---|---|---|---|---|---|"


def page() -> str:
    """The text of docs/mutants.md, with its table and its list regenerated."""
    blocks = {"mutants: results": _table(), "mutants: survivors": _survivors()}
    return refreshed(PAGE.read_text(encoding="utf-8"), blocks)


def _table() -> str:
    results = read_results()
    rows = [_row(module, results[module]) for module in MODULES if module in results]
    missing = [f"`{module}`" for module in MODULES if module not in results]
    lines = [HEAD, *rows]
    return "\n".join([*lines, "", f"Not run yet: {', '.join(missing)}."] if missing else lines)


def _row(module: str, result: Result) -> str:
    survive = len(result.survivors)
    seen = (result.refused, result.killed, result.too_slow, survive)
    return f"| `{module}` | {' | '.join(str(each) for each in (sum(seen), *seen))} |"


def _survivors() -> str:
    results, answers = read_results(), read_answers()
    survivors = [
        each for module in MODULES if module in results for each in results[module].survivors
    ]
    parts: list[str] = []
    for module, group in groupby(survivors, key=lambda each: each.module):
        parts += [
            f"### {module}\n",
            *(_answer(each, answers.get(each, "**to be read**")) for each in group),
            "",
        ]
    return "\n".join(parts).rstrip() or "None."


def _answer(change: Change, because: str) -> str:
    return f"- `{change.was}` → `{change.becomes}`: {because}"
