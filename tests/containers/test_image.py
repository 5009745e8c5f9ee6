"""The image that the Containerfile builds."""

import pytest
from helpers.podman import CAIRN, Podman

pytestmark = [
    pytest.mark.timeout(1500),
    pytest.mark.parametrize("is_built", [pytest.param(True, id="built", marks=pytest.mark.image)], indirect=True),
]

HELD = """
import pathlib
from cairn.service import web
from cairn.workers import glen_more, highland_clans, schotten_totten
kernels = [game.kernels for game in (glen_more, highland_clans, schotten_totten)]
print(all(kernels), (pathlib.Path(web.__file__).parent / "page/main.js.map").exists())
"""


def run(podman: Podman, *command: str) -> str:
    """Return what a command prints in a new container."""
    return podman("run", "--rm", "--network", "none", "--entrypoint", command[0], CAIRN, *command[1:])


def test_it_holds_the_kernels_and_the_bundle(podman: Podman) -> None:
    """Both were built, and what built them is not in the image."""
    assert run(podman, "python", "-c", HELD) == "True True"
    for tool in ("gcc", "node", "npm"):
        assert run(podman, "sh", "-c", f"command -v {tool} || echo none") == "none"


def test_its_user_writes_where_volumes_are(podman: Podman) -> None:
    """The user is no root, and can change no program."""
    assert run(podman, "id", "-u") == "10001"
    found = run(podman, "sh", "-c", "find / -xdev -writable ! -type l ! -type c 2>/dev/null; true").split()
    own = {path for path in found if not path.startswith(("/proc", "/dev", "/sys", "/tmp", "/var/tmp", "/run/lock"))}
    assert own == {"/backups", "/erasures", "/segments"}


def test_its_packages_are_the_locked_ones(podman: Podman) -> None:
    """pip finds no conflict."""
    assert run(podman, "python", "-m", "pip", "check") == "No broken requirements found."
