"""`ceylon selfplay`: what is in the files, and that they are the same however they came about."""

import json
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from tests.guests.strangers import DAWDLING, FAULTY, written

from ceylon.arena.part import Part
from ceylon.arena.plan import Plan
from ceylon.cli import main
from ceylon.dataset.errors import DatasetError
from ceylon.dataset.run import run
from ceylon.dataset.schema import DECISIONS, GAMES
from ceylon.dataset.shard import GAMES_A_SHARD
from ceylon.ids import Choice
from ceylon.observation.layout import MASK_SIZE, SIZE
from ceylon.observation.observer import Observer
from ceylon.observation.words import zeros
from ceylon.record import Record
from ceylon.rules.choices import CHOICES
from ceylon.rules.material import material_of
from ceylon.rules.view import View

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

Out = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-c", "import sys; from ceylon.cli import main; sys.exit(main())"]
TWO = Plan((("chance", "chance"),), 1, rotated=False)
SHARDS = 3
NUMBER = SHARDS * GAMES_A_SHARD - 40
"""Games: the last shard has fewer."""


def plan_of(*bots: str, tiles: bool = False) -> Plan:
    return Plan((bots,), 5, starting_tiles=tiles, rotated=False, timed=False)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset of three shards."""
    folder = tmp_path_factory.mktemp("whole")
    assert run(TWO, NUMBER, folder, workers=1) == NUMBER
    return folder


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for file in sorted(folder.glob(f"{kind}-*.parquet")):
        found += pq.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize(
    "plan",
    [
        plan_of("search-20", "pupil"),
        plan_of("chance", "search-2", "chance", tiles=True),
        plan_of("search-3"),
    ],
    ids=["two", "three", "solo"],
)
def test_a_row_is_what_a_seat_saw_and_did(plan: Plan, tmp_path: Path) -> None:
    """Each game is replayed from its record, and each observation written again from a view."""
    run(plan, 2, tmp_path, workers=1)
    decisions = iter(rows(tmp_path, "decisions"))
    observer = Observer(material_of(plan.box))
    for number, row in enumerate(rows(tmp_path, "games")):
        record = Record.parse(row["record"])
        end = record.game()
        assert (row["game"], row["decisions"]) == (number, len(record.choices))
        assert row["points"] == [end.total(seat) for seat in end.seats()]
        assert row["winner"] == end.winner()
        assert row["ranks"][row["winner"]] == 1
        game = record.game(0)
        for step, chosen in enumerate(record.choices):
            decision = next(decisions)
            assert (decision["game"], decision["step"]) == (number, step)
            assert (decision["seat"], decision["choice"]) == (game.seat, chosen)
            seen = zeros(SIZE // 8)
            observer.of_view(seen, 0, View.of(game, game.seat))
            assert decision["observation"] == bytes(memoryview(seen).cast("B"))
            legal = [place for place, allowed in enumerate(decision["mask"]) if allowed]
            assert legal == game.legal()
            assert len(decision["mask"]) == len(CHOICES) < MASK_SIZE
            assert decision["points"] == end.total(game.seat)
            assert decision["won"] == (end.winner() == game.seat)
            assert (decision["rank"] == 1) == decision["won"]
            game.push(Choice(chosen))
    assert next(decisions, None) is None


def test_what_a_search_thought(tmp_path: Path) -> None:
    """Its visits and its value where it thought; nothing where it did not, or cannot."""
    run(plan_of("search-20", "chance"), 1, tmp_path, workers=1)
    searched = 0
    for row in rows(tmp_path, "decisions"):
        if row["tried"] is None:
            assert row["visits"] is row["value"] is None
            continue
        searched += 1
        assert row["seat"] == 0
        assert all(row["mask"][choice] for choice in row["tried"])
        assert row["choice"] == max(zip(row["visits"], row["tried"], strict=True))[1] or (
            row["visits"].count(max(row["visits"])) > 1
        )
        assert sum(row["visits"]) > 0
        assert 0 <= row["value"] <= 1
    assert searched > 10


def test_bots_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are digested, and recorded by a name that leads nowhere; their faults are counted."""
    monkeypatch.chdir(tmp_path)
    written(tmp_path, FAULTY)
    name, few = "stranger.py:Raises", ["--games", "2", "--workers", "1"]
    assert main(["selfplay", "--bots", f"{name},chance", *few, "--out", "data"]) == 0
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_text(encoding="utf-8"))
    assert list(manifest["guests"]) == [name]
    for row in rows(tmp_path / "data", "games"):
        assert row["bots"] == [name, "chance"]
        assert row["faults"] == [1, 0]
        assert Record.parse(row["record"]).bots == ["own-raises", "chance"]


def test_a_deadline_holds_here_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # A full path, since a process of the same name may be left from another test.
    bots = f"{written(tmp_path, DAWDLING)}:Dawdles,chance"
    few = ["--games", "1", "--workers", "1", "--deadline", "1"]
    assert main(["selfplay", "--bots", bots, *few, "--out", "data"]) == 0
    (row,) = rows(tmp_path / "data", "games")
    assert row["faults"][0] > 0


def test_the_files_say_where_they_come_from(whole: Path) -> None:
    """Schema, program, rules, box and weights, in the manifest and in each file."""
    manifest = json.loads((whole / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["version"] == 1
    assert {"program", "rules", "box", "weights", "seed", "bots", "games"} <= set(manifest)
    for kind, columns in (("decisions", DECISIONS), ("games", GAMES)):
        found = sorted(whole.glob(f"{kind}-*.parquet"))
        assert len(found) == SHARDS
        for file in found:
            schema = pq.read_schema(file)
            assert json.loads(schema.metadata[b"ceylon"]) == manifest
            assert schema.names == [column.name for column in columns]


def test_the_same_command_writes_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """Whoever plays the games."""
    command = ["selfplay", "--bots", "chance,chance", "--games", str(NUMBER), "--workers", "2"]
    assert main([*command, "--out", str(tmp_path / "again")]) == 0
    assert files(tmp_path / "again") == files(whole)


def test_the_parts_are_the_whole(whole: Path, tmp_path: Path) -> None:
    """Copied into one folder, in any order, they are the files of one run."""
    together: dict[str, bytes] = {}
    for number in (2, 1):
        folder = tmp_path / str(number)
        run(TWO, NUMBER, folder, workers=1, part=Part(number, 2))
        assert len(files(folder)) < len(files(whole))
        together |= files(folder)
    assert together == files(whole)


def test_a_run_that_was_killed_ends_like_one_that_was_not(whole: Path, tmp_path: Path) -> None:
    """A real process; what it had finished is left as it is."""
    out = tmp_path / "killed"
    command = ["selfplay", "--bots", "chance,chance", "--games", str(NUMBER), "--workers", "1"]
    process = subprocess.Popen([*COMMAND, *command, "--out", str(out)])
    while not (out / "decisions-000000.parquet").exists():
        assert process.poll() is None
        time.sleep(0.005)
    process.kill()
    process.wait()
    finished = {file: file.stat().st_mtime_ns for file in out.glob("decisions-*.parquet")}
    assert 0 < len(finished) < SHARDS
    assert main([*command, "--out", str(out)]) == 0
    assert files(out) == files(whole)
    assert all(file.stat().st_mtime_ns == when for file, when in finished.items())


def test_drafts_are_cleared_away(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(TWO, NUMBER, out, workers=1, part=Part(1, 3))
    (out / "decisions-000002.draft").write_bytes(b"PAR1")
    run(TWO, NUMBER, out, workers=1)
    assert files(out) == files(whole)


def test_memory_does_not_grow(tmp_path: Path) -> None:
    """A shard is written and forgotten: what is left after one is left after three."""
    run(TWO, 1, tmp_path / "warm", workers=1)
    tracemalloc.start()
    left, arrow = [], []
    for shards in (1, 3):
        run(TWO, shards * GAMES_A_SHARD, tmp_path / str(shards), workers=1)
        left.append(tracemalloc.get_traced_memory()[0])
        arrow.append(pa.total_allocated_bytes())
    tracemalloc.stop()
    assert left[1] - left[0] < 200_000
    assert arrow[1] <= arrow[0]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("", encoding="utf-8")
    with pytest.raises(DatasetError, match="contains other files: choose another folder"):
        run(TWO, 1, tmp_path)
    with pytest.raises(DatasetError, match="is a file, not a folder"):
        run(TWO, 1, tmp_path / "diary.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("rules", "were played with other rules or bots"),
        ("box", "were played with another box"),
        ("weights", "were played with other weights"),
        ("guests", "were played by other bots of yours, or by other versions of them"),
        ("seed", "belongs to games played with other options: choose another folder"),
    ],
)
def test_two_datasets_do_not_mix(key: str, sentence: str, tmp_path: Path) -> None:
    run(TWO, 1, tmp_path, workers=1)
    manifest = tmp_path / "manifest.json"
    noted = json.loads(manifest.read_text(encoding="utf-8"))
    noted[key] = 7
    manifest.write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")
    before = files(tmp_path)
    with pytest.raises(DatasetError, match=sentence):
        run(TWO, 1, tmp_path, workers=1)
    assert files(tmp_path) == before


def test_what_is_printed(tmp_path: Path, capsys: Out) -> None:
    few = ["selfplay", "--bots", "chance", "--solo", "--games", "3", "--workers", "1"]
    assert main([*few, "--out", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"3 games in {tmp_path}\n"
    assert main([*few, "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert told == {**manifest, "written": 3}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bots nobody,chance", "no bot called “nobody”"),
        ("--bots chance", "a single bot can play only the solo game: add --solo"),
        ("--bots chance,chance --games 0", "--games must be at least 1, not 0"),
        (
            "--bots chance,chance --part 3",
            "--part must have the form I/N, such as 2/5, not “3”",
        ),
        ("--bots chance,chance,chance --without uva", "S3: with 3 players no district"),
    ],
)
def test_bad_input_is_a_sentence(
    arguments: str, sentence: str, tmp_path: Path, capsys: Out
) -> None:
    command = ["selfplay", *arguments.split(), "--out", str(tmp_path / "out"), "--lang", "en"]
    assert main(command) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
