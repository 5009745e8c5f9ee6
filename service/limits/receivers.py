"""Receivers of webhooks: which URLs are allowed, and at which addresses they are reached.

A client that creates a webhook makes this service send requests to a URL of their choice. To protect the operator's
own network, the host's name is resolved once per delivery, all of its addresses must be public, and the connection
uses one of these addresses (`workers/webhook_delivery.py`). `CAIRN_WEBHOOK_NETWORKS` names additional trusted
networks.
"""

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

_SPECIAL_IPV4 = (
    "0.0.0.0/8",  # this host on this network (RFC 791)
    "10.0.0.0/8",  # private use (RFC 1918)
    "100.64.0.0/10",  # shared by the customers of a carrier (RFC 6598)
    "127.0.0.0/8",  # loopback (RFC 1122)
    "169.254.0.0/16",  # link local (RFC 3927)
    "172.16.0.0/12",  # private use (RFC 1918)
    "192.0.0.0/24",  # protocol assignments: DS-Lite, the dummy address, NAT64 discovery and others (RFC 6890)
    "192.0.2.0/24",  # documentation (RFC 5737)
    "192.31.196.0/24",  # AS112, which answers queries for private names (RFC 7535)
    "192.52.193.0/24",  # AMT relays (RFC 7450)
    "192.88.99.0/24",  # relays of 6to4, and of 6a44 (RFC 7526, RFC 6751)
    "192.168.0.0/16",  # private use (RFC 1918)
    "192.175.48.0/24",  # AS112, delegated directly (RFC 7534)
    "198.18.0.0/15",  # benchmarks (RFC 2544)
    "198.51.100.0/24",  # documentation (RFC 5737)
    "203.0.113.0/24",  # documentation (RFC 5737)
    "224.0.0.0/4",  # multicast (RFC 5771)
    "240.0.0.0/4",  # reserved, and limited broadcast (RFC 1112, RFC 8190)
)
"""Ranges that are not globally reachable by IANA's Special-Purpose Address Registries (RFC 6890, RFC 8190) of 2025.

https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-…. Python's `is_global` depends on Python's
version. Blocks with parts of another purpose are included as a whole, and so are multicast and addresses that map to
others; of IPv6 only 2000::/3 is public (RFC 4291).
"""
_SPECIAL_IPV6 = (
    "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID, anycast of protocols and others (RFC 2928)
    "2001:db8::/32",  # documentation (RFC 3849)
    "2002::/16",  # 6to4: it maps to an IPv4 address (RFC 3056)
    "2620:4f:8000::/48",  # AS112, delegated directly (RFC 7534)
    "3fff::/20",  # documentation (RFC 9637)
)
"""In 2000::/3. Outside are loopback, unspecified, IPv4 in IPv6 (`::ffff:0:0/96`, `64:ff9b::/96`, `64:ff9b:1::/48`),
discard (`100::/64`, `100:0:0:1::/64`), segment routing (`5f00::/16`), unique local, link local and multicast."""

_IPV4 = [ip_network(name) for name in _SPECIAL_IPV4]
_IPV6 = [ip_network(name) for name in _SPECIAL_IPV6]
_GLOBAL_UNICAST = ip_network("2000::/3")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address belongs to a single host on the internet, and does not map to another address."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _IPV4)
    return address in _GLOBAL_UNICAST and not any(address in network for network in _IPV6)


Network = IPv4Network | IPv6Network
LONGEST_URL = 2048
MIN_PORT = 1024
"""Minimum port, except 443. Lower ones belong to system services, some of which would misread a request."""
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
    if not all(may_reach(address, receiver.secure, trusted) for address in addresses):
        raise Refused(_NOT_PUBLIC)
    return addresses


def may_reach(address: str, secure: bool, trusted: Sequence[Network]) -> bool:
    """Return whether an address is public, or in a trusted network; without TLS it must be in a trusted one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in trusted) or (secure and is_public(parsed))


def networks(named: str) -> tuple[Network, ...]:
    """Parse networks separated by commas or blanks. Raise ValueError if one is invalid."""
    return tuple(ip_network(name) for name in named.replace(",", " ").split())
