"""Packages of this project, and empty Python environments to install them in.

Nothing is fetched: the dependencies are copied from the environment of the tests.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from ceylon import _build

ROOT = Path(__file__).parents[2]
ENGINE = ("mypy-extensions", "librt")
"""All that the rules need to run."""
_BACKEND = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def tracked_files() -> list[str]:
    """The files of the project, as git knows them."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [path for path in listed.stdout.splitlines() if (ROOT / path).is_file()]


def make_clone(folder: Path, *paths: str) -> Path:
    """A clone, with all that is not committed yet; or only what begins with these paths."""
    for path in tracked_files():
        if path.startswith(paths or ("",)):
            copy = folder / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, copy)
    return folder


# Packages


def source_archive(clone: Path, folder: Path) -> Path:
    _run([sys.executable, "-c", _BACKEND, str(folder)], cwd=clone)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def wheel(source: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    """Built by pip from a folder or an archive, and pip's output."""
    options = ("--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", *options, str(source)]
    said = _run(command, ROOT, **environment)
    (built,) = folder.glob("*.whl")
    return built, said


def _run(command: list[str], cwd: Path = ROOT, **environment: str) -> str:
    inherited = {key: value for key, value in os.environ.items() if key != _build.PURE}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=inherited | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


# Environments


@dataclass(frozen=True)
class Environment:
    """A separate environment."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.folder)}))

    def install(self, wheel: Path) -> None:
        """Only the wheel, as pip does it."""
        options = ("--quiet", "--no-index", "--no-deps")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        _run([*pip, "install", *options, str(wheel)])

    def copy(self, names: Iterable[str]) -> None:
        """Install packages as they are installed here."""
        for name in names:
            for file, target in _files(distribution(name), self.packages):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)

    def command(self, *arguments: str) -> list[str]:
        return [str(self.folder / "bin" / "ceylon"), *arguments]

    def run(
        self, *command: str, typed: str = "", **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            input=typed,
            env=self.variables(**environment),
            cwd=self.folder,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
            check=False,
        )

    def variables(self, **more: str) -> dict[str, str]:
        """Nothing of the environment of the tests is found from here."""
        home = self.folder / "home"
        usual = {"PATH": os.defpath, "HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100"}
        return {**usual, "XDG_DATA_HOME": str(home), **more}


def make_empty(folder: Path) -> Environment:
    _run([sys.executable, "-m", "venv", "--without-pip", str(folder)])
    return Environment(folder)


def requirements_of(name: str) -> set[str]:
    """A package's requirements here, and theirs; without extras."""
    found: set[str] = set()
    open_ones = [name]
    while open_ones:
        for each in map(Requirement, distribution(open_ones.pop()).requires or ()):
            if (each.marker is None or each.marker.evaluate()) and each.name not in found:
                found.add(each.name)
                open_ones.append(each.name)
    return found


def _files(installed: Distribution, packages: Path) -> Iterator[tuple[Path, Path]]:
    """What was installed as a module, and where it belongs; commands are left out."""
    for file in installed.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            yield Path(str(installed.locate_file(file))), packages / file
