"""A plugin for pytest, for the tests of a mutant."""

import json

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3.8 reads an attribute of a test that pytest 9.2 dropped."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]  # noqa: SLF001 - mutmut reads it


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The quickest tests first: most mutants end with the first test that fails."""
    stats = config.rootpath / "mutmut-stats.json"
    if stats.exists():
        seconds = json.loads(stats.read_text("utf-8"))["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))
