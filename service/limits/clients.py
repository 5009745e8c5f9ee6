"""Clients: who shares in something. An address is above a player, and a player or a guest's seat is the narrowest.

Whatever is shared (rates, quotas, places, workers' time) counts a request at each level of its client. So a new player,
or a new seat, at the same address has nothing of their own beside what the address has.
"""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from msgspec import Struct

from cairn.service.tokens import Tokens

IPV6_BITS = (48, 64)
"""Who has one IPv6 address has all that begin with the same 64 bits, and often all with the same 48 (RFC 6177)."""
WIDER = 2
"""How many times what an IPv6 network of 64 bits may have all those with the same 48 bits may have together."""
UNKNOWN = "unknown"
"""What all that is no address counts as, together."""

_ANONYMOUS_ID = "0" * 16
_LEVELS = re.compile(r"[0-9a-f]{16}([/.][0-9a-f]{16})?(\.[0-9a-f]{16})?")


class Client(Struct, frozen=True):
    """Who shares in something, as digests that tell nobody who it is, the widest level first.

    They are an IPv4 address, or IPv6 networks of 48 and of 64 bits; then the player, or the seat of a guest. A stranger
    without a token has no such last level.
    """

    levels: tuple[str, ...] = ()
    wider: int = 1
    """How many times as much as any other level the widest may have."""

    @property
    def lane(self) -> str:
        """What this client's jobs wait in: `<widest digest>.<narrowest digest>`."""
        return f"{self.levels[0]}.{self.levels[-1]}" if self.levels else f"{_ANONYMOUS_ID}.{_ANONYMOUS_ID}"

    def __str__(self) -> str:
        """Return it as it is kept: its levels with dots between, but a stroke behind one that may have more."""
        return ".".join(self.levels).replace(".", "/" if self.wider > 1 else ".", 1)

    def bounds(self, most: int) -> tuple[int, ...]:
        """Return how much each level may have, where one address may have so much."""
        return (most * self.wider, *(most,) * (len(self.levels) - 1)) if self.levels else ()


ANONYMOUS = Client()
"""The operator, for whom nothing counts; what no client opened shares one lane."""


class Clients:
    """The clients of one service, whose digests are made with its key."""

    def __init__(self, tokens: Tokens) -> None:
        self._digest = tokens.of_client
        self.of = lru_cache(4096)(self._of)

    def digest_of_player(self, player: str) -> str:
        """Return the level of a client that is a player."""
        return self._digest("player", player)

    def _of(self, address: str, player: str | None = None, seat: str | None = None) -> Client:
        """Return who asks from an address, as a player, or by a guest's token of a seat.

        Raise RedisError if the key of the digests is in Redis, and Redis is away.
        """
        networks = networks_of(address)
        names = [("address", network) for network in networks]
        if player or seat:
            names.append(("player", player) if player else ("seat", str(seat)))
        return Client(tuple(self._digest(*name) for name in names), WIDER if len(networks) > 1 else 1)


def read_client(kept: str) -> Client:
    """Return a client as it is kept, or nobody."""
    levels = tuple(re.split("[/.]", kept)) if _LEVELS.fullmatch(kept) else ()
    return Client(levels, WIDER if "/" in kept and levels else 1)


@lru_cache(4096)
def networks_of(address: str) -> tuple[str, ...]:
    """Return what an address counts as, the widest first: an IPv4 address as itself, an IPv6 address as its networks.

    A port, brackets and quotes, as proxies write them, make no other address. What is no address is `UNKNOWN`.
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
    """Return how much each of the networks of an address may have, where one address may have so much."""
    return (most * WIDER, most) if len(networks) > 1 else (most,)
