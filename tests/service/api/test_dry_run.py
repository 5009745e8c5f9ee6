"""Dry runs: verify an archive and return its replay without storing the game."""

import json
from pathlib import Path
from typing import Any

import pytest
from helpers.api import JSONL, Api
from helpers.commands import opened, play_to_the_end
from helpers.keys import keys as keys_of_games
from jsonpatch import JsonPatch

from cairn.contract.playing import recorded, recording
from cairn.contract.sampling import each_recorded
from cairn.projections.names import record_of
from cairn.service.audit.imports import DRY_KEPT_SECONDS, LARGEST_REPLAY, Imports
from cairn.service.container import Services
from cairn.service.errors import Invalid

DRY = "?dry_run=true"
NAMED = b'{"names":{"1:0":"Ann","1:1":"Bob"}}\n'


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
    remaining = {key for key in keys(services) - before if not key.startswith(("cairn:limits", "cairn:{limits"))}
    game = json.loads(data.splitlines()[0])["decision"]["game"]
    kept = {f"cairn:{{imports}}:{what}:{verified['id']}" for what in ("result", "replay")}
    kept |= {key for key in remaining if key.startswith("cairn:{imports}:of:")}
    assert remaining - {"cairn:{imports}:lock"} == kept
    assert all(0 < services.redis.ttl(key) <= DRY_KEPT_SECONDS for key in kept)
    assert game not in str(keys(services))
    services.redis.delete(*kept)
    assert api.ask("GET", f"/v1/archives/{verified['id']}").status_code == 404


def test_a_waiting_dry_run_expires(api: Api, services: Services) -> None:
    """Without a worker it expires after the same time, and the queue's list after an hour."""
    sent = api.ask("POST", f"/v1/archives{DRY}", data=recorded()[0].read_bytes(), headers=JSONL)
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
    services.redis.hset(record_of(player), "name", "Somebody else")
    services.redis.set(f"cairn:{{{game['id']}}}:rematch", "a" * 20)
    assert "Somebody else" in {seat["name"] for seat in api.get(f"/v1/games/{game['id']}")["seats"]}
    services.redis.delete(f"cairn:{{imports}}:result:{alone['id']}")
    assert dry_run(api, data) == alone


@pytest.mark.usefixtures("importer")
def test_a_dry_run_uses_the_names_of_the_archive(api: Api, services: Services) -> None:
    """Names stored on this server are ignored."""
    game = opened(services)
    play_to_the_end(services, game)
    data = api.ask("GET", f"/v1/games/{game}/archive").content
    assert NAMED in data
    for named, people in ((data, ["Ann", "Bob"]), (data.replace(b'"Ann"', b'"Zoe"'), ["Zoe", "Bob"])):
        assert [seat["name"] for seat in dry_run(api, named)["replay"]["game"]["seats"]] == people
    nameless = dry_run(api, data.removesuffix(NAMED))["replay"]
    assert [seat["name"] for seat in nameless["game"]["seats"]] == ["guest 1", "guest 2"]


@pytest.mark.usefixtures("importer")
def test_a_dry_run_and_an_import_of_the_same_bytes_are_independent(api: Api) -> None:
    """The result of one is not returned for the other."""
    data = recorded()[0].read_bytes()
    verified, imported = dry_run(api, data), api.bring_in(data)
    assert verified["id"] == f"{imported['id']}-dry"
    assert (imported["status"], imported["audit"], imported["replay"]) == ("imported", None, None)
    assert api.get(f"/v1/archives/{verified['id']}") == verified


@pytest.mark.usefixtures("importer")
def test_an_unproven_archive_is_refused_with_all_proofs(api: Api) -> None:
    """As with an import; the other proofs are listed, too, and nothing is replayed."""
    lines = recorded()[0].read_bytes().splitlines(keepends=True)
    by, other = (b'"by":0', b'"by":1') if b'"by":0' in lines[6] else (b'"by":1', b'"by":0')
    broken = b"".join([*lines[:6], lines[6].replace(by, other), *lines[7:]])
    refused, imported = api.bring_in(broken, DRY), api.bring_in(broken)
    assert (refused["status"], refused["replay"]) == ("refused", None)
    assert refused["problem"] == imported["problem"]
    assert (refused["problem"]["proof"]["name"], refused["problem"]["proof"]["version"]) == ("chain", 7)
    assert [proof["name"] for proof in refused["audit"]["proofs"]] == ["chain", "fold", "rules", "draws", "choices"]
    assert refused["audit"]["proofs"][0] == refused["problem"]["proof"]


@pytest.mark.usefixtures("importer")
def test_invalid_and_unfinished_archives_are_refused(api: Api, services: Services) -> None:
    """The wording is that of an import and names the line. Of a running game only the links are proven."""
    lines = recorded()[0].read_bytes().splitlines(keepends=True)
    refused = api.bring_in(b"".join([*lines[:4], b"{}\n", *lines[5:]]), DRY)
    assert (refused["problem"]["type"], refused["problem"]["errors"][0]["pointer"]) == ("/problems/invalid", "/5")
    assert (refused["audit"], refused["replay"]) == (None, None)
    at_once = api.ask("POST", f"/v1/archives{DRY}", data=b"{}\n", headers=JSONL)
    assert (at_once.status_code, at_once.json()["errors"][0]["pointer"]) == (422, "/1")
    running = api.ask("GET", f"/v1/games/{opened(services)}/archive").content
    refused = api.bring_in(running, DRY)
    assert (refused["status"], refused["problem"]["proof"]["status"], refused["replay"]) == ("refused", "not_yet", None)


def test_a_dry_run_has_the_limits_of_an_import(api: Api) -> None:
    """They cover its size, its media type and its parameters."""
    data = recorded()[0].read_bytes()
    path = f"/v1/archives{DRY}"
    assert api.ask("POST", path, json={}).status_code == 415
    assert api.ask("POST", path, data=b"x" * (8 * 1024 * 1024 + 1), headers=JSONL).status_code == 413
    assert api.ask("POST", "/v1/archives?dry_run=yes", data=data, headers=JSONL).status_code == 422


def test_the_size_of_a_replay_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A larger replay is not stored."""
    imports: Imports = services.imports
    monkeypatch.setattr(imports, "_ask", lambda _archive: None)  # keep workers of other tests away
    sent = imports.submit(recorded()[0].read_bytes(), dry=True)
    audit: Any = None
    with pytest.raises(Invalid, match="more than 32 MiB"):
        imports.verify(sent.id, audit, (b" " * 2**20 for _ in range(LARGEST_REPLAY // 2**20 + 1)), [])
    assert imports.get(sent.id).status == "pending"
