"""Manifests of Kubernetes, of which podman runs each container as they say.

`podman kube play` of Debian 12 knows no StatefulSet and no Secret.
"""

import os
import shutil
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import requests
import yaml
from helpers.podman import SLOWEST, Podman
from helpers.running import until

Document = dict[str, Any]


def read(folder: Path) -> list[Document]:
    """Return all documents of a folder of manifests."""
    return [one for file in sorted(folder.glob("*.yaml")) for one in yaml.safe_load_all(file.read_text())]


class Probe(NamedTuple):
    """A probe of a container."""

    podman: Podman
    container: str
    words: Document
    ports: Mapping[str, int]

    def succeeds(self) -> bool:
        """Return whether it succeeds now, within its timeout."""
        if command := self.words.get("exec", {}).get("command"):
            before = time.monotonic()
            done = self.podman.run("exec", self.container, *command).returncode == 0
            return done and time.monotonic() - before < self.words["timeoutSeconds"]
        wanted = self.words["httpGet"]
        (network,) = self.podman.inspect(self.container)["NetworkSettings"]["Networks"].values()
        url = f"http://{network['IPAddress']}:{self.ports[wanted['port']]}{wanted['path']}"
        try:
            return requests.get(url, timeout=self.words["timeoutSeconds"]).status_code < 400
        except requests.RequestException:
            return False


class Pod:
    """A container of a pod. Its volumes are folders; it is reached by the name of its service."""

    def __init__(
        self, podman: Podman, workload: Document, files: Mapping[str, Path], folder: Path, more: Sequence[str]
    ) -> None:
        self.podman, self.name = podman, workload["metadata"]["name"]
        pod = workload["spec"]["template"]["spec"]
        (described,) = pod["containers"]
        self.grace: int = pod["terminationGracePeriodSeconds"]
        ports = {port["name"]: port["containerPort"] for port in described.get("ports", [])}
        self.probes = {
            kind: Probe(podman, self.name, described[f"{kind}Probe"], ports)
            for kind in ("startup", "readiness", "liveness")
            if f"{kind}Probe" in described
        }
        security, limits = pod["securityContext"], described["resources"]["limits"]
        words = ["--name", self.name, "--network", "pods", "--network-alias", self.name]
        words += ["--user", f"{security['runAsUser']}:{security['runAsGroup']}"]
        words += ["--group-add", str(security["fsGroup"])]
        words += ["--memory", limits["memory"].removesuffix("i"), "--cpus", limits["cpu"]]
        own = described["securityContext"]
        words += ["--cap-drop", *own["capabilities"]["drop"]]
        if own["readOnlyRootFilesystem"]:
            words += ["--read-only", "--read-only-tmpfs=false"]
        if not own["allowPrivilegeEscalation"]:
            words += ["--security-opt", "no-new-privileges"]
        for variable in [*described.get("env", []), *_OF_SERVICES]:
            words += ["--env", f"{variable['name']}={variable['value']}"]
        claims = workload["spec"].get("volumeClaimTemplates", [])
        volumes = {one["name"]: one for one in pod["volumes"]} | {one["metadata"]["name"]: one for one in claims}
        for mount in described["volumeMounts"]:
            made = _volume(volumes[mount["name"]], files, folder / self.name / mount["name"], security["fsGroup"])
            words += ["--volume", f"{made}:{mount['mountPath']}:{'ro' if mount.get('readOnly') else 'rw'}"]
        for volume in more:
            words += ["--volume", volume]
        image = described["image"].partition("@")[0]
        podman("run", "--detach", *words, image, *described["args"])

    def is_ready(self) -> bool:
        """Return whether all of its probes succeed."""
        return all(probe.succeeds() for probe in self.probes.values())

    def waits(self) -> None:
        """Wait until it is ready."""
        try:
            until(self.is_ready, SLOWEST)
        except AssertionError as error:
            raise AssertionError(f"{self.name}: {self.podman.run('logs', '--tail', '40', self.name)}") from error


_OF_SERVICES = [
    {"name": name, "value": value}
    for name, value in {
        "CAIRN_SERVICE_HOST": "10.96.0.9",
        "CAIRN_SERVICE_PORT": "80",
        "CAIRN_SERVICE_PORT_HTTP": "80",
        "CAIRN_PORT": "tcp://10.96.0.9:80",
        "CAIRN_PORT_80_TCP": "tcp://10.96.0.9:80",
        "CAIRN_PORT_80_TCP_PROTO": "tcp",
        "CAIRN_PORT_80_TCP_PORT": "80",
        "CAIRN_PORT_80_TCP_ADDR": "10.96.0.9",
    }.items()
]
"""What Kubernetes adds to the environment of every pod for the service `cairn`, which has an address."""


def _volume(volume: Document, files: Mapping[str, Path], folder: Path, group: int) -> Path:
    """Return a folder with what a volume holds, for the group of its pod."""
    folder.mkdir(parents=True)
    os.chown(folder, 0, group)
    folder.chmod(0o2777 if "emptyDir" in volume else 0o2775)
    if secret := volume.get("secret"):
        for item in secret["items"]:
            made = Path(shutil.copy(files[secret["secretName"]] / item["key"], folder / item["path"]))
            os.chown(made, 0, group)
            made.chmod(secret["defaultMode"])
    elif config := volume.get("configMap"):
        for file in files[config["name"]].glob("*.conf"):
            shutil.copy(file, folder)
    return folder
