"""What a language model pays for: the list of the tools, and what it is told in a turn.

Characters are counted here. `pytest -m clients tests/clients/test_tokens.py` counts tokens, as a language model does.
"""

import subprocess
from collections.abc import Callable

import pytest
from helpers.api import Api
from helpers.models import in_process, turns

from cairn.service.rules import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIST, TURN = 14_000, 3_600
"""So many characters the list of the tools has at most, and what is told in a turn: some 3.4 make a token."""


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
