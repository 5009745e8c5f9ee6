"""Receivers of webhooks: which URLs may be one, and at which addresses they are reached.

Who makes a webhook lets this service send requests to a URL of their choice. So that nobody reaches the operator's
own network with it, the host's name is resolved once for each delivery, every address that it has must be a public one,
and the connection goes to one of just these addresses (`workers/sending.py`). `CAIRN_WEBHOOK_NETWORKS` names networks
that are trusted beside.
"""

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

Network = IPv4Network | IPv6Network

LONGEST_URL = 2048
LEAST_PORT = 1024
"""Ports from here on may be named beside 443. Below are the services of systems (mail, shells, printers): some of them
would take a request for something else."""

_GLOBAL_UNICAST = ip_network("2000::/3")
_NOT_PUBLIC = [ip_network(name) for name in ("192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")]
"""What leads to other addresses, or is not there: relays of 6to4, Teredo and its like, 6to4, documentation."""


class Refused(ValueError):
    """This URL may not be a receiver's now; the message says why, without the URL."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """Where a delivery goes: `host` is named in the request and in the certificate, `target` is path and query."""

    secure: bool
    host: str
    port: int
    target: str


def receiver_of(url: str, trusted: Sequence[Network]) -> Receiver:
    """Return the receiver that a URL names; raise Refused. `http` is for trusted networks only."""
    if len(url) > LONGEST_URL or not (url.isascii() and url.isprintable()) or " " in url:
        raise Refused(f"A URL has up to {LONGEST_URL} printable ASCII characters, without blanks.")
    try:
        parts = urlsplit(url)
        host, named = parts.hostname, parts.port
    except ValueError as error:
        raise Refused("The URL cannot be read.") from error
    secure = parts.scheme == "https"
    if not (secure or (parts.scheme == "http" and trusted)):
        raise Refused("The URL must begin with https.")
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("The URL needs a host, and has no user, no password and no fragment.")
    port = named if named is not None else 443 if secure else 80
    if port != (443 if secure else 80) and port < LEAST_PORT:
        raise Refused(f"The port must be 443, or {LEAST_PORT} or above.")
    return Receiver(secure, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def addresses_of(receiver: Receiver, trusted: Sequence[Network]) -> list[str]:
    """Return the addresses of a receiver, resolved now, the best first; raise Refused unless all may be reached."""
    try:
        answers = socket.getaddrinfo(receiver.host, receiver.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refused("The host has no address.") from error
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in answers))
    for address in addresses:
        if not may_reach(address, receiver.secure, trusted):
            raise Refused("The host has an address that is not a public one.")
    return addresses


def may_reach(address: str, secure: bool, trusted: Sequence[Network]) -> bool:
    """Tell whether an address is public, or in a network that is trusted; without TLS only the latter will do."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if any(parsed in network for network in trusted):
        return True
    return secure and is_public(parsed)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether an address is a single machine's on the internet, and no other address in disguise.

    IPv6 addresses that hold one of IPv4 (`::ffff:`, NAT64, 6to4, Teredo) are not: what they lead to is decided
    elsewhere.
    """
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    if isinstance(address, IPv6Address) and address not in _GLOBAL_UNICAST:
        return False
    return not any(address in network for network in _NOT_PUBLIC)


def networks(named: str) -> tuple[Network, ...]:
    """Return the networks that a setting names, apart by commas or blanks; raise ValueError for what is none."""
    return tuple(ip_network(name) for name in named.replace(",", " ").split())
