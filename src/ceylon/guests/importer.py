"""Finds the class of a guest. Other people's code is imported here, and nowhere else.

This runs only in the process of that guest, with a name from the command line.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from ceylon.bots import UnknownBot
from ceylon.errors import N_
from ceylon.guests.harmless import Loaded, digest_of, harmless
from ceylon.guests.names import Code, parsed

_SEED: Final = 0


def load(name: str) -> Loaded:
    """Raises UnknownBot, WeightsError and OSError."""
    found = parsed(name)
    return _coded(found) if isinstance(found, Code) else harmless(name)


def _coded(found: Code) -> Loaded:
    module = _from_file(found.file) if found.file else _from_module(found.place)
    make = getattr(module, found.name, None)
    values = {"name": found.name, "file": found.place}
    if make is None:
        raise UnknownBot(N_("there is no class “{name}” in {file}"), values)
    try:
        bot = make(_SEED)
    except BaseException as problem:
        text = N_("the class “{name}” in {file} cannot be instantiated with a seed: {problem}")
        raise UnknownBot(text, {**values, "problem": said(problem)}) from problem
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(N_("the class “{name}” in {file} has no method “choose”"), values)
    source = getattr(module, "__file__", None)
    return Loaded(make, digest_of(Path(source)) if source else "")


def _from_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise UnknownBot(N_("there is no file {file}"), {"file": str(file)})
    path = file.resolve()
    _look_in(path.parent)
    # A file that is called like a module must not replace it.
    name = path.stem if path.stem not in sys.modules else f"own_{path.stem}"
    loader = SourceFileLoader(name, str(path))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(path)))
    module.__file__ = str(path)
    sys.modules[name] = module  # where dataclasses and others look for it
    try:
        loader.exec_module(module)
    except BaseException as problem:
        raise _unloadable(str(file), problem) from problem
    return module


def _from_module(name: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name is None or not f"{name}.".startswith(f"{problem.name}."):
            raise _unloadable(name, problem) from problem
        raise UnknownBot(N_("there is no module “{name}”"), {"name": name}) from problem
    except BaseException as problem:
        raise _unloadable(name, problem) from problem


def _look_in(folder: Path) -> None:
    """Last of all, so that nothing of ours or of Python's is replaced."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _unloadable(place: str, problem: BaseException) -> UnknownBot:
    text = N_("{file} cannot be loaded: {problem}")
    return UnknownBot(text, {"file": place, "problem": said(problem)})


def said(problem: BaseException) -> str:
    """An exception on one line, and where it comes from."""
    told = traceback.format_exception_only(problem)[-1].strip()
    if isinstance(problem, SyntaxError) and problem.lineno is not None:
        return f"{told.splitlines()[0]} ({_name(problem.filename)}, line {problem.lineno})"
    frames = traceback.extract_tb(problem.__traceback__)
    if not frames or frames[-1].filename == __file__:
        return told
    return f"{told} ({_name(frames[-1].filename)}, line {frames[-1].lineno})"


def _name(file: str | None) -> str:
    return Path(file or "").name
