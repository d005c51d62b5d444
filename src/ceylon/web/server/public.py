"""The address under which people know the server, and by which names it may be asked for.

Without a list of names a page of another site could have its own name point here, and read what
the server answers (DNS rebinding).
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from ceylon.errors import N_, CeylonError, excerpt

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
_PORTS: Final = {"http": 80, "https": 443}


class NotPublic(CeylonError):
    """Not the address of a server."""

    def __init__(self, written: str) -> None:
        text = N_("“{found}” is not the address of a server: write it like {example}")
        example = "https://ceylon.example.org"
        super().__init__(text, {"found": excerpt(written), "example": example})


@dataclass(frozen=True)
class PublicUrl:
    """Where the server is for everybody, such as `https://ceylon.example.org`."""

    scheme: str
    host: str
    """With its port, unless it is the default port: as browsers send it."""

    @classmethod
    def parse(cls, written: str) -> PublicUrl:
        """Raises NotPublic."""
        try:
            parts = urlsplit(written.strip())
            name, port = parts.hostname or "", parts.port
            name = name if ":" in name else name.encode("idna").decode("ascii")
        except ValueError:
            raise NotPublic(written) from None
        bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
        if parts.scheme not in _PORTS or not name or not bare:
            raise NotPublic(written)
        host = f"[{name}]" if ":" in name else name
        default = port is None or port == _PORTS[parts.scheme]
        return cls(parts.scheme, host if default else f"{host}:{port}")

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}"


def names_of(host: str, public: PublicUrl | None) -> frozenset[str]:
    """The names by which a server that listens on `host` may be asked for; none for any."""
    if public is not None:
        return LOOPBACK | {name_of(public.host)}
    return LOOPBACK | {host.lower()} if _is_loopback(host) else frozenset()


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def name_of(host: str) -> str:
    """Without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()
