"""Why a choice is good: every number in a reason is what the rules give."""

import inspect
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.analysis.playing import NAMES, moments, seen, sensible
from tests.laws.modes import MODES
from tests.people import BO
from tests.rules.tables import (
    Table,
    climb,
    deal_tile,
    grow,
    hire,
    hold,
    leave_cards,
    purse,
    show,
    stand,
    stock,
    to_act,
)

from ceylon.analysis import Explaining, Message, comparison
from ceylon.analysis.outcomes import Outcome, nothing_done, outcomes
from ceylon.analysis.tally import Tally
from ceylon.ids import Choice
from ceylon.rules import facts, scoring
from ceylon.rules.chests import unpack
from ceylon.rules.choices import choice_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.words import LANGUAGES, Words
from ceylon.words.extraction import sentences

ENGLISH = Words.of("en").seated(NAMES)


def told(game: Game, choice: str, against: str | None = None) -> list[str]:
    """The reasons as they are read, the weightiest first."""
    other = None if against is None else choice_of(against)
    reasons = Explaining(seen(game), 1).reasons(choice_of(choice), other)
    return [reason.sentence(ENGLISH) for reason in reasons]


# Examples


def test_rupees() -> None:
    """A7.1: 2 rupees; A1: planting costs 5."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "D1")
    to_act(game, "plant")
    assert "2 rupees more in hand" in told(game, "rupees")
    assert "7 rupees more in hand" in told(game, "rupees", "plant D1")


def test_points_of_a_contract_and_of_companies() -> None:
    """A3.3, E7: 4 points of the contract, 1 for the first company."""
    game = Table(2, contracts=["2 BGG", "1 BBG", "3 BBB"]).begun("D2 K7")
    stock(game, 0, "BGG")
    to_act(game, "trade")
    reasons = told(game, "trade 1 points")
    assert reasons[:2] == ["+4 points from contracts", "1 company supplied: +1 point"]
    assert told(game, "trade 1 rupees", "trade 1 points")[0] == "11 rupees more in hand"


def test_tea_and_the_contract_that_it_is_for() -> None:
    """A2.2, A3.1: what the harvest brings, and what can then be delivered."""
    game = Table(2, contracts=["3 BBB", "2 BGG", "4 GGG"]).begun("D2 K7")
    stock(game, 0, "BB")
    to_act(game, "harvest")
    assert told(game, "harvest D2")[:2] == [
        "the contract of company 3 on wagon 1 can then be fulfilled: 2 points or 9 rupees",
        "more tea: 1 black",
    ]


def test_a_place_in_a_majority_and_whom_one_ties_with() -> None:
    """E3, E6, E9: with the councillor the seat is first, ahead of Bo by technology."""
    game = Table(2).begun("D2 K7")
    grow(game, 1, "D1")
    hire(game, 1, "C1")
    climb(game, 0, 1)
    to_act(game, "contract")
    assert "1st in Dimbula, ahead of Bo on the technology track: 10 points" in told(
        game, "contract Dimbula"
    )


def test_the_space_of_the_technology_track() -> None:
    """A5.1, A5.3: 5 points on the third space, and a technology token."""
    game = Table(2).begun("D2 K7")
    climb(game, 0, 2)
    to_act(game, "advance")
    assert told(game, "advance")[0] == "space 3 of the technology track: +5 points"


def test_what_the_others_get() -> None:
    """A2.3: a chest from another's plantation is a point for them."""
    game = Table(2).begun("D2 K7")
    grow(game, 1, "D1")
    stock(game, 0, "WWWWW")
    to_act(game, "harvest")
    game.push(choice_of("harvest D2"))
    assert "the others get 1 fewer point" in told(game, "done", "harvest D1")


def test_a_step_to_the_district_bonus() -> None:
    """A1.4: the second of three districts."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "R3")
    to_act(game, "plant")
    sentence = "a first plantation in Ruhuna: 2 of 3 districts towards the bonus of 10 points"
    assert sentence in told(game, "plant R3")


def test_a_starting_tile_that_is_kept() -> None:
    """V5: it is used once."""
    game = Table(2).begun("D2 K7")
    deal_tile(game, 0, 1)
    to_act(game, "plant")
    assert "you keep your starting tile: rupees +5" in told(game, "move D1", "starting tile")


def test_a_card_that_helps_fewer_and_one_that_is_kept() -> None:
    """T4: without chests for a contract nobody can trade, but two can contract a councillor."""
    game = Table(3, contracts=["3 BBB", "4 GGG", "1 GGW"]).begun("D2 K7 R7")
    hold(game, 0, "plant/trade")
    hold(game, 0, "plant/contract")
    leave_cards(game, 1)
    purse(game, 0, 20, 20)
    reasons = told(game, "play plant/trade", "play plant/contract")
    assert "nobody else can take the ▼ action" in reasons
    assert "you keep the plant/contract card in hand" in reasons


def test_no_turn_is_left_when_the_game_is_over() -> None:
    """E2: prospects for later weigh nothing any more."""
    game = Table(2).begun("D2 K7")
    hold(game, 0, "advance/harvest")
    game.ending = 1
    game.start = BO  # the seat after this one starts, so that this turn is the last
    for outcome in outcomes(seen(game), choice_of("play advance/harvest"), 1):
        assert outcome.after.over
        assert Tally(outcome).turns_left == 0


def test_a_move_to_a_place_to_plant() -> None:
    """A1, A1.1, A1.2, A4.1: a free hex, and a councillor, if there are rupees for them."""
    game = Table(2).begun("D2 K7")
    show(game, "advance/trade")
    purse(game, 4, 9)
    assert told(game, "move D1") == []
    purse(game, 9, 9)
    assert told(game, "move D1")[:1] == ["you could then plant on D1"]


# The law


def facts_of(outcome: Outcome) -> list[Fact]:
    """The line of an outcome again, with validated choices."""
    game = outcome.before.copy()
    heard = [fact for choice in outcome.choices for fact in game.play(choice)]
    assert game.scores()[outcome.seat].total == outcome.after.scores()[outcome.seat].total
    return heard


def mine(outcome: Outcome) -> list[Fact]:
    return [fact for fact in facts_of(outcome) if fact.seat == outcome.seat]


def contract_points(outcome: Outcome) -> int:
    return sum(fact.points for fact in mine(outcome) if isinstance(fact, facts.Traded))


def technology_points(outcome: Outcome) -> int:
    return sum(fact.points for fact in mine(outcome) if isinstance(fact, facts.Advanced))


def bonus_points(outcome: Outcome) -> int:
    return sum(fact.points for fact in mine(outcome) if isinstance(fact, facts.BonusTaken))


def harvest_points(outcome: Outcome) -> int:
    """A2.3: each chest that another took from a plantation of the seat."""
    taken = [fact for fact in facts_of(outcome) if isinstance(fact, facts.Harvested)]
    return sum(fact.owner == outcome.seat != fact.seat for fact in taken)


def money(outcome: Outcome) -> int:
    return int(outcome.after.players[outcome.seat].rupees)


def tokens(outcome: Outcome) -> int:
    return int(outcome.after.players[outcome.seat].technology_tokens)


def others(outcome: Outcome) -> int:
    """What the others scored in play."""
    scores = outcome.after.scores()
    solo = outcome.after.solo
    return sum(
        score.contracts
        + score.harvests
        + score.technology_spaces
        + score.councillor
        + (0 if solo else score.bonus)
        for score in scores
        if score.seat != outcome.seat
    )


DIFFERENCES: dict[str, tuple[str, Callable[[Outcome], int], int]] = {
    "+{points:points} from contracts": ("points", contract_points, 1),
    "the district bonus: {points:points}": ("points", bonus_points, 1),
    "space {space} of the technology track: +{points:points}": (
        "points",
        technology_points,
        1,
    ),
    "+{points:points} from others’ harvests": ("points", harvest_points, 1),
    "{n:rupees} more in hand": ("n", money, 1),
    "+{n:technology}": ("n", tokens, 1),
    "you keep {n:technology}": ("n", tokens, 1),
    "the others get {points:number} fewer {points:points_noun}": ("points", others, -1),
}


def check_number(reason: Message, one: Outcome, other: Outcome) -> None:
    """A difference is that of the facts, or of the boards."""
    value, count, sign = DIFFERENCES[reason.text]
    assert reason.values[value] == sign * (count(one) - count(other))


def check_place(reason: Message, outcome: Outcome) -> None:
    """E3: the place and its points are those of the scoring."""
    majority = reason.values.get("district")
    if majority is None:
        majority = scoring.RUPEES if "rupees" in reason.text else scoring.TECHNOLOGY
    placings = outcome.after.scores()[outcome.seat].placings
    [placing] = [each for each in placings if each.majority == majority]
    assert (placing.place, placing.points) == (reason.values["place"], reason.values["points"])
    if "tied" in reason.values:
        assert placing.tied


def check_space(reason: Message, outcome: Outcome) -> None:
    """A5.3: the next space with points, as the box has it."""
    space, points = outcome.after.players[outcome.seat].space, outcome.after.material.space_points
    ahead = next(at for at in range(space + 1, len(points)) if points[at])
    expected = {"next": ahead, "points": points[ahead]}
    assert reason.values == expected


def check_tea(reason: Message, one: Outcome, other: Outcome) -> None:
    chests, its = (unpack(o.after.players[o.seat].chests) for o in (one, other))
    more = tuple(max(0, a - b) for a, b in zip(chests, its, strict=True))
    assert reason.values["chests"] == more


def check_contract(reason: Message, outcome: Outcome) -> None:
    """A3.1: it is there, and its numbers are those of the box."""
    contract = outcome.after.wagon(int(str(reason.values["wagon"])) - 1)
    printed = outcome.after.material.box.contracts[contract]
    expected = (printed.company, printed.points, printed.rupees)
    assert expected == tuple(reason.values[name] for name in ("company", "points", "rupees"))


def check(reason: Message, one: Outcome, other: Outcome) -> str:
    if reason.text in DIFFERENCES:
        check_number(reason, one, other)
    elif "next" in reason.values:
        check_space(reason, one)
    elif "place" in reason.values:
        check_place(reason, one)
    elif "chests" in reason.values:
        check_tea(reason, one, other)
    elif "wagon" in reason.values:
        check_contract(reason, one)
    else:
        return ""
    return reason.text


def pairs(game: Game, rng: Random) -> Iterator[tuple[Choice, Choice | None]]:
    """A legal choice compared with the position as it is, and with another."""
    one = rng.choice(game.legal())
    yield one, None
    if game.legal_count() > 1:
        yield one, rng.choice([choice for choice in game.legal() if choice != one])


@pytest.mark.parametrize("mode", ["4-tiles", "3", "2-without-dimbula", "solo-drawn-without-uva"])
def test_every_number_is_what_the_rules_give(mode: str) -> None:
    """Reasons are checked against facts, boards and scores in every imagined game."""
    rng = Random(8)
    checked = set()
    for game in sensible(MODES[mode], seed=13, apart=2 * MODES[mode].boards - 1):
        for choice, against in pairs(game, rng):
            view = seen(game)
            ones = outcomes(view, choice, 2)
            theirs = nothing_done(view, 2) if against is None else outcomes(view, against, 2)
            for reason in Explaining(view, 2).reasons(choice, against):
                for one, other in zip(ones, theirs, strict=True):
                    checked.add(check(reason, one, other))
    assert len(checked) >= 6


def test_both_sides_play_the_same_imagined_games() -> None:
    """So a difference comes from the choices, not from the cards."""
    game = next(moments(Options(4), seed=6, apart=12))
    one, other = game.legal()[:2]
    for a, b in zip(outcomes(seen(game), one, 5), outcomes(seen(game), other, 5), strict=True):
        assert a.before.deck == b.before.deck
        assert [p.hand for p in a.before.players] == [p.hand for p in b.before.players]


# Said of another


YOU = {
    "en": r"\byou(?:rs?)?\b",
    "fr": r"(?i)\b(?:vous|votre|vos)\b",
    "es": r"(?i)\b(?:tu|tus|te|ti|tienes|conservas|has)\b",
    "ru": r"(?i)\bва(?:с|м|ш\w*)\b|\bвы\b",  # noqa: RUF001
}


@pytest.mark.parametrize("language", YOU)
def test_only_a_hint_says_you(language: str) -> None:
    """A review tells everyone of a choice: whatever says "you" has a twin that does not."""
    texts = {each.text for each in sentences(inspect.getsource(comparison))}
    assert comparison.OF_OTHERS.keys() <= texts
    said = Words.of(language).catalogue.gettext
    to_all = texts - comparison.OF_OTHERS.keys()
    wrong = [text for text in to_all if re.search(YOU[language], said(text))]
    assert wrong == []
    assert all(re.search(YOU["en"], text) for text in comparison.OF_OTHERS)


def test_a_message_of_another_keeps_its_values() -> None:
    message = Message("you keep the {card:card} card in hand", {"card": (0, 3)})
    other = comparison.of_another(message)
    assert other.sentence(ENGLISH) == "the plant/contract card stays in hand"
    assert comparison.of_another(other) == other


# Said as a sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_begins_with_a_word(language: str) -> None:
    """It gets a capital where it is shown, and a name must not."""
    said = Words.of(language).catalogue.gettext
    texts = [said(each.text) for each in sentences(inspect.getsource(comparison))]
    assert [text for text in texts if re.match(r"\{\w+(?::[Pp]layer\w*)?\}", text)] == []
