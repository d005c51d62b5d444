"""Whatever a client sends: an answer below 500, with a sentence if it is refused."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from tests.web.server.asgi import Answered, Asked, answered, running
from tests.web.server.attack import FORM, JSON, LONGEST, finished

from ceylon.web.server.guard import HEADERS
from ceylon.web.server.routes import api, host, review, tables

ROUTES = [*api.ROUTES, *host.ROUTES, *tables.ROUTES, *review.ROUTES]
MULTIPART = (b"content-type", b"multipart/form-data; boundary=B")
SAME_SITE = (b"sec-fetch-site", b"same-origin")
UPLOAD = (
    b'--B\r\nContent-Disposition: form-data; name="file"; filename="a.ceylon"\r\n\r\nx\r\n--B--\r\n'
)
DIGITS = "9" * 5000
"""More than Python makes a number of."""


@dataclass
class Attacked:
    """The app of this file's tests, with tables of several kinds."""

    runner: asyncio.Runner
    app: Starlette
    tables: list[tuple[str, list[str]]]
    """Their ids, and the secrets of their links."""

    def answer(self, asked: Asked) -> Answered:
        return self.runner.run(asyncio.wait_for(answered(self.app, asked), 20))


async def made(app: Starlette, *kinds: str) -> tuple[str, list[str]]:
    body = json.dumps({"seats": [{"kind": kind} for kind in kinds], "pace": 0}).encode()
    answer = await answered(app, Asked("POST", "/api/tables", [JSON], body))
    found = json.loads(answer.body)
    return found["table"], list(found["secrets"].values())


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    context = running(tmp_path_factory.mktemp("store") / "tables.db")
    with asyncio.Runner() as runner:
        app = runner.run(context.__aenter__())
        kinds = (("human", "open"), ("here", "open", "human"), ("human",), ("here", "here"))
        found = [runner.run(made(app, *each)) for each in kinds]
        found.append(runner.run(finished(app, LONGEST)))
        yield Attacked(runner, app, found)
        runner.run(context.__aexit__(None, None, None))


def fitting(answer: Answered) -> None:
    """No server error; a refusal has a sentence; the headers are those of every answer."""
    assert answer.status < 500, answer.body
    assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS
    if answer.status >= 400 and answer.headers.get("content-type") == "application/json":
        error = json.loads(answer.body)["error"]
        assert error["sentence"]
        assert len(error["sentence"]) < 400


# One thing wrong at a time


@pytest.mark.parametrize(
    "asked",
    [
        Asked("POST", f"/t/x/host/seats/{DIGITS}", [FORM]),
        Asked("POST", f"/api/tables/x/seats/{DIGITS}", [JSON], b"{}"),
        Asked("POST", "/tables", [FORM], f"kind1=me&kind2=bot&start={DIGITS}".encode()),
        Asked("POST", "/tables", [FORM, (b"origin", b"http://[")], b"play=now"),
        Asked("POST", "/tables", [FORM, (b"content-length", DIGITS.encode())], b"play=now"),
        Asked("POST", "/tables", [FORM], b"play=%ED%A0%80&%00=%00"),
        Asked("POST", "/api/tables", [JSON], b'{"\\ud800": 1}'),
        Asked("POST", "/api/tables", [JSON], b'{"seats": [{"kind": "human", "name": "\\ud800"}]}'),
        Asked("POST", "/api/tables", [JSON], b'{"seats":' * 9000),
        Asked("POST", "/api/tables", [JSON], f'{{"seats": {DIGITS}}}'.encode()),
        Asked("POST", "/records", [MULTIPART], b"--B\r\n" * 9000),
        Asked("POST", "/records", [MULTIPART], UPLOAD),
        Asked("POST", "/tables", [MULTIPART], UPLOAD),
        Asked("POST", "/records", [(b"content-type", b"multipart/form-data")], b"x"),
        Asked("POST", "/records", [MULTIPART], b"--B\r\nContent-Disposition: x\r\n\r\nx"),
        Asked("POST", "/records", [FORM], b"&".join([b"x=1"] * 20_000)),
        Asked("GET", "/join?code=http://["),
        Asked("GET", "/", [(b"host", b"[")]),
        Asked("GET", "/", [(b"cookie", b"ceylon_seat_x=1; " * 400)]),
        Asked("GET", "/", [(b"accept-language", b"fr;q=nan, ;q=, ru;q=1e999," * 300)]),
        Asked("GET", "/t/%00/join/%00"),
        Asked("GET", "/static/%00"),
        Asked("GET", "/static/" + "x" * 5000),
        Asked("GET", "/static/..%2f..%2fapp.py"),
        Asked("GET", "/static/base.css", [(b"range", b"bytes=" + DIGITS.encode() + b"-")]),
        Asked("TRACE", "/"),
        Asked("", "/"),
    ],
    ids=lambda asked: f"{asked.method} {asked.target}"[:40],
)
def test_a_hostile_request(attacked: Attacked, asked: Asked) -> None:
    fitting(attacked.answer(asked))


# Anything wrong


ODD = st.sampled_from(
    [
        *("", "0", "-1", "4", "1.0", "1e400", "NaN", "٣", "²", DIGITS, "x" * 5000, "None", "null"),
        *(
            "\0",
            "\ud800",
            "\ufeff",
            "\u202eabc",
            "é",
            "日本",
            "a b",
            "a/b",
            "..",
            "%2e",
            "\r\nA: b",
        ),
        *("'", '"', "<b>", "{place}", "{x:player}", "%s", "http://[", "//[", "/t/a/join/b"),
        *("host", "watch", "seat 1", "seat 5", "seat 1 taker", "human", "open", "here", "greedy"),
        *("uva", "built", "rupees", "plant K3", "me", "bot", "now", "solo", "fr-FR", "ru;q=nan"),
    ]
)
TEXTS = ODD | st.text(st.characters(), max_size=20)
NUMBERS = st.integers(-(10**30), 10**30) | st.integers(0, 4) | st.floats(allow_nan=False)
VALUES = st.recursive(
    TEXTS | NUMBERS | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
GOOD_BODIES: st.SearchStrategy[dict[str, object]] = st.sampled_from(
    [
        {"choice": "rupees", "version": 0, "key": "k"},
        {"version": 0, "key": "k", "whole_turn": True},
        {"version": 0, "accept": True},
        {"seat": 1, "name": "Eve"},
        {"role": "seat 2"},
        {"kind": "greedy", "name": "Eve"},
        {"seats": [{"kind": "human"}, {"kind": "open"}]},
    ]
)
FIELDS = st.sampled_from(
    ["play", "kind1", "kind2", "name1", "start", "hints", "without", "role", "kind", "name", "text"]
)


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


@st.composite
def json_bodies(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """A valid body with something wrong in it, or anything."""
    body = dict(draw(GOOD_BODIES))
    body |= draw(st.dictionaries(st.sampled_from(sorted(body)) | TEXTS, VALUES, max_size=2))
    whole = draw(st.just(body) | VALUES)
    return encoded(json.dumps(whole, ensure_ascii=draw(st.booleans()))), JSON[1]


@st.composite
def forms(draw: st.DrawFn) -> tuple[bytes, bytes]:
    items = draw(st.lists(st.tuples(FIELDS | TEXTS, TEXTS), max_size=6))
    return urlencode([(encoded(name), encoded(value)) for name, value in items]).encode(), FORM[1]


@st.composite
def multiparts(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """Parts that may be cut off, or have odd heads."""
    body = b""
    for name in draw(st.lists(st.sampled_from(["file", "text"]) | TEXTS, max_size=3)):
        file = draw(st.sampled_from(["", '; filename="a.ceylon"', "; filename*=UTF-8''%ff"]))
        head = encoded(f'Content-Disposition: form-data; name="{name}"{file}')
        body += b"--B\r\n" + head + b"\r\n\r\n" + encoded(draw(TEXTS)) + b"\r\n"
    return body + draw(st.sampled_from([b"--B--\r\n", b"", b"--C"])), MULTIPART[1]


BODIES = (
    json_bodies()
    | forms()
    | multiparts()
    | st.tuples(st.binary(), st.sampled_from([JSON[1], FORM[1], MULTIPART[1], b"", b"text/plain"]))
)
NAMES = st.sampled_from(
    [
        *(b"accept", b"accept-language", b"host", b"origin", b"range", b"user-agent", b"prefer"),
        *(b"cookie", b"content-length", b"sec-fetch-mode", b"if-none-match", b"x-forwarded-for"),
    ]
)
HEADER_VALUES = TEXTS.map(lambda text: re.sub(rb"[\0\r\n]", b"", encoded(text)))
METHODS = st.sampled_from(["GET", "POST", "HEAD", "PUT", "OPTIONS", "FOO"])


@st.composite
def requests(draw: st.DrawFn) -> tuple[Asked, int, int]:
    """A client with a link to one of the tables; the indices of the table and of its link."""
    route = draw(st.sampled_from(ROUTES))
    queries = draw(
        st.dictionaries(st.sampled_from(["lang", "since", "at", "code"]), TEXTS, max_size=2)
    )
    target = re.sub(r"\{seat[^}]*\}", lambda _: quote(encoded(draw(TEXTS)), safe=""), route.path)
    target += "?" + urlencode({name: encoded(value) for name, value in queries.items()})
    body, kind = draw(BODIES)
    headers = [
        (b"content-type", kind),
        *draw(st.lists(st.tuples(NAMES, HEADER_VALUES), max_size=2)),
    ]
    usual = sorted(route.methods or ())
    method = draw(st.sampled_from(usual) | METHODS)
    if target.partition("?")[0].endswith("/stream") and method == "GET":
        method = "HEAD"  # a stream has no end
    numbers = st.integers(0, 100)
    return Asked(method, target, headers, body), draw(numbers), draw(numbers)


# Starlette does not close the file of a part that is cut off; it goes with the request.
@pytest.mark.filterwarnings("ignore:Unclosed file <tempfile.Spooled:ResourceWarning")
@settings(max_examples=600)
@given(requests(), TEXTS, st.booleans())
def test_anything(
    attacked: Attacked, request: tuple[Asked, int, int], odd: str, known: bool
) -> None:
    asked, number, link = request
    table, secrets = attacked.tables[number % len(attacked.tables)]
    secret = secrets[link % len(secrets)]
    typed = quote(encoded(odd), safe="")
    place = {
        "{id}": table,
        "{secret}": secret if known else typed,
        "{key}": secret if known else typed,
        "{at}": str(number) if known else typed,
    }
    target = re.sub(r"\{\w+\}", lambda found: place[found[0]], asked.target)
    cookie = f"ceylon_host_{table}={secret}; ceylon_seat_{table}={secret}".encode()
    right = (b"authorization", f"Bearer {secret}".encode()) if known else (b"cookie", cookie)
    headers = [right, SAME_SITE, *asked.headers]
    fitting(attacked.answer(Asked(asked.method, target, headers, asked.body)))
