"""Records as files: written as a whole or not at all."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.record.conftest import Play

from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.options import Options


def test_saved_and_loaded(play: Play, tmp_path: Path) -> None:
    record = play(Options(4, starting_tiles=True))
    record.names[0] = "Žofia 茶"
    record.save(tmp_path / "game.ceylon")
    assert Record.load(tmp_path / "game.ceylon") == record
    assert (tmp_path / "game.ceylon").read_bytes() == record.text().encode()


def test_the_path_may_be_a_text(play: Play, tmp_path: Path) -> None:
    record = play(Options(2), most=3)
    record.save(str(tmp_path / "game.ceylon"))
    assert Record.load(str(tmp_path / "game.ceylon")) == record


def test_saved_again(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.ceylon"
    for most in (5, 3):
        play(Options(2), most=most).save(file)
        assert len(Record.load(file).choices) == most
    assert list(tmp_path.iterdir()) == [file]


def test_a_failure_leaves_the_old_file(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old save file stays until the new one is whole."""
    file = tmp_path / "game.ceylon"
    play(Options(2), most=3).save(file)
    before = file.read_bytes()

    def full_disk(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        play(Options(2), most=9).save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_cannot_be_written_leaves_the_old_file(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.ceylon"
    record = play(Options(2), most=3)
    record.save(file)
    before = file.read_bytes()
    record.choices.append(Choice(10_000))
    with pytest.raises(Exception, match="10000"):
        record.save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_it_is_on_the_disk_before_it_takes_the_place(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.ceylon"
    synced: list[bool] = []
    sync = os.fsync

    def noted(descriptor: int) -> None:
        synced.append(file.exists())
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    play(Options(2), most=3).save(file)
    assert synced == [False]
    assert file.exists()


def test_a_link_stays_a_link(play: Play, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    link = tmp_path / "last.ceylon"
    link.symlink_to(tmp_path / "games" / "1.ceylon")
    play(Options(2), most=3).save(link)
    assert link.is_symlink()
    assert Record.load(tmp_path / "games" / "1.ceylon").choices


def test_others_may_read_it(play: Play, tmp_path: Path) -> None:
    """A record is made to be shared: it has the rights of any other new file."""
    (tmp_path / "other").write_text("")
    play(Options(2), most=3).save(tmp_path / "game.ceylon")
    assert (tmp_path / "game.ceylon").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "game.ceylon")


@pytest.mark.parametrize("name", ["nowhere/game.ceylon", "file/game.ceylon", "folder"])
def test_no_such_place_is_named_as_it_was_asked_for(play: Play, tmp_path: Path, name: str) -> None:
    """The draft beside the file is nobody's business."""
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError) as caught:  # noqa: PT011 - which one depends on the system
        play(Options(2), most=3).save(tmp_path / name)
    assert caught.value.filename == str(tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def refusing(times: int) -> Callable[[Path, Path], Path]:
    """How files are replaced on Windows while another program reads them, that many times."""
    refusals = iter(range(times))
    replace = Path.replace

    def refuse(draft: Path, target: Path) -> Path:
        if next(refusals, None) is not None:
            raise PermissionError(13, "The process cannot access the file")
        return replace(draft, target)

    return refuse


def test_a_file_that_is_read_for_a_moment_is_replaced_after_it(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.ceylon"
    play(Options(2), most=3).save(file)
    monkeypatch.setattr("ceylon.record.record._PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(Path, "replace", refusing(3))
    play(Options(2), most=5).save(file)
    assert len(Record.load(file).choices) == 5
    monkeypatch.setattr(Path, "replace", refusing(4))
    with pytest.raises(OSError, match="cannot access") as found:
        play(Options(2), most=7).save(file)
    assert found.value.filename == str(file)
    assert len(Record.load(file).choices) == 5
    assert list(tmp_path.iterdir()) == [file]
