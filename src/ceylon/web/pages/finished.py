"""The final scoring: every source, every majority with its place, ties in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.rules.scoring import IN_PLAY, NO_PLACE, Placing, Score, Source
from ceylon.sight.screen import Screen
from ceylon.web.drawing.points_chart import draw_chart, shown_turns
from ceylon.web.pages.engine import render
from ceylon.web.pages.parts.logbook import who
from ceylon.words import Words
from ceylon.words.scoring import place, source_name, ties


@dataclass(frozen=True)
class Cell:
    points: int
    note: str = ""
    said: str = ""


@dataclass(frozen=True)
class Row:
    icon: str
    name: str
    rule: str
    cells: tuple[Cell, ...]
    sum: bool = False


@dataclass(frozen=True)
class PlayerColumn:
    """A player's column."""

    score: Score
    name: str
    winner: bool


def finished_page(
    screen: Screen, *, history: Sequence[Sequence[int]] = (), deal_check: str = ""
) -> str:
    """`history`: each seat's points in play after each turn; `deal_check`: the deal's digest."""
    ranked = sorted(screen.scores, key=lambda score: score.rank)
    return render(
        "finished.html",
        screen.words,
        screen=screen,
        who=who,
        columns=[_column(screen, score) for score in ranked],
        rows=rows_of(screen.words, ranked),
        ties=ties(screen.words, screen.scores),
        won=won(screen),
        chart=draw_chart(screen.words, history, ranked) if history else "",
        turns=shown_turns(len(history)),
        history=history,
        deal_check=deal_check,
    )


def _column(screen: Screen, score: Score) -> PlayerColumn:
    return PlayerColumn(score, screen.sitters[score.seat].name, score.rank == 1)


def won(screen: Screen) -> str:
    """Who won a finished game, in a sentence."""
    best = min(screen.scores, key=lambda score: score.rank)
    return screen.words.say(
        "{who:player} won with {points:points} after {turns:turns}.",
        who=best.seat,
        points=best.total,
        turns=screen.view.turn,
    )


# Rows


_ICONS: Final[Mapping[str, str]] = {
    "bonus": "bonus",
    "harvests": "act-harvest",
    "contracts": "act-trade",
    "technology_spaces": "token",
    "councillor": "star",
    "districts": "act-plant",
    "rupees": "rupee",
    "technology": "token",
    "companies": "act-contract",
    "markers": "leaf-0",
}


def rows_of(words: Words, ranked: list[Score]) -> list[Row]:
    """Points in play with their sum, then the final scoring; they add up to the total."""
    in_play, final = [], _final_bonus(words, ranked)
    for sources in zip(*(score.sources() for score in ranked), strict=True):
        row = _row(words, ranked, sources)
        if sources[0].key not in IN_PLAY:
            final.append(row)
        elif sources[0].key != "councillor" or any(source.points for source in sources):
            in_play.append(row)
    sums = [sum(row.cells[column].points for row in in_play) for column in range(len(ranked))]
    subtotal = Row("", words.say("Points during the game"), "", tuple(map(Cell, sums)), sum=True)
    return [*in_play, subtotal, *final]


def _row(words: Words, ranked: list[Score], sources: Sequence[Source]) -> Row:
    """A source of points, with those of each player."""
    first = sources[0]
    cells = (_cell(words, *each) for each in zip(ranked, sources, strict=True))
    return Row(
        _ICONS[first.key], source_name(words, first.key, first.placing), first.rule, tuple(cells)
    )


def _cell(words: Words, score: Score, source: Source) -> Cell:
    if source.placing is not None:
        return Cell(source.points, _place(words, source.placing), place(words, source.placing))
    if source.key == "companies":
        return Cell(source.points, words.unit("companies", score.company_count))
    if source.key == "markers":
        return Cell(source.points, words.unit("markers", score.markers_left))
    late = score.final_bonus if source.key == "bonus" else 0
    return Cell(source.points - late)


def _final_bonus(words: Words, ranked: list[Score]) -> list[Row]:
    """CR Co.'s tokens, if it took any (R31)."""
    cells = tuple(Cell(score.final_bonus) for score in ranked)
    name = source_name(words, "bonus")
    return [Row(_ICONS["bonus"], name, "R31", cells)] if any(c.points for c in cells) else []


def _place(words: Words, placing: Placing) -> str:
    """Short, with what counted; the whole sentence is for screen readers."""
    if placing.place == NO_PLACE:
        return words.say_in("score", "not placed")
    return words.say("{place:ordinal} · {n}", place=placing.place, n=placing.counted)
