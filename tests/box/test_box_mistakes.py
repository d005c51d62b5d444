"""Each mistake in a box is named with its field, and the sentence says what to do."""

from collections.abc import Callable

import pytest

Problems = Callable[..., list[tuple[str, str]]]

FIRST = 'company-1 = [\n    { chests = "BBG", rupees = 10, points = 3 }'


def test_one_card_too_few(problems_of: Problems) -> None:
    """S6: 46 action cards."""
    assert problems_of(('"trade/advance" = 5', '"trade/advance" = 4')) == [
        ("cards", "the file has 45 cards, but the game has 46: add 1")
    ]


def test_cards_too_many(problems_of: Problems) -> None:
    """S6: 46 action cards."""
    assert problems_of(('"trade/advance" = 5', '"trade/advance" = 8')) == [
        ("cards", "the file has 49 cards, but the game has 46: remove 3")
    ]


@pytest.mark.parametrize("pair", ["plant/plant", "plant/sell", "plant", "plant/trade/advance", "/"])
def test_cards_of_no_pair(problems_of: Problems, pair: str) -> None:
    """T1: the two main actions of a card always differ."""
    assert problems_of(('"trade/advance"', f'"{pair}"')) == [
        (
            f"cards.{pair}",
            (
                "a card must have two different actions from plant, harvest, trade,"
                " contract, advance, separated by a /"
            ),
        )
    ]


def test_pair_listed_twice(problems_of: Problems) -> None:
    """T1: a card may be turned, so trade/plant is plant/trade."""
    assert problems_of(('"trade/advance"', '"trade/plant"')) == [
        ("cards.trade/plant", "this pair of actions is already listed, the other way round")
    ]


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ('chests = "BBX"', "the letters B (black), G (green) and W (white)"),
        ('chests = "BBGG"', "this contract asks for 4 chests: it must ask for 3"),
        ('chests = ""', "this contract asks for 0 chests: it must ask for 3"),
        ("chests = 3", "this must be text, in straight quotation marks"),
    ],
)
def test_chests_of_a_contract(problems_of: Problems, new: str, sentence: str) -> None:
    """A3.1: a contract shows exactly 3 chests."""
    ((where, what),) = problems_of((FIRST, FIRST.replace('chests = "BBG"', new)))
    assert where == "contracts.company-1.1.chests"
    assert what.endswith(sentence)


def test_negative_reward(problems_of: Problems) -> None:
    """A3.3: a contract pays."""
    assert problems_of(("rupees = 9, points = 2", "rupees = -9, points = 100")) == [
        ("contracts.company-3.1.rupees", "this number is -9: it must be from 0 to 99"),
        ("contracts.company-3.1.points", "this number is 100: it must be from 0 to 99"),
    ]


def test_missing_contract(problems_of: Problems) -> None:
    """S6: 4 contracts for each company."""
    assert problems_of(('    { chests = "BBB", rupees = 9, points = 2 },\n', "")) == [
        ("contracts.company-3", "this list has 3 entries, but the game has 4: add 1")
    ]


def test_contract_too_many(problems_of: Problems) -> None:
    """S6: 4 contracts for each company."""
    contract = '{ chests = "BBB", rupees = 9, points = 2 },'
    assert problems_of((contract, contract * 3)) == [
        ("contracts.company-3", "this list has 6 entries, but the game has 4: remove 2")
    ]


def test_sixth_company(problems_of: Problems) -> None:
    """S6: there are 5 companies."""
    assert problems_of(("[technology]", "company-6 = []\n[technology]")) == [
        (
            "contracts.company-6",
            (
                "this field is unknown: remove it (known here: "
                "company-1, company-2, company-3, company-4, company-5, source)"
            ),
        )
    ]


def test_warehouse_overfull_at_the_start(problems_of: Problems) -> None:
    """S8, A2.4: what a player starts with has to fit into the warehouse."""
    assert problems_of(("green = 0, white = 0", "green = 3, white = 2")) == [
        ("start.chests", "a player starts with 6 chests, but the warehouse holds 5")
    ]


@pytest.mark.parametrize(
    ("old", "new", "field", "sentence"),
    [
        ("rupees = 15", "rupees = -1", "start.rupees", "-1: it must be from 0 to 99"),
        ("white = 0", "white = -1", "start.chests.white", "-1: it must be from 0 to 3"),
        ("white = 0", "white = 4", "start.chests.white", "4: it must be from 0 to 3"),
        ("warehouse = 5", "warehouse = 2", "start.warehouse", "2: it must be from 3 to 15"),
        ("markers = 8", "markers = 9", "start.markers", "9: it must be 8"),
        ("leftover = -2", "leftover = 2", "scoring.leftover", "2: it must be from -99 to 0"),
        ("spaces = 9", "spaces = 31", "technology.spaces", "31: it must be from 1 to 30"),
        ("spaces = 9", "spaces = 0", "technology.spaces", "0: it must be from 1 to 30"),
        ("= 15", "= 99999999999999", "start.rupees", "out of range: it must be from 0 to 99"),
        ("= 15", "= -99999999999999", "start.rupees", "out of range: it must be from 0 to 99"),
    ],
)
def test_number_out_of_range(
    problems_of: Problems, old: str, new: str, field: str, sentence: str
) -> None:
    """S8, A2.4, R18, A5.5, E8: no debt, 8 markers, a track that ends, a marker left never pays."""
    assert problems_of((old, new)) == [(field, f"this number is {sentence}")]


def test_bonus_beyond_the_track(problems_of: Problems) -> None:
    """A5.3: a +5 is on a space of the track."""
    assert problems_of(("9 = { points", "10 = { points")) == [
        ("technology.bonus.10", "there is no such space: the track has spaces 1 to 9")
    ]


@pytest.mark.parametrize("space", ["0", "six", "06", "-1"])
def test_bonus_on_no_space(problems_of: Problems, space: str) -> None:
    """A5.3: nothing is scored on the start space, nor beside the track."""
    assert problems_of(("9 = { points", f"{space} = {{ points")) == [
        (f"technology.bonus.{space}", "there is no such space: the track has spaces 1 to 9")
    ]


def test_bonus_of_nothing(problems_of: Problems) -> None:
    """A5.3: a marked space scores."""
    assert problems_of(("3 = { points = 5 }", "3 = { points = 0 }")) == [
        ("technology.bonus.3.points", "this number is 0: it must be from 1 to 99")
    ]


def test_leaves_that_do_not_add_up(problems_of: Problems) -> None:
    """S8: the 8 markers lie on the contract spaces."""
    assert problems_of(("[1, 1, 2, 2, 2]", "[1, 1, 2, 2, 3]")) == [
        (
            "leaves.spaces",
            ("the leaves add up to 9: they must add up to 8, a player’s number of markers"),
        )
    ]


def test_spaces_of_the_board(problems_of: Problems) -> None:
    """A3.2: five companies, five spaces."""
    assert problems_of(("[1, 1, 2, 2, 2]", "[2, 2, 2, 2]")) == [
        ("leaves.spaces", "this list has 4 entries, but the game has 5: add 1")
    ]


def test_leaves_are_not_blamed_for_wrong_markers(problems_of: Problems) -> None:
    """S8: one mistake, one sentence."""
    assert [field for field, _ in problems_of(("markers = 8", "markers = 7"))] == ["start.markers"]


def test_starting_tile_unknown(problems_of: Problems) -> None:
    """V6: seven kinds of tiles."""
    assert problems_of(('"free move"', '"free lunch"')) == [
        (
            "starting-tiles.2",
            (
                "the ability “free lunch” is unknown: choose from rupees +5, free move,"
                " second leaf, advance 2, distant councillor, distant harvest, one chest"
                " less"
            ),
        )
    ]


def test_starting_tile_twice(problems_of: Problems) -> None:
    """V6: each kind is there once."""
    assert problems_of(('2 = "free move"', '2 = "rupees +5"')) == [
        ("starting-tiles.2", "the ability “rupees +5” is listed twice: list each only once")
    ]


def test_starting_tile_missing(problems_of: Problems) -> None:
    """V1: seven tiles, numbered 1 to 7."""
    assert problems_of(('7 = "one chest less"', '8 = "one chest less"')) == [
        ("starting-tiles.7", "this field is missing: add it"),
        (
            "starting-tiles.8",
            "this field is unknown: remove it (known here: 1, 2, 3, 4, 5, 6, 7, source)",
        ),
    ]


def test_councillor_unknown(problems_of: Problems) -> None:
    """C1: the rules know eight abilities."""
    ((field, sentence),) = problems_of(('"cheap steps"', '"free steps"'))
    assert field == "councillors.abilities.1"
    assert sentence.startswith("the ability “free steps” is unknown: choose from cheap steps, ")


def test_councillor_twice(problems_of: Problems) -> None:
    """S5: eight different councillors."""
    assert problems_of(('"more rupees"', '"cheap steps"')) == [
        (
            "councillors.abilities.2",
            ("the ability “cheap steps” is listed twice: list each only once"),
        )
    ]


def test_councillor_missing(problems_of: Problems) -> None:
    """S5: eight councillors."""
    assert problems_of(('"cheap steps",  ', "")) == [
        ("councillors.abilities", "this list has 7 entries, but the game has 8: add 1")
    ]


@pytest.mark.parametrize(
    ("old", "new", "field", "sentence"),
    [
        (
            "majority = [10, 6, 3, 1]",
            "majority = [10, 6, 3]",
            "majority",
            "this list has 3 entries, but the game has 4: add 1",
        ),
        (
            "majority = [10, 6",
            "majority = [6, 10",
            "majority",
            "the points must not rise: put the largest first",
        ),
        (
            "companies = [1, 3",
            "companies = [3, 1",
            "companies",
            "the points must not fall: put the smallest first",
        ),
        (
            "companies = [1, ",
            "companies = [",
            "companies",
            "this list has 4 entries, but the game has 5: add 1",
        ),
        (
            "district-bonus = [10, 6, 3, 1]",
            "district-bonus = [1, 3, 6, 10]",
            "district-bonus",
            "the points must not rise: put the largest first",
        ),
        (
            "district-bonus = [10, 6, 3, 1]",
            "district-bonus = [10, 6, 3, -1]",
            "district-bonus.4",
            "this number is -1: it must be from 0 to 99",
        ),
    ],
)
def test_tables_of_points(
    problems_of: Problems, old: str, new: str, field: str, sentence: str
) -> None:
    """E3, E7, S7: as long as there are places, and in order."""
    assert problems_of((old, new)) == [(f"scoring.{field}", sentence)]


@pytest.mark.parametrize(
    ("old", "new", "field", "sentence"),
    [
        (', "pink"', "", "colours.players", "this list has 3 entries, but the game has 4: add 1"),
        ('"pink"', '"Red"', "colours.players.4", "Red is listed twice"),
        ('"pink"', '""', "colours.players.4", "a colour must be a single word, letters only"),
        ('"pink"', '"4"', "colours.players.4", "a colour must be a single word, letters only"),
    ],
)
def test_colours(problems_of: Problems, old: str, new: str, field: str, sentence: str) -> None:
    """S1: up to four players, each of their own colour."""
    assert problems_of((old, new)) == [(field, sentence)]


@pytest.mark.parametrize("name", ["", "   ", "two\\nlines", "x" * 61])
def test_name(problems_of: Problems, name: str) -> None:
    """A record names its box in one line."""
    assert problems_of(('name = "Ceylon"', f'name = "{name}"')) == [
        ("name", "the name must be a single line of 1 to 60 characters")
    ]


def test_all_mistakes_at_once(problems_of: Problems) -> None:
    """Nobody has to run the check again for each mistake."""
    found = problems_of(
        ("rupees = 15", "rupes = 15"),
        ('"trade/advance" = 5', '"trade/advance" = 4'),
        ("[1, 1, 2, 2, 2]", '[1, 1, 2, "two", 2]'),
        ("Kandy = [[2, 0]", "Kandy = [[20, 0]"),
    )
    assert [field for field, _ in found] == [
        "start.rupees",
        "cards",
        "map.Kandy",
        "leaves.spaces.4",
        "start.rupes",
    ]
