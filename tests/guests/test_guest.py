"""Whatever a guest does costs that choice, and nothing more."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.guests.strangers import FAULTY, GAME, GOOD, VIEW, written

from ceylon.bots import UnknownBot
from ceylon.bots.greedy import Greedy
from ceylon.guests import Attendant, Failed, Guest, named
from ceylon.ids import Choice

LONG = 60.0
WINDOWS = sys.platform == "win32"  # which has no signals
FAULTS = {
    "Raises": "it raised ValueError: no idea (stranger.py, line ",
    "Exits": "it raised SystemExit: 3",
    "Vanishes": "its process ended: 4",
    "Crashes": "its process ended: 11" if WINDOWS else "its process ended: SIGSEGV",
    "Loops": "it took more than 0.5 s",
    "Writes": "it answered 'plant K3', which is not the number of a choice",
    "Agrees": "it answered True, which is not",
    "Invents": "it answered 9999, which is not",
    "Cheats": "it made an illegal choice: ",
    "Odd": "it answered Odd, which is not",
}


@pytest.fixture
def attendants(tmp_path: Path) -> Iterator[list[Attendant]]:
    written(tmp_path, FAULTY)
    written(tmp_path, GOOD, "good.py")
    found: list[Attendant] = []
    yield found
    for each in found:
        each.end()


def attendant(found: list[Attendant], folder: Path, name: str) -> Attendant:
    found.append(Attendant(f"{folder}/{name}"))
    return found[-1]


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told(name: str, attendants: list[Attendant], tmp_path: Path) -> None:
    """And the next question is answered, if need be by a new process."""
    asked = attendant(attendants, tmp_path, f"stranger.py:{name}")
    legal = GAME.legal()
    with pytest.raises(Failed) as failed:
        asked.ask(1, 1, VIEW, legal, 0.5 if name == "Loops" else LONG)
    assert FAULTS[name] in str(failed.value)
    if name in ("Raises", "Exits"):
        assert asked.ask(1, 1, VIEW, legal, LONG).number == max(legal)


def test_a_new_process_begins_anew(attendants: list[Attendant], tmp_path: Path) -> None:
    """It fails once more, since it has forgotten that it failed."""
    asked = attendant(attendants, tmp_path, "stranger.py:Vanishes")
    for _ in range(2):
        with pytest.raises(Failed, match="its process ended: 4"):
            asked.ask(1, 1, VIEW, GAME.legal(), LONG)


def test_each_seat_has_its_own_bot(attendants: list[Attendant], tmp_path: Path) -> None:
    """By its key; without one it is made for a single question."""
    counting = GOOD.replace("return max(legal)", "return legal[self.asked - 1]")
    written(tmp_path, counting, "counting.py")
    asked = attendant(attendants, tmp_path, "counting.py:Last")
    legal = GAME.legal()
    keys = (1, 2, 1, None, 2, None)
    chosen = [asked.ask(key, 1, VIEW, legal, LONG).number for key in keys]
    assert [legal.index(Choice(choice)) for choice in chosen] == [0, 0, 1, 0, 1, 0]


def test_its_file_may_disappear(attendants: list[Attendant], tmp_path: Path) -> None:
    asked = attendant(attendants, tmp_path, "good.py:Last")
    assert asked.ask(1, 1, VIEW, GAME.legal(), LONG).number == max(GAME.legal())
    (tmp_path / "good.py").unlink()
    asked.end()
    with pytest.raises(Failed, match=r"it can no longer be loaded: there is no file .*good.py"):
        asked.ask(1, 1, VIEW, GAME.legal(), LONG)


def test_another_bot_chooses_in_its_place(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The fault is counted each time, and logged once with its traceback."""
    file = written(tmp_path, FAULTY)
    guest = named(f"{file}:Cheats", 5, deadline=LONG, stand_in=Greedy)
    assert isinstance(guest, Guest)
    with caplog.at_level(logging.WARNING, "ceylon.guests"):
        for _ in range(3):
            assert guest.choose(VIEW, GAME.legal()) == Greedy(5).choose(VIEW, GAME.legal())
    assert guest.faults == len(guest.take_faults()) == 3
    assert guest.take_faults() == []
    (told,) = caplog.messages
    assert f"the bot {file}:Cheats failed, and greedy chose instead: it made an illegal" in told


def test_its_traceback_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = written(tmp_path, FAULTY)
    with caplog.at_level(logging.WARNING, "ceylon.guests"):
        named(f"{file}:Raises", 5, deadline=LONG).choose(VIEW, GAME.legal())
    assert 'raise ValueError("no idea")' in caplog.text


def test_what_it_prints_is_not_printed_among_ours(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, GOOD.replace("return", "print('hello', flush=True); return"))
    named(f"{file}:Last", 1, deadline=LONG).choose(VIEW, GAME.legal())
    out, err = capfd.readouterr()
    assert (out, err.strip()) == ("", "hello")


def test_a_bot_of_ours_needs_no_process() -> None:
    assert named("planter", 1).name == "planter"
    assert not isinstance(named("planter", 1), Guest)
    with pytest.raises(UnknownBot, match="there is no bot called “nobody”"):
        named("nobody", 1)
