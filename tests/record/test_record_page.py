"""The page about the record shows what the program writes."""

import re
from dataclasses import replace
from pathlib import Path

from ceylon.record import Origin, Record
from ceylon.record.notation import CARDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.search(r"<!-- example -->\n```\n(.*?)```\n<!-- end -->", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_example_is_a_record() -> None:
    record = Record.parse(example())
    assert record.text() == example()
    assert record.names == ["Ana", "Bruno"]


def test_the_lines_of_the_tables_are_as_written() -> None:
    """Every line that the page explains begins like one of the example, of a solo game, or of a
    finished one that says where it comes from."""
    solo = Path(__file__).with_name("solo.ceylon").read_text(encoding="utf-8")
    golden = ROOT / "tests" / "golden" / "2-without-dimbula--last-card-drawn.ceylon"
    with_origin = replace(Record.load(golden), origin=Origin("0.1.0", "2026-11-18")).text()
    known = example() + solo + with_origin
    rows = re.findall(r"^\| `(.+?)` \|", PAGE.partition("## As JSON")[0], re.MULTILINE)
    keys = {re.split(r" (?:\d|\"|DIGEST|Kandy|Dimbula|plant/)", row)[0] for row in rows}
    written = {key for key in keys if re.search(f"^{key}\\b", known, re.MULTILINE)}
    assert keys - written == {"option starting player"}
    assert len(keys) > 12


def test_the_numbers_of_the_cards() -> None:
    """T1: a card is twice its pair, plus 1 when it is turned."""
    assert CARDS[:4] == ["plant/harvest", "harvest/plant", "plant/trade", "trade/plant"]
    assert CARDS[-2:] == ["contract/advance", "advance/contract"]
