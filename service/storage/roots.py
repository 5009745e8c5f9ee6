"""The log of roots: all segments of finished games in order, so that a dropped or replaced one is detected.

A game's leaf is the canonical JSON `[game, version, chain]`. A segment's root is the root of the tree of its games'
leaves (RFC 9162), and its leaf is the canonical JSON `[segment, games, root]`, with digests in hex. The root of the log
is the root of the tree of its leaves. The leaf of a segment that replaces a compacted one is `[segment, games, root,
replaces]`. If no new segment was needed, because no game was left or all are elsewhere, the leaf is `["", 0, root,
replaces]`, with the root of an empty tree. Leaves are never removed: a segment that is missing in the store, and that
no later leaf replaces, was dropped.

`cairn:{roots}:leaves` is the list of leaves, `:places` has the place of each segment, `:replaced` the replacement of
each, and `:games` the number of games in all segments, where games of compacted ones count each time.
"""

from collections.abc import Sequence
from typing import Annotated, cast

from msgspec import Meta, Struct, json
from redis import Redis

from cairn.events import merkle
from cairn.events.codec import canonical
from cairn.events.cold import Damaged, Row
from cairn.events.keys import key_of
from cairn.service.cache import Cache

LEAVES, PLACES, REPLACED, GAMES = (key_of("roots", what) for what in ("leaves", "places", "replaced", "games"))

_ENTER = """
local leaves, places, replaced, games = unpack(KEYS)
local segment, leaf, count, old, without = unpack(ARGV)
local place = redis.call('HGET', places, segment)
if segment ~= '' and (not place or redis.call('HDEL', replaced, segment) == 1) then
  place = redis.call('RPUSH', leaves, leaf) - 1
  redis.call('HSET', places, segment, place)
  redis.call('INCRBY', games, count)
  if old ~= '' then redis.call('HSET', replaced, old, segment) end
elseif old ~= '' and redis.call('HSETNX', replaced, old, segment) == 1 then
  place = redis.call('RPUSH', leaves, without) - 1
end
return tonumber(place or redis.call('LLEN', leaves) - 1)
"""
"""Enter a segment that is not in the log, or was replaced since; or only the replacement of another one."""

HEX = "^[0-9a-f]{64}$"
Digest = Annotated[str, Meta(pattern=HEX)]


class Root(Struct, frozen=True):
    """The root of the log at a number of leaves."""

    size: Annotated[int, Meta(ge=0, description="How many leaves the log has.")]
    root: Annotated[Digest, Meta(description="The root of the tree of their leaves (RFC 9162), hex.")]


class Inclusion(Struct, frozen=True):
    """The inclusion proof of a game in the log of roots: of the game in its segment, and of the segment in the log."""

    game: Annotated[str, Meta(description="The game.")]
    version: Annotated[int, Meta(ge=1, description="How many decisions its log has.")]
    chain: Annotated[str, Meta(pattern=HEX, description="The chain of the last one, hex.")]
    segment: Annotated[str, Meta(pattern=HEX, description="The segment in which it lies: its SHA-256, hex.")]
    place: Annotated[int, Meta(ge=0, description="Where the game stands among the segment's, from 0.")]
    games: Annotated[int, Meta(ge=1, description="How many games the segment has.")]
    path: Annotated[list[Digest], Meta(description="The inclusion proof of the game's leaf, the nearest hash first.")]
    segment_root: Annotated[str, Meta(pattern=HEX, description="The root of the tree of its games' leaves, hex.")]
    segment_replaces: Annotated[Digest | None, Meta(description="The segment whose place it took; null: of none.")]
    segment_place: Annotated[int, Meta(ge=0, description="Where the segment stands in the log, from 0.")]
    segment_path: Annotated[list[Digest], Meta(description="The inclusion proof of the segment's leaf.")]
    log: Annotated[Root, Meta(description="The root of the log in which it is shown.")]


class Roots:
    """The log of roots, in Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._enter = redis.register_script(_ENTER)
        self._hashes: Cache[str, list[bytes]] = Cache(1)

    def enter(self, segment: str, rows: Sequence[Row], replaces: str = "") -> int:
        """Enter a segment unless it is in the log, and the segment that it replaces, if any. Return its place."""
        return self._add(_leaf(segment, len(rows), root_of(rows), replaces))

    def replace_by_none(self, segment: str) -> int:
        """Enter, unless it is in the log, that a segment was removed without replacement. Return the place."""
        return self._add(_leaf("", 0, root_of([]), segment))

    def _add(self, leaf: bytes) -> int:
        segment, games, _, *replaced = json.decode(leaf)
        replaces = replaced[0] if replaced else ""
        args = [segment, leaf, games, replaces, _leaf("", 0, root_of([]), replaces)]
        return int(cast(int, self._enter(keys=[LEAVES, PLACES, REPLACED, GAMES], args=args)))

    def replaced_by(self, segment: str) -> str | None:
        """Return the replacement of a segment, empty if it was removed, None if it was not replaced."""
        by = cast(bytes | None, self._redis.hget(REPLACED, segment))
        return None if by is None else by.decode()

    def has(self, segment: str) -> bool:
        """Return whether a segment was ever entered."""
        return bool(self._redis.hexists(PLACES, segment))

    def segments(self) -> list[str]:
        """Return all segments that were ever entered, sorted by their last place."""
        places = cast(dict[bytes, bytes], self._redis.hgetall(PLACES))
        return [segment.decode() for segment, _ in sorted(places.items(), key=lambda each: int(each[1]))]

    def leaves(self, after: int = 0) -> list[bytes]:
        """Return the leaves without the first `after`."""
        return cast(list[bytes], self._redis.lrange(LEAVES, after, -1))

    def newest_leaf(self) -> tuple[int, bytes | None]:
        """Return the place of the newest leaf and the leaf, None if the log is empty."""
        place = self._redis.llen(LEAVES) - 1
        return place, cast(bytes | None, self._redis.lindex(LEAVES, place))

    def catch_up(self, leaves: Sequence[bytes]) -> None:
        """Enter missing leaves of another copy. Raise Damaged unless one copy is the beginning of the other."""
        here = self.leaves()
        if [*leaves[: len(here)]] != here[: len(leaves)]:
            raise Damaged("the log of roots in the store is not the one in Redis")
        for leaf in leaves[len(here) :]:
            self._add(leaf)

    @property
    def games(self) -> int:
        """The number of sealed games. Games of compacted segments count each time."""
        return int(cast(bytes | None, self._redis.get(GAMES)) or 0)

    def newest(self) -> Root:
        """Return the newest root."""
        hashes = self._all()
        return Root(len(hashes), merkle.root(hashes).hex())

    def inclusion(self, segment: str, rows: Sequence[Row], game: str) -> Inclusion:
        """Return the inclusion proof of a game of a segment. Raise LookupError if it is not in the log."""
        place = [row.game for row in rows].index(game)
        leaves, row = [*map(leaf_of_game, rows)], rows[place]
        stands = self._redis.hget(PLACES, segment)
        if stands is None:
            raise LookupError(f"segment {segment} is not in the log of roots")
        hashes, at = self._all(), int(cast(bytes, stands))
        replaces = json.decode(cast(bytes, self._redis.lindex(LEAVES, at)))[3:]
        path = [each.hex() for each in merkle.prove_inclusion(leaves, place)]
        about = (game, row.version, row.chain, segment, place, len(rows), path, merkle.root(leaves).hex())
        segment_path = [each.hex() for each in merkle.prove_inclusion(hashes, at)]
        log = Root(len(hashes), merkle.root(hashes).hex())
        return Inclusion(*about, replaces[0] if replaces else None, at, segment_path, log)

    def consistency(self, before: int) -> tuple[Root, Root, list[str]]:
        """Return an older root, the newest, and their consistency proof. Raise IndexError if the log never had it."""
        hashes = self._all()
        proof = merkle.prove_consistency(hashes, before)
        older = Root(before, merkle.root(hashes[:before]).hex())
        return older, Root(len(hashes), merkle.root(hashes).hex()), [each.hex() for each in proof]

    def _all(self) -> list[bytes]:
        """Return the hashes of all leaves. Leaves that were read before are cached."""
        known = self._hashes.get("all") or []
        if more := self.leaves(len(known)):
            known = [*known, *map(merkle.leaf_hash, more)]
            self._hashes.put("all", known)
        return known


def leaf_of_game(row: Row) -> bytes:
    """Return the hash of a game's leaf."""
    return merkle.leaf_hash(canonical([row.game, row.version, row.chain]))


def root_of(rows: Sequence[Row]) -> str:
    """Return the root of the tree of a segment's games, hex."""
    return merkle.root([*map(leaf_of_game, rows)]).hex()


def _leaf(segment: str, games: int, root: str, replaces: str) -> bytes:
    return canonical([segment, games, root, *([replaces] if replaces else [])])


def is_proven(proof: Inclusion) -> bool:
    """Return whether an inclusion proof is valid. The check needs only SHA-256."""
    leaf = merkle.leaf_hash(canonical([proof.game, proof.version, proof.chain]))
    root = bytes.fromhex(proof.segment_root)
    replaces = proof.segment_replaces or ""
    segment = merkle.leaf_hash(_leaf(proof.segment, proof.games, proof.segment_root, replaces))
    paths = [[bytes.fromhex(each) for each in path] for path in (proof.path, proof.segment_path)]
    return merkle.is_included(leaf, proof.place, proof.games, paths[0], root) and merkle.is_included(
        segment, proof.segment_place, proof.log.size, paths[1], bytes.fromhex(proof.log.root)
    )
