"""Other games from a finished one: its deal again, or on from one of its moments."""

from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.web.server.serving import Served

from ceylon.ids import Seat
from ceylon.puzzles import shipped
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.table.seatings import LONGEST_NAME, against_bots, checked, seated_again

GOLDEN = Path(__file__).parents[2] / "golden"
TWO = GOLDEN / "2-without-uva--last-card-drawn.ceylon"


def opened(browser: httpx.Client) -> str:
    """The id of a table where a game is over."""
    page = browser.post("/records", data={"text": TWO.read_text()}, files={"file": b""})
    return page.url.path.rpartition("/")[2]


def another(browser: httpx.Client, **fields: object) -> httpx.Response:
    return browser.post("/replays", data={name: str(value) for name, value in fields.items()})


def test_the_same_deal_again(browser: httpx.Client) -> None:
    """A new table, whose game has not begun (criterion 35)."""
    table = opened(browser)
    assert 'action="/replays"' in browser.get(f"/t/{table}/finished").text
    answer = another(browser, table=table)
    assert answer.status_code == 200
    assert 'data-version="0"' in answer.text
    assert table not in answer.url.path


@pytest.mark.parametrize("seat", [0, 1])
def test_on_from_a_moment(browser: httpx.Client, seat: int) -> None:
    """The position is the same for the seat, and the game can be played (criterion 35)."""
    table = opened(browser)
    answer = another(browser, table=table, at=60, seat=seat)
    new = answer.url.path.rpartition("/")[2]
    assert new != table
    assert 'data-version="60"' in answer.text
    assert browser.get(f"/t/{new}/record").status_code == 409


def test_on_from_a_puzzle(browser: httpx.Client) -> None:
    """Its position for its seat, against bots; the rest is drawn again, and nobody may look."""
    puzzle = shipped().puzzles[0]
    browser.cookies.clear()
    answer = another(browser, puzzle=puzzle.id)
    assert f'data-version="{len(puzzle.choices)}"' in answer.text
    assert f'data-seat="{puzzle.seat}"' in answer.text
    offers = [text_of(choice) for choice in puzzle.chances]
    assert all(f'"{text}":' in answer.text for text in offers)
    assert browser.get(f"{answer.url.path}/record").status_code == 409
    assert another(browser, puzzle="ffff").status_code == 404


@pytest.mark.parametrize(
    ("fields", "status"), [({"at": "x"}, 400), ({"at": 138}, 400), ({"table": "?"}, 404)]
)
def test_what_is_not_there_is_refused(
    browser: httpx.Client, fields: dict[str, object], status: int
) -> None:
    """The end is not a moment to play on from."""
    assert another(browser, **{"table": opened(browser), **fields}).status_code == status


def test_a_running_game_has_no_other(served: Served) -> None:
    """Section 8: its deal is a secret, and strangers and spectators play no part in it."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    fields = {"table": made.id}
    for role, status in (("seat 1", 409), ("host", 409), ("watch", 403)):
        client = made.as_(role).client
        assert client.post("/replays", data=fields).status_code == status
    with served.client() as stranger:
        assert stranger.post("/replays", data=fields).status_code == 401


# Names and bots


def test_a_downloaded_record_keeps_the_names(browser: httpx.Client, served: Served) -> None:
    """Bots have the names that their opponents read; opened again, they are the same bots."""
    record = Record.parse(TWO.read_text())
    record.names, record.bots = ["Ana \N{RIGHT-TO-LEFT OVERRIDE}", ""], [None, "planter"]
    page = browser.post("/records", data={"text": record.text()}, files={"file": b""})
    found = Record.parse(browser.get(f"{page.url.path}/record").text)
    assert found.names == ["Ana \N{REPLACEMENT CHARACTER}", "Planter"]
    assert found.bots == [None, "planter"]
    assert found.choices == record.choices
    french = Record.parse(browser.get(f"{page.url.path}/record?lang=fr").text)
    assert french.names[1] != "Planter"
    assert served.url in str(page.url)


@settings(max_examples=30)
@given(st.lists(st.text(max_size=60), min_size=2, max_size=2))
def test_any_name_survives_a_record(names: list[str]) -> None:
    """Line breaks, control and bidirectional characters become visible, long names are cut."""
    record = Record.parse(TWO.read_text())
    record.names = names
    again = Record.parse(record.text())
    assert again.names == names
    for seating in map(checked, seated_again(again)):
        assert seating.name.isprintable()
        assert len(seating.name) <= LONGEST_NAME


def test_bots_play_for_those_who_are_elsewhere() -> None:
    """The seat's own screen stays; bots stay what they were."""
    seatings = [
        Seating(Seat(0), HERE, "Ana"),
        Seating(Seat(1), HUMAN, "Ben"),
        Seating(Seat(2), "merchant"),
        Seating(Seat(3), OPEN),
    ]
    kinds = [[each.kind for each in against_bots(seatings, Seat(seat))] for seat in (0, 1, 2)]
    assert kinds == [
        [HERE, "planter", "merchant", "planter"],
        ["planter", HERE, "merchant", "planter"],
        ["merchant", "merchant", HERE, "merchant"],
    ], "at a bot's seat, that bot plays for the people"
