"""Faults that are planted into the program, to see whether chaos finds them."""

import asyncio
import secrets
from collections.abc import Callable, Mapping

from ceylon.store import Event, sql
from ceylon.table import Tables, autopilot
from ceylon.table.autopilot import PAUSES, Autopilot
from ceylon.table.keeper import Keeper
from ceylon.table.table import Table


def acknowledged_first() -> None:
    """A choice is acknowledged, and stored a moment later."""
    append = Keeper.append

    async def later(self: Keeper, event: Event, fence: str | None = None) -> None:
        async def store() -> None:
            await asyncio.sleep(0.5)
            await append(self, event, fence)

        _kept.append(asyncio.ensure_future(store()))

    Keeper.append = later  # type: ignore[method-assign]


_kept: list["asyncio.Future[None]"] = []


def no_fence() -> None:
    """The choice of a bot is stored, whoever owns its table."""
    vars(sql)["hold"] = lambda _connection, _fences: None


def no_key() -> None:
    """A click that is sent again is another one, wherever the game is by then."""
    play = Table.play

    async def afresh(self: Table, *args: object, **more: object) -> None:
        seat, choice, _version, _key = args[:4]
        fresh = (seat, choice, self.version, secrets.token_hex(8))
        await play(self, *fresh, *args[4:], **more)  # type: ignore[arg-type]

    Table.play = afresh  # type: ignore[method-assign]


def no_retry() -> None:
    """A bot that could not choose once is silent."""
    vars(autopilot)["_OUTAGE"] = 3600.0
    Tables.__init__.__defaults__ = tuple(
        (3600.0,) if each == PAUSES else each for each in Tables.__init__.__defaults__ or ()
    )
    Autopilot.retry = Autopilot.wake  # type: ignore[method-assign]


PLANTED: Mapping[str, Callable[[], None]] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (acknowledged_first, no_fence, no_key, no_retry)
}
