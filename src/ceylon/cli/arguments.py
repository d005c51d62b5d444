"""The command line's own words: argparse in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from ceylon.errors import CeylonError
from ceylon.words import LANGUAGES, N_, Words

USAGE_ERROR = 2


class UsageError(CeylonError):
    """Arguments that are understood one by one, but not together."""


# What argparse says, and how we say it.
_SAID = (
    (r"the following arguments are required: (?P<names>.+)", N_("this is missing: {names}")),
    (r"unrecognized arguments: (?P<names>.+)", N_("this is not understood: {names}")),
    (
        r"argument (?P<name>.+): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
        N_("{name} cannot be {value}: choose from {choices}"),
    ),
    (
        r"argument (?P<name>.+): invalid int value: (?P<value>.+)",
        N_("{name} must be a whole number, not {value}"),
    ),
    (
        r"argument (?P<name>.+): invalid float value: (?P<value>.+)",
        N_("{name} must be a number, not {value}"),
    ),
    (r"argument (?P<name>.+): expected one argument", N_("{name} needs a value after it")),
    (r"argument (?P<name>.+): ignored explicit argument .+", N_("{name} takes no value")),
    (
        r"argument (?P<name>.+): not allowed with argument (?P<other>.+)",
        N_("{name} and {other} do not go together"),
    ),
)


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a command; help and errors are in the language of its words."""

    def __init__(self, prog: str, words: Words, description: str = "", epilog: str = "") -> None:
        super().__init__(
            prog,
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(prog, words),
        )
        self.words = words
        self._positionals.title = words.say("arguments")
        self._optionals.title = words.say("options")
        self.add_argument("-h", "--help", action="help", help=words.say("show this help"))
        languages = ", ".join(LANGUAGES)
        told = words.say("the language: {languages} (default: the system's)", languages=languages)
        # The root has read it already, wherever it stood; here it is for the help.
        self.add_argument("--lang", metavar="LANG", help=told)

    def error(self, message: str) -> NoReturn:
        problem = _sentence(self.words, message)
        hint = self.words.say("{command} --help tells more", command=self.prog)
        self.exit(USAGE_ERROR, f"{self.prog}: {problem}\n{hint}\n")


def _sentence(words: Words, message: str) -> str:
    for pattern, text in _SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return words.say(text, **found.groupdict())
    return message


class _Help(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = self._words.say("usage: ")
        super().add_usage(usage, actions, groups, prefix)
