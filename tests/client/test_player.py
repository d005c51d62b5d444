"""A bot sits down at the table of a real server, on a real port."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event

import pytest
from tests.web.server.serving import Made, Served, serving, start

from ceylon import bots
from ceylon.bots.match import BotError
from ceylon.client import Finished, NoSeat, OtherVersion, Refused, sit_down
from ceylon.client.player import Player
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.choices import ALL_CHOICES
from ceylon.rules.view import View

HUMAN, OPEN, PUPIL, CHANCE = ({"kind": kind} for kind in ("human", "open", "pupil", "chance"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("client")
    with serving(folder / "tables.db") as found:
        yield found


class Watched:
    """Plays at random, and keeps what it saw."""

    name = "Watched"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.seen: list[tuple[View, list[Choice], Choice]] = []

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        choice = self._rng.choice(legal)
        self.seen.append((view, legal, choice))
        return choice


def link(made: Made, role: str) -> str:
    return str(made.answer["links"][role])


def record_of(made: Made) -> Record:
    answer = made.as_("watch").client.get(f"/api/tables/{made.id}/record").json()
    return Record.parse(answer["record"])


def check(finished: Finished, made: Made, bot: Watched) -> None:
    """What it saw was the view of its seat at each of its choices, and no other."""
    record, seen = record_of(made), iter(bot.seen)
    game = record.game(0)
    for choice in record.choices:
        if game.seat == finished.seat:
            view, legal, chosen = next(seen)
            assert view == View.of(game, finished.seat)
            assert (legal, chosen) == (game.legal(), choice)
        game.push(choice)
    assert next(seen, None) is None
    assert finished.totals == [score.total for score in game.scores()]
    assert finished.ranks == [score.rank for score in game.scores()]


def test_a_whole_game_against_a_pupil(served: Served) -> None:
    made, bot = served.made([HUMAN, PUPIL]), Watched(1)
    finished = sit_down(link(made, "seat 1"), bot)
    assert finished.seat == 0
    assert finished.table["seats"][0]["name"] == "Watched"
    check(finished, made, bot)


def test_a_solo_game(served: Served) -> None:
    made, bot = served.made([HUMAN]), Watched(2)
    finished = sit_down(link(made, "seat 1"), bot)
    assert len(finished.totals) == 2
    check(finished, made, bot)


def test_two_clients_against_each_other(served: Served) -> None:
    """One has the link of its seat, the other one to watch, and takes the open seat."""
    made, both = served.made([HUMAN, OPEN, CHANCE]), (Watched(3), Watched(4))
    with ThreadPoolExecutor() as threads:
        playing = [
            threads.submit(sit_down, link(made, role), bot, name=name)
            for role, bot, name in zip(("seat 1", "watch"), both, ("X", "Y"), strict=True)
        ]
        finished = [each.result(120) for each in playing]
    assert [each.seat for each in finished] == [0, 1]
    for end, bot in zip(finished, both, strict=True):
        check(end, made, bot)
        assert [seat["kind"] for seat in end.table["seats"]] == ["human", "human", "bot"]


def test_it_takes_its_seat_back_from_a_bot(served: Served) -> None:
    made = served.made([HUMAN, CHANCE])
    made.as_("host").post("seats/0", kind="planter")
    assert (
        sit_down(link(made, "seat 1"), bots.bot("chance", 1)).table["seats"][0]["kind"] == "human"
    )


def test_it_agrees_when_somebody_asks_to_undo(served: Served) -> None:
    """Otherwise they would wait for ever."""
    made = served.made([HUMAN, HUMAN, HUMAN], start=0)
    with ThreadPoolExecutor() as threads:
        playing = threads.submit(sit_down, link(made, "seat 2"), Watched(6))
        first = 0 if made.seat(0).look()["choices"] else 2
        table = made.seat(first).look()
        while table["version"] < 2:  # until the bot has chosen, too
            if table["choices"]:
                made.seat(first).chosen(table, Random(5))
            table = made.seat(first).look()
        assert table["undo"]["ask"]
        assert made.seat(first).post("undo/ask", version=2).status_code == 200
        assert made.seat(2 - first).post("undo/answer", version=2, accept=True).status_code == 200
        while table["version"] < 3:
            table = made.seat(first).look()
        assert table["choices"]
        made.as_("host").post("links", role="seat 2")
        assert isinstance(playing.exception(60), NoSeat | Refused)


def test_an_illegal_choice_is_the_bots_own_error(served: Served) -> None:
    class Cheat(Watched):
        def choose(self, view: View, legal: list[Choice]) -> Choice:  # noqa: ARG002 - it does not look
            return next(choice for choice in ALL_CHOICES if choice not in legal)

    made = served.made([HUMAN])
    with pytest.raises(BotError, match="Watched made an illegal choice: "):
        sit_down(link(made, "seat 1"), Cheat(1))


def test_a_link_that_leads_nowhere(served: Served) -> None:
    made = served.made([HUMAN, PUPIL])
    for role in ("watch", "host"):
        with pytest.raises(NoSeat, match="this link leads to no seat"):
            sit_down(link(made, role), Watched(1))
    old = link(made, "seat 1")
    made.as_("host").post("links", role="seat 1")
    with pytest.raises(Refused, match=r"refuses \(401\): your link no longer works"):
        sit_down(old, Watched(1))
    unknown = re.sub(r"/t/[^/]+/", "/t/nobody/", old)
    with pytest.raises(Refused, match=r"refuses \(404\): there is no such table"):
        sit_down(unknown, Watched(1))


def test_a_link_that_is_replaced_during_the_game(served: Served) -> None:
    made = served.made([HUMAN, PUPIL])

    class Betrayed(Watched):
        def choose(self, view: View, legal: list[Choice]) -> Choice:
            made.as_("host").post("links", role="seat 1")
            return super().choose(view, legal)

    with pytest.raises((NoSeat, Refused), match="link"):
        sit_down(link(made, "seat 1"), Betrayed(1))


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"box": "0" * 16}, "played with a box that is not known here"),
        ({"view": "BAAA"}, "the server runs another version of the program"),
    ],
)
def test_a_server_of_another_version(
    told: dict[str, str], sentence: str, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, view = served.made([HUMAN, PUPIL]), Player._view
    monkeypatch.setattr(Player, "_view", lambda self, known: view(self, {**known, **told}))
    with pytest.raises(OtherVersion, match=sentence):
        sit_down(link(made, "seat 1"), Watched(1))


def test_a_server_that_is_started_again(tmp_path: Path) -> None:
    """The client waits for it, and plays on."""
    store, met = tmp_path / "tables.db", Event()

    class Watching(Watched):
        def choose(self, view: View, legal: list[Choice]) -> Choice:
            if len(self.seen) == 5:
                met.set()
            return super().choose(view, legal)

    first = start(store)
    made, bot = first.made([HUMAN, CHANCE]), Watching(7)
    with ThreadPoolExecutor() as threads:
        playing = threads.submit(sit_down, link(made, "seat 1"), bot)
        assert met.wait(60)
        first.end()
        with serving(store, {"port": int(first.url.rpartition(":")[2])}) as second:
            check(playing.result(120), Made(second, made.answer), bot)
