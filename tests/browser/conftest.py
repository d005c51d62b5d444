from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.tabling import Room, launched
from tests.web.server.repeatable import Repeatable, repeatable
from tools.chromium import WHERE_FROM, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if not path:
        pytest.skip(f"these tests need a Chromium: {WHERE_FROM}")
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repeatable]:  # noqa: ARG001 - without a browser it is not needed
    """One server for all tests of a process; its reviews are brief, and take the others no time."""
    with repeatable(tmp_path_factory.mktemp("store"), brief=True) as served:
        yield served


@pytest.fixture
def room(browser: Browser, server: Repeatable) -> Iterator[Room]:
    room = Room(browser, server)
    yield room
    room.leave()
