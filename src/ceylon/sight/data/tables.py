"""A table as one seat sees it."""

from __future__ import annotations

from typing import Annotated

from ceylon.rules.choices import text_of
from ceylon.rules.reasons import Reason
from ceylon.rules.state import QUESTION_NAMES
from ceylon.sight.data.facts import ToldData, told_data
from ceylon.sight.data.kinds import CardName, ChoiceText, Count, Digest, Keywords, Seat
from ceylon.sight.data.positions import (
    PositionData,
    SoloPositionData,
    cards,
    or_none,
    position_data,
)
from ceylon.sight.data.published import data
from ceylon.sight.data.scores import ScoreData, score_data
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen, Sitter
from ceylon.words import LANGUAGES, Words
from ceylon.words.explanations import explain
from ceylon.words.scoring import ties

QuestionName = Annotated[str, Keywords("QuestionName", enum=list(QUESTION_NAMES))]


@data
class QuestionData:
    """The open question, which waits for a choice."""

    name: QuestionName
    sentence: str


@data
class ReasonData:
    """Why a choice is not legal."""

    rule: str
    """The rule's ID."""
    text: str
    """The sentence in English, with its values as fields."""
    sentence: str
    """The sentence in the reader's language."""


@data
class UndoData:
    """What this seat may take back."""

    choice: ChoiceText
    """Its last choice."""
    whole_turn: bool
    """Whether it may also take back everything that it chose this turn."""
    ask: bool
    """Whether the others must agree first."""


@data
class AskingData:
    """A request to undo."""

    choice: ChoiceText
    """What the seat that asks would take back, with everything after it."""
    agreed: list[Seat]
    waiting: list[Seat]
    """Who has not answered yet."""


@data
class SharedTable:
    """What everyone at a table sees alike."""

    table: str
    """The table's ID."""
    language: Annotated[str, Keywords(enum=list(LANGUAGES))]
    """The language of the sentences."""
    version: Count
    """Increases by one with each choice and each undo."""
    shown: Count
    """The moment that is shown: always `version` here."""
    finished: bool
    solo: bool
    hints: bool
    """Whether the player who must choose may ask for hints."""
    seats: list[Sitter]
    """In a solo game CR Co. has the second."""
    undo_asked: Seat | None
    """The seat that is asking the others for an undo."""
    undo_request: AskingData | None
    """What it is asking for, and what the others have said so far."""
    position: PositionData | SoloPositionData
    scores: list[ScoreData]
    """By seat: the scoring if the game ended now; at the end, the scoring."""
    ties: list[str]
    """A sentence for each tie that technology decided (E9)."""


@data
class OwnTable:
    """What is for one seat only: its hand, its choices, and its log."""

    seat: Seat | None
    """Whose table this is; null for a spectator."""
    hand: Annotated[list[CardName], Keywords(maxItems=3)]
    question: QuestionData
    choices: list[Offer]
    """What this seat may choose now; empty when it is not its turn to choose."""
    reasons: dict[ChoiceText, ReasonData]
    """Why plausible choices are not legal."""
    undo: UndoData | None
    undo_refused_by: Seat | None
    """Who has just declined what this seat asked for."""
    must_answer: bool
    """Whether the seat that is asking for an undo is waiting for this one's answer."""
    log: list[ToldData]
    curtain: Seat | None
    """Hot-seat: for whom the curtain must be lifted."""
    digest: Digest
    """A commitment to the deal: its SHA-256 with a secret salt."""
    host: bool
    """Whether this link has the host's rights."""


@data
class TableData(OwnTable, SharedTable):
    """A table as one seat sees it."""


def shared_table(screen: Screen) -> SharedTable:
    return SharedTable(
        table=screen.table,
        language=screen.words.language,
        version=screen.version,
        shown=screen.shown,
        finished=screen.finished,
        solo=screen.solo,
        hints=screen.hints,
        seats=list(screen.sitters),
        undo_asked=or_none(screen.undo_asked),
        undo_request=_asking(screen),
        position=position_data(screen.view),
        scores=[score_data(score) for score in screen.scores],
        ties=ties(screen.words, screen.scores),
    )


def own_table(screen: Screen, *, curtain: Seat, digest: str) -> OwnTable:
    words = screen.words
    return OwnTable(
        seat=None if screen.watching else screen.seat,
        hand=cards(bytes(screen.view.hand())),
        question=QuestionData(QUESTION_NAMES[screen.view.question], screen.question),
        choices=list(screen.offers),
        reasons={text: reason_data(words, why) for text, why in screen.reasons.items()},
        undo=_undo(screen),
        undo_refused_by=or_none(screen.refused_by),
        must_answer=screen.must_answer,
        log=[told_data(line.number, screen.tell(line), line.fact) for line in screen.log],
        curtain=or_none(curtain),
        digest=digest,
        host=screen.host,
    )


def reason_data(words: Words, reason: Reason) -> ReasonData:
    return ReasonData(reason.rule, reason.text, explain(words, reason))


def _asking(screen: Screen) -> AskingData | None:
    asking = screen.asking
    if asking is None:
        return None
    return AskingData(text_of(asking.choice), list(asking.agreed), list(asking.waiting))


def _undo(screen: Screen) -> UndoData | None:
    undo = screen.undo
    if undo is None:
        return None
    return UndoData(text_of(undo.choice), whole_turn=undo.whole_turn, ask=undo.ask)
