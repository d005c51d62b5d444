"""After a change of the box, the records of the repository are brought over by a tool."""

from pathlib import Path

import pytest
from tools.records import ROOT, bring_over, pages

from ceylon.box import load, parse, shipped_text
from ceylon.record import Record, RecordError

TWO = Path(__file__).with_name("two.ceylon").read_text(encoding="utf-8")


def test_it_is_the_same_game_with_another_box() -> None:
    richer = parse(shipped_text().replace("rupees = 15", "rupees = 16"), railways=False)
    record = Record.parse(bring_over(TWO, richer), richer)
    known = Record.parse(TWO, load())
    assert (record.deal, record.choices, record.names) == (known.deal, known.choices, known.names)
    assert record.box == richer
    assert bring_over(record.text(), load()) == TWO


def test_a_game_that_cannot_be_is_refused() -> None:
    poorer = parse(shipped_text().replace("rupees = 15", "rupees = 0"), railways=False)
    with pytest.raises(RecordError):
        bring_over(TWO, poorer)


def test_it_finds_every_record() -> None:
    found = set(pages(ROOT))
    assert {*ROOT.glob("docs/**/*.ceylon"), *ROOT.glob("tests/**/*.ceylon")} < found
    assert all("\nbox " in path.read_text(encoding="utf-8") for path in found)
