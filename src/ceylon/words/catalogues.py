"""Keep the catalogues in step with the source: `python -m ceylon.words.catalogues`.

For developers: it needs Babel and the source tree. It extracts every marked sentence, adds new ones
to each .po file untranslated, drops those that are gone, and sets the spaces of the others as their
language requires. It also writes how each language writes numbers (`conventions.py`).
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from ceylon.words import cldr
from ceylon.words.extraction import sentences
from ceylon.words.language import LANGUAGES, SOURCE
from ceylon.words.typesetting import typeset

PACKAGE = Path(__file__).parents[1]
LOCALE = Path(__file__).parent / "locale"
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE)

HEADER = """\
# {name} words of Ceylon. How to edit this file: src/ceylon/words/README.md.
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {plural_forms}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def extracted(package: Path = PACKAGE) -> Catalog:
    catalog = Catalog()
    for file in sorted(package.rglob("*.py")):
        name = f"src/ceylon/{file.relative_to(package).as_posix()}"
        for found in sentences(file.read_text(encoding="utf-8")):
            text = (found.text, found.plural) if found.plural else found.text
            notes = [found.note] if found.note else []
            place = [(name, found.line)]
            catalog.add(text, None, place, auto_comments=notes, context=found.context)
    return catalog


def path_of(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "ceylon.po"


def translated(language: str) -> Catalog:
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(language: str, source: Catalog) -> Catalog:
    catalog = translated(language)
    # A changed sentence is a new sentence: a guess from a similar one is rarely right.
    catalog.update(source, no_fuzzy_matching=True)
    for message in catalog:
        if message.id and message.string:
            message.string = _typeset(language, message.string)
    return catalog


def _typeset(language: str, translation: str | Iterable[str]) -> str | tuple[str, ...]:
    if isinstance(translation, str):
        return typeset(language, translation)
    return tuple(typeset(language, form) for form in translation)


def text_of(catalog: Catalog) -> str:
    """The .po file, without anything that changes by itself (dates, line numbers)."""
    body = io.BytesIO()
    write_po(body, catalog, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    language = str(catalog.locale)
    head = HEADER.format(
        name=catalog.locale.english_name, language=language, plural_forms=catalog.plural_forms
    )
    return head + body.getvalue().decode().strip() + "\n"


def unfinished(catalog: Catalog) -> list[Message]:
    """The entries without a translation in every plural form, and the fuzzy ones."""
    return [message for message in catalog if message.id and not _finished(message)]


def _finished(message: Message) -> bool:
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return bool(strings) and all(strings) and not message.fuzzy


def main() -> int:
    cldr.write()
    source = extracted()
    for language in TRANSLATED:
        catalog = updated(language, source)
        path = path_of(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(catalog), encoding="utf-8")
        print(f"{language}: {len(catalog)} sentences, {len(unfinished(catalog))} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
