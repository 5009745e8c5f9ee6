"""A bucket of an S3 server on this machine, with a record of its requests."""

import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from helpers.api import free_port
from helpers.running import until

SERVERS = "moto", "swift"
"""The emulator that the tests depend on, and a real object store, installed by `pip install swift`."""
KEYS = "test:tester", "testing"


class S3:
    """A bucket's URL, the environment variables for its use, and the process of its server."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]", said: Path) -> None:
        self.url, self.port, self.process = "s3://games/", port, process
        self.environment = {
            "AWS_ENDPOINT": f"http://127.0.0.1:{port}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_ACCESS_KEY_ID": KEYS[0],
            "AWS_SECRET_ACCESS_KEY": KEYS[1],
            "AWS_REGION": "us-east-1",
        }
        self._said, self._read = said, 0

    def requests(self) -> list[str]:
        """Return the requests since the last call: each a method and a path."""
        lines = self._said.read_text().splitlines()
        new, self._read = lines[self._read :], len(lines)
        return new


@contextmanager
def bucket(server: str = "moto") -> Iterator[S3]:
    """Yield a bucket of a server, with credentials for it in the environment."""
    import boto3  # type: ignore[import-untyped]  # it takes a second, and few runs use it

    with tempfile.TemporaryDirectory(prefix="cairn-s3-") as temporary, pytest.MonkeyPatch.context() as patch:
        port, log = free_port(), Path(temporary) / "said"
        script = Path(__file__).with_name(f"{server}_server.py")
        with log.open("wb") as file:
            command = [_python(server), "-W", "ignore", str(script), temporary, str(port)]
            process = subprocess.Popen(command, stdout=file)
        try:
            until(lambda: process.poll() is not None or _listens(port))
            bucket = S3(port, process, log)
            patch.setenv("XDG_DATA_HOME", str(Path(temporary) / "share"))  # the location of a bucket's cache
            for name, value in bucket.environment.items():
                patch.setenv(name, value)
            keys = {"aws_access_key_id": KEYS[0], "aws_secret_access_key": KEYS[1], "region_name": "us-east-1"}
            boto3.client("s3", endpoint_url=bucket.environment["AWS_ENDPOINT"], **keys).create_bucket(Bucket="games")
            yield bucket
        finally:
            process.kill()
            process.wait()


def _python(server: str) -> str:
    """Return the Python in which a server is installed."""
    if server == "moto":
        return sys.executable
    program = shutil.which("swift-proxy-server")
    assert program, "Swift is not on the PATH: pip install swift, in an environment of its own"
    return str(Path(program).with_name("python"))


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False
