"""What a thought has tried, and how it liked it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ceylon.bots.protocol import Weighing
from ceylon.ids import Choice
from ceylon.search.thought import Thought
from ceylon.search.tree import NONE


class Tried(NamedTuple):
    """A choice that was tried."""

    choice: Choice
    visits: float
    worth: float
    """The sum over its visits."""


def tried(thought: Thought) -> Iterator[Tried]:
    """The choices that were tried, the youngest idea first."""
    tree = thought.tree
    child = tree.child[thought.root]
    while child != NONE:
        if tree.visits[child]:
            yield Tried(Choice(tree.choice[child]), tree.visits[child], tree.worth[child])
        child = tree.sibling[child]


def weighing_of(thought: Thought | None) -> Weighing | None:
    found = sorted(tried(thought)) if thought else []
    if not found:
        return None
    visits = {each.choice: int(each.visits) for each in found}
    return Weighing(visits, sum(each.worth for each in found) / sum(visits.values()))
