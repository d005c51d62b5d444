"""The final scoring counted out row by row: the standing after each row, in words and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ceylon.ids import Seat
from ceylon.rules.scoring import IN_PLAY, Score
from ceylon.sight.screen import Screen
from ceylon.web.drawing.terraces import LAYERS
from ceylon.web.pages.final_rows import Row
from ceylon.words import N_, Words

_LAYER: Final = {
    **dict.fromkeys(IN_PLAY, 0),
    "districts": 1,
    "rupees": 2,
    "technology": 2,
    "companies": 3,
    "late": 3,
}
"""The layer of a terrace that a source of points raises; leftover markers cut it down."""


_LONGEST: Final = 9


@dataclass(frozen=True)
class Standing:
    """What the page says and shows after a row; the players are in the order of the columns."""

    rows: int
    """How many rows of the table have been counted, sums included."""
    title: str
    says: str
    over: str
    headline: str
    leader: Seat
    place: str
    """The reader's own place; empty for a spectator."""
    distance: str
    totals: tuple[int, ...]
    places: tuple[str, ...]
    layers: tuple[tuple[int, ...], ...]
    """The layers of each terrace, and by how much it is cut down."""


@dataclass(frozen=True)
class Tally:
    """Points so far."""

    ranked: Sequence[Score]
    layers: tuple[tuple[int, ...], ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(each[:LAYERS]) - each[LAYERS] for each in self.layers)

    def order(self, screen: Screen) -> list[int]:
        """The columns from the first place to the last; technology breaks ties (E9)."""
        totals, players = self.totals, screen.view.players
        seats = [score.seat for score in self.ranked]
        return sorted(
            range(len(seats)), key=lambda at: (-totals[at], -int(players[seats[at]].technology))
        )


def standings(screen: Screen, ranked: Sequence[Score], rows: Sequence[Row]) -> list[Standing]:
    """After each row that counts, from the first to the last; the last is the result."""
    counted = list(_tallies(ranked, rows))
    return [
        _standing(screen, tally, rows[: at + 1], number, len(counted))
        for number, (at, tally) in enumerate(counted, start=1)
    ]


def _tallies(ranked: Sequence[Score], rows: Sequence[Row]) -> Iterator[tuple[int, Tally]]:
    """By the number of the last row shown: a sum appears with the row before it."""
    layers = [[0] * (LAYERS + 1) for _ in ranked]
    for at, (row, following) in enumerate(pairwise([*rows, None])):
        if row is None or row.sum:
            continue
        for column, cell in enumerate(row.cells):
            _add(layers[column], row.kind, cell.points)
        shown = at + 1 if following is not None and following.sum else at
        yield shown, Tally(ranked, tuple(map(tuple, layers)))


def _add(layers: list[int], kind: str, points: int) -> None:
    if kind == "markers":
        layers[LAYERS] -= points
    else:
        layers[_LAYER[kind]] += points


def _standing(screen: Screen, tally: Tally, shown: Sequence[Row], number: int, of: int) -> Standing:
    words, end = screen.words, number == of
    order = tally.order(screen)
    seats = [tally.ranked[column].seat for column in order]
    last = next(row for row in reversed(shown) if not row.sum)
    totals = [tally.totals[column] for column in order]
    place, distance = _own_place(words, screen.seat, seats, totals, end=end)
    return Standing(
        rows=len(shown),
        title=last.name,
        says=last.says,
        over=_over(words, number, of),
        headline=_headline(words, seats[0], screen.seat, end=end),
        leader=seats[0],
        place=place,
        distance=distance,
        totals=tally.totals,
        places=tuple(
            words.say(
                "{place:ordinal} · {name}",
                place=order.index(column) + 1,
                name=short_name(screen.sitters[score.seat].name),
            )
            for column, score in enumerate(tally.ranked)
        ),
        layers=tally.layers,
    )


def short_name(name: str) -> str:
    """A name below its terrace, where there is little room; in full it is above its column.

    The number that tells two bots apart stays.
    """
    if len(name) <= _LONGEST:
        return name
    first, _, number = name.rpartition(" ")
    tail = f" {number}" if number.isdigit() and len(number) < _LONGEST // 2 else ""
    kept = (first if tail else name)[: _LONGEST - 1 - len(tail)].rstrip()
    return f"{kept}…{tail}"


def _over(words: Words, number: int, of: int) -> str:
    if number == of:
        return words.say_in("heading", "the harvest is in")
    return words.say("being counted, {n} of {all}", n=number, all=of)


def _headline(words: Words, leader: Seat, you: Seat, *, end: bool) -> str:
    if leader == you:
        return words.say("You win") if end else words.say("You lead")
    # Translators: in large letters: who has won, or leads so far.
    text = N_("{who:player} wins") if end else N_("{who:player} leads")
    return words.say(text, who=leader)


def _own_place(
    words: Words, you: Seat, seats: Sequence[Seat], totals: Sequence[int], *, end: bool
) -> tuple[str, str]:
    """The reader's place, and how far from the others; a spectator is told the winner's lead."""
    own = seats.index(you) if you in seats else 0
    behind, ahead = totals[0] - totals[own], [totals[own] - n for n in totals[own + 1 :]]
    place = ""
    if you in seats and own:
        text = N_("You came {place:ordinal}") if end else N_("You are {place:ordinal}")
        place = words.say(text, place=own + 1)
    if not own:
        return place, words.say("{n:points} ahead of {next:player}", n=ahead[0], next=seats[1])
    if not ahead:
        return place, words.say("{n:points} behind {first:player}", n=behind, first=seats[0])
    text = N_("{n:points} behind {first:player}, {m:points} ahead of {next:player}")
    return place, words.say(text, n=behind, first=seats[0], m=ahead[0], next=seats[own + 1])
