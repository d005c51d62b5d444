"""A recorded game: what the players chose, what chance decided, and every choice with its facts.

Seats, and ids in facts, count from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ceylon.box import DISTRICTS
from ceylon.ids import SPECTATOR, seats
from ceylon.ids import Seat as SeatId
from ceylon.record import Record
from ceylon.record.header import RULES_VERSION
from ceylon.rules.choices import text_of
from ceylon.rules.deal import Deal
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.options import Options
from ceylon.rules.state import QUESTION_NAMES
from ceylon.rules.view import View
from ceylon.sight.data.facts import FactData, fact_data
from ceylon.sight.data.kinds import (
    CardName,
    ChoiceText,
    ContractName,
    CouncillorName,
    Count,
    DistrictName,
    HexName,
    Level,
    Number,
    RailwayKind,
    Seat,
    Without,
)
from ceylon.sight.data.positions import (
    PositionData,
    SoloPositionData,
    cards,
    contracts,
    hexes,
    or_none,
    position_data,
)
from ceylon.sight.data.published import data
from ceylon.sight.data.scores import ScoreData, score_data
from ceylon.sight.data.tables import QuestionName
from ceylon.sight.history import History


@data
class OptionsData:
    """What the players chose before the game."""

    seats: Number
    """1 is the solo game."""
    without: Without
    """The district that is left out with one or two players (S3)."""
    starting_tiles: bool
    start: Seat | None
    """The starting player, if the players chose one (S1)."""
    railway: RailwayKind
    """Solo: how CR Co.'s railway comes about (R5)."""


@data
class RailwayData:
    """What was drawn for CR Co., depending on where the human starts."""

    plantation: HexName
    line: list[HexName]


@data
class DealData:
    """Everything that chance decided."""

    levels: dict[HexName, Level]
    """The level of each hex; also 0 in a district that is left out."""
    councillors: dict[DistrictName, CouncillorName]
    deck: list[CardName]
    """The action cards as they lie, the top one first."""
    contracts: list[ContractName]
    """As they lie, the top one first."""
    start: Seat
    tiles: list[Number]
    """The number of each seat's starting tile; empty without them."""
    railways: dict[DistrictName, RailwayData]
    """Solo: by the district where the human may start."""


@data
class BoxData:
    """The box that was played with."""

    name: str
    digest: str


@data
class RecordedChoice:
    """A choice, and everything that came of it."""

    seat: Seat
    turn: Count
    """The turn in which it was made; 0 before the first."""
    choice: ChoiceText
    facts: list[FactData]


@data
class OpenQuestion:
    """A position with its open question."""

    question: QuestionName


@data
class AskedPositionData(PositionData, OpenQuestion):
    """A position with its open question."""


@data
class AskedSoloPositionData(SoloPositionData, OpenQuestion):
    """The same in a solo game."""


@data
class RecordData:
    """A recorded game, with the position and the scores after some of its choices."""

    rules: str
    """The version of the rules."""
    box: BoxData
    seats: list[str]
    """The names of the players."""
    bots: list[str | None]
    """By seat: the bot that played there; null for a person."""
    options: OptionsData
    deal: DealData
    choices: list[RecordedChoice]
    at: Count
    """After how many choices the position is."""
    position: AskedPositionData | AskedSoloPositionData
    scores: list[ScoreData]
    """By seat, if the game ended at that position."""


@data
class PartialRecordData:
    """A game in progress as far as one seat may know it: without its deal."""

    partial: bool
    """Always true: it cannot be replayed."""
    rules: str
    """The version of the rules."""
    box: BoxData
    seat: Seat | None
    """Through whose eyes; null for those who watch."""
    bots: list[bool]
    """By seat: whether a bot plays there."""
    options: OptionsData
    choices: list[RecordedChoice]
    """Each with the facts that the seat may know."""


def partial_record(history: History, seat: SeatId, bots: Sequence[bool]) -> PartialRecordData:
    """A game in progress, for the report of a problem."""
    start = history.record
    return PartialRecordData(
        partial=True,
        rules=RULES_VERSION,
        box=BoxData(start.box.name, start.box.digest),
        seat=or_none(seat),
        bots=list(bots),
        options=options_data(start.options),
        choices=[
            RecordedChoice(
                step.seat,
                step.turn,
                text_of(step.choice),
                [fact_data(fact.seen_by(seat)) for fact in step.facts],
            )
            for step in history.steps
        ],
    )


def record_data(record: Record, at: int) -> RecordData:
    game = record.game(at)
    return RecordData(
        rules=RULES_VERSION,
        box=BoxData(record.box.name, record.box.digest),
        seats=record.names,
        bots=[record.bot(seat) for seat in seats(record.options.seats)],
        options=options_data(record.options),
        deal=_deal(record.deal),
        choices=list(_choices(record)),
        at=at,
        position=_position(View.of(game, SPECTATOR)),
        scores=[score_data(score) for score in game.scores()],
    )


def options_data(options: Options) -> OptionsData:
    return OptionsData(
        seats=options.seats,
        without=options.without,
        starting_tiles=options.starting_tiles,
        start=options.start,
        railway=options.railway,
    )


def _deal(deal: Deal) -> DealData:
    named = zip(DISTRICTS, deal.councillors, strict=True)
    return DealData(
        levels=dict(zip(HEX_NAMES, deal.levels, strict=True)),
        councillors={district: f"C{number}" for district, number in named if number},
        deck=cards(deal.deck),
        contracts=contracts(deal.contracts),
        start=deal.start,
        tiles=list(deal.tiles),
        railways={
            DISTRICTS[district]: RailwayData(HEX_NAMES[draw[0]], hexes(draw[1:]))
            for district, draw in enumerate(deal.railways)
            if draw
        },
    )


def _choices(record: Record) -> Iterator[RecordedChoice]:
    seat, turn = record.game(0).seat, 0
    for choice, facts, game in record.replay():
        yield RecordedChoice(seat, turn, text_of(choice), [fact_data(fact) for fact in facts])
        seat, turn = game.seat, game.turn


def _position(view: View) -> AskedPositionData | AskedSoloPositionData:
    kind = AskedSoloPositionData if view.solo else AskedPositionData
    return kind(question=QUESTION_NAMES[view.question], **vars(position_data(view)))
