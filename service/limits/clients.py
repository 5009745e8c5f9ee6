"""Clients of shared limits, by level: an address is the widest level, a player or a guest's seat the narrowest.

Shared limits (rates, quotas, slots, workers' time) count a request at each level of its client. So a new player,
or a new seat, at an address has no capacity in addition to the address's.
"""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from msgspec import Struct

from cairn.service.tokens import Tokens

IPV6_BITS = (48, 64)
"""Prefix lengths: an IPv6 client usually has a whole 64-bit network, and often a 48-bit one (RFC 6177)."""
WIDER = 2
"""Limit of an IPv6 network of 48 bits, as a multiple of that of 64 bits."""
UNKNOWN = "unknown"
"""The key that all invalid addresses share."""

_ANONYMOUS_ID = "0" * 16
_LEVELS = re.compile(r"[0-9a-f]{16}([/.][0-9a-f]{16})?(\.[0-9a-f]{16})?")


class Client(Struct, frozen=True):
    """A client of shared limits, as pseudonymous digests, widest level first.

    The levels are an IPv4 address, or IPv6 networks of 48 and of 64 bits; then the player, or the seat of a guest. A
    spectator without a token has no such last level.
    """

    levels: tuple[str, ...] = ()
    wider: int = 1
    """Limit of the widest level, as a multiple of that of the others."""

    @property
    def lane(self) -> str:
        """The lane of this client's jobs: `<widest digest>.<narrowest digest>`."""
        return f"{self.levels[0]}.{self.levels[-1]}" if self.levels else f"{_ANONYMOUS_ID}.{_ANONYMOUS_ID}"

    def __str__(self) -> str:
        """Return the stored form: the levels joined by dots, with a slash after a first level with a higher limit."""
        return ".".join(self.levels).replace(".", "/" if self.wider > 1 else ".", 1)

    def bounds(self, most: int) -> tuple[int, ...]:
        """Return the limits of all levels, given that of one address."""
        return (most * self.wider, *(most,) * (len(self.levels) - 1)) if self.levels else ()


ANONYMOUS = Client()
"""The client without limits, for operators; jobs without a client share its lane."""


class Clients:
    """The clients of a service; their digests are computed with its key."""

    def __init__(self, tokens: Tokens) -> None:
        self._digest = tokens.of_client
        self.of = lru_cache(4096)(self._of)

    def digest_of_player(self, player: str) -> str:
        """Return the level of a player."""
        return self._digest("player", player)

    def _of(self, address: str, player: str | None = None, seat: str | None = None) -> Client:
        """Return the client of an address, and a player or a guest's token of a seat.

        Raise RedisError if the key of the digests is in Redis, and Redis is not available.
        """
        networks = networks_of(address)
        names = [("address", network) for network in networks]
        if player or seat:
            names.append(("player", player) if player else ("seat", str(seat)))
        return Client(tuple(self._digest(*name) for name in names), WIDER if len(networks) > 1 else 1)


def read_client(stored: str) -> Client:
    """Parse a stored client; return ANONYMOUS if it is invalid."""
    levels = tuple(re.split("[/.]", stored)) if _LEVELS.fullmatch(stored) else ()
    return Client(levels, WIDER if "/" in stored and levels else 1)


@lru_cache(4096)
def networks_of(address: str) -> tuple[str, ...]:
    """Return the keys of an address, widest first: an IPv4 address itself, an IPv6 address's networks.

    Ports, brackets and quotes, as proxies add them, are ignored. Invalid addresses are `UNKNOWN`.
    """
    text = address.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed: IPv4Address | IPv6Address | None = ip_address(text)
    except ValueError:
        return (UNKNOWN,)
    if isinstance(parsed, IPv6Address):
        if not parsed.ipv4_mapped:
            return tuple(str(IPv6Network((int(parsed), bits), strict=False)) for bits in IPV6_BITS)
        parsed = parsed.ipv4_mapped
    return (str(parsed),)


def limits_of(networks: tuple[str, ...], most: int) -> tuple[int, ...]:
    """Return the limits of an address's networks, given that of one address."""
    return (most * WIDER, most) if len(networks) > 1 else (most,)
