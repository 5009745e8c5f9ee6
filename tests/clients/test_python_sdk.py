"""The Python client: retries, outages, problems, lists, `async`, and types for games of packages."""

import asyncio
import inspect
import logging
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import textwrap
import threading
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import cairn_client
import msgspec
import pytest
from cairn_client import (
    AsyncClient,
    CairnError,
    Client,
    Game,
    Turn,
    Unreachable,
    ai,
    human,
    open_seat,
    problems,
    transport,
    types,
)
from cairn_client.retries import Retries
from helpers.api import Api, running, serve
from helpers.outages import DONE, GONE, NDJSON, OVER, Response, Service, busy, check_gone, gone, responding
from helpers.packages import ARD_RI, site_of

from cairn.service.container import Services
from cairn.service.errors import PROBLEMS

SDK = Path(__file__).parents[2] / "service/sdk/python"
OF_A_PACKAGE = """
import games
from cairn_client import Client, ai, human, typed

with Client("{url}") as client:
    game = client.open("ard_ri", [human("Ann"), ai("random")], games.ArdRiOptionsRequest(first_seat=0))
    for turn in game.turns():
        state = typed(turn.state, games.ArdRiGame).state
        assert state and state.phase == "play"
        turn.play(typed(turn.moves[-1], games.ArdRiMovePiece))
        if turn.version > 8:
            game.leave()
            break
    assert game.read().status == "finished"
"""

AT_ONCE = """
import sys
from threading import Barrier, Thread
from cairn_client import plain, types

def read():
    barrier.wait()
    plain.read(data, types.Game)

data, barrier = sys.stdin.buffer.read(), Barrier(8)
sys.setswitchinterval(1e-6)
for thread in [Thread(target=read) for _ in range(8)]:
    thread.start()
"""


@pytest.fixture
def connect() -> Iterator[Callable[..., Client]]:
    """Return a function that makes a client, which is closed at the end."""
    with ExitStack() as stack:
        yield lambda *arguments, **options: stack.enter_context(Client(*arguments, **options))


@pytest.mark.slow
def test_retry_after_can_be_a_date(connect: Callable[..., Client]) -> None:
    """It is relative to the service's `Date`, whatever the clock of this machine says."""
    sent = datetime.now(UTC) - timedelta(days=400)
    date = format_datetime(sent + timedelta(seconds=2), usegmt=True)
    late = busy(429, Retry_After=date, Date=format_datetime(sent, usegmt=True))
    with responding([late, busy(Retry_After="1"), busy(Retry_After="soon"), DONE]) as (url, seen):
        assert connect(url).transport.ask("GET", "/", Any) == {"a": 1}
    pauses = [after.at - before.at for before, after in pairwise(seen)]
    assert [pauses[0] >= 2, pauses[1] >= 1, pauses[2] < 1] == [True] * 3


def test_no_retry_after_makes_a_client_busy_or_ends_a_stream(connect: Callable[..., Client]) -> None:
    """A time in the past and an impossible one say nothing. One far in the future is a day for a stream."""
    dates = [f"Sat, 01 Jan {year} 00:00:00 GMT" for year in ("2000", "9" * 20)]
    with responding([*(busy(Retry_After=after) for after in ("0", *dates)), DONE]) as (url, seen):
        assert connect(url).transport.ask("GET", "/", Any) == {"a": 1}
    assert all(after.at - before.at > 0.1 for before, after in pairwise(seen))
    for seconds in (1e12, float("inf")):
        assert 86_400 <= Retries(None, "POST /v1/stream").pause(CairnError(503, {}, seconds)) <= 108_000


def test_a_page_of_a_proxy_is_no_stream(connect: Callable[..., Client]) -> None:
    """The stream goes on with the next connection. A refusal may have `errors` that are null."""
    page, line = (200, {"Content-Type": "text/html"}, b"<html>\n"), b'{"a":1}\n'
    refused: Response = (401, {}, b'{"type": "/problems/unauthorized", "errors": null}')
    with responding([page, (200, NDJSON, line), refused]) as (url, seen):
        lines = connect(url).transport.stream("GET", "/", lambda: {})
        assert (next(lines), len(seen)) == (line.strip(), 2)
        with pytest.raises(CairnError) as error:
            connect(url).transport.ask("GET", "/", Any)
    assert error.value.errors == []


@pytest.mark.slow
def test_only_safe_requests_are_retried(connect: Callable[..., Client]) -> None:
    """Reads and requests with a key: after 502, 503, 504 and a response that was cut off. After 429 all."""
    cut_by_a_proxy: Response = (200, {}, b'{"a')
    with responding([busy(502), busy(503), busy(504), None, cut_by_a_proxy, DONE]) as (url, seen):
        assert connect(url).transport.ask("POST", "/", Any, body={}, keyed=True) == {"a": 1}
    assert len({each.headers["Idempotency-Key"] for each in seen}) == 1
    for status in (502, 503, 504):
        with responding([busy(status)]) as (url, _), pytest.raises(CairnError, match=str(status)):
            connect(url).transport.ask("POST", "/", Any, body={})
    with responding([busy(429), None]) as (url, seen), pytest.raises(Unreachable):
        connect(url).transport.ask("POST", "/", Any, body={})
    assert len(seen) == 2


def test_the_deadline_limits_all_attempts(connect: Callable[..., Client]) -> None:
    """The last refusal is raised then, or at once if `Retry-After` is later. None is no limit."""
    began = time.monotonic()
    with pytest.raises(Unreachable):
        connect("http://127.0.0.1:1", deadline=1).calls.get_health()
    assert 0.5 < time.monotonic() - began < 2
    with responding([busy(Retry_After="9")]) as (url, seen), pytest.raises(CairnError) as refused:
        connect(url).with_deadline(3).calls.get_health()
    assert (refused.value.retry_after, len(seen)) == (9, 1)
    forever = Retries(None, "GET /")
    assert [forever.pause(Unreachable("")) <= 8 for _ in range(2000)] == [True] * 2000


def test_requests_are_named_and_retries_are_logged(
    connect: Callable[..., Client], caplog: pytest.LogCaptureFixture
) -> None:
    """With the client's name and version, and without the token."""
    with caplog.at_level(logging.WARNING, "cairn_client"), responding([busy(), DONE]) as (url, seen):
        connect(url, "a-secret-token").transport.ask("GET", "/healthz", Any, query={"after": "secret-position"})
    assert {each.headers["User-Agent"] for each in seen} == {f"cairn-games-client/{cairn_client.__version__}"}
    (record,) = caplog.records
    assert record.getMessage().startswith("GET /healthz: 503 Service Unavailable: busy; attempt 2 follows in ")


def test_each_problem_has_a_class(connect: Callable[..., Client]) -> None:
    """It is raised for its type, and exported."""
    words = {"title": "Title", "status": 400, "detail": "A reason."}
    bodies = [msgspec.json.encode({"type": f"/problems/{name}", **words}) for name in PROBLEMS]
    assert problems.PROBLEMS.keys() == PROBLEMS.keys()
    with responding([(400, {}, body) for body in bodies]) as (url, _):
        client = connect(url)
        for kind in problems.PROBLEMS.values():
            with pytest.raises(kind, match=r"400 Title: A reason\.") as refused:
                client.calls.get_health()
            assert type(refused.value) is kind is getattr(cairn_client, kind.__name__)


def test_a_feed_continues_without_what_is_gone(connect: Callable[..., Client]) -> None:
    """After its position has expired it continues after the last versions; a seat that was left gets a message."""
    a, b, c = GONE
    with responding(gone()) as (url, seen):
        client = connect(url)
        games = [client.game(name, "token", seat) for name, seat in ((a, 0), (b, 1), (c, 0))]
        assert [*client.messages(*games)] == [
            types.FeedGone(b, 1, position="p1"),
            types.FeedGone(a, 0),
            types.FeedOver(c, 0, 9, msgspec.convert(OVER, types.Outcome), position="p2"),
        ]
    check_gone(seen)


def test_both_clients_have_the_same_methods() -> None:
    """With the same parameters."""
    for ours, theirs in ((Client, AsyncClient), (Game, cairn_client.AsyncGame), (Turn, cairn_client.AsyncTurn)):
        methods = {name for name in dir(ours) if not name.startswith("_")}
        assert methods == {name.replace("aclose", "close") for name in dir(theirs) if not name.startswith("_")}
        for name in methods - {"close"}:
            if callable(member := getattr(ours, name)) and name not in ("count", "index"):
                assert [*inspect.signature(member).parameters] == [*inspect.signature(getattr(theirs, name)).parameters]


def test_lists_have_several_pages(api: Api) -> None:
    """Games, decisions, series, standings, and their filters."""
    with Client(api.url) as client:
        client.create_player("Ann")
        opened = {client.open("schotten_totten", [human(player="me"), open_seat()]).id for _ in range(5)}
        assert {row.id for row in client.games(status="open", player="me", page_size=2)} == opened
        wanted = {"title": "Clans", "format": "swiss", "ruleset": "glen_more", "places": 4}
        series = {client.calls.open_series(wanted).id for _ in range(3)}
        assert {row.id for row in client.series(player="me", page_size=2)} == series
        assert [*client.rounds(series.pop(), page_size=1)] == []
        assert [*client.standings("schotten_totten", page_size=1)] == []
        ann, _ = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"first_seat": 0})
        assert [decision.version for decision in client.decisions(ann.id, page_size=1)] == [1, 2]
        assert [decision.version for decision in islice(ann.decisions(1), 2)] == [2]


@pytest.mark.slow
def test_an_async_client_plays_a_whole_game(api: Api, redis_url: str) -> None:
    """Against an AI; it watches, lists and replays, too."""

    async def play() -> None:
        async with AsyncClient(api.url) as client:
            game = await client.open("schotten_totten", [human("Ann"), ai("random")], {"rounds": 1})
            watching = asyncio.create_task(watch(client, game.id))
            async for turn in game.turns():
                await turn.play(random.Random(turn.version).choice(turn.moves))
            ended = await game.read()
            steps = [step async for step in game.replay()]
            assert (ended.status, steps[-1].game) == ("finished", ended)
            versions = [*range(1, ended.version + 1)]
            assert [decision.version async for decision in game.decisions()] == versions
            assert [row.id async for row in client.games(status="finished")] == [game.id]
            since, watched = await watching
            assert watched == versions[since:] != []
            with pytest.raises(cairn_client.GameOver):
                await game.play(types.SchottenTottenClaim(stone=1))

    async def watch(client: AsyncClient, game: str) -> tuple[int, list[int]]:
        messages = [message async for message in client.game(game).watch()]
        assert isinstance(messages[0], types.StreamedGame)
        assert isinstance(messages[-1], types.StreamedGame)
        return messages[0].version, [
            message.version for message in messages if isinstance(message, types.StreamedDecision)
        ]

    with running({"REDIS_URL": redis_url}, "worker"):
        asyncio.run(play())


@pytest.fixture
def service(redis_url: str, services: Services) -> Iterator[Service]:
    """Return a service of the test's own with an empty server behind it."""
    own = Service(redis_url)
    yield own
    own.stop()


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_a_bot_survives_an_outage(service: Service) -> None:
    """The service is away for 20 seconds while a move is sent: it is made once, and the streams miss nothing."""
    with Client(service.url) as client:
        ann, bob = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"rounds": 1, "first_seat": 0})
        watched = list[int]()

        def watch() -> None:
            for message in client.game(ann.id).watch():
                if isinstance(message, types.StreamedDecision):
                    watched.append(message.version)

        thread = threading.Thread(target=watch)
        thread.start()
        played, chance = list[int](), random.Random(1)
        for turn in client.turns(ann, bob):
            if len(played) == 10:
                service.stop()
                threading.Timer(20, service.start).start()
            played += [decision.version for decision in turn.play(chance.choice(turn.moves)).decisions]
        thread.join(60)
        assert played == watched == [*range(3, ann.read().version + 1)]


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_a_feed_continues_after_an_outage(service: Service) -> None:
    """It has each decision of the time without a connection once, and the end of a game. A final refusal is raised."""
    with Client(service.url) as client:
        ann, bob = client.open_all("schotten_totten", [human("Ann"), human("Bob")], {"rounds": 1, "first_seat": 0})
        cat, _ = client.open_all("schotten_totten", [human("Cat"), human("Dan")], {"first_seat": 0})
        messages = client.messages(ann, cat)
        assert {type(next(messages)) for _ in range(2)} == {Turn}
        service.stop()
        threading.Timer(3, service.start).start()
        ann.play(ann.legal_moves()[0])  # retried until the service is back
        cat.leave()
        bob.leave()
        received = [*messages]
        decisions = [message for message in received if isinstance(message, types.FeedDecision)]
        versions = [message.version for message in decisions if message.game == ann.id]
        assert versions == [*range(3, ann.read().version + 1)]
        ended = [message.game for message in received if isinstance(message, types.FeedOver | types.FeedGone)]
        assert sorted(ended) == sorted([ann.id, cat.id])
        with pytest.raises(cairn_client.Unauthorized):
            next(client.messages(client.game(ann.id, "wrong", 0)))
        with pytest.raises(cairn_client.NotFound):
            next(client.game("a" * 20).watch())


def test_a_stream_can_have_a_deadline() -> None:
    """It raises the last error when the service was away for longer."""
    with Client("http://127.0.0.1:1") as client:
        began = time.monotonic()
        with pytest.raises(Unreachable):
            next(client.messages(is_open=True, deadline=0.5))
        with pytest.raises(Unreachable):
            next(client.game("a" * 20).watch(deadline=0.5))
    assert time.monotonic() - began < 3


def test_a_silent_stream_is_lost(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The service sends a heartbeat every 15 seconds, so a longer silence means a dead connection."""
    assert transport.IDLE_TIMEOUT == 30
    monkeypatch.setattr(transport, "IDLE_TIMEOUT", 0.2)
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        Client(f"http://127.0.0.1:{server.getsockname()[1]}") as client,
        pytest.raises(Unreachable, match="timed out"),
    ):
        next(client.messages(is_open=True, deadline=1))
    assert len(caplog.records) > 1


def test_many_streams_leave_connections_for_requests(connect: Callable[..., Client]) -> None:
    """A client has no limit of connections, so that a hundred streams do not keep its moves waiting."""
    with holding_streams() as url:
        client = connect(url)
        streams = [client.transport.stream("GET", "/stream", transport.StreamRequest) for _ in range(101)]
        assert {next(lines) for lines in streams} == {b""}
        assert client.transport.ask("GET", "/", Any, deadline=5) == 1
        for lines in streams:
            lines.close()


@contextmanager
def holding_streams() -> Iterator[str]:
    """Return the URL of a service whose streams send one heartbeat, and stay open."""
    over = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.send_response_only(200)
            is_stream = self.path == "/stream"
            headers = {"Connection": "close"} | NDJSON if is_stream else {"Content-Length": "1"}
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(b"\n" if is_stream else b"1")
            if is_stream:
                over.wait()

        def log_message(self, *_: object) -> None:
            """Write no log line."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        over.set()
        server.shutdown()


@pytest.mark.slow
def test_threads_can_read_a_type_for_the_first_time(api: Api) -> None:
    """At once: msgspec 0.22 crashed in two of five such processes."""
    game, _ = api.open()
    body, environment = msgspec.json.encode(api.get(f"/v1/games/{game['id']}")), os.environ | {"PYTHONPATH": str(SDK)}
    for _ in range(12):
        subprocess.run([sys.executable, "-c", AT_ONCE], input=body, env=environment, check=True, timeout=60)


def test_the_feed_of_a_player_ends_with_their_games(api: Api) -> None:
    """It has only the turns of the games that are named, and none if they are over already."""
    with Client(api.url) as client:
        client.create_player("Ann")
        seats = [human(player="me"), human("Bob")]
        first, other = (client.open("schotten_totten", seats, {"first_seat": 0}) for _ in range(2))
        first, other = client.game(first.id, seat=0), client.game(other.id, seat=0)
        turns = first.turns()
        assert next(turns).game is first
        first.leave()
        assert [*turns] == []
        assert [*first.turns()] == []
        assert next(client.turns()).game.id == other.id


@pytest.mark.slow
def test_the_examples_of_the_readme_run(api: Api, redis_url: str) -> None:
    """Each is a whole program."""
    with running({"REDIS_URL": redis_url}, "worker"):
        for example in readme_examples():
            code = example.replace("http://127.0.0.1:8000", api.url)
            environment = os.environ | {"PYTHONPATH": str(SDK)}
            subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=60)


def readme_examples() -> list[str]:
    """Return the programs of the README."""
    examples = re.findall(r"^( *)```python\n(.*?)^ *```", (SDK / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(example) for _, example in examples]


@pytest.mark.clients
@pytest.mark.timeout(400)
def test_a_package_has_types(tmp_path: Path, redis_url: str, services: Services) -> None:
    """The installed command writes them for a service; strict pyright accepts them, the client and the examples."""
    shutil.copytree(SDK, tmp_path, dirs_exist_ok=True)
    venv.create(tmp_path / "env", with_pip=True)
    tools = tmp_path / "env/bin"
    subprocess.run([tools / "pip", "install", "-q", ".[types]", "basedpyright==1.40.2"], cwd=tmp_path, check=True)
    packages = site_of(tmp_path / "site", ARD_RI)
    with ExitStack() as stack:
        stack.enter_context(running({"REDIS_URL": redis_url, **packages}, "worker"))
        url = stack.enter_context(contextmanager(serve)(redis_url, **packages))
        for options in (["-o", "games.py"], ["-o", "games.ts", "--typescript"]):
            subprocess.run([tools / "cairn-client", "types", url, *options], cwd=tmp_path, check=True)
        assert "ArdRiState: {" in (tmp_path / "games.ts").read_text()
        (tmp_path / "play.py").write_text(OF_A_PACKAGE.format(url=url))
        for number, example in enumerate(readme_examples()):
            (tmp_path / f"example{number}.py").write_text(example)
        checked = {
            "typeCheckingMode": "strict",
            "include": ["*.py", "cairn_client"],
            "venvPath": ".",
            "venv": "env",
        }
        (tmp_path / "pyrightconfig.json").write_bytes(msgspec.json.encode(checked))
        subprocess.run([tools / "basedpyright"], cwd=tmp_path, check=True)
        subprocess.run([tools / "python", "play.py"], cwd=tmp_path, check=True, timeout=60)
