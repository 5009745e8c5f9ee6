"""The first load of the page over a line with a round trip of 100 ms, against the base.

Required: a first visit of the lobby in less than 2 s. A browser with an empty profile opens the lobby, or a table, and
then again. Measured until the lobby's rows, or the board, are drawn: the time by the page's own clock, requests, and
bytes on the wire in both directions; `then` are the requests of the second after that.
"""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

from helpers.pages import chromium
from shared import HUMANS, ROOT, api, local, redis
from sides import BASE, base_tree

from cairn.contract.playing import recording
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service.audit.archives import proven

METHODS = (b"GET ", b"POST ", b"HEAD ", b"PATCH ", b"DELETE ", b"OPTIONS ")
"""Prefixes of requests. A browser sends one at a time over a connection, so each begins a piece of its own."""
LARGEST_PIECE = 256 * 1024


@dataclass
class Line:
    """The proxy's port, and its counts: connections, requests, and bytes in both directions."""

    port: int = 0
    connections: int = 0
    requests: int = 0
    bytes: int = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        """Connections, requests and bytes so far."""
        return self.connections, self.requests, self.bytes


@contextmanager
def delay(to: int, one_way: float) -> Iterator[Line]:
    """Yield a line to a port of this machine with a delay of `one_way` seconds in each direction.

    Connecting takes a round trip, as on a real line: the first bytes wait for it. Bandwidth is not limited.
    """
    line, loop = Line(), asyncio.new_event_loop()
    connections = set[asyncio.Task[None]]()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, extra: float, up: bool) -> None:
        with suppress(OSError):
            while piece := await reader.read(LARGEST_PIECE):
                line.bytes += len(piece)
                line.requests += up and piece.startswith(METHODS)
                loop.call_at(max(loop.time(), extra) + one_way, writer.write, piece)
        loop.call_at(max(loop.time(), extra) + one_way, writer.close)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        connections.add(task)
        task.add_done_callback(connections.discard)
        line.connections += 1
        connected = loop.time() + 2 * one_way
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", to)
        await asyncio.gather(carry(reader, inner_writer, connected, True), carry(inner_reader, writer, 0.0, False))

    async def start() -> asyncio.Server:
        return await asyncio.start_server(serve, "127.0.0.1", 0)

    async def stop(server: asyncio.Server) -> None:
        server.close()
        for task in connections:
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(start(), loop).result()
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        asyncio.run_coroutine_threadsafe(stop(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


ONE_WAY = 0.05
ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "5"))
FINISHED = ("schotten_totten_tactics", "highland_clans_medium_version_1", "glen_more_5_players")
LATER = 1000
"""Milliseconds after drawing in which later requests are counted."""
ROWS, BOARD = 'main a[href^="#/games/"]', "main .board > *"
WATCH = f"""
window.drawn = new Promise((done) => {{
  const wanted = location.hash.startsWith('#/games/') ? {BOARD!r} : {ROWS!r};
  const look = () =>
    requestAnimationFrame(document.querySelector(wanted) ? () => done(performance.now()) : look);
  look();
}});
"""
"""Resolves to the time when the target is drawn, in milliseconds since the visit began."""


@dataclass(frozen=True)
class Visit:
    """A visit: the time until it was drawn (ms), its cost until then, and the requests right after."""

    millis: float
    connections: int
    requests: int
    bytes: int
    then: int


def main() -> None:
    """Visit the service of both trees alternately, and print the medians of all visits."""
    with redis() as url, base_tree(BASE) as tree:
        screens = prepare(url)
        for side, folder in ((BASE, tree), ("this tree", ROOT)):
            print(f"  {side}, median of {ROUNDS}")
            print("  {:<26} {:>7} {:>9} {:>9} {:>8} {:>6}".format("", "ms", "requests", "KB", "sockets", "then"))
            with api(url, tree=folder) as server, delay(server.port, ONE_WAY) as line, chromium() as browser:
                measure(browser, line, next(iter(screens.values())))  # the service's first responses are its slowest
                for name, path in screens.items():
                    visits = [measure(browser, line, path) for _ in range(ROUNDS)]
                    for which, place in (("first", 0), ("again", 1)):
                        show(f"{name}, {which}", [pair[place] for pair in visits])


def show(name: str, visits: list[Visit]) -> None:
    """Print the medians of visits in a line."""
    values = [
        median(getattr(visit, what) for visit in visits)
        for what in ("millis", "requests", "bytes", "connections", "then")
    ]
    values[2] /= 1000
    print(f"  {name:<26} {values[0]:>7.0f} {values[1]:>9.0f} {values[2]:>9.0f} {values[3]:>8.0f} {values[4]:>6.0f}")


def prepare(url: str) -> dict[str, str]:
    """Create games of each ruleset (finished), a running one and one with an open seat. Return the visited paths."""
    services, screens = local(url), {"lobby": "/"}
    for name in FINISHED:
        archive = proven(recording(name).read_bytes())
        services.commands.bring_in(archive.game, archive.entries, archive.names)
        screens[f"finished {name.split('_')[0]}"] = f"/#/games/{archive.game}"
    for seats in (HUMANS, [Seat("human"), Seat("open")]):
        game = services.tokens.game(None)
        services.commands.open_game(game, "schotten_totten", Options(1, 0), seats, listed=True)
        screens.setdefault("running", f"/#/games/{game}")
    return screens


def measure(browser: Any, line: Line, path: str) -> tuple[Visit, Visit]:
    """Visit an address twice with a new profile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    pair = (visit(context, line, path), visit(context, line, path))
    context.close()
    return pair


def visit(context: Any, line: Line, path: str) -> Visit:
    """Open an address in a new tab, wait until it is drawn, and close the tab."""
    page = context.new_page()
    before = line.counts
    page.goto(f"http://127.0.0.1:{line.port}{path}", wait_until="commit")
    millis = page.evaluate("window.drawn")
    drawn = line.counts
    page.wait_for_timeout(LATER)
    after = line.counts
    page.close()
    connections, requests, size = (now - then for now, then in zip(drawn, before, strict=True))
    return Visit(millis, connections, requests, size, after[1] - drawn[1])
