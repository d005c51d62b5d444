import gc

from hypothesis import settings

from ceylon import _build

# How long an example takes depends on what else the machine does.
settings.register_profile("ceylon", deadline=None)
settings.load_profile("ceylon")


def pytest_report_header() -> str:
    return f"ceylon: {'compiled' if _build.compiled() else 'interpreted'} rules"


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: no garbage collection need look through them again."""
    gc.collect()
    gc.freeze()
