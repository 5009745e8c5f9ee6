"""boardgame.io beside this tree: 16 games at once, a card beside a stone; it keeps them in memory, in one process.

It needs node, npm and the package index of npm, and is run by its name only.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from bench_moves import PROCESSES, script
from clients import Load, measure, spent
from helpers.api import free_port
from report import print_table, ratio
from shared import ROOT, api, redis
from sides import ROUNDS, Side

PROGRAM = str(Path(__file__).with_name("peer.js"))
CLIENTS, MOVES = 16, 40
WARM_UP = 400
"""How many moves of each game node is given before it is measured, to compile what is called often."""
PACKAGES = ("boardgame.io@0.50", "socket.io-client@4")
"""What its own client is made of, too."""


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
        games = iter(side.prepare("games", sizes=[MOVES] * CLIENTS * ROUNDS * len(PROCESSES)))
        loads: dict[tuple[int, int, str], list[Load]] = {(CLIENTS, 1, "peer"): []}
        _load_peer(environment, peer, port, WARM_UP)
        for _ in range(ROUNDS):
            loads[CLIENTS, 1, "peer"].append(_load_peer(environment, peer, port))
            for processes, server in servers.items():
                load = measure([script(server, next(games)) for _ in range(CLIENTS)], [server])
                loads.setdefault((CLIENTS, processes, "this tree"), []).append(load)
    print_table(loads)
    for processes in PROCESSES:
        ours, theirs = loads[CLIENTS, processes, "this tree"], loads[CLIENTS, 1, "peer"]
        print(f"  processor time a move, this tree in {processes} process(es) / peer: {ratio(ours, theirs)}")


@contextmanager
def _peer(environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Serve boardgame.io, and give its process and its port."""
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


def _load_peer(environment: dict[str, str], process: int, port: int, moves: int = MOVES) -> Load:
    """Let boardgame.io's clients play, and measure its server."""
    command, pipe = ["node", PROGRAM, "load", *map(str, (port, CLIENTS, moves))], subprocess.PIPE
    with subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe) as clients:
        assert clients.stdin
        assert clients.stdout
        clients.stdout.readline()  # all matches are open
        before = spent([process])
        clients.stdin.write("begin\n")
        clients.stdin.flush()
        done = json.loads(clients.stdout.readline())
        taken = {"api": spent([process]) - before, "redis": 0.0, "clients": done["clients"]}
    return Load(done["times"], len(done["times"]), done["seconds"], taken)
