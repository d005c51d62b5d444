"""Personal boards with any leaves on their contract spaces, taken off one by one."""

from collections.abc import Sequence
from functools import cache

from hypothesis import strategies as st
from tests.rules.tables import PLACES, Table, play, stock, to_act

from ceylon.box import Box, parse
from ceylon.box.loader import SHIPPED
from ceylon.rules.game import Game

MARKERS = 8
ONE_OF_EACH = ("1 BBG", "2 BBG", "3 BBB", "4 BBG")


@st.composite
def rows(draw: st.DrawFn) -> list[int]:
    """The leaves on five spaces: any that add up to the markers."""
    cuts = sorted(draw(st.lists(st.integers(0, MARKERS), min_size=4, max_size=4)))
    return [end - start for start, end in zip([0, *cuts], [*cuts, MARKERS], strict=True)]


def box_of(leaves: Sequence[int]) -> Box:
    return _box(tuple(leaves))


@cache
def _box(leaves: tuple[int, ...]) -> Box:
    """The shipped box with other leaves, which the checks of the box find in order."""
    text = SHIPPED.read_text(encoding="utf-8")
    assert text.count("spaces = [1, 1, 2, 2, 2]") == 1
    return parse(text.replace("spaces = [1, 1, 2, 2, 2]", f"spaces = {list(leaves)}"))


def board(leaves: Sequence[int], placed: int) -> list[int]:
    """The leaves on each space after that many were taken one by one, the leftmost first."""
    on_spaces = list(leaves)
    for _ in range(placed):
        leftmost = next(space for space, left in enumerate(on_spaces) if left)
        on_spaces[leftmost] -= 1
    return on_spaces


def begun(leaves: Sequence[int], placed: int) -> Game:
    """The first player may trade with company 5, and has placed that many markers."""
    table = Table(contracts=["5 BGG"])
    game = Game.of(table.options(), table.deal(), box_of(leaves))
    play(game, *[f"start {place}" for place in PLACES])
    stock(game, 0, "BGG")
    to_act(game, "trade")
    game.players[0].markers = MARKERS - placed
    return game


def companies_shown(leaves: Sequence[int], placed: int, companies: int) -> list[tuple[int, int]]:
    """The leaves and the company on each space, with the first companies on the open ones."""
    numbers = iter([*range(1, companies + 1), *[0] * 5])
    return [(left, 0 if left else next(numbers)) for left in board(leaves, placed)]
