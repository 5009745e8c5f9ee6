"""`compose.yaml`, started by podman-compose: all parts but Grafana, which is in no package index."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import yaml
from helpers.api import ROOT, Api, free_port
from helpers.podman import HERE, SLOWEST, Podman, clean_environment
from helpers.running import until

FILE = ROOT / "service" / "run" / "compose.yaml"
COMPOSE = yaml.safe_load(FILE.read_text())
SERVICES = [name for name in COMPOSE["services"] if name != "grafana"]
PARTS = [name for name in SERVICES if COMPOSE["services"][name]["image"].startswith("cairn:")]
pytestmark = pytest.mark.timeout(600)

GRACE = 30
"""Seconds that Cairn's parts have to stop (`stop_grace_period`)."""


class Client(Api):
    """A client that trusts the certificate of a proxy."""

    def __init__(self, url: str, certificate: Path) -> None:
        super().__init__(url)
        self._certificate = str(certificate)

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Send a request and return the response, whatever its status."""
        return super().ask(method, path, verify=self._certificate, **options)


class Running(NamedTuple):
    """What podman-compose runs: its containers by service, and a client of the API through the proxy."""

    podman: Podman
    containers: dict[str, list[str]]
    api: Api

    def each(self) -> list[tuple[str, str]]:
        """Return each container with its service."""
        return [(service, container) for service, all_of in self.containers.items() for container in all_of]

    def is_healthy(self, container: str) -> bool:
        """Return whether a container's health check succeeds."""
        return self.podman.run("healthcheck", "run", container).returncode == 0


@pytest.fixture(scope="module")
def running(
    podman: Podman, is_built: bool, page_secrets: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Start all parts, and wait until each is healthy."""
    changes: dict[str, Any] = {}
    for name in SERVICES:
        image = COMPOSE["services"][name]["image"].partition("@")[0]
        changes[name] = {"image": image, **({} if is_built and name in PARTS else {"volumes": HERE})}
    override = tmp_path_factory.mktemp("compose") / "here.yaml"
    override.write_text(yaml.safe_dump({"services": changes}))
    port = free_port()
    environment = clean_environment(
        CAIRN_SECRETS=str(page_secrets),
        CAIRN_LISTEN=f"127.0.0.1:{port}",
        CAIRN_LISTEN_PLAIN=f"127.0.0.1:{free_port()}",
        ALERTMANAGER_LISTEN=f"127.0.0.1:{free_port()}",
    )
    command = ["podman-compose", "--podman-path", str(podman.program), "--file", str(FILE), "--file", str(override)]
    up = subprocess.run([*command, "up", "--detach", *SERVICES], env=environment, capture_output=True, text=True)
    assert up.returncode == 0, up.stdout + up.stderr
    api = Client(f"https://127.0.0.1:{port}", page_secrets / "certificate")
    containers: dict[str, list[str]] = {}
    for one in json.loads(podman("ps", "--all", "--format", "json")):
        if service := (one["Labels"] or {}).get("com.docker.compose.service"):
            containers.setdefault(service, []).append(one["Names"][0])
    started = Running(podman, containers, api)
    for service, container in started.each():
        try:
            until(lambda container=container: started.is_healthy(container), SLOWEST)
        except AssertionError as error:
            raise AssertionError(f"{service}: {podman.run('logs', '--tail', '40', container)}") from error
    yield started
    podman.clear()


def test_each_part_has_no_rights(running: Running) -> None:
    """It is no root, has no capability, can get none, has its limit of memory, and cannot write its file system."""
    assert len(running.containers["worker"]) == 2
    for service, container in running.each():
        said = running.podman("exec", container, "sh", "-c", "cat /proc/1/status; echo >/new || echo refused")
        assert "\nUid:\t0" not in said, service
        assert "\nCapEff:\t0000000000000000\n" in said, service
        assert "\nCapBnd:\t0000000000000000\n" in said, service
        assert "\nNoNewPrivs:\t1\n" in said, service
        assert said.endswith("\nrefused"), service
        described = running.podman.inspect(container)["HostConfig"]
        assert described["ReadonlyRootfs"]
        assert described["Memory"] > 0


def test_who_reaches_whom(running: Running) -> None:
    """The proxy reaches the API only, and only workers, backups and published parts have a way out."""
    routes = {name: running.podman("exec", container, "cat", "/proc/net/route") for name, container in running.each()}
    out = {name for name, table in routes.items() if re.search(r"^\w+\t0{8}\t", table, re.M)}
    assert out == {"proxy", "worker", "backup", "alertmanager"}
    (proxy,), (api,) = running.containers["proxy"], running.containers["api"]
    for name, reached in (("api", 0), ("valkey", 2), ("queue", 2), ("prometheus", 2)):
        assert running.podman.run("exec", proxy, "getent", "hosts", name).returncode == reached, name
    assert running.podman.run("exec", api, "getent", "hosts", "valkey").returncode == 0


def test_prometheus_reads_every_part(running: Running) -> None:
    """It finds both workers, all are up, its alerts are loaded, and Alertmanager is known."""
    (prometheus,) = running.containers["prometheus"]

    def ask(path: str) -> Any:
        return json.loads(running.podman("exec", prometheus, "wget", "-qO-", f"http://127.0.0.1:9090/api/v1/{path}"))

    def up() -> bool:
        targets = ask("targets")["data"]["activeTargets"]
        jobs = sorted(one["labels"]["job"] for one in targets if one["health"] == "up")
        return jobs == ["cairn", "cairn-caretaker", "cairn-workers", "cairn-workers"]

    until(up)
    assert ask("rules")["data"]["groups"]
    until(lambda: len(ask("alertmanagers")["data"]["activeAlertmanagers"]) == 1)


def test_a_game_ends_and_survives_a_restart(running: Running) -> None:
    """AIs play it. Each part stops on SIGTERM in time with status 0, and all return with the game."""
    client, podman = running.api, running.podman
    ready = client.get("/readyz")
    assert (ready["status"], ready["workers"]) == ("ready", 2)
    seats = [{"kind": "ai", "level": "random"}] * 2
    game = client.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    path = f"/v1/games/{game['id']}"
    until(lambda: client.get(path)["status"] == "finished")
    archive = client.ask("GET", f"{path}/archive").text
    ours = [container for service, container in running.each() if service in PARTS or service == "proxy"]
    others = [container for _, container in running.each() if container not in ours]
    stopped = podman.stop(GRACE, *ours) | podman.stop(GRACE, *others)
    assert not any(stopped.values()), stopped
    podman("start", *others)
    podman("start", *ours)
    until(lambda: all(running.is_healthy(container) for container in ours), SLOWEST)
    assert client.ask("GET", f"{path}/archive").text == archive
