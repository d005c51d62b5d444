from ceylon import _build


def pytest_report_header() -> str:
    return f"ceylon: {'compiled' if _build.compiled() else 'interpreted'} rules"
