"""Players: their records, and the tokens that authenticate them.

All data of a player has one hash tag: `cairn:{player:<id>}:record` (name, time of creation and cohort, see
`projections/cohorts.py`), `:tokens` (SHA-256 of a token → its scope; empty if it was revoked), `:games` and `:places`
(`projections/lists.py`), and `:gone`, which remains of an erased player: it marks the id as unusable, and holds the
cohort.

A token is `<player>.<secret>`; only its SHA-256 is stored. It is looked up for each request, so that a revoked token is
invalid in every process at once.
"""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal, cast

from msgspec import Struct, json
from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.clock import RedisClock
from cairn.events.codec import prepare_type
from cairn.events.keys import key_of
from cairn.events.table import is_player
from cairn.projections.names import gone_of, record_of
from cairn.projections.weights import day_of
from cairn.service.errors import Invalid, KeyReused, NotFound, Unauthorized
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.tokens import Tokens

Scope = Literal["play", "read", "link"]
LINK_SECONDS = 600


class PlayerRecord(Struct, frozen=True):
    """When a player's key is `erased`, and the part of an export that has it, or the reason why none has."""

    erased: Literal["at once", "at last", "never"]
    exported: str


KEPT = {
    "record": PlayerRecord("at once", "player"),
    "tokens": PlayerRecord("at once", "tokens"),
    "blocked": PlayerRecord("at once", "kept"),
    "sent": PlayerRecord("at once", "kept"),
    "received": PlayerRecord("at once", "kept"),
    "muted": PlayerRecord("at once", "kept"),
    "webhooks": PlayerRecord("at last", "webhooks"),
    "games": PlayerRecord("at last", "games"),
    "places": PlayerRecord("at last", "games"),
    "segments": PlayerRecord("at last", "games"),
    "organised": PlayerRecord("at last", "kept"),
    "organised-places": PlayerRecord("at last", "kept"),
    "series": PlayerRecord("at last", "kept"),
    "gone": PlayerRecord("never", "it marks who was erased, and they have no export any more"),
}
"""All keys of a player, `cairn:{player:<id>}:<what>`. A test reports a missing one."""

FINDABLE = key_of("findable", "names")
"""The names of findable players in lower case, in lexical order, each followed by the player's id."""
_BEHIND = "\x00"
COUNT = key_of("players", "count")
"""The number of players, in the field `players`: processes with read access only may not list keys to count them."""
MAX_TOKENS = 64
LONGEST_DAYS = 3650
_READ = ("name", "since", "bot", "findable")

_CREATE = """
local record, tokens, gone = unpack(KEYS)
local name, since, token, stored, body, cohort, bot, other = unpack(ARGV)
if redis.call('EXISTS', gone) == 1 then return 'gone' end
if redis.call('EXISTS', record) == 1 then
  local before = redis.call('HGET', record, 'body')
  return (before == body or before == other) and 'known' or 'other'
end
redis.call('HSET', record, 'name', name, 'since', since, 'body', body, 'cohort', cohort)
if bot ~= '' then redis.call('HSET', record, 'bot', bot) end
redis.call('HSET', tokens, token, stored)
return 'created'
"""

_ADD = """
local record, tokens = unpack(KEYS)
local token, stored, used, now, most = unpack(ARGV)
if redis.call('EXISTS', record) == 0 then return 'gone' end
if used ~= '' and redis.call('HEXISTS', tokens, used) == 0 then return 'used' end
local before = redis.call('HGET', tokens, token)
if not before then
  local good, all = 0, redis.call('HGETALL', tokens)
  for place = 1, #all, 2 do
    local ends = all[place + 1] ~= '' and cjson.decode(all[place + 1]).expires_at
    if type(ends) == 'string' and ends <= now then
      redis.call('HDEL', tokens, all[place])
    elseif all[place + 1] ~= '' and all[place] ~= used then
      good = good + 1
    end
  end
  if good >= tonumber(most) then return 'full' end
  redis.call('HSET', tokens, token, stored)
end
if used ~= '' then redis.call('HDEL', tokens, used) end
return before or 'added'
"""

_RENAME = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'name', ARGV[1])
return 1
"""

_ERASE = """
local gone, record = KEYS[1], KEYS[2]
local there = redis.call('EXISTS', record)
redis.call('SET', gone, redis.call('HGET', record, 'cohort') or redis.call('GET', gone) or '')
redis.call('DEL', unpack(KEYS, 2))
return there
"""


class Token(Struct, frozen=True):
    """A player's stored token. `body` is the digest of the request that created it, if that had an idempotency key."""

    label: str
    scope: Scope
    created_at: str
    expires_at: str | None = None
    body: str = ""

    def good(self, now: str) -> bool:
        """Return whether it has not expired."""
        return self.expires_at is None or now < self.expires_at


class Player(Struct, frozen=True):
    """A player: id, name, time of creation, whether they are a program, and whether others find them by their name."""

    id: str
    name: str
    created_at: str
    bot: bool = False
    findable: bool = False


class Bearer(Struct, frozen=True):
    """The sender of a token: the player, the token, and its id in the list of their tokens."""

    player: str
    token_id: str
    token: Token


class Players:
    """The players and their tokens."""

    def __init__(self, redis: Redis, tokens: Tokens, clock: RedisClock) -> None:
        self._redis = redis
        self._clock = clock
        self._tokens = tokens
        scripts = map(redis.register_script, (_CREATE, _ADD, _RENAME, _ERASE))
        self._create, self._add, self._rename, self._erase = scripts

    def create(
        self, name: str, key: IdempotencyKey | None = None, client: Client = ANONYMOUS, *, bot: bool = False
    ) -> tuple[Player, str, bool]:
        """Return a new player, their first token, and whether they existed before. Raise KeyReused.

        The network of the requesting `client` is stored in the player's cohort only.
        """
        id = self._tokens.player(key.key if key else None)
        token = self._tokens.of_player(id, key.key if key else None)
        at = self._clock.now()
        stored = json.encode(Token("", "play", at))
        keys = [record_of(id), _key(id, "tokens"), gone_of(id)]
        cohort = self._tokens.cohort(client.levels[0], day_of(at)) if client.levels else ""
        args: list[str | bytes] = [
            name,
            at,
            _token_digest(token),
            stored,
            key.body if key else "",
            cohort,
            "1" if bot else "",
            key.other if key else "",
        ]
        outcome = self._create(keys=keys, args=args)
        if outcome in (b"gone", b"other"):
            raise KeyReused("key-created-player")
        if outcome == b"created":
            self._redis.hincrby(COUNT, "players", 1)
        return self.get(id), token, outcome == b"known"

    def get(self, id: str) -> Player:
        """Return a player. Raise NotFound if there is none."""
        stored = self._redis.hmget(record_of(id), *_READ) if is_player(id) else [None] * len(_READ)
        name, since, bot, findable = cast(list[bytes | None], stored)
        if name is None or since is None:
            raise NotFound("no-such-player")
        return Player(id, name.decode(), since.decode(), bool(bot), bool(findable))

    def ids(self) -> Iterator[str]:
        """Yield the ids of all players, unordered. It scans all keys."""
        for key in self._redis.scan_iter(match=record_of("*"), count=1000):
            yield key.decode().split("{player:")[1].split("}")[0]

    def all(self) -> Iterator[Player]:
        """Yield all players, unordered. It scans all keys."""
        for id in self.ids():
            with suppress(NotFound):  # erased meanwhile
                yield self.get(id)

    def filter_known(self, ids: list[str]) -> set[str]:
        """Return the ids that belong to players."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for id in ids:
                pipeline.exists(record_of(id))
            return {id for id, exists in zip(ids, pipeline.execute(), strict=True) if exists}

    def is_erased(self, id: str) -> bool:
        """Return whether an id is that of an erased player."""
        return bool(self._redis.exists(gone_of(id)))

    def rename(self, id: str, name: str) -> Player:
        """Change a player's name, and return the player. Raise NotFound if there is none."""
        before = self.get(id)
        self._redis.zrem(FINDABLE, _findable(before))
        if not self._rename(keys=[record_of(id)], args=[name]):
            raise NotFound("no-such-player")
        if before.findable:
            self.let_find(id, True)
        return self.get(id)

    def let_find(self, id: str, findable: bool) -> None:
        """Make a player findable by name, or not. Raise NotFound if there is none."""
        player = self.get(id)
        if findable:
            self._redis.hset(record_of(id), "findable", "1")
            self._redis.zadd(FINDABLE, {_findable(player): 0})
        else:
            self._redis.zrem(FINDABLE, _findable(player))
            self._redis.hdel(record_of(id), "findable")

    def find(self, beginning: str, limit: int) -> list[Player]:
        """Return findable players whose names begin with this prefix, ignoring case."""
        low = beginning.casefold()
        members = self._redis.zrange(FINDABLE, f"[{low}", f"[{low}\U0010ffff", bylex=True, offset=0, num=limit)
        players = list[Player]()
        for each in cast(list[bytes], members):
            with suppress(NotFound):  # erased just now
                player = self.get(each.decode().rpartition(_BEHIND)[2])
                if player.findable:
                    players.append(player)
        return players

    def erase(self, id: str) -> None:
        """Erase a player's record and tokens, and the other data to erase at once."""
        with suppress(NotFound):
            self._redis.zrem(FINDABLE, _findable(self.get(id)))
        if self._erase(keys=[gone_of(id), record_of(id), *_keys(id, "at once")]):
            self._redis.hincrby(COUNT, "players", -1)

    @property
    def count(self) -> int:
        """The number of players, off by those whose creation or erasure a crash interrupted; `ids` yields all."""
        return int(cast(bytes | None, self._redis.hget(COUNT, "players")) or 0)

    def forget(self, id: str) -> None:
        """Erase the remaining data of an erased player, which the rest was found by."""
        self._redis.delete(*_keys(id, "at last"))

    def bearer(self, token: str) -> Bearer:
        """Return the sender of a token. Raise Unauthorized if it is unknown, revoked or expired."""
        player = token.partition(".")[0]
        digest = _token_digest(token)
        stored = self._redis.hget(_key(player, "tokens"), digest) if is_player(player) else None
        known_token = json.decode(cast(bytes, stored), type=prepare_type(Token)) if stored else None
        if known_token is None or not known_token.good(self._clock.now()):
            raise Unauthorized("token-unknown")
        return Bearer(player, digest, known_token)

    def holds(self, player: str, token_id: str) -> bool:
        """Return whether a player's token of this id is valid."""
        stored = cast(bytes | None, self._redis.hget(_key(player, "tokens"), token_id))
        return bool(stored) and json.decode(stored or b"", type=prepare_type(Token)).good(self._clock.now())

    def tokens(self, player: str) -> dict[str, Token]:
        """Return a player's valid tokens by their ids, oldest first."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(_key(player, "tokens")))
        tokens = {id.decode(): json.decode(token, type=prepare_type(Token)) for id, token in stored.items() if token}
        now = self._clock.now()
        over = [id for id, token in tokens.items() if not token.good(now)]
        if over:
            self._redis.hdel(_key(player, "tokens"), *over)
        good = [item for item in tokens.items() if item[1].good(now)]
        return dict(sorted(good, key=lambda item: (item[1].created_at, item[0])))

    def add_token(
        self, bearer: Bearer, label: str, scope: Scope, days: int | None = None, key: IdempotencyKey | None = None
    ) -> tuple[str, str, Token, bool]:
        """Return a new token, its id and stored form, and if it existed. Raise KeyReused, Invalid, Unauthorized."""
        lasts = LINK_SECONDS if scope == "link" else days and days * 86400
        used = bearer.token_id if bearer.token.scope == "link" else ""
        return self._new_token(bearer.player, label, scope, lasts, key, used)

    def come_back(self, player: str, label: str, key: IdempotencyKey | None = None) -> tuple[str, str, Token, bool]:
        """Return the same after a loss of tokens; the oldest is revoked if too many. Raise KeyReused, Unauthorized."""
        while True:
            with suppress(Invalid):  # a player who lost all tokens can revoke none
                return self._new_token(player, label, "play", None, key)
            for oldest in [*self.tokens(player)][:1]:
                with suppress(NotFound):  # revoked just now
                    self.revoke(player, oldest)

    def _new_token(
        self, player: str, label: str, scope: Scope, lasts: int | None, key: IdempotencyKey | None, used: str = ""
    ) -> tuple[str, str, Token, bool]:
        at = self._clock.now()
        token = self._tokens.of_player(player, key.key if key else None)
        new = Token(label, scope, at, self._clock.now(lasts) if lasts else None, key.body if key else "")
        keys = [record_of(player), _key(player, "tokens")]
        args: list[Any] = [_token_digest(token), json.encode(new), used, at, MAX_TOKENS]
        outcome = cast(bytes, self._add(keys=keys, args=args))
        if outcome == b"full":
            raise Invalid("too-many-tokens", max_tokens=MAX_TOKENS)
        if outcome in (b"gone", b"used"):
            raise Unauthorized("player-erased-or-link-used")
        if outcome == b"added":
            return token, _token_digest(token), new, False
        before = json.decode(outcome, type=prepare_type(Token)) if outcome else None
        if before is None or key is None or not key.is_same(before.body):
            raise KeyReused("key-created-token")
        return token, _token_digest(token), before, True

    def revoke(self, player: str, id: str) -> None:
        """Revoke a token. Raise NotFound if the player has none of this id. Its request cannot create it again."""
        token = self.tokens(player).get(id)
        if token is None:
            raise NotFound("no-such-token")
        if token.body:
            self._redis.hset(_key(player, "tokens"), id, "")
        else:
            self._redis.hdel(_key(player, "tokens"), id)


def _keys(player: str, erased: str) -> list[str]:
    return [_key(player, what) for what, record in KEPT.items() if record.erased == erased]


def _key(player: str, what: str) -> str:
    return key_of(f"player:{player}", what)


def _findable(player: Player) -> str:
    return f"{player.name.casefold()}{_BEHIND}{player.id}"


def _token_digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
