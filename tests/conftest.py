import gc

from ceylon import _build


def pytest_report_header() -> str:
    return f"ceylon: {'compiled' if _build.compiled() else 'interpreted'} rules"


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: no garbage collection need look through them again."""
    gc.collect()
    gc.freeze()
