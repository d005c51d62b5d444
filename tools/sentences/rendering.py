"""The golden sentences of a language: each with such values as a game would give it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Message

from ceylon.words import Words, units
from ceylon.words.catalogues import extracted
from ceylon.words.fields import UNITS
from tools.sentences.samples import COUNTS, samples, seated, spoken

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "words" / "golden"

_HEAD: Final = """\
What a reader sees of each sentence, with sample values: tools/sentences makes this file.
A line without indentation is the sentence in the source; below it are those that differ by more
than a number. In English a sentence without fields is not repeated.
"""
_SOURCE: Final = "src/ceylon/"
_COUNTED: Final[Mapping[str, str]] = {
    singular: unit for unit, (singular, _) in units.COUNTED.items()
}
_TEAS: Final = tuple(singular for singular, _ in units.COUNTED_TEAS)


def golden(language: str) -> str:
    """The file of a language: by source file, and within it as the sentences are written."""
    words = seated(language)
    parts = [_HEAD]
    for file, messages in groupby(sentences(), key=file_of):
        parts.append(f"\n== {file}\n\n")
        parts += [block(words, message) for message in messages]
    return "".join(parts)


def sentences() -> list[Message]:
    return [message for message in extracted() if message.id]


def file_of(message: Message) -> str:
    return message.locations[0][0].removeprefix(_SOURCE).removesuffix(".py")


def block(words: Words, message: Message) -> str:
    source = " | ".join(texts(message))
    shown = list(_distinct(_renderings(words, message)))
    if shown == [source]:
        shown = []
    context = f"[{message.context}] " if message.context else ""
    return "".join([f"{context}{source}\n", *(f"    {line}\n" for line in shown)])


def texts(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


# One sentence


def _renderings(words: Words, message: Message) -> Iterator[str]:
    if message.context == "unit":
        yield " · ".join(_unit_words(words, texts(message)[0]))
        return
    for values in fillings(message):
        said = _said(words, message, {name: spoken(value, words) for name, value in values.items()})
        yield from said.split(" | ") if message.context else [said]


def _unit_words(words: Words, singular: str) -> Iterator[str]:
    """A unit with each number: the plural forms of a noun."""
    if singular in _COUNTED:
        yield from (words.unit(_COUNTED[singular], n) for n in COUNTS)
    else:
        tea = _TEAS.index(singular)
        counted = (tuple(n * (each == tea) for each in range(len(_TEAS))) for n in COUNTS if n)
        yield from (words.unit("teas", chests) for chests in counted)


def _said(words: Words, message: Message, values: Mapping[str, object]) -> str:
    first, *plural = texts(message)
    if plural:
        others = {name: value for name, value in values.items() if name != "n"}
        return words.count(first, plural[0], int(str(values["n"])), **others)
    if message.context:
        return words.say_in(message.context, first, **values)
    return words.say(first, **values)


def fillings(message: Message) -> list[dict[str, object]]:
    """Enough values for each sample of each field; fields of one unit differ from one another."""
    fields = _fields(message)
    number = max((len(values) for values in fields.values()), default=1)
    return [
        {
            name: values[(turn + place) % len(values)]
            for place, (name, values) in enumerate(fields.items())
        }
        for turn in range(number)
    ]


def _fields(message: Message) -> dict[str, tuple[object, ...]]:
    text = texts(message)[-1]
    parts = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None]
    found = {name: samples(name, unit_of(spec), file_of(message)) for name, spec in parts}
    return found | {"n": COUNTS} if message.pluralizable else found


def unit_of(spec: str) -> str:
    """The unit that a format spec names; empty for any other."""
    unit = spec.lower().partition("_")[0]
    return unit if unit in UNITS else ""


def _distinct(lines: Iterable[str]) -> Iterator[str]:
    """Each line once; lines that differ only in their numbers are one."""
    seen = set()
    for line in lines:
        shape = re.sub(r"\d+", "0", line)
        if shape not in seen:
            seen.add(shape)
            yield line
