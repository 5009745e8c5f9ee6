"""The webhooks of all players and games, in Redis: create, read, disable, delete, and store cursors of messages."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, cast

from msgspec import json
from msgspec.structs import replace
from redis import Redis

from cairn.events.codec import prepare_type
from cairn.events.ids import is_id
from cairn.events.keys import WEBHOOKS, key_of
from cairn.projections.message import message
from cairn.service.errors import Invalid, KeyReused, NotFound, TooManyRequests, Unavailable
from cairn.service.limits.clients import ANONYMOUS, bounds_of, read_client
from cairn.service.queries.cursor import Cursor
from cairn.service.webhooks import record as records
from cairn.service.webhooks.record import DUE, Delivery, DeliveryRequest, OldSecret, Webhook, key_of_webhook

MAX_WEBHOOKS = 5
"""Maximum number of webhooks per player, and, for one game, per seat, or for all spectators together."""
RETRY_AFTER = 60
KEPT_DELIVERIES = 50
MAX_ASKED = 20
DAY = 86_400
MAX_OLD_SECRETS = 3
SECONDS_TO_ENTER = 60  # seconds after which an incompletely created webhook expires

_GUARDED = "if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end\n"
_BEGIN = """
local record, cursors = unpack(KEYS)
local webhook, seconds = unpack(ARGV, 1, 2)
local is_new = redis.call('HSETNX', record, 'webhook', webhook) == 1
if not is_new and redis.call('TTL', record) == -1 then return 'made' end
redis.call('EXPIRE', record, seconds)
for i = 3, #ARGV, 2 do redis.call('HSET', cursors, ARGV[i], ARGV[i + 1]) end
redis.call('EXPIRE', cursors, seconds)
return is_new and 'new' or 'goes on'
"""
"""Begin to create a webhook, or continue if creating it was interrupted; a complete one does not expire."""
_ENTER = """
local index = KEYS[1]
local id, whose, most = unpack(ARGV)
if redis.call('EXISTS', unpack(KEYS, 2)) == 0 then return 'gone' end
if redis.call('HEXISTS', index, id) == 1 then return 'entered' end
local own = 0
for _, other in ipairs(redis.call('HVALS', index)) do if other == whose then own = own + 1 end end
if own >= tonumber(most) then return 'full' end
redis.call('HSET', index, id, whose)
return 'entered'
"""
_TOLD = f"""{_GUARDED}
local record, cursors, state, deliveries = unpack(KEYS)
local game, version, count, delivery, kept = unpack(ARGV)
local before, messages = string.match(redis.call('HGET', cursors, game) or '-1:0', '(.*):(.*)')
local further = tonumber(version) - tonumber(before)
if further > 0 or (further == 0 and tonumber(count) > tonumber(messages)) then
  redis.call('HSET', cursors, game, version .. ':' .. count)
end
if delivery ~= '' then
  redis.call('HDEL', state, 'failures', 'since', 'next', 'failing')
  redis.call('LPUSH', deliveries, delivery)
  redis.call('LTRIM', deliveries, 0, kept - 1)
end
return 1
"""
_FAILED = f"""{_GUARDED}
local record, state, deliveries = unpack(KEYS)
local game, failures, since, next, delivery, kept = unpack(ARGV)
redis.call('HSET', state, 'failing', game, 'failures', failures, 'since', since, 'next', next)
redis.call('LPUSH', deliveries, delivery)
redis.call('LTRIM', deliveries, 0, kept - 1)
return 1
"""
_ASK = f"""{_GUARDED}
if redis.call('LLEN', KEYS[2]) >= tonumber(ARGV[2]) then return -1 end
return redis.call('RPUSH', KEYS[2], ARGV[1])
"""
_SENT = f"""{_GUARDED}
redis.call('LPUSH', KEYS[2], ARGV[1])
redis.call('LTRIM', KEYS[2], 0, ARGV[2] - 1)
return 1
"""
_REPLACE = _GUARDED + "redis.call('HSET', KEYS[1], 'webhook', ARGV[1]) return 1"
_DISABLE = _GUARDED + "redis.call('HSET', KEYS[1], 'reason', ARGV[1]) return 1"
_ENABLE = f"""{_GUARDED}
redis.call('HDEL', KEYS[1], 'reason')
redis.call('HDEL', KEYS[2], 'failures', 'since', 'next', 'failing', 'sweep')
return 1
"""


class Webhooks:
    """The webhooks of all players and games."""

    def __init__(self, redis: Redis, most_of_client: int | None = None) -> None:
        self._redis = redis
        self._most_of_client = most_of_client
        script = redis.register_script
        self._begin, self._enter, self._ask, self._sent = map(script, (_BEGIN, _ENTER, _ASK, _SENT))
        self._told, self._failed, self._disable, self._enable = map(script, (_TOLD, _FAILED, _DISABLE, _ENABLE))
        self._replace = script(_REPLACE)

    def create(
        self, webhook: Webhook, cursors: Mapping[str, Cursor], now: float, other: str = ""
    ) -> tuple[Webhook, bool]:
        """Create a webhook; return it, and if it existed. Raise Invalid, TooManyRequests, NotFound, KeyReused.

        `other` is that of its idempotency key.
        """
        record, so_far = key_of_webhook(webhook.id, "record"), key_of_webhook(webhook.id, "told")
        given = [part for game, cursor in cursors.items() for part in (game, str(cursor))]
        begun = self._begin(keys=[record, so_far], args=[json.encode(webhook), SECONDS_TO_ENTER, *given])
        if begun != b"new":
            try:
                before, _ = self.get(webhook.id)
            except NotFound as error:  # after a failover
                words = message("webhook-gone")
                raise Unavailable(words, retry_after=1) from error
            if before.body not in (webhook.body, other):
                raise KeyReused("key-of-webhook")
            webhook = before
        if begun == b"made":
            return webhook, True
        for index, owners in records.indexes_of_webhook(webhook):
            self._drop_lost(index)
            outcome = self._enter(keys=[index, *owners], args=[webhook.id, webhook.whose, MAX_WEBHOOKS])
            if outcome != b"entered":
                self.delete(webhook.id)
                if outcome == b"gone":
                    raise NotFound("game-or-player-gone")
                raise Invalid("too-many-webhooks", max_webhooks=MAX_WEBHOOKS)
        self._count_for_client(webhook)
        self._redis.zadd(DUE, {webhook.id: now})
        self._redis.persist(so_far)
        self._redis.persist(record)  # last, as this completes it
        return webhook, begun != b"new"

    def get(self, id: str) -> tuple[Webhook, str | None]:
        """Return a webhook, and why it is disabled, or None if it is enabled; raise NotFound."""
        key = key_of_webhook(id, "record")
        fields = self._redis.hmget(key, "webhook", "reason") if is_id(id) else [None, None]
        stored, reason = cast(list[bytes | None], fields)
        if stored is None:
            raise NotFound("no-such-webhook")
        return json.decode(stored, type=prepare_type(Webhook)), reason.decode() if reason else None

    def ids_of(self, *, player: str | None = None, game: str | None = None) -> dict[str, str]:
        """Return the ids of a player's or a game's webhooks, with their owners."""
        index = records.index_of_player(player) if player else key_of(game or "", WEBHOOKS)
        stored = cast(dict[bytes, bytes], self._redis.hgetall(index))
        return {id.decode(): whose.decode() for id, whose in stored.items()}

    def cursors(self, id: str) -> dict[str, Cursor]:
        """Return the cursors of a webhook's sent messages, by game."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(key_of_webhook(id, "told")))
        return {game.decode(): Cursor.read(cursor) for game, cursor in stored.items()}

    def delivered_cursor(self, id: str, game: str) -> Cursor | None:
        """Return the cursor of a webhook's messages about a game, or None if it has none yet."""
        stored = cast(bytes | None, self._redis.hget(key_of_webhook(id, "told"), game))
        return Cursor.read(stored) if stored else None

    def deliveries(self, id: str) -> list[Delivery]:
        """Return the last deliveries of a webhook, newest first."""
        stored = cast(list[bytes], self._redis.lrange(key_of_webhook(id, "deliveries"), 0, -1))
        return [json.decode(delivery, type=prepare_type(Delivery)) for delivery in stored]

    def store_delivered(self, id: str, game: str, cursor: Cursor, delivery: Delivery | None = None) -> None:
        """Store the cursor of a webhook's messages about a game, and the delivery, if there was one."""
        keys = [key_of_webhook(id, what) for what in ("record", "told", "state", "deliveries")]
        self._told(keys=keys, args=[game, *cursor, json.encode(delivery) if delivery else "", KEPT_DELIVERIES])

    def keep_sent(self, id: str, delivery: Delivery) -> None:
        """Store the result of a requested delivery: it changes neither the cursor nor a pause."""
        keys = [key_of_webhook(id, what) for what in ("record", "deliveries")]
        self._sent(keys=keys, args=[json.encode(delivery), KEPT_DELIVERIES])

    def keep_failed(self, id: str, delivery: Delivery, since: float, next: float) -> None:
        """Store a failed delivery, and the times of the first failure and the next attempt, in seconds since 1970."""
        keys = [key_of_webhook(id, what) for what in ("record", "state", "deliveries")]
        args: list[Any] = [delivery.game, delivery.attempt, since, next, json.encode(delivery), KEPT_DELIVERIES]
        self._failed(keys=keys, args=args)

    def rewind(self, id: str, game: str, cursor: Cursor) -> None:
        """Reset a webhook's cursor to send the messages after it again; only its job may do this."""
        before = self.delivered_cursor(id, game)
        if before is not None and cursor < before:
            self._redis.hset(key_of_webhook(id, "told"), game, str(cursor))

    def ask(self, id: str, asked: DeliveryRequest) -> None:
        """Request a redelivery or a ping; raise TooManyRequests if too many are pending."""
        keys = [key_of_webhook(id, what) for what in ("record", "asked")]
        if self._ask(keys=keys, args=[json.encode(asked), MAX_ASKED]) == -1:
            raise TooManyRequests("too-many-redeliveries", retry_after=RETRY_AFTER)

    def next_redelivery(self, id: str) -> DeliveryRequest | None:
        """Return the first pending redelivery."""
        stored = cast(bytes | None, self._redis.lindex(key_of_webhook(id, "asked"), 0))
        return json.decode(stored, type=prepare_type(DeliveryRequest)) if stored else None

    def drop_redelivery(self, id: str) -> None:
        """Remove the first pending redelivery, which was sent."""
        self._redis.lpop(key_of_webhook(id, "asked"))

    def rotate(self, webhook: Webhook, secret: str, now: float) -> Webhook:
        """Replace a webhook's secret; previous ones are valid for a day."""
        old = [each for each in webhook.old if each.until > now] + [OldSecret(webhook.secret, now + DAY)]
        rotated = replace(webhook, secret=secret, old=tuple(old[-MAX_OLD_SECRETS:]))
        self._replace(keys=[key_of_webhook(webhook.id, "record")], args=[json.encode(rotated)])
        return rotated

    def disable(self, id: str, reason: str) -> None:
        """Send no more messages, with a reason in a sentence."""
        self._disable(keys=[key_of_webhook(id, "record")], args=[reason])
        self._redis.zrem(DUE, id)

    def enable(self, id: str, now: float) -> None:
        """Send undelivered messages again; earlier failures are forgotten."""
        if self._enable(keys=[key_of_webhook(id, "record"), key_of_webhook(id, "state")]):
            self._redis.zadd(DUE, {id: now})

    def delete(self, id: str) -> None:
        """Delete a webhook with all of its data. Idempotent."""
        entered, client = list[str](), ANONYMOUS
        with suppress(NotFound):
            webhook, _ = self.get(id)
            entered, client = [index for index, _ in records.indexes_of_webhook(webhook)], read_client(webhook.client)
        self._redis.zrem(DUE, id)
        whats = ("record", "asked", "told", "news", "state", "deliveries")
        self._redis.delete(*(key_of_webhook(id, what) for what in whats))
        for index in entered:
            self._redis.hdel(index, id)
        for level in client.levels:
            self._redis.hdel(_of_client(level), id)

    def delete_of_player(self, player: str) -> None:
        """Delete all webhooks of a player."""
        for id in self.ids_of(player=player):
            self.delete(id)
        self._redis.delete(records.index_of_player(player))

    def delete_of_seat(self, game: str, seat: int) -> None:
        """Delete all webhooks that guests have created with the token of a seat."""
        for id, whose in self.ids_of(game=game).items():
            if whose.startswith(f"seat {seat} "):
                self.delete(id)

    def delete_of_game(self, game: str) -> None:
        """Delete all webhooks of a game."""
        for id in self.ids_of(game=game):
            self.delete(id)
        self._redis.delete(key_of(game, WEBHOOKS))

    def _count_for_client(self, webhook: Webhook) -> None:
        """Count a webhook at each level of its client; if there are too many, delete it, and raise TooManyRequests."""
        client = read_client(webhook.client)
        if self._most_of_client is None:
            return
        for level, most in zip(client.levels, bounds_of(client, self._most_of_client), strict=True):
            index = _of_client(level)
            self._redis.hset(index, webhook.id, "")
            if self._redis.hlen(index) > most:
                self._drop_lost(index)
            if self._redis.hlen(index) > most:
                self.delete(webhook.id)
                words = message("address-too-many-webhooks", most=most)
                raise TooManyRequests(words, retry_after=RETRY_AFTER)

    def _drop_lost(self, index: str) -> None:
        """Remove webhooks from an index that do not exist, as creating or deleting them was interrupted."""
        for id in cast(list[bytes], self._redis.hkeys(index)):
            if not self._redis.exists(key_of_webhook(id.decode(), "record")):
                self._redis.hdel(index, id)


def _of_client(level: str) -> str:
    return key_of(f"client:{level}", "webhooks")
