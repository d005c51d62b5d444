"""`ceylon store`: a copy of a store in use, put back, checked, pruned and exported."""

import shutil
import sqlite3
import stat
import sys
from pathlib import Path
from random import Random

import pytest
from tests.store.postgresql import PostgreSql
from tests.web.server.serving import Answer, Made, Served, play_to_the_end, serving

from ceylon.cli import main
from ceylon.record import Record
from ceylon.store import SqlStore

HUMANS = [{"kind": "human"}, {"kind": "human"}]
LONG_AGO = "2026-01-01T00:00:00.000+00:00"


def store(*arguments: str | Path, db: Path | str) -> int:
    return main(["store", *map(str, arguments), "--db", str(db), "--lang", "en"])


def go_on(made: Made, choices: int) -> Answer:
    """People choose; returns what the first of them sees."""
    rng = Random(choices)
    for _ in range(choices):
        mover = made.seat(made.seat(0).look()["position"]["seat"])
        mover.chosen(mover.look(), rng)
    return made.seat(0).look()


def through(served: Served, made: Made) -> Made:
    """The same table, with the same links, at another server."""
    found = Made(served, made.answer)
    for seat in (0, 1):
        found.seat(seat).keys = 100  # which nobody has used
    return found


def make_old(path: Path, game: str) -> None:
    with sqlite3.connect(path) as connection:
        for name, which, column in (
            *(("games", "id", "created"), ("choices", "game", "at")),
            *(("seatings", "game", "at"), ("links", "game", "at")),
        ):
            query = f"update {name} set {column} = ? where {which} = ?"  # noqa: S608 - names are ours
            connection.execute(query, (LONG_AGO, game))


def test_a_restore_drill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup of a running server; then the server is killed, its file is lost, and the games of
    the backup are played on with the links that people have."""
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(path) as served:
        made = served.made(HUMANS)
        seen = go_on(made, 7)
        assert store("backup", copy, db=path) == 0
        go_on(made, 3)
        assert store("restore", copy, db=path) == 1
        assert "another server is using" in capsys.readouterr().err
        served.end()
    for file in tmp_path.glob("tables.db*"):
        file.unlink()
    assert store("restore", copy, db=path) == 0
    assert store("check", db=path) == 0
    assert "In order: 1 game\n" in capsys.readouterr().out
    with serving(path) as again:
        found = through(again, made).seat(0).look()
        assert {**found, "present": 0} == {**seen, "present": 0}
        assert go_on(through(again, made), 5)["version"] == seen["version"] + 5


def test_a_backup_is_one_whole_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what is still in the log, which a plain copy lacks; only its owner can read it, and it
    replaces nothing."""
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(path) as served:
        go_on(served.made(HUMANS), 2)
        assert store("backup", copy, db=path) == 0
        plain = tmp_path / "plain.db"
        shutil.copy(path, plain)
        with pytest.raises(sqlite3.OperationalError), sqlite3.connect(plain) as connection:
            connection.execute("select count(*) from choices")
    with sqlite3.connect(copy) as connection:
        assert connection.execute("select count(*) from choices").fetchone() == (2,)
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    before = copy.read_bytes()
    assert store("backup", copy, db=path) == 1
    assert "already exists" in capsys.readouterr().err
    assert copy.read_bytes() == before


def test_what_was_there_is_put_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(path) as served:
        served.made(HUMANS)
        assert store("backup", copy, db=path) == 0
        served.made(HUMANS)
        served.end()
    assert store("restore", copy, db=path) == 0
    assert "tables.db.before-1" in capsys.readouterr().out
    for name, games in ((path, 1), (tmp_path / "tables.db.before-1", 2)):
        with sqlite3.connect(name) as connection:
            assert connection.execute("select count(*) from games").fetchone() == (games,)


def test_nothing_is_made_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where there was no store, there is none to be backed up, nor one to be put aside; but the log
    of one that was deleted is, or SQLite would add it to the backup."""
    path, copy, fresh = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "fresh.db"
    assert store("backup", copy, db=fresh) == 1
    assert "there is no store at" in capsys.readouterr().err
    assert not fresh.exists()
    with serving(path) as served:
        served.made(HUMANS)
        assert store("backup", copy, db=path) == 0
        served.made(HUMANS)
        shutil.copy(f"{path}-wal", f"{fresh}-wal")
    assert store("restore", copy, db=fresh) == 0
    assert "before" not in capsys.readouterr().out
    with sqlite3.connect(fresh) as connection:
        assert connection.execute("select count(*) from games").fetchone() == (1,)
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_leads_to_the_same_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy, link = (tmp_path / name for name in ("tables.db", "copy.db", "link.db"))
    link.symlink_to(path)
    with serving(path):
        assert store("backup", copy, db=link) == 0
        assert store("restore", copy, db=link) == 1
    assert "another server is using" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["no database", "another database", "half a backup"])
def test_nothing_else_is_restored(
    tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the store that is there stays as it is."""
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    SqlStore(path).close()
    before = path.read_bytes()
    if what == "no database":
        copy.write_text("tea " * 2000, encoding="utf-8")
    elif what == "another database":
        with sqlite3.connect(copy) as connection:
            connection.execute("create table tea (leaves)")
    else:
        copy.write_bytes(before[: len(before) // 2])
    assert store("restore", copy, db=path) == 1
    told = capsys.readouterr().err
    assert "cannot be opened" in told
    assert "Traceback" not in told
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.part*")) + list(tmp_path.glob("*before*"))


def test_postgresql_has_tools_of_its_own(
    postgresql: PostgreSql, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command is told, and it works; the password is not shown."""
    url = postgresql.url.replace("postgresql+psycopg://", "postgresql+psycopg://me:secret@", 1)
    url = url if "@" not in postgresql.url else postgresql.url
    assert store("backup", tmp_path / "copy", db=url) == 1
    told = capsys.readouterr().err
    assert "pg_dump --format=custom" in told
    assert "secret" not in told
    assert store("restore", tmp_path / "copy", db=url) == 1
    assert "pg_restore" in capsys.readouterr().err


def test_check_names_the_game_that_cannot_be_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.db"
    with serving(path) as served:
        good, bad = served.made(HUMANS), served.made(HUMANS)
        go_on(good, 2)
        go_on(bad, 2)
    with sqlite3.connect(path) as connection:
        connection.execute("update choices set text = 'plnat K3' where game = ?", (bad.id,))
    assert store("check", db=path) == 1
    told = capsys.readouterr().out
    assert f"{bad.id}: " in told
    assert good.id not in told
    assert "In order: 1 game\n" in told


def test_prune_and_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only what is old, and finished if wanted, is deleted, and only if one says so. Only finished
    games are exported: the others have secrets."""
    path, folder = tmp_path / "tables.db", tmp_path / "records"
    with serving(path) as served:
        finished, old, new = (served.made(HUMANS) for _ in range(3))
        assert play_to_the_end(finished, (0, 1), Random(4))["finished"]
        go_on(old, 3)
        assert store("prune", "--days", "30", "--yes", db=path) == 1
        assert "another server is using" in capsys.readouterr().err
    assert store("export", folder, db=path) == 0
    assert "Not over, or not readable: 2 games" in capsys.readouterr().out
    [file] = folder.iterdir()
    assert file.name == f"{finished.id}.ceylon"
    assert Record.parse(file.read_text(encoding="utf-8")).game().over
    for each in (finished, old):
        make_old(path, each.id)
    assert store("prune", "--days", "30", db=path) == 0
    assert "To be deleted: 2 games" in capsys.readouterr().out
    assert games(path) == {finished.id, old.id, new.id}
    assert store("prune", "--days", "30", "--finished", "--yes", db=path) == 0
    assert games(path) == {old.id, new.id}
    assert store("prune", "--days", "30", "--yes", db=path) == 0
    assert games(path) == {new.id}
    assert store("check", db=path) == 0


def games(path: Path) -> set[str]:
    with sqlite3.connect(path) as connection:
        return {game for (game,) in connection.execute("select id from games")}


def test_the_environment_names_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    SqlStore(tmp_path / "elsewhere.db").close()
    monkeypatch.setenv("CEYLON_DB", str(tmp_path / "elsewhere.db"))
    monkeypatch.setenv("CEYLON_YES", "1")
    assert main(["store", "check", "--lang", "en"]) == 0
    assert "In order: 0 games" in capsys.readouterr().out
    assert main(["store", "prune", "--lang", "en"]) == 2
    assert "--days" in capsys.readouterr().err


@pytest.mark.parametrize("asked", [["check"], ["prune", "--days", "30"], ["export", "folder"]])
def test_a_store_that_is_not_there_is_not_in_order(
    tmp_path: Path, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A slip in its name must not look like good news, nor leave an empty store."""
    assert store(*asked, db=tmp_path / "slip.db") == 1
    assert "there is no store at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The backup, not the store."""
    SqlStore(tmp_path / "tables.db").close()
    assert store("backup", tmp_path / "nowhere" / "copy.db", db=tmp_path / "tables.db") == 1
    told = capsys.readouterr().err
    assert "copy.db" in told
    assert "tables.db" not in told


def test_days_that_no_calendar_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    SqlStore(tmp_path / "tables.db").close()
    assert store("prune", "--days", "999999999", db=tmp_path / "tables.db") == 2
    assert "--days must be from 1 to" in capsys.readouterr().err
