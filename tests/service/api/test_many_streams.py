"""1,300 streams requested at once: each receives its first message or a documented refusal."""

import asyncio
import re
import resource
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers.api import Api, answers, free_port
from helpers.running import Up, until
from helpers.servers import BINARY, listening, serving

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

STREAMS = 1300
SETTINGS = {
    "CAIRN_API_PROCESSES": "1",
    "CAIRN_STREAMS": "2000",
    "CAIRN_THREADS": "1400",
    "CAIRN_REQUESTS_PER_ADDRESS": "1400",
    "CAIRN_CONNECTIONS_PER_ADDRESS": "3000",
    "CAIRN_LIMITS": "off",
}
SHORT = "1"
"""Length of the socket's accept queue at an operator's server, where Redis' own default is 511."""


@contextmanager
def redis_of(kind: str, folder: Path) -> Iterator[str]:
    """Return the URL of a server: embedded, with TCP, or with a Unix socket that has a short accept queue."""
    if kind == "embedded":
        with serving(folder) as (server, _):
            yield server.url
        return
    port, path = free_port(), folder / "redis.sock"
    options = ("--unixsocket", str(path), "--tcp-backlog", SHORT) if kind == "short" else ()
    with listening(folder, port, *options):
        yield f"unix://{path}" if kind == "short" else f"redis://127.0.0.1:{port}/0"


async def first_of(port: int, game: str) -> str:
    """Open a stream. Return `game`, the status of a refusal, or the error."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: cairn\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status = head.split()[1]
        if status != "200":
            return status if status == "503" and "application/problem+json" in head else head
        await reader.readuntil(b"event: game")
        return "game"
    except (OSError, asyncio.IncompleteReadError) as error:
        return repr(error)


async def ask_for_all(port: int, game: str) -> Counter[str]:
    """Open all streams at once and count the results."""
    return Counter(await asyncio.gather(*(first_of(port, game) for _ in range(STREAMS))))


@pytest.mark.skipif(BINARY is not None, reason="it is about the service")
@pytest.mark.parametrize("kind", ["embedded", "tcp", "short"])
def test_each_of_many_concurrent_streams_gets_its_first_message(tmp_path: Path, kind: str) -> None:
    """No connection is reset or gets "resource temporarily unavailable", and the log has no such line."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    port = free_port()
    try:
        with redis_of(kind, tmp_path / "data") as url:
            started = Up(
                tmp_path / "said",
                "api",
                "--port",
                str(port),
                program=("-m", "cairn.service"),
                REDIS_URL=url,
                **SETTINGS,
            )
            api = Api(f"http://127.0.0.1:{port}")
            until(lambda: answers(api))
            game, _ = api.open()
            counted = asyncio.run(ask_for_all(port, game["id"]))
            started.stop()
        assert counted.keys() <= {"game", "503"}, counted
        assert counted["game"] > STREAMS * 0.9, counted
        assert not re.search("unavailable|Traceback|Error", started.said), started.said
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
