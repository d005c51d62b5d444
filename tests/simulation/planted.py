"""Faults that are planted into the protocol, to see whether the simulation finds them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pytest
from tests.simulation.world import World

from ceylon.sight.history import History
from ceylon.store import Event, Later
from ceylon.table import Table
from ceylon.table.listener import Listener
from ceylon.table.peers import Peers

Plant = Callable[[World, pytest.MonkeyPatch], None]


def no_fence(world: World, _patch: pytest.MonkeyPatch) -> None:
    """The choice of a bot is stored whoever lets it play."""
    world.database.fenced = False


def told_apart(world: World, _patch: pytest.MonkeyPatch) -> None:
    """What was stored is told afterwards, outside of the transaction."""
    world.notify_apart = True


def told_first(_world: World, patch: pytest.MonkeyPatch) -> None:
    """Pages are told of a choice before it is stored."""

    async def append(self: Table, event: Event, history: History, fence: str | None) -> None:
        before = self._marks
        self._add(Later(before, events=(event,)), history)
        try:
            await self._keeper.append(event, fence)
        except BaseException:
            self._events.remove(event)
            raise
        self._marks = Later(before).marks.__class__(
            event.number, before.asks, before.seatings, before.links
        )

    patch.setattr(Table, "_append", append)


def nothing_made_good(_world: World, patch: pytest.MonkeyPatch) -> None:
    """After a silence nobody asks the store what was missed."""
    patch.setattr(Listener, "resumed", lambda _self: None)


def any_number(world: World, _patch: pytest.MonkeyPatch) -> None:
    """A choice is stored after whatever was stored last, not after what its chooser saw."""
    world.database.numbered = False


def never_given_up(_world: World, patch: pytest.MonkeyPatch) -> None:
    """Nobody ends the session of a process that is dead."""

    def silent(_self: Peers) -> list[str]:
        return []

    patch.setattr(Peers, "_silent", silent)


PLANTED: Mapping[str, Plant] = {
    plant.__name__.replace("_", " "): plant
    for plant in (
        no_fence,
        told_apart,
        told_first,
        nothing_made_good,
        any_number,
        never_given_up,
    )
}


@contextmanager
def planted(name: str, world: World) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        PLANTED[name](world, patch)
        yield
