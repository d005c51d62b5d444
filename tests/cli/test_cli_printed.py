"""What commands printed for programs is still printed (`tests/kept.py`)."""

import pytest
from tests.cli.printed import FOLDER, Printed, printed, read
from tests.closed import faults
from tests.kept import lost, unlike

from ceylon.arena.data import ArenaData, BalanceData, DecidedData, LineUpsData
from ceylon.sight.data.advice import AnalysisData
from ceylon.sight.data.records import RecordData

KEPT = [
    pytest.param(each, id=f"{file.name.partition('.jsonl')[0]} {' '.join(each.command)}")
    for file in sorted(FOLDER.glob("*.gz"))
    for each in read(file)
]

KINDS: dict[str, object] = {
    "replay": RecordData,
    "analyse": AnalysisData,
    "arena": ArenaData | LineUpsData | DecidedData,
    "balance": BalanceData,
}


@pytest.mark.parametrize("before", KEPT)
def test_a_command_prints_what_it_did(before: Printed) -> None:
    """And nothing that is not described."""
    now = printed(before.command)
    compare = lost if before.by_chance else unlike
    assert not list(compare(before.json, now.json, "JSON"))
    assert not faults(now.json, KINDS[before.command[0]])
