"""The packages are built once for all tests, from the clone to the archive to the wheel."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.install.environments import (
    Environment,
    make_clone,
    make_empty,
    requirements_of,
    source_archive,
    wheel,
)

from ceylon.installation import DISTRIBUTION


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and with the wheel of plain Python that was built of it."""

    def build(folder: Path) -> None:
        archive = source_archive(make_clone(folder / "clone"), folder)
        wheel(archive, folder, CEYLON_PURE="1")

    return _once("packages", build, tmp_path_factory)


def _once(name: str, build: Callable[[Path], None], factory: pytest.TempPathFactory) -> Path:
    """What one process of the tests has built, the others use."""
    own = factory.mktemp(name)
    among = own.parent.parent if "PYTEST_XDIST_WORKER" in os.environ else own.parent
    shared = among / f"shared-{name}"
    if not shared.exists():
        build(own)
        try:
            own.rename(shared)
        except OSError:  # another one was quicker
            return own
    return shared


@pytest.fixture(scope="session")
def built_archive(packages: Path) -> Path:
    (archive,) = packages.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="session")
def built_wheel(packages: Path) -> Path:
    (built,) = packages.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(built_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel in an environment with what it requires, and nothing else."""
    environment = make_empty(tmp_path_factory.mktemp("installed"))
    environment.install(built_wheel)
    environment.copy(requirements_of(DISTRIBUTION))
    return environment
