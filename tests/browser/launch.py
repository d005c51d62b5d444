"""The server of these tests: the real one, but its games can be repeated.

A test leaves its seed in a file, and the next table is dealt from it. A bot's chance comes from
what the bot sees, so that the same choices are answered by the same ones.
"""

import sys
from pathlib import Path
from random import Random
from unittest.mock import patch
from zlib import crc32

from tests.web.server import launch

from ceylon.box import Box
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.wire import packed
from ceylon.table import dealing
from ceylon.table.brains import Brains, Chosen

thought = Brains.choose


def main() -> None:
    seed = Path(sys.argv[3])

    def drawn(options: Options, box: Box) -> Deal:
        return draw_deal(options, Random(seed.read_text()), box)

    with patch.object(dealing, "drawn", drawn), patch.object(Brains, "choose", choose):
        launch.main()


async def choose(self: Brains, bot: str, _seed: int, view: View, legal: list[int]) -> Chosen:
    seen = crc32(repr(packed(view)).encode())
    return await thought(self, bot, seen, view, legal)


if __name__ == "__main__":
    main()
