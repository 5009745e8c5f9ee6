"""Webhooks: messages about a player's games, or one game, sent to a URL."""

import hmac
from contextlib import suppress
from typing import Any

from msgspec.structs import asdict

from cairn.events.series import log_of
from cairn.service.api.http.authorization import is_operator
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, REPLAYED, Response, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.api.webhooks import webhook as resources
from cairn.service.errors import NotFound, Unauthorized, UnreadableLog, WebhookDisabled
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.receivers import Refused, addresses_of, receiver_of
from cairn.service.queries.cursor import Cursor, after_all, cursor_now
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.webhooks.record import DeliveryRequest, Webhook


def create_webhook(request: Request, body: dict[str, Any]) -> Response:
    """Send the feed's messages to a URL, as the caller may see them: of a player's games, or of one game.

    A delivery is a POST of a `WebhookMessage`, signed with the `secret` as by Standard Webhooks.
    Any 2xx within 15 seconds acknowledges it; redirects are not followed. Otherwise it is sent again after
    5 and 30 seconds, 2 and 10 minutes, 1, 3 and then every 6 hours, before any other message. After 24 hours the
    webhook is disabled; if the receiver answers 410, at once.

    The first messages are current turns and invitations; those of a game are in order. The webhook ends with its token,
    or with its one game.
    """
    key = idempotency_key(request, token_in_answer=True)
    owner, versions = _whose_webhook(request, body.get("game"))
    trusted = request.services.settings.webhook_networks
    try:
        addresses_of(receiver_of(body["url"], trusted), trusted)
    except Refused as refused:
        raise invalid_body({"url": [str(refused)]}) from refused
    whose = f"{owner.get('player')} {owner.get('game')} {owner.get('seat')} {owner.get('taken')}"
    id, secret = request.services.tokens.webhook(whose, key.key if key else None)
    events, clock = tuple(dict.fromkeys(body["events"])), request.services.clock
    client = str(_client_of(request, owner))
    more: dict[str, Any] = {"body": key.body if key else "", "client": client, "base": request.origin + request.url("")}
    more["language"] = request.language.tag
    webhook = Webhook(id, body["url"], events, secret, clock.now(), **owner, **more)
    webhook, repeated = request.services.webhooks.create(webhook, versions, clock.time(), key.other if key else "")
    if not repeated:
        request.services.webhook_queue.note(id)
    return _with_secret(request, webhook, 201, repeated=repeated, Location=request.url(f"/v1/webhooks/{webhook.id}"))


def list_webhooks(request: Request, query: dict[str, Any]) -> Response:
    """List the webhooks of the player whose token is sent, oldest first. With `game`, list those of a guest's seat."""
    services, game = request.services, query.get("game")
    if request.player:
        ids = [*services.webhooks.ids_of(player=request.player)]
    elif game and (token := request.credentials[1]) and not is_operator(request, token):
        owner, _ = _whose_webhook(request, game)
        whose = f"seat {owner['seat']} {owner['taken']}"
        ids = [id for id, of in services.webhooks.ids_of(game=game).items() if of == whose]
    else:
        raise Unauthorized("needs-player-or-seat-token")
    items = list[resources.WebhookResource]()
    for id in ids:
        with suppress(NotFound):  # it was deleted meanwhile
            items.append(_shown_webhook(request, id))
    items.sort(key=lambda item: (item.created_at, item.id))
    return json_response(resources.Webhooks(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def get_webhook(request: Request, webhook: str) -> Response:
    """Return a webhook. Its secret is not shown."""
    _check(request, webhook)
    return json_response(_shown_webhook(request, webhook), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def change_webhook(request: Request, body: dict[str, Any], webhook: str) -> Response:
    """Disable or enable a webhook. An enabled one sends the undelivered messages that it still may."""
    _check(request, webhook)
    if body["enabled"]:
        request.services.webhooks.enable(webhook, request.services.clock.time())
    else:
        request.services.webhooks.disable(webhook, "It was disabled by a request.")
    return json_response(_shown_webhook(request, webhook), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def delete_webhook(request: Request, webhook: str) -> Response:
    """Delete a webhook with all its data. Operators may, too."""
    if is_operator(request, request.credentials[1]):
        request.services.webhooks.get(webhook)
    else:
        _check(request, webhook)
    request.services.webhooks.delete(webhook)
    return Response(204, {})


def list_deliveries(request: Request, webhook: str) -> Response:
    """List the last 50 deliveries of a webhook, newest first. They have results and times of retries."""
    _check(request, webhook)
    language, deliveries = request.language, request.services.webhooks.deliveries(webhook)
    items = [language.explain(each, "error", beside="error_message") for each in deliveries]
    return json_response(resources.WebhookDeliveries(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def ping_webhook(request: Request, webhook: str) -> Response:
    """Send a `ping` to a webhook, once. `listDeliveries` has the result."""
    _check(request, webhook)
    if request.services.webhooks.get(webhook)[1] is not None:
        raise WebhookDisabled("webhook-is-disabled")
    return _delivery_response(request, webhook, DeliveryRequest())


def redeliver(request: Request, body: dict[str, Any], webhook: str) -> Response:
    """Send one of the last deliveries again, or all messages since a time. This enables the webhook.

    Messages keep their `webhook-id`. Turns and invitations that are over are not sent again. A single message is
    attempted once.
    """
    _check(request, webhook)
    known = {delivery.message for delivery in request.services.webhooks.deliveries(webhook)}
    if "message" in body and body["message"] not in known:
        raise invalid_body({"message": ["None of the last deliveries has this `webhook-id`."]})
    request.services.webhooks.enable(webhook, request.services.clock.time())
    return _delivery_response(request, webhook, DeliveryRequest(**body))


def rotate_secret(request: Request, webhook: str) -> Response:
    """Replace a webhook's secret. For a day, the old one also signs deliveries and is a valid token."""
    _check(request, webhook)
    services = request.services
    before, _ = services.webhooks.get(webhook)
    _, secret = services.tokens.webhook("", None)
    rotated = services.webhooks.rotate(before, secret, services.clock.time())
    return _with_secret(request, rotated, 200)


def _delivery_response(request: Request, webhook: str, delivery: DeliveryRequest) -> Response:
    request.services.webhooks.ask(webhook, delivery)
    request.services.webhook_queue.note(webhook)
    return json_response(_shown_webhook(request, webhook), 202, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def _with_secret(
    request: Request, webhook: Webhook, status: int, *, repeated: bool = False, **headers: str
) -> Response:
    """Return the response for a webhook with its secret, which no other response has."""
    created = resources.CreatedWebhook(**asdict(_shown_webhook(request, webhook.id)), secret=webhook.secret)
    return json_response(created, status, holds_token=True, repeated=repeated, Cache_Control=ALWAYS_ASK, **headers)


def _whose_webhook(request: Request, game: str | None) -> tuple[dict[str, Any], dict[str, Cursor]]:
    """Return the owner of a requested webhook, and the cursors of the messages that count as sent, by game.

    All earlier decisions count as sent, but not the current turn. Raise NotFound or Unauthorized.
    """
    services, token = request.services, request.credentials[1]
    player = {"player": request.player, "token_id": request.bearer.token_id} if request.bearer else {}
    if game is None:
        if request.player is None:
            raise Unauthorized("needs-player-token")
        return player, _player_cursors(request, request.player)
    snapshot = services.repository.get(game, TRUTH)
    versions = {game: cursor_now(snapshot.position)}
    if player or not token or is_operator(request, token):
        return player | {"game": game}, versions
    table = snapshot.position.table
    seat = services.tokens.holder(token, table)
    if seat is None:
        raise Unauthorized("token-of-no-seat")
    return {"game": game, "seat": seat, "taken": table.taken_at[seat]}, versions


def _client_of(request: Request, owner: dict[str, Any]) -> Client:
    """Return the client that creates a webhook; only this route can identify a guest's seat by its token."""
    if "seat" in owner:
        return request.services.clients.of(request.address, None, request.credentials[1])
    return ANONYMOUS if is_operator(request, request.credentials[1]) else request.client


def _player_cursors(request: Request, player: str) -> dict[str, Cursor]:
    sitting: dict[str, Snapshot] = dict(request.services.listing.iterate_unfinished(player))
    versions = {row.id: after_all(row.version) for row in request.services.lists.entries_of(player)}
    for game, snapshot in sitting.items():
        table = snapshot.position.table
        if table.seat_of(player) is None and table.organiser != player:
            versions.pop(game, None)  # invitations are sent
        else:
            versions[game] = cursor_now(snapshot.position)
    for id in request.services.series_index.newest(player):
        with suppress(NotFound, UnreadableLog):
            versions[log_of(id)] = after_all(request.services.series.get(id).head.version)
    return versions


def _check(request: Request, id: str) -> None:
    """Refuse callers without access to a webhook with the same response as for an unknown webhook."""
    services, token = request.services, request.credentials[1]
    if not token:
        raise Unauthorized("needs-webhook-token")
    webhook, _ = services.webhooks.get(id)
    if request.player and request.player == webhook.player:
        return
    good = webhook.secrets(services.clock.time())
    if webhook.game is not None and webhook.seat is not None:
        good.append(services.tokens.seat(webhook.game, webhook.seat, webhook.taken))
    if not any(hmac.compare_digest(token.encode(), each.encode()) for each in good):
        raise NotFound("no-such-webhook")


def _shown_webhook(request: Request, id: str) -> resources.WebhookResource:
    webhook, reason = request.services.webhooks.get(id)
    shown = {name: getattr(webhook, name) for name in ("id", "url", "events", "created_at", "player", "game", "seat")}
    found = resources.WebhookResource(**shown, enabled=reason is None, reason=reason)
    return request.language.explain(found, "reason")


_ALL, _ONE = "/v1/webhooks", "/v1/webhooks/<webhook>"
_CREATED = Answer(201, resources.CreatedWebhook, ("Location", REPLAYED))
_BODY, _KEY = Body(resources.WebhookRequest()), (LONG_IDEMPOTENCY_KEY,)
_CHANGE, _REDELIVERY = Body(resources.WebhookChange()), Body(resources.RedeliveryRequest())
_ACCEPTED = Answer(202, resources.WebhookResource)

ROUTES = (
    # It resolves a host name.
    Route("POST", _ALL, create_webhook, _CREATED, body=_BODY, headers=_KEY, problems=(404,), limit="expensive"),
    Route("GET", _ALL, list_webhooks, resources.Webhooks, query=resources.WebhooksQuery(), problems=(404,)),
    Route("GET", _ONE, get_webhook, resources.WebhookResource),
    Route("PATCH", _ONE, change_webhook, resources.WebhookResource, body=_CHANGE),
    Route("DELETE", _ONE, delete_webhook),
    Route("GET", f"{_ONE}/deliveries", list_deliveries, resources.WebhookDeliveries),
    Route("POST", f"{_ONE}/ping", ping_webhook, _ACCEPTED, problems=(409,), limit="expensive"),
    Route("POST", f"{_ONE}/redeliver", redeliver, _ACCEPTED, body=_REDELIVERY, limit="expensive"),
    Route("POST", f"{_ONE}/secret", rotate_secret, resources.CreatedWebhook, limit="expensive"),
)
