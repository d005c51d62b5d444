"""Data from the JSON that `encoding` makes of it."""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def from_text(kind: type[T], text: str) -> T:
    """What `to_text` was given: a dataclass, or a list or tuple of them."""
    found: T = _build(kind, json.loads(text))
    return found


def _build(kind: Any, value: Any) -> Any:  # noqa: ANN401 - any type, and what JSON has of it
    origin = get_origin(kind)
    if origin in (list, tuple):
        return origin(_build(get_args(kind)[0], each) for each in value)
    if origin in (Union, UnionType):
        [only] = [each for each in get_args(kind) if each is not NoneType]
        return None if value is None else _build(only, value)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return kind(**{name: _build(hints[name], each) for name, each in value.items()})
    return value
