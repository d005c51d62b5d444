"""Results for programs: plain objects with rounded numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import isinf

from ceylon.arena.balance import Balance, Group
from ceylon.arena.interval import Interval
from ceylon.arena.rating import Rating
from ceylon.arena.results import Pair, Result

Json = dict[str, object]


def result_as_json(result: Result, rating: Rating | None) -> Json:
    told: Json = {
        "bot": result.bot,
        "seats": result.seats,
        "games": result.games,
        "even": round(result.even, 4),
        **_share("win_share", result.share),
        "mean_score": round(result.score, 2),
        "margin": None if result.margin is None else _interval(result.margin, 2),
        "milliseconds": {name: round(n, 3) for name, n in asdict(result.times).items()},
    }
    if rating is not None:
        told["rating"] = {"mean": round(rating.mean, 2), "spread": round(rating.spread, 2)}
    return told


def pair_as_json(pair: Pair) -> Json:
    return {"first": pair.first, "second": pair.second, **_share("ahead", pair.share)}


def balance_as_json(balance: Balance) -> Json:
    return {
        "games": balance.games,
        "players": balance.players,
        "places": _groups(balance.places),
        "tiles": _groups(balance.tiles),
        "councillors": _groups(balance.councillors),
        "sources": [_rounded(asdict(source)) for source in balance.sources],
        "turns": _interval(balance.turns, 2),
        "lengths": {str(turns): games for turns, games in balance.lengths.items()},
        "by_markers": round(balance.by_markers, 4),
        "mean_score": round(balance.score, 2),
        "winning_score": round(balance.winning_score, 2),
        "lead": _interval(balance.lead, 2),
        "first_lead": _interval(balance.first_lead, 2),
    }


def _groups(groups: Sequence[Group]) -> list[Json]:
    return [
        {
            "number": group.number,
            "seats": group.seats,
            "part": round(group.part, 4),
            **_share("win_share", group.share),
            "mean_score": round(group.score, 2),
        }
        for group in groups
    ]


def _rounded(values: Mapping[str, object]) -> Json:
    return {name: round(n, 2) if isinstance(n, float) else n for name, n in values.items()}


def _share(name: str, share: Interval) -> Json:
    return {name: round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def _interval(interval: Interval, digits: int) -> Json:
    """What one deal alone says has no ends."""
    named = zip(("mean", "low", "high"), interval, strict=True)
    return {name: None if isinf(n) else round(n, digits) for name, n in named}
