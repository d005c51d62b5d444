"""Every criterion of the page has its number; what a test cites can be found by its reader."""

import re
from itertools import chain
from pathlib import Path

import pytest
from tools.docs import ROOT
from tools.docs.citations import docstrings
from tools.docs.criteria_table import (
    CITATION,
    CRITERIA,
    Criterion,
    cited,
    citing_tests,
    page,
    sections,
)

PAGE = CRITERIA.read_text(encoding="utf-8")
ALL = list(chain.from_iterable(sections(PAGE).values()))
LAST = 57
ELSEWHERE = re.compile(r"\bissues? #?\d", re.IGNORECASE)
"""A number in a list that is not in the repository."""


def texts(*folders: str) -> list[tuple[Path, str]]:
    files = chain.from_iterable((ROOT / folder).rglob("*") for folder in folders)
    kinds = (".py", ".md", ".js", ".html")
    return [(file, file.read_text(encoding="utf-8")) for file in files if file.suffix in kinds]


def test_every_criterion_has_its_number() -> None:
    """The numbers stay, since others cite them; no line of the page is overlooked."""
    assert [criterion.number for criterion in ALL] == [str(n) for n in range(1, LAST + 1)]
    assert len(re.findall(r"^\d+\.", PAGE, re.MULTILINE)) == LAST
    assert len({criterion.title for criterion in ALL}) == LAST
    assert PAGE.count("*Not tested: ") == len([each for each in ALL if each.untested])


def test_every_citation_is_a_criterion() -> None:
    known = {criterion.number for criterion in ALL}
    unknown = {f"{test.file.name}: {test.name}": test.criteria - known for test in citing_tests()}
    assert {name: numbers for name, numbers in unknown.items() if numbers} == {}


def test_what_is_not_tested_in_part_is_tested_in_part() -> None:
    """A criterion without any test needs no remark: the table shows it."""
    tested = set().union(*(test.criteria for test in citing_tests()))
    assert [each.number for each in ALL if each.untested and each.number not in tested] == []


def test_tests_cite_criteria_in_one_form() -> None:
    """Only in the docstring of a test, in brackets; not as `13: ...` either."""
    stray = []
    for file, text in texts("tests"):
        if file == Path(__file__):
            continue
        own = [docstring for _, docstring in docstrings(text)] if file.suffix == ".py" else []
        mentions = len(re.findall(r"\bcriteri(?:on|a)\s+\d", text, re.IGNORECASE))
        good = sum(len(CITATION.findall(each)) for each in own)
        bare = [each for each in own if re.match(r"\d\d?(?:(?:,| to| and) \d\d?)*:", each)]
        stray += [file.name] if mentions != good or bare else []
    assert stray == []


def test_no_issue_is_cited() -> None:
    """Readers of the repository have no list of issues."""
    found = [
        file.name for file, text in texts("src", "tests", "tools", "docs") if ELSEWHERE.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("docstring", "criteria"),
    [
        ("Taken back (criterion 13).", {"13"}),
        ("Taken back (criteria 13, 16).", {"13", "16"}),
        ("Taken back (criteria 13 to\n    16, 20): at once.", {"13", "14", "15", "16", "20"}),
        ("T1, A1: taken back (criterion 13), and (criterion 2).", {"13", "2"}),
        ("13: taken back. Criterion 13.", set()),
    ],
)
def test_citations_are_found(docstring: str, criteria: set[str]) -> None:
    assert cited(docstring) == criteria


def test_a_page_of_criteria_is_read() -> None:
    text = """\
# Title

1. **Not here.** Without a heading.

## One

1. **Status.** Says
   who.
2. **Focus.** Stays
   and *is* seen. *Not tested: the
   rest.*

## Two

Prose.

3. **Sound.** On.
"""
    assert sections(text) == {
        "One": [Criterion("1", "Status"), Criterion("2", "Focus", "the rest")],
        "Two": [Criterion("3", "Sound")],
    }


def test_a_criterion_without_a_test_shows() -> None:
    tested = set().union(*(test.criteria for test in citing_tests()))
    rows = [line for line in page().splitlines() if line.endswith("| **all of it** |")]
    assert [row.split()[1] for row in rows] == [e.number for e in ALL if e.number not in tested]
