"""The log of roots: every segment of finished games, in order, so that none can be dropped or replaced unseen.

A game's leaf is the canonical JSON `[game, version, chain]`; a segment's root is that of the tree of its games' leaves
(RFC 9162); the leaf of a segment is the canonical JSON `[segment, games, root]`, hex; and the root of the log is that
of the tree of all segments' leaves. `cairn:{roots}:leaves` is the list of these, `:places` where each segment stands,
and `:games` how many games there are in all of them.
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

LEAVES, PLACES, GAMES = (key_of("roots", what) for what in ("leaves", "places", "games"))

_ENTER = """
local place = redis.call('HGET', KEYS[2], ARGV[1])
if place then return tonumber(place) end
place = redis.call('RPUSH', KEYS[1], ARGV[2]) - 1
redis.call('HSET', KEYS[2], ARGV[1], place)
redis.call('INCRBY', KEYS[3], ARGV[3])
return place
"""

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Root(Struct, frozen=True):
    """The root of the log when it had so many segments."""

    size: Annotated[int, Meta(ge=0, description="How many segments there are.")]
    root: Annotated[Digest, Meta(description="The root of the tree of their leaves (RFC 9162), hex.")]


class Inclusion(Struct, frozen=True):
    """What shows that a game stands in the log of roots: first in its segment, then the segment in the log."""

    game: str
    version: int
    chain: Digest
    segment: Digest
    place: Annotated[int, Meta(ge=0, description="Where the game stands among the segment's, from 0.")]
    games: Annotated[int, Meta(ge=1, description="How many games the segment has.")]
    path: Annotated[list[Digest], Meta(description="The inclusion proof of the game's leaf, the nearest hash first.")]
    segment_root: Digest
    segment_place: Annotated[int, Meta(ge=0, description="Where the segment stands in the log, from 0.")]
    segment_path: Annotated[list[Digest], Meta(description="The inclusion proof of the segment's leaf.")]
    log: Root


class Roots:
    """The log of roots, in Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._enter = redis.register_script(_ENTER)
        self._hashes: Cache[str, list[bytes]] = Cache(1)

    def enter(self, segment: str, rows: Sequence[Row]) -> int:
        """Enter a segment, unless it is there, and return its place."""
        leaf = canonical([segment, len(rows), merkle.root([*map(leaf_of_game, rows)]).hex()])
        return int(cast(int, self._enter(keys=[LEAVES, PLACES, GAMES], args=[segment, leaf, len(rows)])))

    def leaves(self, after: int = 0) -> list[bytes]:
        """Return the leaves behind so many first."""
        return cast(list[bytes], self._redis.lrange(LEAVES, after, -1))

    def catch_up(self, leaves: Sequence[bytes]) -> None:
        """Enter what was entered in another Redis; raise Damaged unless the one is the beginning of the other."""
        here = self.leaves()
        if [*leaves[: len(here)]] != here[: len(leaves)]:
            raise Damaged("the log of roots in the store is not the one in Redis")
        for leaf in leaves[len(here) :]:
            segment, games, *_ = json.decode(leaf)
            self._enter(keys=[LEAVES, PLACES, GAMES], args=[segment, leaf, games])

    @property
    def games(self) -> int:
        """How many games were sealed, those of compacted segments each time."""
        return int(cast(bytes | None, self._redis.get(GAMES)) or 0)

    def newest(self) -> Root:
        """Return the newest root."""
        hashes = self._all()
        return Root(len(hashes), merkle.root(hashes).hex())

    def inclusion(self, segment: str, rows: Sequence[Row], game: str) -> Inclusion:
        """Return what shows that a game of a segment stands in the log; raise LookupError if it does not."""
        place = [row.game for row in rows].index(game)
        leaves, row = [*map(leaf_of_game, rows)], rows[place]
        stands = self._redis.hget(PLACES, segment)
        if stands is None:
            raise LookupError(f"segment {segment} is not in the log of roots")
        hashes, at = self._all(), int(cast(bytes, stands))
        return Inclusion(
            game,
            row.version,
            row.chain,
            segment,
            place,
            len(rows),
            [each.hex() for each in merkle.prove_inclusion(leaves, place)],
            merkle.root(leaves).hex(),
            at,
            [each.hex() for each in merkle.prove_inclusion(hashes, at)],
            Root(len(hashes), merkle.root(hashes).hex()),
        )

    def consistency(self, before: int) -> tuple[Root, Root, list[str]]:
        """Return an older root, the newest, and what shows that the one is the beginning of the other.

        Raise IndexError if the log never had so many segments.
        """
        hashes = self._all()
        proof = merkle.prove_consistency(hashes, before)
        older = Root(before, merkle.root(hashes[:before]).hex())
        return older, Root(len(hashes), merkle.root(hashes).hex()), [each.hex() for each in proof]

    def _all(self) -> list[bytes]:
        """Return the hashes of all leaves; those that were read before are not read again."""
        known = self._hashes.get("all") or []
        more = cast(list[bytes], self._redis.lrange(LEAVES, len(known), -1))
        if more:
            known = [*known, *map(merkle.leaf_hash, more)]
            self._hashes.put("all", known)
        return known


def leaf_of_game(row: Row) -> bytes:
    """Return the hash of a game's leaf."""
    return merkle.leaf_hash(canonical([row.game, row.version, row.chain]))


def is_proven(proof: Inclusion) -> bool:
    """Tell whether an inclusion proof holds; it needs nothing but SHA-256."""
    leaf = merkle.leaf_hash(canonical([proof.game, proof.version, proof.chain]))
    root = bytes.fromhex(proof.segment_root)
    segment = merkle.leaf_hash(canonical([proof.segment, proof.games, proof.segment_root]))
    paths = [[bytes.fromhex(each) for each in path] for path in (proof.path, proof.segment_path)]
    return merkle.is_included(leaf, proof.place, proof.games, paths[0], root) and merkle.is_included(
        segment, proof.segment_place, proof.log.size, paths[1], bytes.fromhex(proof.log.root)
    )
