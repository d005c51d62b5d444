import gc

import pytest
from hypothesis import HealthCheck, settings

from ceylon import _build

# How long an example takes depends on what else the machine does.
settings.register_profile("ceylon", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# `make test` tries the same examples each time, so that whoever sees a failure can repeat it;
# `make test-all`, and a test that is run by itself, look for new ones.
settings.register_profile("sample", settings.get_profile("ceylon"), derandomize=True)


def pytest_configure(config: pytest.Config) -> None:
    sampled = config.getoption("markexpr") == "not thorough"
    settings.load_profile("sample" if sampled else "ceylon")


def pytest_report_header() -> str:
    return f"ceylon: {'compiled' if _build.compiled() else 'interpreted'} rules"


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: no garbage collection need look through them again."""
    gc.collect()
    gc.freeze()
