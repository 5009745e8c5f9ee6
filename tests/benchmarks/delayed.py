"""A line with latency: a TCP proxy that delays everything, and counts what passes through it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

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
def delayed(to: int, one_way: float) -> Iterator[Line]:
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
