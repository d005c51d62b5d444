"""The shipped box holds what the documents say, and our reconstruction of the rest."""

import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from ceylon.box import ACTIONS, COUNCILLORS, DISTRICTS, TEAS, TILES, Box, Contract, load, parse
from ceylon.box.loader import SHIPPED


def letters(contract: Contract) -> str:
    return "".join(tea * count for tea, count in zip("BGW", contract.chests, strict=True))


def test_words() -> None:
    """The ids of the rules are places in these lists, so their order is fixed."""
    assert ACTIONS == ("plant", "harvest", "trade", "contract", "advance")
    assert DISTRICTS == ("Dimbula", "Kandy", "Ruhuna", "Uva")
    assert TEAS == ("black", "green", "white")
    assert TILES[0] == "rupees +5"
    assert TILES[-1] == "one chest less"
    assert len(TILES) == 7


def test_cards() -> None:
    """S6, T1: 46 cards with two different actions; contract is the rarer one."""
    cards = load().cards
    assert len(cards) == 46
    assert all(0 <= up < down < len(ACTIONS) for up, down in cards)
    pairs = Counter(cards)
    contract = ACTIONS.index("contract")
    assert len(pairs) == 10
    assert {count for pair, count in pairs.items() if contract in pair} == {4}
    assert {count for pair, count in pairs.items() if contract not in pair} == {5}


def test_contracts() -> None:
    """S6, A3: company by company, 4 of 3 chests each."""
    contracts = load().contracts
    assert [contract.company for contract in contracts] == [1 + n // 4 for n in range(20)]
    rows = [" ".join(letters(c) for c in contracts[i : i + 4]) for i in range(0, 20, 4)]
    assert rows == [
        "BBG BBW BGW GGW",
        "BBG BGG BGW BWW",
        "BBB BGG BWW GGW",
        "BBG BBW BWW GGG",
        "BBW BGG BGW GGW",
    ]


def test_known_contract() -> None:
    """A3.3: the rulebooks' trade: company 2, 2 green and 1 black, 11 rupees or 4 points."""
    assert Contract(2, (1, 2, 0), 11, 4) in load().contracts


def test_worth_of_contracts() -> None:
    """A3: rupees are 3 B + 4 G + 5 W, points are 7 less."""
    for contract in load().contracts:
        black, green, white = contract.chests
        assert contract.rupees == 3 * black + 4 * green + 5 * white
        assert contract.points == contract.rupees - 7


def test_demand_is_in_proportion_to_the_cubes() -> None:
    """A3: 24 black, 21 green and 15 white are asked for, of 16, 14 and 10 cubes."""
    demand = [sum(c.chests[tea] for c in load().contracts) for tea in range(3)]
    assert demand == [24, 21, 15]
    assert [2 * n for n in demand] == [3 * cubes for cubes in (16, 14, 10)]


def test_map() -> None:
    """S2: 4 districts of 8 hexes, in map order."""
    assert load().hexes == (
        *((0, 0), (1, 0), (-1, 1), (0, 1), (-1, 2), (0, 2), (-2, 3), (-2, 4)),
        *((2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1), (3, 1), (1, 2)),
        *((2, 2), (-1, 3), (0, 3), (1, 3), (2, 3), (-1, 4), (0, 4), (1, 4)),
        *((4, 1), (5, 1), (3, 2), (4, 2), (3, 3), (4, 3), (2, 4), (3, 4)),
    )


def test_level_tiles() -> None:
    """S4: five large tiles of 4 hexes."""
    assert {tile.name: tile.cells for tile in load().level_tiles} == {
        "bee": ((0, 0), (1, 0), (0, 1), (1, -1)),
        "arch": ((0, 0), (1, 0), (1, 1), (0, 2)),
        "pistol": ((0, 0), (1, 0), (2, 0), (0, 1)),
        "worm": ((0, 0), (1, 0), (2, 0), (2, 1)),
        "wave": ((0, 0), (1, 0), (1, 1), (2, 1)),
    }


def test_boards() -> None:
    """S8, A2.4, A3.2, A5.3: what a player starts with, the leaves, the technology track."""
    box = load()
    assert (box.rupees, box.chests, box.warehouse, box.markers) == (15, (1, 0, 0), 5, 8)
    assert box.leaves == (1, 1, 2, 2, 2)
    assert box.technology_spaces == 9
    assert box.technology_bonus == (0, 0, 0, 5, 0, 0, 5, 0, 0, 5)
    assert box.colours == ("yellow", "red", "blue", "pink")


def test_tiles_and_councillors() -> None:
    """V1, S5: the tiles' numbers follow the order in the books; the councillors are C1 to C8."""
    box = load()
    assert box.starting_tiles == (0, 1, 2, 3, 4, 5, 6)
    assert box.councillors == COUNCILLORS
    assert len(set(COUNCILLORS)) == 8


def test_scoring() -> None:
    """E3, E7, E8, S7: the tables of points."""
    box = load()
    assert box.majority == (10, 6, 3, 1)
    assert box.companies == (1, 3, 6, 10, 15)
    assert box.leftover == -2
    assert box.district_bonus == (10, 6, 3, 1)


def test_sources() -> None:
    """Where each table comes from, and the entries that are known better or worse than it."""
    assert load().sources == {
        "fixed": "text",
        "fixed.large-shapes": "inferred",
        "fixed.councillor-tracks": "inferred",
        "fixed.contract-spaces": "inferred",
        "fixed.positions": "inferred",
        "start": "text",
        "colours": "inferred",
        "cards": "ours",
        "contracts": "ours",
        "contracts.company-2.2": "text",
        "technology": "ours",
        "technology.bonus.6": "inferred",
        "leaves": "ours",
        "map": "ours",
        "elevation": "ours",
        "starting-tiles": "inferred",
        "councillors": "text",
        "scoring": "text",
    }


def test_shipped_box_passes_the_slow_checks_too() -> None:
    """R5: loading the shipped box skips the search for railways, so it is made here."""
    assert load(SHIPPED) == load()


def test_shipped_box_is_read_once() -> None:
    assert load() is load()


def test_box_can_be_sent_to_another_process() -> None:
    box = load()
    copy = pickle.loads(pickle.dumps(box))  # noqa: S301  (our own value)
    assert copy == box
    assert copy.sources == box.sources


def test_digest_is_stable() -> None:
    """A record names its box by this digest: it changes only with the values of the box."""
    assert load().digest == "85eb05cdc9bf01f7"


@pytest.mark.parametrize(
    "edit",
    [
        ('name = "Ceylon"', 'name = "Another"'),
        ('source = "text"\nmajority', 'source = "ours"\nmajority'),
        ("# What is in the box of Ceylon.", ""),
    ],
    ids=["name", "source", "comment"],
)
def test_digest_ignores_all_but_values(box_of: Callable[..., Box], edit: tuple[str, str]) -> None:
    assert box_of(edit).digest == load().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rupees = 15", "rupees = 14"),
        ("black = 1,", "black = 2,"),
        ("warehouse = 5", "warehouse = 6"),
        ('"pink"', '"green"'),
        ('"plant/harvest" = 5\n"plant/trade" = 5', '"plant/harvest" = 4\n"plant/trade" = 6'),
        ("rupees = 9, points = 2", "rupees = 9, points = 3"),
        ("spaces = 9", "spaces = 10"),
        ("9 = { points = 5 }", "9 = { points = 6 }"),
        ("spaces = [1, 1, 2, 2, 2]", "spaces = [1, 2, 1, 2, 2]"),
        ("[[0, 0], [1, 0], [-1, 1], [0, 1], [-1", "[[1, 0], [0, 0], [-1, 1], [0, 1], [-1"),
        ("bee =", "rhombus ="),
        ("wave = [[0, 0], [1, 0], [1, 1], [2, 1]]", "wave = [[1, 0], [2, 0], [2, 1], [3, 1]]"),
        ('1 = "rupees +5"\n2 = "free move"', '1 = "free move"\n2 = "rupees +5"'),
        ("majority = [10, 6", "majority = [10, 7"),
        ("6, 10, 15]", "6, 10, 16]"),
        ("leftover = -2", "leftover = -3"),
        ("district-bonus = [10, 6", "district-bonus = [10, 7"),
    ],
)
def test_digest_changes_with_each_value(box_of: Callable[..., Box], old: str, new: str) -> None:
    assert box_of((old, new)).digest != load().digest


def test_import_reads_nothing() -> None:
    """Importing the package does not read the file; playing does."""
    code = "import sys, ceylon.box; print('tomllib' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


def test_chests_in_any_order(box_of: Callable[..., Box]) -> None:
    """A3.1: a contract is what it asks for, however that is written."""
    edit = ('"BGG", rupees = 11, points = 4, source', '"GBG", rupees = 11, points = 4, source')
    assert box_of(edit) == load()


def test_pair_in_either_order(box_of: Callable[..., Box]) -> None:
    """T1: a card may be turned either way."""
    assert box_of(('"trade/advance"', '"advance/trade"')) == load()


def test_councillors_in_any_order(box_of: Callable[..., Box]) -> None:
    """S5: they are drawn at random, so the order of the file means nothing."""
    first, last = '"cheap steps",         # move', '"larger warehouse",    # the'
    swap = [(first, '"@", # move'), (last, '"cheap steps", # the'), ('"@"', '"larger warehouse"')]
    assert box_of(*swap) == load()


def test_mark_at_the_start_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert load(file) == load()


def test_text_and_file_agree() -> None:
    assert parse(SHIPPED.read_text(encoding="utf-8")) == load(str(SHIPPED))
