"""Cairn in containers, as its files for operators say: on this machine's own programs, and on an image that is built.

No registry of images has to answer. The images of others are replaced by the same programs of this machine.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.api import ROOT
from helpers.podman import Podman, build, stand_in

RUN = ROOT / "service" / "run"


@pytest.fixture(
    scope="session",
    params=[
        pytest.param(False, id="here", marks=pytest.mark.containers),
        pytest.param(True, id="built", marks=pytest.mark.image),
    ],
)
def is_built(request: pytest.FixtureRequest) -> bool:
    """Return whether the image of Cairn is built by its Containerfile, or made of this machine's files."""
    return bool(request.param)


@pytest.fixture(scope="session")
def podman(is_built: bool) -> Iterator[Podman]:
    """Give podman with all images."""
    podman = Podman()
    podman.clear()
    files = (RUN / "compose.yaml", *(RUN / "kubernetes").glob("*.yaml"))
    images = {image for file in files for image in re.findall(r"^ *image: (\S+)$", file.read_text(), re.M)}
    stand_in(podman, images, cairn=not is_built)
    if refusal := podman.refusal():
        podman.clear()
        pytest.skip(f"podman starts no container on this machine: {refusal}")
    if is_built:
        build(podman)
    yield podman
    podman.clear()


@pytest.fixture(scope="session")
def page_secrets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the secrets that the commands of the page for operators create."""
    folder = tmp_path_factory.mktemp("cairn")
    block = re.search(r"```\n(mkdir -p /etc/cairn/secrets.*?)```", (RUN / "README.md").read_text(), re.DOTALL)
    assert block
    script = block[1].replace("/etc/cairn", str(folder))
    subprocess.run(["bash", "-euc", script], check=True, capture_output=True)
    return folder / "secrets"
