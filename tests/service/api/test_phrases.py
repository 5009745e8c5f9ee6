"""Set phrases over HTTP: permissions, receivers, and no storage."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, get_args
from urllib.parse import urlsplit

import pytest
from freezegun import freeze_time
from helpers.api import Api, serve
from helpers.commands import GUEST, opened
from helpers.keys import held, keys
from helpers.people import Person, refused, says
from helpers.running import until
from helpers.watching import Watching
from redis.exceptions import RedisError

from cairn.service.api.http.encoding import NDJSON
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import TooOften
from cairn.service.queries.broadcast import Channel
from cairn.service.queries.phrases import AFTER_END_SECONDS, PAUSE_SECONDS, Phrase, SentPhrase, read_said
from cairn.service.queries.snapshots import TRUTH

PHRASES = get_args(Phrase)


@pytest.fixture(scope="module")
def second(redis_url: str) -> Iterator[str]:
    """Return the URL of a second API process."""
    yield from serve(redis_url)


@pytest.mark.slow
def test_a_phrase_is_sent_to_all_subscribers(api: Api, second: str) -> None:
    """Every process sends it in order, to other seats and spectators, also for unlisted games."""
    game, (ann, bob) = api.open(rounds=9)
    spectator = Api(second)
    with Watching(bob, game["id"]) as near, Watching(spectator, game["id"]) as far:
        assert says(ann, game["id"], "good_luck").status_code == 204
        assert says(bob, game["id"], "bagpipes").status_code == 204
        for watching in (near, far):
            messages = [watching.next() for _ in range(2)]
            assert messages == [
                {"type": "phrase", "seat": 0, "phrase": "good_luck"},
                {"type": "phrase", "seat": 1, "phrase": "bagpipes"},
            ]


def test_an_empty_response_keeps_the_connection_usable(api: Api) -> None:
    """No byte follows it that a client would read as the next response."""
    game, _ = api.open(rounds=9)
    parts, token = urlsplit(api.url), game["tokens"][0]["token"]
    body = b'{"phrase":"hello"}'
    asked = f"POST /v1/games/{game['id']}/phrases HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
    asked += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection((str(parts.hostname), parts.port or 80), 30) as connection:
        connection.sendall(asked.encode() + body)
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        received = b"".join(iter(lambda: connection.recv(65536), b""))
    first, _, second = received.partition(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 204")
    assert b"chunked" not in first
    assert second.startswith(b"HTTP/1.1 200")


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
            assert not odd.is_set()
        assert bob.get(path) == before
        moves = ann.get(f"{path}/legal-moves")["moves"]
        ann.post(f"{path}/moves", {"moves": moves[:1]})
        assert watching.next()["type"] == "decision"
        assert json.loads(next(line for line in feed.iter_lines(chunk_size=1) if line))["type"] == "decision"


def test_a_seat_says_one_phrase_at_a_time(api: Api, second: str) -> None:
    """The limit holds across processes. The other seat may answer."""
    game, (ann, bob) = api.open(rounds=9)
    assert says(ann, game["id"]).status_code == 204
    for client in (ann, Api(second, game["tokens"][0]["token"])):
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
    assert read_said(f"1 {phrase}") == SentPhrase(1, phrase)
    assert [read_said(words) for words in (f"x {phrase}", "1 you cheat", "1", "")] == [None] * 4


def test_phrases_are_not_stored(api: Api, services: Services) -> None:
    """Only the seat's waiting time is stored, until it is over."""
    game, (ann, _) = api.open(rounds=9)
    before = {*keys(services.redis)}
    says(ann, game["id"], "bagpipes")
    (new,) = {*keys(services.redis)} - before
    assert new.decode() == f"cairn:limits:phrase:{game['id']}:0"
    assert 0 < services.redis.pttl(new) <= PAUSE_SECONDS * 1000
    assert "bagpipes" not in repr(held(services.redis))


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
    app = create_app(services.settings).test_client()
    with freeze_time("2026-11-21T09:00:00Z", tick=True) as clock:
        game = opened(services, GUEST, GUEST, rounds=9)
        services.commands.leave(game, 1)
        table = services.repository.get(game, TRUTH).position.table
        token = services.tokens.seat(game, 0, table.taken_at[0])
        path, owner = f"/v1/games/{game}", {"Authorization": f"Bearer {token}"}
        assert app.post(f"{path}/phrases", json={"phrase": "again"}, headers=owner).status_code == 204
        clock.tick(AFTER_END_SECONDS + 1)
        answer: Any = app.post(f"{path}/phrases", json={"phrase": "again"}, headers=owner)
        assert (answer.status_code, answer.json["type"]) == (409, "/problems/game-over")
        streamed = app.get(f"{path}/stream?phrases=true", headers={"Accept": NDJSON}).data.splitlines()
        assert [json.loads(line)["type"] for line in streamed] == ["game"]


def test_the_game_is_sent_before_any_phrase(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds while the game is still unreadable, as a receiver must know the table of a phrase."""
    game, newest, said = opened(services, GUEST, GUEST), Channel.newest, list[str]()

    def heard(channel: Channel) -> object:
        """Say a phrase, and again if the listener subscribed only later. Return whether it arrived."""
        with suppress(TooOften):
            services.phrases.say(game, SentPhrase(0, "hello"))
        return channel.subscription.words_since(0)

    def late(channel: Channel, viewer: int | None) -> Any:
        if not said:
            said.append("hello")
            until(lambda: heard(channel))
            raise RedisError
        return newest(channel, viewer)

    monkeypatch.setattr(Channel, "newest", late)
    client = create_app(services.settings).test_client()
    path = f"/v1/games/{game}/stream?phrases=true"
    answer = client.get(path, headers={"Accept": NDJSON}, buffered=False)
    lines = answer.iter_encoded()
    assert [json.loads(next(lines))["type"] for _ in range(2)] == ["game", "phrase"]
    answer.close()
