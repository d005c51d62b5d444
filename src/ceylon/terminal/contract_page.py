"""The distribution of the contracts, as the card beside a real board has it (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ceylon.rules.view import View
from ceylon.sight.distribution import Company, Place, PlacedContract, distribution, number_at
from ceylon.terminal import glyphs, tea_train
from ceylon.terminal.blocks import Block, fitted, hanging, in_columns, wrapped
from ceylon.words import N_, Words

_INDENT: Final = 2
_SIGN: Final = 3


def page(words: Words, view: View, width: int) -> Block:
    """Every company with its contracts, then what the symbols mean."""
    companies = distribution(view)
    lines = wrapped(Text(_numbers(words, companies), style=glyphs.TITLE_STYLE), width)
    lines.append(tea_train.rest(words, view))
    for company in companies:
        lines += _company(words, view, company, width)
    return [*lines, *_signs(words, view, width)]


def _numbers(words: Words, companies: list[Company]) -> str:
    return words.say(
        "Contracts to come: {deck:number}; on the train: {train:number}; fulfilled: {taken:number}",
        **{place.value: number_at(companies, place) for place in Place},
    )


def _company(words: Words, view: View, company: Company, width: int) -> Iterator[Text]:
    yield Text(
        words.say(
            "{company:Company}: {left:number} of {all:number} to come",
            company=company.number,
            left=company.to_come,
            all=len(company.contracts),
        )
    )
    cells = [_cell(words, view, placed) for placed in company.contracts]
    for row in in_columns(cells, width - _INDENT, most=len(cells), gap=2):
        yield Text(" " * _INDENT) + row


def _cell(words: Words, view: View, placed: PlacedContract) -> Text:
    """Where it is, then its chests and rewards: ═2 BBG 10₨ 3 pts."""
    chests = tea_train.letters(words, view.material.needs[placed.id])
    return Text.assemble(
        fitted(_sign(placed), _SIGN), chests, " ", tea_train.reward(words, view, placed.id)
    )


def _sign(placed: PlacedContract) -> Text:
    match placed.place:
        case Place.DECK:
            return Text()
        case Place.TRAIN:
            return Text(f"{glyphs.COUPLING}{placed.wagon}")
        case Place.TAKEN:
            return glyphs.plantation(placed.owner)


def _signs(words: Words, view: View, width: int) -> Iterator[Text]:
    taken = [(glyphs.plantation(s), words.say(_FULFILLED, owner=s)) for s in view.seats()]
    train = Text(f"{glyphs.COUPLING}1"), words.say("On wagon {wagon}", wagon=1)
    for sign, text in (train, *taken):
        head = fitted(Text(" " * _INDENT) + sign, _INDENT + _SIGN)
        yield from hanging(head, Text(text, style=glyphs.QUIET), width)


_FULFILLED: Final = N_("Fulfilled by {owner:player}")
