"""The coach's sentences are true at the step that they name, and say nothing twice."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.analysis.playing import NAMES, seen, sensible
from tests.laws.modes import MODES
from tests.rules.tables import Table, climb, hold, purse, stand, stock, to_act
from tests.thorough import sampled

from ceylon.analysis import Candidate, Explaining, Message, Remark, hints, remark
from ceylon.analysis.comparison import END, MORE_RUPEES, MORE_TEA
from ceylon.analysis.kept_assets import KEPT_RUPEES
from ceylon.analysis.outcomes import Outcome, outcomes, stages
from ceylon.rules import chests, plant, trade
from ceylon.rules.choices import ADVANCING, choice_of, text_of
from ceylon.rules.game import Game
from ceylon.sight.data.advice import coach_data
from ceylon.words import Words

ENGLISH = Words.of("en").seated(NAMES)
FEW = 24
each_mode = pytest.mark.parametrize("mode", sampled(MODES, "2-without-uva", "4-tiles"))


def said_of(game: Game, choice: str, *others: str) -> str:
    """What the coach says if this is the best choice, and those the next."""
    explaining = Explaining(seen(game), 1)
    told = []
    for chance, each in enumerate(reversed((choice, *others)), start=1):
        one = choice_of(each)
        reasons = explaining.all_reasons(one)
        steps = tuple(explaining.steps_to(reason, one, None) for reason in reasons)
        chances = (chance / 10, 1 - chance / 10)
        told.append(Candidate(one, game.seat, chances, 1, explaining.line(one), reasons, steps))
    return coach_data(game, told[::-1], ENGLISH).sentence


# Examples


def to(action: str) -> Game:
    """Ana must choose how to take this action, and can."""
    game = Table(2, contracts=["2 BGG", "1 BBG", "3 BBB"]).begun("D2 K7")
    stock(game, 0, "BGG")
    purse(game, 20, 20)
    climb(game, 0, 2)
    to_act(game, action)
    return game


def test_what_the_label_says_is_not_said_again() -> None:
    """A4, A3.3, A5.3: the councillor, the rupees, the points are in the words of the choice."""
    assert "more in hand" not in said_of(to("trade"), "trade 1 rupees")
    assert "from contracts" not in said_of(to("trade"), "trade 1 points")
    assert ". The councillor of" not in said_of(to("contract"), "contract Dimbula")
    assert said_of(to("advance"), "advance").count("5 points") == 1


def test_the_reason_of_a_later_step_names_the_step() -> None:
    """A4: playing the card contracts nobody; the action after it does."""
    game = Table(2).begun("D2 K7")
    purse(game, 20, 20)
    hold(game, 0, "contract/harvest")
    said = said_of(game, "play contract/harvest")
    assert said.startswith("Play contract ▲ / harvest ▼, then contract the councillor of Dimbula (")


def test_the_card_says_that_one_advances() -> None:
    """A5: what the ▲ half names is not named again."""
    game = Table(2).begun("D2 K7")
    climb(game, 0, 2)
    hold(game, 0, "advance/harvest")
    said = said_of(game, "play advance/harvest")
    assert said.startswith("Play advance ▲ / harvest ▼")
    assert ", then advance" not in said


def test_a_contract_that_can_be_fulfilled_after_the_harvest() -> None:
    """A3.1: not yet."""
    game = Table(2, contracts=["3 BBB", "2 BGG", "4 GGG"]).begun("D2 K7")
    stock(game, 0, "BB")
    to_act(game, "harvest")
    assert said_of(game, "harvest D2") == (
        "Harvest black tea on D2. The contract of company 3 on wagon 1 can then be fulfilled:"
        " 2 points or 9 rupees."
    )


def test_a_token_that_is_not_spent_is_kept() -> None:
    """A6: none is gained."""
    game = Table(2).begun("D2 K7")
    game.players[0].technology_tokens += 1
    to_act(game, "trade")
    game.push(choice_of("rupees"))
    told = hints(seen(game), simulations=FEW)
    kept = next(each for each in told if each.choice == choice_of("end turn"))
    said = [reason.sentence(ENGLISH) for reason in kept.reasons]
    assert "you keep 1 technology token" in said
    assert "+1 technology token" not in said


def test_the_end_of_the_game_is_said() -> None:
    """E1: whatever else the last marker brings."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "D1")
    game.players[0].markers = 1
    to_act(game, "plant")
    assert said_of(game, "plant D1").endswith(" It triggers the end of the game.")


def test_what_rupees_are_for() -> None:
    """A1, A7: a plantation that they pay for, or will; otherwise what comes next."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "D1")
    to_act(game, "trade")
    purse(game, 3, 9)
    assert said_of(game, "rupees") == "Take 2 rupees. You could then plant on D1."
    purse(game, 1, 9)
    paid = "Take 2 rupees. 3 rupees in hand, and planting on D1 costs 5 rupees."
    assert said_of(game, "rupees") == paid
    purse(game, 9, 30)
    said = said_of(game, "rupees", "move D2")
    best = "Best: take 2 rupees. Next best: move to D2."
    assert said == f"{best} No measurable difference yet."


@pytest.mark.parametrize("others", [(), ("end turn",)])
def test_what_a_token_is_for_is_said(others: tuple[str, ...]) -> None:
    """T3: to spend one is no action yet; also where keeping it is about as good."""
    game = Table(2).begun("D2 K7")
    purse(game, 20, 20)
    game.players[0].technology_tokens += 1
    to_act(game, "trade")
    game.push(choice_of("rupees"))
    told = hints(seen(game), simulations=FEW)
    spend = next(each for each in told if each.choice == choice_of("technology token"))
    rest = [each for each in told if each.choice == choice_of("end turn") and others]
    equal = [replace(each, chances=spend.chances, reasons=(), steps=()) for each in (spend, *rest)]
    said = coach_data(game, equal, ENGLISH).sentence
    best = "About equally good" if others else "Best"
    assert said.startswith(f"{best}: spend a technology token on an extra action, then ")


def test_what_a_card_is_for_is_said_where_others_are_as_good() -> None:
    """T1: its upper action may be impossible."""
    game = Table(2).begun("D2 K7")
    hold(game, 0, "trade/harvest")
    told = hints(seen(game), simulations=FEW)
    equal = [replace(each, chances=told[0].chances, reasons=(), steps=()) for each in told]
    assert equal[0].line
    said = coach_data(game, equal, ENGLISH).sentence
    assert re.search(r"^Play [^.]*, then .* About as good: play ", said)


# The laws


def coached(mode: str, seed: int) -> Iterator[tuple[Game, Remark, str]]:
    options = MODES[mode]
    for game in sensible(options, seed=seed, apart=2 * options.boards - 1):
        if game.legal_count() > 1:
            told = hints(seen(game), seed=2, simulations=FEW)
            yield game, remark(told), coach_data(game, told, ENGLISH).sentence


def after(game: Game, said: Remark) -> Outcome:
    """The position when the step that was named has been taken; a card may have named one."""
    best = said.candidates[0]
    advances = text_of(best.choice).startswith("play advance") and best.line[:1] == (ADVANCING,)
    steps = len(said.line) + advances
    taken = stages(outcomes(seen(game), best.choice, 2)[0])
    [*_, last] = [stage for own, stage in taken if own <= steps]
    return last


def check(reason: Message, outcome: Outcome) -> str:
    """A reason against the position after its step, without the code that found it."""
    before, game = outcome.before, outcome.after
    me, was = game.players[outcome.seat], before.players[outcome.seat]
    if reason.text == END:
        assert game.ending
        assert not before.ending
    elif "can then be fulfilled" in reason.text:
        contract = game.wagon(int(str(reason.values["wagon"])) - 1)
        needs = game.material.needs[contract]
        assert chests.holds(me.chests, needs)
        assert not (chests.holds(was.chests, needs) and trade.has_space(before, was, contract))
    elif "hexes" in reason.values:
        prices = [plant.price(game, me, at) for at in reason.values["hexes"]]  # type: ignore[union-attr,arg-type]
        assert me.rupees >= max(prices)
    elif "technology}" in reason.text and "keep" in reason.text:
        assert me.technology_tokens <= was.technology_tokens
    elif reason.text.startswith("+{n:technology}"):
        assert me.technology_tokens > was.technology_tokens
    elif reason.text == MORE_TEA:
        assert sum(chests.unpack(me.chests)) > sum(chests.unpack(was.chests))
    elif reason.text == MORE_RUPEES:
        assert me.rupees - was.rupees == reason.values["n"]
    elif reason.text == KEPT_RUPEES:
        assert me.rupees >= was.rupees
    else:
        return ""
    return reason.text


@each_mode
def test_a_reason_holds_after_the_steps_that_are_named(mode: str) -> None:
    """What is not yet possible is not called possible, and nothing needs an unnamed step."""
    checked = set()
    for game, said, _ in coached(mode, seed=21):
        for reason in said.reasons:
            checked.add(check(reason, after(game, said)))
    assert len(checked) >= 3


ONCE = re.compile(r"\+?(\d+) (rupees?|points?)\b(?! or| less)")


@each_mode
def test_nothing_is_said_twice(mode: str) -> None:
    """Neither a councillor's ability, nor a gain that the words of the choice have."""
    for game, said, sentence in coached(mode, seed=22):
        for seat in range(len(game.councillors)):
            if game.councillors[seat]:
                ability = ENGLISH.unit("councillor", game.councillors[seat] - 1)
                assert sentence.count(ability) <= 1, sentence
        verb = text_of(said.candidates[0].choice).split()[0]
        gains = [reason for reason in said.reasons if reason.values.keys() <= {"n", "points"}]
        if verb in {"rupees", "trade", "advance"} and not said.line:
            label = re.sub(r"\(.*?\)", "", sentence.split(". ")[0])
            for reason in gains:
                assert not {*ONCE.findall(label)} & {*ONCE.findall(reason.sentence(ENGLISH))}


@each_mode
def test_the_coach_always_has_something_to_say(mode: str) -> None:
    """A sentence without a reason names the alternatives, or what the card is for."""
    rng = Random(3)
    for _, said, sentence in coached(mode, seed=rng.randrange(50)):
        assert sentence.endswith(".")
        bare = not said.reasons and len(said.candidates) == 1
        assert not bare or said.next_best is not None or said.line
