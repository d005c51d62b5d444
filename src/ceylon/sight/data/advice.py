"""What an analysis found, with choices as texts and reasons as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Final

from ceylon.analysis import (
    Analysis,
    Candidate,
    Message,
    Moment,
    Remark,
    TurningPoint,
    remark,
)
from ceylon.ids import Choice
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.sight.data.kinds import Chance, ChoiceText, Count, Keywords, Number, Seat
from ceylon.sight.data.published import data
from ceylon.words import Words, capital
from ceylon.words.names import name, name_with_line

_DECIMALS: Final = 4
Chances = Annotated[list[Chance], Keywords(maxItems=4)]


@data
class MessageData:
    """A sentence with its numbers."""

    text: str
    """The sentence in English, with its values as fields."""
    values: dict[str, int | list[int]]
    sentence: str
    """The sentence in the reader's language."""


@data
class CandidateData:
    """A legal choice and what it leads to."""

    choice: ChoiceText
    seat: Seat
    """Who chooses."""
    chance: Chance
    """That seat's chance of winning, after this choice."""
    chances: Chances
    """The chance of each seat."""
    visits: Count
    """How many simulations tried it; 0 if it was only evaluated."""
    line: list[ChoiceText]
    """How the seat continues, as far as that is predictable."""
    reasons: list[MessageData]


@data
class HintData(CandidateData):
    """One of the best choices, in words."""

    label: str
    """The label of this choice at the table."""
    sentence: str
    """The label, and how the choice continues."""


@data
class CoachData:
    """What a coach says at a choice."""

    choice: ChoiceText
    """The best one."""
    sentence: str
    """What to do and why; or, if several choices are about equally good, that they are."""


@data
class MomentData:
    """One choice of a game, and what could be expected before it."""

    number: Number
    """Choices count from 1."""
    turn: Count
    """0 before the first turn."""
    seat: Seat
    choice: ChoiceText
    """The one that was made."""
    best: ChoiceText
    chances: Chances
    """Each seat's chance of winning, if the best choice is made."""
    swing: Chance
    """How much of its chance the choice cost its seat: 0 for the best one."""


@data
class TurningPointData(MomentData):
    """A choice that changed the game, and why another was better."""

    line: list[ChoiceText]
    """How the better choice continues for its seat."""
    reasons: list[MessageData]


@data
class AnalysisData:
    """A game, choice by choice."""

    choices: Count
    """How many the game has."""
    complete: bool
    """Whether each of them was analysed, and the analysis was not cancelled."""
    over: bool
    """Whether the game was played to its end."""
    seed: int
    """The seed of what was imagined."""
    simulations: Count | None
    """For each moment; null if a time was given instead."""
    moments: list[MomentData]
    last: Chances
    """The chances after the last choice: the winner's is 1. Empty if it is not complete."""
    turning_points: list[TurningPointData]
    """The choices that cost their seats the most, the worst first."""


def candidate_data(found: Candidate, words: Words) -> CandidateData:
    return CandidateData(
        choice=text_of(found.choice),
        seat=found.seat,
        chance=round(found.chance, _DECIMALS),
        chances=_rounded(found.chances),
        visits=found.visits,
        line=_texts(found.line),
        reasons=_messages(found.reasons, words),
    )


def hints_data(game: Game, found: Sequence[Candidate], words: Words) -> Iterator[HintData]:
    """The label is that of the table's choices; the sentence also says how it continues."""
    view = View.of(game, game.seat)
    for each in found:
        price = game.price(each.choice)
        yield HintData(
            **vars(candidate_data(each, words)),
            label=name(words, each.choice, view, price),
            sentence=name_with_line(words, each.choice, each.line, view, price),
        )


def coach_data(game: Game, hints: Sequence[Candidate], words: Words) -> CoachData:
    """One sentence, true in all that the seat may know."""
    view = View.of(game, game.seat)

    def named(one: Candidate, line: Sequence[Choice] = ()) -> str:
        price = game.price(one.choice)
        return name_with_line(words, one.choice, line, view, price, abilities=True)

    sentence = _coaching(words, remark(hints), named)
    return CoachData(text_of(hints[0].choice), sentence)


def _coaching(words: Words, said: Remark, named: Callable[..., str]) -> str:
    what = named(said.candidates[0], said.line)
    if said.reasons:
        why = words.sentences(capital(each.sentence(words)) for each in said.reasons)
        # Translators: what to choose, and a reason for it.
        return words.say("{what}. {why}.", what=capital(what), why=why)
    if len(said.candidates) > 1 and said.line:
        # Translators: before the choice that a coach recommends, if others are about as good.
        return words.say("Among the best: {what}.", what=what)
    if len(said.candidates) > 1:
        names = map(named, said.candidates)
        return words.say("About equally good: {what}.", what=words.either(names))
    if said.next_best:
        # Translators: the choice that a coach recommends, and the one that comes next.
        return words.say(
            "Best: {what}. Next best: {other}.", what=what, other=named(said.next_best)
        )
    # Translators: before the choice that a coach recommends.
    return words.say("Best: {what}.", what=what)


def analysis_data(analysis: Analysis, words: Words) -> AnalysisData:
    return AnalysisData(
        choices=analysis.choices,
        complete=analysis.complete,
        over=analysis.over,
        seed=analysis.seed,
        simulations=analysis.simulations,
        moments=[_moment(moment) for moment in analysis.moments],
        last=_rounded(analysis.last),
        turning_points=[_turning_point(point, words) for point in analysis.turning_points],
    )


def _moment(moment: Moment) -> MomentData:
    return MomentData(
        number=moment.number,
        turn=moment.turn,
        seat=moment.seat,
        choice=text_of(moment.choice),
        best=text_of(moment.best),
        chances=_rounded(moment.chances),
        swing=round(moment.swing, _DECIMALS),
    )


def _turning_point(point: TurningPoint, words: Words) -> TurningPointData:
    return TurningPointData(
        **vars(_moment(point.moment)),
        line=_texts(point.line),
        reasons=_messages(point.reasons, words),
    )


def _messages(messages: Sequence[Message], words: Words) -> list[MessageData]:
    return [MessageData(each.text, _values(each), each.sentence(words)) for each in messages]


def _values(message: Message) -> dict[str, int | list[int]]:
    values = message.values.items()
    return {name: each if isinstance(each, int) else list(each) for name, each in values}


def _texts(choices: Sequence[Choice]) -> list[str]:
    return [text_of(choice) for choice in choices]


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, _DECIMALS) for chance in chances]
