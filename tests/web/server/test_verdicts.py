"""Verdicts on choices that are tried again: each is thought about once, and few at a time."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from tests.table.alone import Alone

from ceylon.analysis import Candidate, Retry
from ceylon.ids import Choice, Seat
from ceylon.rules.view import View
from ceylon.table import Table
from ceylon.web.server.answers import TooOften
from ceylon.web.server.verdicts import Verdicts

FOUND = Retry(*(Candidate(Choice(n), Seat(0), (0.5, 0.5), 1) for n in range(3)))
VIEW = cast("View", None)


def finished(name: str) -> Table:
    """As much of a table as a verdict is about."""
    steps = [SimpleNamespace(choice=Choice(0))]
    history = SimpleNamespace(steps=steps)
    return cast("Table", SimpleNamespace(id=name, version=1, history=history))


class Thinker:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = asyncio.Event()

    async def judge(self, _view: View, _played: Choice, _tried: Choice) -> Retry:
        self.asked += 1
        await self.go.wait()
        return FOUND


def test_a_verdict_is_found_once() -> None:
    """However often it is asked for, and even if the first who asked has left."""

    async def ask() -> None:
        thinker = Thinker()
        verdicts = Verdicts(thinker.judge, Alone())
        asked = [
            asyncio.ensure_future(verdicts.of(finished("T1"), 0, VIEW, Choice(1))) for _ in range(5)
        ]
        await asyncio.sleep(0)
        asked[0].cancel()
        thinker.go.set()
        assert await asyncio.gather(*asked[1:]) == [FOUND] * 4
        assert await verdicts.of(finished("T1"), 0, VIEW, Choice(1)) == FOUND
        assert thinker.asked == 1

    asyncio.run(ask())


def test_nobody_keeps_the_bots_from_thinking() -> None:
    """Two at a time for a client, however many tables it has; afterwards it goes on."""

    async def ask() -> None:
        thinker = Thinker()
        verdicts = Verdicts(thinker.judge, Alone())
        asked = [
            asyncio.ensure_future(verdicts.of(finished(f"T{n}"), 0, VIEW, Choice(n), f"C{n % 4}"))
            for n in range(12)
        ]
        refused = asyncio.gather(*asked, return_exceptions=True)
        for _ in range(3):
            await asyncio.sleep(0)
        assert thinker.asked == 8
        with pytest.raises(TooOften):
            await verdicts.of(finished("T99"), 0, VIEW, Choice(1), "C1")
        other = asyncio.ensure_future(verdicts.of(finished("T99"), 0, VIEW, Choice(1), "C9"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert thinker.asked == 9
        thinker.go.set()
        assert await other == FOUND
        assert sum(isinstance(each, TooOften) for each in await refused) == 4
        assert await verdicts.of(finished("T0"), 0, VIEW, Choice(99)) == FOUND

    asyncio.run(ask())


def test_a_thought_that_failed_is_had_again() -> None:
    async def ask() -> None:
        failing = [RuntimeError("no memory")]

        async def judge(_view: View, _played: Choice, _tried: Choice) -> Retry:
            if failing:
                raise failing.pop()
            return FOUND

        verdicts = Verdicts(judge, Alone())
        with pytest.raises(RuntimeError):
            await verdicts.of(finished("T1"), 0, VIEW, Choice(1))
        assert await verdicts.of(finished("T1"), 0, VIEW, Choice(1)) == FOUND

    asyncio.run(ask())
