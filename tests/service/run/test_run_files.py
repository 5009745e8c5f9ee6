"""The files that others run Cairn with: they call what there is, and give away no key. `.ci/run_files` parses them."""

import re
from typing import Any

import pytest
import yaml
from helpers.api import ROOT

from cairn.service.cli import main

RUN = ROOT / "service" / "run"
COMPOSE = yaml.safe_load((RUN / "compose.yaml").read_text())
UNITS = sorted((RUN / "systemd").glob("*.service"))


def is_command(words: list[str]) -> bool:
    """Tell whether the command line takes these words."""
    name, *arguments = words
    command = main.commands[name]
    return command.make_context(name, arguments, resilient_parsing=False) is not None


def test_each_container_runs_a_command_and_is_kept_small() -> None:
    """As nobody in particular, on a file system that it cannot write, with a check of its health."""
    for name, service in COMPOSE["services"].items():
        if service["image"].startswith("cairn"):
            assert is_command(service["command"])
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"]
        assert "healthcheck" in service
        assert not any(port.startswith(("0.0.0.0", "8000", "3000")) for port in service.get("ports", []))
    assert re.search(r"^USER \d+:\d+$", (RUN / "Containerfile").read_text(), re.M)
    assert COMPOSE["services"]["worker"]["deploy"]["replicas"] == 2


def test_no_key_has_a_default() -> None:
    """What nobody else may know is asked for, and the service's own variables are those that it reads."""
    page = (ROOT / "service" / "README.md").read_text()
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search("KEY|PASSWORD|URL", name) and not re.search("OPERATOR|SIGNING", name):
                assert ":?" in value, name
            if name.startswith("CAIRN_"):
                assert f"| `{name}` |" in page


def test_prometheus_asks_where_the_parts_tell() -> None:
    """By the job's name that the alerts know, at the ports that the containers have."""
    jobs = yaml.safe_load((RUN / "prometheus.yaml").read_text())["scrape_configs"]
    asked = {(job["job_name"], *one["names"], str(one["port"])) for job in jobs for one in job["dns_sd_configs"]}
    parts = {"cairn": "api", "cairn-workers": "worker", "cairn-caretaker": "caretaker"}
    settings = {part: COMPOSE["services"][part]["environment"] for part in parts.values()}
    assert asked == {(job, part, settings[part]["CAIRN_METRICS_PORT"]) for job, part in parts.items()}
    assert not any("9464" in port for service in COMPOSE["services"].values() for port in service.get("ports", []))
    assert 'up{job="cairn"}' in (RUN / "alerts.yaml").read_text()


def test_what_is_mounted_is_there() -> None:
    """Each file beside `compose.yaml`, and where the image is built."""
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (RUN / source).is_file()
    context = RUN / COMPOSE["x-cairn"]["build"]["context"]
    assert (context / COMPOSE["x-cairn"]["build"]["dockerfile"]).is_file()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (RUN / "Containerfile").read_text(), re.M)
    assert all((context / name).exists() for names in copied for name in names.split())


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_each_unit_starts_a_part(unit: Any) -> None:
    """With its keys in a file, started again when it ends."""
    settings = dict(line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line and line[0] != "#")
    program, *words = settings["ExecStart"].split()
    assert program == "/opt/cairn/bin/cairn"
    assert is_command(words)
    ports = [re.search("METRICS_PORT=(.*)", other.read_text()) for other in UNITS]
    assert len({port[1].replace("%i", "1") for port in ports if port}) == len(UNITS), "each on this machine has its own"
    assert settings["EnvironmentFile"].startswith("/etc/cairn/")
    assert (settings["Restart"], settings["DynamicUser"]) == ("always", "yes")
    assert len(UNITS) == 3
