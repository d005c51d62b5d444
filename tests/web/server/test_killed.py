"""Nothing is lost: the server is killed at random moments, again and again."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.thorough import sampled
from tests.web.server.serving import Served, start

from ceylon.box import load
from ceylon.rules.choices import choice_of, text_of
from ceylon.store import SqlStore
from ceylon.store.rows import standing
from ceylon.table.sealed_deal import unseal

ASKS = 12
LONGEST = 0.2
"""Seconds from the first choice after a start to the kill, at most."""


@dataclass
class Player:
    """Plays all seats of a game over HTTP, and remembers what was acknowledged."""

    table: str
    secrets: dict[str, str]
    rng: Random
    acknowledged: list[str] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    """A choice that was sent, and not yet acknowledged."""
    keys: int = 0
    over: bool = False
    begun: threading.Event = field(default_factory=threading.Event)

    def play(self, url: str) -> None:
        """Until the server is gone, or the game is over."""
        self.begun.clear()
        try:
            with httpx.Client(base_url=url, timeout=10, trust_env=False) as client:
                while not self.over:
                    self.choose(client)
                    self.begun.set()
        except httpx.TransportError:
            return
        finally:
            self.begun.set()

    def look(self, client: httpx.Client) -> dict[str, Any]:
        path = f"/api/tables/{self.table}?since={len(self.acknowledged)}"
        table: dict[str, Any] = client.get(path, headers=self.as_("watch")).json()
        if table["finished"]:
            return table
        seat = table["position"]["seat"]
        found: dict[str, Any] = client.get(path, headers=self.as_(f"seat {seat + 1}")).json()
        return found

    def choose(self, client: httpx.Client) -> None:
        if self.pending is None:
            table = self.look(client)
            if table["finished"]:
                self.over = True
                return
            self.keys += 1
            choice = self.rng.choice(table["choices"])["text"]
            seat = table["seat"]
            body = {"choice": choice, "version": table["version"], "key": f"k{self.keys}"}
            self.pending = {"seat": seat, "body": body}
        # After a restart the same click is sent again, as a page would.
        headers = self.as_(f"seat {self.pending['seat'] + 1}")
        path = f"/api/tables/{self.table}/choices"
        answer = client.post(path, json=self.pending["body"], headers=headers)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append(self.pending["body"]["choice"])
        self.pending = None

    def choose_until_undo(self, client: httpx.Client) -> int:
        """At least once, and until the first seat has a choice to take back; the version."""
        while True:
            self.choose(client)
            headers = self.as_("seat 1")
            table = client.get(f"/api/tables/{self.table}", headers=headers).json()
            if table["undo"]:
                return int(table["version"])

    def as_(self, role: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secrets[role]}"}


def check_store(path: Path, player: Player) -> None:
    """Every acknowledged choice is there, none twice, and the game can be replayed."""
    store = SqlStore(path)
    stored = store.load(player.table)
    assert stored is not None
    choices = standing(stored.events)
    numbers = [event.number for event in stored.events]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({event.key for event in stored.events}) == len(numbers)
    unsure = [player.pending["body"]["choice"]] if player.pending else []
    assert choices in (player.acknowledged, player.acknowledged + unsure)
    game = unseal(store.deal(player.table), load()).game()
    for choice in choices:
        game.play(choice_of(choice))
    store.close()


def check_state(served: Served, player: Player, path: Path) -> None:
    """What the new server shows equals a replay of what is stored."""
    store = SqlStore(path)
    stored = store.load(player.table)
    assert stored is not None
    game = unseal(store.deal(player.table), load()).game()
    for choice in standing(stored.events):
        game.play(choice_of(choice))
    store.close()
    with served.client() as client:
        table = player.look(client)
    assert table["version"] == len(stored.events)
    assert [offer["text"] for offer in table["choices"]] == [text_of(c) for c in game.legal()]
    assert [score["total"] for score in table["scores"]] == [s.total for s in game.scores()]


class Nursery:
    """Starts and kills servers, one at a time."""

    def __init__(self) -> None:
        if not hasattr(os, "fork"):
            pytest.skip("this system cannot fork")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "tests.web.server.nursery"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, text=True, env=environment, stdin=pipe, stdout=pipe
        )

    def start(self, store: Path) -> Served:
        return Served(f"http://127.0.0.1:{self._ask(f'start {store}')}", self.process)

    def kill(self) -> None:
        assert self._ask("kill") == "killed"

    def _ask(self, command: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    with found.process:
        yield found
        assert found.process.stdin is not None
        found.process.stdin.close()


@pytest.mark.parametrize("kills", sampled([30, 100], 30))
def test_the_server_is_killed_again_and_again(tmp_path: Path, nursery: Nursery, kills: int) -> None:
    path = tmp_path / "tables.db"
    rng = Random(46)
    served = nursery.start(path)
    players: list[Player] = []
    for kill in range(kills):
        if not players or players[-1].over:
            made = served.made([{"kind": "human"}] * 3)
            players.append(Player(made.id, made.answer["secrets"], rng))
        player = players[-1]
        playing = threading.Thread(target=player.play, args=(served.url,))
        playing.start()
        player.begun.wait(20)
        time.sleep(rng.random() * LONGEST)
        nursery.kill()
        playing.join()
        check_store(path, player)
        served = nursery.start(path)
        if kill % 4 == 0:
            check_state(served, player, path)
    nursery.kill()
    assert sum(len(player.acknowledged) for player in players) > kills


def test_asks_outlive_a_kill(tmp_path: Path, nursery: Nursery) -> None:
    """An ask to undo that was acknowledged is there after a restart (criterion 14)."""
    path, rng = tmp_path / "tables.db", Random(14)
    served = nursery.start(path)
    made = served.made([{"kind": "human"}] * 2)
    player, kept = Player(made.id, made.answer["secrets"], rng), 0
    for number in range(ASKS):
        with served.client() as client:
            version = player.choose_until_undo(client)
        asking = Asking(served.url, player, version)
        asking.thread.start()
        if number % 3:
            time.sleep(rng.random() * LONGEST / 4)
        else:
            asking.thread.join()  # it is killed right after it has said yes
        nursery.kill()
        asking.thread.join()
        served = nursery.start(path)
        with served.client() as client:
            table = player.look(client)
        assert table["version"] == version
        assert table["undo_asked"] in ((0,) if asking.acknowledged else (0, None))
        kept += asking.acknowledged
    nursery.kill()
    assert kept >= ASKS // 3


@dataclass
class Asking:
    """The first seat asks to undo, while the server may be killed."""

    url: str
    player: Player
    version: int
    acknowledged: bool = False

    def __post_init__(self) -> None:
        self.thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        path = f"/api/tables/{self.player.table}/undo/ask"
        headers = self.player.as_("seat 1")
        try:
            with httpx.Client(base_url=self.url, timeout=10, trust_env=False) as client:
                answer = client.post(path, json={"version": self.version}, headers=headers)
        except httpx.TransportError:
            return
        assert answer.status_code == 200, answer.text
        self.acknowledged = True


def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    """What a spectator has seen of a game of bots is still there, and the game continues."""
    path = tmp_path / "tables.db"
    served = start(path)
    made = served.made([{"kind": "chance"}, {"kind": "greedy"}])
    secret = made.answer["secrets"]["watch"]
    seen: list[Any] = []
    for _ in range(4):
        with served.client(secret) as client:
            for _ in range(400):
                table = client.get(f"/api/tables/{made.id}").json()
                if len(table["log"]) > len(seen) + 20 or table["finished"]:
                    break
                time.sleep(0.02)
        assert table["log"][: len(seen)] == seen
        assert len(table["log"]) > len(seen) or table["finished"]
        seen = table["log"]
        served.end()
        served = start(path)
    served.end()
