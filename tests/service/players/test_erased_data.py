"""Erased data stays erased: in Redis' append-only files, and after the restore of a backup."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.commands import GUEST
from helpers.keys import read_keys
from helpers.rated import open_game, play, player
from helpers.running import until
from helpers.servers import serving
from redis import Redis

from cairn.events.codec import read_options
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.languages import english
from cairn.service.players.journal import Erased, JournalFile, lines, read_lines
from cairn.service.queries.snapshots import TRUTH
from cairn.service.redis_clients.files import FILES, HOUR, LATE, WITHIN, Files
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

PERSON, GUEST_NAME = "Zerlina Quixano", "Melchior Abendroth"


def find_files(folder: Path, name: str) -> list[str]:
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


def open_with_name(services: Services) -> str:
    """Open a game of two guests, one with the name, and return its id."""
    game, options = services.tokens.game(None), read_options("schotten_totten", {})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=("Ann", GUEST_NAME))
    return game


def erase_guest(services: Services) -> str:
    """Let a guest play, erase them, and return the name."""
    services.erasure.erase_guest(open_with_name(services), 1)
    return GUEST_NAME


def delete_game(services: Services) -> str:
    """Let a guest play, delete the game, and return the name."""
    services.commands.delete(open_with_name(services))
    return GUEST_NAME


@pytest.mark.slow
@pytest.mark.parametrize("erase", [erase_player, erase_guest, delete_game])
def test_no_file_contains_erased_data(tmp_path: Path, erase: Callable[[Services], str]) -> None:
    """On the embedded server the caretaker requests a rewrite at once, and the old files are removed."""
    with serving(tmp_path / "data") as (server, redis):
        redis.config_set("rdbcompression", "no")
        services = Services(Settings(redis_url=server.url))
        name = erase(services)
        assert find_files(tmp_path, name), "the server writes the name"
        caretaker = Caretaker(services)
        until(lambda: is_cleaned(caretaker, redis))
        until(lambda: not find_files(tmp_path, name))
        assert [*services.files.warnings()] == []
        before = rewrites(redis)
        erase(services)
        caretaker.care_for_erasures()
        assert rewrites(redis) == before, "not oftener than once an hour"


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
        until(lambda: is_cleaned(caretaker, redis))
        assert rewrites(redis) == 1


def is_cleaned(caretaker: Caretaker, redis: Redis) -> bool:
    """Let a caretaker work, and return whether no erased data is left in the files."""
    caretaker.care_for_erasures()
    return not redis.hexists(FILES, "since")


def make_older(redis: Redis, hours: float) -> None:
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
        make_older(redis, WITHIN / HOUR)
        kept.care(at_once=False)
        assert rewrites(redis) == 1
        kept.mark()  # another erasure during the rewrite
        until(lambda: not redis.info("persistence")["aof_rewrite_in_progress"])
        kept.care(at_once=False)
        assert redis.hexists(FILES, "since"), "that rewrite may have begun before them"
        make_older(redis, WITHIN / HOUR)
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
                monkeypatch.setattr(mine, "info", fail_rewrites(mine))
            kept.mark()
            make_older(redis, WITHIN / HOUR)
            with caplog.at_level(logging.WARNING):
                for _ in range(4):
                    kept.care(at_once=False)
            (words,) = map(english().render, kept.warnings())
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


def fail_rewrites(redis: Redis) -> Any:
    """Return a function that reports a server's rewrites as failing, as on a full disk."""
    info: Any = redis.info

    def read_info(section: str) -> dict[str, Any]:
        state = dict(info(section)) | {"aof_last_bgrewrite_status": "err"}
        return state | {"aof_rewrite_in_progress": 0, "aof_rewrite_scheduled": 0}

    return read_info


def test_without_append_only_files_no_rewrite_is_requested(tmp_path: Path) -> None:
    """There is nothing to rewrite."""
    with serving(tmp_path / "data", durable=False) as (_, redis):
        kept = Files(redis)
        kept.mark()
        make_older(redis, 1)
        for _ in range(2):
            kept.care(at_once=True)
        assert (rewrites(redis), redis.hexists(FILES, "since")) == (0, False)


def test_a_missing_caretaker_is_reported(own: EmbeddedServer) -> None:
    """After a day and an hour."""
    with Redis.from_url(own.url) as redis:
        kept = Files(redis)
        kept.mark()
        assert [*kept.warnings()] == []
        make_older(redis, LATE / HOUR + 0.01)
        (words,) = map(english().render, kept.warnings())
        assert words.endswith("no caretaker has asked for a rewrite.")


KEY = "a key of the tests, long enough to be one"


def cairn(services: Services, *arguments: str, **environment: str) -> str:
    """Run a command on a Redis and return its output."""
    own = {"REDIS_URL": services.settings.redis_url, "CAIRN_BACKUP_KEY": KEY, **environment}
    said = CliRunner().invoke(main, arguments, env=own)
    assert said.exit_code == 0, (said.output, said.exception)
    return said.output


def caretaker_of(services: Services, file: Path) -> Caretaker:
    """Return a caretaker that writes the journal to a file."""
    url = services.settings.redis_url
    return Caretaker(Services(Settings(redis_url=url, key=services.settings.key, erasures=str(file))))


def test_a_restored_backup_applies_later_erasures(services: Services, tmp_path: Path) -> None:
    """All of Redis was lost. Erased players have no data and have left their games. Data of others is complete."""
    file, backup = tmp_path / "erasures", str(tmp_path / "backup")
    (ann, bob), eve = (player(services, name) for name in ("Ann", "Bob")), services.players.create("Eve")
    running, ended = open_game(services, ann, bob), open_game(services, ann, bob)
    play(services, ended)
    game, options = services.tokens.game(None), read_options("schotten_totten", {})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=("Fay", "Gus"))
    cairn(services, "backup", backup)
    caretaker = caretaker_of(services, file)
    caretaker.care_for_erasures()
    assert not file.exists(), "there is no erasure"
    services.erasure.erase(str(ann.player))
    services.erasure.erase_guest(game, 0)
    caretaker.care_for_erasures()
    assert file.stat().st_mode & 0o077 == 0
    services.redis.flushall()  # the disk is lost
    caretaker_of(services, file).care_for_erasures()  # a caretaker has already started
    said = cairn(services, "restore", backup, CAIRN_ERASURES=str(file))
    assert "1 players erased after the backup were erased again; they left 1 games." in said
    fresh = Services(services.settings)
    found = read_keys(fresh.redis)
    assert [key for key, of in found.items() if "Ann" in str(of) or "Fay" in str(of)] == []
    assert sorted(key for key in found if str(ann.player) in key) == [f"cairn:{{player:{ann.player}}}:gone"]
    assert [status for status in ("open", "running") if fresh.lists.entries_of(str(ann.player))] == []
    assert fresh.repository.get(running, TRUTH).position.table.outcome is not None
    assert (fresh.players.get(str(bob.player)).name, fresh.players.bearer(eve[1]).player) == ("Bob", eve[0].id)
    assert fresh.names.read(fresh.repository.get(game, TRUTH).position.table).seated == {"1:1": "Gus"}
    assert fresh.redis.hexists("cairn:{erasures}:files", "since"), "the backup's names are in the new files"


def test_a_backup_contains_the_journal(services: Services, tmp_path: Path) -> None:
    """A restore without a later journal reports that it has none."""
    ann = player(services, "Ann")
    services.erasure.erase(str(ann.player))
    services.erasure.go_on(str(ann.player))
    cairn(services, "backup", str(tmp_path / "backup"))
    services.redis.flushall()
    said = cairn(services, "restore", str(tmp_path / "backup"), CAIRN_ERASURES=str(tmp_path / "none"))
    assert "exist again (--erasures)" in said
    assert services.erasure.journal.all() == [Erased(str(ann.player))]


def test_the_caretaker_repeats_erasures_that_redis_lost(services: Services, tmp_path: Path) -> None:
    """An older copy of Redis' files was restored: the journal only grows and is applied to the copy."""
    file = tmp_path / "erasures"
    services.players.create("Ann", None)
    ann, bob = player(services, "Ann"), player(services, "Bob")
    caretaker_of(services, file).care_for_erasures()
    with serving(tmp_path / "older") as (server, _):
        older = Services(Settings(redis_url=server.url, key=services.settings.key))
        older.redis.hset(f"cairn:{{player:{ann.player}}}:record", mapping={"name": "Ann", "since": "then"})
        for person in (ann, bob):
            services.erasure.erase(str(person.player))
        caretaker_of(services, file).care_for_erasures()
        known = file.read_bytes()
        caretaker_of(older, file).care_for_erasures()
        assert not older.redis.exists(f"cairn:{{player:{ann.player}}}:record")
        assert older.erasure.journal.is_pending(str(ann.player))
        assert not older.erasure.journal.is_pending(str(bob.player)), "nothing of theirs is there"
        assert {*older.erasure.journal.all()} == {*services.erasure.journal.all()}
        assert file.read_bytes() == known


def test_an_invalid_journal_is_refused(services: Services, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is refused as a whole, before anything is changed. The caretaker continues without it and reports it once."""
    file = tmp_path / "erasures"
    entered = [Erased("a" * 20), Erased(game="b" * 20, place="3:1")]
    assert read_lines(lines(entered)) == entered
    file.write_bytes(lines(entered) + b'{"player":"Ann"}\n')
    with pytest.raises(ValueError, match="player"):
        JournalFile(file).read()
    cairn(services, "backup", str(tmp_path / "backup"))
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_BACKUP_KEY": KEY}
    said = CliRunner().invoke(main, ["restore", str(tmp_path / "backup"), "--erasures", str(file)], env=environment)
    assert (said.exit_code, "The journal of erasures cannot be read" in said.output) == (1, True)
    caretaker = caretaker_of(services, file)
    for _ in range(2):
        caretaker.care_for_erasures()
    assert sum("cannot be kept" in record.message for record in caplog.records) == 1
    assert "Ann" in file.read_text()
