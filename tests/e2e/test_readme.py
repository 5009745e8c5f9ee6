"""The README does what it says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from service.container import Services

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
BLOCKS = [block for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) if "curl" in block]


def test_its_curl_lines_work(live: str, services: Services, tmp_path: Path) -> None:
    """Each is run in order, as one shell would; the answers are what the text says of them."""
    assert len(BLOCKS) == 7
    script = "\n".join(BLOCKS).replace("localhost:8000", live.removeprefix("http://")).replace("wait=10", "wait=0.1")
    script = re.sub(r"(/stream .*)", r"\1 --max-time 2 || true", script)
    script = re.sub(r"^curl", "echo; curl -w '\\n%{http_code}\\n'", script, flags=re.MULTILINE)
    script = script.replace(".venv/bin/cairn", f"{sys.executable} -m service")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    shell = ["bash", "-euc", script]
    done = subprocess.run(shell, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=True)
    lines = [line for line in done.stdout.splitlines() if line]
    statuses = [int(line) for line in lines if re.fullmatch(r"\d{3}", line)]
    assert statuses == [201, 200, 200, 201, 200, 200, 409, 200, 200, 200, 200, 200, 200, 201, 201]
    watched = lines.index("event: game")
    assert lines[watched + 1] == "id: 3"
    assert json.loads(lines[watched + 2].removeprefix("data: "))["viewer"] == 0
    bodies = [json.loads(line) for line in lines if line.startswith("{")]
    game, moved, polled, refused, earlier, step, audit, given_up, brought_in, fork = bodies
    assert (game["viewer"], game["version"], len(game["state"]["hands"][0])) == (0, 2, 6)
    assert moved["version"] == polled["version"] == 3
    assert moved["decisions"][0]["by"] == 0
    assert refused["rule"] == "ST-03"
    assert (earlier["version"], earlier["state"]["hands"]) == (2, [[None] * 6] * 2)
    assert (step["version"], step["changes"][0]["op"]) == (3, "replace")
    assert [proof["status"] for proof in audit["proofs"]] == ["passed", "passed", "not_yet", "not_yet"]
    assert given_up["outcome"]["reason"] == "resigned"
    assert [line.split()[1] for line in lines if re.match("(chain|fold|rules|draws) ", line)] == ["passed,"] * 4
    assert brought_in["id"] == game["id"]
    assert fork["forked_from"] == {"game": game["id"], "version": 2}


@pytest.mark.parametrize(
    "name", ["REDIS_URL", "CAIRN_QUEUE_URL", "CAIRN_KEY", "CAIRN_OPERATOR_KEY", "CAIRN_SIGNING_KEY", "CAIRN_STREAMS"]
)
def test_it_names_every_setting(name: str) -> None:
    """A setting nobody can find is none."""
    assert f"`{name}`" in README
