"""The docstrings of a class and of each of its fields, each as one paragraph."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ceylon._docstrings import docstrings


def meaning(kind: type) -> str:
    """The docstring of a class."""
    return _meanings(kind.__module__).get(kind.__qualname__, "")


def meanings(kind: type) -> dict[str, str]:
    """The docstrings of a dataclass's fields, including those of its bases."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__[:-1]):
        for name, text in _meanings(each.__module__).items():
            owner, _, field = name.rpartition(".")
            if owner == each.__qualname__:
                found[field] = text
    return found


@cache
def _meanings(module: str) -> Mapping[str, str]:
    package, _, name = module.rpartition(".")
    source = files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
    return {name: " ".join(text.split()) for name, text in docstrings(source).items()}
