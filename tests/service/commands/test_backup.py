"""Backups restore all data byte for byte, and incomplete ones are detected."""

import gzip
import io
import os
import shutil
from collections.abc import Iterator
from datetime import UTC
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import client_of
from helpers.keys import everything
from helpers.rated import GUEST, ai, open_game, play, player

from cairn.events.appends import IdempotencyKey
from cairn.events.codec import read_options
from cairn.events.table import Clock, Seat
from cairn.service.backups import backup, sealed
from cairn.service.backups.backup import back_up, read_backup, restore
from cairn.service.backups.key_groups import LEFT_OUT, Keeper, group_of
from cairn.service.backups.rebuild import Rebuild
from cairn.service.backups.sealed import CHUNK, Sealing, Unsealable, Unsealing
from cairn.service.container import Services
from cairn.service.deciding.deciders import deadline_of
from cairn.service.errors import Problem
from cairn.service.queries.snapshots import TRUTH
from cairn.service.redis_clients import format as formats
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.service.storage.backup_record import last_backup, note_backup
from cairn.workers.caretaker import Caretaker

KEY = b"a key of the tests, long enough to be one"


def silent(groups: Any, _count: int) -> Any:
    """Report no progress."""
    return groups


def reads(path: Path) -> Any:
    """Return a function that opens a file."""
    return partial(path.open, "rb")


def create_data(services: Services) -> dict[str, str]:
    """Create a game of each kind, a deleted one, two players, one of them erased, and other keys."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    games = {"finished": open_game(services, ann, ai("random")), "running": open_game(services, ann, bob)}
    play(services, games["finished"])
    games["open"] = open_game(services, GUEST, Seat("open"))
    services.commands.take_seat(games["open"], name="Cid", key=IdempotencyKey("1:sit", "b0d1"))
    games["ended"] = open_game(services, GUEST, GUEST)
    services.commands.leave(games["ended"], 1)
    games["rematch"], _ = services.rematches.ask(games["ended"], 0, client_of("owner"))
    gone = services.tokens.game("a key that opened a game which is deleted")
    options = read_options("schotten_totten", {})
    services.commands.open_game(gone, "schotten_totten", options, (GUEST, GUEST), key=IdempotencyKey("k", "b"))
    services.commands.delete(gone)
    services.erasure.erase(str(bob.player))
    services.erasure.go_on(str(bob.player))
    for game in services.log.games():
        Caretaker(services).check(game)
    services.ratings.settle()
    redis = services.redis
    redis.set("cairn:key", "ab" * 32)
    redis.set(f"cairn:{{{games['running']}}}:turn", "of a worker that has its turn in hand", px=60_000)
    redis.hset("cairn:{webhook:aaaa}:told", games["running"], "2:1")
    redis.zadd("cairn:{webhooks}:due", {"aaaa": 1.5})
    redis.set("cairn:{news}:expires", bytes(range(256)), px=10_000_000)  # of types not used yet
    redis.sadd("cairn:{news}:set", *[b"\xff%d" % number for number in range(2500)])
    redis.rpush("cairn:{news}:list", *range(2500))
    redis.zadd("cairn:{news}:sorted", {f"m{number}": number / 3 for number in range(2500)})
    return games


@pytest.fixture(params=["", pytest.param("redis-server", marks=pytest.mark.many)])
def target(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Services]:
    """Return the services of an empty server: of the current Redis, and of 7.0, the oldest supported version."""
    binary = shutil.which(request.param) if request.param else os.environ.get("CAIRN_REDIS_BINARY")
    server = EmbeddedServer(tmp_path / "target", binary)
    server.start()
    yield Services(Settings(redis_url=server.url))
    server.stop()


def take_backup(services: Services, path: Path) -> backup.Contents:
    """Take a backup."""
    with path.open("wb") as file:
        return back_up(services.redis, file, KEY, silent)


@pytest.mark.slow
def test_a_restore_equals_the_original(services: Services, target: Services, tmp_path: Path) -> None:
    """Keys are equal byte for byte, and derived data is equal, too."""
    games = create_data(services)
    contents = take_backup(services, tmp_path / "backup")
    before = everything(services.redis)
    assert (contents.games, contents.players) == (len(games), 1)
    assert contents.keys == len(before)
    assert restore(target.redis, reads(tmp_path / "backup"), KEY, silent) == contents
    assert everything(target.redis) == before
    done = Rebuild(target).run(silent)
    assert (done.games, done.unreadable, done.scheduled) == (len(games), [], 2)
    for game in games.values():
        assert target.lists.rows([game]) == services.lists.rows([game])
        audit = target.auditor.audit(game)[1]
        assert audit.first_failure is None
        assert audit == services.auditor.audit(game)[1]
    assert everything(target.redis) == before


def test_a_backup_of_a_newer_format_is_refused(
    services: Services, target: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an older version, and by a Redis with the older format. Nothing is written."""
    with monkeypatch.context() as newer:
        newer.setattr(formats, "HIGHEST", 4)
        services.redis.set("cairn:format", "4 1")
        try:
            open_game(services, GUEST, GUEST)
            take_backup(services, tmp_path / "backup")
        finally:
            services.redis.delete("cairn:format")  # the server is shared with other tests
    with pytest.raises(Unsealable, match=r"has format 4, and this version of Cairn knows 3: Cairn \S+ took it"):
        restore(target.redis, reads(tmp_path / "backup"), KEY, silent)
    target.redis.set("cairn:format", "3 1")
    monkeypatch.setattr(formats, "HIGHEST", 4)
    with pytest.raises(Unsealable, match="has format 4, and this Redis has 3: say `cairn finish-upgrade` first"):
        restore(target.redis, reads(tmp_path / "backup"), KEY, silent)
    assert everything(target.redis) == {}
    target.redis.set("cairn:format", "4 1")
    assert restore(target.redis, reads(tmp_path / "backup"), KEY, silent).games == 1


def test_repeated_requests_are_recognised_after_a_restore(services: Services, target: Services, tmp_path: Path) -> None:
    """Idempotency keys, marks of deleted games, tokens, and tokens of erased players."""
    games = create_data(services)
    dora, token, _ = services.players.create("Dora")
    take_backup(services, tmp_path / "backup")
    restore(target.redis, reads(tmp_path / "backup"), KEY, silent)
    key = IdempotencyKey("1:sit", "b0d1")
    known = services.log.find_request(games["open"], key)
    assert known
    assert target.log.find_request(games["open"], key) == known
    assert target.players.bearer(token).player == dora.id
    gone = [name for name in everything(services.redis) if name.endswith(":gone")]
    assert len(gone) == 2
    assert all(target.redis.exists(name) for name in gone)
    with pytest.raises(Problem):
        target.commands.take_seat(games["open"], name="Eve")  # it is full


def test_the_time_before_a_restore_is_not_charged(services: Services, target: Services, tmp_path: Path) -> None:
    """Clocks stop at the beginning of the backup."""
    with freeze_time("2026-11-21T09:00:00Z") as time:
        game = services.tokens.game(None)
        options = read_options("schotten_totten", {"first_seat": 0})
        clock = Clock("turn", 60, then="forfeit")
        services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), clock=clock)
        time.tick(30)
        Caretaker(services).restore_time()
        take_backup(services, tmp_path / "backup")
        time.tick(3600)
        restore(target.redis, reads(tmp_path / "backup"), KEY, silent)
        Rebuild(target).run(silent)
        caretaker = Caretaker(target)
        caretaker.restore_time()
        caretaker.round()
        position = target.repository.get(game, TRUTH).position
        assert not position.table.is_ended
        due = deadline_of(position)
        assert due
        assert due[1] / 1000 == time().replace(tzinfo=UTC).timestamp() + 30
    assert next(read_backup(reads(tmp_path / "backup"), KEY)).name == "caretaker"


@pytest.mark.many
def test_a_long_log_is_read_in_pages(services: Services, target: Services, tmp_path: Path) -> None:
    """Its last page is incomplete."""
    for number in range(1, 2300):
        services.redis.xadd("cairn:{aaaaaaaaaaaaaaaaaaaa}:log", {"decision": number}, f"{number}-0")
    assert take_backup(services, tmp_path / "backup").games == 1
    restore(target.redis, reads(tmp_path / "backup"), KEY, silent)
    assert everything(target.redis) == everything(services.redis)


def test_a_game_that_changes_is_backed_up_consistently(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log ends where it was when its other keys were read. A deleted game is left out."""
    game, other = (open_game(services, GUEST, GUEST) for _ in range(2))
    keeper = Keeper(services.redis)
    version = services.repository.get(game, TRUTH).head.version
    entries = keeper._entries

    def meanwhile(key: str, **of: Any) -> Any:
        if game in key:
            play(services, game)
        else:
            services.commands.delete(other)
        return entries(key, **of)

    monkeypatch.setattr(keeper, "_entries", meanwhile)  # simulates concurrent changes
    kept = {one.key.decode(): one for one in keeper.read(game, set())}
    assert f"cairn:{{{game}}}:secret" in kept  # a finished game has none
    (log,) = (one for one in kept.values() if one.kind == "stream")
    assert len([part for part in log.value if part == b"decision"]) == version
    assert keeper.read(other, set()) == []


def test_only_derived_data_is_left_out(services: Services) -> None:
    """Every key of a used Redis is in the backup or listed by the module."""
    create_data(services)
    names = {key.decode() for key in services.redis.scan_iter(match="*")}
    left = {name for name in names if LEFT_OUT.fullmatch(name) or name.startswith("rq:")}
    groups = Keeper(services.redis).groups()
    assert [name for name in left if name.endswith("}:turn")], "what a worker has in hand means nothing elsewhere"
    assert names - left == {key for keys in groups.values() for key in keys}
    assert all(group_of(key) == group for group, keys in groups.items() for key in keys)
    kept = (":log", ":secret", ":keys", ":names", ":record", ":tokens", ":gone")
    assert not any(name.endswith(kept) for name in left)


def sealed_bytes(data: bytes) -> bytes:
    """Return sealed data."""
    file = io.BytesIO()
    with Sealing(file, KEY) as sealing:
        sealing.write(data)
    return file.getvalue()


@pytest.mark.parametrize("size", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])
def test_sealed_data_can_be_read(size: int) -> None:
    """All lengths around a chunk's are covered. Sealing twice gives different bytes."""
    data = os.urandom(size)
    assert Unsealing(io.BytesIO(sealed_bytes(data)), KEY).read() == data
    assert sealed_bytes(data) != sealed_bytes(data)


def test_an_incomplete_or_changed_file_is_refused() -> None:
    """Truncated at or within a chunk, changed, with reordered chunks, or with another key."""
    data = sealed_bytes(os.urandom(3 * CHUNK))
    start, step = len(sealed.MAGIC) + sealed.SALT, CHUNK + sealed.TAG
    first, second = data[start : start + step], data[start + step : start + 2 * step]
    swapped = data[:start] + second + first + data[start + 2 * step :]
    changed = bytearray(data)
    changed[-step - 20] ^= 1
    cut, foreign = (data[: start + 2 * step], data[:-10], data[:start]), (data[: start - 1], b"")
    found = {"cut short": cut, "not a backup": foreign, "changed": (swapped, bytes(changed), data + b"x")}
    for words, files in found.items():
        for file in files:
            with pytest.raises(Unsealable, match=words):
                Unsealing(io.BytesIO(file), KEY).read()
    with pytest.raises(Unsealable, match="key is another"):
        Unsealing(io.BytesIO(data), KEY + b"x").read()


def test_an_incomplete_backup_changes_nothing(services: Services, target: Services, tmp_path: Path) -> None:
    """This holds even if only its last group is missing and the rest is sealed correctly."""
    create_data(services)
    take_backup(services, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "cut").write_bytes(whole[:-1])
    inner = gzip.decompress(Unsealing(io.BytesIO(whole), KEY).read())
    (tmp_path / "short").write_bytes(sealed_bytes(gzip.compress(inner[:-60])))
    for name in ("cut", "short"):
        with pytest.raises(Unsealable):
            restore(target.redis, reads(tmp_path / name), KEY, silent)
        assert everything(target.redis) == {}
    names = [group.name for group in read_backup(reads(tmp_path / "backup"), KEY)]
    assert names[:2] == ["webhook:aaaa", "webhooks"]  # read before the games, so not ahead of them
    assert len(names) > 8


def test_the_time_of_the_last_backup_is_not_in_backups(services: Services, tmp_path: Path) -> None:
    """It is None before the first one and has fractions of seconds. A Redis with this key only counts as empty."""
    assert last_backup(services.redis) is None
    note_backup(services.redis, 1_795_000_000.25)
    assert last_backup(services.redis) == 1_795_000_000.25
    assert Keeper(services.redis).is_empty()
    with (tmp_path / "backup").open("wb") as file:
        assert back_up(services.redis, file, b"k" * 32, lambda names, _count: names).keys == 0
