"""A Redis proxy that counts round trips: how often a client sent something after a response."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PIECE = 65536


class RoundTrips:
    """All connections through a Unix socket to a server; `count` may be set to 0 at any time."""

    def __init__(self, listen: Path, target: str) -> None:
        self.url = f"unix://{listen}"
        self.count = 0
        self._target = target.removeprefix("unix://")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(listen))
        self._listener.listen()
        self._run(self._accept)

    def stop(self) -> None:
        """Accept no more connections."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._pass_on(self._listener.accept()[0])

    def _pass_on(self, client: socket.socket) -> None:
        server, answered = socket.socket(socket.AF_UNIX), threading.Event()
        server.connect(self._target)
        answered.set()

        def there() -> None:
            while piece := client.recv(PIECE):
                if answered.is_set():
                    answered.clear()
                    self.count += 1
                server.sendall(piece)
            server.close()

        def back() -> None:
            while piece := server.recv(PIECE):
                answered.set()
                client.sendall(piece)
            client.close()

        self._run(there)
        self._run(back)

    @staticmethod
    def _run(work: object) -> None:
        def run() -> None:
            with suppress(OSError):
                work()  # type: ignore[operator]

        threading.Thread(target=run, daemon=True).start()


@contextmanager
def count_round_trips(listen: Path, target: str) -> Iterator[RoundTrips]:
    """Yield a proxy on a path of its own."""
    proxy = RoundTrips(listen, target)
    yield proxy
    proxy.stop()
