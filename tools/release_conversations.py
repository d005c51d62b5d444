"""Save what programs get from this release: every later one must give them as much.

    python -m tools.release_conversations

Plays at the real server, from fixed deals, and writes what was asked and answered to
tests/web/server/conversations/VERSION/, and what the commands print as JSON to tests/cli/outputs/.
Run it once for each release, from exactly its source, and never again: the tests replay it.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from tests.cli import printed
from tests.web.server.conversation import FOLDER, HEAR, Conversation, Exchange
from tests.web.server.repeatable import repeatable
from tests.web.server.speaker import Speaker

from ceylon import __version__

TABLE = "/api/tables/<table>"
LATEST = 1_000_000
EAGER, STAY = 0.5, 0.9
Answer = dict[str, Any]


@dataclass
class Talk:
    """A conversation under way."""

    speaker: Speaker
    rng: Random
    exchanges: list[Exchange] = field(default_factory=list)

    def say(
        self,
        who: str,
        ask: str,
        body: object = None,
        *,
        keep: bool = True,
        **more: Any,  # noqa: ANN401 - of an exchange
    ) -> Answer:
        """Ask, and keep the answer, or only its status."""
        heard = self.speaker.say(Exchange(who, ask, body, **more))
        self.exchanges.append(heard if keep else replace(heard, answer=None))
        answer: Answer = heard.answer
        return answer

    def make(self, seed: int, seats: Iterable[object], **more: object) -> None:
        body = {"seats": list(seats), "pace": 0, **more}
        self.say("", "POST /api/tables", body, seed=seed)

    def look(self, who: str, asked: str = "") -> Answer:
        return self.say(who, f"GET {TABLE}{asked}")

    def post(self, who: str, what: str, keep: bool = True, **body: object) -> Answer:
        return self.say(who, f"POST {TABLE}/{what}", body, keep=keep)

    def hear(self, who: str, asked: str = "") -> Answer:
        return self.say(who, f"{HEAR} {TABLE}/stream{asked}")

    def wait(self, who: str, asked: str, done: Callable[[Exchange], bool]) -> Answer:
        """Ask until others have done something, and keep the last answer."""
        ask = Exchange(who, f"GET {TABLE}{asked}")
        while not done(heard := self.speaker.say(ask)):
            time.sleep(0.2)
        self.exchanges.append(replace(heard, wait=True))
        answer: Answer = heard.answer
        return answer

    # Choosing

    def chooser(self) -> str:
        """The role that must choose; asked outside the conversation."""
        return f"seat {self.beside('watch')['position']['seat'] + 1}"

    def beside(self, who: str) -> Answer:
        """The table, not kept."""
        answer: Answer = self.speaker.say(Exchange(who, f"GET {TABLE}?since={LATEST}")).answer
        return answer

    def choose(self, who: str = "", *, keep: bool = True, lang: str = "en") -> Answer:
        """A random choice of the player who must choose."""
        who = who or self.chooser()
        table = self.beside(who)
        choice, version = self._pick(table), table["version"]
        body = {"choice": choice, "version": version, "key": f"{who.replace(' ', '-')}-{version}"}
        return self.say(who, f"POST {TABLE}/choices?lang={lang}", body, keep=keep)

    def _pick(self, table: Answer) -> str:
        """Rarely a move, since there are so many; often a plantation, which ends the game."""
        texts = [offer["text"] for offer in table["choices"]]
        plants = [text for text in texts if text.startswith("plant")]
        others = [text for text in texts if not text.startswith("move")]
        wanted = plants if self.rng.random() < EAGER else others if self.rng.random() < STAY else []
        return str(self.rng.choice(wanted or others or texts))

    def choose_until(self, done: Callable[[Answer], bool], who: str = "", every: int = 6) -> Answer:
        """Keep choosing; every few times the whole answer is kept, in another language."""
        table, number = self.beside(who or "watch"), 0
        while not done(table):
            number += 1
            table = self.choose(
                who, keep=number % every == 0, lang=("en", "fr")[number // every % 2]
            )
        return table


# The conversations


def two_people(talk: Talk) -> None:
    """Taking a seat, names, looking, undo, hints, a bot at a seat, new links."""
    talk.make(11, [{"kind": "human", "name": "Ana"}, {"kind": "open"}], hints=True)
    for who in ("host", "seat 1", "watch"):
        talk.look(who, "?lang=fr")
    talk.post("watch", "take", seat=1, name="Zoé")
    talk.say("seat 2", f"POST {TABLE}/name?lang=fr", {"name": "Zoé Brun"})
    first = talk.chooser()
    talk.choose(first)
    taken_back(talk, first)
    talk.choose_until(lambda table: table["position"]["turn"] >= 3)
    talk.choose_until(lambda table: len(table["choices"]) > 5)
    hinted(talk, talk.chooser())
    whole_turn(talk)
    talk.choose_until(lambda table: table["position"]["turn"] >= 8)
    for who in ("host", "seat 1", "seat 2", "watch"):
        talk.look(who, f"?since={talk.beside('watch')['version'] - 3}")
    talk.say("seat 1", f"GET {TABLE}", headers={"Accept-Language": "de, fr;q=0.8, en;q=0.5"})
    a_bot_sits_down(talk)
    talk.post("host", "links", role="watch")
    talk.look("watch", f"?since={LATEST}&lang=fr")


def taken_back(talk: Talk, who: str) -> None:
    table = talk.beside(who)
    version = table["version"]
    talk.post(who, "undo", version=version, key=f"undo-{version}")
    talk.post(who, "undo", version=version, key=f"undo-{version}")  # the same click again


def whole_turn(talk: Talk) -> None:
    """Choose until a seat may take back several choices, and let it."""
    while True:
        who = talk.chooser()
        talk.choose(who, keep=False)
        table = talk.beside(who)
        if table["undo"] and table["undo"]["whole_turn"]:
            break
    version = table["version"]
    talk.look(who)
    talk.post(who, "undo", version=version, key=f"turn-{version}", whole_turn=True)


def hinted(talk: Talk, who: str) -> None:
    version = talk.beside(who)["version"]
    for language in ("en", "fr"):
        talk.say(who, f"POST {TABLE}/hint?lang={language}", {"version": version})


def a_bot_sits_down(talk: Talk) -> None:
    """At a seat that is not to choose; it answers, and a person comes back."""
    first = talk.chooser()
    other = {"seat 1": 1, "seat 2": 0}[first]
    talk.say("host", f"POST {TABLE}/seats/{other}?lang=fr", {"kind": "greedy"})
    before = talk.beside(first)["version"]
    while talk.chooser() == first:
        talk.choose(first, keep=False)
        before += 1
    talk.post("host", "skip", keep=False)
    mine = int(first[-1]) - 1
    talk.wait(first, "", lambda heard: heard.answer["position"]["seat"] == mine)
    talk.say("host", f"POST {TABLE}/seats/{other}", {"kind": "human", "name": "Ben"})


def solo(talk: Talk) -> None:
    """Against CR Co., with the railway built and with it drawn."""
    talk.make(12, [{"kind": "here", "name": "Lydia"}], railway="built", without="dimbula")
    talk.look("host", "?lang=fr")
    talk.choose_until(lambda table: table["position"]["turn"] >= 6, "host", every=4)
    hinted(talk, "host")
    talk.look("host")
    talk.make(14, [{"kind": "human"}])
    talk.choose_until(lambda table: table["position"]["turn"] >= 2, "seat 1", every=3)
    talk.look("watch", "?lang=fr")


def three_people(talk: Talk) -> None:
    """With starting tiles, to the end; requests to undo that are declined and granted."""
    seats = [{"kind": "human", "name": name} for name in ("Ana", "Ben", "Chloé")]
    talk.make(15, seats, starting_tiles=True)
    first = talk.chooser()
    talk.choose(first)
    second = talk.chooser()
    talk.choose(second)
    third = talk.chooser()
    for accepts in ((second, True), (third, False)), ((third, True), (second, True)):
        version = talk.beside("watch")["version"]
        talk.look(first)
        talk.post(first, "undo/ask", version=version)
        for who, accept in accepts:
            talk.look(who, "?lang=fr")
            talk.post(who, "undo/answer", version=version, accept=accept)
    talk.choose_until(lambda table: table["finished"], every=20)
    for who in ("seat 1", "watch"):
        talk.look(who, "?lang=fr")
    talk.say("seat 1", f"GET {TABLE}/record")
    talk.say("watch", f"GET {TABLE}/analysis")
    talk.wait("watch", "/analysis?lang=fr", lambda heard: heard.status == 200)


def one_screen(talk: Talk) -> None:
    """Two people at the host's screen, with a curtain between them."""
    talk.make(16, [{"kind": "here", "name": "Ana"}, {"kind": "here"}], hints=False)
    for number in range(12):
        if talk.beside("host")["curtain"] is not None:
            talk.look("host", "?lang=fr")
            talk.post("host", "curtain")
        talk.choose("host", keep=number % 4 == 3)
    talk.look("watch")


def streams(talk: Talk) -> None:
    """The table at once and at every change, until the link is replaced."""
    talk.make(17, [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}], start=0)
    talk.hear("seat 1", "?lang=fr")
    talk.hear("watch")
    talk.choose("seat 1")
    for who in ("seat 1", "watch"):
        talk.hear(who)
    talk.post("seat 1", "undo", version=1, key="undo")
    talk.hear("seat 1")
    talk.hear("watch")
    talk.post("host", "links", role="seat 1")
    talk.hear("seat 1")


def errors(talk: Talk) -> None:
    """One of each code, in two languages; and the description of all."""
    talk.say("", "GET /api/openapi.json")
    click = {"choice": "rupees", "version": 0, "key": "a"}
    talk.make(18, [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}], start=0)
    refused = [
        ("seat 1", f"POST {TABLE}/choices", "{", {}),
        ("seat 1", f"POST {TABLE}/choices", {"choice": "rupees"}, {}),
        ("seat 1", f"POST {TABLE}/choices", {**click, "choice": "dance"}, {}),
        ("seat 1", f"POST {TABLE}/choices", {**click, "version": -1}, {}),
        ("seat 1", f"POST {TABLE}/choices", {**click, "more": 1}, {}),
        ("seat 1", f"GET {TABLE}?since=x", None, {}),
        ("", f"GET {TABLE}", None, {}),
        ("watch", f"POST {TABLE}/choices", click, {}),
        ("seat 2", f"POST {TABLE}/choices", click, {}),
        ("seat 1", f"POST {TABLE}/seats/1", {"kind": "chance"}, {}),
        ("seat 1", f"POST {TABLE}/hint", {"version": 0}, {}),
        ("seat 1", f"POST {TABLE}/choices", click, {"Origin": "https://elsewhere.example"}),
        ("seat 1", "GET /api/tables/nowhere", None, {}),
        ("seat 1", f"GET {TABLE}/nothing", None, {}),
        ("seat 1", f"DELETE {TABLE}", None, {}),
        ("seat 1", f"POST {TABLE}/choices", {**click, "version": 7}, {}),
        ("seat 1", f"POST {TABLE}/undo", {"version": 0, "key": "b"}, {}),
        ("seat 2", f"POST {TABLE}/undo/answer", {"version": 0, "accept": True}, {}),
        ("seat 1", f"GET {TABLE}/record", None, {}),
        ("seat 1", f"GET {TABLE}/analysis", None, {}),
        ("seat 1", f"POST {TABLE}/choices", " " * 70_000, {}),
        ("seat 1", f"POST {TABLE}/choices", click, {"Content-Type": "text/plain"}),
        ("seat 1", f"POST {TABLE}/choices", click, {}),
        ("", "POST /api/tables", {"seats": [{"kind": "open"}]}, {}),
        ("seat 1", f"POST {TABLE}/name", {"name": "\u0007"}, {}),
    ]
    for who, ask, body, headers in refused:
        for language in ("en", "fr"):
            talk.say(who, ask, body, headers={**headers, "Accept-Language": language})


def limits(talk: Talk) -> None:
    """What takes too long, and what comes too often."""
    talk.say("", "POST /api/tables", slow=True)
    talk.make(19, [{"kind": "human"}, {"kind": "human"}])
    for language in ("en", "en", "fr"):
        talk.look("watch", f"?lang={language}")


NARROW = {"body_seconds": 0.2, "table": [1, 0.0001]}
CONVERSATIONS = {
    "two people": (two_people, {}),
    "solo": (solo, {}),
    "three people": (three_people, {}),
    "one screen": (one_screen, {}),
    "streams": (streams, {}),
    "errors": (errors, {}),
    "limits": (limits, NARROW),
}


def main() -> None:
    folder = FOLDER / __version__
    if folder.exists():
        sys.exit(f"the conversations of {__version__} are kept already")
    for name, (converse, narrow) in CONVERSATIONS.items():
        with tempfile.TemporaryDirectory() as store, repeatable(Path(store), narrow) as served:
            talk = Talk(Speaker(served), Random(name))
            converse(talk)
            talk.speaker.close()
            file = folder / f"{name.replace(' ', '-')}.jsonl.gz"
            Conversation(narrow, talk.exchanges).write(file)
    printed.write(__version__)


if __name__ == "__main__":
    main()
