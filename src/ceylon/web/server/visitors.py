"""Who is asking: identified by the secret of a link, in a cookie or in a header."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.table import Table
from ceylon.table.refusals import LinkReplaced, NoLink, NotAllowed
from ceylon.table.roles import HOST, WATCH, hashed, role_of, seat_of
from ceylon.table.tables import ID

_DAY: Final = 24 * 3600
DAYS_READ, DAYS_SEATED = 365, 90
"""Days for which a browser keeps what opens a finished game, and a seat."""
_YEAR: Final = DAYS_READ * _DAY
_QUARTER: Final = DAYS_SEATED * _DAY
"""Seconds for which a browser keeps a seat; each look at the table renews it."""
_BEARER: Final = "bearer "
_LONGEST: Final = 100
"""No secret of ours is longer."""
_LINKS: Final = "ceylon_links_"
_KEY: Final = "ceylon_read_"
_BETWEEN: Final = "."
"""Between two secrets, which contain no dot."""
_MOST_KEPT: Final = 6 * _LONGEST


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
                raise NotAllowed(N_("show your cards first"))
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
    """Raises NoLink for somebody without a valid link, LinkReplaced if it was one before."""
    secrets, by_cookie = _secrets(request, table.id)
    found = {secret: role_of(table.links, secret) for secret in secrets}
    roles = [role for role in found.values() if role is not None]
    if not roles:
        raise LinkReplaced if secrets else NoLink
    digests = frozenset(hashed(secret) for secret, role in found.items() if role is not None)
    return Visitor(_seen_as(roles, table), HOST in roles, by_cookie, digests)


def is_unknown(request: HTTPConnection, table: Table) -> bool:
    """Whether somebody comes with a link that is not known here; another process may have just made
    it."""
    secrets, _ = _secrets(request, table.id)
    secrets.append(request.path_params.get("secret", ""))
    return any(secret and role_of(table.links, secret) is None for secret in secrets)


def _seen_as(roles: list[str], table: Table) -> str:
    if table.hot_seat and HOST in roles:
        return HOST
    seats = [role for role in roles if seat_of(role) is not None]
    return seats[0] if seats else WATCH


def bearer_of(request: HTTPConnection) -> str | None:
    """What a program shows in its header."""
    header = request.headers.get("authorization", "")
    return header[len(_BEARER) :].strip() if header[: len(_BEARER)].lower() == _BEARER else None


def _secrets(request: HTTPConnection, table: str) -> tuple[list[str], bool]:
    if (shown := bearer_of(request)) is not None:
        return [shown[:_LONGEST]], False
    cookies = (request.cookies.get(cookie_of(role, table)) for role in (WATCH, HOST))
    return [cookie[:_LONGEST] for cookie in cookies if cookie], True


COOKIES: Final = re.compile(rf"ceylon_(?:host|seat)_({ID.pattern})")


def cookie_of(role: str, table: str) -> str:
    """A browser keeps two links to a table: the host's, and one to play or watch."""
    return f"ceylon_host_{table}" if role == HOST else f"ceylon_seat_{table}"


def has_seat(request: HTTPConnection, table: Table) -> bool:
    """Whether this browser has a valid link to a seat."""
    return seat_in(request, table) is not None


def seat_in(request: HTTPConnection, table: Table) -> Seat | None:
    """The seat to which this browser has a valid link."""
    secret = request.cookies.get(cookie_of(WATCH, table.id), "")[:_LONGEST]
    role = role_of(table.links, secret)
    return None if role is None else seat_of(role)


def remember(
    response: Response, request: HTTPConnection, table: str, role: str, secret: str
) -> None:
    """Put a secret into a cookie."""
    _set(response, request, cookie_of(role, table), secret)


def remember_host(
    response: Response, request: HTTPConnection, table: str, links: Mapping[str, str]
) -> None:
    """The host's own link, and those to send: a page shows them again, to this browser only."""
    remember_links(response, request, table, links)
    remember(response, request, table, HOST, links[HOST])


def remember_links(
    response: Response, request: HTTPConnection, table: str, links: Mapping[str, str]
) -> None:
    """Nobody else has them: the server keeps only their hashes."""
    secrets = _BETWEEN.join(secret for role, secret in links.items() if role != HOST)
    _set(response, request, f"{_LINKS}{table}", secrets, f"/t/{table}")


def known_links(request: HTTPConnection, table: Table) -> dict[str, str]:
    """The secrets that this browser remembers, by their roles; those that are still good."""
    kept = request.cookies.get(f"{_LINKS}{table.id}", "")[:_MOST_KEPT].split(_BETWEEN)
    kept.append(request.cookies.get(cookie_of(HOST, table.id), ""))
    found = {role_of(table.links, secret[:_LONGEST]): secret for secret in kept}
    return {role: found[role] for role in table.links if role in found}


def remember_key(response: Response, request: HTTPConnection, table: str, key: str) -> None:
    """What opens a finished game to a reader; the links to a seat or to watch stay as they are."""
    _set(response, request, f"{_KEY}{table}", key, f"/t/{table}", _YEAR)


def key_of(request: HTTPConnection, table: str) -> str:
    return request.cookies.get(f"{_KEY}{table}", "")[:_LONGEST]


def tables_in(request: HTTPConnection) -> list[str]:
    """The tables that a browser has a link to, the oldest first."""
    found = (COOKIES.fullmatch(name) for name in request.cookies)
    return list(dict.fromkeys(each[1] for each in found if each))


def renew(response: Response, request: HTTPConnection, table: str) -> None:
    """What a browser has of a table ends later."""
    for name in (cookie_of(WATCH, table), cookie_of(HOST, table)):
        if value := request.cookies.get(name, "")[:_LONGEST]:
            _set(response, request, name, value)
    if kept := request.cookies.get(f"{_LINKS}{table}", "")[:_MOST_KEPT]:
        _set(response, request, f"{_LINKS}{table}", kept, f"/t/{table}")


def forget(response: Response, table: str) -> None:
    """A browser's links to a table."""
    response.delete_cookie(cookie_of(WATCH, table))
    response.delete_cookie(cookie_of(HOST, table))
    response.delete_cookie(f"{_LINKS}{table}", f"/t/{table}")


def _set(
    response: Response,
    request: HTTPConnection,
    name: str,
    value: str,
    path: str = "/",
    seconds: int = _QUARTER,
) -> None:
    """HttpOnly against scripts, SameSite against other sites."""
    same_site: Literal["lax"] = "lax"
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path=path,
        httponly=True,
        samesite=same_site,
        secure=request.url.scheme == "https",
    )
