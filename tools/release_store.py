"""Save a store of this release, which every later one must be able to open.

    python -m tools.release_store

Plays games of every kind at the real server, and writes tests/store/releases/VERSION.sql (the
database) and VERSION.json (what everyone at these tables saw). Run it once for each release, from
exactly its source, and never again: `tests/store/test_releases.py` opens what was saved.
"""

# ruff: noqa: T201 - a script that talks to the person at the screen

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
from tests.store.released import VERSIONS, KeptGame, seen, write
from tests.web.server.serving import Answer, Made, Served, serving

from ceylon import __version__
from ceylon.record import Record
from ceylon.store import SqlStore
from ceylon.table import Tables

HUMAN = "human"


def person(name: str) -> dict[str, object]:
    return {"kind": HUMAN, "name": name}


def bot(kind: str, name: str) -> dict[str, object]:
    return {"kind": kind, "name": name}


# Playing


def good(answer: httpx.Response) -> httpx.Response:
    """An answer to something that must succeed here."""
    if answer.is_error:
        sys.exit(f"{answer.url}: {answer.status_code} {answer.text}")
    return answer


def table_of(made: Made) -> Answer:
    return made.as_("watch").look()


def settle(made: Made) -> Answer:
    """The table once a person must choose, or the game is over."""
    while not (table := table_of(made))["finished"]:
        if table["seats"][table["position"]["seat"]]["kind"] == HUMAN:
            break
    return table


def play(made: Made, rng: Random, times: int) -> None:
    """That many choices of people, as long as the game goes on; bots answer."""
    for _ in range(times):
        table = settle(made)
        if table["finished"]:
            break
        sitting = made.seat(table["position"]["seat"])
        sitting.chosen(sitting.look(), rng)
    settle(made)


def undo(made: Made, rng: Random, *, whole_turn: bool) -> None:
    """Choose until somebody may undo without asking, and let them."""
    while True:
        seat = table_of(made)["position"]["seat"]
        after = made.seat(seat).chosen(made.seat(seat).look(), rng)
        body = {"version": after["version"], "key": f"undo-{after['version']}"}
        if made.seat(seat).post("undo", **body, whole_turn=whole_turn).status_code == 200:
            return


def ask(made: Made, seat: int) -> int:
    """A seat asks to undo its last choice; return the version that it is about."""
    version = int(table_of(made)["version"])
    good(made.seat(seat).post("undo/ask", version=version))
    return version


# The games


def two_people(served: Served) -> Made:
    """Taken back: one choice, a turn, and by consent; declined; and asked again."""
    rng = Random(1)
    made = served.made([person("Анна"), person("Борис")])
    play(made, rng, 24)
    undo(made, rng, whole_turn=False)
    undo(made, rng, whole_turn=True)
    for accept in (False, True):
        version = ask(made, 0)
        good(made.seat(1).post("undo/answer", version=version, accept=accept))
        play(made, rng, 6)
    ask(made, 1)
    return made


def solo(served: Served) -> Made:
    made = served.made([person("Лидия")], railway="built")
    play(made, Random(2), 40)
    return made


def finished(served: Served) -> Made:
    made = served.made([person("Анна"), bot("greedy", "Чайник")])
    play(made, Random(3), 10_000)
    return made


def tiles(served: Served) -> Made:
    """Four seats, starting tiles, hints for everyone; a bot, and a seat that became a bot's."""
    seats = [person("Глеб"), bot("chance", "Дым"), person("Ева"), person("Жанна")]
    made = served.made(seats, starting_tiles=True, hints=True)
    play(made, Random(4), 30)
    good(made.as_("host").post("seats/3", kind="greedy"))
    good(made.seat(2).post("name", name="Ева Кузнецова"))
    play(made, Random(5), 6)
    link = good(made.as_("host").post("links", role="seat 3"))
    made.answer["secrets"]["seat 3"] = link.json()["secret"]
    made.clients.clear()
    return made


def address(answer: httpx.Response) -> str:
    """The table that a page leads to."""
    return str(good(answer).headers["location"]).rpartition("/")[2]


def again(served: Served, before: Made) -> Made:
    """The people of a finished game play again, with the links that they have."""
    secret = before.answer["secrets"]["host"]
    with served.client(secret, Accept="text/html") as client:
        good(client.post(f"/t/{before.id}/again"))
        following = address(client.get(f"/t/{before.id}/next"))
    made = Made(served, {"table": following, "secrets": before.answer["secrets"]})
    play(made, Random(6), 9)
    return made


def restored(served: Served, before: Made) -> Made:
    """The first half of a game, from its record; it continues at one screen."""
    text = before.as_("host").client.get(f"/api/tables/{before.id}/record").json()["record"]
    record = Record.parse(text)
    del record.choices[len(record.choices) // 2 :]
    with served.client(Accept="text/html") as client:
        file = ("game.ceylon", record.text().encode())
        table = address(client.post("/records", files={"file": file}))
        secret = client.cookies[f"ceylon_host_{table}"]
    return Made(served, {"table": table, "secrets": {"host": secret}})


GAMES: dict[str, Callable[[Served], Made]] = {
    "two people in the middle, with undos and an ask": two_people,
    "solo with a built railway": solo,
    "starting tiles, hints, bots, a new name and a new link": tiles,
}


def make_games(served: Served) -> Iterator[tuple[str, Made]]:
    for about, make in GAMES.items():
        yield about, make(served)
    over = finished(served)
    yield "finished", over
    yield "the same people again", again(served, over)
    yield "in the middle, from a record, at one screen", restored(served, over)


# Saving them


def kept_game(about: str, made: Made) -> KeptGame:
    roles = made.answer["secrets"]
    shown = {role: seen(made.as_(role).look()) for role in roles}
    return KeptGame(about, made.id, dict(roles), "", shown)


async def with_records(database: Path, games: list[KeptGame]) -> list[KeptGame]:
    """The same games with their records, hidden cards and all."""
    tables = Tables(SqlStore(database))
    found = []
    for game in games:
        record = (await tables.table(game.table)).record().text()
        found.append(KeptGame(game.about, game.table, game.secrets, record, game.seen))
    await tables.close()
    return found


def main() -> int:
    if __version__ in VERSIONS:
        print(f"a store of {__version__} is kept already, and stays as it is")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with serving(database) as served:
            games = [kept_game(about, made) for about, made in make_games(served)]
        write(__version__, database, asyncio.run(with_records(database, games)))
    print(f"kept {len(games)} games of {__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
