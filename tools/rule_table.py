"""Write docs/rule-table.md: for each rule the modules that play it and the tests of it.

    python -m tools.rule_table

A module cites a rule by its ID anywhere in its text. A test cites the rules that it tests at the
beginning of its docstring, or of a comment, before a colon: `A1.2, C3: ...`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules.md"
TABLE = ROOT / "docs" / "rule-table.md"
# Elsewhere a test cites a rule for its words or its data, not to see it played.
TEST_ROOMS = ("rules", "laws", "golden")

_ID = r"(?:A\d(?:\.\d)?|[STCVER]\d{1,2})(?!\w)(?!\.\d)"
_ROW = re.compile(rf"^\| ({_ID}) \|", re.MULTILINE)
_HEADING = re.compile(r"^### (A\d) ", re.MULTILINE)
_SECTION = re.compile(r"^## \d+\. (.+) \(([STACVER])\)$", re.MULTILINE)
_CITATION = re.compile(rf"\b({_ID})(?: to ({_ID}))?")
_HEAD = re.compile(rf"# ((?:{_ID}(?: to |, | and )?)+):")
# Steps of a state machine of Hypothesis are tests without the name of one.
_STEPS = ("rule", "invariant", "initialize")

INTRODUCTION = """\
# From the rules to the code

For each ID of [rules.md](rules.md): the modules that cite it, and the tests of it. This page is
written by `python -m tools.rule_table`, and a test fails when it is out of date.
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
    """The IDs in a text; `R23 to R28` are six."""
    found: set[str] = set()
    for match in _CITATION.finditer(text):
        found.update(_range(match[1], match[2]) if match[2] else [match[1]])
    return found


def _range(first: str, last: str) -> list[str]:
    stem = first.rstrip("0123456789")
    numbers = range(int(first.removeprefix(stem)), int(last.removeprefix(stem)) + 1)
    return [f"{stem}{number}" for number in numbers]


def cited_by_tests(source: str) -> set[str]:
    """What the tests of a file cite in their docstrings and comments."""
    heads = [match[1] for comment in _comments(source) if (match := _HEAD.match(comment))]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and _is_test(node):
            head, colon, _ = (ast.get_docstring(node) or "").partition(":")
            heads += [head] if colon else []
    return cited(", ".join(heads))


def _comments(source: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def _is_test(function: ast.FunctionDef) -> bool:
    decorators = [ast.unparse(decorator) for decorator in function.decorator_list]
    return function.name.startswith("test_") or any(d.startswith(_STEPS) for d in decorators)


def modules() -> Iterator[tuple[Path, set[str]]]:
    """Each module of the rules with what it cites."""
    for file in sorted((ROOT / "src" / "ceylon" / "rules").glob("*.py")):
        yield file, cited(file.read_text(encoding="utf-8"))


def files_of_tests() -> Iterator[tuple[Path, set[str]]]:
    """Each file of tests that play by the rules, with what it cites."""
    for room in TEST_ROOMS:
        for file in sorted((ROOT / "tests" / room).glob("test_*.py")):
            yield file, cited_by_tests(file.read_text(encoding="utf-8"))


# The page


def page(rules: str) -> str:
    """The text of docs/rule-table.md."""
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
    citing = [file for file, rules in files if rule in rules]
    return ", ".join(f"[{file.stem}](../{file.relative_to(ROOT)})" for file in citing)


def main() -> None:
    TABLE.write_text(page(RULES.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
