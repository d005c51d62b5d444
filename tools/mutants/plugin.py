"""A plugin for pytest: mutmut 3.8 reads an attribute of a test that pytest 9.2 dropped."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item._nodeid = item.nodeid  # type: ignore[attr-defined]  # noqa: SLF001 - mutmut reads it
