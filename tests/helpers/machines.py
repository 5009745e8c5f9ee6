"""A machine with Debian and a running systemd, in a container with a network of its own."""

import shutil
import signal
import subprocess
from pathlib import Path

from helpers.running import until

_PIP, _CERTIFICATES = Path("/etc/pip.conf"), Path("/etc/ssl/certs/ca-certificates.crt")
_NAMES = "127.0.0.1 localhost games.example\n"
_ENVIRONMENT = ("HOME=/root", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive")
_PATH = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def bootstrap(root: Path) -> None:
    """Write an empty Debian 12 into a folder. It reaches package indexes as this machine does."""
    subprocess.run(["mmdebstrap", "--quiet", "bookworm", root, "http://deb.debian.org/debian"], check=True)
    (root / "etc/hosts").write_text(_NAMES)
    (root / "etc/resolv.conf").write_text("nameserver 10.0.2.3\n")  # that of slirp4netns
    if _PIP.exists():  # the package of certificates would replace the file of this name
        shutil.copy(_CERTIFICATES, root / "etc/pip.crt")
        settings = _PIP.read_text().replace(str(_CERTIFICATES), "/etc/pip.crt")
        (root / "etc/pip.conf").write_text(settings)


class Machine:
    """A booted machine. Its ports are its own."""

    def __init__(self, root: Path) -> None:
        options = (
            "--quiet",
            "--register=no",
            "--keep-unit",
            "--private-network",
            "--resolv-conf=off",
            "--link-journal=no",
        )
        boot = [
            "systemd-nspawn",
            "--boot",
            "--directory",
            str(root),
            "--machine=cairn-test",
            "--console=pipe",
            *options,
        ]
        self._init = ""
        self._network: subprocess.Popen[bytes] | None = None
        self._process = subprocess.Popen(boot, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            until(self._has_booted, seconds=180)
            network = ["slirp4netns", "--configure", "--mtu=65520", "--disable-host-loopback", self._init, "tap0"]
            self._network = subprocess.Popen(network, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except BaseException:
            self.stop()
            raise

    def _has_booted(self) -> bool:
        """Return whether systemd runs all of its units. Before it, other processes have its place."""
        assert self._process.poll() is None, "systemd-nspawn has ended"
        self._init = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().strip()
        if not self._init or Path(f"/proc/{self._init}/comm").read_text() != "systemd\n":
            return False
        return self.run("systemctl is-system-running").stdout.strip() in ("running", "degraded")

    def run(self, command: str) -> "subprocess.CompletedProcess[str]":
        """Run a line of shell as root, and return its status and all output."""
        enter = ["nsenter", "--target", self._init, "--mount", "--uts", "--ipc", "--net", "--pid"]
        words = [*enter, "env", "-i", _PATH, *_ENVIRONMENT, "bash", "-c", f"cd\n{command}"]
        return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def stop(self) -> None:
        """Shut it down."""
        if self._network:
            self._network.terminate()
            self._network.wait(30)
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(30)
