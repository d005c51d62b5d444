"""The catalogues are complete, and their sentences can be filled in."""

import re
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message

from ceylon.words import Words, catalogues, po, units
from ceylon.words.fields import UNITS
from ceylon.words.wording import counted_field

LABELS = "src/ceylon/web/pages/labels/"
README = Path(catalogues.__file__).with_name("README.md")
SOURCE = catalogues.extracted()
CATALOGUES = {language: catalogues.translated(language) for language in catalogues.TRANSLATED}
VERB_OR_NOUN = {"doing": "action", "short": "action"}
INFLECTED = {"unit", "company", "ordinal", "player", "list", *units.NAMED}
each_language = pytest.mark.parametrize("language", CATALOGUES)


def ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def strings(message: Message) -> tuple[str, ...]:
    if isinstance(message.string, str):
        return (message.string,)
    return tuple(text or "" for text in message.string or ())


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def keys(catalog: Catalog) -> set[tuple[str | None, tuple[str, ...]]]:
    return {(message.context, ids(message)) for message in messages(catalog)}


def forms(message: Message) -> Iterator[str]:
    """Every text of a translation that may be shown; the name of a form is left in front."""
    for text in strings(message):
        yield from text.split(" | ")


def fields(text: str) -> dict[str, str]:
    """The fields of a text with their specs; a broken text raises an error."""
    parts = Formatter().parse(text)
    return {name: spec or "" for _, name, spec, _ in parts if name is not None}


def unit_of(spec: str) -> str:
    """A unit with its decimals, without the grammatical form."""
    unit, _, form = spec.lower().partition("_")
    return f"{unit}_{form}" if form.isdigit() else unit


def words_of_unit(catalog: Catalog, unit: str) -> list[str]:
    singulars = {units.COUNTED[unit][0]} if unit in units.COUNTED else set()
    if unit == "teas":
        singulars = {singular for singular, _ in units.COUNTED_TEAS}
    context = "short" if unit == "card" else unit
    return [
        text
        for message in messages(catalog)
        if message.context == context
        or (message.context == "unit" and ids(message)[0] in singulars)
        for text in strings(message)
    ]


def test_every_kind_of_mark_is_extracted(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(
        "_('a'); N_('b' 'c'); words.say('d', n=1); words.say_in('x', 'e'); NC_('x', 'f')\n"
        "words.count('{n} g', '{n} gs', n); NNC_('x', 'h', 'hs')\n"
        "Reason('A1', N_('i {price:rupees}'), {'price': 5}); 'text'.count('j'); say(text)\n"
        "b'k'.count(b'k', 0); say(''); say(f'{l}'); (say or say_in)('m')\n"
    )
    assert keys(catalogues.extracted(tmp_path)) == {
        (None, ("a",)),
        (None, ("bc",)),
        (None, ("d",)),
        ("x", ("e",)),
        ("x", ("f",)),
        (None, ("{n} g", "{n} gs")),
        ("x", ("h", "hs")),
        (None, ("i {price:rupees}",)),
    }


def test_a_note_to_the_translator_is_kept(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text("# Translators: on a card\nN_('plant')\nN_('tea')\n")
    notes = {message.id: message.auto_comments for message in catalogues.extracted(tmp_path)}
    assert notes == {"": [], "plant": ["on a card"], "tea": []}


def test_a_note_may_have_several_lines(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(
        "# Translators: on a card,\n# below it\nN_('plant')\n# a comment\nN_('tea')\n"
    )
    notes = {message.id: message.auto_comments for message in catalogues.extracted(tmp_path)}
    assert notes == {"": [], "plant": ["on a card, below it"], "tea": []}


def test_a_single_word_is_explained() -> None:
    """By a context or a note: without a sentence around it, a word can mean too much."""
    bare = [
        ids(message)[0]
        for message in messages(SOURCE)
        if not (message.context or message.auto_comments)
        and len(fields(ids(message)[0])) <= 1
        and len(re.findall(r"[^\W\d_]+", re.sub(r"\{.*?\}", "", ids(message)[0]))) == 1
    ]
    assert bare == []


def test_a_label_of_the_pages_is_explained() -> None:
    """Each one, whole sentences among them: where it is said, and of what."""
    labels = [
        message
        for message in messages(SOURCE)
        if any(file.startswith(LABELS) for file, _ in message.locations)
    ]
    assert len(labels) > 200
    assert [ids(m)[0] for m in labels if not (m.context or m.auto_comments)] == []


def test_every_context_is_explained_to_the_translator() -> None:
    """In the table of the README; those of units have one of their own."""
    contexts = {str(message.context) for message in messages(SOURCE) if message.context}
    listed = re.findall(r"^\| ((?:`[a-z ]+` ?)+)\|", README.read_text(), re.MULTILINE)
    explained = {name for row in listed for name in re.findall(r"`([a-z ]+)`", row)}
    assert contexts - explained == set()


def test_the_rules_are_extracted() -> None:
    """A1: the price of planting, a sentence of the rules, reaches the catalogues."""
    assert (None, ("planting costs {price:rupees}; you have {have:rupees}",)) in keys(SOURCE)


@each_language
def test_the_catalogue_has_the_sentences_of_the_source(language: str) -> None:
    """After a change of sentences: `make words`, then translate what is empty."""
    assert keys(CATALOGUES[language]) == keys(SOURCE)


@each_language
def test_every_sentence_is_translated(language: str) -> None:
    """In each of the three other languages (criterion 47)."""
    unfinished = catalogues.unfinished(CATALOGUES[language])
    assert [ids(message) for message in unfinished] == []


@each_language
def test_every_plural_form_is_there(language: str) -> None:
    """As many as the language has (criterion 47)."""
    catalog = CATALOGUES[language]
    counts = {len(strings(m)) for m in messages(catalog) if m.pluralizable}
    assert counts == {catalog.num_plurals}


@each_language
def test_a_translation_has_the_fields_of_its_source(language: str) -> None:
    wrong = [
        (ids(message)[-1], text)
        for message in messages(CATALOGUES[language])
        for text in forms(message)
        if text and named_units(text) != named_units(ids(message)[-1])
    ]
    assert wrong == []


def named_units(text: str) -> dict[str, str]:
    """A field's unit stays the same; a language may put a noun where English has a verb."""
    named = {name: unit_of(spec) for name, spec in fields(text).items()}
    return {name: VERB_OR_NOUN.get(unit, unit) for name, unit in named.items()}


def test_every_unit_of_the_source_is_known() -> None:
    specs = {spec for m in messages(SOURCE) for text in ids(m) for spec in fields(text).values()}
    unknown = {spec for spec in specs if spec and unit_of(spec).split("_")[0] not in UNITS}
    assert unknown == set()


def test_numbers_are_written_by_units() -> None:
    """A percent sign or a Python format would be the same in every language."""
    wrong = [
        text
        for message in messages(SOURCE)
        for text in ids(message)
        if "%" in text or any(re.search(r"[^\w]", spec) for spec in fields(text).values())
    ]
    assert wrong == []


@each_language
def test_no_translation_writes_a_number_by_itself(language: str) -> None:
    texts = [text for message in messages(CATALOGUES[language]) for text in strings(message)]
    assert [text for text in texts if re.search(r"[\d}]\s?%|-\{", text)] == []


@each_language
def test_every_form_that_is_asked_for_exists(language: str) -> None:
    catalog = CATALOGUES[language]
    asked = {
        spec.lower()
        for message in messages(catalog)
        for text in strings(message)
        for spec in fields(text).values()
        if "_" in spec
    }
    missing = {spec for spec in asked if not form_exists(catalog, *spec.split("_"))}
    assert missing == set()


def form_exists(catalog: Catalog, unit: str, form: str) -> bool:
    """A form that is a number is how many decimals there are."""
    return form.isdigit() or any(f" | {form} " in text for text in words_of_unit(catalog, unit))


@each_language
def test_only_words_of_units_and_counting_sentences_have_forms(language: str) -> None:
    barred = [
        ids(message)
        for message in messages(CATALOGUES[language])
        if message.context not in INFLECTED
        and any(" | " in text for text in strings(message))
        and counted_field(ids(message)[0]) is None
    ]
    assert barred == []


@each_language
def test_the_forms_of_a_sentence_are_plural_forms(language: str) -> None:
    """Each by the name of a plural form, and none twice: a misspelt one would never be said."""
    catalog = CATALOGUES[language]
    names = catalog.get(units.PLURAL, "plural")
    assert names is not None
    known = set(strings(names))
    for message in messages(catalog):
        for text in strings(message) if message.context not in INFLECTED else ():
            named = [form.split(" ")[0] for form in text.split(" | ")[1:]]
            assert set(named) <= known
            assert len(named) == len(set(named))


@each_language
def test_the_plural_forms_have_the_names_of_the_cldr(language: str) -> None:
    """In the order of the catalogue's own rule."""
    rule = Locale.parse(language).plural_form
    said = Words.of(language).catalogue
    for n in range(201):
        assert said.npgettext("plural", *units.PLURAL, n) == rule(n)


def test_a_noun_that_is_counted_has_a_unit() -> None:
    """A raw field before it would say "1 names"; the unit knows the forms of its noun."""
    nouns = "|".join(re.escape(plural.split()[-1]) for _, plural in units.COUNTED.values())
    wrong = [
        text
        for message in messages(SOURCE)
        if not message.pluralizable
        for text in ids(message)
        if re.search(rf"\{{(?!wagon|place)\w+\}} (?:\w+ )?(?:{nouns})\b", text)
    ]
    assert wrong == []


@each_language
def test_the_game_reads_what_babel_reads(language: str) -> None:
    text = catalogues.path_of(language).read_text(encoding="utf-8")
    read = po.parse(text)
    finished = [message for message in messages(CATALOGUES[language]) if all(strings(message))]
    assert [read_strings(read, m) for m in finished] == [set(strings(m)) for m in finished]


def read_strings(catalogue: GNUTranslations, message: Message) -> set[str]:
    first, *plural = ids(message)
    if plural and message.context:
        return {catalogue.npgettext(message.context, first, plural[0], n) for n in range(30)}
    if plural:
        return {catalogue.ngettext(first, plural[0], n) for n in range(30)}
    if message.context:
        return {catalogue.pgettext(message.context, first)}
    return {catalogue.gettext(first)}


def test_no_two_languages_share_a_sentence() -> None:
    """A translation that was put into the catalogue of another language is found."""
    said: dict[str, set[str]] = {}
    for language, catalog in CATALOGUES.items():
        for text in (text for message in messages(catalog) for text in strings(message)):
            if len(re.findall(r"\w{3,}", re.sub(r"\{.*?\}", "", text))) > 2:
                said.setdefault(text, set()).add(language)
    assert [text for text, languages in said.items() if len(languages) > 1] == []


def test_updating_keeps_translations_and_empties_what_is_new() -> None:
    source = catalogues.extracted()
    source.add("a sentence that is new")
    source.delete("Player {n}", context="player")
    text = catalogues.text_of(catalogues.updated("fr", source))
    assert 'msgstr[1] "{n} roupies"' in text
    assert 'msgid "a sentence that is new"\nmsgstr ""' in text
    assert "Joueur {n}" not in text
