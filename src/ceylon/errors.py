"""The root of the errors that this package raises on purpose.

An error carries its English sentence with named fields, so that whoever shows it can say it in
the reader's language: `words.say(error.text, **error.values)`.
"""

import re
from collections.abc import Mapping

_FIELD = re.compile(r"\{(\w+)(?::\w+)?\}")


class CeylonError(Exception):
    """Something that the caller can put right."""

    def __init__(self, text: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(text, values)
        self.text = text
        self.values: Mapping[str, object] = values or {}

    def __str__(self) -> str:
        return plain(self.text, self.values)


def plain(text: str, values: Mapping[str, object]) -> str:
    """The English sentence with bare values, for a traceback or a log."""
    return _FIELD.sub(lambda field: str(values.get(field[1], field[0])), text)
