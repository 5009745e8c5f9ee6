"""The format of data in Redis: parts of several versions, upgrades, and recorded folders of each format."""

import json
import re
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from freezegun import freeze_time
from helpers.analyses import short_game
from helpers.api import KEY
from helpers.commands import legal, move, open_game
from helpers.listed import list_games
from helpers.servers import serving
from redis import Redis

from cairn.contract.playing import recorded
from cairn.events.appends import IdempotencyKey, KeyConflict
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.limits.receivers import networks
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import HIGHEST, LOWEST, SEGMENTS, FormatError
from cairn.service.redis_clients.process_registry import (
    PARTS,
    SETTLED_SECONDS,
    SURE_SECONDS,
    OlderPartsError,
    ProcessRegistry,
)
from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.folder import COLD
from cairn.service.settings import Settings

NEWER_THAN_KNOWN = "What is in this Redis has format 4, which is newer; this version of Cairn knows 1 to 3"


@contextmanager
def newer() -> Iterator[None]:
    """Run the block as a simulated version that knows format 4, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(formats, "HIGHEST", 4)
        yield


@pytest.fixture
def redis(own: EmbeddedServer) -> Iterator[Redis]:
    """Return a client of a server with format 3."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", "3 1")
        yield redis


def test_the_format_changes_when_no_older_part_is_alive(redis: Redis) -> None:
    """Until then all write the older one, and a refusal names the older parts. Then older parts are refused."""
    old, new = ProcessRegistry(redis, "API"), ProcessRegistry(redis, "worker")
    old.show()
    with newer():
        new.show()
        assert (new.written, len(new.look()[1])) == (3, 2)
        with pytest.raises(OlderPartsError, match=r"^An API of version \S+ \(\S+, process \d+\) lives, and knows no"):
            new.finish_upgrade()
    assert redis.get("cairn:format") == b"3 1"
    old.end()
    with newer():
        assert new.finish_upgrade()
        assert (new.written, redis.get("cairn:format")) == (4, b"4 1")
        assert not new.finish_upgrade()
    for ask in (old.show, old.permit):
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            ask()
    assert old.refusal
    with newer():
        assert [part.name for part in new.look()[1]] == ["worker"]


def test_a_part_expires_by_the_clock_of_redis(redis: Redis) -> None:
    """So do all of them if none sends heartbeats."""
    ProcessRegistry(redis, "API").show()
    shown: Any = redis.zrange(PARTS, 0, -1, withscores=True)
    ((_, until),) = shown
    assert 28 < until - redis.time()[0] <= 31
    assert 28 < redis.ttl(PARTS) <= 30
    redis.zadd(PARTS, {"gone": redis.time()[0] - 1})
    assert len(ProcessRegistry(redis, "API").look()[1]) == 1


def test_a_part_that_slept_appends_nothing(own: EmbeddedServer, redis: Redis) -> None:
    """It trusts its registration for less time than Redis does, and then registers again before an append."""
    services = Services(Settings(redis_url=own.url, key="k"))
    game = open_game(services)
    move(services, game)
    redis.delete(PARTS)  # as if its heartbeat had expired
    with newer():
        assert ProcessRegistry(redis, "command").finish_upgrade()
    with freeze_time() as time:
        services.parts._sure_until = 0.0  # it was set by another clock than the frozen one
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            move(services, game)
        redis.set("cairn:format", "3 1")
        move(services, game)
        redis.set("cairn:format", "4 1")
        time.tick(timedelta(seconds=SURE_SECONDS - 1))
        services.parts.permit()
        time.tick(timedelta(seconds=2))
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            move(services, game)
    assert services.log.last(game).version == 4  # type: ignore[union-attr]
    services.redis.close()


def test_the_caretaker_changes_the_format_in_time(redis: Redis) -> None:
    """Ten minutes after the last heartbeat of an older part. A returning one restarts them."""
    old, new = ProcessRegistry(redis, "API"), ProcessRegistry(redis, "caretaker")
    with newer(), freeze_time() as time:
        new.show()
        new.settle()
        time.tick(timedelta(seconds=SETTLED_SECONDS - 1))
        new.settle()
    old.show()
    with newer(), freeze_time() as time:
        new.settle()
        redis.delete(PARTS)
        for seconds in (0, SETTLED_SECONDS - 1):
            time.tick(timedelta(seconds=seconds))
            new.settle()
            assert redis.get("cairn:format") == b"3 1"
        time.tick(timedelta(seconds=2))
        new.settle()
    assert redis.get("cairn:format") == b"4 1"


def finish(own: EmbeddedServer, *options: str) -> Any:
    """Run `cairn finish-upgrade` and return the result."""
    return CliRunner().invoke(main, ["finish-upgrade", *options], env={"REDIS_URL": own.url})


def test_the_command_reports_its_result(own: EmbeddedServer, redis: Redis) -> None:
    """It is refused while an older part is alive, done once, and then has nothing left to do."""
    ProcessRegistry(redis, "caretaker").show()
    with newer():
        refused = finish(own)
        assert refused.exit_code == 1
        assert "A caretaker of version" in refused.output
        assert "knows no format above 3. Stop it first" in refused.output
        redis.delete(PARTS)
        done = json.loads(finish(own, "--json").stdout)
        assert (done["moved"], done["format"]) == (True, 4)
        again = finish(own)
        assert (again.exit_code, again.output) == (0, "Format 4, the newest of this version, is written already.\n")
    assert NEWER_THAN_KNOWN in finish(own).output
    assert redis.exists(PARTS) == 0


def conditions_of(app: Any) -> Any:
    """Return the report of `/readyz` about versions."""
    answer = app.get("/readyz")
    assert answer.status_code == 200, answer.text
    return next(one for one in answer.json["conditions"] if one["name"] == "version")


def test_readiness_reports_versions(own: EmbeddedServer, redis: Redis) -> None:
    """It lists other versions with advice, without names of machines. No move needs the check."""
    app = create_app(Settings(redis_url=own.url, key="k")).test_client()
    assert conditions_of(app)["ok"]
    other = {"name": "worker", "version": "0.0.9", "host": "secret", "process": 7, "lowest": 1, "highest": 3, "more": 1}
    redis.zadd(PARTS, {json.dumps(other): redis.time()[0] + 20})
    said = conditions_of(app)
    assert "live: A worker of version 0.0.9." in said["words"]
    assert "secret" not in str(said)
    assert said["advice"] == "Have all parts be of one version."
    with newer():
        assert "then run `cairn finish-upgrade`: until then format 3 is written" in conditions_of(app)["advice"]
        redis.delete(PARTS)
        assert "Format 3 is written, as older versions can read it; this one knows 4" in conditions_of(app)["words"]


def test_an_outdated_api_responds_503(own: EmbeddedServer, redis: Redis) -> None:
    """Once it notices: `/readyz` and all routes that need Redis, with a reason. The process keeps running."""
    app = create_app(Settings(redis_url=own.url, key="k"))
    client = app.test_client()
    assert client.get("/readyz").status_code == 200
    redis.set("cairn:format", "4 1")
    with pytest.raises(FormatError):
        app.services.parts.show()
    for path in ("/readyz", "/v1/games", f"/v1/games/{'a' * 20}"):
        answer: Any = client.get(path)
        assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")
        assert answer.json["detail"] == "What is in Redis has another format than this version of the service knows."
    assert client.get("/healthz").status_code == 200


OPENING = {
    "ruleset": "schotten_totten",
    "options": {"first_seat": 0},
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "easy"}],
}
SPELLINGS: tuple[Callable[[Any], bytes], ...] = (
    lambda value: json.dumps(value, indent=2).encode(),
    lambda value: re.sub(r'"(\w)', lambda met: rf'"\u{ord(met[1]):04x}', json.dumps(value, sort_keys=True)).encode(),
)
"""JSON with spaces, and JSON with other spaces, another order of keys and escapes."""


@pytest.mark.parametrize("written", [2, 3])
@pytest.mark.parametrize("read", [2, 3])
def test_a_repeated_request_is_known_across_an_upgrade(
    own: EmbeddedServer, redis: Redis, written: int, read: int
) -> None:
    """Equal bytes are the same request in all formats; in format 3 equal JSON is. Another value is refused."""
    app = create_app(Settings(redis_url=own.url, key="k", limits="off", webhook_networks=networks("127.0.0.0/8")))
    services, client = app.services, app.test_client()

    def send(path: str, body: bytes, token: str = "") -> Any:
        headers = {"Idempotency-Key": "k" * 32} | ({"Authorization": f"Bearer {token}"} if token else {})
        return client.post(path, data=body, content_type="application/json", headers=headers)

    def write_format(number: int) -> None:
        redis.set("cairn:format", f"{number} 1")
        services.parts.show()

    write_format(3)
    player: Any = client.post("/v1/players", json={"name": "Cid"}).json
    game: Any = client.post("/v1/games", json=OPENING).json
    free: Any = client.post("/v1/games", json=OPENING | {"seats": [{"kind": "open"}] * 2}).json
    path, seat = f"/v1/games/{game['id']}", game["tokens"][0]["token"]
    moves: Any = client.get(f"{path}/legal-moves", headers={"Authorization": f"Bearer {seat}"}).json
    ended = short_game(services)
    hook = {"url": "http://127.0.0.1:9999/hook", "player": "me", "events": ["turn"]}
    requests: list[tuple[str, Any, Any, str]] = [
        ("/v1/games", OPENING, OPENING | {"listed": False}, ""),
        ("/v1/games/batch", {"games": [OPENING]}, {"games": [OPENING, OPENING]}, ""),
        (f"/v1/games/{free['id']}/seats", {"name": "Ann"}, {"name": "Bob"}, ""),
        ("/v1/players", {"name": "Ann"}, {"name": "Bob"}, ""),
        ("/v1/me/tokens", {"label": "phone"}, {"label": "tablet"}, player["token"]),
        ("/v1/webhooks", hook, hook | {"events": ["over"]}, player["token"]),
        (f"/v1/games/{ended}/analyses", {"kind": "decisions", "level": "easy"}, {"kind": "choices"}, ""),
        (f"{path}/moves", {"moves": moves["moves"][:1]}, {"moves": moves["moves"][:2]}, seat),
    ]
    spaced, sorted_ = SPELLINGS
    for to, value, other, token in requests:
        write_format(written)
        first = send(to, spaced(value), token)
        assert first.status_code in (201, 202), (to, first.text)
        write_format(read)
        again = send(to, spaced(value), token)
        assert (again.status_code, again.json) == (first.status_code, first.json), to
        respelled = send(to, sorted_(value), token)
        wanted = first if written == 3 else send(to, spaced(other), token)
        assert (respelled.status_code, respelled.json) == (wanted.status_code, wanted.json), to
        refused = send(to, spaced(other), token)
        assert (refused.status_code, refused.json["type"]) == (422, "/problems/idempotency-key-reused"), to
    # In format 2 a process of the version before knows the move, of which it computes the digest of the bytes.
    digest = sha256(f"POST\n{path}/moves\n".encode() + spaced(requests[-1][1])).hexdigest()
    with nullcontext() if written == 2 else pytest.raises(KeyConflict):
        assert services.log.find_request(game["id"], IdempotencyKey(f"0:{'k' * 32}", digest)) is not None
    services.redis.close()


COMMANDS = (
    *(("api", "--port", "0"), ("worker",), ("caretaker",), ("up", "--port", "0"), ("rebuild",), ("backup", "backup")),
    ("import", str(recorded("glen_more")[0])),
)


def test_the_first_process_stores_the_format(own: EmbeddedServer) -> None:
    """Format 3, in one shard."""
    with Redis.from_url(own.url) as redis:
        assert create_app(Settings(redis_url=own.url)).test_client().get("/readyz").status_code == 200
        assert redis.get("cairn:format") == b"3 1"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("4 1", NEWER_THAN_KNOWN),
        ("0 1", "What is in this Redis has format 0, which is older; this version of Cairn knows 1 to 3"),
        ("2 4", "The games in this Redis lie in 4 shards and not in 1; set CAIRN_SHARDS=4"),
        ("\ud83d", "cairn:format in this Redis says nothing that this version of Cairn knows"),
    ],
    ids=["newer", "older", "shards", "nonsense"],
)
def test_every_part_refuses_another_format(own: EmbeddedServer, kept: str, words: str) -> None:
    """At its start, in `/readyz`, and in commands that write."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", kept.encode(errors="surrogatepass"))
        for part in COMMANDS:
            answer = CliRunner().invoke(main, part, env={"REDIS_URL": own.url, "CAIRN_BACKUP_KEY": "k" * 32})
            assert (answer.exit_code, words in answer.output) == (1, True), (part, answer.output)
        ready = create_app(Settings(redis_url=own.url)).test_client().get("/readyz")
        assert (ready.status_code, ready.json and ready.json["type"]) == (503, "/problems/unavailable")
        assert redis.keys() == [b"cairn:format"]


FOLDER = Path(__file__).parents[1] / "recorded"
HEADERS = {"Idempotency-Key": "the move of a later version"}


@pytest.mark.parametrize("number", range(LOWEST, HIGHEST + 1))
def test_a_recorded_folder_can_be_opened_and_continued(number: int, tmp_path: Path) -> None:
    """Each game is proven, a running one is continued by its players, and the players are known."""
    with tarfile.open(FOLDER / f"format-{number}.tar.xz") as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python has it since 3.11.4
        archive.extractall(tmp_path / "data")
    with serving(tmp_path / "data") as (server, redis):
        assert redis.get("cairn:format") == b"%d 1" % number
        app = create_app(Settings(redis_url=server.url, key=KEY, cold_url=str(tmp_path / "data" / COLD)))
        services, client = app.services, app.test_client()
        assert client.get("/readyz").status_code == 200
        finished = list_games(services, status="finished")
        assert all(services.log.sealed_markers.find(game) for game in finished) == (number >= SEGMENTS)
        assert {services.repository.latest_known(game).position.table.ruleset for game in finished} == {*GAMES}
        for game in list_games(services, unlisted=True):
            proofs: Any = client.get(f"/v1/games/{game}/audit").json
            wanted = {"passed", "not_asked"} if game in finished else {"passed", "not_yet"}
            assert {proof["status"] for proof in proofs["proofs"]} <= wanted, proofs
        (game,) = list_games(services, status="running")
        seat, moves = legal(services, game)
        version = services.log.last(game).version  # type: ignore[union-attr]
        token = services.tokens.seat(game, seat, 1)
        body: Any = client.get(f"/v1/games/{game}/legal-moves", headers={"Authorization": f"Bearer {token}"}).json
        assert len(body["moves"]) == len(moves)
        headers = HEADERS | {"Authorization": f"Bearer {token}"}
        made: Any = client.post(f"/v1/games/{game}/moves", json={"moves": body["moves"][:1]}, headers=headers)
        assert (made.status_code, made.json["version"]) == (201, version + 1)
        proofs = client.get(f"/v1/games/{game}/audit").json
        assert proofs["proofs"][0]["status"] == proofs["proofs"][1]["status"] == "passed"
        (open_game,) = list_games(services, status="open")
        (player,) = filter(None, services.repository.latest_known(open_game).position.table.players)
        assert services.names.of_players([player]).player(player) == "Cid"
        (webhook,) = services.webhooks.ids_of(player=player)
        assert services.webhooks.get(webhook)[0].url == "http://127.0.0.1:9999/hook"
        services.redis.close()
