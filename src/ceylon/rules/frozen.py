"""How a frozen dataclass is pickled and copied: by calling its class again.

Compiled, it has no `__dict__` to fill, and its fields cannot be set.
"""

from dataclasses import fields
from typing import Any

Remade = tuple[object, ...]


def remade(value: Any) -> Remade:  # noqa: ANN401 - any dataclass
    """What `__reduce__` returns for a dataclass."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
