"""The text form of a puzzle: one line of JSON. Choices and cards are their numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict

from ceylon.analysis import Message
from ceylon.ids import Choice, Seat
from ceylon.puzzles.puzzle import Puzzle, Reasons
from ceylon.rules.deal import Deal
from ceylon.rules.options import Options

_DECIMALS: Final = 3
_COMPACT: Final = (",", ":")

ValueText = int | list[int] | dict[str, list[int]]
MessageText = tuple[str, dict[str, ValueText]]
_TOGETHER: Final = "together"
"""Numbers that are one value, such as chests by their tea; a list is several values."""


class OptionsText(TypedDict):
    """What the table chose, as far as it is not the usual."""

    seats: int
    without: NotRequired[str]
    starting_tiles: NotRequired[bool]
    railway: NotRequired[str]


class DealText(TypedDict):
    """A deal, its bytes in hexadecimal digits."""

    levels: str
    councillors: str
    deck: str
    contracts: str
    start: int
    tiles: NotRequired[str]
    railways: NotRequired[list[str]]


class PuzzleText(TypedDict):
    """A puzzle, as its line has it."""

    game: int
    options: OptionsText
    deal: DealText
    choices: list[Choice]
    answers: list[Choice]
    line: list[Choice]
    budget: int
    chances: dict[str, float]
    reasons: dict[str, list[MessageText]]


def line_of(puzzle: Puzzle) -> str:
    """The puzzle on one line."""
    text = PuzzleText(
        game=puzzle.game,
        options=_options_text(puzzle.options),
        deal=_deal_text(puzzle.deal),
        choices=list(puzzle.choices),
        answers=list(puzzle.answers),
        line=list(puzzle.line),
        budget=puzzle.budget,
        chances={str(each): round(chance, _DECIMALS) for each, chance in puzzle.chances.items()},
        reasons={str(each): _messages_text(told) for each, told in puzzle.reasons.items()},
    )
    return json.dumps(text, separators=_COMPACT, ensure_ascii=False)


def puzzle_of(line: str) -> Puzzle:
    """The puzzle of a line."""
    text: PuzzleText = json.loads(line)
    return Puzzle(
        options=_options(text["options"]),
        deal=_deal(text["deal"]),
        choices=tuple(text["choices"]),
        answers=tuple(text["answers"]),
        line=tuple(text["line"]),
        budget=text["budget"],
        chances={Choice(int(each)): chance for each, chance in text["chances"].items()},
        reasons={Choice(int(each)): _messages(told) for each, told in text["reasons"].items()},
        game=text["game"],
    )


# Options and deal


def _options_text(options: Options) -> OptionsText:
    text = OptionsText(seats=options.seats)
    if options.without != "uva":
        text["without"] = options.without
    if options.starting_tiles:
        text["starting_tiles"] = True
    if options.railway != "drawn":
        text["railway"] = options.railway
    return text


def _options(text: OptionsText) -> Options:
    return Options(
        text["seats"],
        without=text.get("without", "uva"),
        starting_tiles=text.get("starting_tiles", False),
        railway=text.get("railway", "drawn"),
    )


def _deal_text(deal: Deal) -> DealText:
    text = DealText(
        levels=deal.levels.hex(),
        councillors=deal.councillors.hex(),
        deck=deal.deck.hex(),
        contracts=deal.contracts.hex(),
        start=deal.start,
    )
    if deal.tiles:
        text["tiles"] = deal.tiles.hex()
    if deal.railways:
        text["railways"] = [draw.hex() for draw in deal.railways]
    return text


def _deal(text: DealText) -> Deal:
    return Deal(
        levels=bytes.fromhex(text["levels"]),
        councillors=bytes.fromhex(text["councillors"]),
        deck=bytes.fromhex(text["deck"]),
        contracts=bytes.fromhex(text["contracts"]),
        start=Seat(text["start"]),
        tiles=bytes.fromhex(text.get("tiles", "")),
        railways=tuple(bytes.fromhex(draw) for draw in text.get("railways", [])),
    )


# Reasons


def _messages_text(reasons: Reasons) -> list[MessageText]:
    return [(each.text, _plain(each.values)) for each in reasons]


def _plain(values: Mapping[str, int | Sequence[int]]) -> dict[str, ValueText]:
    return {name: _value_text(value) for name, value in values.items()}


def _value_text(value: int | Sequence[int]) -> ValueText:
    if isinstance(value, tuple):
        return {_TOGETHER: list(value)}
    return value if isinstance(value, int) else list(value)


def _messages(told: Sequence[MessageText]) -> Reasons:
    return tuple(Message(text, _values(values)) for text, values in told)


def _values(plain: Mapping[str, ValueText]) -> dict[str, int | Sequence[int]]:
    return {
        name: tuple(value[_TOGETHER]) if isinstance(value, dict) else value
        for name, value in plain.items()
    }
