"""The command `ceylon`: finds the sub-command, speaks the reader's language, explains errors.

Each sub-command is a module here with two functions, imported only when it is called:

    add_options(parser: Parser) -> None             its arguments; `parser.words` has the language
    run(options: Namespace, words: Words) -> int    returns the exit code

A CeylonError or an OSError that leaves `run` is reported as a sentence, without a traceback.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from ceylon import __version__, _build
from ceylon.cli.arguments import NEEDS_VALUE, USAGE_ERROR, Parser, UsageError, titled
from ceylon.errors import CeylonError, excerpt
from ceylon.installation import to_install
from ceylon.words import N_, LanguageError, Words, choose_language

COMMANDS: Final[Mapping[str, str]] = {
    "serve": N_("play in the browser, with people and bots"),
    "play": N_("play in the terminal, with people and bots"),
    "replay": N_("replay a recorded game in words, or show one of its positions"),
    "analyse": N_(
        "show each player’s chances throughout a recorded game, and the choices that decided it"
    ),
    "box": N_("show what is in the box, or check a box file"),
    "store": N_("look after stored games: back up, restore, check, delete old ones, export"),
    "arena": N_("let bots play many games against each other"),
    "balance": N_("let a bot play against itself, and report how balanced the game is"),
    "selfplay": N_("let bots play, and write down every decision, as data to learn from"),
    "puzzles": N_("find puzzles in bots’ games: positions in which one choice is clearly best"),
    "train": N_("let the bot “search” learn from its own games what positions are worth"),
    "bench": N_("measure the speed of the rules"),
}
SUCCESS = 0
FAILURE = 1
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    _never_fail_to_print_or_read()
    words = Words.of(choose_language(None, os.environ))
    try:
        asked, arguments = _asked_language(sys.argv[1:] if argv is None else argv)
        if asked is not None:
            words = Words.of(choose_language(asked, os.environ))
        code = _command(arguments, words)
        sys.stdout.flush()  # while an error can still be reported
    except (UsageError, LanguageError) as error:
        return _fail(words, words.say(error.text, **error.values), USAGE_ERROR)
    except CeylonError as error:
        return _fail(words, _explanation(words, error))
    except OSError as error:
        if _is_closed_pipe(error):
            # Flushing at exit would raise again.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILURE
        return _fail(words, _refusal(words, error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        if not error.name or error.name.partition(".")[0] in {"ceylon", *sys.stdlib_module_names}:
            raise  # no third-party package is to blame
        return _fail(words, _incomplete(words, error.name))
    except SystemExit as stop:  # argparse has printed its help or its error
        return stop.code if isinstance(stop.code, int) else SUCCESS
    return code


def _never_fail_to_print_or_read() -> None:
    """A terminal that cannot encode ▲ shows a replacement character; so do undecodable bytes in the
    input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _is_closed_pipe(error: OSError) -> bool:
    """Whether the reader closed it, as `head` does in `ceylon ... | head`."""
    if sys.platform == "win32":
        return error.errno in (errno.EPIPE, errno.EINVAL) and error.filename is None
    return isinstance(error, BrokenPipeError)


def _asked_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, before or after the command, and the other arguments."""
    asked = None
    others: list[str] = []
    remaining = iter(argv)
    for argument in remaining:
        option, _, value = argument.partition("=")
        if option != "--lang":
            others.append(argument)
            continue
        asked = value or ("" if "=" in argument else next(remaining, ""))
        if not asked or asked.startswith("-"):
            raise UsageError(NEEDS_VALUE, {"name": option})
    return asked, others


def _command(arguments: Sequence[str], words: Words) -> int:
    name = arguments[0] if arguments else "--help"
    if name.startswith("-"):
        return _no_command(arguments or [name], words)
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        text = words.say(
            "there is no command “{name}”: choose from {known}", name=excerpt(name), known=known
        )
        return _fail(words, text, USAGE_ERROR)
    module = importlib.import_module(f"ceylon.cli.{name}")
    parser = Parser(f"ceylon {name}", words, words.say(COMMANDS[name]))
    module.add_options(parser)
    return int(module.run(parser.parse_args(parser.with_environment(arguments[1:])), words))


def _no_command(arguments: Sequence[str], words: Words) -> int:
    width = max(map(len, COMMANDS))
    told = [f"  {name:{width}}  {words.say(text)}" for name, text in COMMANDS.items()]
    commands = "\n".join([titled(words, words.say_in("heading", "commands")), *told])
    parser = Parser("ceylon", words, words.say("Ceylon, the board game about tea."), commands)
    lang, command = (words.say_in("value", name) for name in ("LANG", "COMMAND"))
    parser.usage = f"ceylon [--lang {lang}] {command} ..."
    version = words.say("show the version, and whether the rules are compiled")
    parser.add_argument("--version", action="store_true", help=version)
    parser.parse_args(arguments)
    print(_version(words))
    return SUCCESS


def _version(words: Words) -> str:
    if _build.compiled():
        return words.say("ceylon {version}, rules compiled", version=__version__)
    return words.say("ceylon {version}, rules interpreted", version=__version__)


def _explanation(words: Words, error: CeylonError) -> str:
    from ceylon.words.explanations import explain_error  # noqa: PLC0415 - it needs the rules

    return explain_error(words, error)


def _refusal(words: Words, error: OSError) -> str:
    from ceylon.words.explanations import explain_system_error  # noqa: PLC0415 - as above

    return explain_system_error(words, error)


def _incomplete(words: Words, module: str) -> str:
    """Only the engine is installed, which is enough for programs; people need more."""
    return words.say(
        "this needs the package {package}, which is not installed: {command}",
        package=module.partition(".")[0],
        command=to_install(),
    )


def _fail(words: Words, sentence: str, code: int = FAILURE) -> int:
    print(words.say("{place}: {sentence}", place="ceylon", sentence=sentence), file=sys.stderr)
    return code
