"""What a name on the command line leads to."""

from pathlib import Path

import pytest

from ceylon import bots
from ceylon.bots import UnknownBot
from ceylon.guests.names import Code, Weighed, is_guest, parsed, recorded, shown, spelled
from ceylon.record.header import BOT_NAME

NAMES = {
    "my.py:MyBot": Code("my.py", "MyBot"),
    "/some/where/my.py:MyBot": Code("/some/where/my.py", "MyBot"),
    r"C:\bots\my.py:MyBot": Code(r"C:\bots\my.py", "MyBot"),
    "my_bots.deep:MyBot": Code("my_bots.deep", "MyBot"),
    "search@weights.json": Weighed("search", Path("weights.json")),
    "search-100@a/b.json": Weighed("search-100", Path("a/b.json")),
    "search-20ms@b.json": Weighed("search-20ms", Path("b.json")),
    "search@a:B.json": Weighed("search", Path("a:B.json")),
    "planter": "planter",
    "nobody": "nobody",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_leads_somewhere(name: str) -> None:
    assert parsed(name) == NAMES[name]
    assert is_guest(name) == isinstance(NAMES[name], Code | Weighed)


@pytest.mark.parametrize(
    "name",
    ["my.py:", ":MyBot", ":", "@", "my.py", "my.py:My Bot", "my.py:1", "search@", "a@b.json", "@b"],
)
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"does not name a bot: write mine\.py:MyBot, "):
        parsed(name)


def test_capitals_matter_only_where_they_must() -> None:
    assert spelled(" Planter ") == "planter"
    assert spelled(" Mine.py:MyBot") == "Mine.py:MyBot"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_can_be_loaded_by_what_is_recorded(name: str) -> None:
    kept = recorded(name)
    assert BOT_NAME.fullmatch(kept)
    assert not is_guest(kept)
    assert is_guest(name) == kept.startswith("own-")


def test_what_a_class_is_called_is_no_bot_of_ours() -> None:
    assert (shown("a/my.py:Planter"), recorded("a/my.py:Planter")) == ("Planter", "own-planter")
    assert (shown("search-9@a/w.json"), recorded("search-9@a/w.json")) == (
        "search-9@w",
        "own-search-9-w",
    )
    assert not bots.is_known("own-planter")
