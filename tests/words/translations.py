"""Everything that is translated, with the English that it was made from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from babel.messages.catalog import Message

from ceylon.rulebook.book import source
from ceylon.rulebook.glossary import glossary
from ceylon.words import catalogues


@dataclass(frozen=True)
class Translation:
    place: str
    """A source file with its context, or a path in the rulebook."""
    english: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.english!r} -> {self.text!r}"


@cache
def translations(language: str) -> tuple[Translation, ...]:
    return (*in_catalogue(language), *in_rulebook(language), *in_glossary(language))


@cache
def originals() -> tuple[Translation, ...]:
    """The English of everything that is translated: as a translation, that of itself."""
    catalogue = (
        (message.locations[0][0], text)
        for message in catalogues.extracted()
        for text in ((message.id,) if isinstance(message.id, str) else message.id)
        if text
    )
    terms = (("rulebook.glossary", term.names["en"]) for term in glossary())
    written = (*catalogue, *_strings(source("en"), "rulebook"), *terms)
    return tuple(Translation(place, text, text) for place, text in written)


# The catalogue


@cache
def in_catalogue(language: str) -> tuple[Translation, ...]:
    catalog = catalogues.translated(language)
    return tuple(each for message in catalog if message.id for each in _of_message(message))


def _of_message(message: Message) -> Iterator[Translation]:
    ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    place = message.locations[0][0] if message.locations else ""
    if message.context:
        place += f" [{message.context}]"
    for number, text in enumerate(strings):
        for form in _forms(text):
            yield Translation(place, ids[min(number, len(ids) - 1)], form)


def _forms(text: str) -> Iterator[str]:
    """Each form of a word or a sentence without the name of the form."""
    plain, *others = text.split(" | ")
    yield plain
    yield from (form.partition(" ")[2] for form in others)


# The rulebook


@cache
def in_rulebook(language: str) -> tuple[Translation, ...]:
    english = dict(_strings(source("en"), "rulebook"))
    return tuple(
        Translation(place, english[place], text)
        for place, text in _strings(source(language), "rulebook")
        if place in english
    )


def _strings(written: Any, place: str) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - as TOML has it
    """Every sentence of a file; the words to search by are each language's own."""
    if isinstance(written, Mapping):
        for name, value in written.items():
            if name not in {"of", "search", "language", "names"}:
                yield from _strings(value, f"{place}.{name}")
    elif isinstance(written, list):
        for number, value in enumerate(written):
            yield from _strings(value, f"{place}.{number}")
    elif isinstance(written, str):
        for number, line in enumerate(written.strip().splitlines()):
            yield f"{place}:{number}", line


@cache
def in_glossary(language: str) -> tuple[Translation, ...]:
    return tuple(
        Translation("rulebook.glossary", term.names["en"], term.names[language])
        for term in glossary()
    )
