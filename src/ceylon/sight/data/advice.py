"""What an analysis found, with choices as texts and reasons as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
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
from ceylon.analysis.comparison import NOBODY_FOLLOWS
from ceylon.ids import Choice
from ceylon.ids import Seat as SeatId
from ceylon.rules.choices import object_of, text_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.material import DOWN
from ceylon.rules.state import HARVESTING, PLAY
from ceylon.rules.view import View
from ceylon.sight.data.kinds import Chance, ChoiceText, Count, Keywords, Number, Seat
from ceylon.sight.data.published import data
from ceylon.sight.outcomes import Gain, opening_of
from ceylon.words import Words, capital
from ceylon.words.followers import followers
from ceylon.words.names import name, name_with_line

_DECIMALS: Final = 4
_ROOM: Final = {int(PLAY): 290, int(HARVESTING): 150}
_USUAL_ROOM: Final = 185
"""So many letters fit beside the choices of a question; what is longest is left out."""
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
    """A few sentences, true in all that the seat may know."""
    view = View.of(game, game.seat)

    def named(one: Candidate, line: Sequence[Choice], *, abilities: bool) -> str:
        price = game.price(one.choice)
        return name_with_line(words, one.choice, line, view, price, abilities=abilities)

    said = remark(hints)
    brief = replace(said, other_line=())
    what, *rest = [*_coaching(words, brief, named), *_lower_of(words, view, said.candidates[0])]
    ways = (
        [*_coaching(words, said, named), *_for_the_others(words, view, said)],
        [*_coaching(words, brief, named), *_for_the_others(words, view, said)],
        [*_coaching(words, replace(brief, shared=(), aims=()), named)],
        *([what, *rest[:number]] for number in range(len(rest), -1, -1)),
    )
    # Translators: what a coach says: one sentence after the other, the last without its full stop.
    sentences = [words.say("{what}.", what=words.sentences(map(capital, way))) for way in ways]
    room = _ROOM.get(view.question, _USUAL_ROOM)
    sentence = next((each for each in sentences if len(each) <= room), sentences[-1])
    return CoachData(text_of(hints[0].choice), sentence)


def _coaching(words: Words, said: Remark, named: Callable[..., str]) -> Iterator[str]:
    """What to do and why, as sentences without their full stops."""
    what = named(said.candidates[0], said.line, abilities=True)
    other = named(said.other, said.other_line, abilities=False) if said.other else ""
    reasons = [each.sentence(words) for each in said.reasons]
    if said.against:
        yield what
        # Translators: why the choice is better than another one, which is quoted.
        yield words.say("unlike “{other}”: {why}", other=other, why=reasons[0])
        yield from reasons[1:]
    elif reasons:
        yield what
        yield from reasons
    elif not other:
        # Translators: before the choice that a coach recommends.
        yield words.say("best: {what}", what=what)
    elif verb_of(said.candidates[0].choice) == "play":
        yield what
        if said.next_best:
            yield words.say("next best: {other}", other=other)
        else:
            # Translators: a card other than the one that a coach recommends.
            yield words.say("about as good: {other}", other=other)
    elif said.next_best:
        yield words.say("best: {what}", what=what)
        # Translators: the choice that comes after the one that a coach recommends.
        yield words.say("next best: {other}", other=other)
        yield from _purpose(words, said)
    else:
        yield words.say("about equally good: {what}", what=words.either([what, other]))
        yield from _purpose(words, said)


def _purpose(words: Words, said: Remark) -> Iterator[str]:
    """What a choice is for that gains nothing that the other one would not."""
    if said.shared:
        why = said.shared[0].sentence(words)
        # Translators: what two choices that a coach names have in common.
        yield words.say("with either of them: {why}", why=why)
        return
    aims = list(dict.fromkeys(name(words, aim) for aim in said.aims))
    if not aims:
        yield words.say("no measurable difference yet")
    elif len(aims) > 1:
        # Translators: what each of two choices prepares for; two actions such as “plant on K3”.
        yield words.say("the aims: {first} with the one, {second} with the other", **_two(aims))
    elif len(said.aims) > 1 or said.next_best:
        # Translators: what the choice prepares for; an action such as “plant on K3”.
        yield words.say("the aim: {action}", action=aims[0])
    else:
        # Translators: what the first of two choices prepares for.
        yield words.say("the aim of the first: {action}", action=aims[0])


def _two(aims: Sequence[str]) -> dict[str, str]:
    return {"first": aims[0], "second": aims[1]}


def _for_the_others(words: Words, view: View, said: Remark) -> Iterator[str]:
    """What a card lets each of the others do, after what its player does with it."""
    best, other = said.candidates[0], said.other
    told = {reason.text for reason in said.reasons}
    if verb_of(best.choice) != "play" or NOBODY_FOLLOWS in told:
        return
    lower = _lower(words, view, best)
    compared = None if said.reasons or other is None else _lower(words, view, other)
    if compared == lower or compared is None:
        if lower:
            yield lower
        yield from _purpose(words, said) if compared is not None else ()
    else:
        for one, sentence in zip((best, other), (lower, compared), strict=True):
            if one is not None:
                action = words.unit("Short", DOWN[object_of(one.choice)])
                rest = sentence.removeprefix("▼ ")
                yield "▼ " + words.say("{place}: {sentence}", place=action, sentence=rest)


def _lower_of(words: Words, view: View, one: Candidate) -> list[str]:
    """What a card lets the others do, in a list: an empty one for any other choice."""
    said = _lower(words, view, one) if verb_of(one.choice) == "play" else ""
    return [said] if said else []


def _lower(words: Words, view: View, one: Candidate) -> str:
    """What the lower action of a card lets the others do; empty in a solo game."""
    opening = opening_of(view, object_of(one.choice), plan=one.line)
    can = [_gaining(words, seat, opening.gains[seat]) for seat, _ in opening.can]
    return followers(words, can, opening.cannot)


def _gaining(words: Words, seat: SeatId, gain: Gain) -> str:
    if gain.chests:
        # Translators: whom a card lets harvest, and how many chests.
        return words.say("{who:player} (up to {n:chests})", who=seat, n=gain.chests)
    if gain.points:
        # Translators: whom a card lets act, and how many points that may bring.
        return words.say("{who:player} (up to {n:points})", who=seat, n=gain.points)
    return words.unit("player", seat)


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
