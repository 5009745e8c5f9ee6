"""podman, and images for it: of Cairn from its Containerfile, and of programs of this machine in place of others."""

import io
import json
import os
import re
import resource
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from helpers.api import ROOT

from cairn.service.run.embedded import find_program

CONTAINERFILE = (ROOT / "service/run/Containerfile").read_text()
BASE = "docker.io/library/python:3.11-slim-bookworm"
CAIRN = "localhost/cairn:latest"
PROBE = "localhost/probe:latest"

FOLDER = Path.home() / ".cache" / "cairn-containers"
"""Images and the layers of builds, which later runs reuse. Nothing runs there after a run."""

SLOWEST = 300.0
"""Seconds after which a container that is not healthy has failed, on a busy machine."""

HERE = [f"{folder}:{folder}:ro" for folder in sorted({"/usr", sys.base_prefix, str(ROOT)})]
"""Volumes with this machine's programs, which the stand-ins have no copy of."""

_OF_OTHERS = {  # user, command
    "docker.io/valkey/valkey": ("999:999", ["valkey-server"]),
    "docker.io/nginxinc/nginx-unprivileged": ("101:101", ["nginx", "-g", "daemon off;"]),
    "docker.io/prom/prometheus": (
        "65534:65534",
        ["prometheus", "--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"],
    ),
    "docker.io/prom/alertmanager": (
        "65534:65534",
        ["prometheus-alertmanager", "--config.file=/etc/alertmanager/alertmanager.yml", "--storage.path=/alertmanager"],
    ),
}
_LINKS = {
    **{name: f"usr/{name}" for name in ("bin", "lib", "lib64", "sbin")},
    "opt/cairn": sys.prefix,
    "opt/others/valkey-server": str(find_program()),
    "opt/others/valkey-cli": "/usr/bin/redis-cli",
}
_FOLDERS = {  # owner
    "tmp": 0,
    **dict.fromkeys(("backups", "erasures", "segments"), 10001),
    "data": 999,
    **dict.fromkeys(("prometheus", "alertmanager"), 65534),
}


class Podman:
    """podman with its own store, on machines without systemd and without the right to raise limits."""

    def __init__(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        files = min(resource.getrlimit(resource.RLIMIT_NOFILE)[1], 2**15)
        (FOLDER / "containers.conf").write_text(
            f'[containers]\ndefault_ulimits = ["nofile={files}:{files}", "nproc=4096:4096"]\n'
            f'[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "{FOLDER}/networks"\n'
        )
        self.program = FOLDER / "podman"
        self.program.write_text(
            f"#!/bin/sh\nexport CONTAINERS_CONF={FOLDER}/containers.conf DISABLE_HC_SYSTEMD=true\n"
            # crun refuses a machine with both versions of cgroups
            f'unset XDG_RUNTIME_DIR\nexec podman --root {FOLDER}/store --runroot {FOLDER}/run --runtime runc "$@"\n'
        )
        self.program.chmod(0o755)

    def run(self, *words: str, **options: Any) -> "subprocess.CompletedProcess[str]":
        """Run a command of podman, whatever its exit status."""
        return subprocess.run([self.program, *words], capture_output=True, text=True, timeout=1200, **options)

    def __call__(self, *words: str, **options: Any) -> str:
        """Return the output of a command of podman that must succeed."""
        done = self.run(*words, **options)
        assert done.returncode == 0, f"podman {' '.join(words)}: {done.stdout[-4000:]}{done.stderr[-4000:]}"
        return done.stdout.strip()

    def refusal(self) -> str:
        """Return why no container with a network can be started here, such as in a sandbox; empty if one can."""
        volumes = [word for volume in HERE for word in ("--volume", volume)]
        self.run("import", str(FOLDER / "root.tar"), PROBE)
        self.run("network", "create", "probe")
        done = self.run("run", "--rm", "--network", "probe", *volumes, "--entrypoint", "/usr/bin/true", PROBE)
        return done.stderr.strip()[-500:] if done.returncode else ""

    def inspect(self, container: str) -> dict[str, Any]:
        """Return what podman says about a container."""
        described: dict[str, Any] = json.loads(self("container", "inspect", container))[0]
        return described

    def python(self, container: str, code: str) -> str:
        """Return what a program prints in a container of Cairn."""
        return self("exec", container, "python", "-c", code)

    def stop(self, seconds: int, *containers: str) -> dict[str, int]:
        """Stop containers together by SIGTERM, and return their exit statuses: 137 if it took longer."""
        self("stop", "--time", str(seconds), *containers)
        return {name: self.inspect(name)["State"]["ExitCode"] for name in containers}

    def clear(self) -> None:
        """Remove all containers, pods, volumes and networks. The images stay."""
        for words in (
            ("pod", "rm", "--all", "--force", "--time", "0"),
            ("rm", "--all", "--force", "--time", "0", "--volumes"),
            ("volume", "prune", "--force"),
            ("network", "prune", "--force"),
        ):
            self.run(*words)


def build(podman: Podman) -> None:
    """Build the image of Cairn by its Containerfile, on a base of Debian's packages: no registry has to answer.

    The packages are installed as this machine installs them, with its certificates and its configuration of pip and
    npm.
    """
    if podman.run("image", "exists", BASE).returncode:
        base = FOLDER / "base.tar"
        link = 'ln -s /usr/bin/python3 "$1/usr/local/bin/python"'
        options = (
            "--quiet",
            "--variant=apt",
            "--include=ca-certificates,libpython3-dev,python3-venv",
            f"--customize-hook={link}",
        )
        subprocess.run(["mmdebstrap", *options, "bookworm", base], check=True, timeout=600)
        podman("import", str(base), BASE)
        base.unlink()
    volumes = [path for path in ("/etc/pip.conf", "/etc/ssl/certs", "/root/.npmrc") if Path(path).exists()]
    podman(
        *("build", "--file", "-", "--tag", CAIRN, "--isolation", "chroot", "--network", "host"),
        *(word for path in volumes for word in ("--volume", f"{path}:{path}:ro")),
        str(ROOT),
        input=re.sub(r"@sha256:[0-9a-f]+", "", CONTAINERFILE),
    )


def stand_in(podman: Podman, images: set[str], *, cairn: bool) -> None:
    """Make images that hold links to this machine's programs (`HERE`): of others, and of Cairn if `cairn`."""
    root = io.BytesIO()
    with tarfile.open(fileobj=root, mode="w") as tar:
        for name, owner in _FOLDERS.items():
            folder = tarfile.TarInfo(name)
            folder.type, folder.mode = tarfile.DIRTYPE, 0o755 if owner else 0o1777
            folder.uid = folder.gid = owner
            tar.addfile(folder)
        for name, target in _LINKS.items():
            link = tarfile.TarInfo(name)
            link.type, link.linkname = tarfile.SYMTYPE, target
            tar.addfile(link)
    path = "ENV PATH=/opt/cairn/bin:/opt/others:/usr/sbin:/usr/bin"
    changes = {CAIRN: [path, *_last_lines()]} if cairn else {}
    for image in images:
        for name, (user, command) in _OF_OTHERS.items():
            if image.startswith(f"{name}:"):
                changes[image.partition("@")[0]] = [path, f"USER {user}", f"CMD {json.dumps(command)}"]
    (FOLDER / "root.tar").write_bytes(root.getvalue())
    for image, lines in changes.items():
        podman("import", *(word for line in lines for word in ("--change", line)), str(FOLDER / "root.tar"), image)


def _last_lines() -> list[str]:
    """Return what the Containerfile says about containers of its image."""
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    lines = re.findall(r"^(?:USER|EXPOSE|ENTRYPOINT|CMD) .*", last, re.M)
    assert len(lines) == 4
    return [*lines, "ENV PYTHONDONTWRITEBYTECODE=1"]


def clean_environment(**more: str) -> Mapping[str, str]:
    """Return this process's environment without settings of Cairn."""
    return {name: text for name, text in os.environ.items() if not name.startswith(("CAIRN_", "REDIS_"))} | more
