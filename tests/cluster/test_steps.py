"""The steps of the guide to a Redis Cluster, as they stand there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.api import ROOT, free_port

pytestmark = pytest.mark.cluster
RUN = ROOT / "service/run"
GUIDE = (RUN / "cluster.md").read_text()


def blocks(kind: str) -> list[str]:
    """Return the blocks of a kind, without their indentation."""
    return [re.sub("^   ", "", text, flags=re.M) for text in re.findall(rf"```{kind}\n(.*?) *```", GUIDE, re.DOTALL)]


@pytest.mark.timeout(180)
def test_the_steps_lead_to_a_cluster_that_acknowledges_moves(tmp_path: Path) -> None:
    """Each line that one sees is shown, in this order. Only the ports are others."""
    for name in ("cluster.conf", "redis.conf", "queue.conf"):
        shutil.copy(RUN / name, tmp_path)
    script, shown, ports = "\n".join(blocks("sh")), "".join(blocks("text")), list[int]()
    for before in sorted({*re.findall(r"\b700\d\b", script)}):
        ports.append(free_port())  # that of a cluster's bus is 10,000 higher
        while not 1024 < ports[-1] < 55535:
            ports[-1] = free_port()
        script = script.replace(before, str(ports[-1]))
    script = script.replace("\ncairn ", f"\n{sys.executable} -m cairn.service ")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN", "REDIS"))}
    shell = ["bash", "-euc", script]
    try:
        done = subprocess.run(shell, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    finally:
        for port in ports:
            auth = (tmp_path / "auth.conf").read_text().split()[1]
            stop = ["redis-cli", "--no-auth-warning", "-a", auth, "-p", str(port), "shutdown", "nosave"]
            subprocess.run(stop, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    rest = re.sub(r"\x1b\[[\d;]*m", "", done.stdout)
    for line in shown.splitlines():
        pattern = ".*".join(map(re.escape, line.split("…")))
        found = re.search(f"^{pattern}$", rest, re.MULTILINE)
        assert found, (line, done.stdout, done.stderr)
        rest = rest[found.end() :]
