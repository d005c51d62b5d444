"""docs/rule-table.md: for each rule, the modules that implement it and its tests.

A module cites a rule by its ID anywhere in its text. A test cites the rules that it tests at the
beginning of its docstring, or of a comment, before a colon: `A1.2, C3: ...`.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.docs import ROOT, citations

RULES = ROOT / "docs" / "rules.md"
# Elsewhere a test cites a rule for its words or its data, not for how it is played.
TEST_ROOMS = ("rules", "laws", "golden")

_ID = r"(?:A\d(?:\.\d)?|[STCVER]\d{1,2})(?!\w)(?!\.\d)"
_ROW = re.compile(rf"^\| ({_ID}) \|", re.MULTILINE)
_HEADING = re.compile(r"^### (A\d) ", re.MULTILINE)
_SECTION = re.compile(r"^## \d+\. (.+) \(([STACVER])\)$", re.MULTILINE)
_HEAD = re.compile(rf"# ((?:{_ID}(?: to |, | and )?)+):")

INTRODUCTION = """\
# From the rules to the code

For each ID of [rules.md](rules.md): the modules that cite it, and the tests of it. This page is
written by `make docs`, and a test fails when it is out of date.
"""


# The rules


def rule_ids(rules: str) -> list[str]:
    """Every ID, in the order of the page: the rows of its tables and the actions A1 to A7."""
    found = [(match.start(), match[1]) for match in _ROW.finditer(rules)]
    found += [(match.start(), match[1]) for match in _HEADING.finditer(rules)]
    return [rule for _, rule in sorted(found)]


def sections(rules: str) -> list[tuple[str, str]]:
    """The letter and the title of each section with rules."""
    return [(match[2], match[1]) for match in _SECTION.finditer(rules)]


# The citations


def cited(text: str) -> set[str]:
    """The rules in a text."""
    return citations.cited(text, _ID)


def cited_by_tests(source: str) -> set[str]:
    """What the tests of a file cite in their docstrings and comments."""
    heads = [match[1] for each in citations.comments(source) if (match := _HEAD.match(each))]
    for _, docstring in citations.docstrings(source):
        head, colon, _ = docstring.partition(":")
        heads += [head] if colon else []
    return cited(", ".join(heads))


def modules() -> Iterator[tuple[Path, set[str]]]:
    """Each module of the rules with the rules it cites."""
    for file in sorted((ROOT / "src" / "ceylon" / "rules").glob("*.py")):
        yield file, cited(file.read_text(encoding="utf-8"))


def files_of_tests() -> Iterator[tuple[Path, set[str]]]:
    """Each test file that plays by the rules, with the rules it cites."""
    for room in TEST_ROOMS:
        for file in sorted((ROOT / "tests" / room).glob("test_*.py")):
            yield file, cited_by_tests(file.read_text(encoding="utf-8"))


# The page


def page() -> str:
    """The text of docs/rule-table.md."""
    rules = RULES.read_text(encoding="utf-8")
    by_module, by_test = list(modules()), list(files_of_tests())
    parts = [INTRODUCTION]
    for letter, title in sections(rules):
        rows = [
            f"| {rule} | {_links(rule, by_module)} | {_links(rule, by_test)} |\n"
            for rule in rule_ids(rules)
            if rule[0] == letter
        ]
        parts.append(f"\n## {title} ({letter})\n\n| rule | modules | tests |\n|---|---|---|\n")
        parts += rows
    return "".join(parts)


def _links(rule: str, files: Iterable[tuple[Path, set[str]]]) -> str:
    return ", ".join(citations.link(file) for file, rules in files if rule in rules)
