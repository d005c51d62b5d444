"""The page of the rules: every rule with its anchor, and examples that the engine agrees with."""

import re
from importlib.resources import files

import pytest
from tests.web.drawing.test_table_page import Reader

from ceylon.ids import RAILWAYS
from ceylon.rulebook import IDS, book, glossary
from ceylon.rules import harvest, railways
from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.facts import Fact, Harvested, RailwaysDecided, RiverCrossed
from ceylon.rules.material import CHEAP_STEPS
from ceylon.web.pages import example_positions as positions
from ceylon.web.pages.examples import figures, step_prices
from ceylon.web.pages.pictures import pictures
from ceylon.web.pages.rules import found_rules, rules_page
from ceylon.words import LANGUAGES, Words


def drawn(language: str, asked: str = "") -> Reader:
    return Reader(rules_page(Words.of(language), book(language), asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_anchor(language: str) -> None:
    """Every link on the page leads to one."""
    page = drawn(language)
    ids = page.values("id")
    assert len(set(ids)) == len(ids)
    assert set(IDS) <= set(ids)
    links = [href for href in page.values("href") if href.startswith("#")]
    assert len(links) > 150
    assert {href[1:] for href in links} <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_rulebook_is_on_the_page(language: str) -> None:
    text = _plain(" ".join(drawn(language).text))
    rulebook = book(language)
    for rule in rulebook.rules.values():
        for _, paragraph in rule.paragraphs:
            assert _plain(paragraph) in text, rule.id
    shown = [sentence for name, sentence in rulebook.overview.items() if name != "each"]
    assert [each for each in shown if _plain(each) not in text] == []


def _plain(text: str) -> str:
    return re.sub(r"\s+", "", text)


def test_the_glossary_has_pictures_of_the_sprite() -> None:
    """Where there is one; a word without a picture has an empty cell."""
    sprite = files("ceylon.web").joinpath("static", "sprite.svg").read_text(encoding="utf-8")
    shown = [term.picture for term in glossary() if term.picture]
    assert [picture for picture in shown if f'id="{picture}"' not in sprite] == []
    page = rules_page(Words.of("en"), book("en"))
    assert page.count('<td class="pic"></td>') == len(glossary()) - len(shown)


@pytest.mark.parametrize(
    ("kind", "name"),
    [("teapot", "Starting player"), ("chest", "Tea chest"), ("loco", "Train")],
)
def test_a_picture_that_several_words_share_is_named_by_the_first(kind: str, name: str) -> None:
    assert pictures(Words.of("en"))[kind][0] == name


def test_what_is_searched_for_is_marked() -> None:
    html = found_rules(Words.of("en"), "MAJORITY")
    assert html.startswith('<p role="status">7 rules</p>')
    assert "<mark>Majorities</mark> score" in html
    assert 'href="#E3"' in html
    assert "<script>" not in found_rules(Words.of("en"), "<script>")


def test_without_a_script_the_page_searches_too() -> None:
    """`?q=` lists what was found (criterion 32)."""
    assert "Every " in drawn("en", "tie").text
    assert "Nothing found" in " ".join(drawn("en", "quetzal").text)


# The examples: the numbers of their sentences are the engine's, in every language


def numbers(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_the_move(language: str) -> None:
    """A6.1, C1: step by step, and the sum."""
    game, way = positions.move(), positions.MOVE.split()[1:]
    dear, cheap = step_prices(game, way), step_prices(game, way, CHEAP_STEPS)
    told = re.sub(r"\(C1\)", "", book(language).examples["move"]["text"])
    assert numbers(told) == [*dear, sum(dear), *cheap, sum(cheap)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_harvest(language: str) -> None:
    """A2.1 to A2.4: what she had, what she takes, and what her warehouse holds."""
    game = positions.harvest()
    me = game.players[positions.ANA]
    had, taken = sum(unpack(me.chests)), len(members(harvest.reach(game, me)))
    room = int(harvest.warehouse(game, me))
    told = numbers(book(language).examples["harvest"]["after"])
    assert told[:5] == [had, had, taken, had + taken, room]


def test_the_majority_and_the_score() -> None:
    """E6, E9: technology decides; E3 to E8: the example of the rulebooks adds up to 58."""
    drawn = figures(book("en"), Words.of("en"))
    points = [(row.name, row.placing.points, row.placing.tied) for row in drawn["E"].rows]  # type: ignore[attr-defined]
    assert points == [
        ("Ana", 10, True),
        ("Ben", 6, True),
        ("Dmitri", 3, False),
        ("Chloé", 0, False),
    ]
    total = drawn["E-total"]
    assert sum(row.points for row in total.rows) == total.total == 58  # type: ignore[attr-defined]


def test_the_space_for_a_contract() -> None:
    """A3.2: both have room for the company they know, only Ana for a new one."""
    _, boards = figures(book("en"), Words.of("en"))["A3"].rows
    assert [board.room for board in boards] == [(True, True), (True, False)]  # type: ignore[attr-defined]
    assert boards[1].spaces[2].leaves == 1  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_of_the_railways(language: str) -> None:
    """R12, R14, R19: it moves, crosses a river, and takes the last of its priorities."""
    game = positions.railways()
    tokens, before = game.players[RAILWAYS].technology_tokens, game.station
    facts: list[Fact] = []
    game.facts = facts
    railways.travel(game)
    moved = game.station - before
    railways.draw_and_act(game)
    crossed = [fact.rupees for fact in facts if isinstance(fact, RiverCrossed)]
    told = numbers(book(language).examples["railways"]["move"])
    assert told == [tokens, 2, tokens, moved, *crossed]
    assert [fact.rule for fact in facts if isinstance(fact, RailwaysDecided)] == ["R19"]
    assert any(isinstance(fact, Harvested) for fact in facts)
    rows = figures(book(language), Words.of(language))["R-turn"].rows
    assert [row.taken for row in rows] == [False] * 4 + [True]  # type: ignore[attr-defined]
