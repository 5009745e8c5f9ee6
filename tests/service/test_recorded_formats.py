"""The recorded data folder of each format: this version opens it, proves its games, and continues them."""

import tarfile
from pathlib import Path
from typing import Any

import pytest
from helpers.api import KEY
from helpers.commands import legal
from helpers.listed import listed
from helpers.servers import serving

from cairn.service.app import create_app
from cairn.service.redis_clients.format import HIGHEST, LOWEST, SEGMENTS
from cairn.service.rules import GAMES
from cairn.service.run.folder import COLD
from cairn.service.settings import Settings

FOLDER = Path(__file__).parents[1] / "recorded"
HEADERS = {"Idempotency-Key": "the move of a later version"}


@pytest.mark.parametrize("number", range(LOWEST, HIGHEST + 1))
def test_a_recorded_folder_can_be_opened_and_continued(number: int, tmp_path: Path) -> None:
    """Each game is proven, a running one is continued by its players, and the players are known."""
    with tarfile.open(FOLDER / f"format-{number}.tar.xz") as archive:
        archive.extractall(tmp_path / "data", filter="data")
    with serving(tmp_path / "data") as (server, redis):
        assert redis.get("cairn:format") == b"%d 1" % number
        app = create_app(Settings(redis_url=server.url, key=KEY, cold_url=str(tmp_path / "data" / COLD)))
        services, client = app.services, app.test_client()
        assert client.get("/readyz").status_code == 200
        finished = listed(services, status="finished")
        assert all(services.log.stubs.find(game) for game in finished) == (number >= SEGMENTS)
        assert {services.repository.latest_known(game).position.table.ruleset for game in finished} == {*GAMES}
        for game in listed(services, unlisted=True):
            proofs: Any = client.get(f"/v1/games/{game}/audit").json
            wanted = {"passed", "not_asked"} if game in finished else {"passed", "not_yet"}
            assert {proof["status"] for proof in proofs["proofs"]} <= wanted, proofs
        (game,) = listed(services, status="running")
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
        (open_game,) = listed(services, status="open")
        (player,) = filter(None, services.repository.latest_known(open_game).position.table.players)
        assert services.names.of_players([player]).player(player) == "Cid"
        (webhook,) = services.webhooks.ids_of(player=player)
        assert services.webhooks.get(webhook)[0].url == "http://127.0.0.1:9999/hook"
        services.redis.close()
