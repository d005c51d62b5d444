"""The folder in which mutmut works on one module.

Every function of a mutated module is called through a detour, so one module at a time is the
fastest. mutmut takes its settings from `pyproject.toml` where it runs: each module has a folder
with its own settings, into which the rest of the repository is linked.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.mutants.rooms import ROOM_OF

ROOT: Final = Path(__file__).resolve().parents[2]
WORKSHOPS: Final = ROOT / "mutants"
LINKED: Final = ("src", "tests", "tools", "docs", "README.md", "setup.py")
SENTENCES: Final = (r"\bN_\(", r'^\s*f?"[^"]*"[,)]*$')
"""Lines left as they are: the words of a sentence are for translators, not for tests."""
PYTEST: Final = ("-p", "tools.mutants.plugin", "-p", "no:cacheprovider", "--assert=plain")
"""Nobody reads the failures, so pytest need not explain them."""


def run(module: str, jobs: int) -> int:
    """Test the mutants of a module that have no verdict yet."""
    prepare(module)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(jobs)]
    return subprocess.run(  # noqa: S603 - the command is ours
        command, cwd=folder(module), env=environment(module), check=False
    ).returncode


def folder(module: str) -> Path:
    return WORKSHOPS / module


def source(module: str) -> str:
    return f"src/{module.replace('.', '/')}.py"


def prepare(module: str) -> None:
    here = folder(module)
    here.mkdir(parents=True, exist_ok=True)
    for name in LINKED:
        if not (here / name).is_symlink():
            (here / name).symlink_to(ROOT / name)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (here / "pyproject.toml").write_text(f"{project}\n{settings(module)}", "utf-8")


def forget(module: str) -> None:
    """mutmut never copies a source file again that it copied before."""
    shutil.rmtree(folder(module), ignore_errors=True)


def settings(module: str) -> str:
    values = {
        "timeout_multiplier": 4.0,  # of the time without a mutant; other work slows both
        "process_isolation": "forkserver",  # or it would inherit what other tests have cached
        "source_paths": ["src"],
        "only_mutate": [source(module)],
        "do_not_mutate_patterns": SENTENCES,
        "also_copy": LINKED[1:],
        "pytest_add_cli_args": PYTEST,
        "pytest_add_cli_args_test_selection": ["-m", "not thorough", *ROOM_OF[module].tests],
    }
    # Strings and lists are written the same in JSON and in TOML.
    lines = [f"{key} = {json.dumps(value)}" for key, value in values.items()]
    return "\n".join(["[tool.mutmut]", *lines, ""])


def environment(module: str) -> dict[str, str]:
    """Without a path to the source as it is: the tests would find that first."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    others = [path for path in paths if path and not (Path(path) / "ceylon").exists()]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(others),
        "CEYLON_PURE": "1" if ROOM_OF[module].pure else "0",
    }
