"""A record of an impossible game is refused, with the line and what is wrong with it."""

import tomllib
from operator import itemgetter
from pathlib import Path

import pytest
from tests.record.conftest import Bend, Play

from ceylon.box import load, parse
from ceylon.box.loader import SHIPPED
from ceylon.record import Record, RecordError
from ceylon.rules.deal import coverings
from ceylon.rules.hexes import ALL_HEXES
from ceylon.rules.options import Options

HERE = Path(__file__).parent
TWO = (HERE / "two.ceylon").read_text(encoding="utf-8")
SOLO = (HERE / "solo.ceylon").read_text(encoding="utf-8")
MISTAKES = tomllib.loads((HERE / "mistakes.toml").read_text(encoding="utf-8"))


def told(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    return str(caught.value)


def test_the_samples_are_sound() -> None:
    """What is bent here is whole before."""
    for text in (TWO, SOLO):
        assert Record.parse(text).text() == text


@pytest.mark.parametrize("mistake", MISTAKES["two"], ids=itemgetter("new"))
def test_mistakes(bend: Bend, mistake: dict[str, str]) -> None:
    """S1 to S6, S9, V1, V2, R2, T1, T2: each in its line, with the rule that it breaks."""
    assert told(bend(TWO, (mistake["old"], mistake["new"]))) == mistake["told"]


@pytest.mark.parametrize("mistake", MISTAKES["solo"], ids=itemgetter("new"))
def test_mistakes_of_the_railway(bend: Bend, mistake: dict[str, str]) -> None:
    """R4, R5: what is drawn for CR Co. could be built."""
    assert told(bend(SOLO, (mistake["old"], mistake["new"]))) == mistake["told"]


def test_another_starting_player_than_the_table_chose(bend: Bend) -> None:
    """S1: with an option for it, chance does not decide who starts."""
    text = bend(TWO, ("starting tiles", "starting player 2"), ("tiles 4 5\n", ""))
    assert told(text) == "line 27: S1: the players chose a different starting player"


def test_each_tile_once_for_all_districts(bend: Bend) -> None:
    """S4: two districts cannot both be covered by the same large tile."""
    same = [levels_of(2, 0, 0), levels_of(2, 1, 0)]
    other = [levels_of(2, 0, 0), levels_of(3, 1, 0)]
    assert "S4: these hexes cannot be covered by large tiles" in told(bend(TWO, *levels_as(same)))
    assert Record.parse(bend(TWO, *levels_as(other))).choices


def levels_of(tile: int, district: int, place: int) -> str:
    """The levels of a district with a tile laid in one of the ways in which it fits."""
    covered = coverings(load(), tile, district)[place]
    small = {covered[0]: "2"}
    hexes = ALL_HEXES[8 * district : 8 * district + 8]
    return "".join(small.get(at, "1") if at in covered else "0" for at in hexes)


def levels_as(levels: list[str]) -> list[tuple[str, str]]:
    dimbula, kandy = levels
    return [("Dimbula 00111200", f"Dimbula {dimbula}"), ("Kandy 12001010", f"Kandy {kandy}")]


def test_a_choice_after_the_end(play: Play, bend: Bend) -> None:
    """E2: a game that is over asks nothing more."""
    text = play(Options(2)).text()
    end = text.count("\n")
    longer = bend(text, ("end:", "rupees  # too many\nend:"))
    assert told(longer) == f"line {end}: rupees: E2: the game is over"


def test_another_box() -> None:
    """The box must be the same: its name may differ, its values may not."""
    text = SHIPPED.read_text(encoding="utf-8")
    renamed = parse(text.replace('name = "Ceylon"', 'name = "Mine"'), railways=False)
    richer = parse(text.replace("rupees = 15", "rupees = 16"), railways=False)
    assert Record.parse(TWO, renamed).choices == Record.parse(TWO, load()).choices
    with pytest.raises(RecordError) as caught:
        Record.parse(TWO, richer)
    assert str(caught.value) == (
        f"line 3: the game was played with another box, “Ceylon” ({load().digest}):"
        " name it with --box"
    )


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "this is not a game record: it does not begin with “ceylon record 1”"),
        ("\n", 1, "this is not a game record: it does not begin with “ceylon record 1”"),
        ("GIF89a", 1, "this is not a game record: it does not begin with “ceylon record 1”"),
        ("ceylon record 3\n", 1, "the record has format 3, but only these can be read: 1, 2"),
        ("ceylon record 1", 1, "the end of the record is missing: the file has been cut short"),
        ("ceylon record 1\n", 1, "the end of the record is missing: the file has been cut short"),
        (TWO[:-1], 42, "the end of the record is missing: the file has been cut short"),
        (
            TWO.partition("end:")[0],
            41,
            ("the end of the record is missing: the file has been cut short"),
        ),
        (TWO + "\n", 43, "there is something after the end of the record"),
        (TWO + TWO, 43, "there is something after the end of the record"),
    ],
)
def test_beginning_and_end(text: str, line: int, problem: str) -> None:
    assert told(text) == f"line {line}: {problem}"


def test_count_of_the_choices() -> None:
    """A line that is lost without harm to the rest is missed all the same."""
    lost = TWO.replace("play advance/contract   # 12 Bruno, turn 4\n", "")
    assert told(lost) == "line 41: the record has 11 choices, but its last line says “12”"


@pytest.mark.parametrize(
    ("old", "new"),
    [("Bruno\n", "Ana\n"), ("# 4 Ana", "#"), ("checksum ", "checksum 0"), ("end: c", "end:  c")],
)
def test_checksum(old: str, new: str) -> None:
    """A change that makes another valid game, or changes only a comment, is detected too."""
    text = TWO.replace(old, new)
    assert text != TWO
    assert told(text).startswith("line 42: the record")
