"""The languages of the game, and which one to speak."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ceylon.errors import CeylonError, excerpt
from ceylon.words.marks import N_

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "fr": "français",
    "es": "español",
    "ru": "русский",
}
SOURCE = "en"

# The order in which POSIX looks up the locale for messages.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(CeylonError):
    """A language that the game does not speak."""

    def __init__(self, asked: str) -> None:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        text = N_("there is no language “{asked}”: choose from {known}")
        super().__init__(text, {"asked": excerpt(asked), "known": known})
        self.args = (asked,)  # pickle calls the class with these
        self.asked = asked


def language_of(tag: str) -> str | None:
    """The language of a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`; None if it is not ours."""
    code = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return code if code in LANGUAGES else None


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English.

    An unknown language is an error; an unsupported locale is not the user's fault.
    """
    if asked is not None:
        language = language_of(asked)
        if language is None:
            raise LanguageError(asked)
        return language
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return language_of(locale) or SOURCE
