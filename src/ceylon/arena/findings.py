"""The balance of the game as tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ceylon.arena.balance import Balance, Group
from ceylon.arena.plots import bars, intervals
from ceylon.arena.report import in_percent
from ceylon.arena.text_tables import TextTable, between, interval_heading, percent, plus_minus
from ceylon.box import Box
from ceylon.words import Words
from ceylon.words.scoring import source_name

Naming = Callable[[int], str]


class Findings:
    """A balance in one language."""

    def __init__(self, words: Words, balance: Balance, box: Box) -> None:
        self._words = words
        self._balance = balance
        self._box = box

    def tables(self, title: str) -> list[TextTable]:
        words, balance = self._words, self._balance
        say, say_in = words.say, words.say_in
        by_place = self._groups(
            say("by turn order"), say_in("arena", "player"), self._place, balance.places
        )
        by_tile = self._groups(
            say("by starting tile"), say_in("arena", "starting tile"), self._tile, balance.tiles
        )
        by_councillor = self._groups(
            say("by councillor contracted"),
            say_in("arena", "councillor"),
            self._councillor,
            balance.councillors,
        )
        groups = [table for table in (by_place, by_tile, by_councillor) if table.rows]
        return [self._summary(title), *groups, self._sources()]

    def plots(self) -> dict[str, str]:
        words, balance = self._words, self._balance
        titles = {
            "places": words.say("games won by turn order, in per cent"),
            "tiles": words.say("games won by starting tile, in per cent"),
            "councillors": words.say("games won by councillor contracted, in per cent"),
        }
        plots = {
            name: self._shares(titles[name], naming, groups)
            for name, naming, groups in (
                ("places", self._place, balance.places),
                ("tiles", self._tile, balance.tiles),
                ("councillors", self._councillor, balance.councillors),
            )
            if groups
        }
        points = [(self._source(source.name), source.mean) for source in balance.sources]
        plots["sources"] = bars(words, words.say("average points by source"), points)
        lengths = [(words.unit("turns", n), float(games)) for n, games in balance.lengths.items()]
        plots["lengths"] = bars(words, words.say("games by length"), lengths, whole=True)
        return plots

    def _summary(self, title: str) -> TextTable:
        words, balance = self._words, self._balance
        told = [
            (words.say_in("arena", "average score"), words.unit("number_1", balance.score)),
            (words.say("winners’ average score"), words.unit("number_1", balance.winning_score)),
            (
                words.say("the winner’s lead over second place, in points"),
                plus_minus(words, balance.lead),
            ),
            (
                words.say("the starting player’s lead over the others’ average, in points"),
                plus_minus(words, balance.first_lead),
            ),
            (words.say("length in turns"), words.unit("number_1", balance.turns.value)),
            (words.say("games ended by the last marker"), percent(words, balance.by_markers)),
        ]
        headings = [words.say_in("arena", "measure"), words.say_in("arena", "value")]
        return TextTable(title, headings, [[*row] for row in told])

    def _groups(
        self, title: str, heading: str, naming: Naming, groups: Sequence[Group]
    ) -> TextTable:
        words = self._words
        headings = [
            heading,
            words.say_in("arena", "seats"),
            words.say_in("arena", "share"),
            words.say_in("arena", "won"),
            interval_heading(words),
            words.say_in("arena", "average score"),
        ]
        rows = [
            [
                naming(group.number),
                words.unit("number", group.seats),
                percent(words, group.part),
                percent(words, group.share.value),
                between(words, group.share),
                words.unit("number_1", group.score),
            ]
            for group in groups
        ]
        return TextTable(title, headings, rows)

    def _sources(self) -> TextTable:
        words = self._words
        headings = [
            words.say_in("arena", "points from"),
            words.say_in("arena", "all"),
            words.say_in("arena", "winners"),
        ]
        rows = [
            [
                self._source(each.name),
                words.unit("number_2", each.mean),
                words.unit("number_2", each.winners),
            ]
            for each in self._balance.sources
        ]
        return TextTable(words.say("average points by source"), headings, rows)

    def _shares(self, title: str, naming: Naming, groups: Sequence[Group]) -> str:
        rows = [(naming(group.number), in_percent(group.share)) for group in groups]
        return intervals(self._words, title, rows, 100 / self._balance.players)

    def _place(self, number: int) -> str:
        # Translators: by turn order: the 1st player is the one who starts.
        return self._words.say_in("arena", "{place:ordinal} player", place=number)

    def _tile(self, number: int) -> str:
        kind = self._box.starting_tiles[number - 1]
        values = {"number": number, "tile": kind}
        return self._words.say_in("arena", "{number}: {tile:tile}", **values)

    def _councillor(self, number: int) -> str:
        return self._words.unit("councillor", number - 1)

    def _source(self, key: str) -> str:
        return source_name(self._words, key)
