"""What `make test` leaves to `make test-all`: the same check in every mode, size and language.

`make test` runs each check on a sample. `make test-all` runs it on everything.
"""

from collections.abc import Hashable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

thorough = pytest.mark.thorough
"""A test that only `make test-all` runs."""

Value = TypeVar("Value", bound=Hashable)


def sampled(values: Iterable[Value], *sample: Value) -> list[ParameterSet]:
    """The parameters of a test: all but those of the sample are for `make test-all`."""
    every = list(values)
    assert set(sample) <= set(every), "a sample of what is there"
    return [pytest.param(each, marks=() if each in sample else thorough) for each in every]
