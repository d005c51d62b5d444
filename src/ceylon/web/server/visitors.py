"""Who is asking: identified by the secret of a link, in a cookie or in a header."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.table import Table
from ceylon.table.refusals import NoLink, NotAllowed
from ceylon.table.roles import HOST, WATCH, hashed, role_of, seat_of
from ceylon.table.tables import ID

_YEAR: Final = 365 * 24 * 3600
_BEARER: Final = "bearer "
_LONGEST: Final = 100
"""No secret of ours is longer."""


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table, with the rights of their links."""

    role: str
    """A seat, or watching; in a hot-seat game the host."""
    host: bool
    by_cookie: bool
    digests: frozenset[str]
    """The hashes of the secrets: when one becomes invalid, the rights are gone."""

    def seat(self, table: Table) -> Seat:
        """The seat that the visitor chooses for now; raises NotAllowed."""
        seat = table.viewer(self.role)
        if seat < 0:
            if table.curtain >= 0 and self.role == HOST:
                raise NotAllowed(N_("lift the curtain first"))
            raise NotAllowed(N_("spectators cannot choose"))
        return seat

    def answering(self, table: Table) -> Seat:
        """The seat for which the visitor answers a request to undo; raises NotAllowed.

        A curtain does not prevent an answer: it reveals nothing of the game.
        """
        seat = table.must_answer(self.role)
        return self.seat(table) if seat is None else seat

    def needs_host(self) -> None:
        if not self.host:
            raise NotAllowed(N_("only the host’s link allows this"))

    def needs_free_hands(self, table: Table, seat: Seat) -> None:
        """Raises NotAllowed for somebody who would see a second hand by taking this seat."""
        if seat_of(self.role) not in (None, seat) or (self.host and table.hot_seat):
            raise NotAllowed(N_("you already have a seat at this table"))

    def still_good(self, table: Table) -> bool:
        return self.digests <= set(table.links.values())


def visitor(request: HTTPConnection, table: Table) -> Visitor:
    """Raises NoLink for somebody without a valid link."""
    secrets, by_cookie = _secrets(request, table.id)
    found = {secret: role_of(table.links, secret) for secret in secrets}
    roles = [role for role in found.values() if role is not None]
    if not roles:
        raise NoLink
    digests = frozenset(hashed(secret) for secret, role in found.items() if role is not None)
    return Visitor(_seen_as(roles, table), HOST in roles, by_cookie, digests)


def _seen_as(roles: list[str], table: Table) -> str:
    if table.hot_seat and HOST in roles:
        return HOST
    seats = [role for role in roles if seat_of(role) is not None]
    return seats[0] if seats else WATCH


def _secrets(request: HTTPConnection, table: str) -> tuple[list[str], bool]:
    header = request.headers.get("authorization", "")
    if header[: len(_BEARER)].lower() == _BEARER:
        return [header[len(_BEARER) :].strip()[:_LONGEST]], False
    cookies = (request.cookies.get(cookie_of(role, table)) for role in (WATCH, HOST))
    return [cookie[:_LONGEST] for cookie in cookies if cookie], True


COOKIES: Final = re.compile(rf"ceylon_(?:host|seat)_({ID.pattern})")


def cookie_of(role: str, table: str) -> str:
    """A browser keeps two links to a table: the host's, and one to play or watch."""
    return f"ceylon_host_{table}" if role == HOST else f"ceylon_seat_{table}"


def has_seat(request: HTTPConnection, table: Table) -> bool:
    """Whether this browser has a valid link to a seat."""
    secret = request.cookies.get(cookie_of(WATCH, table.id), "")[:_LONGEST]
    role = role_of(table.links, secret)
    return role is not None and seat_of(role) is not None


def remember(
    response: Response, request: HTTPConnection, table: str, role: str, secret: str
) -> None:
    """Put a secret into a cookie: HttpOnly against scripts, SameSite against other sites."""
    same_site: Literal["lax"] = "lax"
    response.set_cookie(
        cookie_of(role, table),
        secret,
        max_age=_YEAR,
        httponly=True,
        samesite=same_site,
        secure=request.url.scheme == "https",
    )
