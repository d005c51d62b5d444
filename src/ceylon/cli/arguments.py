"""The command line's own words: argparse in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from ceylon.errors import CeylonError, excerpt, visible
from ceylon.words import LANGUAGES, N_, NC_, Words

USAGE_ERROR = 2
_MOST_DAYS: Final = 36_500
_A = TypeVar("_A", bound=argparse.Action)


class UsageError(CeylonError):
    """Arguments that are valid one by one, but not together."""


NEEDS_VALUE: Final = N_("{name} needs a value after it")
# What argparse says, and how we say it. Its versions put values in quotation marks or not.
_SAID: Final = (
    # Translators: arguments of a command that must be there.
    (r"the following arguments are required: (?P<names>.+)", N_("missing: {names}")),
    (r"one of the arguments (?P<names>.+) is required", N_("one of these is missing: {names}")),
    (r"unrecognized arguments: (?P<names>.+)", N_("not recognised: {names}")),
    (
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
        N_("{name} cannot be “{value}”: choose from {choices}"),
    ),
    (
        r"argument (?P<name>.+?): invalid int value: (?P<value>.+)",
        N_("{name} must be a whole number, not “{value}”"),
    ),
    (
        r"argument (?P<name>.+?): invalid float value: (?P<value>.+)",
        N_("{name} must be a number, not “{value}”"),
    ),
    (
        r"argument (?P<name>.+?): invalid \w+ value: (?P<value>.+)",
        N_("{name} cannot be “{value}”"),
    ),
    (r"argument (?P<name>.+?): expected (?:one|at least one|1) arguments?", NEEDS_VALUE),
    (r"argument (?P<name>.+?): expected at most one argument", N_("{name} takes only one value")),
    (r"argument (?P<name>.+?): ignored explicit argument .+", N_("{name} takes no value")),
    (
        r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)",
        N_("{name} and {other} cannot be used together"),
    ),
    (
        r"ambiguous option: (?P<name>.+) could match (?P<names>.+)",
        N_("{name} is ambiguous: it could be any of {names}"),
    ),
)
_QUOTED: Final = re.compile(r"""'([^']*)'|"([^"]*)\"""")
# The values in usage lines and helps.
_VALUES: Final = frozenset(
    {
        NC_("value", "LANG"),
        NC_("value", "COMMAND"),
        NC_("value", "FILE"),
        NC_("value", "FOLDER"),
        NC_("value", "ADDRESS"),
        NC_("value", "ADDRESS,..."),
        NC_("value", "URL"),
        NC_("value", "SEAT,..."),
        NC_("value", "NAME,..."),
        NC_("value", "BOT"),
        NC_("value", "BOT,..."),
        # Translators: a name for a bot, and after = where it is: --bot NAME=BOT.
        NC_("value", "NAME=BOT"),
        NC_("value", "PERCENT"),
        # Translators: a secret word that somebody chooses, as in --private KEY.
        NC_("value", "KEY"),
        # Translators: a number, as in --games N.
        NC_("value", "N"),
        # Translators: a number of seconds.
        NC_("value", "S"),
    }
)


_PREFIX: Final = "CEYLON_"
_NO_VARIABLE: Final = frozenset({"help", "lang"})
"""The language follows LANG, as everywhere."""
_YES, _NO = ("1", "yes", "true", "on"), ("0", "no", "false", "off")


@dataclass(frozen=True)
class _Setting:
    """What an environment variable sets."""

    variable: str
    action: argparse.Action
    value: str

    @property
    def takes_value(self) -> bool:
        return self.action.nargs != 0

    @property
    def adds_up(self) -> bool:
        """Whether the option can be repeated: then the variable has several values, with spaces
        between them."""
        return isinstance(self.action.default, list)


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
        self._set_elsewhere: dict[str, _Setting] = {}
        """What the environment sets, by option."""
        self._positionals.title = words.say_in("heading", "arguments")
        self._optionals.title = words.say_in("heading", "options")
        self.add_argument("-h", "--help", action="help", help=words.say("show this help"))
        languages = ", ".join(LANGUAGES)
        told = words.say("the language: {languages} (default: the system’s)", languages=languages)
        # The root parser has already read it; here it is only for the help.
        self.add_argument("--lang", metavar="LANG", help=told)

    def _add_action(self, action: _A) -> _A:
        if isinstance(action.metavar, str) and action.metavar in _VALUES:
            action.metavar = self.words.say_in("value", action.metavar)
        if action.help:
            action.help = action.help.replace("%", "%%")  # argparse would format it
        return super()._add_action(action)

    def add_environment(
        self, environment: Mapping[str, str], options: Collection[str] = ()
    ) -> None:
        """Let each option have an environment variable, such as `CEYLON_PUBLIC_URL`, or only some
        of them; call this after all options were added."""
        for action in self._actions:
            option = action.option_strings[-1] if action.option_strings else ""
            wanted = option in options if options else action.dest not in _NO_VARIABLE
            if not wanted or not option.startswith("--"):
                continue
            variable = _PREFIX + option.removeprefix("--").replace("-", "_").upper()
            action.help = f"{action.help} [{variable}]"
            if value := environment.get(variable, "").strip():
                self._set_elsewhere[option] = _Setting(variable, action, value)
        self.epilog = self.words.say(
            "The environment variable in brackets sets the same option; what is typed takes"
            " precedence."
        )

    def with_environment(self, arguments: Sequence[str]) -> list[str]:
        """The arguments, and before them what the environment sets."""
        typed = {each.partition("=")[0] for each in arguments}
        self._set_elsewhere = {
            option: setting
            for option, setting in self._set_elsewhere.items()
            if setting.adds_up or option not in typed
        }
        return [*self._from_environment(), *arguments]

    def _from_environment(self) -> Iterator[str]:
        for option, setting in self._set_elsewhere.items():
            if setting.adds_up:
                yield from (f"{option}={each}" for each in setting.value.split())
            elif setting.takes_value:
                yield f"{option}={setting.value}"
            elif setting.value.lower() in _YES:
                yield option
            elif setting.value.lower() not in _NO:
                text = N_("{name} must be {yes} or {no}, not “{value}”")
                shown = {"name": setting.variable, "yes": _YES[0], "no": _NO[0]}
                raise UsageError(text, {**shown, "value": excerpt(setting.value)})

    def error(self, message: str) -> NoReturn:
        say = self.words.say
        for option, setting in self._set_elsewhere.items():
            message = message.replace(f"argument {option}:", f"argument {setting.variable}:")
        problem = say("{place}: {sentence}", place=self.prog, sentence=_told(self.words, message))
        hint = say("see {command} --help", command=self.prog)
        self.exit(USAGE_ERROR, f"{problem}\n{hint}\n")


def check_days(option: str, days: int | None) -> None:
    """Raises UsageError for too few days, or more than a century of them."""
    if days is not None and not 1 <= days <= _MOST_DAYS:
        text = N_("{option} must be from {least} to {most}, not {found}")
        raise UsageError(text, {"option": option, "least": 1, "most": _MOST_DAYS, "found": days})


def titled(words: Words, title: str) -> str:
    """The title of a list, with a colon."""
    return words.say("{title}:", title=title)


def _told(words: Words, message: str) -> str:
    for pattern, text in _SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return words.say(text, **{n: _bare(v) for n, v in found.groupdict().items()})
    # What no option of ours brings about; Python knows it in English only.
    return words.say("“{said}”", said=message)


def _bare(values: str) -> str:
    """Without the quotation marks of Python."""
    return visible(_QUOTED.sub(lambda quoted: quoted[1] or quoted[2] or "", values))


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
            # Translators: before what can be typed; with its space.
            prefix = self._words.say("usage: ")
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        # argparse adds a colon of its own.
        super().start_section(heading and titled(self._words, heading).removesuffix(":"))
