from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.tabling import CHROMIUM, Room
from tests.web.server.serving import Served, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no chromium is installed: these tests need a real browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a process; it has no limits that a test could meet."""
    with serving(tmp_path_factory.mktemp("store") / "tables.db") as served:
        yield served


@pytest.fixture
def room(browser: Browser, server: Served) -> Iterator[Room]:
    room = Room(browser, server)
    yield room
    room.leave()
