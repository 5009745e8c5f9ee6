"""Games as versions before stored them: with names in the log; and decisions with every member, digests in hex."""

from collections.abc import Callable, Mapping
from typing import Any

from helpers.playing import Game
from redis import Redis

from cairn.events.chain import Entry, digest, link
from cairn.events.codec import canonical, encode, load
from cairn.events.decision import Decision
from cairn.events.table import Forked, GameOpened, Seat, SeatLeft, SeatTaken
from cairn.projections.names import Names, place

UNSAID = {"ai": None, "by": None, "draws": [], "move": None}


NOBODY: dict[str, str] = {}


def stored_with_names(decision: Decision, names: Mapping[str, str] = NOBODY) -> bytes:
    """Return what a decision was stored as when names were in the log: the table's events in their first versions.

    `names` are those that lie beside a log of today.
    """
    body = load(encode(decision))
    events = zip(body["events"], decision.events, strict=True)
    return canonical(body | {"events": [_first_version(raw, event, decision, names) for raw, event in events]})


def stored_before(decision: Decision, game: str, names: Mapping[str, str] = NOBODY) -> bytes:
    """Return what the version before that stored a decision of a game as."""
    named = {"game": game, "version": decision.version}
    return canonical(UNSAID | named | load(stored_with_names(decision, names)))


def _first_version(raw: dict[str, Any], event: Any, decision: Decision, names: Mapping[str, str]) -> dict[str, Any]:
    """Return an event as it was when names were in the log; `raw` is what it is stored as today."""
    if not isinstance(event, GameOpened | Forked | SeatTaken | SeatLeft):
        return raw
    older = {name: value for name, value in raw.items() if name not in ("v", "player")}
    if isinstance(event, GameOpened | Forked):
        seats = enumerate(event.seats)
        return older | {"seats": [_seat(seat, names.get(place(decision.version, at))) for at, seat in seats]}
    known = event.name is not None or bool(names)
    who = Names(names).who(event, decision.version) if known else None
    if isinstance(event, SeatTaken):
        return older | {"name": who, "nonce": event.nonce}
    return older | {"name": who, "now": _seat(event.now, None if event.now.kind == "open" else who)}


def _seat(seat: Seat, name: str | None) -> dict[str, Any]:
    return {"kind": seat.kind, "level": seat.level, "name": seat.name or name}


def entries_with_names(game: Game) -> list[Entry]:
    """Return a game's log as it was made when names were in it."""
    return _entries(game, lambda decision: stored_with_names(decision, game.names))


def entries_before(game: Game, count: int) -> list[Entry]:
    """Return the first entries of a game's log as the version before that made them."""
    return _entries(game, lambda decision: stored_before(decision, game.game, game.names))[:count]


def _entries(game: Game, store: Callable[[Decision], bytes]) -> list[Entry]:
    entries = list(game.under)
    for decision in game.decisions:
        stored = store(decision)
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
