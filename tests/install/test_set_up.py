"""`make play` in a clone where something is missing: a sentence, nothing broken, and it resumes."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distributions
from pathlib import Path

import pytest
from tests.install.environments import make_clone

from ceylon.words import LANGUAGES

NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0"}


@pytest.fixture(scope="module")
def once_cloned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_clone(tmp_path_factory.mktemp("once") / "clone", "Makefile", *NEEDED)


NEEDED = ("pyproject.toml", "setup.py", "requirements/", "src/", "tools/")


@pytest.fixture
def clone(once_cloned: Path, tmp_path: Path) -> Path:
    """A fresh clone, as far as it is needed for setting up."""
    return Path(shutil.copytree(once_cloned, tmp_path / "clone"))


def make(clone: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    settings = {"PIP_CONFIG_FILE": os.devnull, "LANG": "C.UTF-8"}
    return subprocess.run(
        ["make", f"PYTHON={sys.executable}", *arguments],  # noqa: S607
        cwd=clone,
        env=inherited | settings | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def works(clone: Path) -> bool:
    pip = [str(clone / ".venv" / "bin" / "python"), "-m", "pip", "check"]
    return subprocess.run(pip, check=False, capture_output=True).returncode == 0


def test_without_a_network_it_says_what_is_missing(clone: Path) -> None:
    """The second time it continues with what is there."""
    first = make(clone, "play", **NO_NETWORK)
    assert first.returncode != 0
    sentence = first.stderr.splitlines()[-2]  # the last one is make's own
    assert sentence.startswith("These packages could not be installed: ")
    assert "starlette" in sentence.partition(". ")[0]
    assert "colorama" not in sentence, "it belongs to another system"
    assert sentence.endswith("run the same command again: it will continue from here.")
    assert works(clone)
    made = (clone / ".venv" / "pyvenv.cfg").stat().st_mtime_ns
    second = make(clone, "play", **NO_NETWORK, LANG="fr_FR.UTF-8")
    assert " pas pu être installés" in second.stderr
    assert (clone / ".venv" / "pyvenv.cfg").stat().st_mtime_ns == made


def test_half_an_environment_is_made_anew(clone: Path, tmp_path: Path) -> None:
    """As after an interruption, or when its Python is gone; then its packages are installed."""
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to(tmp_path / "gone")
    digest = small_wheel(tmp_path / "wheels")
    lock = clone / "requirements" / "bench.lock"
    lock.write_text(f"tealeaf==1.0 \\\n    --hash=sha256:{digest}\n")
    fetched = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path / "wheels")}
    done = run_install(clone, "bench", **fetched)
    assert done.returncode == 0, done.stderr
    assert works(clone)
    assert (clone / ".venv" / "bin" / "python").exists()
    lock.write_text(f"tealeaf==1.0 \\\n    --hash=sha256:{digest[::-1]}\n")
    subprocess.run(
        [clone / ".venv" / "bin" / "python", "-m", "pip", "uninstall", "--yes", "tealeaf"],
        check=True,
        capture_output=True,
    )
    refused = run_install(clone, "bench", **fetched)
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert "These packages could not be installed: tealeaf." in refused.stderr


def test_what_is_locked_is_installed_although_there_is_something_newer(
    clone: Path, tmp_path: Path
) -> None:
    """An older pip would resolve `spout[silver]` to the newest spout, whose hash is not locked."""
    wheels = tmp_path / "wheels"
    needs = "Requires-Dist: spout[silver]>=1\n"
    locked = {
        "teapot": small_wheel(wheels, "teapot", more=needs),
        "spout": small_wheel(wheels, "spout"),
    }
    small_wheel(wheels, "spout", "1.1", more="Provides-Extra: silver\n")
    lines = [f"{name}==1.0 \\\n    --hash=sha256:{digest}\n" for name, digest in locked.items()]
    (clone / "requirements" / "bench.lock").write_text("".join(lines))
    done = run_install(clone, "bench", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(wheels))
    assert done.returncode == 0, done.stderr
    found = distributions(path=[str(next((clone / ".venv").glob("lib*/**/site-packages")))])
    assert {each.name: each.version for each in found}.items() >= dict.fromkeys(
        locked, "1.0"
    ).items()


def test_without_venv_it_says_what_to_install(clone: Path) -> None:
    """Debian has a separate package for it. Nothing half-made is left."""
    hides_the_real_one = (
        "import pathlib; pathlib.Path('.venv').mkdir(); raise SystemExit('no venv')"
    )
    (clone / "venv.py").write_text(hides_the_real_one)
    told = set()
    for language in LANGUAGES:
        done = run_install(clone, "play", LANG=language)
        assert done.returncode == 1
        assert "sudo apt install python3-venv" in done.stderr
        assert not (clone / ".venv").exists()
        told.add(done.stderr.splitlines()[-1])
    assert len(told) == len(LANGUAGES)


def test_an_old_python_is_told_so(clone: Path, tmp_path: Path) -> None:
    old = tmp_path / "python3.8"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    done = make(clone, "play", f"PYTHON={old}")
    assert done.returncode != 0
    assert "Ceylon needs Python 3.11 or newer" in done.stdout
    assert not (clone / ".venv").exists()


def run_install(clone: Path, name: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")}
    settings = {"PIP_CONFIG_FILE": os.devnull, "LANG": "C.UTF-8", "PYTHONPATH": "src"}
    return subprocess.run(
        [sys.executable, "-m", "tools.install", name],
        cwd=clone,
        env=inherited | settings | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def small_wheel(folder: Path, name: str = "tealeaf", version: str = "1.0", more: str = "") -> str:
    """A package that is nothing but its name, with more lines of its metadata; its digest."""
    folder.mkdir(exist_ok=True)
    file, inside = folder / f"{name}-{version}-py3-none-any.whl", f"{name}-{version}.dist-info"
    with zipfile.ZipFile(file, "w") as archive:
        metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{more}"
        archive.writestr(f"{inside}/METADATA", metadata)
        wheel = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        archive.writestr(f"{inside}/WHEEL", wheel)
        archive.writestr(f"{inside}/RECORD", "")
    return hashlib.sha256(file.read_bytes()).hexdigest()
