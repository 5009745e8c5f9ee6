"""Webhooks: the job that sends one webhook its pending messages, one after the other."""

import logging
import time
from hashlib import sha256
from secrets import token_hex
from typing import cast

from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.codec import dump
from cairn.events.replica_acks import Uncopied
from cairn.events.series import log_of
from cairn.service.api.streams.message import FeedInvited, SeriesOver, SeriesPaired, SharedMessage, WebhookPing
from cairn.service.api.streams.position import after_time
from cairn.service.errors import NotFound, UnreadableLog, UnreadableSegment
from cairn.service.jobs.jobs import SIGN
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.telemetry import metrics
from cairn.service.webhooks.queue import ALL, SWEEP_SECONDS, job_id
from cairn.service.webhooks.record import Delivery, Sent, Webhook
from cairn.workers.heartbeat import heartbeat
from cairn.workers.turns import services
from cairn.workers.webhook_delivery import GONE, send
from cairn.workers.webhook_owed import NOTHING, Stop, games_of, owed_to

PAUSES = (5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600)
"""Seconds between a failed attempt and the next; the last pause repeats."""
GIVEN_UP_SECONDS = 24 * 3600
"""Seconds for which a delivery is retried; then the webhook is disabled."""
UNCOPIED_SECONDS = 1.0
"""Seconds until the next look at a message that too few replicas have."""
SHARE_SECONDS = 10.0
"""Seconds that a job may go on sending; then other waiting webhooks are served."""

log = logging.getLogger(__name__)


def deliver(webhook: str, number: int) -> None:
    """Send a webhook its pending messages, until none is left, a delivery fails, or the job's time limit is reached.

    A job may run twice, and send a message twice, with the same id. `number` identifies a webhook's job.
    """
    queue = services().webhook_queue
    with heartbeat(services().turn_queue.redis, job_id(webhook, number), SIGN):
        try:
            _deliver(webhook, time.monotonic() + SHARE_SECONDS)
            queue.again(webhook, services().clock.time())  # for messages that came since, or are left
        except Stop:
            pass
        except NotFound:
            services().webhooks.delete(webhook)
        except Uncopied:
            queue.again(webhook, services().clock.time() + UNCOPIED_SECONDS)
        except RedisError:
            raise
        except Exception:
            log.exception("delivery to webhook %s failed", webhook)
            queue.again(webhook, services().clock.time() + SWEEP_SECONDS)


def _deliver(id: str, until: float) -> None:
    """Send a webhook the messages of its games, until a time of the monotonic clock. Raise Stop or NotFound."""
    queue, webhook = services().webhook_queue, _enabled(id)
    state, news = queue.state(id), queue.news(id)
    if services().clock.time() < float(state.get("next", 0)):
        raise Stop
    while request := services().webhooks.next_redelivery(id):
        if request.since:
            _rewind(id, request.since)
        services().webhooks.drop_redelivery(id)
        if not request.since:
            _send_again(_enabled(id), request.message)
    games = [*games_of(services(), webhook)] if ALL in news else [game for game in news if game != ALL]
    failing = state.get("failing")
    for game in sorted(games, key=lambda game: game != failing):  # a failed game comes before new ones
        try:
            for owed in owed_to(services(), webhook, game):
                if time.monotonic() > until:
                    return
                if owed.message is None:
                    services().webhooks.store_delivered(id, game, owed.delivered)
                else:
                    _report(webhook.id, game, owed.delivered, owed.mark, owed.message)
        except NotFound:
            if webhook.game:
                raise
        except (UnreadableLog, UnreadableSegment):
            pass  # the caretaker reports it, and its check of all games retries
        if game in news:
            queue.settle(id, game, news[game])
    if ALL in news:
        queue.settle(id, ALL, news[ALL])


def _enabled(id: str) -> Webhook:
    """Return an enabled webhook. Raise NotFound if it is gone, Stop if it is disabled.

    A player's webhook is disabled here when the token that created it is no longer valid.
    """
    webhook, reason = services().webhooks.get(id)
    if reason is not None:
        raise Stop
    if webhook.player and not services().players.holds(webhook.player, webhook.token_id or ""):
        if services().players.is_erased(webhook.player):
            raise NotFound("player-gone")
        services().webhooks.disable(id, "The token that made it is no longer good.")
        raise Stop
    return webhook


def _report(id: str, game: str, cursor: Cursor, mark: str, message: SharedMessage) -> None:
    """Send a message, and store the result; raise Stop if it failed. Check again whether the webhook may receive it."""
    state = services().webhook_queue.state(id)
    message_id, attempt = _named(id, game, cursor, mark), int(state.get("failures", 0)) + 1
    delivery = _send(_enabled(id), message_id, message, attempt)
    if delivery.status is not None and 200 <= delivery.status < 300:
        services().webhooks.store_delivered(id, game, cursor, delivery)
        return
    moment = services().clock.time()
    _fail(id, delivery, float(state.get("since", 0)) or moment, moment)
    raise Stop


def _named(id: str, game: str, cursor: Cursor, mark: str) -> str:
    """Return the `webhook-id` of a message, the same for each attempt."""
    return "msg_" + sha256(f"{id} {game} {cursor} {mark}".encode()).hexdigest()[:32]


def _send(webhook: Webhook, named: str, message: SharedMessage | WebhookPing, attempt: int = 1) -> Delivery:
    """Send a message, and return the result."""
    secrets, trusted = webhook.secrets(services().clock.time()), services().settings.webhook_networks
    outcome = send(webhook.url, secrets, named, dump(message), trusted)
    metrics.WEBHOOK_DELIVERIES.labels("good" if outcome.good else "failed").inc()
    game = None if isinstance(message, WebhookPing | SeriesPaired | SeriesOver) else message.game
    series = message.series if isinstance(message, SeriesPaired | SeriesOver) else None
    version = None if isinstance(message, WebhookPing | FeedInvited) else message.version
    now, kind = services().clock.now(), cast(Sent, message.type)
    return Delivery(now, named, kind, game, version, attempt, outcome.status, outcome.error, series=series)


def _rewind(id: str, since: str) -> None:
    """Move a webhook's cursors back to send again what was decided since a time."""
    for game in services().webhooks.cursors(id):
        if last := services().log.last(game):
            services().webhooks.rewind(id, game, after_time(services().log, game, last.version, since))


def _send_again(webhook: Webhook, named: str | None) -> None:
    """Send a message of the last deliveries again, or a ping."""
    store = services().webhooks
    if named is None:
        store.keep_sent(webhook.id, _send(webhook, f"msg_{token_hex(16)}", WebhookPing(webhook.id)))
        return
    for delivery in store.deliveries(webhook.id):
        log_name = log_of(delivery.series) if delivery.series else delivery.game
        if delivery.message == named and log_name:
            before = after_all(delivery.version - 1) if delivery.version else NOTHING
            for owed in owed_to(services(), webhook, log_name, before):
                if owed.message and _named(webhook.id, log_name, owed.delivered, owed.mark) == named:
                    store.keep_sent(webhook.id, _send(webhook, named, owed.message))
                    return


def _fail(id: str, tried: Delivery, since: float, moment: float) -> None:
    """Record a failed delivery and the time of its retry; or disable the webhook."""
    reason = None
    if tried.status == GONE:
        reason = "The receiver answered that it is gone (410)."
    elif moment >= since + GIVEN_UP_SECONDS:
        reason = "Deliveries have failed for 24 hours."
    pause = min(PAUSES[min(tried.attempt, len(PAUSES)) - 1], max(1.0, since + GIVEN_UP_SECONDS - moment))
    failed = tried if reason else replace(tried, next_at=services().clock.now(round(pause)))
    services().webhooks.keep_failed(id, failed, since, moment + pause)
    if reason:
        services().webhooks.disable(id, reason)
    else:
        services().webhook_queue.again(id, moment + pause)
