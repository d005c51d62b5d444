"""Every rule has its ID, its module and its test; docs/rule-table.md joins the three."""

import re

import pytest
from tools.docs import rule_table
from tools.docs.rule_table import cited, cited_by_tests, files_of_tests, modules, rule_ids

RULES = rule_table.RULES.read_text(encoding="utf-8")
IDS = rule_ids(RULES)
LAST = {"S": 12, "T": 8, "A": 7, "C": 8, "V": 7, "E": 9, "R": 31}


def test_every_rule_has_an_id_of_its_own() -> None:
    assert len(set(IDS)) == len(IDS)
    numbers: dict[str, list[int]] = {letter: [] for letter in LAST}
    for rule in IDS:
        if "." not in rule:
            numbers[rule[0]].append(int(rule[1:]))
    assert numbers == {letter: list(range(1, last + 1)) for letter, last in LAST.items()}


def test_every_action_has_its_rules() -> None:
    parts = [rule.split(".") for rule in IDS if "." in rule]
    found = {action: [int(n) for a, n in parts if a == action] for action, _ in parts}
    assert {action: len(numbers) for action, numbers in found.items()} == {
        "A1": 4,
        "A2": 4,
        "A3": 3,
        "A4": 3,
        "A5": 5,
        "A6": 3,
        "A7": 1,
    }
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in found.values())


def test_no_line_of_a_table_is_overlooked() -> None:
    """Only the last section, where the documents differ, has a table without IDs."""
    before = RULES[: RULES.index("## 8.")]
    rows = re.findall(r"^\|(?! ID \||---)", before, re.MULTILINE)
    assert len(rows) == len([rule for rule in IDS if rule not in _headings()])


def _headings() -> set[str]:
    return {f"A{number}" for number in range(1, 8)}


def test_every_rule_has_a_test() -> None:
    """A test cites the rules that it tests before the first colon of its docstring."""
    tested = set().union(*[rules for _, rules in files_of_tests()])
    assert [rule for rule in IDS if rule not in tested] == []


def test_every_rule_has_a_module() -> None:
    played = set().union(*[rules for _, rules in modules()])
    assert [rule for rule in IDS if rule not in played] == []


def test_every_citation_is_a_rule() -> None:
    unknown = {
        f"{file.name}: {rule}"
        for file, rules in (*modules(), *files_of_tests())
        for rule in rules.difference(IDS)
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("A1.2: the hex is taken", {"A1.2"}),
        ("A1: it costs 5 rupees", {"A1"}),
        ("S4 to S7, S10", {"S4", "S5", "S6", "S7", "S10"}),
        ("A2.1 to A2.3", {"A2.1", "A2.2", "A2.3"}),
        ("R9 and R10 (T3)", {"R9", "R10", "T3"}),
        ("C8's chest, 5 to 6", {"C8"}),
        ("the end of A5.", {"A5"}),
        ("UTF8, A1x, 3R, A1.23", set()),
    ],
)
def test_citations_are_found(text: str, rules: set[str]) -> None:
    assert cited(text) == rules


def test_a_test_cites_at_the_beginning() -> None:
    """A hex may have a name like a rule: what comes later in a docstring is not a citation."""
    source = '''
def test_one():
    """R12, R13: the pawn moves from R4."""
    # R14: over a river
    # the line ends on R5: it stays

def test_two():
    """The pawn stands on R6."""

@invariant()
def money():
    """S12: there is always enough."""

def helper():
    """R7: on R7."""
'''
    assert cited_by_tests(source) == {"R12", "R13", "R14", "S12"}
