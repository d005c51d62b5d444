"""The folder for what the program writes."""

import sys
from pathlib import Path

import pytest

from ceylon.folders import data_folder, in_data_folder

USER = Path.home()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, USER / ".local" / "share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data")),
        ("linux", {"XDG_DATA_HOME": ""}, USER / ".local" / "share"),
        ("darwin", {}, USER / "Library" / "Application Support"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local")),
        ("win32", {}, USER / ".local" / "share"),
    ],
)
def test_it_is_the_users(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder(environment) == folder / "ceylon"


def test_it_is_made_when_something_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    assert not data_folder().exists()
    assert in_data_folder("tables.db") == data_folder() / "tables.db"
    assert data_folder().is_dir()
