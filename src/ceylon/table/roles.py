"""Links: who may do what. The secret exists only in the link; the table keeps its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from ceylon.ids import Seat, seats

HOST: Final = "host"
WATCH: Final = "watch"
READ: Final = "read"
"""Of someone with a link to a moment of a finished game: it opens the review and the scoring."""
_SEAT: Final = "seat "
_TAKER: Final = " taker"
_INVITATION: Final = " invitation"
_DEVICE: Final = " device"
NO_LINK: Final = ""
"""In place of a hash: no secret matches it."""
_SECRET_BYTES: Final = 24
"""192 bits."""


def seat_role(seat: Seat) -> str:
    return f"{_SEAT}{seat + 1}"


def seat_of(role: str) -> Seat | None:
    """The seat that a role plays; None for the host and for spectators."""
    return Seat(int(role.removeprefix(_SEAT)) - 1) if role.startswith(_SEAT) else None


def taker_of(role: str) -> str:
    """The name under which the link of someone who took an open seat is stored.

    So a seat has two links: the one that the host sends, and the one that its taker got. Each can
    be replaced without the other.
    """
    return f"{role}{_TAKER}"


def invitation_of(role: str) -> str:
    """The name under which an invitation to a seat is stored: a link that is used once.

    Until then its secret opens the seat, for programs as well. Whoever uses it gets a secret of
    their own in exchange, which the host does not know.
    """
    return f"{role}{_INVITATION}"


def device_of(role: str) -> str:
    """The name under which the link of a player's second device is stored."""
    return f"{role}{_DEVICE}"


def beside(role: str) -> tuple[str, ...]:
    """The names of all links to a role but the first."""
    return taker_of(role), invitation_of(role), device_of(role)


def roles_of(number: int) -> list[str]:
    """The roles at a table with so many seats."""
    return [HOST, *(seat_role(seat) for seat in seats(number)), WATCH]


def new_secret() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


def hashed(secret: str) -> str:
    """A secret is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def role_of(links: Mapping[str, str], secret: str) -> str | None:
    """The role that a secret opens, by whichever of its links."""
    digest = hashed(secret)
    for role, known in links.items():
        if hmac.compare_digest(known, digest):
            return role.removesuffix(_TAKER).removesuffix(_INVITATION).removesuffix(_DEVICE)
    return None
