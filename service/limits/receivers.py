"""Receivers of webhooks: which URLs may be one, and at which addresses they are reached.

Who makes a webhook lets this service send requests to a URL of their choice. So that nobody reaches the operator's
own network with it, the host's name is resolved once for each delivery, every address that it has must be a public one,
and the connection goes to one of just these addresses (`workers/webhook_delivery.py`). `CAIRN_WEBHOOK_NETWORKS` names
networks that are trusted, too.
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
"""Ports from here on may be named beside 443. Below are the services of systems (mail, shells, printers): some of them
would take a request for something else."""

_MORE = "The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS)."
_NOT_PUBLIC = f"The host has no address, or one that is not public. {_MORE}"
"""It is the same for both: else it told which names there are in the operator's own network."""


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
        raise Refused(f"The URL must begin with https. {_MORE}")
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("The URL needs a host, and has no user, no password and no fragment.")
    port = named if named is not None else 443 if secure else 80
    if port != (443 if secure else 80) and port < MIN_PORT:
        raise Refused(f"The port must be 443, or {MIN_PORT} or above.")
    return Receiver(secure, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def addresses_of(receiver: Receiver, trusted: Sequence[Network]) -> list[str]:
    """Return the addresses of a receiver, resolved now, the best first; raise Refused unless all may be reached."""
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
    """Tell whether an address is public, or in a network that is trusted; without TLS only the latter will do."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if any(parsed in network for network in trusted):
        return True
    return secure and is_public(parsed)


def networks(named: str) -> tuple[Network, ...]:
    """Return the networks that a setting names, apart by commas or blanks; raise ValueError for what is none."""
    return tuple(ip_network(name) for name in named.replace(",", " ").split())
