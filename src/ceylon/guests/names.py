"""The names of bots on the command line: ours, and those that lead to a file or a module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from ceylon import bots
from ceylon.bots import UnknownBot
from ceylon.errors import N_, excerpt

_CODE: Final = ":"
_WEIGHTS: Final = "@"
_SUFFIX: Final = ".py"
_MARK: Final = "own-"
"""No bot of ours has a name that begins like this."""
EXAMPLES: Final = ("mine.py:MyBot", "search@mine.json")
"""How a guest may be named."""


class Code(NamedTuple):
    """A class in a file or a module."""

    place: str
    name: str

    @property
    def file(self) -> Path | None:
        return Path(self.place) if self.place.endswith(_SUFFIX) else None


class Weighed(NamedTuple):
    """The search with weights of its own."""

    bot: str
    file: Path


def is_guest(name: str) -> bool:
    """Whether it leads to a file or a module: such a name may come from the command line only.

    So does a file without its class, which `parsed` refuses."""
    return _CODE in name or _WEIGHTS in name or name.endswith(_SUFFIX)


def spelled(typed: str) -> str:
    """A name as it is known: capitals matter only in the names of files and classes."""
    name = typed.strip()
    return name if is_guest(name) else name.lower()


def parsed(name: str) -> Code | Weighed | str:
    """What a name leads to; raises UnknownBot."""
    bot, weights, file = name.partition(_WEIGHTS)
    if weights and (bot == "search" or bots.is_known(bot)) and file:
        return Weighed(bot, Path(file))
    place, code, class_ = name.rpartition(_CODE)
    if code and place and class_.isidentifier():
        return Code(place, class_)
    if not is_guest(name):
        return name
    text = N_("“{name}” does not name a bot: write {file}, {module} or {weights}")
    in_file, weighed = EXAMPLES
    written = {"file": in_file, "module": "mine:MyBot", "weights": weighed}
    raise UnknownBot(text, {"name": excerpt(name), **written})


def shown(name: str) -> str:
    """What a bot is called where there is little room: the name of its class."""
    if not is_guest(name):
        return name
    found = parsed(name)
    if isinstance(found, Weighed):
        return f"{found.bot}{_WEIGHTS}{found.file.stem}"
    return found.name if isinstance(found, Code) else found


def recorded(name: str) -> str:
    """The name in a record: nothing can be loaded by it."""
    if not is_guest(name):
        return name
    return _MARK + re.sub(r"[^a-z0-9]+", "-", shown(name).lower()).strip("-")
