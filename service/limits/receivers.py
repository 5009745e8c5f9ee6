"""Receivers of webhooks: which URLs are allowed, and at which addresses they are reached.

A client that creates a webhook makes this service send requests to a URL of their choice. To protect the operator's
own network, the host's name is resolved once per delivery, all of its addresses must be public, and the connection
uses one of these addresses (`workers/webhook_delivery.py`). `CAIRN_WEBHOOK_NETWORKS` names additional trusted
networks.
"""

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from cairn.service.limits.special_ranges import is_public

Network = IPv4Network | IPv6Network

LONGEST_URL = 2048
MIN_PORT = 1024
"""Minimum port, except 443. Lower ports belong to system services (mail, shells, printers), some of which would
interpret a request as something else."""

_MORE = "The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS)."
_NOT_PUBLIC = f"The host has no address, or one that is not public. {_MORE}"
"""The same message for both, so that it does not reveal names in the operator's network."""


class Refused(ValueError):
    """The URL is not allowed now; the message gives the reason, without the URL."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """The target of a delivery: `host` is used in the request and for the certificate, `target` is path and query."""

    secure: bool
    host: str
    port: int
    target: str


def receiver_of(url: str, trusted: Sequence[Network]) -> Receiver:
    """Parse a receiver's URL; raise Refused. `http` is for trusted networks only."""
    if len(url) > LONGEST_URL or not (url.isascii() and url.isprintable()) or " " in url:
        raise Refused(f"A URL has up to {LONGEST_URL} printable ASCII characters, without blanks.")
    try:
        parts = urlsplit(url)
        host, named = parts.hostname, parts.port
    except ValueError as error:
        raise Refused("The URL cannot be read.") from error
    secure = parts.scheme == "https"
    if not (secure or (parts.scheme == "http" and trusted)):
        raise Refused(f"The URL must begin with https. {_MORE}")
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("The URL needs a host, and has no user, no password and no fragment.")
    port = named if named is not None else 443 if secure else 80
    if port != (443 if secure else 80) and port < MIN_PORT:
        raise Refused(f"The port must be 443, or {MIN_PORT} or above.")
    return Receiver(secure, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def addresses_of(receiver: Receiver, trusted: Sequence[Network]) -> list[str]:
    """Resolve the addresses of a receiver, best first; raise Refused unless all are allowed."""
    try:
        answers = socket.getaddrinfo(receiver.host, receiver.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refused(_NOT_PUBLIC) from error
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in answers))
    for address in addresses:
        if not may_reach(address, receiver.secure, trusted):
            raise Refused(_NOT_PUBLIC)
    return addresses


def may_reach(address: str, secure: bool, trusted: Sequence[Network]) -> bool:
    """Return whether an address is public, or in a trusted network; without TLS it must be in a trusted one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if any(parsed in network for network in trusted):
        return True
    return secure and is_public(parsed)


def networks(named: str) -> tuple[Network, ...]:
    """Parse networks separated by commas or blanks. Raise ValueError if one is invalid."""
    return tuple(ip_network(name) for name in named.replace(",", " ").split())
