"""What `cairn rebuild` does for webhooks: how far each has been told, from the logs; and that none is forgotten."""

import time

from redis import Redis

from cairn.events.log import Log
from cairn.projections.lists import Lists
from cairn.service.errors import NotFound
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.webhooks.record import DUE, Webhook, indexes, key_of_webhook
from cairn.service.webhooks.store import Webhooks


def rebuild_webhooks(redis: Redis, log: Log, lists: Lists) -> int:
    """Put right how far webhooks have been told, and return how many were wrong. The players' lists are right already.

    What a webhook was told above the end of a log is forgotten: that is decided anew. Of a game that is older than the
    webhook, and of which nobody knows what was told, all counts as told; of a newer one nothing does, and what was told
    before comes again with the same `webhook-id`. What is told of games that are gone is forgotten. It walks all keys.
    """
    webhooks, wrong = Webhooks(redis), 0
    for key in redis.scan_iter(match=key_of_webhook("*", "record"), count=1000):
        id = key.decode().split(":")[2].rstrip("}")
        try:
            webhook, reason = webhooks.get(id)
        except NotFound:
            continue
        cursors = webhooks.told(id)
        right = _right(webhook, cursors, log, lists)
        if reason is None:
            redis.zadd(DUE, {id: time.time()}, nx=True)
        for index, owner in indexes(webhook):
            if redis.exists(owner):
                redis.hset(index, id, webhook.whose)
        for game in cursors.keys() - right.keys():
            redis.hdel(key_of_webhook(id, "told"), game)
        for game, cursor in right.items():
            if cursors.get(game) != cursor:
                redis.hset(key_of_webhook(id, "told"), game, str(cursor))
        wrong += right != cursors
    return wrong


def _right(webhook: Webhook, cursors: dict[str, Cursor], log: Log, lists: Lists) -> dict[str, Cursor]:
    """Return how far a webhook has been told, by game, as far as the logs bear it out."""
    older = {row.id: row.created_at < webhook.created_at for row in lists.of(webhook.player or "")}
    wanted = [webhook.game] if webhook.game else sorted(older.keys() | cursors.keys())
    right = dict[str, Cursor]()
    for game in wanted:
        last = log.last(game)
        if last is None:
            continue
        highest = after_all(last.version)
        if game in cursors:
            right[game] = min(cursors[game], highest)
        elif webhook.game or older[game]:
            right[game] = highest
    return right
