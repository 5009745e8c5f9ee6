"""The guide's ten commands lead from an empty Debian to HTTPS, backups, alerts and a played game, and back."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.machines import Machine, bootstrap
from helpers.running import ROOT, until

pytestmark = pytest.mark.install
GUIDE = (ROOT / "service/run/install.md").read_text()
STEPS = re.findall(
    r"^\d+\. (.*?)^ +```sh\n +(.*?)\n +```$((?:(?!^\d+\. ).)*)",
    GUIDE.partition("## Ten commands\n")[2].partition("\n## ")[0],
    re.MULTILINE | re.DOTALL,
)
"""Each step: what it is for, its command, and what follows, with the output that one sees."""


def outputs(step: str) -> list[str]:
    """Return patterns of the lines that one sees, in which `…` stands for any text."""
    shown = re.search(r"```text\n(.*?) *```", step, re.DOTALL)
    lines = [line.strip() for line in shown[1].splitlines()] if shown else []
    return [".*".join(map(re.escape, line.split("…"))) for line in lines]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """Yield an empty Debian with a running systemd."""
    if os.geteuid() or subprocess.run(["unshare", "--mount", "--pid", "--net", "--fork", "true"]).returncode:
        pytest.skip("This machine may not start a container: that takes root with all capabilities.")
    bootstrap(tmp_path / "debian")
    machine = Machine(tmp_path / "debian")
    try:
        yield machine
    finally:
        machine.stop()


def test_the_guide_has_ten_commands() -> None:
    """Each is one line, and says what one sees."""
    assert len(STEPS) == 10
    for words, command, rest in STEPS:
        assert "\n" not in command
        assert outputs(rest) or "ou see nothing" in words, command


@pytest.mark.timeout(1500)
def test_ten_commands_lead_to_games_backups_and_alerts(machine: Machine, wheel: Path, tmp_path: Path) -> None:
    """They are those of the guide, and one sees what it shows. A game of AIs ends, and is proven."""
    shutil.copy(wheel, tmp_path / "debian/root")
    for _, command, rest in STEPS:
        done = machine.run(command)
        assert done.returncode == 0, (command, done.stdout)
        for line in outputs(rest):
            assert re.search(f"^{line}", done.stdout, re.MULTILINE), (command, line, done.stdout)
        assert "doctor" not in command or "\nwrong" not in f"\n{done.stdout}", done.stdout
    game = json.loads(done.stdout)["id"]

    assert machine.run("systemctl stop cairn-worker@2").returncode == 0
    until(lambda: ask(machine, f"/v1/games/{game}")["status"] == "finished")
    audit = ask(machine, f"/v1/games/{game}/audit")
    assert [proof["status"] for proof in audit["proofs"]][:4] == ["passed"] * 4
    assert machine.run("curl --silent https://games.example/healthz").returncode == 60, "an unknown certificate"
    until(lambda: machine.run("cairn backup --check /var/lib/cairn-backup/").returncode == 0)
    check_rights(machine)
    alerts = "curl --silent http://127.0.0.1:9093/api/v2/alerts"
    until(lambda: "CairnDown" in machine.run(alerts).stdout, seconds=150)

    keys = machine.run("cat /etc/cairn/secrets/* | sha256sum").stdout
    assert machine.run("/opt/cairn/bin/cairn uninstall").returncode == 0
    assert machine.run("systemctl list-units --all --no-legend 'cairn*'").stdout == ""
    for _ in range(2):
        assert machine.run("/opt/cairn/bin/cairn install --systemd --self-signed games.example").returncode == 0
    assert machine.run("systemctl restart cairn.target").returncode == 0
    assert machine.run("cat /etc/cairn/secrets/* | sha256sum").stdout == keys
    assert ask(machine, f"/v1/games/{game}/audit")["proofs"] == audit["proofs"]
    assert machine.run("/opt/cairn/bin/cairn uninstall --data --yes").returncode == 0
    others = "-path /opt/cairn -prune -o -path /root -prune -o -name Pitcairn"
    left = machine.run(f"find / -xdev {others} -o -iname '*cairn*' -print; getent passwd cairn; getent group cairn")
    assert left.stdout == ""


def check_rights(machine: Machine) -> None:
    """Check that no part runs as root, that each sees its own secrets only, and that a hidden program is refused."""
    for part, user in (("api", "cairn"), ("worker@1", "cairn"), ("redis", "[0-9]+")):
        process = f"$(systemctl show --value --property MainPID cairn-{part})"
        assert re.fullmatch(f"{user}\n", machine.run(f"ps -o user:20= -p {process}").stdout)
    assert machine.run("stat -c '%a %U:%G' /etc/cairn/environment").stdout == "640 root:cairn\n"
    assert machine.run("runuser -u cairn -- cat /etc/cairn/secrets/key").returncode == 1
    worker = "nsenter -m -t $(systemctl show --value --property MainPID cairn-worker@1)"
    assert machine.run(f"{worker} ls /run/credentials").stdout == "cairn-worker@1.service\n"
    program = "import sys; sys.executable = '/home/a/bin/python'; from cairn.service.cli import main; main()"
    refused = machine.run(f'/opt/cairn/bin/python -c "{program}" install --systemd')
    assert refused.stdout == "Error: Units cannot see /home/a/bin/cairn: install Cairn into /opt/cairn.\n"


def ask(machine: Machine, path: str) -> Any:
    """Return the answer of the API, whose certificate is verified."""
    done = machine.run(f"curl --silent --show-error --cacert /etc/cairn/certificate.pem https://games.example{path}")
    assert done.returncode == 0, done.stdout
    return json.loads(done.stdout)
