"""Every generated text of the documentation, and what writes it."""

from collections.abc import Callable

from tools.docs import (
    api_tables,
    box_tables,
    criteria_table,
    data_tables,
    environment_table,
    floors,
    habits,
    laboratory_page,
    mutant_table,
    python_page,
    rule_table,
    rules_page,
    terminal_picture,
)

GENERATED: dict[str, Callable[[], str]] = {
    "docs/api.md": api_tables.page,
    "docs/architecture.md": floors.page,
    "docs/box.md": box_tables.page,
    "docs/criteria-table.md": criteria_table.page,
    "docs/data.md": data_tables.page,
    "docs/english.md": habits.page,
    "docs/environment.md": environment_table.page,
    "docs/laboratory.md": laboratory_page.page,
    "docs/mutants.md": mutant_table.page,
    "docs/python.md": python_page.page,
    "docs/rules.md": rules_page.page,
    "docs/rule-table.md": rule_table.page,
    "docs/terminal.svg": terminal_picture.picture,
}
"""By its path; each is cheap to make, and the same on every machine."""
