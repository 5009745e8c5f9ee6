"""The number of tokens that a language model needs, with a real vocabulary from npm."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.api import Api
from helpers.models import in_process, turns

from cairn.service.rules import GAMES

pytestmark = [pytest.mark.anyio, pytest.mark.clients, pytest.mark.timeout(300)]

COUNT = """
import { encode } from "gpt-tokenizer";
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(JSON.parse(text).map((one) => encode(one).length)));
"""


def tokens(folder: Path, texts: list[str]) -> list[int]:
    """Return the number of tokens of each text (o200k_base)."""
    (folder / "count.mjs").write_text(COUNT)
    subprocess.run(["npm", "install", "--silent", "gpt-tokenizer@4.0.0"], cwd=folder, check=True, timeout=200)
    counted = subprocess.run(
        ["node", "count.mjs"], cwd=folder, input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    found: list[int] = json.loads(counted.stdout)
    return found


async def test_tools_and_turns_need_few_tokens(
    api: Api, redis_url: str, tmp_path: Path, start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    """At most 5,000 for the list of tools, and 1,200 for a turn of each game."""
    start(redis_url, "-m", "cairn.workers", "worker")
    async with in_process(api.url) as player:
        listed = (await player.client.list_tools()).model_dump_json(by_alias=True, exclude_none=True)
        outputs = ["".join(turn) for ruleset in GAMES for turn in await turns(player, ruleset, 12)]
    of_list, *of_turns = tokens(tmp_path, [listed, *outputs])
    print(f"tools {of_list}, turns {sum(of_turns) / len(of_turns):.0f} on average, {max(of_turns)} at most")
    assert of_list <= 5000
    assert max(of_turns) <= 1200
