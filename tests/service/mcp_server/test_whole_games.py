"""A whole game of each ruleset against AIs, played through the tools with the SDK's own client."""

import random
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.api import Api
from helpers.models import every_move, model

from cairn.service.container import Services
from cairn.service.rules import GAMES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "ruleset", [pytest.param(name, marks=pytest.mark.many) if place else name for place, name in enumerate(GAMES)]
)
@pytest.mark.slow
async def test_a_whole_game_is_played(
    ruleset: str,
    api: Api,
    services: Services,
    redis_url: str,
    tmp_path: Path,
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """The client waits for its turn and makes a random legal move until the end. No token appears in any byte."""
    start(redis_url, "-m", "cairn.workers", "worker")
    source, seats = random.Random(1), min(GAMES[ruleset].seats)
    async with model(api.url, tmp_path) as player:
        shelf = await player.call("list_rulesets")
        assert seats in {row["name"]: row["seats"] for row in shelf["rulesets"]}[ruleset]
        wishes = [{"kind": "human", "name": "Ann"}, *[{"kind": "ai", "level": "random"}] * (seats - 1)]
        game = (await player.call("open_game", ruleset=ruleset, seats=wishes))["game"]
        moves, known = 0, 0
        while (turn := await player.call("wait_for_turn", game=game, after=known))["because"] == "your_turn":
            legal = await player.call("list_legal_moves", game=game, limit=500)
            every = every_move(legal["moves"])
            assert legal["kinds"] == Counter(move["type"] for move in every)
            assert every_move(turn.get("moves", legal["moves"])) == every
            chosen = source.choice(every)
            played = await player.call("make_moves", game=game, moves=[chosen], version=legal["version"])
            known, moves = played["version"], moves + 1
        log = await player.call("read_decisions", game=game, limit=500)
    assert turn["because"] == "game_over"
    assert turn["outcome"] == api.get(f"/v1/games/{game}")["outcome"]
    own = [decision for decision in log["decisions"] if decision["by"] == 0]
    assert len(own) == moves > 5
    assert all(decision["text"] for decision in own)
    assert services.tokens.seat(game, 0, 1).encode() not in player.written
    assert b"Ann" in player.written
    assert (tmp_path / "log").read_text() == ""


@pytest.mark.slow
async def test_a_hint_is_a_legal_move(
    api: Api, redis_url: str, tmp_path: Path, start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    """The tool waits for the worker. Seats that are not to move are refused."""
    start(redis_url, "-m", "cairn.workers", "worker")
    async with model(api.url, tmp_path) as player:
        game = (await player.open({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}))["game"]
        hint = await player.call("ask_for_hint", game=game, seat=0, seconds=50)
        legal = await player.call("list_legal_moves", game=game, seat=0, limit=500)
        words = await player.refused("ask_for_hint", game=game, seat=1)
    assert hint["status"] == "done"
    assert hint["moves"]
    assert all(hinted["move"] in every_move(legal["moves"]) and 0 <= hinted["value"] <= 1 for hinted in hint["moves"])
    assert words.startswith("Not your turn: ")
