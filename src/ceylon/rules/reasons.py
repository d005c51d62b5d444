"""Why a choice is not legal: the rule's ID and a sentence with its numbers; and the errors raised.

The sentence is the English message of the catalogues. Its fields name a unit
(`{price:rupees}`, `{hex:hex}`), so that every language can decline it.

This module is not compiled: an error cannot be a native class, and would lose its docstring.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.errors import CeylonError, plain
from ceylon.rules.hexes import HEX_NAMES

Values = Mapping[str, int | str | tuple[int, int, int]]

_NAMES: Final[dict[str, Sequence[str]]] = {
    "hex": HEX_NAMES,
    "action": ACTIONS,
    "doing": ACTIONS,
    "short": ACTIONS,
    "district": DISTRICTS,
    "tea": TEAS,
    "teas": TEAS,
    "company": [f"company {number}" for number in range(6)],
    "tile": TILES,
}


class Reason:
    """A rule that forbids a choice now."""

    def __init__(self, rule: str, text: str, values: Values | None = None) -> None:
        self.rule = rule
        """The ID of the rule, as docs/rules.md has it."""
        self.text = text
        """The English sentence, with fields; `str` fills them in."""
        self.values: Values = values or {}
        """The values of its fields."""

    def __str__(self) -> str:
        return f"{self.rule}: {plain(self.text, self.values, _NAMES)}"

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r}, {dict(self.values)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.rule, self.text, dict(self.values)) == (
            other.rule,
            other.text,
            dict(other.values),
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.text))


class SetupError(CeylonError):
    """Options with which no game can be set up."""


class ParcelError(CeylonError):
    """A pickle of a game or a view that this version cannot read."""


class UnknownChoice(CeylonError):
    """A text or a number that names no choice of the catalogue."""


class IllegalChoice(CeylonError):
    """A choice that the rules forbid now; nothing has changed."""

    def __init__(self, choice: str, reason: Reason) -> None:
        super().__init__(reason.text, reason.values)
        self.args = (choice, reason)  # pickle calls the class with these
        self.choice = choice
        """The text of the choice."""
        self.reason = reason
        """The rule against it."""

    def __str__(self) -> str:
        return f"{self.choice}: {self.reason}"
