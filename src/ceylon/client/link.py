"""The link to a seat, as the host sends it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Self

from ceylon.errors import N_, CeylonError, excerpt

_LINK: Final = re.compile(
    r"(?P<server>https?://[^/?#\s]+)/t/(?P<table>[A-Za-z0-9_-]{1,32})"
    r"/join/(?P<secret>[A-Za-z0-9_-]{1,100})/?(?:[?#].*)?"
)


class BadLink(CeylonError):
    """A text that is not a link to a table."""


class Link(NamedTuple):
    """Where a table is, and the secret that opens it."""

    server: str
    table: str
    secret: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises BadLink."""
        found = _LINK.fullmatch(text.strip())
        if found is None:
            raise BadLink(N_("“{link}” is not a link to a table"), {"link": excerpt(text)})
        return cls(found["server"], found["table"], found["secret"])

    @property
    def address(self) -> str:
        """Of the table, for programs."""
        return f"{self.server}/api/tables/{self.table}"
