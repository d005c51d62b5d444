"""`ceylon train`, end to end: the same command gives the same weights, whichever worker plays."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ceylon.bots.weights import read
from ceylon.cli import main
from ceylon.installation import to_install
from ceylon.search.catalogue import NAMES
from ceylon.training.weights_file import as_text, checksum, shipped

Out = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-c", "import sys; from ceylon.cli import main; sys.exit(main())"]
TINY = "--players 2 --start shipped --games 30 --generations 2 --simulations 2 --check 2"


def train(*arguments: str) -> int:
    return main(["train", "--workers", "1", "--lang", "en", *arguments])


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a tiny training by one worker."""
    folder = tmp_path_factory.mktemp("trained")
    assert train(*TINY.split(), "--out", str(folder)) == 0
    return folder


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the shipped files, which may be written over."""
    folder = tmp_path / "package"
    folder.mkdir()
    for name in ("weights.json", "training.json"):
        (folder / name).write_bytes(shipped().with_name(name).read_bytes())
    monkeypatch.setattr("ceylon.training.weights_file.shipped", lambda: folder / "weights.json")
    return folder


def test_only_the_mode_that_was_trained_is_replaced(trained: Path) -> None:
    before, after = read(shipped()), read(trained / "weights.json")
    assert {mode for mode in before if before[mode] != after[mode]} == {"2"}
    assert list(after["2"]["weights"]) == list(NAMES)


def test_the_log_tells_how_the_weights_came_about(trained: Path) -> None:
    log = json.loads((trained / "training.json").read_text(encoding="utf-8"))
    assert list(log) == ["2", "3", "4", "solo"]
    told = log["2"]
    assert told["checksum"] == checksum(read(trained / "weights.json")["2"])
    assert told["start"] == checksum(read(shipped())["2"])
    assert told["command"].startswith("ceylon train --players 2 --games 30 --simulations 2")
    assert list(told["versions"]) == ["ceylon", "source", "python", "numpy"]
    first, second = told["generations"]
    assert [first["games"], first["played_by"], second["number"]] == [30, "search-2", 1]
    assert second["positions"] > 1.5 * first["positions"]  # it uses the games of both
    assert second["spread"] == read(trained / "weights.json")["2"]["spread"]
    assert 0 < second["r2"] < 1
    assert 0 < second["log_loss"] < 1
    assert len(second["mean_scores"]) == 2
    assert second["seconds_played"] > 0


def test_the_log_tells_what_the_arena_says(trained: Path) -> None:
    """Two games of one deal decide nothing."""
    log = json.loads((trained / "training.json").read_text(encoding="utf-8"))
    check = log["2"]["check"]
    assert [check["games"], check["simulations"], check["verdict"]] == [2, 2, "not decided"]
    new, old = check["results"]
    assert new["bot"] == f"new {log['2']['checksum']}"
    assert old["bot"] == f"old {log['2']['start']}"
    assert check["lead"]["low"] < 0 < check["lead"]["high"]


def test_a_training_that_was_killed_ends_like_one_that_was_not(
    trained: Path, tmp_path: Path
) -> None:
    """A real process with two workers, killed in the middle; no game is played twice."""
    command = [*COMMAND, "train", *TINY.split(), "--workers", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not (before := games(tmp_path)):
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert not (tmp_path / "weights.json").exists()
    subprocess.run(command, check=True, timeout=300, capture_output=True)
    after = games(tmp_path)
    assert len(after) == 4
    assert {name: after[name] for name in before} == before
    for name in ("weights.json", "plan.json"):
        assert (tmp_path / name).read_bytes() == (trained / name).read_bytes()


def test_one_can_go_on_with_more_generations(trained: Path, tmp_path: Path) -> None:
    fewer = TINY.replace("--generations 2", "--generations 1")
    assert train(*fewer.split(), "--out", str(tmp_path)) == 0
    before = games(tmp_path)
    assert train(*TINY.split(), "--out", str(tmp_path)) == 0
    assert len(before) == 2
    assert before.items() < games(tmp_path).items()
    assert (tmp_path / "weights.json").read_bytes() == (trained / "weights.json").read_bytes()


def games(folder: Path) -> dict[str, float]:
    """The files of games, and when they were written."""
    return {file.name: file.stat().st_mtime for file in folder.glob("games/*.npz")}


def test_from_nothing(tmp_path: Path, capsys: Out) -> None:
    """R31: greedy plays a few solo games; what is learnt from them is enough to search with."""
    arguments = ["--solo", "--games", "10", "--simulations", "2", "--generations", "2"]
    assert train(*arguments, "--check", "0", "--out", str(tmp_path)) == 0
    out, err = capsys.readouterr()
    assert "generation 0: 10 games by greedy" in out
    assert "generation 1: 10 games by search-2" in out
    assert f"Written to {tmp_path / 'weights.json'}" in out
    assert err == ""
    assert list(read(tmp_path / "weights.json")["solo"]["railways"]) == list(NAMES)
    told = json.loads((tmp_path / "training.json").read_text(encoding="utf-8"))["solo"]
    assert (told["start"], told["check"]) == ("nothing", None)


def test_better_weights_are_kept(package: Path, tmp_path: Path, capsys: Out) -> None:
    """They play against weights that take everything for its opposite."""
    modes = read(package / "weights.json")
    good = tmp_path / "good.json"
    good.write_text(as_text({"2": modes["2"]}), encoding="utf-8")
    for name, (always, growing, late) in modes["2"]["weights"].items():
        modes["2"]["weights"][name] = [-always, -growing, -late]
    (package / "weights.json").write_text(as_text(modes), encoding="utf-8")
    arguments = ["--players", "2", "--start", str(good), "--games", "10", "--simulations", "50"]
    arguments += ["--generations", "1", "--check", "16", "--keep", "--out", str(tmp_path / "out")]
    assert train(*arguments) == 0
    out = capsys.readouterr().out
    assert "where 50.0% is even" in out
    assert "The new weights are better: keep them." in out
    for name in ("weights.json", "training.json"):
        assert (package / name).read_bytes() == (tmp_path / "out" / name).read_bytes()
    log = json.loads((package / "training.json").read_text(encoding="utf-8"))
    assert log["2"]["checksum"] == checksum(read(package / "weights.json")["2"])


def test_other_weights_are_not_kept(package: Path, tmp_path: Path, capsys: Out) -> None:
    """R31: solo, both play the same deals."""
    before = (package / "weights.json").read_bytes()
    arguments = ["--solo", "--start", "shipped", "--games", "10", "--simulations", "2"]
    arguments += ["--generations", "1", "--check", "3", "--keep", "--out", str(tmp_path / "out")]
    assert train(*arguments) == 0
    out = capsys.readouterr().out
    assert "6 games: the new weights won" in out
    assert "The shipped weights remain unchanged." in out
    assert (package / "weights.json").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--games 9", "--games must be at least 10, not 9"),
        ("--simulations 0", "--simulations must be at least 1, not 0"),
        ("--generations 0", "--generations must be at least 1, not 0"),
        ("--workers 0", "--workers must be at least 1, not 0"),
        ("--check -1", "--check must be at least 0, not -1"),
        ("--players 5", "--players cannot be “5”"),
        ("--players 2 --solo", "--players and --solo cannot be used together"),
        ("--keep --check 0", "--keep needs --check"),
        ("--seed many", "--seed must be a whole number, not “many”"),
    ],
)
def test_bad_input_is_a_sentence(
    arguments: str, sentence: str, tmp_path: Path, capsys: Out
) -> None:
    assert train(*arguments.split(), "--out", str(tmp_path / "out")) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert out == ""
    assert not (tmp_path / "out").exists()


def failed(capsys: Out, *arguments: str) -> str:
    capsys.readouterr()
    assert train(*arguments) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "Traceback" not in err
    return err


def test_weights_that_are_not_there(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "weights.json"
    assert f"{file}: there is no such file" in failed(capsys, "--start", str(file))
    file.write_text(as_text({"2": read(shipped())["2"]}), encoding="utf-8")
    assert f"{file} has no weights for this mode: 3" in failed(
        capsys, "--start", str(file), "--players", "3"
    )


def test_games_of_two_trainings_do_not_mix(trained: Path, capsys: Out) -> None:
    before = games(trained)
    told = failed(capsys, *TINY.split(), "--seed", "2", "--out", str(trained))
    assert f"{trained} contains the games of another training run: choose another folder" in told
    assert games(trained) == before


def test_a_file_where_a_folder_should_be(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert f"{file} is a file, not a folder" in failed(capsys, "--out", str(file))


def test_games_that_are_damaged(trained: Path, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "plan.json").write_bytes((trained / "plan.json").read_bytes())
    for name in games(trained):
        whole = (trained / "games" / name).read_bytes()
        (tmp_path / "games" / name).write_bytes(whole[: len(whole) // 2])
    told = failed(capsys, *TINY.split(), "--out", str(tmp_path))
    assert "0-000000-000019.npz is damaged: delete it" in told


def test_without_numpy_it_says_what_to_install() -> None:
    """The help needs none; training does."""
    blocked = (
        "import sys; sys.modules['numpy'] = None; from ceylon.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", blocked, "train", "--lang", "en"]
    assert subprocess.run([*command, "--help"], check=True, capture_output=True).stdout
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    sentence = f"training needs the package numpy: {to_install('train')}"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"ceylon: {sentence}\n")
