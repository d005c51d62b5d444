"""All fields of a state, for comparing two of them without forgetting one.

The names are read from the source of the state, since a compiled object does not list them.
"""

import ast
import hashlib
from operator import attrgetter
from pathlib import Path
from typing import Any

import ceylon
from ceylon.ids import HUMAN, Seat
from ceylon.rules.state import OpenState, State
from ceylon.rules.view import View

_RULES = Path(ceylon.__file__).parent / "rules"
_CLASSES = {
    node.name: node
    for file in ("state.py", "view.py")
    for node in ast.parse((_RULES / file).read_text(encoding="utf-8")).body
    if isinstance(node, ast.ClassDef)
}


def fields(name: str) -> tuple[str, ...]:
    """The attributes that the constructor of a class of the state or the view sets."""
    return assigned(name, "__init__")


def assigned(name: str, method: str) -> tuple[str, ...]:
    """The attributes of `self` that a method assigns, in their order."""
    found: list[str] = []
    for node in ast.walk(_method(name, method)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            match target:
                case ast.Attribute(value=ast.Name(id="self"), attr=attribute):
                    found.append(attribute)
    return tuple(found)


def _method(name: str, method: str) -> ast.FunctionDef:
    for node in _CLASSES[name].body:
        if isinstance(node, ast.FunctionDef) and node.name == method:
            return node
    raise LookupError(f"{name}.{method}")


OPEN = fields("OpenState")
HIDDEN = fields("State")
SEEN = fields("View")
BOARD = fields("Player")

# The land and the material are constants of a box, the players are compared one by one, and the
# facts belong to the listener.
_APART = ("land", "material", "players", "facts")
COMPARED = tuple(name for name in (*OPEN, *HIDDEN) if name not in _APART)

_COMPARED_IN_VIEWS = tuple(name for name in (*OPEN, *SEEN) if name not in _APART)

_of_state = attrgetter(*COMPARED)
_of_view = attrgetter(*_COMPARED_IN_VIEWS)
_of_player = attrgetter(*BOARD)

Snapshot = tuple[tuple[Any, ...], tuple[tuple[Any, ...], ...]]


def snapshot(state: State) -> Snapshot:
    """The values of all fields."""
    return _of_state(state), tuple(_of_player(player) for player in state.players)


def sight(view: View) -> Snapshot:
    """The values of all fields of a view."""
    return _of_view(view), tuple(_of_player(player) for player in view.players)


def digest(state: State) -> str:
    """A checksum of all fields, equal interpreted and compiled."""
    text = f"{state.land.without} {state.material.box.digest} {snapshot(state)!r}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def seats_of(state: OpenState) -> tuple[Seat, ...]:
    """The seats at which someone chooses: all but CR Co.'s."""
    return (HUMAN,) if state.solo else state.seats()


def differences(one: Snapshot, other: Snapshot) -> list[str]:
    """The fields in which two snapshots differ, for a readable failure."""
    found = [n for n, a, b in zip(COMPARED, one[0], other[0], strict=True) if a != b]
    for seat, (mine, theirs) in enumerate(zip(one[1], other[1], strict=True)):
        found += [
            f"players[{seat}].{name}"
            for name, a, b in zip(BOARD, mine, theirs, strict=True)
            if a != b
        ]
    return found


def other_value(value: object) -> object:
    """A value of the same type that a field could have instead."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case bytes():
            return value + b"\1"
        case tuple():
            return (*value, b"\1")
    raise TypeError(type(value))
