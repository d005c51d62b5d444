"""Long thoughts of a process that shares its store with nobody."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from ceylon.store import Thought
from ceylon.table.thoughts import Thoughts

T = TypeVar("T")


class Alone(Thoughts):
    """Each is simply had."""

    def __init__(self) -> None:
        """It needs no store."""

    async def have(self, thought: Thought, think: Callable[[], Awaitable[T]], kind: type[T]) -> T:  # noqa: ARG002 - as it is called
        return await think()
