"""The context that a language model needs: the list of tools and the output of a turn.

These tests count characters. `pytest -m clients tests/clients/test_tokens.py` counts tokens of a language model.
"""

import subprocess
from collections.abc import Callable

import pytest
from helpers.api import Api
from helpers.models import in_process, turns

from cairn.service.rules import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIST, TURN = 14_000, 3_600
"""Maximum characters of the list of tools and of a turn. A token has about 3.4 characters."""


@pytest.mark.parametrize("ruleset", GAMES)
async def test_the_output_of_a_turn_is_short(
    ruleset: str, api: Api, redis_url: str, start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    """It has the events and changes, the legal moves, and the result."""
    start(redis_url, "-m", "cairn.workers", "worker")
    async with in_process(api.url) as player:
        outputs = await turns(player, ruleset, 12)
    assert len(outputs) >= 8
    assert [sum(map(len, turn)) for turn in outputs if sum(map(len, turn)) > TURN] == []


async def test_the_list_of_tools_is_short(api: Api) -> None:
    """Results have no schema, and arguments have no title."""
    async with in_process(api.url) as player:
        listed = (await player.client.list_tools()).model_dump_json(by_alias=True, exclude_none=True)
    assert len(listed) <= LIST
    assert '"title":"' not in listed.replace('"title":"Cairn"', "")
    assert "outputSchema" not in listed
