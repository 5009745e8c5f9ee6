"""What a language model pays for: the list of the tools, and what it is told in a turn.

Characters are counted here. `pytest -m clients tests/clients/test_tokens.py` counts tokens, as a language model does.
"""

import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.models import Model, every_move, in_process

from cairn.service.rules import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIST, TURN = 14_000, 3_600
"""So many characters the list of the tools has at most, and what is told in a turn: some 3.4 make a token."""


async def turns(player: Model, ruleset: str, most: int) -> list[list[str]]:
    """Play some turns against AIs; return all that was told in each."""
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "ai", "level": "easy"}] * (min(GAMES[ruleset].seats) - 1)]
    opened: dict[str, Any] = await player.call("open_game", ruleset=ruleset, seats=seats, options={"first_seat": 0})
    game, known, told = opened["game"], opened["version"], list[list[str]]()
    while len(told) < most:
        answers = [await player.answer("wait_for_turn", game=game, after=known)]
        waited = json.loads(answers[0])
        if waited["because"] != "your_turn":
            break
        if "moves" not in waited:
            answers.append(await player.answer("list_legal_moves", game=game))
        move = every_move(json.loads(answers[-1])["moves"])[0]
        answers.append(await player.answer("make_moves", game=game, moves=[move], version=waited["version"]))
        known = json.loads(answers[-1])["version"]
        told.append(answers)
    return told


@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_turn_is_told_in_few_words(
    ruleset: str, api: Api, redis_url: str, start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    """What has happened and changed, what may be done, and what came of it."""
    start(redis_url, "-m", "cairn.workers", "worker")
    async with in_process(api.url) as player:
        told = await turns(player, ruleset, 12)
    assert len(told) >= 8
    assert [sum(map(len, turn)) for turn in told if sum(map(len, turn)) > TURN] == []


async def test_the_list_of_the_tools_is_short(api: Api) -> None:
    """No answer has a schema, and no argument a title."""
    async with in_process(api.url) as player:
        listed = (await player.client.list_tools()).model_dump_json(by_alias=True, exclude_none=True)
    assert len(listed) <= LIST
    assert '"title":"' not in listed.replace('"title":"Cairn"', "")
    assert "outputSchema" not in listed
