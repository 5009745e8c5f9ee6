"""A client of boardgame.io of minimal cost: a raw WebSocket (RFC 6455), and messages built beforehand."""

import json
import socket
import time
from collections.abc import Sequence
from typing import Any

HAND, STONES = 6, 9
"""As in the game in `peer.js`."""
HANDSHAKE = (
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NAMESPACE = "/stones,"
FINAL_TEXT, MASKED, IN_TWO_BYTES = 0x81, 0x80, 126


class LeanPeer:
    """One socket plays both seats of a match, each move after the previous one's update, as `peer.js` does."""

    def __init__(self, port: int, match: str, moves: int) -> None:
        self.asked = 0.0
        self._socket = socket.create_connection(("127.0.0.1", port))
        self.connections: Sequence[socket.socket] = [self._socket]
        self._socket.sendall(HANDSHAKE.format(port).encode())
        self._wait_for(b'"sid"')  # the WebSocket is open, and Socket.IO
        self._socket.sendall(_frame(f"40{NAMESPACE}"))
        self._wait_for(b'"sid"')  # the game exists
        self._socket.sendall(_event("sync", match, "0", None, 2))
        self._wait_for(b'["sync"')
        updates = (b'"_stateID":%d}' % (number + 1) for number in range(moves))
        self._moves = iter([*zip(updates, (_move(match, number) for number in range(moves)), strict=True)])
        self._awaited, self._got = b"", b""

    def ask(self) -> bool:
        """Make the next move. Return whether there was one."""
        following = next(self._moves, None)
        if following is None:
            return False
        self._awaited, frame = following
        self._got, self.asked = b"", time.perf_counter()
        self._socket.sendall(frame)
        return True

    def hear(self, _number: int) -> bool:
        """Read the next bytes. Return whether they contain the result of the move."""
        self._got += self._socket.recv(262144)
        return self._awaited in self._got

    def _wait_for(self, what: bytes) -> None:
        got = b""
        while what not in got:
            more = self._socket.recv(65536)
            if not more:
                raise RuntimeError(got.decode())
            got += more


def _move(match: str, number: int) -> bytes:
    player = str(number % 2)
    payload = {"type": "playCard", "args": [number % HAND, number % STONES], "playerID": player}
    return _event("update", {"type": "MAKE_MOVE", "payload": payload}, number, match, player)


def _event(*words: Any) -> bytes:
    return _frame(f"42{NAMESPACE}{json.dumps(words, separators=(',', ':'))}")


def _frame(text: str) -> bytes:
    """Return a message in a client's frame, with a mask of zeros."""
    raw = text.encode()
    length = bytes([MASKED | len(raw)])
    if len(raw) >= IN_TWO_BYTES:
        length = bytes([MASKED | IN_TWO_BYTES]) + len(raw).to_bytes(2, "big")
    return bytes([FINAL_TEXT]) + length + bytes(4) + raw
