"""A server whose games can be repeated: a test gives the seed of each deal."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.web.server.serving import Served

ROOT = Path(__file__).parents[3]


@dataclass
class Repeatable(Served):
    """A server whose next table is dealt from a seed."""

    seed: Path = Path()

    def deal(self, seed: int) -> None:
        self.seed.write_text(str(seed))


@contextmanager
def repeatable(
    folder: Path, limits: Mapping[str, object] | None = None, *, brief: bool = False
) -> Iterator[Repeatable]:
    """It has no limits that a test could hit, except those that are given.

    Its reviews of finished games can be brief.
    """
    seed = folder / "seed"
    arguments = [
        str(folder / "tables.db"),
        json.dumps(limits or {}),
        str(seed),
        *(["brief"] if brief else []),
    ]
    command = [sys.executable, "-m", "tests.web.server.seeded", *arguments]
    environment = {**os.environ, "PYTHONPATH": _path()}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    port = process.stdout.readline().strip()
    assert port, "the server did not start"
    served = Repeatable(f"http://127.0.0.1:{port}", process, seed=seed)
    served.deal(1)
    try:
        yield served
    finally:
        served.end()


def _path() -> str:
    return os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
