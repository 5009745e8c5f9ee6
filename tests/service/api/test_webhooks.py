"""Webhooks at the API: ownership and refusals."""

from helpers.api import Api
from helpers.receiver import Receiver
from helpers.webhooks import ANN, BOB, hook, player

from cairn.service.container import Services


def test_who_can_see_a_webhook(api: Api, receiver: Receiver) -> None:
    """The token that created it and its secret give access. For others it is not found."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"])
    path = f"/v1/webhooks/{made['id']}"
    shown = {name: value for name, value in made.items() if name != "secret"}
    assert ann.get(path) == api.as_(made["secret"]).get(path) == shown
    assert api.ask("GET", path).status_code == 401
    for other in (bob, api.as_("whsec_wrong")):
        for method, at in (("GET", ""), ("DELETE", ""), ("GET", "/deliveries")):
            assert other.ask(method, path + at).status_code == 404
    assert ann.get("/v1/webhooks", params={"game": game["id"]})["items"] == [shown]
    assert bob.get("/v1/webhooks", params={"game": game["id"]})["items"] == []
    assert ann.ask("DELETE", path).status_code == 204
    assert ann.ask("GET", path).status_code == 404


def test_invalid_webhooks_are_refused(api: Api, receiver: Receiver) -> None:
    """Refused with a reason: addresses, too many webhooks, tokens that do not fit."""
    game, (ann, _) = api.open(ANN, BOB)
    for url in ("http://192.168.1.1/", "https://169.254.169.254/latest", "https://localhost.invalid/", "ftp://x/"):
        refused = ann.ask("POST", "/v1/webhooks", json={"url": url, "game": game["id"]})
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/url"), url
    body = {"url": receiver.url, "player": "me"}
    assert api.ask("POST", "/v1/webhooks", json=body).status_code == 401
    assert ann.ask("POST", "/v1/webhooks", json=body).status_code == 401
    assert api.ask("POST", "/v1/webhooks", json={"url": receiver.url}).status_code == 422
    wrong = {"url": receiver.url, "game": game["id"]}
    assert api.as_("wrong").ask("POST", "/v1/webhooks", json=wrong).status_code == 401
    assert api.ask("POST", "/v1/webhooks", json=wrong | {"game": "a" * 20}).status_code == 404
    for _ in range(5):
        hook(ann, receiver, game=game["id"])
    assert ann.ask("POST", "/v1/webhooks", json=wrong).status_code == 422
    hook(api, receiver, game=game["id"])


def test_requested_deliveries_are_limited(api: Api, receiver: Receiver, services: Services) -> None:
    """Without a worker waiting pings are limited. A disabled webhook gets none. An old secret is valid for a day."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"])
    path = f"/v1/webhooks/{made['id']}"
    for at in ("/ping", "/redeliver", "/secret"):
        assert bob.ask("POST", path + at, json={"since": game["created_at"]}).status_code == 404
        assert api.ask("POST", path + at, json={"since": game["created_at"]}).status_code == 401
    for wrong in ({}, {"message": "a", "since": game["created_at"]}, {"since": "yesterday"}, {"message": "msg_none"}):
        assert ann.ask("POST", f"{path}/redeliver", json=wrong).status_code == 422
    statuses = [ann.ask("POST", f"{path}/ping").status_code for _ in range(21)]
    assert statuses == [202] * 20 + [429]
    ann.ask("PATCH", path, json={"enabled": False})
    refused = ann.ask("POST", f"{path}/ping")
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/webhook-disabled")
    webhook, _ = services.webhooks.get(made["id"])
    now = services.clock.time()
    rotated = services.webhooks.rotate(webhook, "whsec_new", now)
    assert rotated.secrets(now) == ["whsec_new", made["secret"]]
    assert rotated.secrets(now + 86_401) == ["whsec_new"]


def test_a_repeated_request_creates_one_webhook(api: Api, receiver: Receiver) -> None:
    """The response has the same secret."""
    _, ann = player(api, "Ann")
    key = {"Idempotency-Key": "k" * 32}
    body = {"url": receiver.url, "player": "me"}
    answers = [ann.ask("POST", "/v1/webhooks", json=body, headers=key) for _ in range(2)]
    assert [one.status_code for one in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert answers[1].headers["Idempotency-Replayed"] == "true"
    assert len(ann.get("/v1/webhooks")["items"]) == 1
    other = ann.ask("POST", "/v1/webhooks", json=body | {"events": ["turn"]}, headers=key)
    assert other.status_code == 422


def test_webhooks_of_erased_players_and_deleted_games_are_removed(
    api: Api, receiver: Receiver, services: Services
) -> None:
    """URL, secret and deliveries are deleted."""
    _, ann = player(api, "Ann")
    hook(ann, receiver, player="me")
    game, _ = api.open(ANN, BOB)
    hook(api, receiver, game=game["id"])
    assert ann.ask("DELETE", "/v1/me").status_code == 202
    services.commands.delete(game["id"])
    left = [key.decode() for key in services.redis.scan_iter("*webhook*")]
    assert left == []
