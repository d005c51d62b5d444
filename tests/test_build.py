"""The build: the rules run compiled or interpreted, and never from a stale build.

A small house with the real `setup.py` and what it loads is built, bent and asked what it runs,
always in separate processes.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from ceylon import _build

ROOT = Path(__file__).parents[1]

HOUSE = {
    "pyproject.toml": """
        [project]
        name = "ceylon"
        version = "0"
        [tool.setuptools.packages.find]
        where = ["src"]
        """,
    "src/ceylon/__init__.py": """
        from ceylon import _build
        _build.choose_rules()
        """,
    "src/ceylon/box/__init__.py": """
        from typing import Final
        DISTRICTS: Final = 4
        """,
    "src/ceylon/ids.py": """
        from typing import Final, NewType
        Seat = NewType("Seat", int)
        NOBODY: Final = Seat(-1)
        """,
    "src/ceylon/rules/__init__.py": "",
    "src/ceylon/rules/bits.py": """
        from mypy_extensions import i64
        from ceylon.ids import NOBODY, Seat
        def next_to(seat: Seat) -> Seat:
            return seat if seat == NOBODY else Seat(seat + 1)
        def double(number: i64) -> i64:
            '''Twice as “much”,

            or "more".'''
            return number + number
        """,
    "src/ceylon/rules/plant.py": """
        from ceylon.box import DISTRICTS
        from ceylon.rules.bits import double
        def answer() -> int:
            return double(DISTRICTS) + 34
        """,
}
QUESTION = """
import ceylon, ceylon.rules.plant as plant, ceylon.rules.bits as bits, json
from ceylon import _build
files = [plant.__file__, bits.__file__]
print(json.dumps([plant.answer(), files, _build.compiled(), _build.stale()]))
"""

needs_compiler = pytest.mark.skipif(
    shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None
    or not (Path(sysconfig.get_path("include")) / "Python.h").exists(),
    reason="no C compiler, or no headers of Python",
)


@dataclass(frozen=True)
class Answer:
    value: int
    suffixes: set[str]
    compiled: bool
    stale: bool
    said: str


@dataclass(frozen=True)
class Checkout:
    folder: Path

    @property
    def package(self) -> Path:
        return self.folder / "src" / "ceylon"

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = text.strip("\n").splitlines()
        margin = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
        file.write_text("".join(f"{line[margin:]}\n" for line in lines), encoding="utf-8")

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {key: value for key, value in os.environ.items() if key != _build.PURE}
        here = {"PYTHONPATH": str(self.folder / "src")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=inherited | here | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, *options: str, **environment: str) -> str:
        command = ["setup.py", "--quiet", *(options or ("build_ext", "--inplace"))]
        done = self.python(*command, **environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stderr

    def ask(self, **environment: str) -> Answer:
        done = self.python("-c", QUESTION, **environment)
        assert done.returncode == 0, done.stderr
        value, files, compiled, stale = json.loads(done.stdout)
        return Answer(value, {Path(file).suffix for file in files}, compiled, stale, done.stderr)


def furnish(folder: Path) -> Checkout:
    checkout = Checkout(folder)
    for path, text in HOUSE.items():
        checkout.write(path, text)
    for path in ("setup.py", "src/ceylon/_build.py", "src/ceylon/_docstrings.py"):
        shutil.copy(ROOT / path, folder / path)
    return checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A fresh clone."""
    return furnish(tmp_path / "clone")


@pytest.fixture(scope="session")
def once_built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    checkout = furnish(tmp_path_factory.mktemp("built"))
    assert "the rules are compiled" in checkout.build()
    return checkout


@pytest.fixture
def built(once_built: Checkout, tmp_path: Path) -> Checkout:
    """A clone after its build."""
    shutil.copytree(once_built.folder, tmp_path / "clone")
    return Checkout(tmp_path / "clone")


COMPILED = Answer(42, {Path(_build.library(ROOT)).suffix}, compiled=True, stale=False, said="")
INTERPRETED = Answer(42, {".py"}, compiled=False, stale=False, said="")


def assert_stale(answer: Answer) -> None:
    assert (answer.suffixes, answer.compiled, answer.stale) == ({".py"}, False, True)
    assert answer.said.count("\n") == 1
    assert "make build" in answer.said


def test_without_a_build_the_source_runs(checkout: Checkout) -> None:
    assert checkout.ask() == INTERPRETED


@needs_compiler
class TestBuilt:
    def test_the_compiled_rules_run(self, built: Checkout) -> None:
        assert built.ask() == COMPILED

    def test_the_source_runs_on_request(self, built: Checkout) -> None:
        assert built.ask(CEYLON_PURE="1") == INTERPRETED
        assert built.ask(CEYLON_PURE="0") == COMPILED

    @pytest.mark.parametrize("pure", ["0", "1"])
    def test_docstrings_are_told(self, built: Checkout, pure: str) -> None:
        """The compiler drops them; the build puts them back."""
        question = "import inspect, ceylon.rules.bits as b; print(inspect.getdoc(b.double))"
        done = built.python("-c", question, CEYLON_PURE=pure, PYTHONIOENCODING="utf-8")
        assert done.stdout == 'Twice as “much”,\n\nor "more".\n', done.stderr

    @pytest.mark.parametrize("pure", ["0", "1"])
    def test_a_kind_of_number_is_a_machine_word(self, built: Checkout, pure: str) -> None:
        """A plain int to everyone else; as such the compiled rules would take it slowly."""
        asking = "from ceylon.rules.bits import next_to; print(next_to(-1), next_to(2), end=' ')"
        done = built.python("-c", f"{asking}; print(next_to(2**70) % 7)", CEYLON_PURE=pure)
        assert done.stdout == ("-1 3 3\n" if pure == "1" else "-1 3 ")
        assert ("i64 object expected" in done.stderr) == (pure == "0")

    def test_its_constants_are_compiled_in(self, built: Checkout) -> None:
        code = next(built.folder.rglob("build/**/__native*.c")).read_text(encoding="utf-8")
        assert "cpy_r_seat == -1" in code
        built.edit("src/ceylon/ids.py", "-1", "-2")
        assert_stale(built.ask())

    def test_after_an_edit_the_source_runs_with_a_warning(self, built: Checkout) -> None:
        built.edit("src/ceylon/rules/plant.py", "34", "35")
        answer = built.ask()
        assert answer.value == 43
        assert_stale(answer)

    def test_on_request_the_edited_source_runs_without_a_warning(self, built: Checkout) -> None:
        built.edit("src/ceylon/rules/plant.py", "34", "35")
        answer = built.ask(CEYLON_PURE="1")
        assert (answer.value, answer.suffixes, answer.said) == (43, {".py"}, "")

    def test_a_constant_of_the_box_is_compiled_in(self, built: Checkout) -> None:
        built.edit("src/ceylon/box/__init__.py", "4", "3")
        answer = built.ask()
        assert answer.value == 40
        assert_stale(answer)

    def test_so_are_the_errors(self, built: Checkout) -> None:
        built.write("src/ceylon/errors.py", "")
        assert_stale(built.ask())

    def test_a_new_and_a_lost_module_are_edits(self, built: Checkout) -> None:
        built.write("src/ceylon/rules/new.py", "")
        assert_stale(built.ask())
        (built.package / "rules" / "new.py").unlink()
        assert built.ask() == COMPILED
        built.write("src/ceylon/rules/plant.py", "def answer() -> int:\n    return 1")
        (built.package / "rules" / "bits.py").rename(built.package / "rules" / "twice.py")
        done = built.python("-c", "import ceylon, ceylon.rules.bits")
        assert "No module named 'ceylon.rules.bits'" in done.stderr

    def test_an_interrupted_build_is_stale(self, built: Checkout) -> None:
        _build.stamp(built.package).unlink()
        assert_stale(built.ask())
        _build.library(built.package).unlink()
        assert_stale(built.ask())

    def test_a_build_follows_the_edits(self, built: Checkout) -> None:
        built.edit("src/ceylon/rules/plant.py", "34", "35")
        built.edit("src/ceylon/rules/plant.py", "rules.bits", "rules.twice")
        (built.package / "rules" / "bits.py").rename(built.package / "rules" / "twice.py")
        built.build()
        done = built.python("-c", "import ceylon.rules.plant as plant; print(plant.answer())")
        assert (done.stdout, done.stderr) == ("43\n", "")
        assert {file.name.partition(".")[0] for file in _build.modules(built.package)} == {
            "plant",
            "twice",
        }

    def test_a_build_without_edits_does_nothing(self, built: Checkout) -> None:
        before = _build.library(built.package).stat().st_mtime_ns
        assert not built.build()
        assert _build.library(built.package).stat().st_mtime_ns == before
        assert built.ask() == COMPILED

    def test_an_installed_package_reads_no_source(self, built: Checkout) -> None:
        built.build("build", "--build-lib", "installed")
        installed = str(built.folder / "installed")
        assert built.ask(PYTHONPATH=installed) == COMPILED
        built.edit("installed/ceylon/rules/plant.py", "34", "35")
        assert built.ask(PYTHONPATH=installed) == COMPILED
        assert built.ask(PYTHONPATH=installed, CEYLON_PURE="1").value == 43

    def test_the_code_of_a_wheel_is_generated_once(self, checkout: Checkout) -> None:
        """pip asks for its metadata first, and the commands of setuptools ask each other."""
        options = ("--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", "wheels")
        done = checkout.python("-m", "pip", "wheel", "--verbose", *options, ".")
        assert done.returncode == 0, done.stdout + done.stderr
        said = done.stdout + done.stderr
        assert said.count("compiling 2 modules of the rules and the search") == 1
        (wheel,) = (checkout.folder / "wheels").glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(checkout.folder / "installed")
        assert checkout.ask(PYTHONPATH=str(checkout.folder / "installed")) == COMPILED

    def test_a_wrong_type_stops_the_build(self, built: Checkout) -> None:
        built.edit("src/ceylon/rules/plant.py", "34", "'34'")
        done = built.python("setup.py", "--quiet", "build_ext", "--inplace")
        assert done.returncode != 0
        assert "plant.py:4: error:" in done.stdout
        assert built.python("-c", "import ceylon").stderr.count("make build") == 1

    def test_a_failing_compiler_leaves_plain_python(self, checkout: Checkout) -> None:
        compiler = checkout.folder / "cc"
        compiler.write_text('#!/bin/sh\ncase "$*" in *probe.c*) ;; *) exit 1 ;; esac\n')
        compiler.chmod(0o755)
        assert "compiler failed, so the rules stay plain" in checkout.build(CC=str(compiler))
        assert checkout.ask() == INTERPRETED


@pytest.mark.skipif(sys.platform == "win32", reason="there CC does not name the compiler")
def test_without_a_compiler_the_build_leaves_plain_python(checkout: Checkout) -> None:
    assert "no C compiler was found" in checkout.build(CC="false")
    assert checkout.ask() == INTERPRETED


def test_on_request_the_build_leaves_plain_python(checkout: Checkout) -> None:
    assert "CEYLON_PURE is set, so the rules stay plain" in checkout.build(CEYLON_PURE="1")
    assert checkout.ask() == INTERPRETED


def test_without_mypy_the_build_leaves_plain_python(checkout: Checkout) -> None:
    checkout.edit("setup.py", "import sys\n", 'import sys\n\nsys.modules["mypyc"] = None\n')
    assert "mypy is not installed, so the rules stay plain" in checkout.build()
    assert checkout.ask() == INTERPRETED


@needs_compiler
def test_these_tests_run_the_compiled_rules() -> None:
    """What `make test` tests is what a player runs; on request it is the source."""
    assert _build.compiled() or _build.pure()


@pytest.mark.parametrize("pure", ["0", "1"])
def test_all_rules_come_in_one_form(pure: str) -> None:
    """And so does the search, which calls them."""
    question = """
import ceylon, importlib, pathlib
from ceylon import _build
house = pathlib.Path(ceylon.__file__).parent
modules = [file for room in _build.ROOMS for file in house.glob(f"{room}/*.py")]
for module in modules:
    if module.name not in _build.INTERPRETED:
        file = importlib.import_module(f"ceylon.{module.parent.name}.{module.stem}").__file__
        assert file.endswith(".py") is not _build.compiled(), file
print(_build.compiled())
"""
    done = Checkout(ROOT).python("-c", question, CEYLON_PURE=pure)
    compiled = _build.built() and not _build.stale() and pure == "0"
    assert done.stdout == f"{compiled}\n", done.stderr
