"""The log, with a real server, on a cluster, and its keys' shards."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Any, cast

import pytest
from helpers.clusters import SLOTS, Node
from helpers.keys import keys
from helpers.running import until
from msgspec.structs import replace
from redis import Redis, RedisCluster
from redis.connection import AbstractConnection
from redis.crc import key_slot
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.appends import Appended, Deleted, IdempotencyKey, KeyConflict, Misdated, VersionConflict
from cairn.events.chain import Entry, Head
from cairn.events.clock import seconds
from cairn.events.connections import Connections
from cairn.events.keys import common, key_of
from cairn.events.log import Log
from cairn.events.packing import PACKED, pack, unpack
from cairn.events.replica_acks import RequiredReplicas
from cairn.events.shards import CLUSTER_SHARDS, Shards
from cairn.service.container import Services
from cairn.service.redis_clients.url import connect_redis

GAME = "abcdefghij234567abcd"
START = Head(0, GAME)


def hash_of(words: str) -> str:
    """Return a digest of a value."""
    return sha256(words.encode()).hexdigest()


def entries(first: int, count: int, mark: str = "") -> list[Entry]:
    """Return entries as the log handles them, independent of their contents."""
    return [
        Entry(n, f'{{"n":{n},"{mark}":0}}'.encode(), hash_of(f"digest {n}{mark}"), hash_of(f"chain {n}{mark}"))
        for n in range(first, first + count)
    ]


def head(entry: Entry) -> Head:
    """Return the head of a log that ends with an entry."""
    return Head(entry.version, entry.chain)


@pytest.fixture
def log(services: Services) -> Log:
    """Return the log of an empty server."""
    return services.log


@pytest.fixture
def listener(redis_url: str) -> Iterator[Redis]:
    """Return a second connection."""
    with Redis.from_url(redis_url) as redis:
        yield redis


def test_appended_entries_are_read_in_order(log: Log) -> None:
    """They are unchanged, from a version on, up to a limit."""
    batch = entries(1, 5)
    assert log.append(GAME, START, batch) == Appended(1, 5)
    assert list(log.read(GAME)) == batch
    assert list(log.read(GAME, after=3)) == batch[3:]
    assert list(log.read(GAME, after=1, limit=2)) == batch[1:3]
    assert list(log.read("b" * 20)) == []


@pytest.mark.parametrize(("acknowledged", "copied"), [(70, True), (69, False)])
def test_an_append_reports_whether_a_replica_has_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, acknowledged: int, copied: bool
) -> None:
    """A replica has it from the offset 70 of the primary on. The replies to `ROLE` and `WAIT` are substitutes."""
    role = [b"master", 70, [[b"10.0.0.2", b"6379", b"%d" % acknowledged]]]
    monkeypatch.setattr(Connections, "ask_on_one", lambda *_: [1, role, 1, role])
    log, key = Log(services.log.redis, replicas=lambda: RequiredReplicas(1)), IdempotencyKey("0:k", "b")
    for repeated in (False, True):
        assert log.append(GAME, START, entries(1, 2), key) == Appended(1, 2, repeated=repeated, copied=copied)
    assert log.find_request(GAME, key) == Appended(1, 2, repeated=True, copied=copied)


def test_a_long_log_is_read_completely(log: Log) -> None:
    """More entries than a page have no gap, also with a limit above a page."""
    batch = entries(1, 1203)
    log.append(GAME, START, batch)
    assert list(log.read(GAME)) == batch
    assert list(log.read(GAME, after=100, limit=700)) == batch[100:800]


def test_a_version_above_the_maximum_is_empty(log: Log) -> None:
    """A version above the largest stream id is no error."""
    log.append(GAME, START, entries(1, 1))
    for version in (2, 2**63, 2**64 - 1, 2**64, 10**40):
        assert list(log.read(GAME, after=version)) == []


def test_an_outdated_batch_writes_nothing(log: Log) -> None:
    """An append with an older expected version returns the entries from there on and writes nothing."""
    batch = entries(1, 3)
    log.append(GAME, START, batch)
    with pytest.raises(VersionConflict) as stale:
        log.append(GAME, head(batch[0]), entries(2, 4, "late"), IdempotencyKey("0:k", "b"))
    assert list(stale.value.entries) == batch
    assert list(log.read(GAME)) == batch
    assert log.find_request(GAME, IdempotencyKey("0:k", "b")) is None


def test_a_refused_batch_changes_no_secret(log: Log) -> None:
    """A late append neither replaces nor removes a game's secret."""
    first = entries(1, 2)
    log.append(GAME, START, first, opens=bytes(range(32)))
    for top, secret, reveals in ((START, bytes(32), False), (head(first[0]), None, True)):
        with pytest.raises(VersionConflict):
            log.append(GAME, top, entries(top.version + 1, 1, "late"), opens=secret, reveals=reveals)
    assert log.secret(GAME) == bytes(range(32))


def test_versions_are_ids_of_the_stream(log: Log) -> None:
    """Version n is entry n-0. Entries of one request have the same command, which reveals no key."""
    log.append(GAME, START, entries(1, 2), IdempotencyKey("0:k", "b"))
    log.append(GAME, head(entries(2, 1)[0]), entries(3, 1))
    stored: Any = log.redis.xrange(f"cairn:{{{GAME}}}:log")
    (one, first), (two, second), (three, third) = [(raw_id, fields[b"command"]) for raw_id, fields in stored]
    assert (one, two, three) == (b"1-0", b"2-0", b"3-0")
    assert first == second != third
    assert {len(command) for command in (first, third)} == {8}


@pytest.mark.parametrize("written", [2, PACKED])
def test_decisions_are_packed_from_format_3_on(log: Log, written: int) -> None:
    """Older versions would not read them. A log with both is read, and so are bytes that are damaged."""
    log.append(GAME, START, entries(1, 1))
    before = Log(log.redis, permit=lambda: written)
    before.append(GAME, head(entries(1, 1)[0]), entries(2, 1))
    stored: Any = log.redis.xrange(f"cairn:{{{GAME}}}:log")
    assert [fields[b"decision"][:1] for _, fields in stored] == [b"\x01", b"{" if written == 2 else b"\x01"]
    assert [*log.read(GAME)] == [*entries(1, 2)]
    bomb = pack(bytes(2**24 + 1))
    for odd in (b"\x01damaged", pack(b"{}")[:-1], pack(b"{}") + b"{", bomb, b"\x01", b""):
        assert unpack(odd) == odd


def test_packed_bytes_stay_readable() -> None:
    """These were packed when format 3 was new. RFC 1951 defines what they mean, with the dictionary of `packing`."""
    decision = b'{"at":"2026-11-28T12:10:01.465Z","by":1,"draws":[[41,22]],"events":[]}'
    assert unpack(bytes.fromhex("01aba68219b1b500")) == decision
    assert unpack(pack(decision)) == decision


def test_another_log_of_the_same_length_is_outdated(log: Log) -> None:
    """The chain is compared, too: a rewritten log does not accept what follows the old one."""
    log.append(GAME, START, entries(1, 2, "new"))
    with pytest.raises(VersionConflict):
        log.append(GAME, head(entries(2, 1, "old")[0]), entries(3, 1))


def test_a_conflict_returns_all_newer_entries(log: Log) -> None:
    """Also more than one page."""
    batch = entries(1, 1100)
    log.append(GAME, START, batch)
    with pytest.raises(VersionConflict) as stale:
        log.append(GAME, head(batch[9]), entries(11, 1, "late"))
    assert list(stale.value.entries) == batch[9:]


def test_a_command_is_executed_once(log: Log) -> None:
    """A repetition, even with an outdated version, returns the first result. Another body is refused."""
    command = IdempotencyKey("0:key", "body")
    batch = entries(1, 2)
    assert log.append(GAME, START, batch, command) == Appended(1, 2)
    log.append(GAME, head(batch[1]), entries(3, 1))
    assert log.append(GAME, START, entries(1, 2, "again"), command) == Appended(1, 2, repeated=True)
    assert log.find_request(GAME, command) == Appended(1, 2, repeated=True)
    assert len(list(log.read(GAME))) == 3
    with pytest.raises(KeyConflict):
        log.append(GAME, START, batch, replace(command, body="x"))
    with pytest.raises(KeyConflict):
        log.find_request(GAME, replace(command, body="x"))


def test_an_append_with_a_lost_reply_counts_once(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client repeats the script after a broken connection: it finds its own entries, even if others follow."""
    first, read = entries(1, 2), AbstractConnection.read_response
    log.append("another", Head(0, "another"), entries(1, 1))  # greets, and loads the script
    mine = get_ident()

    def lose(connection: AbstractConnection, *args: Any, **options: Any) -> object:
        answer = read(connection, *args, **options)
        if get_ident() != mine:  # another connection, which listens
            return answer
        monkeypatch.undo()
        log.append(GAME, head(first[1]), entries(3, 1, "of another"))
        raise RedisConnectionError("the answer was lost")

    monkeypatch.setattr(AbstractConnection, "read_response", lose)
    assert log.append(GAME, START, first) == Appended(1, 2)
    assert len(list(log.read(GAME))) == 3


def test_a_wrong_time_is_refused(log: Log) -> None:
    """If it differs from Redis' clock by more than half a second. Nothing is written, and the reply has the time."""
    now = round(log.clock.time() * 1000)
    for off in (-700, 90_000):
        with pytest.raises(Misdated) as refused:
            log.append(GAME, START, entries(1, 1), IdempotencyKey("0:k", "b"), dated=now + off, opens=bytes(32))
        assert abs(seconds(refused.value.now) * 1000 - now) < 60_000
    assert list(log.read(GAME)) == []
    assert log.secret(GAME) is None
    assert log.append(GAME, START, entries(1, 1), dated=round(log.clock.time() * 1000)) == Appended(1, 1)
    assert log.append(GAME, head(entries(1, 1)[0]), entries(2, 1)) == Appended(2, 2)  # without a time: not compared


def test_a_repeated_append_is_recognised_despite_its_time(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """A repetition after a broken connection may be late: it is recognised by its key or its own random bytes."""
    monkeypatch.setattr("secrets.token_bytes", lambda count: bytes(count))
    long_ago, key = 0, IdempotencyKey("0:k", "b")
    log.append(GAME, START, entries(1, 1), key)
    assert log.append(GAME, START, entries(1, 1), key, dated=long_ago) == Appended(1, 1, repeated=True)
    log.append(GAME, head(entries(1, 1)[0]), entries(2, 1))
    assert log.append(GAME, head(entries(1, 1)[0]), entries(2, 1), dated=long_ago) == Appended(2, 2)
    with pytest.raises(VersionConflict):
        log.append(GAME, START, entries(1, 1, "other"), dated=long_ago)
    assert len(list(log.read(GAME))) == 2


def test_the_last_version_of_a_long_request_is_known(log: Log) -> None:
    """It may have many decisions, and others may have appended the same body after it."""
    batch, more = entries(1, 200), entries(201, 2)
    log.append(GAME, START, batch, IdempotencyKey("0:a", "b"))
    log.append(GAME, head(batch[-1]), more[:1], IdempotencyKey("0:b", "b"))
    log.append(GAME, head(more[0]), more[1:], IdempotencyKey("0:c", "b"))
    known = [log.find_request(GAME, IdempotencyKey(f"0:{name}", "b")) for name in "abc"]
    assert known == [Appended(1, 200, True), Appended(201, 201, True), Appended(202, 202, True)]


def test_a_key_is_found_at_the_start_of_a_record_only(log: Log) -> None:
    """Bytes across two records are no key: each has 12 bytes of a key and 4 of a version."""
    key = IdempotencyKey("0:k", "b")
    mark = sha256(key.key.encode()).digest()[:12]
    log.redis.hset(f"cairn:{{{GAME}}}:keys", str(mark[0] % 16), b"\0" * 4 + mark + mark[4:] + b"\0" * 8)
    assert log.find_request(GAME, key) is None
    assert log.append(GAME, START, entries(1, 1), key) == Appended(1, 1)
    assert log.append(GAME, START, entries(1, 1), key) == log.find_request(GAME, key) == Appended(1, 1, repeated=True)


def test_forgotten_scripts_are_loaded_again(log: Log) -> None:
    """As after a restart of the server."""
    log.append(GAME, START, entries(1, 1))
    log.redis.script_flush()
    assert log.append(GAME, head(entries(1, 1)[0]), entries(2, 1)) == Appended(2, 2)


def test_closed_connections_are_reopened(log: Log, listener: Redis) -> None:
    """As after a restart of the server, without an error."""
    for version in range(1, 4):
        listener.client_kill_filter(_type="normal", skipme=True)
        top = START if version == 1 else head(entries(version - 1, 1)[0])
        assert log.append(GAME, top, entries(version, 1)) == Appended(version, version)
        listener.client_kill_filter(_type="normal", skipme=True)
        assert list(log.read(GAME)) == entries(1, version)


def test_equal_entries_of_two_requests_are_appended_once(log: Log) -> None:
    """In the same millisecond: one of them is outdated although its bytes are in the log."""
    for above in (START, head(entries(1, 1)[0])):
        batch = entries(above.version + 1, 1)
        assert log.append(GAME, above, batch) == Appended(above.version + 1, above.version + 1)
        with pytest.raises(VersionConflict):
            log.append(GAME, above, batch)
    assert list(log.read(GAME)) == entries(1, 2)


def test_the_secret_is_stored_until_it_is_revealed(log: Log) -> None:
    """It is written with the first decision and removed with the last."""
    secret = bytes(range(32))
    first = entries(1, 1)
    log.append(GAME, START, first, opens=secret)
    assert log.secret(GAME) == secret
    log.append(GAME, head(first[0]), entries(2, 1), reveals=True)
    assert log.secret(GAME) is None


def test_all_keys_of_a_game_share_its_tag(log: Log) -> None:
    """They are in one slot and deleted with the game. A mark stays if it was opened with a key."""
    log.append(GAME, START, entries(1, 1), opens=bytes(32))
    assert log.delete(GAME)
    assert keys(log.redis) == []
    log.append(GAME, START, entries(1, 1), IdempotencyKey("0:k", "b"), opens=bytes(32))
    found = [key.decode() for key in keys(log.redis)]
    assert sorted(found) == [f"cairn:{{{GAME}}}:{what}" for what in ("keys", "log", "secret")]
    assert list(log.games()) == [GAME]
    assert log.delete(GAME)
    assert keys(log.redis) == [f"cairn:{{{GAME}}}:gone".encode()]
    assert not log.delete(GAME)
    for key in (None, IdempotencyKey("0:k", "b"), IdempotencyKey("0:l", "b")):
        with pytest.raises(Deleted):
            log.append(GAME, START, entries(1, 1), key, opens=bytes(32))
    assert log.append(GAME, START, entries(1, 1), imported=True) == Appended(1, 1)


def race(count: int, run: Callable[[int], None]) -> None:
    """Run threads that start at the same moment."""
    gate = threading.Barrier(count)

    def enter(number: int) -> None:
        gate.wait()
        run(number)

    with ThreadPoolExecutor(count) as pool:
        assert [*pool.map(enter, range(count))] == [None] * count


@pytest.mark.slow
def test_64_threads_have_one_winner_per_version(log: Log, redis_url: str) -> None:
    """Every acknowledged batch is complete and belongs to its thread, and none is lost."""
    rounds, won = 5, []

    def compete(number: int) -> None:
        mine = Log(Redis.from_url(redis_url))
        top, count = START, 0
        while count < rounds:
            batch = entries(top.version + 1, 1 + number % 3, f"of {number}")
            try:
                mine.append(GAME, top, batch)
            except VersionConflict as stale:
                top = head(list(stale.entries)[-1])
            else:
                won.extend(batch)
                top, count = head(batch[-1]), count + 1

    race(64, compete)
    assert sorted(won, key=lambda entry: entry.version) == list(log.read(GAME))
    assert [entry.version for entry in log.read(GAME)] == list(range(1, len(won) + 1))
    assert len(won) == rounds * sum(1 + number % 3 for number in range(64))


def test_a_command_sent_by_16_threads_is_executed_once(log: Log) -> None:
    """The first thread appends. All get the same versions."""
    results: list[Appended] = []
    race(16, lambda n: results.append(log.append(GAME, START, entries(1, 2, f"of {n}"), IdempotencyKey("0:k", "b"))))
    assert {(appended.first, appended.last) for appended in results} == {(1, 2)}
    assert [appended.repeated for appended in results].count(False) == 1
    assert len(list(log.read(GAME))) == 2


def test_changes_are_published(log: Log, listener: Redis) -> None:
    """Appends and deletions name the game."""
    channel = listener.pubsub()
    channel.subscribe("cairn:news")
    channel.get_message(timeout=5)
    log.append(GAME, START, entries(1, 1))
    log.delete(GAME)
    assert [channel.get_message(timeout=5)["data"] for _ in range(2)] == [GAME.encode()] * 2


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[RedisCluster]:
    """Return a cluster of one server."""
    node = Node(tmp_path / "node", cluster_enabled="yes", save='""')
    try:
        node.ask("CLUSTER ADDSLOTSRANGE", 0, SLOTS - 1)
        until(lambda: node.ask("CLUSTER INFO")["cluster_state"] == "ok")
        yield RedisCluster(host="127.0.0.1", port=node.port)
    finally:
        node.stop()


@pytest.mark.slow
def test_the_log_works_on_a_cluster(cluster: RedisCluster) -> None:
    """Unchanged: appended entries are read back, a key is recognised, and a conflict returns the newer entries."""
    digests = [sha256(b"%d" % n).hexdigest() for n in range(1, 5)]
    *batch, late = [Entry(n, b"{}", digest, digest) for n, digest in enumerate(digests, start=1)]
    log, key = Log(cast(Redis, cluster)), IdempotencyKey("0:k", "b")
    assert log.append(GAME, Head(0, GAME), batch, key, opens=bytes(32)) == Appended(1, 3)
    assert (list(log.read(GAME)), log.last(GAME), log.secret(GAME)) == (batch, batch[-1], bytes(32))
    assert log.find_request(GAME, key) == Appended(1, 3, repeated=True)
    with pytest.raises(VersionConflict) as stale:
        log.append(GAME, Head(2, batch[1].chain), [late])
    assert list(stale.value.entries) == batch[1:]
    assert log.delete(GAME)
    assert log.last(GAME) is None


def cluster_shards() -> Shards:
    """Return the shards of a cluster without connecting to it."""
    return Shards(connect_redis("redis+cluster://127.0.0.1:1"))


def test_one_redis_has_one_shard() -> None:
    """Its keys have no number."""
    shards = Shards(connect_redis("redis://127.0.0.1:1"))
    assert shards.all(shards.key, common("owed")) == ["cairn:owed"]
    assert [key_of(tag, "rows") for tag in shards.all(shards.tag, "lobby")] == ["cairn:{lobby}:rows"]
    assert {shards.shard_of(name) for name in "abc"} == {0}


@pytest.mark.parametrize("nodes", [3, 4, 5, 6, 8])
def test_every_node_of_a_cluster_has_a_share(nodes: int) -> None:
    """Of the lobby, the schedule, the news and chosen moves. None has more than 2.5 times its fair share."""
    shards = cluster_shards()
    names = [key_of(tag, "rows") for tag in shards.all(shards.tag, "lobby")], shards.all(shards.key, common("owed"))
    for family in names:
        on = Counter(key_slot(key.encode()) * nodes // SLOTS for key in family)
        assert len(on) == nodes
        assert max(on.values()) <= 2.5 * CLUSTER_SHARDS / nodes


def test_games_are_distributed_over_the_shards() -> None:
    """Evenly, and each always to the same one."""
    shards = cluster_shards()
    counts = Counter(shards.shard_of(f"game{number:016}") for number in range(16000))
    assert len(counts) == CLUSTER_SHARDS
    assert all(800 < count < 1200 for count in counts.values())
    assert shards.shard_of("abcdefghij234567abcd") == 12
