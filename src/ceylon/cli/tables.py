"""Tables of plain text: the scores, and what each player has. One column for each player."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import NOBODY, Player
from ceylon.words import Words
from ceylon.words.scoring import sources, ties

Row = list[str]


def score_table(words: Words, game: Game) -> Iterator[str]:
    """E: every point with its source; then each tie and how it was decided."""
    scores = game.scores()
    rows = [_names(words, game)]
    for same in zip(*(sources(words, score) for score in scores), strict=True):
        label = f"{same[0].name} ({same[0].rule})"
        rows.append([label, *(str(source.points) for source in same)])
    rows.append([words.say("total"), *(str(score.total) for score in scores)])
    rows.append([words.say("place"), *(words.unit("place", score.rank) for score in scores)])
    yield from _aligned(rows)
    if told := ties(words, scores):
        yield from ("", *told)


def board_table(words: Words, game: Game) -> Iterator[str]:
    """What each player has on the table."""
    players = game.players
    rows = [
        _names(words, game),
        [words.say("pawn"), *(_pawn(player) for player in players)],
        [words.say("rupees"), *(str(player.rupees) for player in players)],
        [words.say("black, green, white chests"), *(_chests(player) for player in players)],
        [words.say("plantations"), *(str(len(_plantations(player))) for player in players)],
        [words.say("markers left"), *(str(player.markers) for player in players)],
        [words.say("space of technology"), *(str(player.space) for player in players)],
        [words.say("technology tokens"), *(str(player.technology_tokens) for player in players)],
        [words.say("contracts"), *(str(len(player.contracts)) for player in players)],
        [words.say("points, if it ended now"), *(str(game.total(s)) for s in _seats(game))],
    ]
    yield from _aligned(rows)
    for seat, player in enumerate(players):
        yield words.say("{seat:player}: {hexes:hex}", seat=seat, hexes=_plantations(player))


def _seats(game: Game) -> range:
    return range(len(game.players))


def _names(words: Words, game: Game) -> Row:
    return ["", *(words.unit("player", seat) for seat in _seats(game))]


def _pawn(player: Player) -> str:
    return HEX_NAMES[player.pawn] if player.pawn != NOBODY else "-"


def _chests(player: Player) -> str:
    return " ".join(str(n) for n in unpack(player.chests))


def _plantations(player: Player) -> list[int]:
    return members(player.plantations)


def _aligned(rows: list[Row]) -> Iterator[str]:
    """The first column to the left, the others to the right, however wide their letters are."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        label, *cells = row
        line = [label + " " * (widths[0] - cell_len(label))]
        for cell, width in zip(cells, widths[1:], strict=True):
            line.append(" " * (width - cell_len(cell)) + cell)
        yield "  ".join(line).rstrip()
