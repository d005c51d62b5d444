"""Tests of the pages wait for a condition in one way.

Playwright would evaluate one that is no function again and again, and the policy of our pages
forbids that after the first time: such a wait fails whenever it has to wait.
"""

from pathlib import Path

PAGES = Path(__file__).with_name("browser")


def test_conditions_are_waited_for_in_one_place() -> None:
    found = [file.name for file in PAGES.glob("*.py") if ".wait_for_function(" in file.read_text()]
    assert found == ["seating.py"]
