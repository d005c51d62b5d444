"""The server of these tests: the real one, but its games can be repeated.

A test leaves its seed in a file, and the next table is dealt from it. A bot's chance comes from
what the bot sees, so that the same choices are answered by the same ones. Reviews can be brief,
with few simulations.
"""

import sys
from functools import partial
from operator import attrgetter
from pathlib import Path
from random import Random
from unittest.mock import patch
from zlib import crc32

from tests.web.server import launch
from tests.web.server.brief import judge

from ceylon.analysis import Judged
from ceylon.box import Box
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.options import Options
from ceylon.rules.state import BOARD, TABLE
from ceylon.rules.view import SEEN, View
from ceylon.table import sealed_deal
from ceylon.table.brains import BotChoice, Brains

thought = Brains.choose


def main() -> None:
    seed, brief = Path(sys.argv[3]), "brief" in sys.argv[4:]

    def drawn(options: Options, box: Box) -> Deal:
        return draw_deal(options, Random(seed.read_text()), box)

    judging = judge_briefly if brief else Brains.judge
    with (
        patch.object(sealed_deal, "draw", drawn),
        patch.object(Brains, "choose", choose),
        patch.object(Brains, "judge", judging),
    ):
        launch.main()


async def choose(self: Brains, bot: str, _seed: int, view: View, legal: list[Choice]) -> BotChoice:
    boards = tuple(attrgetter(*BOARD)(player) for player in view.players)
    seen = (int(view.land.without), attrgetter(*TABLE, *SEEN)(view), boards)
    return await thought(self, bot, crc32(repr(seen).encode()), view, legal)


async def judge_briefly(self: Brains, record: Record, number: int) -> Judged:
    return await self._reviews.run(partial(judge, record.text(), record.box, number))


if __name__ == "__main__":
    main()
