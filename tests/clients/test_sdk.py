"""The Python client and its examples with a live service: the bot, a chat, many games, a replay, a round robin."""

import random
import re
import socket
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cairn_client import (
    BadSignature,
    Client,
    GameOver,
    IllegalMove,
    Invalid,
    NotFound,
    StaleVersion,
    Unreachable,
    ai,
    human,
    open_seat,
    types,
    verify_webhook,
)
from cairn_client.patch import patched
from cairn_client.transport import Transport
from clients.chat import serve
from clients.many_games import play
from clients.replay import print_steps
from clients.round_robin import NAMES, round_robin
from helpers.api import Api, free_port, running
from helpers.receiver import TRUSTED, Receiver
from helpers.webhooks import ANN, BOB, move
from standardwebhooks import Webhook as Signer


@pytest.fixture
def client(api: Api) -> Iterator[Client]:
    """Return a client of the live service."""
    with Client(api.url, deadline=5) as made:
        yield made


@pytest.fixture
def workers(redis_url: str) -> Iterator[None]:
    """Run a worker, for AIs and webhooks, and a caretaker."""
    with running({"REDIS_URL": redis_url} | TRUSTED, "worker --max-jobs 1000000", "caretaker"):
        yield


@pytest.mark.slow
@pytest.mark.usefixtures("workers")
@pytest.mark.parametrize(("ruleset", "ais"), [("schotten_totten", 1), ("highland_clans", 2), ("glen_more", 1)])
def test_a_game_is_played_and_replayed(client: Client, ruleset: str, ais: int) -> None:
    """Turn by turn to its end. The last step of its replay equals the game."""
    game, chance = client.open(ruleset, [human("Ann"), *[ai("random")] * ais]), random.Random(1)
    for turn in game.turns():
        assert turn.state.version == turn.version
        turn.play(chance.choice(turn.moves))
    ended, steps = game.read(), [*game.replay()]
    assert (ended.status, [step.decision.version for step in steps]) == ("finished", [*range(1, ended.version + 1)])
    assert steps[-1].game == ended
    assert steps[9].game.state == game.read(at=steps[9].game.version).state
    assert [decision.version for decision in game.decisions()] == [*range(1, ended.version + 1)]
    assert {proof.status for proof in game.audit().proofs} <= {"passed", "not_asked"}
    assert len(game.archive().splitlines()) == ended.version + 1


def test_moves_are_typed_and_refusals_have_their_clause(client: Client) -> None:
    """A move is a struct. An illegal move raises an exception with the clause."""
    ann, bob = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"first_seat": 0})
    with pytest.raises(IllegalMove) as illegal:
        ann.play(types.SchottenTottenClaim(stone=1))
    assert illegal.value.rule == "ST-03"
    assert illegal.value.rulebook == "/v1/rulesets/schotten_totten/rules/ST-03?version=1"
    card = next(move for move in ann.legal_moves() if isinstance(move, types.SchottenTottenPlayCard))
    played = ann.play(types.SchottenTottenPlayCard(card=card.card, stone=3), version=2)
    assert [decision.version for decision in played.decisions] == [3]
    with pytest.raises(StaleVersion):
        ann.play(card, version=2)
    with pytest.raises(Invalid) as wrong:
        client.open("schotten_totten", [human("Ann")], {"rounds": 0})
    assert wrong.value.errors[0]["pointer"].startswith("/")
    with pytest.raises(NotFound):
        client.game("a" * 20).read()
    assert bob.leave().status == "finished"


def test_two_seats_of_a_game_are_distinguished(client: Client) -> None:
    """Each turn is played with its seat's token."""
    seats = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"first_seat": 0})
    played = list[int]()
    for turn in client.turns(*seats):
        assert turn.game is seats[turn.seat]
        turn.play(turn.moves[0])
        played.append(turn.seat)
        if len(played) == 4:
            break
    assert {*played} == {0, 1}


def test_every_operation_can_be_called(client: Client) -> None:
    """By name, with types, and with the usual refusals."""
    client.create_player("Ann")
    series = client.calls.open_series({"title": "Clans", "format": "swiss", "ruleset": "glen_more", "places": 4})
    assert client.calls.join_series(series.id, types.JoinSeriesRequest()).participants[0].name == "Ann"
    assert [row.id for row in client.calls.list_series(player="me", status="open").items] == [series.id]
    assert client.calls.get_clause("schotten_totten", "ST-03", version=1).clause == "ST-03"
    pairing = client.calls.wait_for_opponent({"ruleset": "schotten_totten"}).id
    client.calls.stop_waiting(pairing)
    assert client.calls.get_pairing(pairing).status == "over"
    with pytest.raises(GameOver):
        client.calls.end_series(client.calls.end_series(series.id).id)


def test_a_phrase_is_a_typed_message(client: Client) -> None:
    """On request, on the stream of the game and its decisions."""
    ann, bob = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"first_seat": 0})
    messages = bob.watch(phrases=True)
    assert isinstance(next(messages), types.StreamedGame)
    ann.say("bagpipes")
    assert next(messages) == types.StreamedPhrase(seat=0, phrase="bagpipes")
    ann.leave()
    assert [type(message) for message in bob.watch()] == [types.StreamedGame]


@pytest.mark.slow
def test_lists_are_iterated_to_their_end(client: Client) -> None:
    """Across all pages."""
    opened = {client.open("schotten_totten", [human("Ann"), open_seat()]).id for _ in range(105)}
    assert {row.id for row in client.games(status="open")} == opened


def test_a_seat_is_taken_and_left(client: Client) -> None:
    """By a guest, whose token the game object stores."""
    ann = client.open("schotten_totten", [human("Ann"), open_seat()])
    bob = client.game(ann.id).take_seat("Bob")
    assert (bob.seat, [seat.name for seat in ann.read().seats]) == (1, ["Ann", "Bob"])
    assert ann.leave().status == "finished"


@contextmanager
def answering(*answers: int | None) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """Return the URL of a service that sends these statuses (None: it closes the connection), and received headers."""
    left, seen = [*answers], list[dict[str, str]]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            seen.append({**self.headers})
            status = left.pop(0)
            if status is None:
                self.connection.shutdown(socket.SHUT_RDWR)
                return
            self.send_response(status)
            self.send_header("Retry-After", "0")
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_: object) -> None:
            """Write no log line."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", seen
    server.shutdown()


@pytest.mark.slow
def test_requests_with_a_key_are_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    """After 429 and 503, and without a response. Others are not retried if they may have been executed."""
    monkeypatch.setattr(Transport, "pause", lambda *_: None)
    with answering(429, 503, None, 200) as (url, seen):
        assert Transport(url).ask("POST", "/", dict[str, Any], body={}, keyed=True) == {}
        assert len(seen) == 4
        assert len({each["Idempotency-Key"] for each in seen}) == 1
    with answering(None) as (url, _), pytest.raises(Unreachable):
        Transport(url).ask("POST", "/", dict[str, Any], body={})


def test_patches_are_applied() -> None:
    """Each operation of RFC 6902, in objects and lists, with escaped names. The input stays unchanged."""
    before = {"a": [1, 2], "b/c": {"d": 1}}
    changes: list[dict[str, Any]] = [
        {"op": "add", "path": "/a/1", "value": 9},
        {"op": "add", "path": "/a/-", "value": [0]},
        {"op": "replace", "path": "/a/0", "value": 7},
        {"op": "copy", "from": "/b~1c", "path": "/e"},
        {"op": "move", "from": "/b~1c/d", "path": "/f"},
        {"op": "remove", "path": "/a/2"},
    ]
    assert patched(before, changes) == {"a": [7, 9, [0]], "b/c": {}, "e": {"d": 1}, "f": 1}
    assert before == {"a": [1, 2], "b/c": {"d": 1}}
    assert patched(before, [{"op": "replace", "path": "", "value": 3}]) == 3


@pytest.mark.slow
@pytest.mark.usefixtures("workers")
def test_webhooks_are_posted_to_a_chat(api: Api, receiver: Receiver) -> None:
    """As sentences with names and a link. A message with an invalid signature is ignored."""
    game, (ann, bob) = api.open(ANN, BOB)
    port = free_port()
    hooked = {"url": f"http://127.0.0.1:{port}/", "game": game["id"], "events": ["decision"]}
    made = ann.post("/v1/webhooks", hooked)
    chat = serve(port, made["secret"], receiver.url)
    threading.Thread(target=chat.serve_forever, daemon=True).start()
    for _ in range(2):
        move(game["id"], ann, bob)
    posted = [body["content"] for body in receiver.wait(2)]
    chat.shutdown()
    decisions = ann.get(f"/v1/games/{game['id']}/decisions?after=2")["items"]
    table = f"(Ann against Bob) {api.url}/#/games/{game['id']}"
    assert posted == [f"{decision['text']} {table}" for decision in decisions]


def test_invalid_signatures_are_detected() -> None:
    """A changed body, another secret, an old message. Either of two secrets is valid."""
    secret, other = (f"whsec_{b64encode(letter * 32).decode()}" for letter in (b"a", b"b"))
    body, now = b'{"type":"ping","webhook":"aaaaaaaaaaaaaaaaaaaa"}', datetime.now(UTC)

    def headers(at: datetime) -> dict[str, str]:
        signature = Signer(secret).sign("msg_1", at, body.decode())
        return {"Webhook-Id": "msg_1", "Webhook-Timestamp": str(int(at.timestamp())), "Webhook-Signature": signature}

    assert verify_webhook([other, secret], headers(now), body) == types.WebhookPing("a" * 20)
    for wrong in (
        (other, headers(now), body),
        (secret, headers(now), body + b" "),
        (secret, headers(now - timedelta(minutes=6)), body),
        (secret, {}, body),
    ):
        with pytest.raises(BadSignature):
            verify_webhook(*wrong)


@pytest.mark.slow
@pytest.mark.usefixtures("workers")
def test_many_games_are_played_at_once(
    api: Api, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty on one connection, without a refused or retried request."""
    pauses = list[int]()
    monkeypatch.setattr(Transport, "pause", lambda _, attempt, *more: pauses.append(attempt))
    games = play(api.url, 50)
    assert pauses == []
    assert {api.get(f"/v1/games/{game}")["status"] for game in games} == {"finished"}
    print_steps(api.url, games[0])
    assert "chain passed" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.usefixtures("workers")
def test_eight_players_play_a_round_robin(api: Api) -> None:
    """All 28 games have a winner or are shared: two points each."""
    table = round_robin(api.url)
    assert {name for name, _ in table} == {*NAMES}
    assert sum(points for _, points in table) == 2 * 28


BOT = Path(__file__).with_name("bot.py")
SDK = Path(__file__).parents[2] / "service/sdk/python"
REQUEST = re.compile(rb"(GET|POST|DELETE) (/\S+) HTTP/1\.1\r\n")


class Wire:
    """A proxy that forwards all bytes to a service and back, and records requests."""

    def __init__(self, url: str) -> None:
        self._host, self._port = url.removeprefix("http://").split(":")
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._sent: list[bytes] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def requests(self) -> list[str]:
        """Return the requests so far, without ids of games."""
        found = REQUEST.findall(b"".join(self._sent))
        requests = [f"{method.decode()} {path.decode().partition('?')[0]}" for method, path in found]
        return [re.sub("/[a-z2-7]{20}", "/{game}", each) for each in requests]

    def close(self) -> None:
        """Accept no more connections."""
        self._server.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._server.accept()
                service = socket.create_connection((self._host, int(self._port)))
                for ends in ((client, service, self._sent), (service, client, None)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, log: list[bytes] | None) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if log is not None:
                    log.append(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)


@pytest.fixture
def wire(api: Api) -> Iterator[Wire]:
    """Return a proxy between the bot and the service."""
    found = Wire(api.url)
    yield found
    found.close()


@pytest.mark.slow
def test_the_bot_waits_takes_a_seat_and_plays_to_the_end(
    api: Api, wire: Wire, redis_url: str, start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots and an AI: each bot only sends its moves, as turn messages have all the data.

    The first bot starts before the game exists and is notified by the feed.
    """
    start(redis_url, "-m", "cairn.workers", "worker")
    monkeypatch.setenv("PYTHONPATH", str(SDK))
    bots = [start(redis_url, str(BOT), wire.url, seed, "1") for seed in "12"]
    while wire.requests.count("POST /v1/stream") < len(bots):
        assert [bot.poll() for bot in bots] == [None] * len(bots)
    seats = [{"kind": "open"}, {"kind": "ai", "level": "random"}, {"kind": "open"}]
    game = api.post("/v1/games", {"ruleset": "glen_more", "seats": seats})["id"]
    assert [bot.wait(60) for bot in bots] == [0, 0]
    found = api.get(f"/v1/games/{game}")
    assert (found["status"], found["outcome"]["reason"] in ("resigned", "abandoned")) == ("finished", False)
    pages = [f"/v1/games/{game}/decisions?after={after}&limit=500" for after in range(0, found["version"], 500)]
    made = sum(one["by"] in (0, 2) and bool(one["move"]) for page in pages for one in api.get(page)["items"])
    requests = wire.requests
    assert {name: requests.count(name) for name in {*requests}} == {
        "POST /v1/stream": 2 * len(bots),
        "POST /v1/games/{game}/seats": len(bots),
        "POST /v1/games/{game}/moves": made,
        "GET /v1/games/{game}": len(bots),
    }


def test_the_bot_is_short() -> None:
    """The client library makes that possible."""
    assert len(BOT.read_text().splitlines()) < 45
