"""The golden sentences of a language: each with such values as a game would give it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Message

from ceylon.words import Words, units
from ceylon.words.catalogues import extracted
from ceylon.words.fields import UNITS
from tools.sentences.samples import COUNTS, FEW, samples, seated, spoken

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "words" / "golden"

_HEAD: Final = """\
What a reader sees of each sentence, with sample values: `make words` writes this file.
A line without indentation is the sentence in the source, and below it is what it can look like. A
number with its noun is shown as 0, 1, 2, 5, 11, 21 and 101: ⟨ · ⟩ has what changes with it. In
English a sentence without fields is not repeated.
"""
_SOURCE: Final = "src/ceylon/"
_PARTS: Final = re.compile(r"\w+|\s+|[^\w\s]")
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


def once(language: str) -> Iterator[str]:
    """Each sentence with one set of values, for those who read and do not compare."""
    words = seated(language)
    for message in sentences():
        if message.context != "unit":
            yield _said(words, message, fillings(message)[0])


def sentences() -> list[Message]:
    return [message for message in extracted() if message.id]


def file_of(message: Message) -> str:
    return message.locations[0][0].removeprefix(_SOURCE).removesuffix(".py")


def block(words: Words, message: Message) -> str:
    source = " | ".join(texts(message))
    shown = list(dict.fromkeys(_renderings(words, message)))
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
    counted = list(_counted(message))
    for each in counted:
        yield merged([_said(words, message, values) for values in each])
    for values in fillings(message)[1 if counted else 0 :]:
        said = _said(words, message, values)
        yield from said.split(" | ") if message.context else [said]


def _unit_words(words: Words, singular: str) -> Iterator[str]:
    """A unit with each number: the plural forms of a noun."""
    if singular in _COUNTED:
        yield from (words.unit(_COUNTED[singular], n) for n in COUNTS)
    else:
        tea = _TEAS.index(singular)
        counted = (tuple(n * (each == tea) for each in range(len(_TEAS))) for n in COUNTS if n)
        yield from (words.unit("teas", chests) for chests in counted)


def _said(words: Words, message: Message, filling: Mapping[str, object]) -> str:
    first, *plural = texts(message)
    values = {name: spoken(value, words) for name, value in filling.items()}
    if plural:
        others = {name: value for name, value in values.items() if name != "n"}
        return words.count(first, plural[0], int(str(values["n"])), **others)
    if message.context:
        return words.say_in(message.context, first, **values)
    return words.say(first, **values)


def merged(said: Sequence[str]) -> str:
    """Sentences as one, with what differs between them side by side: "take ⟨1 card · 2 cards⟩"."""
    parts = [_PARTS.findall(each) for each in said]
    begin = _shared(parts)
    end = _shared([each[begin:][::-1] for each in parts])
    middles = ["".join(each[begin : len(each) - end]) for each in parts]
    first, last = "".join(parts[0][:begin]), "".join(parts[0][len(parts[0]) - end :])
    return f"{first}⟨{' · '.join(middles)}⟩{last}" if any(middles) else first + last


def _shared(parts: Sequence[Sequence[str]]) -> int:
    """How many parts all of them begin with."""
    columns = enumerate(zip(*parts, strict=False))
    shortest = min(map(len, parts))
    return next((number for number, column in columns if len(set(column)) > 1), shortest)


def fillings(message: Message) -> list[dict[str, object]]:
    """Enough values for each sample of each field; fields of one unit differ from one another.

    Counted nouns stay the same: `_counted` has them with every number.
    """
    samples_of = _fields(message).items()
    fields = {name: (FEW,) if values is COUNTS else values for name, values in samples_of}
    number = max((len(values) for values in fields.values()), default=1)
    return [
        {
            name: values[(turn + place) % len(values)]
            for place, (name, values) in enumerate(fields.items())
        }
        for turn in range(number)
    ]


def _counted(message: Message) -> Iterator[list[dict[str, object]]]:
    """For each counted noun of a sentence, its values with every number."""
    usual = fillings(message)[0]
    for name, values in _fields(message).items():
        if values is COUNTS:
            yield [usual | {name: number} for number in values]


def _fields(message: Message) -> dict[str, tuple[object, ...]]:
    text = texts(message)[-1]
    parts = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None]
    found = {name: samples(name, unit_of(spec), file_of(message)) for name, spec in parts}
    return found | {"n": COUNTS} if message.pluralizable else found


def unit_of(spec: str) -> str:
    """The unit that a format spec names; empty for any other."""
    unit = spec.lower().partition("_")[0]
    return unit if unit in UNITS else ""
