"""The final scoring: every source, every majority with its place, ties in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceylon.rules.scoring import NO_PLACE, RUPEES, TECHNOLOGY, Placing, Score
from ceylon.sight.screen import Screen
from ceylon.web.drawing.chart import draw_chart, shown_turns
from ceylon.web.pages.engine import render
from ceylon.web.pages.parts.logbook import who
from ceylon.words import Words
from ceylon.words.scoring import majority, place, ties


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
class Column:
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


def _column(screen: Screen, score: Score) -> Column:
    return Column(score, screen.sitters[score.seat].name, score.rank == 1)


def won(screen: Screen) -> str:
    """Who won a finished game, in a sentence."""
    best = min(screen.scores, key=lambda score: score.rank)
    return screen.words.say(
        "{who:player} won with {points:points} after {turns:turns}.",
        who=best.seat,
        points=best.total,
        turns=int(screen.view.turn),
    )


# Rows


def rows_of(words: Words, ranked: list[Score]) -> list[Row]:
    """Points in play with their sum, then the final scoring; they add up to the total."""
    in_play = [
        _plain(
            "bonus",
            words.say("district bonus"),
            "A1.4",
            [s.bonus - s.final_bonus for s in ranked],
        ),
        _plain(
            "act-harvest", words.say("harvests by others"), "A2.3", [s.harvests for s in ranked]
        ),
        _plain("act-trade", words.say("contracts"), "A3.3", [s.contracts for s in ranked]),
        _plain(
            "token",
            words.say("technology spaces"),
            "A5.3",
            [s.technology_spaces for s in ranked],
        ),
    ]
    if any(score.councillor for score in ranked):
        points = [s.councillor for s in ranked]
        in_play.append(_plain("star", words.say_in("councillor", "technology point"), "C5", points))
    sums = [sum(row.cells[column].points for row in in_play) for column in range(len(ranked))]
    subtotal = Row("", words.say("Points in play"), "", tuple(map(Cell, sums)), sum=True)
    final = [*_final_bonus(words, ranked), *_majorities(words, ranked), *_rest(words, ranked)]
    return [*in_play, subtotal, *final]


def _plain(icon: str, name: str, rule: str, points: list[int]) -> Row:
    return Row(icon, name, rule, tuple(Cell(n) for n in points))


def _final_bonus(words: Words, ranked: list[Score]) -> list[Row]:
    """CR Co.'s tokens, if it took any (R31)."""
    points = [score.final_bonus for score in ranked]
    return [_plain("bonus", words.say("district bonus"), "R31", points)] if any(points) else []


def _majorities(words: Words, ranked: list[Score]) -> list[Row]:
    rows = []
    for placings in zip(*(score.placings for score in ranked), strict=True):
        number = placings[0].majority
        cells = tuple(Cell(p.points, _place(words, p), place(words, p)) for p in placings)
        icon = {int(RUPEES): "rupee", int(TECHNOLOGY): "token"}.get(number, "act-plant")
        rule = {int(RUPEES): "E4", int(TECHNOLOGY): "E5"}.get(number, "E6")
        rows.append(Row(icon, majority(words, number), rule, cells))
    return rows


def _place(words: Words, placing: Placing) -> str:
    """Short, with what it was counted by; the whole sentence is for those who hear it."""
    if placing.place == NO_PLACE:
        return words.say("no place")
    return words.say("{place:place} · {n}", place=placing.place, n=placing.counted)


def _rest(words: Words, ranked: list[Score]) -> list[Row]:
    companies = tuple(Cell(s.companies, words.unit("companies", s.company_count)) for s in ranked)
    markers = tuple(Cell(s.markers, words.unit("markers", s.markers_left)) for s in ranked)
    return [
        Row("act-contract", words.say("different companies"), "E7", companies),
        Row("leaf-0", words.say("markers left"), "E8", markers),
    ]
