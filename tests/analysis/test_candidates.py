"""What each legal choice is worth, from what its seat may know."""

import json
import pickle
from dataclasses import replace
from random import Random

import pytest
from tests.analysis.playing import moments, seen
from tests.laws.modes import MODES
from tests.rules.tables import Table, grow, purse, stand, to_act

from ceylon.analysis import Cancelled, Candidate, Explaining, candidates, hints, remark, undecided
from ceylon.analysis.coach import EQUAL
from ceylon.analysis.comparison import END
from ceylon.rules.choices import DONE, choice_of, hex_of, text_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.state import DISCARD, HARVESTING
from ceylon.sight.data.advice import candidate_data, coach_data
from ceylon.sight.data.encoding import to_json
from ceylon.words import LANGUAGES, Words

FEW = 24
each_mode = pytest.mark.parametrize("mode", MODES)


def weighed(game: Game, *, seed: int = 1, explained: int = 3) -> list[Candidate]:
    return candidates(seen(game), simulations=FEW, seed=seed, explained=explained)


@each_mode
def test_the_candidates_are_the_legal_choices(mode: str) -> None:
    """All of them once, each with chances that add up to 1."""
    for game in moments(MODES[mode], seed=3, apart=9):
        found = weighed(game, explained=0)
        assert sorted(candidate.choice for candidate in found) == game.legal()
        for candidate in found:
            assert len(candidate.chances) == len(game.players)
            assert sum(candidate.chances) == pytest.approx(1)
            assert min(candidate.chances) >= 0
            assert candidate.chance == candidate.chances[game.seat]


def test_small_steps_are_weighed_too() -> None:
    """A2.2, A2.4: a harvest under way, and what does not fit into the warehouse."""
    met = set()
    for game in moments(Options(4), seed=5, apart=1):
        if game.question in {HARVESTING, DISCARD} and game.legal_count() > 1:
            met.add(int(game.question))
            assert sorted(c.choice for c in weighed(game, explained=0)) == game.legal()
    assert met == {int(HARVESTING), int(DISCARD)}


@each_mode
def test_the_same_seed_gives_the_same(mode: str) -> None:
    game = list(moments(MODES[mode], seed=5, apart=15))[2]
    assert weighed(game, seed=4) == weighed(game, seed=4)


@each_mode
def test_what_is_hidden_does_not_matter(mode: str) -> None:
    """Section 8: other hands and decks, the same view: the same candidates and reasons."""
    differed = 0
    for game in moments(MODES[mode], seed=7, apart=31):
        twin = seen(game).imagine(Random(99))
        differed += (twin.deck, twin.contract_deck) != (game.deck, game.contract_deck)
        assert weighed(twin) == weighed(game)
    assert differed


@pytest.mark.parametrize("mode", ["4-tiles", "2-without-uva", "solo-built-without-dimbula"])
def test_reasons_are_few_and_in_every_language(mode: str) -> None:
    """The reasons in words; at most three, and only for the best choices."""
    told = 0
    for game in moments(MODES[mode], seed=11, apart=23):
        found = weighed(game)
        assert not any(candidate.reasons for candidate in found[3:])
        for candidate in found[:3]:
            assert len(candidate.reasons) <= 3
            for language in LANGUAGES:
                words = Words.of(language)
                assert all(reason.sentence(words) for reason in candidate.reasons)
            told += len(candidate.reasons)
    assert told


def test_it_is_plain_data() -> None:
    """It can travel between processes, and become JSON."""
    for game in moments(Options(3, starting_tiles=True), seed=2, apart=59):
        for candidate in weighed(game):
            assert pickle.loads(pickle.dumps(candidate)) == candidate  # noqa: S301 - our own
            data = json.loads(to_json(candidate_data(candidate, Words.of("fr"))))
            assert choice_of(str(data["choice"])) == candidate.choice
            assert len(data["reasons"]) == len(candidate.reasons)


def test_the_clearly_best_choice_comes_first() -> None:
    """A1.4: the plantation that brings 10 points, late in the game."""
    game = Table(2).begun("D2 K7")
    grow(game, 0, "K5")
    stand(game, 0, "R3")
    purse(game, 9, 9)
    to_act(game, "plant")
    first = candidates(seen(game), simulations=400)[0]
    assert text_of(first.choice) == "plant R3"
    assert first.reasons[0].sentence(Words.of("en")) == "the district bonus: 10 points"


def test_hints_are_different_things_to_do() -> None:
    """A2.2: the order of a harvest does not matter, so only one order is given."""
    game = Table(2).begun("D2 K7")
    grow(game, 0, "D1 D4 D3")
    to_act(game, "harvest")
    told = hints(seen(game), simulations=200)
    assert len(told) == 3
    plans = [{hint.choice, *hint.line} - {int(DONE)} for hint in told]
    assert all(one != other for one in plans for other in plans if one is not other)


def test_nobody_waits_for_it_any_more() -> None:
    game = next(moments(Options(2), seed=1, apart=1))
    with pytest.raises(Cancelled):
        candidates(seen(game), simulations=FEW, cancelled=lambda: True)


@each_mode
def test_no_reason_is_given_for_all_hints(mode: str) -> None:
    """What all have in common is no reason to prefer one; that the game ends is always said."""
    reasoned = 0
    for game in moments(MODES[mode], seed=13, apart=17):
        told = [hint.reasons for hint in hints(seen(game), simulations=FEW)]
        assert all(len(reasons) <= 3 for reasons in told)
        if len(told) > 1:
            common = [reason for reason in told[0] if all(reason in each for each in told)]
            assert {reason.text for reason in common} <= {END}
        reasoned += any(told)
    assert reasoned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_holds_for_every_starting_place_is_no_reason(seats: int) -> None:
    """The first question of a game: each hint once said that it is a first plantation."""
    game = Game.new(Options(seats), Random(4))
    found = hints(seen(game), simulations=200)
    assert len(found) > 1
    assert [reason for hint in found for reason in hint.reasons] == []


@each_mode
def test_the_coach_names_the_best_choice_and_why(mode: str) -> None:
    """The reason is one that was counted; without any, all that are equally good are named."""
    reasoned = 0
    for game in moments(MODES[mode], seed=17, apart=29):
        told = hints(seen(game), simulations=FEW)
        found = remark(told)
        assert found.candidates[0] == told[0]
        assert all(told[0].chance - each.chance < EQUAL for each in found.candidates)
        for reason in found.reasons:
            reasoned += 1
            explaining, best = Explaining(seen(game), 1), told[0].choice
            kept = [explaining.kept(best, each.choice) for each in told[1:]]
            assert any(reason in each for each in (explaining.all_reasons(best), *kept))
    assert reasoned


def test_the_coach_speaks_every_language() -> None:
    game = Game.new(Options(3), Random(4))
    told = hints(seen(game), simulations=FEW)
    equal = [replace(each, chances=told[0].chances, reasons=(), steps=()) for each in told]
    for language in LANGUAGES:
        words = Words.of(language)
        for found in (told, equal, equal[:1]):
            said = coach_data(game, found, words)
            assert said.choice == text_of(told[0].choice)
            assert said.sentence.endswith(".")
            assert words.unit("hex", hex_of(told[0].choice)) in said.sentence


@each_mode
def test_the_coach_knows_nothing_hidden(mode: str) -> None:
    """Section 8: other hands and decks, the same view: the same sentence."""
    words = Words.of("en")
    for game in moments(MODES[mode], seed=19, apart=37):
        twin = seen(game).imagine(Random(98))
        sentences = [
            coach_data(each, hints(seen(each), simulations=FEW), words) for each in (game, twin)
        ]
        assert sentences[0] == sentences[1]


@pytest.mark.parametrize(
    ("chance", "said"), [(1.0, "99%"), (0.996, "99%"), (0.51, "51%"), (0.001, "1%"), (0.0, "1%")]
)
def test_nothing_is_certain_before_the_end(chance: float, said: str) -> None:
    """A chance that is all but 1 may still be lost."""
    assert Words.of("en").unit("percent", undecided(chance)) == said
