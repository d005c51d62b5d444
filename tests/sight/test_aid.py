"""The player's aid: sentences of the rulebook, prices of the rules, numbers of the box."""

from dataclasses import replace

import pytest

from ceylon.box import load
from ceylon.rulebook import book
from ceylon.rulebook.contents import IDS
from ceylon.rules import advance, councillors, plant, rupees
from ceylon.sight.aid import aid
from ceylon.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_leads_to_its_rules(language: str) -> None:
    """T1 to T7, A1 to A7, E1 to E8: every line names the rules that explain it."""
    told = aid(Words.of(language), book(language), load())
    cited = [step.rules for step in told.steps] + [ability.rule for ability in told.actions]
    cited += [line.rule for line in told.scores] + [line.rule for line in told.ends]
    assert {rule for rules in cited for rule in rules.split()} <= set(IDS)
    assert [ability.rule for ability in told.actions] == [f"A{n}" for n in range(1, 8)]
    assert len(told.scores_in_play) + len(told.scores_at_the_end) == len(told.scores)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_are_those_of_the_rules(language: str) -> None:
    """A1, A4, A5, A7.1: what planting, contracting, advancing and taking rupees are about."""
    words = Words.of(language)
    told = aid(words, book(language), load()).actions
    for number, price in (
        (0, plant.COST),
        (3, councillors.COST),
        (4, advance.COST),
        (6, rupees.RUPEES),
    ):
        assert words.unit("rupees", int(price)) in told[number].text


def test_points_are_those_of_the_box() -> None:
    """A1.4, A5.3, E3, E7, E8: also of another box than the shipped one."""
    box = replace(
        load(),
        majority=(9, 5, 2, 1),
        companies=(2, 4, 6, 8, 12),
        leftover=-3,
        district_bonus=(8, 4, 2, 1),
        technology_bonus=(0, 0, 0, 7, 0, 0, 7, 0, 0, 7),
    )
    points = {line.name: line.points for line in aid(Words.of("en"), book("en"), box).scores}
    assert points["rupees"] == points["track"] == points["district"] == "9 5 2 1"
    assert points["companies"] == "2 4 6 8 12"
    assert points["leaf"] == "\N{MINUS SIGN}3"
    assert points["bonus"] == "8 4 2 1"
    assert points["technology"] == "7"
