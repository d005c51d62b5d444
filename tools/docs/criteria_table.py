"""docs/criteria-table.md: for each criterion of the page the tests of it, or that there is none.

A test cites the criteria that it tests in its docstring, in brackets: `(criterion 13)`,
`(criteria 13, 16)`, `(criteria 13 to 16)`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from tools.docs import ROOT, citations

CRITERIA = ROOT / "docs" / "criteria.md"
TESTS = ROOT / "tests"

CITATION = re.compile(r"\((?:criterion|criteria)\s+(\d+(?:(?:,|\s+to)\s+\d+)*)\)")

_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_CRITERION = re.compile(r"^(\d+)\. \*\*(.+?)\.?\*\* ((?:.+\n(?!\d))*.+)", re.MULTILINE)
_UNTESTED = re.compile(r"\*Not tested: (.+?)\.?\*")

INTRODUCTION = """\
# From the criteria to the tests

For each criterion of [criteria.md](criteria.md): the tests of it in a browser and elsewhere, and
what is not tested. This page is written by `make docs`, and a test fails when it is out of date.
"""
HEAD = "\n## {title}\n\n| criterion | in a browser | elsewhere | not tested |\n|---|---|---|---|\n"


@dataclass(frozen=True)
class Criterion:
    number: str
    title: str
    untested: str = ""


@dataclass(frozen=True)
class CitingTest:
    """A test that cites criteria."""

    file: Path
    name: str
    criteria: frozenset[str]

    @property
    def in_a_browser(self) -> bool:
        return self.file.is_relative_to(TESTS / "browser")


def sections(page_of_criteria: str) -> dict[str, list[Criterion]]:
    """The criteria under their headings."""
    _, *found = _HEADING.split(page_of_criteria)
    return {title: _criteria(text) for title, text in zip(found[::2], found[1::2], strict=True)}


def _criteria(section: str) -> list[Criterion]:
    found = _CRITERION.findall(section)
    return [Criterion(number, title, _gap(text)) for number, title, text in found]


def _gap(text: str) -> str:
    found = _UNTESTED.search(re.sub(r"\s+", " ", text))
    return found[1] if found else ""


def cited(docstring: str) -> set[str]:
    """The numbers of the criteria that a docstring cites."""
    lists = CITATION.findall(docstring)
    return set().union(*(citations.cited(each, r"\d+") for each in lists))


@cache
def citing_tests() -> tuple[CitingTest, ...]:
    """Every test that cites a criterion."""
    return tuple(_citing_tests())


def _citing_tests() -> Iterator[CitingTest]:
    for file in sorted(TESTS.rglob("test_*.py")):
        for name, docstring in citations.docstrings(file.read_text(encoding="utf-8")):
            if criteria := cited(docstring):
                yield CitingTest(file, name, frozenset(criteria))


def page() -> str:
    """The text of docs/criteria-table.md."""
    parts = [INTRODUCTION]
    for title, criteria in sections(CRITERIA.read_text(encoding="utf-8")).items():
        parts.append(HEAD.format(title=title))
        parts += [
            _row(each, [test for test in citing_tests() if each.number in test.criteria])
            for each in criteria
        ]
    return "".join(parts)


def _row(criterion: Criterion, own: Sequence[CitingTest]) -> str:
    cells = [
        f"{criterion.number} {criterion.title}",
        _test_names(test for test in own if test.in_a_browser),
        _test_names(test for test in own if not test.in_a_browser),
        criterion.untested if own else "**all of it**",
    ]
    return f"| {' | '.join(cells)} |\n"


def _test_names(own: Iterable[CitingTest]) -> str:
    """The names of tests are sentences; those of one file are grouped."""
    files = groupby(own, key=lambda test: test.file)
    return "<br>".join(
        f"{citations.link(file)}: {'; '.join(_sentence(test.name) for test in group)}"
        for file, group in files
    )


def _sentence(name: str) -> str:
    return name.removeprefix("test_").replace("_", " ")
