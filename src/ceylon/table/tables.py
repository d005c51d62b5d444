"""All tables: made, and found again after a restart."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from ceylon.box import load as load_box
from ceylon.record import Record
from ceylon.rules.options import Options
from ceylon.rules.reasons import N_
from ceylon.store import NewGame, Seating, Store, StoredGame
from ceylon.table import dealing
from ceylon.table.autopilot import Autopilot
from ceylon.table.brains import Brains
from ceylon.table.keeper import Keeper
from ceylon.table.refusals import NotNow, UnknownTable
from ceylon.table.roles import hashed, new_secret, roles_of
from ceylon.table.seats import checked
from ceylon.table.table import Table

PACE: Final = 0.6
_ID_BYTES: Final = 9


class Tables:
    """The tables of one server. A table is loaded when somebody first asks for it."""

    def __init__(self, store: Store, brains: Brains | None = None) -> None:
        self._keeper = Keeper(store)
        self._brains = brains or Brains()
        self._tables: dict[str, Table] = {}
        self._autopilots: dict[str, Autopilot] = {}
        self._loading = asyncio.Lock()

    async def create(
        self,
        options: Options,
        seatings: Sequence[Seating],
        *,
        hot_seat: bool = False,
        pace: float = PACE,
    ) -> tuple[Table, Mapping[str, str]]:
        """A new table, and the secrets of its links by role: they are known only now."""
        box = load_box()
        sealed = dealing.sealed(options, dealing.drawn(options, box), box)
        links = {role: new_secret() for role in roles_of(options.seats)}
        game = NewGame(
            id=secrets.token_urlsafe(_ID_BYTES),
            options=json.dumps(options_as_json(options)),
            box=box.digest,
            digest=dealing.digest(sealed),
            hot_seat=hot_seat,
            pace=pace,
            seatings=tuple(checked(seating) for seating in seatings),
        )
        await self._keeper.create(game, sealed, [(r, hashed(s)) for r, s in links.items()])
        return await self.table(game.id), links

    async def table(self, game: str) -> Table:
        """A table by its id; raises UnknownTable."""
        if game not in self._tables:
            async with self._loading:
                if game not in self._tables:
                    await self._open(game)
        return self._tables[game]

    def skip(self, game: str) -> None:
        """The bots of a table hurry until a person must choose."""
        self._autopilots[game].skip()

    async def revealed(self, table: Table) -> str:
        """The deal with its salt, once the game is over."""
        if not table.game.over:
            raise NotNow(N_("the deal is revealed when the game is over"))
        return await self._keeper.deal(table.id)

    async def close(self) -> None:
        for autopilot in self._autopilots.values():
            await autopilot.close()
        self._brains.close()
        self._keeper.close()

    async def _open(self, game: str) -> None:
        stored = await self._keeper.load(game)
        if stored is None:
            raise UnknownTable
        table = Table(stored, await self._start(stored), self._keeper)
        self._tables[game] = table
        self._autopilots[game] = Autopilot(table, self._brains)

    async def _start(self, stored: StoredGame) -> Record:
        """The game before its first choice."""
        box = load_box()
        if stored.game.box != box.digest:
            raise NotNow(N_("this game was played with another box"))
        return dealing.opened(await self._keeper.deal(stored.game.id), box)


def options_as_json(options: Options) -> dict[str, object]:
    return {
        "seats": options.seats,
        "without": options.without,
        "starting_tiles": options.starting_tiles,
        "start": options.start,
        "railway": options.railway,
    }
