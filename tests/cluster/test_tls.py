"""URLs with TLS, of a server and of a cluster. The embedded server does not support it; Debian's does."""

import shutil
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from helpers.api import free_port
from helpers.clusters import Node
from helpers.commands import legal, opened
from helpers.running import until
from redis.exceptions import RedisError

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster
PROGRAM = shutil.which("redis-server")


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Return a self-signed certificate for 127.0.0.1, followed by its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=True)
        .sign(key, hashes.SHA256())
    )
    path, plain = tmp_path / "certificate.pem", serialization.NoEncryption()
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    return path


@pytest.fixture(params=["redis", "redis+cluster"])
def served(request: pytest.FixtureRequest, tmp_path: Path, certificate: Path) -> Iterator[str]:
    """Return the URL of a server, or of a cluster of one, without the scheme and options for TLS."""
    linked = subprocess.run(["ldd", PROGRAM or "/"], capture_output=True, text=True).stdout
    if "libssl" not in linked:
        pytest.skip("no redis-server with TLS is on the PATH")
    port = str(free_port())
    settings = dict.fromkeys(("tls_cert_file", "tls_key_file", "tls_ca_cert_file"), str(certificate))
    settings |= {"tls_port": port, "tls_auth_clients": "no"}
    if request.param == "redis+cluster":
        settings |= {"cluster_enabled": "yes", "tls_cluster": "yes"}
    assert PROGRAM
    node = Node(tmp_path / "node", program=PROGRAM, **settings)
    if request.param == "redis+cluster":
        node.ask("CLUSTER ADDSLOTSRANGE", 0, 16383)
        until(lambda: node.ask("CLUSTER INFO")["cluster_state"] == "ok")
    yield f"{request.param.replace('redis', 'rediss', 1)}://127.0.0.1:{port}"
    node.stop()


def test_a_game_is_played_over_tls(served: str, certificate: Path, queue: EmbeddedServer) -> None:
    """This includes the log's own connections. An untrusted certificate is refused."""
    services = Services(Settings(f"{served}?ssl_ca_certs={certificate}", queue.url, key="k"))
    game = opened(services)
    for version in range(3, 8):
        seat, moves = legal(services, game)
        assert services.commands.play(game, seat, moves[:1]).last == version
    assert len(list(services.log.read(game))) == 7
    with pytest.raises(RedisError, match="CERTIFICATE_VERIFY_FAILED"):
        Services(Settings(served, queue.url, key="k")).redis.ping()
