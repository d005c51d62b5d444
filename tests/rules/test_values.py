"""Games and views are values: they can be compared, copied, used as keys, pickled and printed."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.fields import BOARD, HIDDEN, OPEN, SEEN, other_value, sight, snapshot
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, choose
from tests.other_box import install, other_box
from tests.people import ANA, BO
from tests.rules.elsewhere import Travellers, gone_on
from tests.rules.positions import middle, positions, views
from tests.rules.tables import LAW

import ceylon
from ceylon import _build
from ceylon.box import BoxError, load, parse
from ceylon.box.problems import UnknownBox
from ceylon.ids import SPECTATOR
from ceylon.record import Record, RecordError
from ceylon.rules import state, view
from ceylon.rules.choices import CHOICES, text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game, game_of
from ceylon.rules.options import Options
from ceylon.rules.parcel import FORMAT
from ceylon.rules.reasons import IllegalChoice, ParcelError, Reason, SetupError, UnknownChoice
from ceylon.rules.view import View

ROOT = Path(__file__).parents[2]
APART = {"land", "material", "players", "facts"}
Thing = TypeVar("Thing")

each_mode = pytest.mark.parametrize("mode", MODES)


def pickled(thing: Thing) -> Thing:
    again: Thing = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own
    return again


COPIES: list[Callable[[Game], Game]] = [Game.copy, copy.copy, copy.deepcopy, pickled]


# Equality, copies and pickles


@each_mode
def test_copies_are_equal_and_go_their_own_way(mode: str) -> None:
    for game in positions(mode):
        before = snapshot(game)
        for copied in COPIES:
            twin = copied(game)
            assert twin == game
            assert twin.key() == game.key()
            assert twin is not game
            assert twin.players[0] is not game.players[0]
            assert (twin.land, twin.material) == (game.land, game.material)
            if not game.over:
                twin.push(twin.legal()[-1])
                assert twin != game
                assert twin.key() != game.key()
                assert snapshot(game) == before


@each_mode
def test_a_view_is_copied_too(mode: str) -> None:
    for game in positions(mode):
        for seen in views(game):
            for twin in (copy.copy(seen), copy.deepcopy(seen), pickled(seen)):
                assert twin == seen
                assert sight(twin) == sight(seen)
                assert twin.imagine(1) == seen.imagine(1)


def test_another_way_to_the_same_position_is_the_same_position() -> None:
    """What has been drawn is not part of a state: only what is still to come."""
    game = middle("3")
    twin = game.copy()
    twin.deck = twin.deck[len(twin.deck) - twin.cards_left :]
    twin.contract_deck = b"\0" + twin.contract_deck
    assert twin == game
    twin.deck = bytes(reversed(twin.deck))
    assert twin != game


def test_facts_are_no_part_of_a_state() -> None:
    game = middle("2-without-uva")
    twin = game.copy()
    twin.facts = []
    assert twin == game
    assert pickled(twin).facts is None


def test_a_game_is_no_view_and_has_no_hash() -> None:
    game = middle("2-without-uva")
    seen = View.of(game, ANA)
    things: list[object] = [game, seen, game.players[0]]
    for thing in things:
        assert [other for other in things if other == thing] == [thing]
        assert thing != "a game"
        with pytest.raises(TypeError, match=f"unhashable type: '{type(thing).__name__}'"):
            hash(thing)
    assert game.key() != seen.key()


def test_positions_on_other_maps_and_with_other_boxes_differ() -> None:
    game = Game.new(Options(2), 7)
    twin = game.copy()
    twin.land = Game.new(Options(2, without="dimbula"), 7).land
    assert twin != game
    deal = draw_deal(Options(2), Random(1), load())
    assert Game.of(Options(2), deal) != Game.of(Options(2), deal, other_box())


# No field is forgotten


def test_the_lists_name_every_field() -> None:
    assert set(state.TABLE) == set(OPEN) - APART
    assert set(state.SECRETS) == set(HIDDEN) - APART
    assert set(state.BOARD) == set(BOARD)
    assert set(view.SEEN) == set(SEEN)


def test_every_field_counts_and_travels() -> None:
    for field in {*OPEN, *HIDDEN} - APART:
        game = middle("4-tiles")
        twin = game.copy()
        setattr(twin, field, other_value(getattr(twin, field)))
        assert twin != game, field
        if field not in {"cards_left", "contracts_left"}:  # they say how much of a deck is left
            assert pickled(twin) == twin, field


def test_every_field_of_a_view_counts_and_travels() -> None:
    for field in {*OPEN, *SEEN} - APART:
        seen, twin = views(middle("4-tiles"))[2], views(middle("4-tiles"))[2]
        assert twin == seen
        setattr(twin, field, other_value(getattr(twin, field)))
        assert twin != seen, field
        assert sight(pickled(twin)) == sight(twin), field


def test_every_field_of_a_player_counts_and_travels() -> None:
    for field in BOARD:
        game = middle("4-tiles")
        twin = game.copy()
        player = twin.players[2]
        setattr(player, field, other_value(getattr(player, field)))
        assert player != game.players[2], field
        assert twin != game, field
        assert snapshot(pickled(twin))[1] == snapshot(twin)[1], field


@LAW
@given(st.integers(-(2**61), 2**61))
def test_every_number_travels(number: int) -> None:
    """Fields are machine integers below 2**62, some of them negative."""
    game = Game.new(Options(2), 1)
    game.pending = number
    assert pickled(game).pending == number


# What a seat knows


@each_mode
def test_a_view_has_one_key_for_all_that_may_be_hidden(mode: str) -> None:
    """Section 8: the key is that of the seat's information set."""
    for game in positions(mode, every=19):
        for seen in views(game):
            for seed in range(3):
                imagined = seen.imagine(seed)
                assert View.of(imagined, seen.viewer).key() == seen.key()
                assert View.of(imagined, seen.viewer) == seen


@each_mode
def test_views_have_the_same_key_exactly_where_they_show_the_same(mode: str) -> None:
    found = [seen for game in positions(mode, every=3) for seen in views(game)]
    found += [seen for game in positions(mode, every=3) for seen in views(game)]
    by_key = {seen.key(): sight(seen) for seen in found}
    assert all(by_key[seen.key()] == sight(seen) for seen in found)
    assert len(by_key) == len(set(by_key.values())) == len(found) // 2


# Seeds and texts


def test_a_seed_deals_what_its_random_deals() -> None:
    assert Game.new(Options(), 7) == Game.new(Options(), Random(7)) != Game.new(Options(), 8)
    rng = Random(7)
    assert Game.new(Options(), rng) != Game.new(Options(), rng)
    seen = View.of(middle("3"), BO)
    assert seen.imagine(7) == seen.imagine(Random(7)) != seen.imagine(8)


def test_a_choice_is_played_by_its_text() -> None:
    for game in positions("2-without-uva-tiles", every=5):
        for choice in game.legal()[:3]:
            text = text_of(choice)
            assert game.why_not(text) is None
            assert game.price(f" {text.upper()} ") == game.price(choice)
            one, other = game.copy(), game.copy()
            assert one.play(text) == other.play(choice)
            assert one == other


def test_a_text_that_is_no_choice_is_refused() -> None:
    game = middle("2-without-uva")
    before = game.key()
    for ask in (game.play, game.why_not, game.price):
        with pytest.raises(UnknownChoice, match="“plant K9” is not a choice"):
            ask("plant K9")
    assert game.key() == before


# Other processes


def elsewhere(*, pure: bool, sent: object) -> tuple[bool, Travellers]:
    """Whether the rules of the other process are compiled, and what came back."""
    source = str(Path(ceylon.__file__).parents[1])
    environment = {**os.environ, _build.PURE: str(int(pure)), "PYTHONPATH": source}
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.elsewhere"],
        cwd=ROOT,
        env=environment,
        input=pickle.dumps(sent),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    compiled, found = pickle.loads(done.stdout)  # noqa: S301 - our own
    return compiled, found


@pytest.mark.parametrize("pure", [True, False], ids=["interpreted", "compiled"])
def test_games_go_on_in_another_process(*, pure: bool) -> None:
    """Interpreted and compiled rules read each other's pickles, and have the same keys."""
    games = [middle(mode) for mode in MODES]
    games.append(Game.new(Options(3), 1, other_box()))
    seen = [View.of(game, ANA) for game in games]
    compiled, found = elsewhere(pure=pure, sent=(games, seen))
    assert compiled == (not pure and _build.built() and not _build.stale())
    assert found == gone_on(games, seen)
    assert all(game.over for game in found[0])
    assert found[0][-1].material.box == other_box()


def test_pickles_are_small() -> None:
    """The shipped box is named by its digest; another travels along."""
    sizes = [len(pickle.dumps(game)) for mode in MODES for game in positions(mode)]
    assert max(sizes) < 500
    assert len(pickle.dumps(Game.new(Options(3), 1, other_box()))) > 1000


# What cannot be read


def test_another_format_is_refused() -> None:
    parcel = middle("3").key()
    with pytest.raises(ParcelError, match=f"has format {FORMAT + 1}, but only format {FORMAT} can"):
        game_of(load(), bytes([2 * (FORMAT + 1)]) + parcel[1:])


def test_a_pickle_of_this_format_is_still_read() -> None:
    """It was saved once and for all; another FORMAT needs another of these files."""
    kept = (Path(__file__).parent / f"format-{FORMAT}.pickle").read_bytes()
    game, seen = pickle.loads(kept)  # noqa: S301 - our own
    record = Record.load(ROOT / "tests" / "record" / "two.ceylon")
    assert game == record.game()
    assert seen == View.of(record.game(), BO)
    assert pickle.dumps((game, seen), protocol=4) == kept


def test_a_damaged_pickle_is_refused() -> None:
    parcel = middle("solo-drawn-without-uva").key()
    for length in range(len(parcel)):
        with pytest.raises(ParcelError):
            game_of(load(), parcel[:length])
    for other in (parcel + b"\0", View.of(middle("3"), ANA).key()):
        with pytest.raises(ParcelError, match="this pickle of a position is damaged"):
            game_of(load(), other)
    with pytest.raises(ParcelError):
        game_of(other_box(), parcel)


def test_a_box_that_is_not_here_is_named(tmp_path: Path) -> None:
    """A pickle of a version with another box: it can be read as soon as that box has been read."""
    code = (
        "import pickle, sys; from ceylon import Game, Options;"
        "sys.stdout.buffer.write(pickle.dumps(Game.new(Options(), 7)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(install(tmp_path)), _build.PURE: "1"},
        capture_output=True,
        check=True,
    )
    digest = other_box().digest.encode()
    assert digest in done.stdout
    with pytest.raises(UnknownBox, match="there is no box 0123456789abcdef here, only"):
        pickle.loads(done.stdout.replace(digest, b"0123456789abcdef"))  # noqa: S301 - our own
    sent = pickle.loads(done.stdout)  # noqa: S301 - our own
    assert sent == Game.new(Options(), 7, other_box())


# All that a user may hold


def refusals() -> Iterator[Exception]:
    game = middle("2-without-uva")
    for cause in (
        lambda: Options(5),
        lambda: game.play("plant K9"),
        lambda: game.play("start K1"),
        lambda: Record.parse("no record"),
        lambda: Record.load(ROOT / "README.md"),
        lambda: parse("no box"),
        lambda: game_of(load(), b""),
    ):
        with pytest.raises(ceylon.CeylonError) as caught:
            cause()
        yield caught.value
    yield UnknownBox("0" * 16, load().digest)


def test_errors_travel() -> None:
    """An error that cannot be pickled would break the pool of processes in which it was raised."""
    found = list(refusals())
    kinds = {SetupError, UnknownChoice, IllegalChoice, RecordError, BoxError, ParcelError}
    assert {type(error) for error in found} == {*kinds, UnknownBox}
    for error in found:
        again = pickled(error)
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def held() -> Iterator[object]:
    """One of everything that the library hands out, and every fact of some games."""
    for mode in ("4-tiles", "solo-drawn-without-uva", "solo-built-without-uva"):
        rng = Random(mode)
        options = MODES[mode]
        deal = draw_deal(options, rng, load())
        game = Game.of(options, deal)
        yield from (options, deal, Record(options, deal, [], ["a"] * options.seats))
        while not game.over:
            yield from game.play(choose(game, rng, STYLES[1]))
        yield from (game, *views(game), *game.players, *game.scores())
        yield from (part for score in game.scores() for part in (*score.placings, *score.sources()))
    yield from CHOICES[::40]
    yield from (load(), other_box(), Reason("A1.2", "{hex:hex} is taken", {"hex": 3}))


def test_everything_is_a_value() -> None:
    """Equal to its copies and its pickle, and shown by what it holds."""
    for thing in held():
        for twin in (copy.copy(thing), copy.deepcopy(thing), pickled(thing)):
            assert twin == thing
        assert " object at 0x" not in repr(thing)


def test_land_and_material_are_shared() -> None:
    game = middle("3")
    for twin in (copy.copy(game.land), copy.deepcopy(game.land), pickled(game.land)):
        assert twin is game.land
    for material in (copy.copy(game.material), copy.deepcopy(game.material)):
        assert material is game.material
    assert pickled(game.material) is game.material


def test_a_representation_is_one_line() -> None:
    game = Game.new(Options(2), 7)
    assert repr(game) == "<Game: 2 players, set-up, seat 1: start>"
    assert repr(View.of(game, BO)) == "<View of seat 1: 2 players, set-up, seat 1: start>"
    assert repr(View.of(game, SPECTATOR)).startswith("<View of a spectator: ")
    *_, over = positions("solo-drawn-without-uva")
    assert repr(over) == f"<Game: solo, turn {over.turn}, over>"
