"""A stored game that this version cannot replay: one sentence, and nobody else is affected."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path

import httpx
from tests.web.server.serving import Served, serving

DAMAGES = {
    "an unknown choice": "update choices set text = 'fly' where number = 2",
    "an illegal choice": "update choices set text = 'rupees' where number = 1",
    "a gap": "delete from choices where number = 2",
    "a missing end of a gap": "delete from choices where number = 1",
    "no deal": "delete from deals",
    "a deal that is none": "update deals set deal = 'salt' || char(10) || 'nothing'",
    "other rules": "update deals set deal = replace(deal, 'rules 1', 'rules 2')",
    "an unknown box": "update games set box = '0123456789abcdef'",
    "a missing seat": "delete from seatings where seat = 0",
    "an ask without its beginning": "insert into asks select id, 2, 3, 0, 'accept', '' from games",
}


def damage(path: Path, table: str, statement: str) -> None:
    """Only to one game."""
    where = "id" if " games" in statement else "game"
    joined = "and" if " where " in statement else "where"
    connection = sqlite3.connect(path)
    with connection:
        assert connection.execute(f"{statement} {joined} {where} = ?", (table,)).rowcount
    connection.close()


def play_now(client: httpx.Client) -> str:
    """A table of this browser, after some choices."""
    response = client.post("/tables", data={"play": "solo"})
    table = response.headers["location"].rpartition("/")[2]
    for number in range(3):
        seen = client.get(f"/api/tables/{table}").json()
        body = {
            "choice": seen["choices"][0]["text"],
            "version": seen["version"],
            "key": f"key-{number}",
        }
        assert client.post(f"/api/tables/{table}/choices", json=body).status_code == 200
    return str(table)


def browser(served: Served) -> httpx.Client:
    return served.client(Accept="text/html", Origin=served.url)


@dataclass(frozen=True)
class Damaged:
    """A game in a browser that has another one in progress."""

    table: str
    other: str
    cookies: httpx.Cookies


def damaged_games(path: Path) -> dict[str, Damaged]:
    found = {}
    with serving(path) as served:
        for about, statement in DAMAGES.items():
            client = browser(served)
            found[about] = Damaged(play_now(client), play_now(client), client.cookies)
            damage(path, found[about].table, statement)
    return found


def test_it_is_refused_and_left_out_of_the_start_page(tmp_path: Path) -> None:
    games = damaged_games(tmp_path / "tables.db")
    with serving(tmp_path / "tables.db", logged=True) as served:
        for about, game in games.items():
            client = browser(served)
            client.cookies = game.cookies
            page = client.get("/")
            assert page.status_code == 200, about
            assert game.other in page.text, about
            assert game.table not in page.text, about
            refused = client.get(f"/t/{game.table}")
            assert refused.status_code == 410, about
            assert "another version of the program" in refused.text
            told = client.get(f"/api/tables/{game.table}").json()["error"]
            assert told["code"] == "unreadable", about
            assert client.get(f"/t/{game.other}").status_code == 200, about
    for game in games.values():
        assert f"table {game.table} cannot be opened: " in served.log
    assert "Traceback" not in served.log
