"""Hints as JSON: each choice in words, with its chance and its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ceylon.analysis import Candidate
from ceylon.record.plain import Object
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.words import Words
from ceylon.words.names import name, name_with_line


def hints_as_json(game: Game, found: Sequence[Candidate], words: Words) -> Iterator[Object]:
    """The label is that of the table's choices; the sentence also tells how it goes on."""
    view = View.of(game, int(game.seat))
    for each in found:
        price = game.price(each.choice)
        yield {
            **each.as_data(words),
            "label": name(words, each.choice, view, price),
            "sentence": name_with_line(words, each.choice, each.line, view, price),
        }
