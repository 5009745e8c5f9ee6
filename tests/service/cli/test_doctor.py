"""`cairn doctor` reports problems and advice in sentences."""

import socket
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pytest
from click.testing import CliRunner, Result
from helpers.api import KEY
from helpers.running import PATIENCE
from redis import Redis

from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.jobs.schedule import SEEN

OK, WRONG = "ok     ", "wrong  "


def doctor(*options: str, **environment: str | None) -> Result:
    """Call it."""
    clean: dict[str, str | None] = {"REDIS_URL": None, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": None}
    return CliRunner().invoke(main, ["doctor", "--url", "", *options], env=clean | environment)


def wrong(result: Result) -> list[str]:
    """Return the reported problems."""
    return [line.removeprefix(WRONG) for line in result.output.splitlines() if line.startswith(WRONG)]


def test_an_unused_folder(tmp_path: Path) -> None:
    """The advice is to start Cairn, and the folder is not created."""
    result = doctor("--data", str(tmp_path / "none"))
    assert result.exit_code == 1
    assert "does not exist" in wrong(result)[0]
    assert "Start `cairn up`" in result.output
    assert not (tmp_path / "none").exists()


def test_an_invalid_setting(tmp_path: Path) -> None:
    """It is named, and nothing else is checked."""
    result = doctor(CAIRN_THREADS="many")
    assert result.exit_code == 1
    assert len(wrong(result)) == 1
    assert "CAIRN_THREADS" in wrong(result)[0]


def test_a_redis_without_workers(services: Services, redis_url: str) -> None:
    """Passed checks are reported, too. The missing worker is a problem."""
    result = doctor(REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert result.exit_code == 1
    assert f"{OK}Redis takes a write." in result.output
    assert wrong(result) == ["No caretaker was ever here.", "No workers live."]


@pytest.mark.usefixtures("services")
def test_the_key_in_redis_and_a_late_caretaker(redis_url: str) -> None:
    """Each has advice."""
    with Redis.from_url(redis_url) as redis:
        redis.zadd("cairn:owed", {"a" * 20: 1.0})
        redis.set(SEEN, round(time.time() * 1000))
    result = doctor(REDIS_URL=redis_url)
    assert [words.split()[0] for words in wrong(result)] == ["Due", "No", "The"]
    assert "Start the caretaker" in result.output
    assert "Set CAIRN_KEY" in result.output


def test_an_unavailable_redis() -> None:
    """It is reported in a sentence, without a traceback."""
    result = doctor(REDIS_URL="redis://127.0.0.1:1")
    assert result.exit_code == 1
    assert len(wrong(result)) == 2
    assert "Check REDIS_URL" in result.output


@pytest.mark.slow
def test_the_api_is_checked(live: str, services: Services, redis_url: str) -> None:
    """The report says whether it answers at its URL."""
    there = doctor("--url", live, REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert f"{OK}The API answers at {live}." in there.output
    url = "http://127.0.0.1:1"
    gone = doctor("--url", url, REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert [words for words in wrong(gone) if words.startswith(f"No API answers at {url}: ")]
    assert "Start `cairn api`" in gone.output


def test_the_api_and_redis_are_checked_concurrently() -> None:
    """Two timeouts take no longer than one: here each answers once the other has a request."""
    api_asked, redis_asked = Event(), Event()
    with socket.create_server(("127.0.0.1", 0)) as api, socket.create_server(("127.0.0.1", 0)) as redis:

        def answer() -> None:
            connection, _ = api.accept()
            api_asked.set()
            redis_asked.wait(PATIENCE)
            with connection:
                connection.recv(1000)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

        def hang_up() -> None:
            with suppress(OSError):  # the test has ended
                while True:
                    connection, _ = redis.accept()
                    redis_asked.set()
                    api_asked.wait(PATIENCE)
                    connection.close()

        for behave in (answer, hang_up):
            Thread(target=behave, daemon=True).start()
        url, redis_url = (
            f"{scheme}://127.0.0.1:{of.getsockname()[1]}" for scheme, of in (("http", api), ("redis", redis))
        )
        result = doctor("--url", url, REDIS_URL=redis_url)
        assert f"{OK}The API answers at {url}." in result.output
        assert "has not answered within" not in result.output
        assert "Check REDIS_URL" in result.output
        redis.shutdown(socket.SHUT_RDWR)


def test_the_version_is_printed() -> None:
    """It is one line."""
    assert CliRunner().invoke(main, ["--version"]).output == "cairn, version 0.1.0\n"
