"""boardgame.io against this tree: 16 and 64 games, a card beside a stone; its games are in memory, in one process.

Its own client plays, and a lean one, whose bytes are built beforehand, as this tree's are. Required: at least as many
moves a second as with its own client, and 0.75 times as many as with the lean one, and a p99 not above its. It needs
node, npm and the package index of npm, and runs only if it is named.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from bench_moves import PROCESSES, script
from clients import Load, Loads, measure, millis, play, print_table, rate, ratio, spent
from helpers.api import free_port
from shared import ROOT, api, redis
from sides import ROUNDS, Side

PROGRAM = str(Path(__file__).with_name("peer.js"))
SIZES = {16: 40, 64: 12}
"""Moves of each client by the number of concurrent clients."""
LEAST = {"peer": 1.0, "lean": 0.75}
WARM_UP = 400
"""Moves of each game before the measurement, for node's compiler."""
PACKAGES = ("boardgame.io@0.50", "socket.io-client@4")
"""The packages of its own client."""


def main() -> None:
    """Measure in alternating blocks."""
    if not (shutil.which("node") and shutil.which("npm")):
        print("  skipped: it needs node and npm")
        return
    with tempfile.TemporaryDirectory() as folder, redis() as url, ExitStack() as stack:
        installed = subprocess.run(["npm", "install", "--silent", "--prefix", folder, *PACKAGES], check=False)
        if installed.returncode:
            print("  skipped: npm could not install boardgame.io")
            return
        environment = os.environ | {"NODE_PATH": f"{folder}/node_modules", "NODE_ENV": "production"}
        peer, port = stack.enter_context(_peer(environment))
        servers = {processes: stack.enter_context(api(url, processes)) for processes in PROCESSES}
        side = Side("this tree", ROOT, url)
        lengths = [moves for clients, moves in SIZES.items() for _ in range(clients * ROUNDS * len(PROCESSES))]
        games = iter(side.prepare("games", sizes=lengths))
        loads: dict[tuple[int, int, str], list[Load]] = {}
        _load_peer(environment, peer, port, min(SIZES), WARM_UP)
        for clients, moves in SIZES.items():
            for number in range(ROUNDS):
                played = {(1, "peer"): _load_peer(environment, peer, port, clients, moves)}
                played[1, "lean"] = _load_lean(peer, port, clients, moves, number)
                for processes, server in servers.items():
                    scripts = [script(server, next(games)) for _ in range(clients)]
                    played[processes, "this tree"] = measure(scripts, [server])
                for (processes, name), load in played.items():
                    loads.setdefault((clients, processes, name), []).append(load)
    print_table(loads)
    for clients in SIZES:
        for processes in PROCESSES:
            _compare(loads, clients, processes)


def _compare(loads: Loads, clients: int, processes: int) -> None:
    """Print the comparison of this tree with boardgame.io under either of its clients."""
    ours = loads[clients, processes, "this tree"]
    for name, least in LEAST.items():
        theirs = loads[clients, 1, name]
        print(f"  {clients} clients, this tree in {processes} process(es) / {name}:", end=" ")
        print(f"processor time {ratio(ours, theirs)},", end=" ")
        fast, late = rate(ours) / rate(theirs), millis(ours, 0.99) / millis(theirs, 0.99)
        holds = "holds" if fast >= least and late <= 1 else "DOES NOT HOLD"
        print(f"moves/s {fast:.2f} (required {least}), p99 {late:.2f} (required 1): {holds}")


@contextmanager
def _peer(environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Serve boardgame.io, and yield its process and its port."""
    port = free_port()
    command = ["node", PROGRAM, "serve", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield process.pid, port
    finally:
        process.terminate()
        process.wait()


def _load_peer(environment: dict[str, str], process: int, port: int, clients: int, moves: int) -> Load:
    """Have boardgame.io's clients play, and measure its server."""
    command, pipe = ["node", PROGRAM, "load", *map(str, (port, clients, moves))], subprocess.PIPE
    with subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdout.readline()  # all matches are open
        before = spent([process])
        playing.stdin.write("begin\n")
        playing.stdin.flush()
        done = json.loads(playing.stdout.readline())
        taken = {"api": spent([process]) - before, "redis": 0.0, "clients": done["clients"]}
    return Load(done["times"], len(done["times"]), done["seconds"], taken)


def _load_lean(process: int, port: int, clients: int, moves: int, number: int) -> Load:
    """Have lean clients play, and measure its server."""
    before = spent([process])
    load = play([partial(LeanPeer, port, f"lean-{clients}-{number}-{match}", moves) for match in range(clients)])
    load.spent |= {"api": spent([process]) - before, "redis": 0.0}
    return load


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
        self.sent_at = 0.0
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
        self._got, self.sent_at = b"", time.perf_counter()
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
