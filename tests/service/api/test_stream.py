"""The live stream over HTTP: messages, visibility, resumption and end."""

import json
import random
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

import jsonpatch
import pytest
from helpers.api import HEARTBEAT, KEY, OPERATOR, PLACES, Api
from helpers.commands import GUEST, leave_to_an_ai, legal, open_game, play_to_the_end
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.schotten_totten.pieces import Options
from cairn.service.api.games.resources import game_now
from cairn.service.api.http.streaming import NDJSON
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.settings import Settings


class Message(NamedTuple):
    """An event of a stream. A comment has no event, id or data."""

    event: str = ""
    id: str = ""
    data: str = ""

    @property
    def json(self) -> Any:
        """Return the decoded data."""
        return json.loads(self.data)


class Stream:
    """A client of a game's stream."""

    def __init__(self, client: Api, game: str, last: int | str | None = None, *, patient: bool = True) -> None:
        """Open a stream. If `patient`, retry while slots of closed streams are not free yet."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        self.answer = client.stream(f"/v1/games/{game}/stream", headers, patient=patient)
        self._lines = self.answer.iter_lines(chunk_size=1, delimiter=b"\n\n")

    def __enter__(self) -> "Stream":
        assert self.answer.status_code == 200, self.answer.text
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()

    def all(self) -> Iterator[Message]:
        """Yield messages, comments included, until the stream ends."""
        for raw in self._lines:
            if raw:
                fields = dict(line.split(": ", 1) for line in raw.decode().split("\n") if not line.startswith(":"))
                yield Message(**fields)

    def take(self, count: int) -> list[Message]:
        """Return the next events."""
        events = (message for message in self.all() if message.event)
        return [next(events) for _ in range(count)]

    def rest(self) -> list[Message]:
        """Return the events until the stream ends."""
        return [message for message in self.all() if message.event]


@pytest.fixture
def viewer(quick: str, services: Services) -> Api:
    """Return a spectator."""
    return Api(quick)


def player(viewer: Api, services: Services, game: str, seat: int) -> Api:
    """Return the client of the player whose seat was taken in the game's first decision."""
    return viewer.as_(services.tokens.seat(game, seat, 1))


def play(services: Services, game: str, count: int, seed: int = 1) -> None:
    """Make random moves."""
    source = random.Random(seed)
    for _ in range(count):
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(moves)])


def ids(messages: list[Message]) -> list[tuple[str, int]]:
    """Return the names and versions of events."""
    return [(message.event, int(message.id)) for message in messages]


def test_a_stream_begins_with_the_game_and_sends_each_decision(viewer: Api, services: Services) -> None:
    """The first message is the game as visible to the viewer. Decisions have the same bytes as their URLs return."""
    game = open_game(services, rounds=9)
    ann = player(viewer, services, game, 0)
    with Stream(viewer, game) as watched, Stream(ann, game) as played:
        assert watched.answer.headers["Content-Type"].startswith("text/event-stream")
        assert watched.answer.headers["Cache-Control"] == "private, no-cache"
        for client, stream in ((viewer, watched), (ann, played)):
            assert stream.take(1) == [Message("game", "2", client.ask("GET", f"/v1/games/{game}").text)]
        play(services, game, 12)
        for client, stream in ((viewer, watched), (ann, played)):
            decisions = stream.take(12)
            assert ids(decisions) == [("decision", version) for version in range(3, 15)]
            for message in decisions:
                assert message.data == client.ask("GET", f"/v1/games/{game}/decisions/{message.id}").text


def test_a_stream_of_lines_has_the_same_messages(viewer: Api, services: Services) -> None:
    """With `Accept: application/x-ndjson` an event is a line with its type and version, a heartbeat an empty line."""
    game = open_game(services, rounds=9)
    with viewer.stream(f"/v1/games/{game}/stream", {"Accept": NDJSON}) as answer, Stream(viewer, game) as events:
        assert answer.headers["Content-Type"].startswith(NDJSON)
        lines = answer.iter_lines(chunk_size=1)
        (first,) = events.take(1)
        assert json.loads(next(lines)) == {"type": "game", "version": 2, "data": first.json}
        assert next(lines) == b""
        play(services, game, 3)
        sent = [json.loads(line) for line in islice(filter(None, lines), 3)]
        assert sent == [{"type": event.event, "version": int(event.id), "data": event.json} for event in events.take(3)]


def test_changes_patch_one_position_into_the_next(viewer: Api, services: Services) -> None:
    """The first message, patched with the changes of each decision, equals the game's resource at that version."""
    game = open_game(services, rounds=9)
    bob = player(viewer, services, game, 1)
    with Stream(bob, game) as stream:
        position = stream.take(1)[0].json
        play(services, game, 25)
        for message in stream.take(25):
            position = jsonpatch.apply_patch(position, message.json["changes"])
            assert position == bob.get(f"/v1/games/{game}?at={message.id}")


@pytest.mark.slow
def test_a_stream_resumes_without_gaps_or_repeats(viewer: Api, services: Services) -> None:
    """A client that loses its stream repeatedly while decisions are made misses none."""
    game, count = open_game(services, rounds=99), 75

    def read(number: int) -> list[tuple[str, int]]:
        client = viewer if number % 2 else player(viewer, services, game, 0)
        source, last = random.Random(number), None
        seen: list[tuple[str, int]] = []
        while last != count + 2:
            with Stream(client, game, last) as stream:
                for _ in range(source.randint(1, 25)):
                    if last != count + 2:  # the first message may be the whole game
                        seen += ids(stream.take(1))
                        last = seen[-1][1]
        return seen

    with ThreadPoolExecutor(PLACES - 2) as pool:
        readers = [pool.submit(read, number) for number in range(PLACES - 2)]
        play(services, game, count)
        for reader in readers:
            (event, start), *decisions = reader.result()
            assert event == "game"
            assert decisions == [("decision", version) for version in range(start + 1, count + 3)]


@pytest.mark.parametrize("last", ["", "x", "-1", "1.5", "9" * 40, "\u0661", "0", "99"])
def test_an_unknown_event_id_starts_from_the_beginning(viewer: Api, services: Services, last: str) -> None:
    """If the game has no such version, the first message is the game. What is no version is refused by name."""
    game = open_game(services)
    if not (last.isascii() and last.isdecimal() and len(last) < 16):
        answer = viewer.ask("GET", f"/v1/games/{game}/stream", headers={"Last-Event-ID": last.encode()})
        assert (answer.status_code, answer.json()["errors"][0]["parameter"]) == (422, "Last-Event-ID")
        return
    with Stream(viewer, game, last) as stream:
        assert ids(stream.take(1)) == [("game", 2)]


def test_hidden_cards_are_never_sent(viewer: Api, services: Services) -> None:
    """No message to a spectator or a seat names a card that is then in another hand."""
    game = open_game(services, rounds=9)
    watchers = {None: viewer, 0: player(viewer, services, game, 0), 1: player(viewer, services, game, 1)}
    streams = {seat: Stream(client, game) for seat, client in watchers.items()}
    play(services, game, 40)
    own = 0
    for seat, stream in streams.items():
        with stream:
            first = stream.take(1)
            for message in [*first, *stream.take(42 - int(first[0].id))]:
                state = services.repository.get(game, TRUTH, int(message.id)).position.state
                for other, hand in enumerate(state.hands):  # type: ignore[union-attr]
                    named = [card for card in hand if f'"{card}"' in message.data]
                    assert other == seat or named == []
                    own += len(named)
    assert own > 0


def test_the_end_reveals_the_game(viewer: Api, services: Services) -> None:
    """The last decision reveals all secrets, and the whole game follows. Changes fit messages that are read late."""
    game = open_game(services)
    with Stream(viewer, game) as stream:
        first = stream.take(1)[0]
        play_to_the_end(services, game)
        *decisions, last = stream.rest()
    version = services.repository.latest_known(game).head.version
    assert None in first.json["state"]["hands"][0]
    assert ids(decisions) == [("decision", number) for number in range(3, version + 1)]
    resource = first.json
    for message in decisions:
        assert resource["outcome"] is None
        assert {card for hand in resource["state"]["hands"] for card in hand} <= {None}
        resource = jsonpatch.apply_patch(resource, message.json["changes"])
    assert resource == last.json
    assert last == Message("game", str(version), viewer.ask("GET", f"/v1/games/{game}").text)
    assert last.json["outcome"]
    for after in (None, version):
        with Stream(viewer, game, after) as again:
            assert again.rest() == [last]
    with Stream(viewer, game, version - 2) as resumed:
        assert ids(resumed.rest()) == [("decision", version - 1), ("decision", version), ("game", version)]


def test_leaving_a_seat_ends_its_stream(viewer: Api, services: Services) -> None:
    """It ends without another message, and other streams continue. No stream changes its viewer."""
    game = open_game(services, rounds=9, first_seat=1)
    ann, bob = (player(viewer, services, game, seat) for seat in range(2))
    with Stream(ann, game) as anns, Stream(bob, game) as bobs, Stream(viewer, game) as watched:
        for stream in (anns, bobs, watched):
            stream.take(1)
        leave_to_an_ai(services, game, 0)
        assert anns.rest() == []
        assert ids(bobs.take(1)) == ids(watched.take(1)) == [("decision", 3)]
        play(services, game, 1)
        assert ids(bobs.take(1)) == ids(watched.take(1)) == [("decision", 4)]
    assert Stream(ann, game).answer.status_code == 401


def test_a_deleted_game_ends_its_streams(viewer: Api, services: Services) -> None:
    """They end without another message. A new request is not found."""
    game = open_game(services)
    with Stream(viewer, game) as watched, Stream(player(viewer, services, game, 0), game) as played:
        assert len(watched.take(1)) == len(played.take(1)) == 1
        assert viewer.as_(OPERATOR).ask("DELETE", f"/v1/games/{game}").status_code == 204
        assert watched.rest() == played.rest() == []
    assert Stream(viewer, game).answer.status_code == 404
    assert Stream(viewer.as_("odd"), open_game(services)).answer.status_code == 401


def test_a_game_reopened_under_the_same_id_is_another_game(viewer: Api, services: Services) -> None:
    """A stream sends nothing of the new game, although it was not notified of the deletion."""
    game = open_game(services)
    with Stream(viewer, game) as stream:
        stream.take(1)
        services.redis.delete(*services.redis.keys(f"cairn:{{{game}}}:*"))
        services.repository.forget(game)
        services.commands.open_game(game, "schotten_totten", Options(1, 0), (GUEST, GUEST))
        assert stream.rest() == []


@pytest.mark.slow
def test_an_idle_stream_sends_heartbeats(viewer: Api, services: Services) -> None:
    """A comment shows that the stream is alive. Later messages follow as usual."""
    game = open_game(services, rounds=9)
    with Stream(viewer, game) as stream:
        stream.take(1)
        messages = stream.all()
        start = time.monotonic()
        assert [next(messages) for _ in range(3)] == [Message()] * 3
        assert time.monotonic() - start >= 2 * HEARTBEAT
        play(services, game, 1)
        assert ids(stream.take(1)) == [("decision", 3)]


def test_streams_have_a_slot_limit_that_does_not_affect_requests(viewer: Api, services: Services) -> None:
    """Above it the response is 503 with `Retry-After`; other requests succeed. A closed stream frees its slot."""
    game = open_game(services)
    streams = [Stream(viewer, game).__enter__() for _ in range(PLACES)]
    full = Stream(viewer, game, patient=False).answer
    assert (full.status_code, full.json()["type"], full.headers["Retry-After"]) == (503, "/problems/unavailable", "10")
    assert viewer.get(f"/v1/games/{game}")["version"] == 2
    streams.pop().answer.close()
    with Stream(viewer, game) as late:
        assert ids(late.take(1)) == [("game", 2)]
    for stream in streams:
        stream.answer.close()


@pytest.mark.slow
def test_a_stalled_client_is_disconnected(viewer: Api, services: Services) -> None:
    """A client that stops reading is disconnected before all messages are sent, and its slot is freed."""
    game = open_game(services, rounds=99)
    play(services, game, 400)
    stalled = [_stall(viewer, game) for _ in range(PLACES)]
    assert Stream(viewer, game, patient=False).answer.status_code == 503
    streams = [Stream(viewer, game).__enter__() for _ in range(PLACES)]
    for stream in streams:
        stream.answer.close()
    for connection in stalled:
        with connection:
            assert not _drain(connection).endswith(b"0\r\n\r\n")


def _drain(connection: socket.socket) -> bytes:
    """Return the last bytes before the connection is closed or reset."""
    end = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            end = (end + more)[-5:]
    return end


def _stall(viewer: Api, game: str) -> socket.socket:
    """Request a whole stream and read none of it."""
    host, port = viewer.url.removeprefix("http://").split(":")
    for _ in range(200):
        connection = socket.socket()
        connection.settimeout(30)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
        connection.connect((host, int(port)))
        connection.sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\nLast-Event-ID: 1\r\n\r\n".encode())
        if connection.recv(12) == b"HTTP/1.1 200":
            return connection
        connection.close()
        time.sleep(0.05)
    pytest.fail("no place was given back")


def test_the_first_message_waits_for_redis(services: Services, redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If its names cannot be read, it is delayed, not omitted: decisions alone would be useless."""
    away = iter([RedisConnectionError("away")])

    def sometimes(*args: Any) -> Any:
        if error := next(away, None):
            raise error
        return game_now(*args)

    monkeypatch.setattr("cairn.service.api.streams.stream.game_now", sometimes)
    app = create_app(Settings(redis_url=redis_url, key=KEY, heartbeat=0.1))
    answer = app.test_client().get(f"/v1/games/{open_game(services, GUEST, GUEST)}/stream", buffered=False)
    messages = [*islice(answer.iter_encoded(), 3)]
    answer.close()
    assert next(message for message in messages if not message.startswith(b":")).startswith(b"event: game\n")
    assert next(away, None) is None
