"""What the arena found, for programs. Shares and chances are from 0 to 1; numbers are rounded."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf
from typing import Annotated

from ceylon.arena.balance import Balance, Group, MeanPoints
from ceylon.arena.interval import Interval
from ceylon.arena.rating import Rating
from ceylon.arena.results import Pair, Result
from ceylon.arena.times import Times
from ceylon.arena.verdict import Verdict
from ceylon.rules.scoring import SOURCES
from ceylon.sight.data.kinds import Chance, Count, Keywords, Number
from ceylon.sight.data.published import data

SourceName = Annotated[str, Keywords("SourceName", enum=list(SOURCES))]


@data
class IntervalData:
    """A mean with its 95% interval, which a single deal does not have."""

    mean: float
    low: float | None
    high: float | None


@data
class TimesData:
    """Milliseconds per choice."""

    choices: Count
    """How many were measured."""
    mean: float
    nearly_all: float
    """The 99th percentile."""
    longest: float


@data
class RatingData:
    """The estimated strength of a bot, by the Plackett-Luce model."""

    mean: float
    spread: float
    """The standard deviation."""


@data
class ResultData:
    """How the bots of one name fared, in the games in which they played."""

    bot: str
    seats: Number
    """How many seats they had in each game."""
    games: Number
    even: Chance
    """The share that they would win if all were equally good; in a solo game, a half."""
    win_share: Chance
    """The share of games that one of them won; in a solo game, in which it beat CR Co."""
    low: Chance
    """The lower end of its 95% interval."""
    high: Chance
    mean_score: float
    """Over all games and seats."""
    margin: IntervalData | None
    """Their best score minus the best of all others; null if there are no others."""
    milliseconds: TimesData
    faults: Count
    """How often chance chose in their place: a bot of one's own may fail."""


@data
class RatedResultData(ResultData):
    """The same for a round robin."""

    rating: RatingData


@data
class PairData:
    """Two bots that met."""

    first: str
    second: str
    ahead: Chance
    """The share of games in which the first finished ahead of the second."""
    low: Chance
    """The lower end of its 95% interval."""
    high: Chance


@data
class AnswerData:
    """The question of `--until-decided`."""

    bot: str
    share: Chance
    answer: Annotated[str, Keywords(enum=["more", "less"])] | None
    """Whether the bot wins more than the share, or less; null if there were too few games to
    tell."""


@data
class ArenaData:
    """What `ceylon arena` found."""

    games: Number
    deals: Number
    results: Sequence[ResultData | RatedResultData]
    """One for each bot, in the order in which they were named."""


@data
class LineUpsData(ArenaData):
    """The same with several line-ups."""

    pairs: list[PairData]
    """Each pair that met."""


@data
class DecidedData(ArenaData):
    """The same with `--until-decided`."""

    question: AnswerData


@data
class GroupData:
    """The seats that have something in common, over all games."""

    number: Number
    seats: Count
    part: Chance
    """The share of the seats that could have been in it that were."""
    win_share: Chance
    """The share of games that such a seat won."""
    low: Chance
    """The lower end of its 95% interval."""
    high: Chance
    mean_score: float


@data
class SourceData:
    """Where points come from."""

    name: SourceName
    mean: float
    """Over all seats."""
    winners: float
    """Over the winners."""


@data
class BalanceData:
    """What `ceylon balance` found: one bot against itself."""

    bot: str
    seed: int
    games: Number
    players: Number
    places: list[GroupData]
    """By the order of play, from 1 for the starting player."""
    tiles: list[GroupData]
    """By the number of the starting tile."""
    councillors: list[GroupData]
    """By the number of the councillor contracted; a seat is in as many groups as it has."""
    sources: list[SourceData]
    turns: IntervalData
    """The length of a game."""
    lengths: dict[str, Count]
    """How many games took each number of turns."""
    by_markers: Chance
    """The share of games ended by a last marker."""
    mean_score: float
    winning_score: float
    lead: IntervalData
    """The winner's lead over second place, in points."""
    first_lead: IntervalData
    """The starting player's points minus the others' average."""


def arena_data(
    games: int,
    deals: int,
    results: Sequence[ResultData],
    pairs: Sequence[Pair] = (),
    verdict: Verdict | None = None,
) -> ArenaData:
    known = ArenaData(games, deals, results)
    if verdict:
        answer = AnswerData(verdict.bot, verdict.share, verdict.answer)
        return DecidedData(**vars(known), question=answer)
    met = [PairData(pair.first, pair.second, *_rounded(pair.share, 4)) for pair in pairs]
    return LineUpsData(**vars(known), pairs=met) if met else known


def result_data(result: Result, rating: Rating | None = None) -> ResultData:
    known = _result(result)
    if rating is None:
        return known
    rated = RatingData(round(rating.mean, 2), round(rating.spread, 2))
    return RatedResultData(**vars(known), rating=rated)


def _result(result: Result) -> ResultData:
    share = _rounded(result.share, 4)
    return ResultData(
        bot=result.bot,
        seats=result.seats,
        games=result.games,
        even=round(result.even, 4),
        win_share=share.value,
        low=share.low,
        high=share.high,
        mean_score=round(result.score, 2),
        margin=None if result.margin is None else _interval(result.margin),
        milliseconds=_times(result.times),
        faults=result.faults,
    )


def balance_data(balance: Balance, *, bot: str, seed: int) -> BalanceData:
    return BalanceData(
        bot=bot,
        seed=seed,
        games=balance.games,
        players=balance.players,
        places=_groups(balance.places),
        tiles=_groups(balance.tiles),
        councillors=_groups(balance.councillors),
        sources=[_source(source) for source in balance.sources],
        turns=_interval(balance.turns),
        lengths={str(turns): games for turns, games in balance.lengths.items()},
        by_markers=round(balance.by_markers, 4),
        mean_score=round(balance.score, 2),
        winning_score=round(balance.winning_score, 2),
        lead=_interval(balance.lead),
        first_lead=_interval(balance.first_lead),
    )


def _groups(groups: Sequence[Group]) -> list[GroupData]:
    return [_group(group) for group in groups]


def _group(group: Group) -> GroupData:
    share = _rounded(group.share, 4)
    part, score = round(group.part, 4), round(group.score, 2)
    return GroupData(group.number, group.seats, part, share.value, share.low, share.high, score)


def _source(source: MeanPoints) -> SourceData:
    return SourceData(source.name, round(source.mean, 2), round(source.winners, 2))


def _times(times: Times) -> TimesData:
    return TimesData(
        choices=times.choices,
        mean=round(times.mean, 3),
        nearly_all=round(times.nearly_all, 3),
        longest=round(times.longest, 3),
    )


def _rounded(interval: Interval, digits: int) -> Interval:
    return Interval(*(round(value, digits) for value in interval))


def _interval(interval: Interval) -> IntervalData:
    low, high = (None if isinf(end) else round(end, 2) for end in (interval.low, interval.high))
    return IntervalData(round(interval.value, 2), low, high)
