"""The addresses of clients, as limits count them."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

from starlette.requests import HTTPConnection

_LONGEST: Final = 64
_MAPPED: Final = 96
"""The bits before an IPv4 address that is written as an IPv6 one."""


def client_of(request: HTTPConnection) -> str:
    """The key of whoever sends a request."""
    return key_of(request.client.host if request.client else "")


def key_of(host: str) -> str:
    """The key of the limits: an IPv4 address, or with IPv6 the /64 that a customer gets."""
    address = _address(host)
    if address is None:  # a proxy may put anything here
        return host[:_LONGEST]
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Address(int(address) >> 64 << 64))


class Networks:
    """Addresses and networks, such as `10.0.0.0/8`."""

    def __init__(self, written: Collection[str]) -> None:
        """Raises ValueError."""
        self._networks = [_plain(ip_network(each, strict=False)) for each in written]

    def __contains__(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self._networks)


def _plain(network: IPv4Network | IPv6Network) -> IPv4Network | IPv6Network:
    """As the addresses in it are compared: those of IPv4 may be written as IPv6."""
    first = network.network_address
    if isinstance(first, IPv6Address) and first.ipv4_mapped and network.prefixlen >= _MAPPED:
        return IPv4Network((first.ipv4_mapped, network.prefixlen - _MAPPED))
    return network


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address
