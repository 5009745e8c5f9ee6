"""Small games of packages that were written by the guide: dice, short secrets, choices at once, one seat alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cairn_client import Client, ai, human
from helpers.api import Api, running, serve
from helpers.packages import PACKAGES, SUITE, python, site_of
from helpers.running import until

from cairn.service.container import Services

SEATS = {"high_hand": 3, "pig": 2, "stone_match": 2, "three_stairs": 1}
"""The games, each with a number of seats."""
MAX_LINES = 120


@pytest.mark.parametrize("ruleset", SEATS)
def test_its_rules_are_short(ruleset: str) -> None:
    """So that they can be read."""
    folder = PACKAGES / ruleset / ruleset / "rules"
    assert sum(len(path.read_text().splitlines()) for path in folder.rglob("*.py")) <= MAX_LINES


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("ruleset", SEATS)
def test_it_passes_the_contract_suite(ruleset: str, tmp_path: Path) -> None:
    """With its recorded games."""
    settings = site_of(tmp_path / "site", PACKAGES / ruleset)
    tested = python(tmp_path, settings, *SUITE, f"{ruleset}.tests")
    assert tested.returncode == 0, tested.stdout


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, str]:
    """Return the settings of a process with all these packages."""
    return site_of(tmp_path / "site", *(PACKAGES / ruleset for ruleset in SEATS))


@pytest.fixture
def api(redis_url: str, services: Services, settings: dict[str, str]) -> Iterator[Api]:
    """Return a client of a service with a worker and a caretaker, all with the packages."""
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


@pytest.mark.slow
def test_ais_play_them_and_they_are_proven(api: Api, tmp_path: Path, settings: dict[str, str]) -> None:
    """All proofs pass, and each decision is analysed, also of a seat that is alone."""
    for ruleset, seats in SEATS.items():
        levels = ("medium", "easy", "greedy")[:seats]
        body: dict[str, Any] = {"ruleset": ruleset, "seats": [{"kind": "ai", "level": level} for level in levels]}
        path = f"/v1/games/{api.post('/v1/games', body)['id']}"
        game = until(lambda path=path: (now := api.get(path))["status"] == "finished" and now)
        archive = tmp_path / f"{ruleset}.jsonl"
        archive.write_bytes(api.ask("GET", f"{path}/archive").content)
        proven = python(tmp_path, settings, "-m", "cairn.service", "verify", "--choices", str(archive))
        assert proven.returncode == 0, proven.stdout + proven.stderr
        api.ask("POST", f"{path}/analyses", json={"kind": "decisions", "level": "easy"})
        until(lambda path=path: [one for one in api.get(f"{path}/analyses")["items"] if one["status"] == "done"])
        assert game["outcome"]["reason"]


@pytest.mark.slow
def test_people_play_them(api: Api) -> None:
    """By the client, with the first legal move of each turn, to the end of the game: one message for each turn."""
    with Client(api.url) as client:
        for ruleset, seats in SEATS.items():
            game = client.open(ruleset, [human("Ann"), *[ai("random")] * (seats - 1)])
            for turn in game.turns():
                turn.play(turn.moves[0])
            assert game.read().outcome
