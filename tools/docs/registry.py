"""Every generated text of the documentation, and what writes it."""

from collections.abc import Callable

from tools.docs import criteria_table, rule_table

GENERATED: dict[str, Callable[[], str]] = {
    "docs/rule-table.md": rule_table.page,
    "docs/criteria-table.md": criteria_table.page,
}
"""By its path; each is cheap to make, and the same on every machine."""
