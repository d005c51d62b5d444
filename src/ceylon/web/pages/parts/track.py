"""The technology track with its stacks, and the standings if the game ended now."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ceylon.ids import NOBODY, Seat
from ceylon.rules import facts
from ceylon.rules.advance import order
from ceylon.rules.scoring import Source
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.logbook import who
from ceylon.web.pages.parts.part import Part, part
from ceylon.words.scoring import source_name


@dataclass(frozen=True)
class Space:
    space: int
    points: int
    discs: tuple[Seat, ...]
    """Seats from the top of the stack down (A5.4)."""
    label: str


def track_of(screen: Screen) -> list[Space]:
    """The spaces of the technology track from the top."""
    view, words = screen.view, screen.words
    spaces = []
    for space in range(view.material.last_space, -1, -1):
        discs = tuple(seat for seat in order(view) if view.players[seat].space == space)
        # Translators: of the technology track, for screen readers.
        label = words.say("Space {space}", space=space)
        if discs:
            label = words.say("Space {space}: {discs:player}", space=space, discs=list(discs))
        spaces.append(Space(space, view.material.space_points[space], discs, label))
    return spaces


def just_advanced(screen: Screen) -> Seat:
    """The seat that advanced as the last action, to mark its disc."""
    return next((f.seat for f in screen.last if isinstance(f, facts.Advanced)), NOBODY)


@dataclass(frozen=True)
class Standing:
    rank: int
    seat: Seat
    name: str
    total: int


def standing_of(screen: Screen) -> list[Standing]:
    ranked = sorted(screen.scores, key=lambda score: score.rank)
    return [Standing(s.rank, s.seat, screen.sitters[s.seat].name, s.total) for s in ranked]


class Heading(NamedTuple):
    rule: str
    name: str


def sums_of(screen: Screen) -> list[tuple[Heading, list[int]]]:
    """Each source of points with everyone's points, by seat."""
    rows = zip(*(score.sources() for score in screen.scores), strict=True)
    return [(_heading(screen, row[0]), [source.points for source in row]) for row in rows]


def _heading(screen: Screen, source: Source) -> Heading:
    return Heading(source.rule, source_name(screen.words, source.key, source.placing))


# Parts


def track_parts(screen: Screen) -> Iterator[Part]:
    yield _track_part(screen, {})
    shows = (_points(screen), screen.finished)
    yield part("now", shows, screen, "now.html", lambda: _standing_values(screen))


def marked_track(screen: Screen) -> Iterator[Part]:
    """With the numbers of those who advanced since the reader's last turn."""
    marks = {
        deed.seat: deed.number
        for deed in screen.since
        if isinstance(deed.entry.main, facts.Advanced)
    }
    if marks:
        yield _track_part(screen, marks)


def _track_part(screen: Screen, marks: Mapping[Seat, int]) -> Part:
    advanced = just_advanced(screen)
    stacks = tuple(player.technology for player in screen.view.players)
    return part(
        "tech",
        (stacks, advanced, tuple(marks.items())),
        screen,
        "tech.html",
        lambda: {"track": track_of(screen), "advanced": advanced, "marks": marks},
    )


def adds_parts(screen: Screen) -> Iterator[Part]:
    """With only one opponent there is room for the score breakdown."""
    if len(screen.view.players) == 2 and not screen.solo:
        yield part("adds", _points(screen), screen, "adds.html", lambda: _standing_values(screen))


def _points(screen: Screen) -> Hashable:
    """Everyone's points by source: much that changes on a board changes none of them."""
    sums = [tuple([source.points for source in score.sources()]) for score in screen.scores]
    return screen.solo, tuple([score.rank for score in screen.scores]), tuple(sums)


def _standing_values(screen: Screen) -> dict[str, object]:
    return {"standing": standing_of(screen), "sums": sums_of(screen), "who": who}
