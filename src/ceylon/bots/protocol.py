"""What a bot is: it sees a view and picks one of the legal choices."""

from __future__ import annotations

from typing import Protocol

from ceylon.rules.view import View


class Bot(Protocol):
    """A player that is a program.

    It never holds the game itself. What is hidden from its seat it may only imagine, with
    `view.imagine`.
    """

    @property
    def name(self) -> str:
        """The name by which the registry knows it."""

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal choices for the seat whose view this is."""
