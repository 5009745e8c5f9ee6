"""Ard Rí, a game unknown to Cairn: once installed it is played, proven, analysed, rated and drawn."""

import re
import subprocess
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cairn_client import Client, ai, human, types
from helpers.api import ROOT, Api, running, serve
from helpers.packages import ARD_RI, SUITE, python, site_of
from helpers.people import Person
from helpers.running import until

from cairn.service.container import Services

SQUARES = {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}
GO = {"type": "move_piece", "start": "c1", "end": "b1"}


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """Return the settings of a process with the package."""
    return site_of(tmp_path / "site", ARD_RI)


@pytest.fixture
def api(redis_url: str, services: Services, settings: dict[str, str]) -> Iterator[Api]:
    """Return a client of a service with a worker and a caretaker, all with the package."""
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


def open_game(api: Api, *seats: dict[str, Any]) -> dict[str, Any]:
    """Open a game in which seat 0 attacks."""
    body = {"ruleset": "ard_ri", "options": {"first_seat": 0}, "seats": list(seats)}
    game: dict[str, Any] = api.post("/v1/games", body)
    return game


@pytest.mark.slow
def test_it_passes_the_contract_suite(tmp_path: Path, settings: dict[str, str]) -> None:
    """Each of its clauses has a test."""
    tested = python(tmp_path, settings, *SUITE, "ard_ri.tests")
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_it_passes_the_tests_of_joints_and_proofs(settings: dict[str, str]) -> None:
    """As Cairn's own games do: none of them names a game. Its rows are proven by all five proofs, and by `verify`."""
    suite = ("-m", "pytest", "-q", "-rp", "-n", "2", "-p", "no:cacheprovider", "-m", "slow or not slow", "-k", "ard_ri")
    tested = python(ROOT, settings, *suite, "tests/joints", "tests/service/audit")
    assert tested.returncode == 0, tested.stdout
    passed = {*re.findall(r"^PASSED \S+::test_cell\[(.*)\]", tested.stdout, re.MULTILINE)}
    with_ais = ("AIs play ard_ri", "a clock: then an AI plays the turn, ard_ri")
    wanted = {f"{row}: {column}" for row in with_ais for column in ("choices", "analyses")}
    wanted |= {
        f"{row}: {column}" for row in (*with_ais, "rules of ard_ri 1") for column in ("proofs", "verify", "replay")
    }
    assert wanted <= passed


@pytest.mark.slow
def test_ais_play_it_and_it_is_proven(api: Api, tmp_path: Path, settings: dict[str, str]) -> None:
    """It is replayed step by step, all its proofs pass, and each decision is analysed."""
    ais = [{"kind": "ai", "level": level} for level in ("medium", "easy")]
    path = f"/v1/games/{open_game(api, *ais)['id']}"
    game = until(lambda: (now := api.get(path))["status"] == "finished" and now)
    assert game["outcome"]["reason"] in {"escape", "capture", "stuck", "draw"}
    steps = api.get(f"{path}/decisions", params={"limit": 200})["items"]
    assert [step["version"] for step in steps] == [*range(1, game["version"] + 1)]
    assert steps[0]["text"] == "A game of Ard Rí is opened for 2."
    assert " moves from " in steps[2]["text"]
    assert api.get(path, params={"at": 2})["state"]["moves"] == 0
    archive = tmp_path / "game.jsonl"
    archive.write_bytes(api.ask("GET", f"{path}/archive").content)
    proven = python(tmp_path, settings, "-m", "cairn.service", "verify", "--choices", str(archive))
    assert proven.returncode == 0, proven.stdout + proven.stderr
    requested = api.ask("POST", f"{path}/analyses", json={"kind": "decisions", "level": "easy"}).json()
    (done,) = until(lambda: [one for one in api.get(f"{path}/analyses")["items"] if one["status"] == "done"])
    assert done["done"] == done["of"] == len(api.get(f"{path}/analyses/{requested['id']}")["items"]) > 0


@pytest.mark.slow
def test_people_play_it_and_refusals_name_its_clauses(api: Api) -> None:
    """A clause can be read, and a game of two players is rated."""
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    seat = {"kind": "open", "player": bob.id}
    game = ann.opens(seat, ruleset="ard_ri")
    bob.post(f"/v1/games/{game['id']}/seats", {})
    path = f"/v1/games/{game['id']}"
    refused = ann.ask("POST", f"{path}/moves", json={"moves": [GO | {"end": "d1"}]})
    assert (refused.status_code, refused.json()["rule"]) == (409, "AR-08")
    unknown = ann.ask("POST", f"{path}/moves", json={"moves": [GO | {"end": "h9"}]})
    assert (unknown.status_code, unknown.json()["errors"][0]["pointer"]) == (422, "/moves/0/end")
    ann.post(f"{path}/moves", {"moves": [GO]})
    assert "four squares" in api.ask("GET", "/v1/rulesets/ard_ri/rules/AR-13").text
    for _ in range(3):
        for player in (bob, ann):
            moves = player.get(f"{path}/legal-moves")["moves"]
            player.post(f"{path}/moves", {"moves": moves[:1]})
    bob.ask("DELETE", f"{path}/seats/1")
    until(lambda: ann.get(f"/v1/players/{ann.id}")["ratings"])
    assert ann.get(f"/v1/players/{ann.id}")["ratings"][0]["ruleset"] == "ard_ri"


@pytest.mark.slow
def test_our_client_plays_it(api: Api) -> None:
    """Without types, by the names of its fields: a game to its end, its replay, and the lobby that lists it."""
    with Client(api.url) as client:
        game = client.open("ard_ri", [human("Ann"), ai("easy")])
        for turn in game.turns():
            move: Any = turn.moves[0]
            assert (move.type, move.start in SQUARES, move.end in SQUARES) == ("move_piece", True, True)
            turn.play(move)
        ended = game.read()
        assert ended.outcome
        assert [step.decision.version for step in game.replay()] == [*range(1, ended.version + 1)]
        other = client.open("glen_more", [ai("random"), ai("random")])
        rows: list[Any] = [*client.games()]
        assert {row.ruleset for row in rows} == {"ard_ri", "glen_more"}
        assert isinstance(other.read(), types.GlenMoreGame)


@pytest.mark.slow
def test_other_games_continue_if_it_is_removed(api: Api, redis_url: str) -> None:
    """Its games are listed, and refused with a reason. They are available again with the package."""
    gone = open_game(api, {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})["id"]
    other = api.post("/v1/games", {"ruleset": "glen_more", "seats": [{"kind": "open"}, {"kind": "open"}]})["id"]
    for url in serve(redis_url):
        without = Api(url)
        refused = without.ask("GET", f"/v1/games/{gone}")
        assert (refused.status_code, refused.json()["type"]) == (501, "/problems/unreadable-log")
        rulesets = {row["id"]: row["ruleset"] for row in without.get("/v1/games")["items"]}
        assert rulesets == {gone: "ard_ri", other: "glen_more"}
        assert without.get(f"/v1/games/{other}")["status"] == "open"
        assert without.get("/readyz")["status"] == "ready"
    assert api.get(f"/v1/games/{gone}")["status"] == "running"


@pytest.mark.slow
def test_it_is_in_the_api_description(api: Api) -> None:
    """As Cairn's own games are, if the service has the package."""
    (about,) = [one for one in api.get("/v1/rulesets")["items"] if one["name"] == "ard_ri"]
    assert (about["title"], about["seats"]) == ("Ard Rí", [2])
    schemas = api.get("/openapi.json")["components"]["schemas"]
    assert {"ArdRiState", "ArdRiMove", "ArdRiOptions"} <= schemas.keys()
    assert "ArdRiState" in api.ask("GET", "/openapi.yaml").text


@pytest.mark.slow
def test_its_description_is_generated_before_the_first_request(tmp_path: Path, settings: dict[str, str]) -> None:
    """No request waits for it."""
    program = """
from cairn.service.api.description import openapi
from cairn.service.app import create_app
client = create_app().test_client()
openapi._document = None
assert all(b"ArdRiState" in client.get(f"/openapi.{kind}").data for kind in ("yaml", "json"))
"""
    ran = python(tmp_path, settings, "-c", program)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.install
@pytest.mark.timeout(600)
def test_it_is_installed_next_to_cairn(tmp_path: Path) -> None:
    """By pip, from its folder: the command line and the suite know it, and the page has its files."""
    venv.create(tmp_path / "env", with_pip=True)
    run = str(tmp_path / "env/bin/python")
    pip = [run, "-m", "pip", "install", "-q", "-e", f"{ROOT}", "pytest"]
    subprocess.run(pip, check=True, timeout=400)
    subprocess.run([run, "-m", "pip", "install", "-q", str(ARD_RI)], check=True, timeout=200)
    program = """
from cairn.service.app import create_app
client = create_app().test_client()
assert [client.get(f"/web/games/ard_ri/{name}").status_code for name in ("index.js", "style.css")] == [200] * 2
"""
    subprocess.run([run, "-c", program], check=True, cwd=tmp_path, timeout=60)
    suite = [run, *SUITE, "ard_ri.tests"]
    tested = subprocess.run(suite, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert tested.returncode == 0, tested.stdout
