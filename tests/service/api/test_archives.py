"""Archives: export, import, verification, dry runs and signed heads."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import requests
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from helpers.api import JSONL, Api
from helpers.commands import GUEST, OPEN, decisions, open_game, play_to_the_end
from helpers.keys import keys as keys_of_games
from jsonpatch import JsonPatch

from cairn.contract.playing import recorded, recording
from cairn.contract.sampling import each_recorded
from cairn.events.archive import Unreadable
from cairn.events.chain import Head
from cairn.projections.names import record_of
from cairn.service.app import create_app
from cairn.service.audit.archives import examine
from cairn.service.audit.heads import is_signed
from cairn.service.audit.imports import DRY_KEPT_SECONDS, LARGEST_REPLAY, Imports
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.errors import Invalid
from cairn.service.limits.clients import Client
from cairn.service.settings import Settings

PATHS = recorded()
DRY = "?dry_run=true"
SEED = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
"""The first test vector of RFC 8032, section 7.1."""


def archive_of(api: Api, game: str) -> bytes:
    """Return a game's archive."""
    answer = api.ask("GET", f"/v1/games/{game}/archive")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("application/jsonl")
    return answer.content


def send(api: Api, data: bytes, query: str = "") -> requests.Response:
    """Send an archive without waiting for the result."""
    return api.ask("POST", f"/v1/archives{query}", data=data, headers=JSONL)


@pytest.mark.usefixtures("importer")
@each_recorded
def test_an_imported_archive_is_exported_unchanged(api: Api, path: Path) -> None:
    """A recorded game that is imported is finished, listed and marked. Its archive has the same bytes."""
    data = path.read_bytes()
    game = api.imported(data)
    assert (game["status"], game["imported"]) == ("finished", True)
    assert archive_of(api, game["id"]) == data
    assert [row["id"] for row in api.get("/v1/games?status=finished")["items"]] == [game["id"]]
    *proofs, choices = [proof["status"] for proof in api.get(f"/v1/games/{game['id']}/audit")["proofs"]]
    assert (proofs, choices) == (["passed"] * 4, "not_asked" if b'"ai":{' in data else "passed")
    assert api.get(f"/v1/games/{game['id']}?at=3")["imported"]
    assert api.get(f"/v1/games/{game['id']}/decisions/3")["changes"]
    again = send(api, data)
    assert (again.status_code, again.json()["status"], again.json()["game"]) == (200, "imported", game["id"])
    assert again.headers["Link"] == f'<{api.url}/v1/games/{game["id"]}>; rel="related"'.replace(api.url, "")
    assert api.get(f"/v1/archives/{again.json()['id']}") == again.json()
    assert send(api, data.replace(b'"by":0', b'"by":1', 1)).status_code == 202


@pytest.mark.usefixtures("importer")
def test_an_unproven_archive_is_refused_with_the_failed_proof(api: Api) -> None:
    """The problem names the changed line. Nothing of the game is stored. A dry run lists the other proofs, too."""
    lines = PATHS[0].read_bytes().splitlines(keepends=True)
    by, other = (b'"by":0', b'"by":1') if b'"by":0' in lines[6] else (b'"by":1', b'"by":0')
    changed = b"".join([*lines[:6], lines[6].replace(by, other), *lines[7:]])
    imported, dry = api.bring_in(changed), api.bring_in(changed, DRY)
    problem = imported["problem"]
    assert (imported["status"], imported["game"], problem["type"]) == ("refused", None, "/problems/not-proven")
    assert (problem["status"], problem["proof"]["name"], problem["proof"]["version"]) == (422, "chain", 7)
    assert api.get("/v1/games")["items"] == []
    assert (dry["status"], dry["replay"], dry["problem"]) == ("refused", None, problem)
    assert [proof["name"] for proof in dry["audit"]["proofs"]] == ["chain", "fold", "rules", "draws", "choices"]
    assert dry["audit"]["proofs"][0] == problem["proof"]


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"no json\n", b'{"chain":"","decision":{"version":1},"digest":""} \n']
)
def test_a_body_that_is_not_an_archive_is_refused_at_once(api: Api, data: bytes) -> None:
    """The problem names the invalid line."""
    refused = send(api, data)
    assert (refused.status_code, refused.json()["type"]) == (422, "/problems/invalid")
    assert refused.json()["errors"][0]["pointer"] == "/1"


@pytest.mark.usefixtures("importer")
def test_an_archive_with_a_known_game_id_and_another_chain_is_refused(api: Api, services: Services) -> None:
    """One of the two games was changed."""
    data = PATHS[0].read_bytes()
    game = json.loads(data.splitlines()[0])["decision"]["game"]
    api.imported(data)
    before = archive_of(api, game)
    services.redis.xtrim(f"cairn:{{{game}}}:log", maxlen=len(data.splitlines()) - 2, approximate=False)
    problem = api.bring_in(data)["problem"]
    assert (problem["status"], problem["type"]) == (409, "/problems/other-game")
    assert before == data


@pytest.mark.parametrize("query", ["", DRY])
def test_archives_have_their_own_media_type_and_size_limit(api: Api, query: str) -> None:
    """The limit is 8 MiB, the type JSON Lines. Unknown parameters are refused."""
    assert api.ask("POST", f"/v1/archives{query}", json={}).status_code == 415
    assert send(api, b"x" * (8 * 1024 * 1024 + 1), query).status_code == 413
    assert send(api, b"x" * (100 * 1024), query).status_code == 422
    assert send(api, PATHS[0].read_bytes(), "?dry_run=yes").status_code == 422


def test_the_archive_of_a_running_game_has_no_secrets(api: Api, services: Services) -> None:
    """Each line contains only what its viewer may see. The digests and the chain are the log's."""
    game = open_game(services)
    ann = api.as_(services.tokens.seat(game, 0, 1))
    events: Any = decisions(services, game)[1].events
    dealt = {event.seat: event.cards for event in events if hasattr(event, "cards")}
    for client, seen in ((api, []), (ann, [0])):
        text = archive_of(client, game).decode()
        for seat, cards in dealt.items():
            assert all((card in text) == (seat in seen) for card in cards)
        *lines, named = [json.loads(line) for line in text.splitlines()]
        assert [line["chain"] for line in lines] == [entry.chain for entry in services.log.read(game)]
        assert named == {"names": {"1:0": "Ann", "1:1": "Bob"}}
        assert lines[1]["decision"]["draws"] is None


def test_an_archive_matches_the_version_of_its_etag(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even if a move is made, or the game ends, during the export."""
    app, game = create_app(services.settings), open_game(services)
    before, repository = services.repository.get(game, None), app.extensions["services"].repository
    play_to_the_end(services, game)
    monkeypatch.setattr(repository, "end", lambda *_: None)
    monkeypatch.setattr(repository, "get", lambda *_: before)
    answer = app.test_client().get(f"/v1/games/{game}/archive?names=false")
    assert (answer.headers["ETag"].partition("-")[0], len(answer.data.splitlines())) == ('"2', 2)


def test_the_last_line_of_an_archive_contains_the_names(api: Api, services: Services) -> None:
    """They are optional and not part of the proofs. Without them the archive has another entity tag."""
    game = open_game(services, GUEST, OPEN)
    services.commands.take_seat(game, name="Cid")
    services.commands.leave(game, 1)
    path = f"/v1/games/{game}/archive"
    plain, named = api.ask("GET", f"{path}?names=false"), api.ask("GET", path)
    assert named.content == plain.content + b'{"names":{"1:0":"Ann","2:1":"Cid"}}\n'
    assert named.headers["ETag"] != plain.headers["ETag"]
    assert examine(named.content).audit == examine(plain.content).audit
    assert (dict(examine(named.content).names), examine(plain.content).names) == ({"1:0": "Ann", "2:1": "Cid"}, {})
    assert api.ask("GET", path, headers={"If-None-Match": named.headers["ETag"]}).status_code == 304
    services.redis.hset(f"cairn:{{{game}}}:names", "1:0", "Anna")
    assert api.ask("GET", path, headers={"If-None-Match": named.headers["ETag"]}).status_code == 200
    assert api.ask("GET", f"{path}?names=1").status_code == 422


@pytest.mark.usefixtures("importer")
def test_names_are_imported_and_exported_with_an_archive(api: Api, services: Services) -> None:
    """They are stored next to the imported game and deleted with it. Without them guests have no names."""
    game = open_game(services)
    play_to_the_end(services, game)
    path = f"/v1/games/{game}/archive"
    named, plain = (api.ask("GET", path + query).content for query in ("", "?names=false"))
    for data, people in ((named, ("Ann", "Bob")), (plain, ("guest 1", "guest 2"))):
        services.commands.delete(game)
        assert not services.redis.exists(f"cairn:{{{game}}}:names")
        assert tuple(seat["name"] for seat in api.imported(data)["seats"]) == people
        assert archive_of(api, game) == data


NAMED = b'{"names":{"1:0":"Ann"}}\n'


@pytest.mark.parametrize(
    "last",
    [
        b'{"names":{"1:0":"Ann\\n"}}\n',
        b'{"names":{"0:0":"Ann"}}\n',
        b'{"names":{"1":"Ann"}}\n',
        b'{"names":{"1:0":7}}\n',
        b'{"names":["Ann"]}\n',
        b'{"names":{"1:0":"Ann"\n',
        b'{"names":{"1:0":"' + b"a" * 41 + b'"}}\n',
    ],
)
def test_invalid_names_are_ignored(last: bytes) -> None:
    """Names prove nothing, so invalid ones do no harm; lines after them are refused."""
    data = PATHS[0].read_bytes()
    data = data[: data.rindex(b'{"names":')]
    assert (examine(data + last).audit, examine(data + last).names) == (examine(data).audit, {})
    assert examine(data + NAMED).names == {"1:0": "Ann"}
    with pytest.raises(Unreadable, match="the last line"):
        examine(data + NAMED + last)


def cli(redis_url: str, *arguments: str, data: bytes | None = None) -> tuple[int, str]:
    """Run a command and return its exit code and output."""
    result = CliRunner().invoke(main, arguments, input=data, env={"REDIS_URL": redis_url})
    return result.exit_code, result.output


def test_archives_are_exported_and_imported_by_command(services: Services, redis_url: str, tmp_path: Path) -> None:
    """`verify` of a file needs no Redis and reports its result as an exit code."""
    game, file = open_game(services), tmp_path / "game.jsonl"
    assert "has not ended" in cli(redis_url, "export", game, str(file))[1]
    assert cli(redis_url, "verify", game)[0] == 2
    play_to_the_end(services, game)
    assert cli(redis_url, "export", game, str(file)) == (0, "")
    code, words = cli("redis://127.0.0.1:1/0", "verify", str(file))
    assert (code, words.count("passed")) == (0, 5)
    assert cli(redis_url, "verify", game) == (0, words)
    services.redis.flushall()
    assert cli(redis_url, "import", str(file)) == (0, f"{game}\n")
    assert Services(Settings(redis_url=redis_url)).log.is_imported(game)
    file.write_bytes(file.read_bytes().replace(b'"by":0', b'"by":1', 1))
    code, words = cli(redis_url, "verify", str(file))
    assert (code, "chain   failed at version 3" in words) == (1, True)
    assert cli(redis_url, "import", str(file))[0] == 1
    assert f"There is no file or game {'a' * 20}." in cli(redis_url, "verify", "a" * 20)[1]


def test_verify_reports_unreadable_files_without_redis(tmp_path: Path) -> None:
    """A wrong file name is not looked up as a game id. Standard input can be verified, too."""
    nowhere = "redis://127.0.0.1:1/0"
    for wrong, why in ((tmp_path / "none.jsonl", "No such file or directory"), (tmp_path, "Is a directory")):
        code, words = cli(nowhere, "verify", str(wrong))
        assert (code, words) == (3, f"Error: {wrong} is neither a game id nor a readable file: {why}.\n")
    code, words = cli(nowhere, "verify", "-", data=PATHS[0].read_bytes())
    assert (code, words.count("passed")) == (0, 5)


def test_verify_with_a_key_needs_a_head() -> None:
    """Otherwise the key would be ignored silently."""
    code, words = cli("redis://127.0.0.1:1/0", "verify", str(PATHS[0]), "--key", PUBLIC)
    assert (code, "--key needs --head" in words) == (1, True)


def test_heads_are_signed(services: Services, redis_url: str, tmp_path: Path) -> None:
    """Each game resource has a signed head. The public key is served, and `verify --head` checks the signature."""
    client = create_app(Settings(redis_url=redis_url, signing_key=SEED)).test_client()
    assert client.get("/v1/signing-key").json == {"algorithm": "Ed25519", "public_key": PUBLIC}
    game = open_game(services)
    play_to_the_end(services, game)
    heads = [client.get(f"/v1/games/{game}{at}").get_json() for at in ("", "?at=3")]
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(PUBLIC))
    for head in heads:
        message = f'["{game}",{head["version"]},"{head["chain"]}"]'
        key.verify(bytes.fromhex(head["signature"]), message.encode())
        assert is_signed(PUBLIC, game, Head(head["version"], head["chain"]), head["signature"])
        assert not is_signed(PUBLIC, game, Head(head["version"] + 1, head["chain"]), head["signature"])
    archive, snapshot = tmp_path / "game.jsonl", tmp_path / "head.json"
    cli(redis_url, "export", game, str(archive))
    verify = ("verify", str(archive), "--head", str(snapshot), "--key")
    for head in heads:
        snapshot.write_text(json.dumps(head))
        assert cli(redis_url, *verify, PUBLIC)[0] == 0
        assert "is not this key's" in cli(redis_url, *verify, "f" * 64)[1] + cli(redis_url, *verify, PUBLIC[::-1])[1]
    for head, wrong, why in (
        (heads[0], {"signature": None}, "is not this key's"),
        (heads[0], {"version": 0}, "the head is of version 0"),
        (heads[0], {"version": 99999}, "the head is of version 99999"),
        (heads[0], {"id": "a" * 20}, f"it belongs to game {'a' * 20}"),
        (heads[1], {"chain": "0" * 64}, "history was rewritten"),
    ):
        snapshot.write_text(json.dumps(head | wrong))
        code, words = cli(redis_url, *verify, PUBLIC)
        assert (code, why in words) == (1, True), words


def test_without_a_key_heads_are_unsigned(api: Api, services: Services) -> None:
    """The URL of the public key reports that there is no key."""
    assert api.get("/v1/signing-key")["public_key"] is None
    assert api.get(f"/v1/games/{open_game(services)}")["signature"] is None


def test_a_signing_key_has_64_hex_digits() -> None:
    """Otherwise the service reports a readable error at start."""
    with pytest.raises(ValueError, match="CAIRN_SIGNING_KEY must be 64 hex digits"):
        Settings.from_environment({"CAIRN_SIGNING_KEY": "xyz"})
    assert Settings.from_environment({"CAIRN_SIGNING_KEY": SEED}).signing_key == SEED


BOTH_NAMED = b'{"names":{"1:0":"Ann","1:1":"Bob"}}\n'


def dry_run(api: Api, data: bytes) -> Any:
    """Send a valid archive for a dry run and return the result."""
    verified = api.bring_in(data, DRY)
    assert (verified["status"], verified["game"], verified["problem"]) == ("verified", None, None), verified["problem"]
    return verified


def keys(services: Services) -> set[str]:
    """Return the keys in Redis, except RQ's keys of jobs and the heartbeats of processes."""
    return {key.decode() for key in keys_of_games(services.redis) if not key.startswith(b"rq:")}


@pytest.mark.usefixtures("importer")
@each_recorded
def test_a_dry_run_equals_an_import(api: Api, path: Path) -> None:
    """It returns the same proofs, steps and positions as the API does after an import."""
    data = path.read_bytes()
    verified = dry_run(api, data)
    replay = verified["replay"]
    id, last = replay["game"]["id"], replay["game"]["version"]
    assert api.ask("GET", f"/v1/games/{id}").status_code == 404
    assert api.imported(data) == replay["game"]
    assert api.get(f"/v1/games/{id}/audit") == verified["audit"]
    assert [step["version"] for step in replay["decisions"]] == [*range(1, last + 1)]
    position = None
    for step in replay["decisions"]:
        position = JsonPatch(step["changes"]).apply(position)
        if step["version"] in (1, 2, 3, last // 2, last - 1, last):
            assert position == api.get(f"/v1/games/{id}?at={step['version']}")
            assert step == api.get(f"/v1/games/{id}/decisions/{step['version']}")
    assert position == replay["game"]


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", ["schotten_totten_easy_version_1", "glen_more_2_players", "highland_clans_3_hand"])
def test_a_dry_run_stores_no_game(name: str, api: Api, services: Services) -> None:
    """No game is listed, counted or found. The result has its own id and expires after ten minutes."""
    data, before = recording(name).read_bytes(), keys(services)
    verified = dry_run(api, data)
    assert api.get("/v1/games")["items"] == []
    assert api.ask("GET", f"/v1/archives/{verified['id'].removesuffix('-dry')}").status_code == 404
    others = "cairn:limits", "cairn:{limits", "cairn:{key}"  # the last when the first process checks the key
    remaining = {key for key in keys(services) - before if not key.startswith(others)}
    game = json.loads(data.splitlines()[0])["decision"]["game"]
    stored = {f"cairn:{{imports}}:{what}:{verified['id']}" for what in ("result", "replay")}
    stored |= {key for key in remaining if key.startswith("cairn:{imports}:of:")}
    assert remaining - {"cairn:{imports}:lock"} == stored
    assert all(0 < services.redis.ttl(key) <= DRY_KEPT_SECONDS for key in stored)
    assert game not in str(keys(services))
    services.redis.delete(*stored)
    assert api.ask("GET", f"/v1/archives/{verified['id']}").status_code == 404


def test_a_waiting_dry_run_expires(api: Api, services: Services) -> None:
    """Without a worker it expires after the same time, and the queue's list after an hour."""
    sent = send(api, PATHS[0].read_bytes(), DRY)
    assert (sent.status_code, sent.json()["status"], sent.headers["Retry-After"]) == (202, "pending", "1")
    assert sent.headers["Location"] == f"/v1/archives/{sent.json()['id']}"
    for what in ("body", "attempts"):
        assert 0 < services.redis.ttl(f"cairn:{{imports}}:{what}:{sent.json()['id']}") <= DRY_KEPT_SECONDS
    assert services.redis.ttl("cairn:{imports}:pending") > 0


@pytest.mark.usefixtures("importer")
def test_a_dry_run_ignores_stored_data(api: Api, services: Services) -> None:
    """A stored game with the same id, its rematch, and a player with the same id do not change a byte of it."""
    data = recording("schotten_totten_with_a_player").read_bytes()
    alone = dry_run(api, data)
    game = api.imported(data)
    player = next(seat["player"] for seat in game["seats"] if seat["player"])
    services.redis.hset(record_of(player), "name", "Another name")
    services.redis.set(f"cairn:{{{game['id']}}}:rematch", "a" * 20)
    assert "Another name" in {seat["name"] for seat in api.get(f"/v1/games/{game['id']}")["seats"]}
    services.redis.delete(f"cairn:{{imports}}:result:{alone['id']}")
    assert dry_run(api, data) == alone


@pytest.mark.usefixtures("importer")
def test_a_dry_run_uses_the_names_of_the_archive(api: Api, services: Services) -> None:
    """Names stored on this server are ignored."""
    game = open_game(services)
    play_to_the_end(services, game)
    data = archive_of(api, game)
    assert BOTH_NAMED in data
    for named, people in ((data, ["Ann", "Bob"]), (data.replace(b'"Ann"', b'"Zoe"'), ["Zoe", "Bob"])):
        assert [seat["name"] for seat in dry_run(api, named)["replay"]["game"]["seats"]] == people
    nameless = dry_run(api, data.removesuffix(BOTH_NAMED))["replay"]
    assert [seat["name"] for seat in nameless["game"]["seats"]] == ["guest 1", "guest 2"]


@pytest.mark.usefixtures("importer")
def test_a_dry_run_and_an_import_of_the_same_bytes_are_independent(api: Api) -> None:
    """The result of one is not returned for the other."""
    data = PATHS[0].read_bytes()
    verified, imported = dry_run(api, data), api.bring_in(data)
    assert verified["id"].endswith("-dry")
    assert (imported["status"], imported["audit"], imported["replay"]) == ("imported", None, None)
    assert api.get(f"/v1/archives/{verified['id']}") == verified


def test_a_dry_run_says_nothing_of_other_senders(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sender and language has an id that others cannot compute, and a repeated request the same id."""
    imports, data = services.imports, PATHS[0].read_bytes()
    monkeypatch.setattr(imports, "_ask", lambda _archive: None)  # keep workers of other tests away
    senders = [("a" * 16, "de"), ("b" * 16, "de"), ("b" * 16, "fr"), ("a" * 16, "de")]
    ids = [imports.submit(data, Client((digest,)), dry=True, language=tag).id for digest, tag in senders]
    assert (len({*ids[:3]}), ids[3]) == (3, ids[0])
    assert [imports.language(id).tag for id in ids[:3]] == ["de", "de", "fr"]
    assert f"{sha256(data).hexdigest()}-dry" not in ids


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("query", ["", DRY])
def test_invalid_and_unfinished_archives_are_refused(api: Api, services: Services, query: str) -> None:
    """The worker names a later invalid line. The archive of a running game proves only the links of its chain."""
    lines = PATHS[0].read_bytes().splitlines(keepends=True)
    refused = api.bring_in(b"".join([*lines[:4], b"{}\n", *lines[5:]]), query)
    assert (refused["problem"]["type"], refused["problem"]["errors"][0]["pointer"]) == ("/problems/invalid", "/5")
    assert (refused["audit"], refused["replay"]) == (None, None)
    at_once = send(api, b"{}\n", query)
    assert (at_once.status_code, at_once.json()["errors"][0]["pointer"]) == (422, "/1")
    refused = api.bring_in(archive_of(api, open_game(services)), query)
    assert (refused["status"], refused["problem"]["proof"]["status"], refused["replay"]) == ("refused", "not_yet", None)


def test_the_size_of_a_replay_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A larger replay is not stored."""
    imports: Imports = services.imports
    monkeypatch.setattr(imports, "_ask", lambda _archive: None)  # keep workers of other tests away
    sent = imports.submit(PATHS[0].read_bytes(), dry=True)
    audit: Any = None
    with pytest.raises(Invalid, match="more than 32 MiB"):
        imports.verify(sent.id, audit, (b" " * 2**20 for _ in range(LARGEST_REPLAY // 2**20 + 1)), [])
    assert imports.get(sent.id).status == "pending"
