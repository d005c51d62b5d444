from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    folder: Path = tmp_path_factory.mktemp("store")
    with serving(folder / "tables.db") as found:
        yield found
