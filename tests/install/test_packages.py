"""The source archive and the wheel: complete, and what is installed from them plays."""

import json
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

from tests.install.environments import (
    Environment,
    make_empty,
    requirements_of,
    tracked_files,
    wheel,
)
from tests.terminal.processes import ANY_GAME
from tests.thorough import thorough

from ceylon import __version__
from ceylon.installation import DISTRIBUTION
from ceylon.words import LANGUAGES

PACKAGE = "src/ceylon/"


def test_the_archive_is_the_clone(built_archive: Path) -> None:
    """Whatever git knows is in it: a file that is missing needs a line in MANIFEST.in."""
    with tarfile.open(built_archive) as archive:
        names = {each.name.partition("/")[2] for each in archive.getmembers() if each.isfile()}
    assert set(tracked_files()) - names == set()
    made = {name for name in names - set(tracked_files()) if ".egg-info/" not in name}
    assert made == {"PKG-INFO", "setup.cfg"}


def test_the_wheel_is_the_package(built_wheel: Path) -> None:
    """All of it except the READMEs of the packages, and nothing else."""
    with zipfile.ZipFile(built_wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    package = {path.removeprefix("src/") for path in tracked_files() if path.startswith(PACKAGE)}
    readmes = {path for path in package if path.endswith("README.md") and "static" not in path}
    assert package - names == readmes
    assert names - package == set()


def test_they_can_be_published(built_archive: Path, built_wheel: Path) -> None:
    command = [sys.executable, "-m", "twine", "--no-color", "check", "--strict"]
    done = subprocess.run(
        [*command, str(built_archive), str(built_wheel)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("PASSED") == 2


def test_it_says_what_it_is(installed: Environment) -> None:
    done = installed.run(*installed.command("--version"))
    assert (done.stdout, done.stderr) == (f"ceylon {__version__}, rules interpreted\n", "")
    same = installed.run(str(installed.python), "-m", "ceylon", "--version")
    assert (same.stdout, same.stderr) == (done.stdout, "")


def test_it_speaks_every_language(installed: Environment) -> None:
    told = {
        installed.run(*installed.command("--lang", each, "--help")).stdout for each in LANGUAGES
    }
    assert len(told) == len(LANGUAGES)


def test_it_plays_and_analyses(installed: Environment) -> None:
    """A whole game in the terminal, then its analysis."""
    record = str(installed.folder / "game.ceylon")
    arguments = ("play", "--seats", "human,chance", "--seed", "1", "--save", record)
    played = installed.run(*installed.command(*arguments), typed="\n".join([*ANY_GAME, ""]))
    assert (played.returncode, played.stderr) == (0, "")
    told = installed.run(*installed.command("analyse", record, "--simulations", "1", "--json"))
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["over"] is True


def test_it_serves(installed: Environment) -> None:
    arguments = ("serve", "--port", "0", "--no-browser")
    with subprocess.Popen(
        installed.command(*arguments),
        env=installed.variables(),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split(" at ")[1].split()[0]
            page = _answer(address)
            assert "<title>Ceylon" in page
            assert "--" in _answer(f"{address}static/tokens.css")
            assert '"openapi"' in _answer(f"{address}api/openapi.json")
        finally:
            process.kill()


def _answer(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own
        return str(answer.read().decode())


@thorough
def test_the_compiled_wheel(built_archive: Path, tmp_path: Path) -> None:
    """Its C code is generated once, and what is installed from it runs compiled."""
    built, said = wheel(built_archive, tmp_path / "wheel")
    assert said.count(" modules of the rules and the search") == 1
    environment = make_empty(tmp_path / "environment")
    environment.install(built)
    environment.copy(requirements_of(DISTRIBUTION))
    done = environment.run(*environment.command("--version"))
    assert (done.stdout, done.stderr) == (f"ceylon {__version__}, rules compiled\n", "")
    arguments = ("play", "--solo", "--seed", "1", "--save", "game.ceylon")
    played = environment.run(*environment.command(*arguments), typed="\n".join([*ANY_GAME, ""]))
    assert (played.returncode, played.stderr) == (0, "")
