"""The scoring as a table: every source, every majority with its places, and ties in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ceylon.rules.scoring import NO_PLACE, Score, Source
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, cut, fitted, wrapped
from ceylon.words import Words
from ceylon.words import scoring as told
from ceylon.words.explanations import after

_GAP = "  "
_NARROWEST = 7


def table(words: Words, scores: Sequence[Score], width: int) -> Block:
    """A row for each source of points, a column for each player."""
    names = [_name(words, source) for source in scores[0].sources()]
    total = words.say_in("table head", "total")
    left = min(max(map(_wide, [*names, total])), width - len(scores) * (_NARROWEST + len(_GAP)))
    each = min(20, (width - left) // len(scores) - len(_GAP))
    rows = [_row("", [_player(words, score) for score in scores], left, each)]
    cells = [_points(words, score) for score in scores]
    rows += [
        _row(source, [column[number] for column in cells], left, each)
        for number, source in enumerate(names)
    ]
    rows.append(Text("─" * min(width, left + len(scores) * (each + len(_GAP))), style="dim"))
    totals = [Text(words.unit("number", score.total), style="bold") for score in scores]
    rows.append(_row(total, totals, left, each))
    places = [Text(words.unit("ordinal_f", score.rank)) for score in scores]
    rows.append(_row(words.say_in("table head", "place"), places, left, each))
    return [cut(row, width) for row in rows]


def _name(words: Words, source: Source) -> str:
    return f"{source.rule:<4} {told.source_name(words, source.key, source.placing)}"


def _wide(text: str) -> int:
    return Text(text).cell_len


def _player(words: Words, score: Score) -> Text:
    return glyphs.player_name(score.seat, words.unit("player_name", score.seat))


def _points(words: Words, score: Score) -> list[Text]:
    """The points of each source, with the place in a majority."""
    return [_cell(words, source) for source in score.sources()]


def _cell(words: Words, source: Source) -> Text:
    number = Text(words.unit("number", source.points), style="" if source.points else glyphs.QUIET)
    placing = source.placing
    if placing is None or placing.place == NO_PLACE:
        return number
    return Text.assemble((f"{words.unit('ordinal_f', placing.place)}  ", glyphs.QUIET), number)


def _row(label: str, cells: Sequence[Text], left: int, each: int) -> Text:
    """A label aligned left, numbers aligned right in their columns."""
    row = fitted(Text(label), left)
    for cell in cells:
        short = cut(cell, each)
        row.append(_GAP + " " * (each - short.cell_len))
        row.append(short)
    return row


def majorities(words: Words, scores: Sequence[Score], width: int) -> Block:
    """Who came where in each majority, and with what (E3)."""
    lines: Block = []
    for row in zip(*(score.placings for score in scores), strict=True):
        placed = sorted(
            (placing.place, score.seat, placing)
            for placing, score in zip(row, scores, strict=True)
            if placing.place != NO_PLACE
        )
        parts = [
            words.say("{player:player} ({place})", player=seat, place=told.place(words, placing))
            for _, seat, placing in placed
        ]
        title = told.majority(words, row[0].majority)
        text = after(words, title, words.clauses(parts) or words.say_in("score", "nobody"))
        lines += wrapped(Text(text), width, indent=2)
    return lines


def ties(words: Words, scores: Sequence[Score], width: int) -> Block:
    return [
        line
        for sentence in told.ties(words, scores)
        for line in wrapped(Text(after(words, "E9", sentence)), width, indent=2)
    ]


def page(words: Words, scores: Sequence[Score], width: int) -> Block:
    width = min(width, 100)
    lines = table(words, scores, width)
    lines += [Text(), *majorities(words, scores, width)]
    tied = ties(words, scores, width)
    return lines + ([Text(), *tied] if tied else [])


def winner(words: Words, scores: Sequence[Score]) -> Text:
    first = min(scores, key=lambda score: score.rank)
    sentence = words.say(
        "{seat:player} wins with {points:points}!", seat=first.seat, points=first.total
    )
    return Text(sentence, style="bold")
