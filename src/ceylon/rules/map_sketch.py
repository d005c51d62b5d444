"""The map as text: pointy-top hexes drawn from their axial coordinates, whatever the box.

A hex is eight columns wide and has two lines for what is on it:

    ._.-'-._.
    │K3 ∧∧ ①│   name, level (a ridge for each), station of the railway
    │●● ○□◇ │   plantation (doubled by a second leaf), pawns
    '-._._.-'

The zigzag above and below is shared with the neighbours. Rivers are drawn as ≈. Every character has
an ink, and each cell a ground, so that a colour terminal can paint them.
"""

from typing import Final

from ceylon.ids import Hex
from ceylon.rules.hexes import HEX_NAMES, hexes_in
from ceylon.rules.state import OpenState

# By seat. A plantation is filled, a pawn is an outline of the same shape.
PLANTATIONS: Final = "●■◆★"
PAWNS: Final = "○□◇☆"
RIDGE: Final = "∧"
STATIONS: Final = "①②③④⑤⑥⑦⑧⑨"

# The inks. That of a seat's pieces is the number of the seat.
NAME: Final = -1
RIDGES: Final = -2
EDGE: Final = -3
RAIL: Final = -4
WATER: Final = -5

RIVER: Final = -1
"""The ground of a river; that of a hex is its level."""

HALF: Final = 4
PITCH: Final = 3
"""Lines from one row of hexes to the next."""
INNER: Final = 2 * HALF - 1

# From one lower corner via the upper corner in the middle to the next lower corner.
_RISE: Final = "._.-'-._"
_WAVE: Final = "≈"

Cell = tuple[int, int]
_Edges = tuple[tuple[Cell, tuple[int, int, int]], ...]

# The edges of a hex: the neighbour beyond it, and the cells that it occupies.
_LEFT: Final[Cell] = (-1, 0)
_RIGHT: Final[Cell] = (1, 0)
_UPPER: Final[_Edges] = (((0, -1), (1, 2, 3)), ((1, -1), (5, 6, 7)))
_LOWER: Final[_Edges] = (((-1, 1), (1, 2, 3)), ((0, 1), (5, 6, 7)))
# The cells of a zigzag that are ground of the hex below it, and of the one above.
_OWN_ABOVE: Final = (3, 4, 5)
_OWN_BELOW: Final = (2, 3, 4, 5, 6)


class Canvas:
    """Characters by column and line, each with its ink, and the ground below them."""

    def __init__(self) -> None:
        self.letters: dict[Cell, tuple[str, int]] = {}
        self.ground: dict[Cell, int] = {}

    def put(self, column: int, line: int, text: str, ink: int) -> None:
        for place, letter in enumerate(text):
            self.letters[column + place, line] = (letter, ink)

    def paint(self, column: int, line: int, ground: int) -> None:
        self.ground[column, line] = ground

    @property
    def width(self) -> int:
        return 1 + max([column for column, _ in self.letters])

    @property
    def height(self) -> int:
        return 1 + max([line for _, line in self.letters])

    def lines(self) -> list[str]:
        """The characters only."""
        return [self._line(line) for line in range(self.height)]

    def _line(self, line: int) -> str:
        blank = (" ", NAME)
        letters = [self.letters.get((column, line), blank)[0] for column in range(self.width)]
        return "".join(letters)


def draw_map(state: OpenState) -> Canvas:
    """The whole map with everything on it."""
    canvas = Canvas()
    places = corners(state)
    for at, place in places.items():
        _paint_ground(canvas, place, state.levels[at])
    for at, place in places.items():
        _draw_edges(canvas, state, place, at)
    _join_rivers(canvas, places)
    for start, end in zip(state.railway, state.railway[1:]):
        _draw_rail(canvas, places[Hex(start)], places[Hex(end)])
    for at, place in places.items():
        _write_name(canvas, state, place, at)
        _write_pieces(canvas, state, place, at)
    return canvas


def corners(state: OpenState) -> dict[Hex, Cell]:
    """The upper left corner of each hex in play; the left-out district is absent (S3)."""
    coordinates = state.material.box.hexes
    in_play = hexes_in(state.land.hexes)
    across = {at: 2 * coordinates[at][0] + coordinates[at][1] for at in in_play}
    first = min(across.values())
    top = min([coordinates[at][1] for at in in_play])
    return {at: (HALF * (across[at] - first), PITCH * (coordinates[at][1] - top)) for at in in_play}


def full_width(state: OpenState) -> int:
    """How wide the map is when all districts are drawn."""
    across = [2 * q + r for q, r in state.material.box.hexes]
    return HALF * (max(across) - min(across)) + 2 * HALF + 1


# What is on a hex


def _write_name(canvas: Canvas, state: OpenState, place: Cell, at: Hex) -> None:
    column, line = place[0] + 1, place[1] + 1
    canvas.put(column, line, HEX_NAMES[at], NAME)
    canvas.put(column + 3, line, RIDGE * state.levels[at], RIDGES)
    if at in state.railway:
        canvas.put(column + INNER - 1, line, STATIONS[state.railway.index(at)], RAIL)


def _write_pieces(canvas: Canvas, state: OpenState, place: Cell, at: Hex) -> None:
    column, line = place[0] + 1, place[1] + 2
    pawns = 0
    for seat in state.seats():
        player = state.players[seat]
        if player.plantations >> at & 1:
            leaves = 1 + int(player.second_leaf >> at & 1)
            canvas.put(column, line, PLANTATIONS[seat] * leaves, seat)
        if player.pawn == at:
            canvas.put(column + 3 + pawns, line, PAWNS[seat], seat)
            pawns += 1


# Ground and edges


def _paint_ground(canvas: Canvas, place: Cell, ground: int) -> None:
    column, line = place
    for cell in range(2 * HALF):
        canvas.paint(column + cell, line + 1, ground)
        canvas.paint(column + cell, line + 2, ground)
    for cell in _OWN_ABOVE:
        canvas.paint(column + cell, line, ground)
    for cell in _OWN_BELOW:
        canvas.paint(column + cell, line + PITCH, ground)


def _draw_edges(canvas: Canvas, state: OpenState, place: Cell, at: Hex) -> None:
    column, line = place
    for step, x in ((_LEFT, column), (_RIGHT, column + 2 * HALF)):
        river = _is_river(state, at, step)
        _draw_edge(canvas, (x, line + 1), "│", river=river)
        _draw_edge(canvas, (x, line + 2), "│", river=river)
    for y, edges, shift in ((line, _UPPER, 0), (line + PITCH, _LOWER, HALF)):
        for cell in (0, HALF, 2 * HALF):
            canvas.put(column + cell, y, _RISE[(cell + shift) % len(_RISE)], EDGE)
        for step, cells in edges:
            river = _is_river(state, at, step)
            for cell in cells:
                letter = _RISE[(cell + shift) % len(_RISE)]
                _draw_edge(canvas, (column + cell, y), letter, river=river)


def _draw_edge(canvas: Canvas, cell: Cell, letter: str, *, river: bool) -> None:
    column, line = cell
    if river:
        canvas.put(column, line, _WAVE, WATER)
        canvas.paint(column, line, RIVER)
    else:
        canvas.put(column, line, letter, EDGE)


def _join_rivers(canvas: Canvas, places: dict[Hex, Cell]) -> None:
    """Where two rivers meet in a corner, the corner is water too."""
    for column, line in places.values():
        for x, y in ((column + HALF, line), (column, line + PITCH), (column, line)):
            around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
            if sum([canvas.ground.get(cell) == RIVER for cell in around]) > 1:
                _draw_edge(canvas, (x, y), _WAVE, river=True)


def _is_river(state: OpenState, at: Hex, step: Cell) -> bool:
    """S2: a river runs along an edge if the hex beyond it is in play and in another district."""
    coordinates = state.material.box.hexes
    there = (coordinates[at][0] + step[0], coordinates[at][1] + step[1])
    if there not in coordinates:
        return False
    behind = coordinates.index(there)
    return bool(state.land.hexes >> behind & 1) and behind >> 3 != at >> 3


def _draw_rail(canvas: Canvas, start: Cell, end: Cell) -> None:
    """The track where it crosses the edge between two stations."""
    (x1, y1), (x2, y2) = start, end
    if y1 == y2:
        canvas.put(max(x1, x2), y1 + 2, "═", RAIL)
    else:
        canvas.put((x1 + x2) // 2 + HALF, max(y1, y2), "║", RAIL)
