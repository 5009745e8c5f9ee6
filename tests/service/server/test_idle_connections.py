"""Idle connections are closed."""

import socket
import time

import pytest

from cairn.service.server.connections import limit_connections

pytestmark = pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="Linux alone tells how long it was silent")


@pytest.mark.slow
def test_only_idle_connections_are_closed() -> None:
    """Bytes of either side count as use."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        limit_connections(listener, 10, idle_seconds=1.5)
        clients = [socket.create_connection(listener.getsockname()) for _ in range(3)]
        served = [listener.accept()[0] for _ in clients]
        for _ in range(8):
            clients[0].send(b"a request")
            served[1].send(b"a heartbeat")
            time.sleep(0.5)
        clients[2].settimeout(0.1)
        assert clients[2].recv(1) == b""
        assert clients[1].recv(5) == b"a hea"
        clients[0].settimeout(0.1)
        with pytest.raises(TimeoutError):
            clients[0].recv(1)
        for one in [*clients, *served]:
            one.close()
