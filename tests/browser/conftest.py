from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.tabling import Room, chromium, launched
from tests.web.server.repeatable import Repeatable, repeatable


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if not path:
        pytest.skip(
            "these tests need a Chromium: install one (on Debian and Ubuntu: apt install chromium),"
            " or name it in CEYLON_CHROMIUM"
        )
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repeatable]:  # noqa: ARG001 - without a browser it is not needed
    """One server for all tests of a process."""
    with repeatable(tmp_path_factory.mktemp("store")) as served:
        yield served


@pytest.fixture
def room(browser: Browser, server: Repeatable) -> Iterator[Room]:
    room = Room(browser, server)
    yield room
    room.leave()
