"""Redis' append-only files do not keep erased data; if that is impossible, the operator gets a warning."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.commands import GUEST
from helpers.running import until
from helpers.servers import serving
from redis import Redis

from cairn.events.codec import read_options
from cairn.service.container import Services
from cairn.service.redis_clients import files
from cairn.service.redis_clients.files import FILES, HOUR, LATE, WITHIN, Files
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

PERSON, GUESTS = "Zerlina Quixano", "Melchior Abendroth"


def holding(folder: Path, name: str) -> list[str]:
    """Return the files of a data folder that contain a name."""
    parts = [part.encode() for part in (name, *name.split())]
    written = {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return [path for path, data in written.items() if any(part in data for part in parts)]


def erase_player(services: Services) -> str:
    """Create and erase a player and return the name."""
    player, _, _ = services.players.create(PERSON)
    services.erasure.erase(player.id)
    assert services.erasure.go_on(player.id)
    return PERSON


def opened(services: Services) -> str:
    """Open a game of two guests, one with the name, and return its id."""
    game, options = services.tokens.game(None), read_options("schotten_totten", {})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=("Ann", GUESTS))
    return game


def erase_guest(services: Services) -> str:
    """Let a guest play, erase them, and return the name."""
    services.erasure.erase_guest(opened(services), 1)
    return GUESTS


def delete_game(services: Services) -> str:
    """Let a guest play, delete the game, and return the name."""
    game = opened(services)
    services.commands.delete(game)
    return GUESTS


@pytest.mark.slow
@pytest.mark.parametrize("erase", [erase_player, erase_guest, delete_game])
def test_no_file_contains_erased_data(tmp_path: Path, erase: Callable[[Services], str]) -> None:
    """On the embedded server the caretaker requests a rewrite at once, and the old files are removed."""
    with serving(tmp_path / "data") as (server, redis):
        redis.config_set("rdbcompression", "no")
        services = Services(Settings(redis_url=server.url))
        name = erase(services)
        assert holding(tmp_path, name), "the server writes what it is told"
        caretaker = Caretaker(services)

        def care() -> bool:
            caretaker.care_for_erasures()
            return not redis.hexists(FILES, "since")

        until(care)
        until(lambda: not holding(tmp_path, name))
        assert [*services.files.warnings()] == []
        rewrites = redis.info("persistence")["aof_rewrites"]
        erase(services)
        caretaker.care_for_erasures()
        assert redis.info("persistence")["aof_rewrites"] == rewrites, "not oftener than once an hour"


@pytest.mark.slow
def test_the_files_are_rewritten_after_the_whole_erasure(tmp_path: Path) -> None:
    """A rewrite between its two parts would keep the data of the second part for an hour."""
    with serving(tmp_path / "data") as (server, redis):
        services = Services(Settings(redis_url=server.url))
        player, _, _ = services.players.create(PERSON)
        services.erasure.erase(player.id)
        caretaker = Caretaker(services)
        caretaker.care_for_erasures()
        assert rewrites(redis) == 0
        assert services.erasure.go_on(player.id)

        def care() -> bool:
            caretaker.care_for_erasures()
            return not redis.hexists(FILES, "since")

        until(care)
        assert rewrites(redis) == 1


def aged(redis: Redis, hours: float) -> None:
    """Move the times of the erasures `hours` into the past."""
    since = int(redis.hget(FILES, "since") or 0) - round(hours * HOUR)
    redis.hset(FILES, mapping={"since": since, "latest": since})


def rewrites(redis: Redis) -> int:
    """Return the number of rewrites of a server."""
    return int(redis.info("persistence")["aof_rewrites"])


@pytest.mark.slow
def test_another_redis_is_rewritten_within_a_day(own: EmbeddedServer) -> None:
    """A rewrite by Redis itself counts if it began after the erasure."""
    with Redis.from_url(own.url) as redis:
        kept = Files(redis)
        kept.mark()
        kept.care(at_once=False)
        assert rewrites(redis) == 0
        aged(redis, WITHIN / HOUR)
        kept.care(at_once=False)
        assert rewrites(redis) == 1
        kept.mark()  # another erasure during the rewrite
        until(lambda: not redis.info("persistence")["aof_rewrite_in_progress"])
        kept.care(at_once=False)
        assert redis.hexists(FILES, "since"), "that rewrite may have begun before them"
        aged(redis, WITHIN / HOUR)
        until(lambda: is_done(kept, redis))
        assert rewrites(redis) == 2


@pytest.mark.slow
@pytest.mark.parametrize("refusal", ["user", "setting", "failure"])
def test_a_refused_rewrite_is_reported_once(
    own: EmbeddedServer, refusal: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log gets a line; `doctor` and `/readyz` warn until a rewrite succeeds."""
    with Redis.from_url(own.url) as redis:
        if refusal == "user":
            redis.execute_command("ACL", "SETUSER", "managed", "on", "nopass", "~*", "+@all", "-bgrewriteaof")
        elif refusal == "setting":
            redis.config_set("auto-aof-rewrite-percentage", "0")
        with Redis.from_url(own.url, **({"username": "managed", "password": "x"} if refusal == "user" else {})) as mine:
            kept = Files(mine)
            if refusal == "failure":
                monkeypatch.setattr(files, "_persistence", failing(mine))
            kept.mark()
            aged(redis, WITHIN / HOUR)
            with caplog.at_level(logging.WARNING):
                for _ in range(4):
                    kept.care(at_once=False)
            (words,) = kept.warnings()
            assert "may still be in Redis' append-only files (BGREWRITEAOF): " in words
            assert [record.levelname for record in caplog.records] == ["WARNING"]
            monkeypatch.undo()
            if refusal == "failure":
                kept = Files(mine)  # another caretaker, which requests a rewrite itself
            else:
                redis.bgrewriteaof()
            until(lambda: is_done(kept, redis))
            assert [*kept.warnings()] == []


def is_done(kept: Files, redis: Redis) -> bool:
    """Run a caretaker once and return whether no erased data is left in the files."""
    kept.care(at_once=False)
    return not redis.hexists(FILES, "since")


def failing(redis: Redis) -> Any:
    """Return a function that reports a server's rewrites as failing, as on a full disk."""

    def told(_: Redis) -> dict[str, Any]:
        state = dict(redis.info("persistence")) | {"aof_last_bgrewrite_status": "err"}
        return state | {"aof_rewrite_in_progress": 0, "aof_rewrite_scheduled": 0}

    return told


def test_without_append_only_files_no_rewrite_is_requested(tmp_path: Path) -> None:
    """There is nothing to rewrite."""
    with serving(tmp_path / "data", durable=False) as (_, redis):
        kept = Files(redis)
        kept.mark()
        aged(redis, 1)
        for _ in range(2):
            kept.care(at_once=True)
        assert (rewrites(redis), redis.hexists(FILES, "since")) == (0, False)


def test_a_missing_caretaker_is_reported(own: EmbeddedServer) -> None:
    """After a day and an hour."""
    with Redis.from_url(own.url) as redis:
        kept = Files(redis)
        kept.mark()
        assert [*kept.warnings()] == []
        aged(redis, LATE / HOUR)
        (words,) = kept.warnings()
        assert words.endswith("no caretaker has asked for a rewrite.")
