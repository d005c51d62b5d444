from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.web.server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    folder: Path = tmp_path_factory.mktemp("store")
    with serving(folder / "tables.db") as found:
        yield found


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """A browser follows, keeps cookies, asks for pages, and says where it comes from."""
    with httpx.Client(
        base_url=served.url,
        headers={"Origin": served.url, "Accept": "text/html"},
        follow_redirects=True,
        timeout=30,
        trust_env=False,
    ) as found:
        yield found
