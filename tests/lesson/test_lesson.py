"""The lesson is played by the engine: whatever is wanted is legal, and whatever is said is true."""

import re
from collections.abc import Iterator
from typing import TypeVar

import pytest

from ceylon.ids import Seat
from ceylon.lesson import Kind, Step, lesson
from ceylon.lesson.lesson import LEARNER
from ceylon.rules import facts, plant
from ceylon.rules.choices import choice_of, object_of, verb_of
from ceylon.rules.facts import Fact
from ceylon.rules.scoring import place
from ceylon.sight.history import History
from ceylon.words import Words

MOST_WORDS = 14
COURSE = lesson()
HISTORY = History.of(COURSE.record)
CHOSEN = [step for step in COURSE.steps if step.kind is Kind.CHOOSE]
NAMES = COURSE.record.names


def facts_of(step: Step) -> Iterator[Fact]:
    for each in HISTORY.steps[step.after : step.until]:
        yield from each.facts


def test_the_lesson_is_a_whole_game() -> None:
    """Reading the record replays it by the rules, and so does this."""
    game = COURSE.record.game()
    assert game.over
    assert len(COURSE.stations) == 12
    assert game.scores()[LEARNER].rank == 1


def test_everything_is_done_by_the_learner() -> None:
    """A1 to A6, S9, T1, T3, E1: each of them happens in a step that asks for it."""
    done = {type(fact) for step in CHOSEN for fact in facts_of(step) if fact.seat == LEARNER}
    assert done >= {
        facts.FirstPlanted,
        facts.CardPlayed,
        facts.Advanced,
        facts.Moved,
        facts.Planted,
        facts.Harvested,
        facts.TechnologyTokenSpent,
        facts.Traded,
        facts.CouncillorContracted,
        facts.BonusTaken,
        facts.EndTriggered,
    }


@pytest.mark.parametrize("step", CHOSEN, ids=lambda step: step.after)
def test_a_step_asks_for_the_learners_own_choices(step: Step) -> None:
    assert set(COURSE.seats[step.after : step.until]) == {LEARNER}
    game = COURSE.record.game(step.after)
    assert COURSE.wanted(step)[0] in game.legal()


def test_only_a_new_station_leaves_turns_out() -> None:
    """And then it says so."""
    firsts = [station.steps[0] for station in COURSE.stations]
    told = 0
    for number, step in enumerate(COURSE.steps):
        assert step.after >= told
        assert (step.after > told) == (COURSE.later(number) > 0)
        assert step.after == told or step in firsts
        told = step.until
    assert told == len(COURSE.record.choices)


def test_others_act_in_between() -> None:
    watched = [step for step in COURSE.steps if step.kind is Kind.WATCH]
    for step in watched:
        assert LEARNER not in COURSE.seats[step.after : step.until]
    assert len(watched) > 4


# What is said


@pytest.mark.parametrize("step", [s for s in COURSE.steps if s.say], ids=lambda step: step.after)
def test_a_sentence_is_short(step: Step) -> None:
    said = Words.of("en").seated(NAMES).say(step.say, **step.values)
    assert len(re.findall(r"[\w’]+", said)) <= MOST_WORDS


def test_a_price_is_the_price() -> None:
    priced = [step for step in CHOSEN if "price" in step.values]
    assert len(priced) > 3
    for step in priced:
        (choice,) = COURSE.wanted(step)
        assert COURSE.record.game(step.after).price(choice) == step.values["price"]


def test_a_hex_is_the_hex() -> None:
    for step in CHOSEN:
        if "hex" in step.values:
            (choice,) = COURSE.wanted(step)
            assert step.values["hex"] == object_of(choice)


Done = TypeVar("Done", bound=Fact)


def last(kind: type[Done]) -> tuple[Step, list[Done]]:
    """The last step in which the learner does this, and the facts of that kind."""
    done = [(s, [f for f in facts_of(s) if isinstance(f, kind)]) for s in CHOSEN]
    return [(step, found) for step, found in done if found][-1]


def test_rewards_are_what_is_said() -> None:
    """A1.4, A2.3, A3.3: the bonus, whose chest it is, the contract."""
    step, (bonus,) = last(facts.BonusTaken)
    assert step.values["points"] == bonus.points
    step, (traded,) = last(facts.Traded)
    assert (traded.rupees, traded.chests) == (step.values["reward"], step.values["teas"])
    step, harvested = last(facts.Harvested)
    (given,) = [fact for fact in harvested if fact.owner != LEARNER]
    assert (given.owner, given.hex) == (step.values["who"], step.values["where"])


def test_the_majority_is_tied_and_won_by_technology() -> None:
    """E6, E9: without the councillor nothing, with it the first place."""
    contract, _ = last(facts.CouncillorContracted)
    before, after = (COURSE.record.game(at) for at in (contract.after, contract.until))
    assert (place(before, LEARNER, 0), place(after, LEARNER, 0)) == (0, 1)
    own, *others = (score.placings[0] for score in after.scores())
    assert own.tied
    assert own.counted in [each.counted for each in others]
    [step] = [step for step in COURSE.steps if step.points_at == "#tech"]
    learner, rival = after.players[LEARNER], after.players[int(str(step.values["who"]))]
    assert learner.space == rival.space, "the lesson speaks of one disc upon the other"
    assert learner.technology > rival.technology


NO_TRADE = ("nobody has them", "Nobody else can trade")


@pytest.mark.parametrize("said", NO_TRADE)
def test_nobody_else_could_trade(said: str) -> None:
    """When the lesson says that the lower half of the card gives nothing away."""
    (step,) = [step for step in CHOSEN if said in step.why]
    game = COURSE.record.game(step.until)
    following: dict[Seat, set[str]] = {}
    for choice in COURSE.record.choices[step.until :]:
        following.setdefault(game.seat, {verb_of(each) for each in game.legal()})
        game.play(choice)
        if game.turn > COURSE.turns[step.until]:
            break
    assert set(following) == {0, 1, 2}
    assert not any("trade" in following[Seat(seat)] for seat in (1, 2))


def test_the_last_sentence_has_the_total() -> None:
    (total,) = [step for step in COURSE.steps if step.kind is Kind.SUM]
    assert COURSE.record.game().scores()[LEARNER].total == total.values["points"]


def test_what_a_choice_leads_to_is_seen_before_turns_are_left_out() -> None:
    """A leap in time comes after something to look at, never straight after a press."""
    for number, step in enumerate(COURSE.steps):
        if COURSE.later(number):
            assert COURSE.steps[number - 1].kind is Kind.LOOK, step.say


def test_the_councillors_price_is_that_of_planting_afterwards() -> None:
    """C6: the discount, as the lesson says it."""
    [step] = [step for step in COURSE.steps if "usual" in step.values]
    game = COURSE.record.game(step.after)
    assert plant.price(game, game.players[LEARNER], game.players[LEARNER].pawn) == 4
    assert (step.values["price"], step.values["usual"]) == (4, plant.COST)


@pytest.mark.parametrize(("place", "ability"), [("D4", "C6"), ("D2", "C3")])
def test_the_councillor_that_helps_is_the_one_who_is_named(place: str, ability: str) -> None:
    """C3, C6: planting for less, and next to the pawn."""
    wanted = choice_of(f"plant {place}")
    (step,) = [step for step in CHOSEN if COURSE.wanted(step) == (wanted,)]
    (district,) = [at for at in range(4) if at == step.values["helper"]]
    assert COURSE.record.deal.councillors[district] == int(ability[1:])
    game = COURSE.record.game(step.after)
    assert game.players[LEARNER].councillors >> district & 1


def test_what_newcomers_ask_is_said_where_they_see_it() -> None:
    """E4, E9: equal boards with unequal points; struck-out words; flags; three districts for two
    players (S3)."""
    begin = COURSE.record.game(0)
    assert len({player.rupees for player in begin.players}) == 1
    assert len({score.total for score in begin.scores()}) == len(begin.players)
    asked = {"everyone starts low": 0, "struck out": 3, "numbered flags": 12, "one district": 172}
    for said, after in asked.items():
        (step,) = [step for step in COURSE.steps if said in step.why]
        assert step.after == after


def test_the_score_after_the_bonus_rises_by_less_as_is_said() -> None:
    """E4: the price costs the learner the majority of rupees."""
    (step,) = [step for step in COURSE.steps if "rises by less" in step.why]
    before, after = (
        {each.key: each.points for each in COURSE.record.game(at).scores()[LEARNER].sources()}
        for at in (step.after - 1, step.after)
    )
    assert after["rupees"] < before["rupees"]
    assert 0 < sum(after.values()) - sum(before.values()) < after["bonus"]
