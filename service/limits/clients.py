"""Clients of shared limits, by level: an address is the widest level, a player or a guest's seat the narrowest.

Shared limits count a request at each level. So a new player or seat at an address adds no capacity to the address's.
"""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import cast

from msgspec import Struct
from redis import Redis

from cairn.events.keys import key_of
from cairn.service.cache import Cache
from cairn.service.limits.tokens import Tokens

IPV6_BITS = (48, 64)
"""Prefix lengths: an IPv6 client usually has a whole 64-bit network, and often a 48-bit one (RFC 6177)."""
WIDER = 2  # limit of an IPv6 network of 48 bits, as a multiple of that of 64 bits
UNKNOWN = "unknown"
_ANONYMOUS_ID = "0" * 16
_LEVELS = re.compile(r"[0-9a-f]{16}([/.][0-9a-f]{16})?(\.[0-9a-f]{16})?")


class Client(Struct, frozen=True):
    """Digests of an IPv4 address, or of IPv6 networks of 48 and 64 bits; then of the player or guest's seat."""

    levels: tuple[str, ...] = ()
    wider: int = 1  # limit of the widest level, as a multiple of that of the others

    @property
    def lane(self) -> str:
        """The lane of this client's jobs: `<widest digest>.<narrowest digest>`."""
        return f"{self.levels[0]}.{self.levels[-1]}" if self.levels else f"{_ANONYMOUS_ID}.{_ANONYMOUS_ID}"

    def __str__(self) -> str:
        """Return the stored form: the levels joined by dots, with a slash after a first level with a higher limit."""
        return ".".join(self.levels).replace(".", "/" if self.wider > 1 else ".", 1)


@lru_cache(4096)
def bounds_of(client: Client, most: int) -> tuple[int, ...]:
    """Return the limits of all levels of a client, given that of one address."""
    return (most * client.wider, *(most,) * (len(client.levels) - 1)) if client.levels else ()


ANONYMOUS = Client()  # the client without limits, for operators; jobs without a client share its lane


class Clients:
    """The clients of a service; their digests are computed with its key."""

    def __init__(self, tokens: Tokens) -> None:
        self._digest = tokens.of_client
        self.of = lru_cache(4096)(self._of)

    def digest_of_player(self, player: str) -> str:
        """Return the level of a player."""
        return self._digest("player", player)

    def _of(self, address: str, player: str | None = None, seat: str | None = None) -> Client:
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
    """Return the keys of an address, widest first, ignoring its port, brackets and quotes, or `UNKNOWN`."""
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


@lru_cache(4096)
def limits_of(networks: tuple[str, ...], most: int) -> tuple[int, ...]:
    """Return the limits of an address's networks, given that of one address."""
    return (most * WIDER, most) if len(networks) > 1 else (most,)


class GameClients:
    """Each game's client: `cairn:{<game>}:client`, stored until the game has ended."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, str] = Cache(capacity)

    def put(self, redis: Redis, game: str, client: Client) -> None:
        """Store the client that is about to open a game, on a Redis client or a pipeline; an existing one stays."""
        redis.set(_key(game), str(client), nx=True)

    def learn(self, game: str, client: Client) -> None:
        """Cache the stored client of a game."""
        self._known.put(game, client.lane)

    def lane(self, game: str) -> str:
        """Return the lane of a game's jobs; games without a client, such as operators', share one."""
        known = self._known.get(game)
        if known is None:
            known = self.load(game).lane
            self._known.put(game, known)
        return known

    def load(self, game: str) -> Client:
        """Return the stored client of a game, or ANONYMOUS."""
        stored = cast(bytes | None, self._redis.get(_key(game)))
        return read_client((stored or b"").decode(errors="replace"))

    def remove(self, game: str) -> None:
        """Delete a game's client."""
        self._redis.delete(_key(game))


def _key(game: str) -> str:
    return key_of(game, "client")
