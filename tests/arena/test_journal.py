"""The results file: an interrupted run resumes, and ends as if nothing had happened."""

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ceylon.arena.errors import ArenaError
from ceylon.arena.fixtures import play_fixture
from ceylon.arena.journal import Journal
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.arena.run import outcomes

PLAN = Plan((("chance", "search-1"),), 1)
COMMAND = [sys.executable, "-c", "import sys; from ceylon.cli import main; sys.exit(main())"]


def test_a_line_is_the_outcome() -> None:
    for plan in (PLAN, Plan((("chance",),), 1), replace(PLAN, starting_tiles=True)):
        outcome = play_fixture(plan, 0)
        read = Outcome.of_line(outcome.line())
        assert read == outcome
        assert read.times == outcome.times


def test_without_a_file_no_line_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """JSON that nobody keeps would cost as much as the rest of the main process."""

    def line(_: Outcome) -> str:
        raise AssertionError

    monkeypatch.setattr(Outcome, "line", line)
    assert len(outcomes(PLAN, 2, workers=1)) == 4


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More games of the same plan are added; those in the file are not played again."""
    file = tmp_path / "new" / "games.jsonl"
    first = outcomes(PLAN, 2, workers=1, file=file)
    played: list[int] = []

    def play(plan: Plan, number: int) -> Outcome:
        played.append(number)
        return play_fixture(plan, number)

    monkeypatch.setattr("ceylon.arena.workers.play_fixture", play)
    whole = outcomes(PLAN, 3, workers=1, file=file)
    assert played == [4, 5]
    assert whole[:4] == first
    assert whole == outcomes(PLAN, 3, workers=1)
    assert (
        outcomes(PLAN, 2, workers=1, file=file) == first
    )  # the file may have more than is asked for


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = outcomes(PLAN, 2, workers=1, file=file)
    content = file.read_bytes()
    for cut in (1, 30, len(content) - content.index(b"\n") - 1, len(content) - 5, len(content)):
        file.write_bytes(content[:-cut])
        assert outcomes(PLAN, 2, workers=1, file=file) == whole
        assert len(file.read_text(encoding="utf-8").splitlines()) == 5


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, seed=2),
        replace(PLAN, starting_tiles=True),
        replace(PLAN, without="dimbula"),
        replace(PLAN, line_ups=(("search-1", "chance"),)),
    ],
)
def test_results_of_two_plans_do_not_mix(other: Plan, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    outcomes(PLAN, 1, workers=1, file=file)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="contains the results of other games"):
        outcomes(other, 1, workers=1, file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("rules", "were played with other rules or bots"),
        ("box", "were played with another box"),
        ("weights", "were played with other weights for the bots"),
    ],
)
def test_games_from_elsewhere_are_refused(part: str, sentence: str, tmp_path: Path) -> None:
    """The program may have been updated since the run was interrupted."""
    file = tmp_path / "games.jsonl"
    whole = outcomes(PLAN, 1, workers=1, file=file)
    head, rest = file.read_bytes().split(b"\n", 1)
    noted = json.loads(head)
    noted[part] = noted[part][::-1]
    file.write_bytes(json.dumps(noted).encode() + b"\n" + rest)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=sentence):
        outcomes(PLAN, 2, workers=1, file=file)
    assert file.read_bytes() == before
    noted[part] = noted[part][::-1]
    noted["program"] = "0.0.1"  # its number alone changes no game
    file.write_bytes(json.dumps(noted).encode() + b"\n" + rest)
    assert outcomes(PLAN, 2, workers=1, file=file)[:2] == whole


def test_a_file_that_does_not_say_where_its_games_come_from(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"ceylon": "arena", "version": 1, "seed": 1}\n', encoding="utf-8")
    with pytest.raises(ArenaError, match="written by another version of the program"):
        outcomes(PLAN, 1, workers=1, file=file)


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    """Each would add the same games; the second is refused as long as the first lasts."""
    file = tmp_path / "games.jsonl"
    with Journal(file, PLAN):
        before = file.read_bytes()
        with pytest.raises(ArenaError, match="another run is writing"):
            outcomes(PLAN, 1, workers=1, file=file)
        assert file.read_bytes() == before
    assert outcomes(PLAN, 1, workers=1, file=file) == outcomes(PLAN, 1, workers=1)


@pytest.mark.parametrize("content", [b"my diary\n", b"my diary"])
def test_another_file_is_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    with pytest.raises(ArenaError, match="is not a results file"):
        outcomes(PLAN, 1, workers=1, file=file)
    assert file.read_bytes() == content


def test_a_damaged_line_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    outcomes(PLAN, 1, workers=1, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], "{}", lines[2], ""]), encoding="utf-8")
    with pytest.raises(ArenaError, match=r"line 2 of .* is not a game result"):
        outcomes(PLAN, 1, workers=1, file=file)


def test_a_draft_of_a_record_is_cleared_when_the_run_goes_on(tmp_path: Path) -> None:
    """Only then: a folder that this plan has not used yet may hold someone else's."""
    plan, draft = replace(PLAN, records=tmp_path), tmp_path / ".0123456789abcdef.ceylon~"
    draft.write_bytes(b"ceylon rec")
    outcomes(plan, 1, workers=1, file=tmp_path / "log")
    assert draft.exists()
    outcomes(plan, 2, workers=1, file=tmp_path / "log")
    assert not draft.exists()
    assert len(list(tmp_path.glob("*.ceylon"))) == 4


def arguments(folder: Path) -> list[str]:
    bots = ["--round-robin", "search-60,chance,search-1", "--games", "12", "--workers", "2"]
    files = ["--log", str(folder / "log"), "--records", str(folder / "records")]
    return [*COMMAND, "arena", *bots, *files, "--json"]


def results(folder: Path) -> object:
    done = subprocess.run(arguments(folder), capture_output=True, check=True, timeout=300)
    told = json.loads(done.stdout)
    for result in told["results"]:
        result.pop("milliseconds")
    return told


def lines_of(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def children(pid: int) -> list[int]:
    """If the system lists them."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in file.read_text().split()] if file.exists() else []


def running(pid: int) -> bool:
    """A zombie is not running."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_run_that_was_killed_ends_like_one_that_was_not(tmp_path: Path) -> None:
    """A real process, killed in the middle: no worker is left, and no game is lost."""
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen(arguments(killed), stdout=subprocess.DEVNULL)
    while len(lines_of(killed / "log")) < 4:
        assert process.poll() is None
        time.sleep(0.01)
    workers = children(process.pid)
    process.kill()
    process.wait()
    until = time.monotonic() + 60
    while any(map(running, workers)):
        assert time.monotonic() < until
        time.sleep(0.05)
    before = lines_of(killed / "log")
    assert 4 <= len(before) < 37
    assert results(killed) == results(whole)
    assert lines_of(killed / "log")[: len(before)] == before  # nothing was played twice
    assert in_file(killed / "log") == in_file(whole / "log")
    assert records(killed / "records") == records(whole / "records")


def in_file(file: Path) -> list[Outcome]:
    return [Outcome.of_line(line.decode()) for line in lines_of(file)[1:]]


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
