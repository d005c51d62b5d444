"""docs/python.md: the reference of the library, from the docstrings of the source.

The page is written by hand except for its blocks: one for each name of HOMES, one for all
questions, one for all facts.
"""

import ast
import copy
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ceylon._docstrings import assigned, docstrings
from ceylon.rules.state import QUESTION_NAMES
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE: Final = ROOT / "docs" / "python.md"
PACKAGE: Final = ROOT / "src" / "ceylon"
FACTS: Final = "rules/facts"

HOMES: Final = {
    "Seat": "ids",
    "Hex": "ids",
    "Choice": "ids",
    "Game": "rules/game",
    "View": "rules/view",
    "OpenState": "rules/state",
    "State": "rules/state",
    "Player": "rules/state",
    "Options": "rules/options",
    "Deal": "rules/deal",
    "CatalogueEntry": "rules/choices",
    "choice_of": "rules/choices",
    "text_of": "rules/choices",
    "Reason": "rules/reasons",
    "Score": "rules/scoring",
    "Placing": "rules/scoring",
    "Source": "rules/scoring",
    "Record": "record/record",
    "load": "box/loader",
    "Box": "box/model",
    "Contract": "box/model",
    "LevelTile": "box/model",
    "Land": "rules/hexes",
    "Material": "rules/material",
    "CeylonError": "errors",
    "IllegalChoice": "rules/reasons",
    "UnknownChoice": "rules/reasons",
    "SetupError": "rules/reasons",
    "RecordError": "record/problems",
    "BoxError": "box/problems",
    "UnknownBox": "box/problems",
    "ParcelError": "rules/reasons",
}
"""The module of each name."""
MADE_BY_HAND: Final = (
    "Options",
    "Deal",
    "Record",
    "raw_env",
    "CeylonEnv",
    "CeylonVectorEnv",
    "Slate",
)
"""Classes that a program instantiates itself."""


Definition = ast.ClassDef | ast.FunctionDef | ast.Assign


class Entry(NamedTuple):
    """A name, how it is written in a program, and its docstring."""

    name: str
    code: str
    text: str


# The source


@cache
def definitions(module: str) -> dict[str, Definition]:
    """The classes, functions and kinds of numbers that a module defines."""
    found: dict[str, Definition] = {}
    for node in ast.parse(_source(module)).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found[name] = node
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name("NewType"))):
                found[name] = node
    return found


@cache
def texts(module: str) -> dict[str, str]:
    return docstrings(_source(module))


def _source(module: str) -> str:
    return (PACKAGE / f"{module}.py").read_text(encoding="utf-8")


# Entries


def entry(module: str, name: str) -> Entry:
    """A class or a function itself."""
    node = definitions(module)[name]
    code = f"{name}{signature(node)}" if isinstance(node, ast.FunctionDef) else name
    if isinstance(node, ast.ClassDef) and name in MADE_BY_HAND:
        code += _constructor(node)
    return Entry(name, code, texts(module).get(name, ""))


def _constructor(node: ast.ClassDef) -> str:
    """What `__init__` takes, or the fields of a dataclass."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef) and child.name == "__init__":
            return signature(child).removesuffix(" -> None")
    fields = [child for child in node.body if isinstance(child, ast.AnnAssign)]
    return f"({', '.join(ast.unparse(each.target) + '=...' * bool(each.value) for each in fields)})"


def members(module: str, name: str) -> list[Entry]:
    """The public attributes and methods of a class, in the order of the source."""
    node = definitions(module)[name]
    if not isinstance(node, ast.ClassDef):
        return []
    found = [(member, code) for child in node.body for member, code in _members(name, child)]
    told = texts(module)
    return [
        Entry(f"{name}.{member}", code, told.get(f"{name}.{member}", ""))
        for member, code in found
        if not member.startswith("_") and member != "args"
    ]


def _members(owner: str, node: ast.stmt) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.FunctionDef):
        if node.name == "__init__":
            named = [assigned(each, of_self=True) for each in _statements(node)]
            yield from ((name, name) for name in named if name)
        yield node.name, _call(owner, node)
    elif name := assigned(node, of_self=False):
        yield name, name


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    return (each for each in ast.walk(node) if isinstance(each, ast.stmt))


def _call(owner: str, node: ast.FunctionDef) -> str:
    decorators = {ast.unparse(each) for each in node.decorator_list}
    if "property" in decorators:
        return node.name
    of_class = decorators & {"staticmethod", "classmethod"}
    return f"{owner}.{node.name}{signature(node)}" if of_class else f"{node.name}{signature(node)}"


def signature(node: ast.FunctionDef) -> str:
    """The parameters except `self`, and what is returned."""
    parameters = copy.deepcopy(node.args)
    parameters.args = [each for each in parameters.args if each.arg not in {"self", "cls"}]
    for each in (*parameters.args, *parameters.kwonlyargs):
        each.annotation = _unquoted(each.annotation)
    returned = _unquoted(node.returns)
    return f"({ast.unparse(parameters)})" + (f" -> {ast.unparse(returned)}" if returned else "")


def _unquoted(annotation: ast.expr | None) -> ast.expr | None:
    """A forward reference, which is written as a string."""
    match annotation:
        case ast.Constant(value=str(name)):
            return ast.Name(name)
    return annotation


# The page


def page() -> str:
    blocks = {f"python: {name}": _block(module, name) for name, module in HOMES.items()}
    blocks |= {"python: questions": _questions(), "python: facts": _facts()}
    return refreshed(PAGE.read_text(encoding="utf-8"), blocks)


def _block(module: str, name: str) -> str:
    return described(name, entry(module, name), members(module, name))


def described(name: str, itself: Entry, rows: Sequence[Entry]) -> str:
    """What a class is, and a row for each of its members; a function with its signature."""
    head = itself.text if itself.code == name else f"`{itself.code}`\n\n{itself.text}"
    if not rows:
        return head
    return "\n".join([head, "", "| | |", "|---|---|", *map(_row, rows)])


def _questions() -> str:
    rows = ["| | | |", "|---|---|---|"]
    for number, name in enumerate(QUESTION_NAMES):
        text = texts("rules/state").get(name.upper(), "Nothing: the game is over.")
        rows.append(f"| {number} | `{name}` | {_one_line(text)} |")
    return "\n".join(rows)


def facts() -> list[str]:
    """The names of all facts, without their base class."""
    return [name for name in definitions(FACTS) if name != "Fact"]


def _facts() -> str:
    rows = ["| fact | what happened | its fields |", "|---|---|---|"]
    for name in facts():
        itself = entry(FACTS, name)
        told = [each for each in members(FACTS, name) if each.code == each.name.split(".")[1]]
        fields = [f"`{each.code}`: {_one_line(each.text)}" for each in told]
        rows.append(f"| `{name}` | {_one_line(itself.text)} | {'<br>'.join(fields)} |")
    return "\n".join([_block(FACTS, "Fact"), "", *rows])


def _row(member: Entry) -> str:
    return f"| `{_escaped(member.code)}` | {_one_line(member.text)} |"


def _one_line(text: str) -> str:
    return _escaped(" ".join(text.split()))


def _escaped(text: str) -> str:
    """A bar would end the table cell."""
    return text.replace("|", "\\|")
