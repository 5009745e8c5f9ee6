"""A server that greets like Redis and refuses all commands: for errors that a real server cannot be made to return."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

GREETING = "%2\r\n+version\r\n+{version}\r\n+proto\r\n:3\r\n"


@contextmanager
def refusing(error: str, version: str = "7.0.0") -> Iterator[str]:
    """Yield the URL of a server of that version which responds to every command with an error."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            """Respond to the commands in order."""
            while words := self._command():
                match words[0].upper():
                    case "HELLO" if version < "6":
                        self._say("-ERR unknown command 'HELLO', with args beginning with: '3'\r\n")
                    case "HELLO":
                        self._say(GREETING.format(version=version))
                    case "CLIENT":
                        self._say("+OK\r\n")
                    case _:
                        self._say(f"-{error}\r\n")

        def _command(self) -> list[str]:
            """Read an array of bulk strings."""
            count = int(self.rfile.readline()[1:] or b"0")
            words = []
            for _ in range(count):
                length = int(self.rfile.readline()[1:])
                words.append(self.rfile.read(length + 2)[:-2].decode())
            return words

        def _say(self, words: str) -> None:
            self.wfile.write(words.encode())

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
        yield f"redis://127.0.0.1:{server.server_address[1]}/0"
        server.shutdown()
