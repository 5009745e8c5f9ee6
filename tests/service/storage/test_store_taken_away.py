"""The folder or bucket of finished games is removed while Cairn runs, and restored."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api
from helpers.running import Up, address, cairn, metrics, until
from helpers.taken_stores import STORES, store

from cairn.contract.playing import random_game, save_to

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)
SECONDS = 15.0
MISSING = "the store of finished games is missing, or cannot be used"


def soon(true: Callable[[], Any]) -> None:
    """Wait until a condition is true, at most until the store's condition must be known."""
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, f"not within {SECONDS:g} seconds"
        time.sleep(0.2)


@pytest.mark.parametrize("emptied", [False, True], ids=["gone", "emptied"])
@pytest.mark.parametrize("kind", STORES)
def test_no_game_is_lost_during_an_outage_of_the_store(kind: str, emptied: bool, tmp_path: Path) -> None:
    """All parts report it in time, nothing is sealed or created, and reads fail with the reason until the recovery."""
    archives = dict[str, bytes]()
    for seed in range(4):
        played = random_game(*TWO, seed=seed)
        save_to(tmp_path / "archive", played)
        archives[played.game] = (tmp_path / "archive").read_bytes()
    games, data = [*archives], str(tmp_path / "data")
    with store(kind, tmp_path / "cold") as taken:
        settings = {
            "CAIRN_COLD_URL": taken.url,
            "CAIRN_COLD_AFTER": "0.0001",
            "CAIRN_COLD_CACHE": "off",
            "CAIRN_LIMITS": "off",
            **taken.environment,
        }
        options = ("--port", "0", "--data", data, "--workers", "1", "--no-demo")
        started = Up(tmp_path / "said", *options, **settings)
        try:
            api, counted = Api(address(started)), metrics(started)

            def metric(name: str) -> float:
                found = re.search(rf"^{re.escape(name)} (\S+)$", requests.get(counted, timeout=30).text, re.MULTILINE)
                assert found, name
                return float(found[1])

            def is_well() -> tuple[bool, float]:
                found = {each["name"]: each["ok"] for each in api.get("/readyz")["conditions"]}
                return found["segments"], metric('cairn_condition_ok{condition="segments"}')

            def is_sealed(count: int) -> bool:
                return metric('cairn_cold_games{state="sealed"}') == count

            for game in games[:2]:
                assert api.bring_in(archives[game])["status"] == "imported"
            until(lambda: is_sealed(2))
            assert is_well() == (True, 1)
            taken.take_away(emptied=emptied)
            soon(lambda: is_well() == (False, 0))
            doctor = cairn("doctor", "--data", data, "--url", "", **settings)
            assert (doctor.returncode, MISSING in doctor.stdout.lower()) == (1, True), doctor.stdout
            for game in games[2:]:
                assert api.bring_in(archives[game])["status"] == "imported"
            until(lambda: started.said.count("no finished game was sealed") > 1)
            compacted = cairn("compact", "--data", data, **settings)
            assert (compacted.returncode, "is missing or empty" in compacted.stderr) == (1, True), compacted.stderr
            assert not taken.was_used()
            for game in games[:2]:
                answer = api.ask("GET", f"/v1/games/{game}/archive")
                assert (answer.status_code, MISSING in answer.json()["detail"]) == (503, True), answer.text
            assert api.ask("GET", f"/v1/games/{games[2]}/archive").content == archives[games[2]]

            taken.put_back()
            soon(lambda: is_well() == (True, 1))
            until(lambda: is_sealed(4))
            assert {game: api.ask("GET", f"/v1/games/{game}/archive").content for game in games} == archives
            assert cairn("verify", "--log", "--data", data, **settings).returncode == 0
        finally:
            started.stop()
