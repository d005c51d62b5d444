"""What mypyc compiles to something other than what Python means, or to something slow.

`1 << h` with a machine integer `h` is silently a shift of 32 bits: 1 << 40 gives 256. A single
bit comes from the table `ceylon.rules.bits.BIT`. And `i64(x)` is a slow call where the rules
run interpreted; an annotation converts as well.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ceylon
from ceylon import _build

HOUSE = Path(ceylon.__file__).parent


def hazards(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and _shifts_a_literal(node):
            yield node.lineno, f"`{ast.unparse(node)}` is a shift of 32 bits: take BIT[...]"
        if isinstance(node, ast.Call) and _name(node.func) == "i64":
            yield node.lineno, f"`{ast.unparse(node)}` is slow interpreted: annotate instead"


def _shifts_a_literal(node: ast.BinOp) -> bool:
    return (
        isinstance(node.op, ast.LShift) and _is_literal(node.left) and not _is_literal(node.right)
    )


def _is_literal(node: ast.expr) -> bool:
    return all(
        isinstance(part, ast.Constant | ast.UnaryOp | ast.BinOp | ast.unaryop | ast.operator)
        for part in ast.walk(node)
    )


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@pytest.mark.parametrize("room", _build.ROOMS)
def test_no_hazard_stands_in_what_is_compiled(room: str) -> None:
    files = sorted((HOUSE / room).glob("*.py"))
    assert files
    found = [
        f"{file.name}:{line}: {sentence}"
        for file in files
        for line, sentence in hazards(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    ["1 << h", "-1 << h", "(1 + 1) << h", "1 << self.hex", "1 << hexes[0]", "x = y | 1 << h + 1"],
)
def test_a_literal_shifted_by_a_variable_is_found(source: str) -> None:
    assert [line for line, _ in hazards(source)] == [1]


@pytest.mark.parametrize("source", ["i64(x)", "mypy_extensions.i64(x)"])
def test_a_call_of_i64_is_found(source: str) -> None:
    assert [line for line, _ in hazards(f"\n{source}")] == [2]


@pytest.mark.parametrize(
    "source", ["1 << 5", "mask << h", "mask << 3", "BIT[h]", "vec[i64]([1])", "x: i64 = y"]
)
def test_what_is_safe_is_left_alone(source: str) -> None:
    assert not list(hazards(source))
