"""At a real terminal: the curtain, taking back, asking why not, and leaving."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.processes import CLEARED, FORGOTTEN, Typist, at_terminal, records

from ceylon.box import ACTIONS
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.material import PAIRS

ANA_AND_BRUNO = ["--seats", "human,human", "--names", "Ana,Bruno", "--start", "1", "--seed", "4"]


@pytest.fixture
def hot_seat(tmp_path: Path) -> Iterator[Typist]:
    with at_terminal(tmp_path, ANA_AND_BRUNO) as typist:
        typist.read_until("── ● Ana")
        yield typist


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Typist]:
    arguments = ["--seats", "human,chance", "--names", "Ana", "--start", "1", "--seed", "4"]
    with at_terminal(tmp_path, arguments) as typist:
        typist.read_until("── ● Ana")
        yield typist


def place(typist: Typist, players: int = 1) -> None:
    """Start on the first hex that is offered."""
    for _ in range(players):
        typist.read_until("start on: ")
        typist.type(f"start {typist.read_until(' ')}")


def saved(home: Path) -> Record:
    (path,) = records(home)
    return Record.load(path)


def cards(game: Game, seat: int) -> list[str]:
    """The cards of a hand as the screen writes them."""
    kinds = [kind for kind in range(10) if game.players[seat].hand >> 2 * kind & 3]
    return ["/".join(ACTIONS[action] for action in PAIRS[kind]) for kind in kinds]


def in_hand(shown: str) -> str:
    return "\n".join(re.findall(r"your hand:.*|\d play .*", shown))


# The curtain


def test_no_hand_is_shown_before_its_owner_presses_enter(hot_seat: Typist, tmp_path: Path) -> None:
    """Section 8: between two people the screen is empty, and cannot be scrolled back."""
    place(hot_seat, players=2)
    hidden = hot_seat.read_until("press Enter.")
    assert "Hand over to Ana" in hidden
    assert not in_hand(hidden)
    hot_seat.type("")
    hot_seat.read_until("Play a card")
    shown = hot_seat.read_until("> ")
    game = saved(tmp_path).game()
    assert in_hand(shown).count("play") == 2 * len(cards(game, 0))
    hot_seat.type("1")
    hot_seat.read_until("Your action")
    before = len(hot_seat.seen)
    hot_seat.type("rupees")
    hidden = hot_seat.read_until("Hand over to Bruno")
    assert not in_hand(hidden)
    assert not any(card in hidden for seat in (0, 1) for card in cards(game, seat))
    assert FORGOTTEN in hot_seat.seen[before:]
    hot_seat.type("")
    shown = hot_seat.read_until("Your action")
    assert in_hand(shown) == "your hand: " + ", ".join(cards(saved(tmp_path).game(), 1))


def test_before_the_hands_are_dealt_there_is_no_curtain(hot_seat: Typist) -> None:
    """S11: nothing is hidden yet."""
    place(hot_seat)
    shown = hot_seat.read_until("── ■ Bruno")
    assert "Hand over" not in shown


def test_one_person_needs_no_curtain(alone: Typist) -> None:
    place(alone)
    alone.read_until("Play a card")
    alone.type("1")
    alone.read_until("Your action")
    alone.type("rupees")
    alone.read_until("Your action on chance’s turn")
    assert "Hand over" not in alone.text
    assert FORGOTTEN not in alone.seen
    assert CLEARED in alone.seen


def test_at_the_curtain_the_last_choice_can_be_taken_back(hot_seat: Typist, tmp_path: Path) -> None:
    """Nobody else has acted, and nothing was revealed."""
    place(hot_seat, players=2)
    hot_seat.read_until("Hand over to Ana")
    hot_seat.type("")
    hot_seat.read_until("Play a card")
    hot_seat.type("1")
    hot_seat.read_until("Your action")
    hot_seat.type("rupees")
    hot_seat.read_until("Ana can still type “undo”")
    hot_seat.type("undo")
    shown = hot_seat.read_until("Taken back: take 2 rupees")
    assert "Your action" in shown
    assert text_of(saved(tmp_path).choices[-1]).startswith("play")


# Taking back


def test_undo_and_restart_say_what_they_take_back(alone: Typist, tmp_path: Path) -> None:
    place(alone)
    alone.read_until("Play a card")
    choices = len(saved(tmp_path).choices)
    alone.type("1")
    alone.read_until("Your action")
    alone.type("undo")
    alone.read_until("Taken back: play ")
    assert len(saved(tmp_path).choices) == choices
    alone.type("2")
    alone.read_until("Your action")
    alone.type("restart")
    alone.read_until("Taken back: play ")
    assert len(saved(tmp_path).choices) == choices


def test_undo_is_refused_with_its_reason(alone: Typist) -> None:
    """S11: the hands were dealt after the placing, so it stays."""
    alone.type("undo")
    alone.read_until("There is nothing to take back.")
    alone.type("")
    place(alone)
    alone.read_until("Play a card")
    alone.type("undo")
    alone.read_until("A card or a contract has been revealed since")


def test_undo_takes_back_what_bots_did_since(tmp_path: Path) -> None:
    """S9: before the hands are dealt the bots' places are taken back with the player's own."""
    seats = ["--seats", "human,chance,human", "--names", "Ana,Bo", "--start", "1", "--seed", "4"]
    with at_terminal(tmp_path, seats) as typist:
        typist.read_until("── ● Ana")
        place(typist)
        typist.read_until("── ◆ Bo")
        assert len(saved(tmp_path).choices) == 2
        typist.type("undo")
        typist.read_until("── ● Ana")
        typist.read_until("Taken back: start on ")
        typist.read_until("The bots will choose again after you.")
        assert saved(tmp_path).choices == []


# Answers


def test_the_three_refusals_and_the_rule(alone: Typist) -> None:
    """S9: unknown, ambiguous and illegal are told apart, the last with its rule."""
    alone.read_until("start on: ")
    first = alone.read_until(" ").strip()
    alone.type("abracadabra")
    alone.read_until("“abracadabra” is not understood")
    alone.type("99")
    alone.read_until("There is no choice 99")
    alone.type("start k")
    alone.read_until("On which hex: K")
    alone.read_until(" or K")
    alone.type("plant d1")
    alone.read_until("S9: choose your starting place first")
    alone.type("why not start U1")
    alone.read_until("S3: U1 is not in play")
    alone.type(f"why not start {first}")
    alone.read_until(f"It is possible: start on {first}")
    alone.type("why not")
    alone.read_until("Why not what?")
    alone.type("rule s9")
    alone.read_until("S9    Starting with the starting player")


def test_pages_can_be_asked_for(alone: Typist) -> None:
    alone.read_until("start on")
    for command, expected in {
        "help": "the starting player",
        "score": "If the game ended now",
        "boards": "councillors",
        "log": "Nothing has happened yet.",
    }.items():
        alone.type(command)
        alone.read_until(expected)
    alone.type("")
    place(alone)
    alone.read_until("Play a card")
    alone.type("log 1")
    alone.read_until("Turn 1: Ana")


def test_a_copy_can_be_saved(alone: Typist, tmp_path: Path) -> None:
    place(alone)
    alone.read_until("Play a card")
    alone.type(f"save {tmp_path / 'Copy of mine.ceylon'}")
    alone.read_until("Saved: ")
    assert Record.load(tmp_path / "Copy of mine.ceylon") == saved(tmp_path)
    alone.type(f"save {tmp_path / 'nowhere' / 'x.ceylon'}")
    alone.read_until("Not saved: ")


def test_quit_leaves_and_tells_how_to_go_on(alone: Typist) -> None:
    alone.type("quit")
    assert alone.end() == 0
    assert "ceylon play --resume" in alone.text


def test_in_little_room_what_happened_comes_first(tmp_path: Path) -> None:
    """At 80x24 the news has a page of its own; Enter leads to the table."""
    arguments = ["--seats", "human,chance", "--names", "Ana", "--start", "1", "--seed", "4"]
    with at_terminal(tmp_path, arguments, 80, 24) as typist:
        place(typist)
        shown = typist.read_until("Enter: continue to the table")
        assert "You were dealt" in shown
        assert "Play a card" not in shown
        typist.type("")
        typist.read_until("Play a card")


def test_a_long_page_waits_for_its_reader(tmp_path: Path) -> None:
    """At 80x24 the help is longer than the screen."""
    with at_terminal(tmp_path, ["--solo", "--seed", "1"], 80, 24) as typist:
        typist.read_until("start on: ")
        typist.read_until("\n> ")
        typist.type("help")
        first = typist.read_until("Enter: more")
        assert first.count("\n") <= 24
        assert "Type the number of a choice" in first
        typist.type("")
        typist.read_until("Enter: back to the table")


def test_without_colour_nothing_is_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR: only bold, dim and the like are left."""
    monkeypatch.setenv("NO_COLOR", "1")
    with at_terminal(tmp_path, ["--solo", "--seed", "1"]) as typist:
        typist.read_until("> ")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|38|48)[;m]", typist.seen)
