"""The options of `ceylon serve` for those who serve others; docs/hosting.md explains them."""

from __future__ import annotations

import argparse
from typing import Any, Final

from ceylon.cli.arguments import Parser, UsageError, check_days
from ceylon.errors import excerpt
from ceylon.web.server.clients import Networks
from ceylon.web.server.logs import FORMATS, TEXT
from ceylon.web.server.public import NotPublic, PublicUrl, names_of
from ceylon.web.server.settings import Settings
from ceylon.words import N_

_NETWORKS: Final = "10.0.0.2,172.16.0.0/12"
_CONTACTS: Final = ("mailto:", "https://")
_SHORTEST_KEY: Final = 12


def add_options_of_hosts(parser: Parser) -> None:
    words = parser.words
    told = words.say(
        "the addresses or networks of your proxies, which say who sent a request"
        " (default: this machine)"
    )
    parser.add_argument("--proxy", metavar="ADDRESS,...", help=told)
    told = words.say(
        "the public address of the server, such as {example}: links lead there, and other names"
        " are refused",
        example="https://ceylon.example.org",
    )
    parser.add_argument("--public-url", metavar="URL", help=told)
    told = words.say("how many processes serve the tables; several need a PostgreSQL database")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=told)
    told = words.say(
        "only those who know this key can create tables; everyone can join those that they have a"
        " link to"
    )
    parser.add_argument("--private", metavar="KEY", help=told)
    told = words.say("addresses or networks whose requests are refused")
    parser.add_argument("--block", metavar="ADDRESS,...", help=told)
    told = words.say(
        "delete tables where nothing has happened for so many days (default: keep them)"
    )
    parser.add_argument("--keep-days", type=int, metavar="N", help=told)
    told = words.say(
        "how to reach you, such as {example}: for the privacy page and {address}",
        example="mailto:host@example.org",
        address="/.well-known/security.txt",
    )
    parser.add_argument("--contact", metavar="URL", help=told)
    told = words.say(
        "the addresses or networks that may read {address}, the figures for Prometheus"
        " (default: this machine)",
        address="/metrics",
    )
    parser.add_argument("--metrics", metavar="ADDRESS,...", help=told)
    told = words.say("how the log is written (default: {usual})", usual=TEXT)
    parser.add_argument("--log-format", choices=FORMATS, default=TEXT, help=told)
    told = words.say("log every request, without addresses, names and links")
    parser.add_argument("--access-log", action="store_true", help=told)


def settings_of_hosts(options: argparse.Namespace) -> dict[str, Any]:
    """Some of the `Settings`, by their names; raises UsageError."""
    public = _public(options.public_url)
    return {
        "proxies": _networks("--proxy", options.proxy) or Settings.proxies,
        "public": public,
        "names": names_of(options.host, public),
        "private": _key(options.private),
        "blocked": _networks("--block", options.block),
        "keep_days": _days(options.keep_days),
        "contact": _contact(options.contact),
        "metrics_for": _networks("--metrics", options.metrics),
        "log_format": options.log_format,
        "access_log": options.access_log,
    }


def _networks(option: str, written: str | None) -> tuple[str, ...]:
    found = tuple(each.strip() for each in (written or "").split(",") if each.strip())
    try:
        Networks(found)
    except ValueError as error:
        text = N_("{option} takes addresses and networks such as {example}, not “{found}”")
        values = {"option": option, "example": _NETWORKS, "found": excerpt(written or "")}
        raise UsageError(text, values) from error
    return found


def _public(written: str | None) -> PublicUrl | None:
    try:
        return None if written is None else PublicUrl.parse(written)
    except NotPublic as error:
        raise UsageError(error.text, error.values) from error


def _key(written: str | None) -> str:
    key = (written or "").strip()
    if written is not None and len(key) < _SHORTEST_KEY:
        text = N_("the key for {option} needs at least {least:characters}")
        raise UsageError(text, {"option": "--private", "least": _SHORTEST_KEY})
    return key


def _days(written: int | None) -> int | None:
    check_days("--keep-days", written)
    return written


def _contact(written: str | None) -> str:
    contact = (written or "").strip()
    plain = contact.isascii() and contact.isprintable() and " " not in contact
    if contact and not (plain and contact.startswith(_CONTACTS)):
        text = N_("{option} takes an address such as {example} or {other}, not “{found}”")
        examples = {"example": "mailto:host@example.org", "other": "https://example.org/contact"}
        raise UsageError(text, {"option": "--contact", **examples, "found": excerpt(contact)})
    return contact
