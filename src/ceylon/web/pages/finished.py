"""The finished game: who won, the scoring counted out row by row, ties in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from ceylon import bots
from ceylon.rules.scoring import Score
from ceylon.sight.data.encoding import to_text
from ceylon.sight.screen import Screen
from ceylon.web.drawing.points_chart import draw_chart, shown_turns
from ceylon.web.drawing.terraces import LAYERS, Terrace, draw_terraces
from ceylon.web.pages.engine import render, to_script
from ceylon.web.pages.final_rows import rows_of
from ceylon.web.pages.parts.logbook import who
from ceylon.web.pages.standings import Standing, standings
from ceylon.words.scoring import outcome, ties


@dataclass(frozen=True)
class PlayerColumn:
    """A player's column."""

    score: Score
    name: str
    winner: bool
    you: bool


def finished_page(
    screen: Screen,
    *,
    history: Sequence[Sequence[int]] = (),
    deal_check: str = "",
    levels: Sequence[str] = (),
    shared: bool = False,
    reads: bool = False,
) -> str:
    """`history`: each seat's points in play after each turn; `deal_check`: the deal's digest.

    For the list that this browser keeps: the `levels` of the bots that played along, and whether
    several people `shared` its screen. Someone who only `reads` cannot go on from here.
    """
    ranked = sorted(screen.scores, key=lambda score: score.rank)
    rows = rows_of(screen, ranked)
    count = standings(screen, ranked, rows)
    columns = [_column(screen, score) for score in ranked]
    return render(
        "finished.html",
        screen.words,
        screen=screen,
        who=who,
        columns=columns,
        rows=rows,
        count=count,
        steps=to_script(count),
        terraces=_terraces(screen, ranked, count[-1]),
        ties=ties(screen.words, screen.scores),
        tied=any(cell.tied for row in rows for cell in row.cells),
        outcome=outcome(screen.words, screen.scores, screen.seat),
        chart=draw_chart(screen.words, history, ranked) if history else "",
        turns=shown_turns(len(history)),
        history=history,
        deal_check="" if reads else deal_check,
        reads=reads,
        won=any(column.winner and column.you for column in columns),
        result=_result(screen, ranked, levels, shared=shared),
    )


def _result(screen: Screen, ranked: Sequence[Score], levels: Sequence[str], *, shared: bool) -> str:
    """What this browser keeps of the game; nothing if its reader did not play.

    A game against several levels counts for each of them. Those who share a screen have no place
    of their own: 0.
    """
    own = next((score for score in ranked if score.seat == screen.seat), None)
    if own is None and not shared:
        return ""
    known = [level.key for level in bots.LEVELS]
    against = ["railways"] if screen.solo else [key for key in known if key in levels]
    kept: dict[str, object] = {
        "levels": against if against or levels else ["people"],
        "players": [screen.sitters[score.seat].name for score in ranked],
        "won": False,
        "place": 0,
    }
    if own is not None and not shared:
        kept |= {"won": own.rank == 1, "place": own.rank, "points": own.total}
    return to_text(kept)


def _column(screen: Screen, score: Score) -> PlayerColumn:
    name = screen.sitters[score.seat].name
    return PlayerColumn(score, name, score.rank == 1, score.seat == screen.seat)


def _terraces(screen: Screen, ranked: Sequence[Score], end: Standing) -> Markup:
    words = screen.words
    drawn = [
        Terrace(score.seat, layers[:LAYERS], layers[LAYERS], place)
        for score, layers, place in zip(ranked, end.layers, end.places, strict=True)
    ]
    label = words.say("The totals as terraces; the same numbers are in the table")
    minus = words.unit("number", -1).rstrip("1")
    return draw_terraces(label, drawn, solo=screen.solo, minus=minus)


def won(screen: Screen) -> str:
    """Who won a finished game, in a sentence."""
    best = min(screen.scores, key=lambda score: score.rank)
    return screen.words.say(
        "{who:player} won with {points:points} after {turns:turns}.",
        who=best.seat,
        points=best.total,
        turns=screen.view.turn,
    )
