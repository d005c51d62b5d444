"""The locks are valid everywhere: on every system and Python, with hashes, and complete."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, distributions
from itertools import product

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.install.environments import ROOT

with (ROOT / "pyproject.toml").open("rb") as _file:
    PYPROJECT = tomllib.load(_file)
PROJECT = PYPROJECT["project"]
BEYOND = ("bench", "docs", "lab", "mutants", "release")
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": (),
    "develop": ("dev",),
    **{extra: (extra,) for extra in BEYOND},
    "lab": ("cluster", "data"),
}
"""The extras of each lock."""
SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "darwin": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    "win32": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
EVERYWHERE = list(product(SYSTEMS, PYTHONS))
each_lock = pytest.mark.parametrize("lock", EXTRAS)

Place = dict[str, str]


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")


@cache
def entries(lock: str) -> list[Requirement]:
    found = re.findall(r"^([^\s#][^\\\n]*?) ?\\?$", text(lock), re.MULTILINE)
    return [Requirement(each) for each in found]


def place(system: str, python: str) -> Place:
    implementation = {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    version = {"python_version": python, "python_full_version": f"{python}.0"}
    return {"platform_machine": "x86_64", "extra": ""} | SYSTEMS[system] | implementation | version


def applies(requirement: Requirement, place: Place) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(place)


def versions(lock: str, place: Place) -> dict[str, str]:
    """What is installed there; never two versions of one package."""
    found = [each for each in entries(lock) if applies(each, place)]
    named: dict[str, str] = {
        canonicalize_name(each.name): str(each.specifier).lstrip("=") for each in found
    }
    assert len(named) == len(found), "a package is locked twice"
    return named


def asked_for(lock: str) -> Iterator[Requirement]:
    """What pyproject.toml names: to build, to play, and the extra."""
    more = [each for extra in EXTRAS[lock] for each in PROJECT["optional-dependencies"][extra]]
    yield from map(Requirement, PYPROJECT["build-system"]["requires"])
    yield from map(Requirement, [*PROJECT["dependencies"], *more])


def lacking(lock: str, place: Place) -> Iterator[str]:
    """What is asked for and not locked: by the project, and by each package that is locked."""
    locked = versions(lock, place)
    open_ones = [(each, "") for each in asked_for(lock)]
    seen: set[tuple[str, str]] = set()
    while open_ones:
        wanted, reason = open_ones.pop()
        if not applies(wanted, place | {"extra": reason}):
            continue
        name = canonicalize_name(wanted.name)
        if name not in locked or not wanted.specifier.contains(locked[name], prereleases=True):
            yield f"{wanted} on {place['sys_platform']} {place['python_version']}"
            continue
        new = {(name, extra) for extra in ("", *wanted.extras)} - seen
        seen |= new
        open_ones += [(each, extra) for _, extra in new for each in required_by(name, locked[name])]


@cache
def required_by(name: str, version: str) -> list[Requirement]:
    """As the package says that is installed here; of one that is not, or is another, nothing."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return []
    return [Requirement(each) for each in found.requires or () if found.version == version]


def test_every_lock_is_looked_at() -> None:
    assert {file.stem for file in (ROOT / "requirements").iterdir()} == set(EXTRAS)


@each_lock
def test_nothing_is_left_out(lock: str) -> None:
    assert [each for where in EVERYWHERE for each in lacking(lock, place(*where))] == []


@each_lock
def test_every_package_has_its_hashes(lock: str) -> None:
    blocks = re.split(r"\n(?=\S)", text(lock).strip())[1:]
    assert len(blocks) == len(entries(lock))
    assert [block for block in blocks if "--hash=sha256:" not in block] == []


@each_lock
def test_it_names_no_place_to_fetch_from(lock: str) -> None:
    assert "://" not in text(lock)
    assert "index" not in text(lock)
    assert text(lock).startswith("# Made by `make lock` from pyproject.toml; do not edit.\n")


@pytest.mark.parametrize("lock", ["play", *BEYOND])
def test_all_can_stand_in_one_environment(lock: str) -> None:
    """It grows from one to the next, and no version changes."""
    for where in map(place, *zip(*EVERYWHERE, strict=True)):
        everything, some = versions("develop", where), versions(lock, where)
        assert {n: v for n, v in some.items() if everything.get(n, v) != v} == {}
        assert set(versions("play", where)) <= set(some)


def test_to_play_takes_little() -> None:
    """What only developers need is not fetched."""
    names = {canonicalize_name(entry.name) for entry in entries("play")}
    assert names.isdisjoint({"pytest", "playwright", "ruff", "numpy", "psycopg"})


def test_what_is_tested_is_what_is_locked() -> None:
    here = {name: str(value) for name, value in default_environment().items()}
    locked = versions("develop", here)
    assert {"starlette", "mypy", "pytest"} <= set(locked)
    installed = {str(canonicalize_name(each.name)): each.version for each in distributions()}
    assert {n: v for n, v in locked.items() if installed.get(n) != v} == {}, "run make .venv"
