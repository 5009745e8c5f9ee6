"""Games as the version before stored them: decisions with every member, digests in hex, keys in a hash."""

from typing import Any

from helpers.playing import Game
from redis import Redis

from events.chain import Entry, digest, link
from events.codec import canonical, encode, load
from events.decision import Decision

UNSAID = {"ai": None, "by": None, "draws": [], "move": None}


def stored_before(decision: Decision, game: str) -> bytes:
    """Return what the version before stored a decision of a game as."""
    named = {"game": game, "version": decision.version}
    return canonical(UNSAID | named | load(encode(decision)))


def entries_before(game: Game, count: int) -> list[Entry]:
    """Return the first entries of a game's log as the version before made them."""
    entries: list[Entry] = []
    for decision in game.decisions[:count]:
        stored = stored_before(decision, game.game)
        digested = digest(game.secret, decision.version, stored)
        chain = link(entries[-1].chain if entries else game.game, decision.version, decision.at, decision.by, digested)
        entries.append(Entry(decision.version, stored, digested, chain))
    return entries


def put_before(redis: Redis, game: Game, keys: dict[str, str]) -> None:
    """Write a running game to Redis as the version before did; `keys` are what it remembered, by seat and key."""
    tag = f"cairn:{{{game.game}}}"
    for entry in entries_before(game, len(game.decisions)):
        fields: dict[Any, Any] = {"decision": entry.stored, "digest": entry.digest, "chain": entry.chain}
        redis.xadd(f"{tag}:log", fields | {"command": f"{entry.version:032x}"}, id=f"{entry.version}-0")
    redis.set(f"{tag}:secret", game.secret.hex())
    if keys:
        redis.hset(f"{tag}:commands", mapping=keys)
