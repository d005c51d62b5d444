"""What commands printed for programs is printed still (`tests/kept.py`)."""

import pytest
from tests.cli.printed import FOLDER, Printed, printed, read
from tests.kept import lost, unlike

KEPT = [
    pytest.param(each, id=f"{file.name.partition('.jsonl')[0]} {' '.join(each.command)}")
    for file in sorted(FOLDER.glob("*.gz"))
    for each in read(file)
]


@pytest.mark.parametrize("before", KEPT)
def test_a_command_prints_what_it_did(before: Printed) -> None:
    now = printed(before.command)
    compare = lost if before.by_chance else unlike
    assert not list(compare(before.json, now.json, "JSON"))
