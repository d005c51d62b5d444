"""Files that are not a box at all: unreadable, not TOML, other tables, other types."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from ceylon.box import BoxError, BoxProblem, load, parse
from ceylon.box.loader import SHIPPED

Problems = Callable[..., list[tuple[str, str]]]


def error_of(text: str) -> BoxError:
    with pytest.raises(BoxError) as caught:
        parse(text, "mine.toml")
    return caught.value


def test_missing_file(tmp_path: Path) -> None:
    """Named in full: one wrong folder is as likely as a wrong name."""
    file = tmp_path / "mine.toml"
    with pytest.raises(BoxError) as caught:
        load(file)
    assert str(caught.value) == f"{file}: it cannot be read: there is no such file or folder"


def test_a_file_is_named_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for typed in ("mine.toml", "./mine.toml", "none/../mine.toml"):
        with pytest.raises(BoxError) as caught:
            load(typed)
        assert caught.value.file == typed


def test_directory(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="it cannot be read: this is a folder"):
        load(tmp_path)


def test_impossible_path() -> None:
    with pytest.raises(BoxError, match="this is not a valid file name"):
        load("mine\0.toml")


def test_other_encoding(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(SHIPPED.read_bytes() + b"# \xe9\n")
    with pytest.raises(BoxError) as caught:
        load(file)
    assert str(caught.value) == f"{file}: this is not a UTF-8 text file: save it as one"


def test_syntax_error_has_its_line() -> None:
    error = error_of('name = "Mine"\nrupees 15\n')
    assert error.field == "line 2"
    assert str(error) == (
        "mine.toml: line 2, column 8: this is not TOML:"
        " an equals sign is missing after the name of the field"
    )


def test_syntax_error_at_the_end() -> None:
    error = error_of('name = "Mine"\n[start]\ncolours = [')
    assert error.field == "line 3"
    assert str(error).startswith("mine.toml: line 3, column 12: this is not TOML: ")
    assert "end of document" not in error.sentence


def test_key_written_twice(problems_of: Problems) -> None:
    ((field, sentence),) = problems_of(("rupees = 15", "rupees = 15\nrupees = 16"))
    assert field.startswith("line ")
    assert sentence == "this is not TOML: this name occurs twice"


@pytest.mark.parametrize("value", ["[" * 10_000, "9" * 10_000], ids=["nested", "long"])
def test_value_beyond_measure(value: str) -> None:
    error = error_of(f"name = {value}")
    assert (error.field, error.sentence) == (
        "file",
        "this contains a value that is far too large: remove it",
    )


def test_empty_file_lacks_everything() -> None:
    assert [problem.field for problem in error_of("").problems] == [
        "start",
        "technology",
        "scoring",
        "name",
        "cards",
        "contracts",
        "map",
        "elevation",
        "leaves",
        "starting-tiles",
        "councillors",
        "colours",
        "fixed",
    ]


def test_missing_field(problems_of: Problems) -> None:
    assert problems_of(("rupees = 15\n", "")) == [("start.rupees", "this field is missing: add it")]


def test_misspelt_field(problems_of: Problems) -> None:
    assert problems_of(("warehouse = 5", "wearhouse = 5")) == [
        ("start.warehouse", "this field is missing: add it"),
        ("start.wearhouse", "this field is unknown: did you mean “warehouse”?"),
    ]


def test_unknown_field(problems_of: Problems) -> None:
    assert problems_of(('name = "Ceylon"', 'name = "Ceylon"\nx = 1')) == [
        (
            "x",
            (
                "this field is unknown: remove it (known here: cards, colours, contracts, "
                "councillors, elevation, fixed, leaves, map, name, scoring, start, "
                "starting-tiles, technology)"
            ),
        )
    ]


def test_field_that_cannot_be_shown_as_it_is() -> None:
    fields = [problem.field for problem in error_of('"" = 1\n"a\\nb" = 2').problems]
    assert fields[-2:] == ["''", "'a\\nb'"]


def test_unknown_field_in_a_contract(problems_of: Problems) -> None:
    assert problems_of(("rupees = 9, points = 2", "rupees = 9, point = 2")) == [
        ("contracts.company-3.1.points", "this field is missing: add it"),
        ("contracts.company-3.1.point", "this field is unknown: did you mean “points”?"),
    ]


@pytest.mark.parametrize("value", ["15.0", "true", '"15"', "[15]", "2018-10-01"])
def test_no_whole_number(problems_of: Problems, value: str) -> None:
    assert problems_of(("rupees = 15", f"rupees = {value}")) == [
        ("start.rupees", "this must be a whole number")
    ]


def test_no_list(problems_of: Problems) -> None:
    assert problems_of(("spaces = [1, 1, 2, 2, 2]", "spaces = 8")) == [
        ("leaves.spaces", "this must be a list, in [square brackets]")
    ]


def test_no_text(problems_of: Problems) -> None:
    assert problems_of(('name = "Ceylon"', "name = 1")) == [
        ("name", "this must be text, in straight quotation marks")
    ]


def test_no_table(problems_of: Problems) -> None:
    assert problems_of(("chests = { black = 1, green = 0, white = 0 }", "chests = 1")) == [
        ("start.chests", "this must be a table of named values")
    ]
    assert problems_of(('{ chests = "BBB", rupees = 9, points = 2 }', '"BBB"')) == [
        ("contracts.company-3.1", "this must be a table of named values")
    ]


def test_source_unknown(problems_of: Problems) -> None:
    sentence = "the source “guess” is unknown: choose from text, inferred and ours"
    edit = ('source = "ours"\nspaces = 9', 'source = "guess"\nspaces = 9')
    assert problems_of(edit) == [("technology.source", sentence)]
    edit = ('points = 4, source = "text"', 'points = 4, source = "guess"')
    assert problems_of(edit) == [("contracts.company-2.2.source", sentence)]


def test_source_missing(problems_of: Problems) -> None:
    assert problems_of(('source = "ours"\nspaces = 9', "spaces = 9")) == [
        ("technology.source", "this field is missing: add it")
    ]


def test_source_of_another_type(problems_of: Problems) -> None:
    assert problems_of(('source = "ours"\nspaces = 9', "source = 1\nspaces = 9")) == [
        ("technology.source", "this must be text, in straight quotation marks")
    ]


def test_error_tells_all_its_problems() -> None:
    problems = [BoxProblem("a", "one {n}", {"n": 1}), BoxProblem("b.c", "two", {})]
    error = BoxError("mine.toml", problems)
    assert str(error) == "mine.toml: a: one 1\nmine.toml: b.c: two"
    assert (error.file, error.field, error.sentence) == ("mine.toml", "a", "one 1")


def test_error_can_be_sent_to_another_process() -> None:
    error = error_of("x = 1")
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301  (our own value)
    assert isinstance(copy, BoxError)
    assert str(copy) == str(error)
