from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.store.postgresql import PostgreSql, programs, running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSql]:
    """A PostgreSQL server of our own, for as long as the tests run."""
    if programs() is None:
        pytest.skip("there is no PostgreSQL here")
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgreSql = request.getfixturevalue("postgresql")
    server.empty()
    return server.url
