"""The rows of the final scoring: every source of points, with a reason for each number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Seat
from ceylon.rules import bits, facts
from ceylon.rules.scoring import (
    IN_PLAY,
    NO_PLACE,
    RUPEES,
    TECHNOLOGY,
    Placing,
    Score,
    Source,
    technology_counted,
)
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.districts import planted
from ceylon.words import N_, Words
from ceylon.words.scoring import place, source_name, unplaced


@dataclass(frozen=True)
class Cell:
    points: int
    note: str = ""
    said: str = ""
    """The whole note, where it is abbreviated."""
    tied: bool = False
    """Whether the technology track decided the place (E9)."""
    best: bool = False


@dataclass(frozen=True)
class Row:
    kind: str
    """A source of points, or empty for a sum."""
    icon: str
    name: str
    rule: str
    cells: tuple[Cell, ...]
    says: str = ""
    """How it scores, in a few words."""

    @property
    def sum(self) -> bool:
        return not self.kind


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
    "late": "bonus",
}
_SAYS: Final[Mapping[str, str]] = {
    "bonus": N_("a plantation in every district"),
    "harvests": N_("one point for each chest that others harvested"),
    "contracts": N_("points chosen instead of rupees"),
    "technology_spaces": N_("spaces of the technology track"),
    "councillor": N_("a point for each advance"),
    "districts": N_("only with the councillor of the district"),
    "rupees": N_("the most rupees at the end"),
    "technology": N_("furthest ahead on the track"),
    "companies": N_("for different companies"),
    "markers": N_("{n:signed} for each marker still on a personal board"),
    "late": N_("CR Co. scores its bonus at the end"),
}


def rows_of(screen: Screen, ranked: Sequence[Score]) -> list[Row]:
    """Points in play with their sum, then the final scoring; they add up to the total."""
    words = screen.words
    in_play, final = [], _final_bonus(words, ranked)
    for sources in zip(*(score.sources() for score in ranked), strict=True):
        row = _row(screen, ranked, sources)
        if sources[0].key not in IN_PLAY:
            final.append(row)
        elif sources[0].key != "councillor" or any(source.points for source in sources):
            in_play.append(row)
    sums = [sum(row.cells[column].points for row in in_play) for column in range(len(ranked))]
    subtotal = Row("", "", words.say("Points during the game"), "", tuple(map(Cell, sums)))
    return [*in_play, subtotal, *final]


def _row(screen: Screen, ranked: Sequence[Score], sources: Sequence[Source]) -> Row:
    """A source of points, with those of each player."""
    first, words = sources[0], screen.words
    most = max(source.points for source in sources)
    cells = (_cell(screen, *each, most) for each in zip(ranked, sources, strict=True))
    name = _short_name(words, first)
    says = words.say(_SAYS[first.key], n=screen.view.material.leftover)
    return Row(first.key, _ICONS[first.key], name, first.rule, tuple(cells), says)


def _short_name(words: Words, source: Source) -> str:
    """A district is named by itself: the rule and the icon say that it is a majority."""
    if source.placing is not None and source.key == "districts":
        return words.unit("district", source.placing.majority)
    return source_name(words, source.key, source.placing)


def _cell(screen: Screen, score: Score, source: Source, most: int) -> Cell:
    if source.placing is not None:
        return _placed(screen, score.seat, source.placing)
    best = source.key == "companies" and 0 < most == source.points
    late = score.final_bonus if source.key == "bonus" else 0
    return Cell(source.points - late, _note(screen, score, source.key), best=best)


def _placed(screen: Screen, seat: Seat, placing: Placing) -> Cell:
    """Short, with what counted; the whole sentence is for screen readers."""
    words = screen.words
    if placing.place == NO_PLACE:
        return Cell(0, unplaced(words, placing.majority, _planted(screen, seat, placing)))
    note = words.say("{place:ordinal} · {n}", place=placing.place, n=placing.counted)
    said = place(words, placing)
    return Cell(placing.points, note, said, placing.tied, placing.place == 1)


def _planted(screen: Screen, seat: Seat, placing: Placing) -> int:
    """Markers in a district, whether they count there or not."""
    if placing.majority in (RUPEES, TECHNOLOGY):
        return 0
    return planted(screen, seat, placing.majority)


def _note(screen: Screen, score: Score, key: str) -> str:
    """What was counted, or when it was won."""
    words, player = screen.words, screen.view.players[score.seat]
    match key:
        case "bonus":
            return _bonus_note(screen, score)
        case "contracts":
            return words.unit("contracts", len(player.contracts))
        case "technology_spaces":
            space = technology_counted(player)
            return words.say_in("score", "space {n}", n=int(space))
        case "companies":
            return words.unit("companies", score.company_count)
        case "markers":
            return words.unit("markers", score.markers_left)
    return ""


def _bonus_note(screen: Screen, score: Score) -> str:
    """The turns in which the tokens were taken; without one, how many districts have been
    reached."""
    words, turn = screen.words, 0
    taken: list[int] = []
    for told in screen.log:
        if isinstance(told.fact, facts.TurnBegun):
            turn = told.fact.turn
        elif isinstance(told.fact, facts.BonusTaken) and told.fact.seat == score.seat:
            taken.append(turn)
    if taken and not score.final_bonus:
        return words.say_in("status", "turn {turn}", turn=taken[0])
    return words.unit("districts", bits.count(screen.view.players[score.seat].districts))


def _final_bonus(words: Words, ranked: Sequence[Score]) -> list[Row]:
    """CR Co.'s tokens, if it took any (R31)."""
    cells = tuple(Cell(score.final_bonus) for score in ranked)
    if not any(cell.points for cell in cells):
        return []
    name = source_name(words, "bonus")
    return [Row("late", _ICONS["late"], name, "R31", cells, words.say(_SAYS["late"]))]
