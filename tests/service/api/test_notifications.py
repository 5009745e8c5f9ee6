"""Phrases and webhooks over HTTP."""

import json
import time
from contextlib import suppress
from typing import Any, get_args

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.commands import GUEST, open_game
from helpers.keys import keys, read_keys
from helpers.people import Person, refused, says
from helpers.receiver import Receiver
from helpers.running import until
from helpers.sockets import connect
from helpers.watching import Watching
from helpers.webhooks import ANN, BOB, hook, player
from redis.exceptions import RedisError

from cairn.service.api.http.streaming import NDJSON
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import TooOften
from cairn.service.queries.broadcast import Channel
from cairn.service.queries.phrases import (
    AFTER_END_SECONDS,
    PAUSE_SECONDS,
    Phrase,
    SentPhrase,
    parse_phrase,
    publish_phrase,
)
from cairn.service.queries.snapshots import TRUTH

PHRASES = get_args(Phrase)


@pytest.mark.slow
def test_a_phrase_is_sent_to_all_subscribers(api: Api, other_process: str) -> None:
    """Every process sends it in order, to other seats and spectators, also for unlisted games."""
    game, (ann, bob) = api.open(rounds=9)
    spectator = Api(other_process)
    with Watching(bob, game["id"]) as near, Watching(spectator, game["id"]) as far:
        assert says(ann, game["id"], "good_luck").status_code == 204
        assert says(bob, game["id"], "bagpipes").status_code == 204
        for watching in (near, far):
            for seat, phrase in enumerate(("good_luck", "bagpipes")):
                assert watching.next() == {"type": "phrase", "seat": seat, "phrase": phrase}


def test_an_empty_response_keeps_the_connection_usable(api: Api) -> None:
    """No byte follows it that a client would read as the next response."""
    game, _ = api.open(rounds=9)
    body, token = '{"phrase":"hello"}', game["tokens"][0]["token"]
    post = f"POST /v1/games/{game['id']}/phrases HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
    post += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    with connect(api.url) as connection:
        connection.sendall(post.encode())
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        received = b"".join(iter(lambda: connection.recv(65536), b""))
    first, _, following = received.partition(b"\r\n\r\n")
    assert (first[:12], b"chunked" in first, following[:12]) == (b"HTTP/1.1 204", False, b"HTTP/1.1 200")


def test_phrase_events_have_no_id(api: Api) -> None:
    """So a client that reconnects resumes after the last decision."""
    game, (ann, _) = api.open(rounds=9)
    with api.stream(f"/v1/games/{game['id']}/stream?phrases=true") as answer:
        lines = (lines for lines in answer.iter_lines(chunk_size=1, delimiter=b"\n\n") if lines)
        next(lines)
        says(ann, game["id"], "oops")
        event, data = next(lines).split(b"\n")
    assert event == b"event: phrase"
    assert json.loads(data.removeprefix(b"data: ")) == {"type": "phrase", "seat": 0, "phrase": "oops"}


def test_phrases_are_sent_only_on_request(api: Api, services: Services) -> None:
    """Streams without `phrases`, feeds and long polls get none and do not wake up. The version stays the same."""
    game, (ann, bob) = api.open(rounds=9)
    path = f"/v1/games/{game['id']}"
    seat = {"game": game["id"], "token": game["tokens"][1]["token"]}
    before = bob.get(path)
    feed = api.stream("/v1/stream", {"Accept": NDJSON}, method="POST", json={"tokens": [seat], "open": False})
    with Watching(bob, game["id"], "") as watching, services.notifications.expect(game["id"]) as poll, feed:
        assert says(ann, game["id"]).status_code == 204
        with services.notifications.expect(f"{game['id']} 0 hello") as odd:
            assert not poll.wait(0.3)
            assert not odd.wait(0)
        assert bob.get(path) == before
        ann.post(f"{path}/moves", {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]})
        assert watching.next()["type"] == "decision"
        assert json.loads(next(line for line in feed.iter_lines(chunk_size=1) if line))["type"] == "decision"


def test_a_seat_says_one_phrase_at_a_time(api: Api, other_process: str) -> None:
    """The limit holds across processes. The other seat may answer."""
    game, (ann, bob) = api.open(rounds=9)
    assert says(ann, game["id"]).status_code == 204
    for client in (ann, Api(other_process, game["tokens"][0]["token"])):
        answer = says(client, game["id"], "thanks")
        assert refused(answer) == (429, "too-often")
        assert answer.headers["Retry-After"] == str(PAUSE_SECONDS)
    assert says(bob, game["id"]).status_code == 204


def test_only_seated_clients_can_say_phrases(api: Api, operator: Api, ann: Person) -> None:
    """Guests and players can; spectators, other players, read-only tokens, operators and erased players cannot."""
    game = ann.opens({"kind": "human", "name": "Bob"}, options={"rounds": 9})
    reader = ann.as_(ann.post("/v1/me/tokens", {"scope": "read"})["token"])
    other, bob = Person(api, "Cid"), api.as_(game["tokens"][0]["token"])
    assert refused(says(api, game["id"])) == (401, "unauthorized")
    assert {refused(says(client, game["id"])) for client in (reader, operator, other)} == {(403, "forbidden")}
    assert says(ann, game["id"], "thinking").status_code == says(bob, game["id"]).status_code == 204
    assert refused(says(ann, "a" * 20)) == (404, "not-found")
    assert refused(says(ann, game["id"], "you cheat")) == (422, "invalid")
    assert refused(ann.ask("POST", f"/v1/games/{game['id']}/phrases", json={"text": "hello"})) == (422, "invalid")
    ann.ask("DELETE", "/v1/me")
    assert refused(says(ann, game["id"])) == (401, "unauthorized")


@pytest.mark.parametrize("phrase", PHRASES)
def test_each_phrase_is_validated(phrase: Phrase) -> None:
    """Phrases of another version are not sent."""
    assert parse_phrase(f"1 {phrase}") == SentPhrase(1, phrase)
    assert [parse_phrase(words) for words in (f"x {phrase}", "1 you cheat", "1", "")] == [None] * 4


def test_phrases_are_not_stored(api: Api, services: Services) -> None:
    """Only the seat's waiting time is stored, until it is over."""
    game, (ann, _) = api.open(rounds=9)
    before = {*keys(services.redis)}
    says(ann, game["id"], "bagpipes")
    (new,) = {*keys(services.redis)} - before
    assert new.decode() == f"cairn:limits:phrase:{game['id']}:0"
    assert 0 < services.redis.pttl(new) <= PAUSE_SECONDS * 1000
    assert "bagpipes" not in repr(read_keys(services.redis))


@pytest.mark.slow
def test_phrase_streams_stay_open_after_the_end(api: Api) -> None:
    """They carry phrases after the end. Other streams close."""
    game, (ann, bob) = api.open(rounds=9)
    with Watching(ann, game["id"]) as staying, Watching(ann, game["id"], "") as leaving:
        bob.ask("DELETE", f"/v1/games/{game['id']}/seats/1")
        assert [message["type"] for message in leaving.rest()] == ["decision", "game"]
        assert [staying.next()["type"] for _ in range(2)] == ["decision", "game"]
        assert says(ann, game["id"], "well_played").status_code == 204
        assert staying.next() == {"type": "phrase", "seat": 0, "phrase": "well_played"}
        with Watching(api, game["id"]) as late:
            assert late.first["data"]["status"] == "finished"
            time.sleep(PAUSE_SECONDS)
            assert says(ann, game["id"], "again").status_code == 204
            assert late.next()["phrase"] == staying.next()["phrase"] == "again"


def test_phrase_streams_close_ten_minutes_after_the_end(services: Services) -> None:
    """From then on no phrase is accepted, and a stream ends as it would without phrases."""
    app: Any = create_app(services.settings).test_client()
    with freeze_time("2026-11-21T09:00:00Z", tick=True) as clock:
        game = open_game(services, GUEST, GUEST, rounds=9)
        services.commands.leave(game, 1)
        table = services.repository.get(game, TRUTH).position.table
        token = services.tokens.seat(game, 0, table.taken_at[0])
        path, owner = f"/v1/games/{game}", {"Authorization": f"Bearer {token}"}
        assert app.post(f"{path}/phrases", json={"phrase": "again"}, headers=owner).status_code == 204
        clock.tick(AFTER_END_SECONDS + 1)
        answer = app.post(f"{path}/phrases", json={"phrase": "again"}, headers=owner)
        assert (answer.status_code, answer.json["type"]) == (409, "/problems/game-over")
        streamed = app.get(f"{path}/stream?phrases=true", headers={"Accept": NDJSON}).data.splitlines()
        assert [json.loads(line)["type"] for line in streamed] == ["game"]


def test_the_game_is_sent_before_any_phrase(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds while the game is still unreadable, as a receiver must know the table of a phrase."""
    game, newest, said = open_game(services, GUEST, GUEST), Channel.newest, list[str]()

    def heard(channel: Channel) -> object:
        """Say a phrase, and again if the listener subscribed only later. Return whether it arrived."""
        with suppress(TooOften):
            publish_phrase(services.redis, services.redis, game, SentPhrase(0, "hello"))
        return channel.subscription.words_since(0)

    def late(channel: Channel, viewer: int | None) -> Any:
        if not said:
            said.append("hello")
            until(lambda: heard(channel))
            raise RedisError
        return newest(channel, viewer)

    monkeypatch.setattr(Channel, "newest", late)
    path = f"/v1/games/{game}/stream?phrases=true"
    answer = create_app(services.settings).test_client().get(path, headers={"Accept": NDJSON}, buffered=False)
    lines = answer.iter_encoded()
    assert [json.loads(next(lines))["type"] for _ in range(2)] == ["game", "phrase"]
    answer.close()


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
    assert [client.ask("POST", "/v1/webhooks", json=body).status_code for client in (api, ann)] == [401, 401]
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
    assert [answer.status_code for answer in answers] == [201, 201]
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
    assert [*services.redis.scan_iter("*webhook*")] == []
