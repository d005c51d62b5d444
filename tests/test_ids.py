"""Seats, hexes and choices: to mypy three kinds of numbers, ints when the program runs."""

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.house import HOUSE, files

import ceylon
from ceylon import Choice, Game, Hex, Options, Seat, _build
from ceylon.ids import by_seat, seats

ROOT = Path(__file__).parents[1]
TOO_LARGE = 2**70

ONE = {"choice", "hex", "owner", "pawn", "seat", "viewer"}
"""What is called so is a Choice, a Hex or a Seat."""
SEVERAL = {"choices", "hexes", "legal", "seats"}
"""What is called so may be a plain number: how many there are, or a set as one int with a bit for
each. A list or the like says what it holds."""
PLAIN = {"int", "i64"}


# While the program runs


def test_a_kind_is_an_int() -> None:
    assert {type(Seat(1)), type(Hex(1)), type(Choice(1))} == {int}


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (ceylon.Seat, "Where a player sits"),
        (ceylon.Hex, "A hex of the map"),
        (ceylon.Choice, "A choice: its index"),
    ],
)
def test_help_tells_what_it_is(kind: object, told: str) -> None:
    assert (inspect.getdoc(kind) or "").startswith(told)


def test_seats_are_counted_from_the_first() -> None:
    assert seats(3) == (0, 1, 2)
    assert list(by_seat("ab")) == [(0, "a"), (1, "b")]
    assert [Game.new(Options(number), 7).seats() for number in (2, 4)] == [(0, 1), (0, 1, 2, 3)]


def test_cr_co_has_a_seat() -> None:
    """R1: the second one."""
    assert Game.new(Options(1), 7).seats() == (0, 1)


@pytest.mark.skipif(not _build.compiled(), reason="interpreted, an int may be as large as it likes")
def test_compiled_each_is_a_machine_word() -> None:
    """Otherwise every call would be slower: `setup.py` shows the compiler what they are."""
    game = Game.new(Options(2), 7)
    with pytest.raises(TypeError, match="i64"):
        game.total(Seat(TOO_LARGE))
    with pytest.raises(TypeError, match="i64"):
        game.land.steps(Hex(TOO_LARGE), Hex(0))
    with pytest.raises(TypeError, match="i64"):
        game.push(Choice(TOO_LARGE))


# To a type checker

PROGRAM = """
import random
import ceylon
from ceylon import Choice, Hex, Options, Seat, View

game = ceylon.Game.new(Options(3, start=Seat(1)), 7)
game.play("start K1")
game.play(game.legal()[0])
game.push(random.choice(game.legal()))
game.push(Choice(12))
weights = [0.0] * len(ceylon.CHOICES)
best: int = max(game.legal(), key=lambda choice: weights[choice])
number: int = game.seat + 1
totals = {seat: game.total(seat) for seat in game.seats()}
game.push(12)  # refused
game.play(best)  # refused
game.push(game.seat)  # refused
game.total(1)  # refused
View.of(game, game.legal()[0])  # refused
game.land.steps(game.seat, Hex(0))  # refused
game.seat = game.players[0].pawn  # refused
Options(3, start=1)  # refused
"""
"""What someone might write; the page docs/python.md promises what is refused."""


def test_a_type_checker_refuses_to_mix_them_up(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    refused = {int(line.split(":")[1]) for line in done.stdout.splitlines()}
    lines = enumerate(PROGRAM.splitlines(), start=1)
    assert refused == {number for number, line in lines if "refused" in line}, done.stdout


# In the source


def mixed_up(source: str) -> Iterator[tuple[int, str]]:
    """Parameters and attributes that are called a seat, a hex or a choice, and say any number."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as annotation):
                pass
            case ast.AnnAssign(
                target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation
            ):
                pass
            case _:
                continue
        if _says_too_little(name, annotation):
            yield node.lineno, f"{name}: {ast.unparse(annotation)}"


def _says_too_little(name: str, annotation: ast.expr) -> bool:
    if name.strip("_") in ONE:
        return bool(_names(annotation) & PLAIN)
    held = [part for part in ast.walk(annotation) if isinstance(part, ast.Subscript)]
    return name.strip("_") in SEVERAL and any(_names(part.slice) & PLAIN for part in held)


def _names(annotation: ast.expr) -> set[str]:
    return {part.id for part in ast.walk(annotation) if isinstance(part, ast.Name)}


def test_no_seat_hex_or_choice_is_any_number() -> None:
    found = {
        f"{file.relative_to(HOUSE).as_posix()}: {said}"
        for file in files()
        for _, said in mixed_up(file.read_text(encoding="utf-8"))
    }
    assert not found - EXCEPTIONS.keys()
    assert not EXCEPTIONS.keys() - found, "what is no longer there needs no exception"


EXCEPTIONS = {
    "search/tree.py: choice: vec[i64]": "a vec holds machine words",
    "search/tree.py: seat: vec[i64]": "(the same)",
    "search/districts.py: seat: i64": "it counts the seats in a loop",
    "search/evaluation.py: seat: i64": "(the same)",
    "search/imagination.py: seat: i64": "(the same)",
}
"""With their reasons."""


@pytest.mark.parametrize(
    "source",
    [
        "def ask(seat: int): ...",
        "def ask(*, seat: int | None = None): ...",
        "async def play(choice: i64): ...",
        "def play(choices: list[int]): ...",
        "def play(legal: Sequence[int]): ...",
        "def draw(hexes: dict[int, str]): ...",
        "class Fact:\n    hex: int",
        "class Tree:\n    def __init__(self): self.seat: i64 = 0",
        "def ask():\n    seat: i64 = 0",
    ],
)
def test_a_number_of_no_kind_is_found(source: str) -> None:
    assert len(list(mixed_up(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def ask(seat: Seat | None, seats: int): ...",
        "def draw(hexes: i64, at: int): ...",
        "def play(choice: Choice | str, legal: list[Choice]): ...",
    ],
)
def test_what_says_its_kind_is_left_alone(source: str) -> None:
    assert not list(mixed_up(source))
