"""Nobody in: what a seat cannot see is in no byte that it is sent.

Two games whose deals differ only in what a seat cannot see are played in the same way, each on a
server of its own. Everything that the seat is sent must then be the same to the byte.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from tests.laws.modes import MODES
from tests.thorough import sampled
from tests.web.server.overhearing import Listener
from tests.web.server.serving import Served, serving
from tests.web.server.twins import Twins, roles, stored, twins

from ceylon.ids import SPECTATOR
from ceylon.rules.options import Options
from ceylon.seats import HERE
from ceylon.table.roles import HOST

LENGTHS = (9, 33, 57)
LIVE = 4
"""Choices that are made while the seat listens."""
SHARED_SCREEN = "shared-screen"


def games_of(mode: str, options: Options) -> Iterator[Twins]:
    for number, (seat, role) in enumerate(roles(options)):
        name = f"{mode}-{role}".replace(" ", "")
        yield twins(name, options, seat, role, LENGTHS[number % len(LENGTHS)], LIVE)


def shared_screen() -> Twins:
    """The curtain is down, and the host's screen shows nobody's cards."""
    game = twins(SHARED_SCREEN, Options(3), SPECTATOR, HOST, 33, 0)
    return replace(game, kind=HERE)


@pytest.fixture(scope="module")
def games() -> dict[str, Sequence[Twins]]:
    found: dict[str, Sequence[Twins]] = {
        mode: list(games_of(mode, options)) for mode, options in MODES.items()
    }
    return {**found, SHARED_SCREEN: [shared_screen()]}


@pytest.fixture(scope="module")
def both(
    games: dict[str, Sequence[Twins]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Served]]:
    """Two servers: all games with one deal, and with the other."""
    folder: Path = tmp_path_factory.mktemp("twins")
    everything = [game for group in games.values() for game in group]
    with ExitStack() as stack:
        servers = []
        for which in (0, 1):
            path = folder / f"{which}.db"
            stored(path, everything, which)
            servers.append(stack.enter_context(serving(path)))
        yield servers


SAMPLE = ("2-without-uva", "4-tiles", "solo-drawn-without-uva", SHARED_SCREEN)


@pytest.mark.parametrize("mode", sampled([*MODES, SHARED_SCREEN], *SAMPLE))
def test_what_cannot_be_seen_changes_no_byte(
    mode: str, games: dict[str, Sequence[Twins]], both: list[Served]
) -> None:
    """Section 8: for every role, in the middle of a random game (criteria 22, 53, 54)."""
    hints = 0
    for game in games[mode]:
        assert game.deals[0] != game.deals[1]
        first, second = (Listener(served, game).listen() for served in both)
        assert first.keys() == second.keys()
        for what, sent in first.items():
            assert sent.replace(both[0].url.encode(), b"") == second[what].replace(
                both[1].url.encode(), b""
            ), f"{game.id}: {what}"
        given = (sent for what, sent in first.items() if what.endswith(" hint"))
        hints += sum(b'"hints":[' in sent for sent in given)
    assert hints or mode == SHARED_SCREEN
