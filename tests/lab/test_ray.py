"""Many machines, as two workers of a Ray cluster on this one: the same games in the same order,
even if a worker is killed in the middle."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from operator import neg
from pathlib import Path
from threading import Thread
from typing import Self

import pytest
from tests.laws.modes import MODES
from tools import soak

from ceylon.arena.errors import ArenaError
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.run import outcomes
from ceylon.bots import Bot, bot
from ceylon.cli import main
from ceylon.cluster import ClusterError, Ray
from ceylon.dataset.run import run as write_dataset
from ceylon.errors import N_

ray = pytest.importorskip("ray")

ROOT = Path(__file__).parents[2]
CREW = Ray(workers=2, path=(str(ROOT), str(ROOT / "src")))
Out = pytest.CaptureFixture[str]
# Ray leaves files and sockets to the system.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")


@pytest.fixture(scope="module", autouse=True)
def _cluster() -> Iterator[None]:
    yield
    ray.shutdown()


def noted(folder: Path, name: str, seed: int) -> Bot:
    """A bot whose worker leaves its number in a folder."""
    (folder / str(os.getpid())).touch()
    return bot(name, seed)


def workers_in(folder: Path) -> set[int]:
    return {int(file.name) for file in folder.iterdir()} - {os.getpid()}


class Murder:
    """Kills a worker as soon as something has happened."""

    def __init__(self, folder: Path, happened: Callable[[], bool]) -> None:
        self.killed: int | None = None
        self._folder = folder
        self._happened = happened
        self._thread = Thread(target=self._wait)

    def _wait(self) -> None:
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self._happened() and len(workers_in(self._folder)) >= 2:
                self.killed = min(workers_in(self._folder))
                os.kill(self.killed, signal.SIGKILL)
                return
            time.sleep(0.01)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.join()


def in_file(log: Path) -> list[Outcome]:
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [Outcome.of_line(line) for line in lines[1:]]


def test_results_come_in_order() -> None:
    assert list(CREW(neg, iter(range(100)))) == [-number for number in range(100)]


def where(_task: int) -> Path:
    return Path.cwd()


def test_workers_work_where_the_command_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a cluster that was there before, they would look for own bots, and write, elsewhere."""
    assert set(CREW(where, iter(range(8)))) == {Path.cwd()}
    monkeypatch.chdir(tmp_path)
    assert set(CREW(where, iter(range(8)))) == {tmp_path}


def test_a_killed_worker_costs_no_game(tmp_path: Path) -> None:
    """None is lost, none is there twice, and the run ends by itself."""
    workers, log = tmp_path / "workers", tmp_path / "log"
    workers.mkdir()
    plan = Plan((("search-60", "chance"),), 3)
    whole = outcomes(plan, 40, workers=1)
    watched = replace(plan, make=partial(noted, workers))
    with Murder(
        workers, lambda: len(log.read_bytes().splitlines() if log.exists() else []) >= 4
    ) as murder:
        found = outcomes(watched, 40, workers=CREW, file=log)
    assert murder.killed is not None
    assert not Path(f"/proc/{murder.killed}").exists() or not Path("/proc").exists()
    assert len(workers_in(workers)) >= 3, "nobody has taken the place of the one that was killed"
    assert found == whole
    assert in_file(log) == whole


def test_a_killed_worker_costs_no_shard(tmp_path: Path) -> None:
    """A dataset has the same bytes as one that was written in peace."""
    workers, out = tmp_path / "workers", tmp_path / "out"
    workers.mkdir()
    plan = Plan((("search-1", "chance"),), 3, rotated=False)
    write_dataset(plan, 480, tmp_path / "whole", workers=1)
    watched = replace(plan, make=partial(noted, workers))
    with Murder(workers, lambda: any(out.glob("decisions-*.parquet"))) as murder:
        assert write_dataset(watched, 480, out, workers=CREW) == 480
    assert murder.killed is not None
    whole = {file.name: file.read_bytes() for file in (tmp_path / "whole").iterdir()}
    assert {file.name: file.read_bytes() for file in out.glob("[!.]*")} == whole


def refuse(_task: int) -> int:
    raise ArenaError(N_("{file} is not a results file"), {"file": "x"})


def test_an_error_is_itself() -> None:
    """It arrives as it was raised, so that the command can explain it."""
    with pytest.raises(ArenaError, match="x is not a results file"):
        list(CREW(refuse, iter(range(3))))


def test_the_soak_plays_the_same() -> None:
    modes = list(MODES)[:2]
    assert soak.soak(60, 3, modes, CREW) == soak.soak(60, 3, modes, 1)


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--bots", "search-2,chance", "--games", "20"],
        ["balance", "--bot", "chance", "--games", "40", "--players", "3"],
    ],
    ids=["arena", "balance"],
)
def test_the_commands_say_the_same(command: list[str], capsys: Out) -> None:
    told = []
    for crew in (["--workers", "1"], ["--ray"]):
        assert main([*command, *crew, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        for result in found.get("results", []):
            result.pop("milliseconds")
        told.append(found)
    assert told[0] == told[1]


def test_train_learns_the_same(tmp_path: Path) -> None:
    tiny = "--players 2 --start shipped --games 30 --generations 1 --simulations 2 --check 2"
    learnt = []
    for name, crew in (("one", ["--workers", "1"]), ("ray", ["--ray"])):
        assert main(["train", *tiny.split(), *crew, "--out", str(tmp_path / name)]) == 0
        learnt.append((tmp_path / name / "weights.json").read_bytes())
    assert learnt[0] == learnt[1]


def test_a_cluster_that_does_not_start_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.")  # noqa: TRY002 - as Ray does

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(ClusterError, match="no Ray cluster answers at local"):
        list(Ray(workers=2)(neg, iter(range(3))))


def test_no_cluster_is_a_sentence() -> None:
    ray.shutdown()
    with pytest.raises(ClusterError, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        list(Ray("127.0.0.1:1")(neg, iter(range(3))))
