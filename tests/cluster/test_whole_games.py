"""All games are played on a Redis Cluster with workers, streams and audits."""

import random
from typing import Any

import pytest
from helpers.api import Api
from helpers.clusters import Nodes
from helpers.running import until
from helpers.whole_games import check_audit, ids_of_the_stream, open_with_ais, play_to_the_end

from cairn.service.container import Services
from cairn.service.rules import GAMES

pytestmark = pytest.mark.cluster


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_is_played_to_its_end(parts: Api, nodes: Nodes, services: Services, ruleset: str) -> None:
    """It is streamed, listed while it runs and after its end, proven, exported and imported again."""
    game, ann = open_with_ais(parts, ruleset)
    assert [row["id"] for row in parts.get("/v1/games?status=running")["items"]] == [game]
    with ids_of_the_stream(parts, game) as ids:
        play_to_the_end(parts, game, ann, random.Random(1))
    version = parts.get(f"/v1/games/{game}")["version"]
    assert ids.result()[-1] == f"id: {version}".encode()
    check_audit(parts, game)
    until(lambda: [row["id"] for row in parts.get("/v1/games?status=finished")["items"]] == [game])
    archive = parts.ask("GET", f"/v1/games/{game}/archive").content
    operator: Any = parts.as_("the operator's key in the tests' services")
    assert operator.ask("DELETE", f"/v1/games/{game}").status_code == 204
    assert parts.get("/v1/games")["items"] == []
    parts.imported(archive)
    check_audit(parts, game)
    assert parts.get("/readyz")["workers"] == 2
