"""The manifests of Kubernetes: podman runs their containers, with their users, volumes, probes and limits."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from helpers.api import ROOT, Api
from helpers.podman import HERE, Podman
from helpers.pods import Document, Pod, read
from helpers.running import until

RUN = ROOT / "service" / "run"
MANIFESTS = read(RUN / "kubernetes")


def of_kind(*kinds: str) -> list[Document]:
    """Return the documents of some kinds."""
    return [one for one in MANIFESTS if one["kind"] in kinds]


pytestmark = pytest.mark.timeout(600)

WORKLOADS = {one["metadata"]["name"]: one for one in of_kind("Deployment", "StatefulSet")}
SERVERS = ("cairn-redis", "cairn-queue")
LABELS = [one["spec"]["template"]["metadata"]["labels"] for one in WORKLOADS.values()]


class Cluster(NamedTuple):
    """The running pods by name, and a client of the API."""

    pods: dict[str, Pod]
    api: Api


@pytest.fixture(scope="module")
def cluster(
    podman: Podman, is_built: bool, page_secrets: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Cluster]:
    """Start a pod of each workload, and wait until it is ready."""
    folder = tmp_path_factory.mktemp("pods")
    secrets = Path(shutil.copytree(page_secrets, folder / "secrets"))
    for file, host in (("redis_url", "cairn-redis"), ("queue_url", "cairn-queue")):  # as the page says
        text = (secrets / file).read_text()
        (secrets / file).write_text(re.sub(r"@\w+:", f"@{host}:", text))
    podman("network", "create", "pods")
    files = {"cairn": secrets, "cairn-redis": RUN}
    pods = {}
    for name in sorted(WORKLOADS, key=lambda name: name not in SERVERS):
        pods[name] = Pod(podman, WORKLOADS[name], files, folder, [] if is_built and name not in SERVERS else HERE)
    for pod in pods.values():
        pod.waits()
    (network,) = podman.inspect("cairn-api")["NetworkSettings"]["Networks"].values()
    yield Cluster(pods, Api(f"http://{network['IPAddress']}:8000"))
    podman.clear()


def test_a_game_ends_and_every_pod_stops_in_time(podman: Podman, cluster: Cluster) -> None:
    """AIs play it through the parts. Each part stops on SIGTERM within its grace period, with status 0."""
    seats = [{"kind": "ai", "level": "random"}] * 2
    game = cluster.api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    until(lambda: cluster.api.get(f"/v1/games/{game['id']}")["status"] == "finished")
    for is_ours in (True, False):  # the servers of the games and the queue go last
        pods = [pod for name, pod in cluster.pods.items() if (name not in SERVERS) is is_ours]
        stopped = podman.stop(min(pod.grace for pod in pods), *(pod.name for pod in pods))
        assert not any(stopped.values()), stopped


def test_each_name_in_a_manifest_is_another_manifest_s() -> None:
    """Selectors match a pod's labels, services and policies name ports, and claims, secrets and files exist."""
    claims = {one["metadata"]["name"] for one in of_kind("PersistentVolumeClaim")}
    for workload in WORKLOADS.values():
        for volume in workload["spec"]["template"]["spec"]["volumes"]:
            assert volume.get("persistentVolumeClaim", {}).get("claimName") in claims | {None}
    ports = {port["name"] for one in WORKLOADS.values() for port in _container(one).get("ports", [])}
    for service in of_kind("Service"):
        assert any(service["spec"]["selector"].items() <= labels.items() for labels in LABELS)
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports
    for one in of_kind("PodDisruptionBudget", "NetworkPolicy"):
        selector = one["spec"].get("selector") or one["spec"]["podSelector"]
        wanted: set[Any] = {value for labels in LABELS for value in labels.values()}
        assert {*selector.get("matchLabels", {}).values()} <= wanted
        for expression in selector.get("matchExpressions", []):
            assert {*expression["values"]} <= wanted


def _container(workload: Document) -> Document:
    """Return the only container of a workload's pods."""
    (container,) = workload["spec"]["template"]["spec"]["containers"]
    return dict(container)
