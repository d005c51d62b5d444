"""The recipe for SLURM in docs/cluster.md, as it stands, with a scheduler that only starts jobs."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ceylon.arena.outcome import Outcome
from ceylon.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
BASH = shutil.which("bash")
JOBS = 2
PLAYED = 7
"""Games of the only line-up, rounded up to whole deals."""

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or BASH is None, reason="SLURM starts shell scripts"
)


def quickly(text: str) -> str:
    """With fewer games of quicker bots."""
    found = text.replace("planter,neighbour,pupil", "chance,search-1,greedy")
    found = found.replace("333333", str(PLAYED))
    assert found != text
    return found


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """`srun` runs what it is given; `ceylon` is the one that is tested."""
    folder = tmp_path / "programs"
    folder.mkdir()
    run = "import sys; from ceylon.cli import main; sys.exit(main())"
    ceylon = f'exec {shlex.quote(sys.executable)} -c "{run}" "$@"'
    for name, line in {"srun": 'exec "$@"', "ceylon": ceylon}.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def run(text: str, folder: Path, **variables: str) -> None:
    shell = [str(BASH), "-ec", quickly(text)]
    subprocess.run(shell, cwd=folder, env={**os.environ, **variables}, check=True, timeout=300)


def in_file(file: Path) -> list[Outcome]:
    return [Outcome.of_line(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


def test_the_jobs_of_an_array_are_one_run(programs: Path, tmp_path: Path) -> None:
    script, join = re.findall(
        r"```(?:bash)?\n(.*?srun .*?|ceylon .*?--join.*?)```", PAGE, re.DOTALL
    )
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    array = {"SLURM_ARRAY_TASK_COUNT": str(JOBS), "SLURM_CPUS_PER_TASK": "1"}
    for number in range(1, JOBS + 1):
        run(script, tmp_path, **array, PATH=path, SLURM_ARRAY_TASK_ID=str(number))
    run(join, tmp_path, PATH=path)
    arena = shlex.split(quickly(join).partition("--join")[0].replace("\\\n", " "))[1:]
    assert main([*arena, "--workers", "1", "--log", str(tmp_path / "one.jsonl")]) == 0
    assert in_file(tmp_path / "whole.jsonl") == in_file(tmp_path / "one.jsonl")
    assert (tmp_path / "results" / "results.json").exists()
