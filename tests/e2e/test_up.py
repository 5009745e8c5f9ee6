"""`cairn up`, as started by a person."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import requests
from click.testing import CliRunner
from helpers.running import PATIENCE, ROOT, Up, address, ask, demo, is_running, until
from helpers.servers import serving
from redis import Redis

from cairn.service.cli import main
from cairn.service.cli import up_command as body
from cairn.service.run.supervisor import Supervisor


@pytest.fixture
def up(tmp_path: Path) -> Iterator[Callable[..., Up]]:
    """Return a function that starts Cairn on a free port with its own folder."""
    started: list[Up] = []

    def start(*options: str, **environment: str) -> Up:
        options = options or ("--port", "0", "--data", str(tmp_path / "data"))
        started.append(Up(tmp_path / f"output {len(started)}", *options, **environment))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop()


def check_stop(started: Up, number: int) -> None:
    """Check that a signal stops it cleanly: with all its parts, without a traceback."""
    parts = started.parts()
    assert len(parts) == 6
    assert started.stop(number) == 0
    assert not [pid for pid in parts if Path(f"/proc/{pid}").exists()]
    assert "Traceback" not in started.output


@pytest.fixture(scope="class")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the Cairn shared by these tests. Its name needs quoting in a URL."""
    return tmp_path_factory.mktemp("shared") / "data 100%?"


@pytest.fixture(scope="class")
def shared(data: Path) -> Iterator[Up]:
    """Return a running Cairn at a named host, with an unreachable proxy in the environment."""
    options = ["--host", "localhost", "--port", "0", "--data", str(data)]
    one = Up(data.parent / "output", *options, http_proxy="http://127.0.0.1:1", no_proxy="")
    yield one
    check_stop(one, signal.SIGTERM)


@contextmanager
def pause_ais(started: Up) -> Iterator[None]:
    """Pause the AIs, as the tests need the processor."""
    workers = [pid for pid, line in started.parts().items() if "workers worker" in line]
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in workers:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.slow
class TestOneThatRuns:
    """Tests that share a Cairn, which is stopped after them, as its AIs are busy."""

    def test_everything_starts_and_plays(self, shared: Up) -> None:
        """It prints its URL and those of a game of each kind. A game is played as soon as it is viewed.

        Cairn calls itself locally, whatever proxies the environment has, and its folder may have any name.
        """
        url, game = address(shared), demo(shared)
        assert url.startswith("http://localhost:")
        for name in ("Highland Clans", "Glen More"):
            assert shared.hears(rf"Watch AIs play {name}: http://localhost:\S+")
        assert until(lambda: all(condition["ok"] for condition in ask("GET", f"{url}/readyz")["conditions"]))
        assert ask("GET", f"{url}/readyz")["workers"] == 2
        assert until(lambda: ask("GET", game)["version"] > 10)
        assert len(shared.parts()) == 6
        serving = [pid for pid, line in shared.parts().items() if "api --once" in line]
        assert not shared.parts(of=serving[0])

    def test_a_game_waits_for_a_viewer(self, shared: Up) -> None:
        """It is in the lobby, and its archive has two decisions, while the viewed game is played.

        A client that streams it receives it from its beginning.
        """
        url = address(shared)
        other = shared.hears(r"Watch AIs play Glen More: \S+/#/games/[a-z2-7]{20}\b").rpartition("/")[2]
        until(lambda: _version(demo(shared)) > 10)
        assert other in [row["id"] for row in ask("GET", f"{url}/v1/games?status=running")["items"]]
        assert len(requests.get(f"{url}/v1/games/{other}/archive", timeout=30).text.splitlines()) == 2
        with requests.get(f"{url}/v1/games/{other}/stream", stream=True, timeout=30) as stream:
            events = (line for line in stream.iter_lines(chunk_size=1) if line.startswith(b"id: "))
            assert [next(events) for _ in range(5)] == [b"id: %d" % version for version in range(2, 7)]

    def test_a_game_is_printed_step_by_step(self, shared: Up, data: Path) -> None:
        """`cairn replay` prints a sentence per decision, and the table. An unknown game is an error of one line."""
        game = demo(shared).rpartition("/")[2]
        until(lambda: _version(demo(shared)) > 8)
        command = [sys.executable, "-m", "cairn.service", "replay", game, "--at", "6", "--data", str(data)]
        with pause_ais(shared):
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
            missing = CliRunner().invoke(main, ["replay", "a" * 20, "--data", str(data)], env={"REDIS_URL": None})
        lines = done.stdout.splitlines()
        assert lines[0].endswith("A game of Schotten Totten is opened for 2.")
        assert "Greedy Colin is dealt 7 cards." in lines[1]
        assert re.match(r" +6  \d\d:\d\d:\d\d  Greedy (Colin|Murdo) \w+ ", lines[5])
        assert any(" [1] " in line for line in lines)
        assert (missing.exit_code, missing.stderr) == (1, f"Error: There is no game {'a' * 20}.\n")

    def test_a_folder_in_use_is_reported(self, up: Callable[..., Up], shared: Up, data: Path) -> None:
        """Two Cairns must not use it at once."""
        address(shared)
        with pause_ais(shared):
            assert "Another Cairn is using the data folder" in read_refusal(up("--port", "0", "--data", str(data)))


@pytest.mark.many
def test_games_survive_a_restart(up: Callable[..., Up]) -> None:
    """They are in the data folder, and tokens stay valid. The AIs' game continues, and no other one is opened.

    It is stopped by Ctrl-C the first time, and by the end of its terminal the second time.
    """
    first = up()
    watched, url = demo(first).rpartition("/")[2], address(first)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    game = ask("POST", f"{url}/v1/games", json={"ruleset": "schotten_totten", "seats": seats})
    check_stop(first, signal.SIGINT)
    second = up()
    assert demo(second).rpartition("/")[2] == watched
    headers = {"Authorization": f"Bearer {game['tokens'][0]['token']}"}
    assert ask("GET", f"{address(second)}/v1/games/{game['id']}", headers=headers)["viewer"] == 0
    check_stop(second, signal.SIGHUP)


@pytest.mark.many
def test_killed_parts_recover(up: Callable[..., Up], tmp_path: Path) -> None:
    """kill -9 of each part, including the embedded servers: then an AI answers a move as before."""
    services = up("--port", "0", "--data", str(tmp_path / "data"), "--no-demo", CAIRN_API_PROCESSES="2")
    url = address(services)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"}]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
    opened = ask("POST", f"{url}/v1/games", json=body)
    game, headers = f"{url}/v1/games/{opened['id']}", {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
    log, queue = "/data/redis.sock", "/queue/redis.sock"
    for part in (log, queue, "workers worker", "workers caretaker", "api --once", queue, log):
        before = until(lambda name=part: {pid for pid, line in services.parts().items() if name in line})
        children = services.parts(of=min(before))
        assert bool(children) == (part == "api --once")
        with suppress(ProcessLookupError):  # it may have died already with the server
            os.kill(min(before), signal.SIGKILL)
        until(lambda name=part, old=before: {pid for pid, line in services.parts().items() if name in line} - old)
        until(lambda old=children: not any(map(is_running, old)))
    version = until(lambda: _version(game))
    move = ask("GET", f"{game}/legal-moves", headers=headers)["moves"][0]
    ask("POST", f"{game}/moves", json={"moves": [move]}, headers=headers)
    assert until(lambda: _version(game) > version + 1)
    assert [proof["status"] for proof in ask("GET", f"{game}/audit")["proofs"]][:2] == ["passed", "passed"]
    assert services.stop() == 0
    socket.create_server(("127.0.0.1", int(re.findall(r":(\d+)/", game)[0]))).close()


def _version(game: str) -> int:
    try:
        answer = requests.get(game, timeout=30)
    except requests.ConnectionError:
        return 0
    return int(answer.json()["version"]) if answer.status_code == 200 else 0


def read_refusal(started: Up) -> str:
    """Return the one sentence with which it gave up."""
    assert started.process.wait(PATIENCE) != 0
    return check_one_sentence(started.output)


def check_one_sentence(words: str) -> str:
    """Return the output after checking that it is one line, except for the URL of metrics."""
    assert "Traceback" not in words
    words = re.sub(r"^Metrics are at .*\n", "", words)
    assert len(words.strip().splitlines()) == 1, words
    return words


def invoke_refused(*options: str, **environment: str) -> str:
    """Return the sentence with which the command refuses to start. It needs no process."""
    result = CliRunner().invoke(main, ["up", *options], env={"REDIS_URL": None, **environment})
    assert result.exit_code == 1
    return check_one_sentence(result.output)


def test_a_port_in_use_is_reported(up: Callable[..., Up], tmp_path: Path) -> None:
    """No process is left running."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = read_refusal(up("--port", port, "--data", str(tmp_path / "data")))
    assert words == f"Error: Port {port} of 127.0.0.1 cannot be used: Address already in use.\n"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://127.0.0.1:1/0", "Redis cannot be reached at redis://127.0.0.1:1/0: "),
        ("redis://:secret@127.0.0.1:1/0", "Redis cannot be reached at redis://:***@127.0.0.1:1/0: "),
        ("redis://ann:se/cret@127.0.0.1:1/0", "this is no redis://"),
        ("redis://127.0.0.1:1/0?password=secret&db=1", "Redis cannot be reached at redis://127.0.0.1:1/0?password=***"),
    ],
)
@pytest.mark.parametrize("name", ["REDIS_URL", "CAIRN_QUEUE_URL"])
def test_an_unreachable_redis_is_reported(name: str, url: str, shown: str) -> None:
    """With its URL without the password."""
    words = invoke_refused("--port", "0", **{name: url})
    assert words.startswith(f"Error: {shown}")
    assert re.search(r"[^.]\.\n$", words)
    assert "cret" not in words


@pytest.mark.parametrize(
    ("options", "environment", "words"),
    [
        (["--port", "0", "--data", "/proc"], {}, "The data folder /proc cannot be used: "),
        ([], {"CAIRN_REDIS_BINARY": "/nowhere"}, "The server /nowhere cannot be run: No such file or directory."),
    ],
)
def test_a_server_that_cannot_start_is_reported(
    up: Callable[..., Up], options: list[str], environment: dict[str, str], words: str
) -> None:
    """No process is left running."""
    assert words in read_refusal(up(*options, **environment))


@pytest.mark.parametrize(
    ("options", "environment", "words"),
    [
        (["--host", "nowhere.invalid"], {}, "The host nowhere.invalid is unknown."),
        ([], {"CAIRN_THREADS": "many"}, "CAIRN_THREADS must be a whole number from 1 to 1000000, not many."),
        ([], {"CAIRN_KEY": "short"}, "CAIRN_KEY must have at least 32 characters, not 5."),
        ([], {"CAIRN_API_PROCESSES": "x"}, "CAIRN_API_PROCESSES must be a whole number from 1 to 9999, not x."),
    ],
)
def test_invalid_options_are_reported(options: list[str], environment: dict[str, str], words: str) -> None:
    """Before any part is started."""
    assert words in invoke_refused("--port", "0", *options, **environment)


def test_an_invalid_port_is_reported(up: Callable[..., Up]) -> None:
    """With the usage of the command, as for every option."""
    services = up("--port", "70000")
    assert services.process.wait(PATIENCE) == 2
    assert "70000 is not in the range 0<=x<=65535" in services.output


def test_a_refused_demo_is_reported() -> None:
    """Cairn continues without it."""
    warned: list[str] = []
    body.Up("http://127.0.0.1:1", (), 0, None, None, {}, print, warned.append).show_demos()
    assert [words.startswith("No game of Glen More could be opened: ") for words in warned] == [True]


def test_a_slow_part_is_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow start neither stops other parts nor prevents the caretaker. It is reported once."""
    monkeypatch.setattr(body, "READY_SECONDS", 0.0)
    started: list[str] = []
    monkeypatch.setattr(Supervisor, "start", lambda _self, name, *_command, **_options: started.append(name))
    warned: list[str] = []
    answers = iter([False, False, False, False, True])
    nothing = body.Up("http://127.0.0.1:1", (), 1, None, None, {}, print, warned.append)
    nothing._start(lambda: next(answers))
    assert started == ["the API", "worker 1", "the caretaker"]
    assert warned == ["Cairn is not ready after 0 seconds; still waiting."]


@pytest.mark.slow
def test_an_external_redis_is_used(up: Callable[..., Up], tmp_path: Path) -> None:
    """With REDIS_URL no server is started or stopped."""
    with serving(tmp_path / "own") as (server, _):
        services = up("--port", "0", "--workers", "1", "--no-demo", REDIS_URL=server.url)
        url = services.hears(r"Cairn is up at http://\S+").rpartition(" ")[2]
        assert requests.get(f"{url}/v1/games", timeout=30).status_code == 200
        assert len(services.parts()) == 3
        assert services.stop() == 0
        with Redis.from_url(server.url) as redis:
            assert redis.ping()


@pytest.mark.many
def test_a_failing_output_does_not_end_cairn(tmp_path: Path) -> None:
    """The log may be on a full disk. A dead part is restarted nevertheless."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    options = ["--port", port, "--data", str(tmp_path / "data"), "--workers", "1", "--no-demo"]
    services = Up(Path("/dev/full"), *options)

    def is_ready() -> bool:
        with suppress(requests.ConnectionError):
            return requests.get(f"http://127.0.0.1:{port}/readyz", timeout=30).status_code == 200
        return False

    until(is_ready)
    before = until(lambda: {pid for pid, line in services.parts().items() if "workers caretaker" in line})
    os.kill(min(before), signal.SIGKILL)
    until(lambda: {pid for pid, line in services.parts().items() if "workers caretaker" in line} - before)
    parts = services.parts()
    services.stop()
    assert not any(map(is_running, parts))
