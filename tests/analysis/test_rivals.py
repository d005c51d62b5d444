"""A reason speaks for a choice, and not just as much for the one that it is compared with."""

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from tests.analysis.playing import NAMES, seen, sensible
from tests.laws.modes import MODES
from tests.rules.tables import Table, grow, hold, purse, stand, stock, to_act
from tests.thorough import sampled

from ceylon.analysis import Candidate, Explaining, Message, hints, remark
from ceylon.analysis.comparison import END
from ceylon.rules import state
from ceylon.rules.choices import choice_of, object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.sight.data.advice import coach_data
from ceylon.sight.outcomes import opening_of
from ceylon.words import Words

ENGLISH = Words.of("en").seated(NAMES)
FEW = 60
each_mode = pytest.mark.parametrize("mode", sampled(MODES, "2-without-uva", "3-tiles"))
APART = "No measurable difference yet"


def positions(mode: str, seed: int) -> Iterator[tuple[Game, list[Candidate]]]:
    """Of a whole game, some choices apart."""
    for game in sensible(MODES[mode], seed=seed, apart=2 * MODES[mode].boards + 1):
        if game.legal_count() > 1:
            yield game, hints(seen(game), seed=2, simulations=FEW)


def numbers(reason: Message) -> list[int]:
    """The sizes in its sentence, as a reader sees them: hexes, wagons and places left out."""
    values = {**reason.values, "wagon": 0, "company": 0, "place": 0, "all": 0, "other": 0}
    sized = [values[key] for key in sorted(values) if key in {"n", "points", "rupees", "chests"}]
    return [each if isinstance(each, int) else sum(each) for each in sized]


def as_good(own: Sequence[Message], reason: Message) -> bool:
    """Whether the same is true of the rival, and no smaller."""
    same = (each for each in own if each.text == reason.text)
    return any(
        all(its >= mine for its, mine in zip(numbers(each), numbers(reason), strict=True))
        for each in same
    )


@each_mode
def test_a_reason_is_false_or_smaller_for_the_rival(mode: str) -> None:
    """What holds for both, such as that the game ends, is no reason to prefer one."""
    met = set()
    for game, told in positions(mode, seed=31):
        explaining = Explaining(seen(game), 2)
        best, *others = told
        for each, rival in [*zip(told[:1], others, strict=False), *((o, best) for o in others)]:
            of_rival = explaining.all_reasons(rival.choice)
            kept = explaining.kept(each.choice, rival.choice)
            for reason in each.reasons:
                met.add(reason.text)
                assert each.against in {None, rival.choice}
                if each.against is not None:
                    assert reason in kept
                elif reason.text == END:
                    ends = [END in {r.text for r in explaining.all_reasons(o.choice)} for o in told]
                    assert not all(ends)
                else:
                    assert not as_good(of_rival, reason), (reason, of_rival)
    assert len(met) >= 8


@each_mode
def test_the_coach_says_more_than_the_buttons(mode: str) -> None:
    """What a token or a card is for; why, or what both choices are for, or that nothing tells them
    apart; what a card lets the others do."""
    bare = said_something = 0
    for game, told in positions(mode, seed=32):
        sentence, said = coach_data(game, told, ENGLISH).sentence, remark(told)
        best = told[0]
        if verb_of(best.choice) == "technology token" and best.line:
            assert said.line
        if verb_of(best.choice) == "play" and not game.solo:
            assert "▼" in sentence.split(".", 1)[1]
        if len(told) > 1:
            explained = len(re.findall(r"[.:] ", sentence)) > 1 or bool(said.reasons)
            explained |= ", then " in sentence  # how it goes on, with the chests that do not fit
            assert explained, sentence
            bare += APART in sentence
            said_something += 1
    assert bare <= said_something / 2, "the most has a reason or an aim"


# Examples


def coached(game: Game, simulations: int = 400) -> str:
    return coach_data(game, hints(seen(game), simulations=simulations), ENGLISH).sentence


def test_a_first_plantation_is_no_reason_for_a_place_to_start() -> None:
    """S9, A1.4: all begin with one, wherever it is."""
    for seed in range(3):
        game = Game.new(Options(2), Random(seed))
        assert "towards the bonus" not in coached(game)


def test_what_is_kept_is_said_with_what_would_cost_it() -> None:
    """A2.4: the chests that a harvest leaves no room for are named with that harvest."""
    game = Table(2).begun("D2 K7")
    stock(game, 0, "WWWWW")
    grow(game, 0, "D1 D4")
    stand(game, 0, "D1")
    to_act(game, "harvest")
    for each in hints(seen(game), simulations=100):
        if any("keep these chests" in reason.text for reason in each.reasons):
            assert each.against is not None


def test_chests_without_room_are_named() -> None:
    """A2.4: six plantations in reach, room for one chest."""
    game = Table(2, contracts=["2 BBG", "1 BBG", "3 BBB"]).begun("D2 K7")
    stock(game, 0, "WWWW")
    grow(game, 0, "D1 D4 D3")
    stand(game, 0, "D4")
    to_act(game, "harvest")
    best = choice_of("harvest D1")
    explaining = Explaining(seen(game), 1)
    line = explaining.line(best)
    reasons = explaining.all_reasons(best)
    steps = tuple(explaining.steps_to(reason, best, None) for reason in reasons)
    told = [Candidate(best, game.seat, (0.5, 0.5), 1, line, reasons, steps)]
    discarded = [each for each in line if verb_of(each) == "discard"]
    assert discarded
    assert "discard" in coach_data(game, told, ENGLISH).sentence


def test_what_a_card_gives_the_others_is_counted() -> None:
    """T4, A2.4: two plantations within reach of Bo, and room for one chest."""
    game = Table(2).begun("D2 K7")
    stock(game, 1, "WWWW")
    grow(game, 0, "K6")
    hold(game, 0, "plant/harvest")
    assert game.question == state.PLAY
    opening = opening_of(seen(game), object_of(choice_of("play plant/harvest")))
    assert [seat for seat, _ in opening.can] == [1]
    assert opening.gains[opening.can[0][0]].chests == 1


def test_a_card_that_cannot_be_used_is_said_with_what_to_do_instead() -> None:
    """T1, A7: no contract can be fulfilled, so rupees or a move come of it."""
    game = Table(2, contracts=["3 BBB", "4 GGG", "1 GGW"]).begun("D2 K7")
    hold(game, 0, "trade/harvest")
    purse(game, 0, 0)
    said = coached(game)
    assert "Play" in said
    assert ", then " in said
