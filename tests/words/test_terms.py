"""One term for one thing: docs/vocabulary.md is followed wherever the English has the term.

What is looked for are stems, since words are declined.
"""

# ruff: noqa: RUF001 - letters that look like Latin ones are Cyrillic

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from tests.words.translations import Translation, translations

from ceylon.words.catalogues import TRANSLATED

VOCABULARY: Final = Path(__file__).parents[2] / "docs" / "vocabulary.md"
NAMES: Final = {"fr": "French", "es": "Spanish", "ru": "Russian"}
FIELD: Final = re.compile(r"\{.*?\}|--[a-z-]+")


@dataclass(frozen=True)
class Term:
    english: str
    """As it occurs in a sentence: an expression."""
    row: str
    """Its name in the tables of the vocabulary."""
    fr: str
    es: str
    ru: str

    def stem(self, language: str) -> str:
        return {"fr": self.fr, "es": self.es, "ru": self.ru}[language]

    def occurs(self, text: str) -> bool:
        return bool(re.search(rf"\b(?:{self.english})(?!\w)", FIELD.sub("", text), re.IGNORECASE))

    def is_kept(self, each: Translation, language: str) -> bool:
        return bool(re.search(self.stem(language), FIELD.sub("", each.text), re.IGNORECASE))


TERMS: Final = (
    Term("councillors?", "councillor", "conseill", "consejer", "советник"),
    Term("wagons?", "wagon", "wagon", "vag[oó]n", "вагон"),
    Term("contract spaces?", "contract space", "emplacement", "hueco", "област"),
    Term("plantations?(?! markers?)", "plantation", "plantation", "plantaci", "плантаци"),
    Term(
        "markers?|lea(?:f|ves)(?=[^.]* on| left|, from|:|$)",
        "plantation marker (leaf)",
        "feuille",
        "marcador|hoja",
        "маркер|лист",
    ),
    Term("warehouse", "warehouse", "entrepôt", "almac[eé]n", "склад"),
    Term("chests?", "tea chest", "caisse", "caja", "ящик"),
    Term(
        "technology tokens?",
        "technology token",
        "jetons? Technologie",
        "fichas? de tecnología",
        r"жетон\w* технологи",
    ),
    Term(
        "technology track",
        "technology track",
        "piste de technologie",
        "marcador de tecnología",
        r"шкал\w+ технологий",
    ),
    Term(
        "starting tiles?",
        "starting tile",
        "tuiles? de départ",
        "losetas? de inicio",
        r"стартов\w+ жетон",
    ),
    Term("elevation tiles?", "elevation tile (level tile)", "tuiles? Relief", "elevación", "уровн"),
    Term("districts?", "district", "district", "distrito", "район"),
    Term("hex(?:es)?", "hex (hexagon)", "hexagone", "hexágono", "клет"),
    Term("pawns?", "pawn", "pion", "pe[oó]n", "фишк"),
    Term("discs?", "disc", "disque", "disco", "диск"),
    Term("rupees?", "rupee(s)", "roupie", "rupia", "рупи"),
    Term("(?<!percentage )points?", "point(s)", "point", "punto", "оч[ко]"),
    Term("compan(?:y|ies)", "company", "compagnie", "compañía", "компани"),
    Term("contracts? (?:of|on|for|left|ready)", "contract", "contrat", "contrato", "заказ"),
    Term("cards?", "action card", "carte", "carta", "карт"),
    Term("discard pile", "discard pile", "défausse", "descarte", "сброс"),
    Term("bots|(?:an?|the|each|one|first) bot", "bot", "robot", "bot", "бот"),
    Term(
        "the record|a record(?! of)|records", "record (of a game)", "enregistr", "registr", "запис"
    ),
    Term("levels?", "level", "niveau", "nivel", "уров"),
    Term("rivers?", "river", "rivière", "río", "рек"),
    Term("train", "train", "train", "tren", "поезд"),
    Term("railway", "railway, railway hex", "voie ferrée", "vía", r"железн\w+ дорог"),
    Term(r"CR Co\.", "CR Co.", "CCFC", "CFC", "ЦЖК"),
    Term(
        "Ceylon Railways Company",
        "Ceylon Railways Company",
        "Compagnie des chemins de fer de Ceylan",
        "Compañía de Ferrocarriles de Ceilán",
        r"Цейлонск\w+ железнодорожн\w+ компани",
    ),
    Term("passengers?", "passenger track", "passager", "pasajer", "пассажир"),
    Term(
        "starting station",
        "starting station",
        "gare de départ",
        "estación inicial",
        r"начальн\w+ станци",
    ),
    Term("end station", "end station", "terminus", "estación final", r"конечн\w+ станци"),
    Term("storage", "storage", "stock", "depósito", "хранилищ"),
    Term("undo|tak(?:e|en) back", "to take back, undo", "annul", "desh[aei]", "отмен"),
    Term(
        "extra action",
        "extra action",
        "action supplémentaire",
        "acción adicional",
        r"дополнительн\w+ действи",
    ),
    Term(
        "starting player(?!['’]s right)",
        "starting player",
        "premier joueur",
        "jugador inicial",
        r"перв\w+ игрок",
    ),
    Term("(?:with)?in reach", "within reach", "portée", "alcance", "досягаем"),
    Term("abilit(?:y|ies)", "ability", "capacit", "habilidad", "способност"),
    Term("harvest(?:s|ed|ing)?", "harvest", "récolt", "cosech", "сбор|соб[ие]р|собр|урож"),
    Term(
        "trad(?:e|ing)", "trade", "commerc|réaliser le contrat", "comerci", "торг|выполнить заказ"
    ),
    Term("links?", "link (to a seat)", "lien", "enlace", "ссыл"),
    Term("host", "host (of a table)", "hôte", "anfitri", "хозя"),
)

EXCEPTIONS: Final = {
    "choose a councillor": "a question, where there is little room",
    "choose a hex": "a question, where there is little room",
    "to a hex": "a question, where there is little room",
    "contract a councillor": "one signs a contract in Russian, and with whom is known",
    "contracting a councillor": "as above",
    "district bonus: {points}": "a line of the terminal, where there is little room",
    "one extra action; you have {n:technology}": "a button, where there is little room",
    "Still within reach:": "not on the map",
    "the councillor": "a button, where there is little room",
    "the rupees": "as above",
}
"""Sentences that need not have each term, by their English."""


@dataclass(frozen=True)
class Avoided:
    language: str
    row: str
    """As the vocabulary has it."""
    pattern: str
    where: str = ""
    """Only where the English has this."""


AVOIDED: Final = (
    Avoided("fr", "à suivre", r"à suivre\b"),
    Avoided("fr", "reprendre, for undo", r"repren", where=r"\bundo\b|\bback\b"),
    Avoided("fr", "retourné, of a card", r"retourné", where=r"\bcards?\b|turned,"),
    Avoided("fr", "écarté, of a district", r"écarté"),
    Avoided("fr", "seconde feuille", r"seconde feuille"),
    Avoided("es", "se activa el fin", r"se activa"),
    Avoided("es", "elecciones", r"elecciones"),
    Avoided("es", "puesto, for a place", r"puesto", where=r"^(?!.*seat).*\bplaces?\b"),
    Avoided("es", "retirar, for undo", r"retir", where=r"\bundo\b|\bback\b"),
    Avoided("ru", "выборы", r"\bвыбор(?:ы|ов|ами|ах)\b"),
    Avoided("ru", "листами, листов", r"\bлист(?:ы|ов|ам|ами|ах)\b"),
    Avoided("ru", "следовать, for follow", r"\bслед(?:овать|у[еюй]|ом\b)", where=r"(?<!it )follow"),
    Avoided("ru", "конец игры близок", r"близок"),
    Avoided("ru", "Увы, the genitive of Ува", r"\bУвы\b"),
    Avoided("ru", "плантатор", r"плантатор"),
    Avoided("ru", "в руке", r"карт\w* в руке|\} в руке"),
    Avoided("ru", "взять назад", r"взять назад"),
    Avoided("ru", "большинство рупий", r"большинств\w+ рупий"),
)


def broken(language: str) -> Iterator[str]:
    sentences = [each for each in translations(language) if "[value]" not in each.place]
    for each in sentences:
        for term in TERMS:
            if term.occurs(each.english) and not term.is_kept(each, language):
                yield f"{term.row}: {each}" if each.english not in EXCEPTIONS else ""


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_term_is_translated_by_its_term(language: str) -> None:
    found = list(filter(None, broken(language)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", TRANSLATED)
def test_words_to_avoid_are_avoided(language: str) -> None:
    rules = [rule for rule in AVOIDED if rule.language == language]
    found = [
        f"{rule.row}: {each}"
        for each in translations(language)
        for rule in rules
        if re.search(rule.pattern, each.text, re.IGNORECASE)
        and re.search(rule.where, each.english, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


# The vocabulary says the same


def rows() -> Iterator[list[str]]:
    for line in VOCABULARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and "---" not in line:
            yield [cell.strip().strip("*") for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.row)
def test_a_term_is_in_the_vocabulary(term: Term) -> None:
    row = next((cells for cells in rows() if cells[0] == term.row), None)
    assert row, f"docs/vocabulary.md has no {term.row}"
    for language, cell in zip(TRANSLATED, row[1:], strict=True):
        assert re.search(term.stem(language), cell, re.IGNORECASE), cell


def test_the_vocabulary_lists_what_is_avoided() -> None:
    text = VOCABULARY.read_text(encoding="utf-8").partition("## Words to avoid")[2]
    listed = {
        (cells[0], cells[1])
        for line in text.splitlines()
        if (cells := [cell.strip() for cell in line.strip("|").split("|")])[0] in NAMES.values()
    }
    assert listed == {(NAMES[rule.language], rule.row) for rule in AVOIDED}


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.row)
def test_a_term_is_looked_for(term: Term) -> None:
    """An expression that fits no sentence would check nothing."""
    assert any(term.occurs(each.english) for each in translations("fr"))
