"""A faulty proxy: `python tests/faults/proxy.py LISTEN TARGET SEED`. A line on standard input sets its mood.

An address is a port of 127.0.0.1, or the path of a Unix socket. Of several targets, separated by commas, each
connection goes to a random one, or to the next if that does not listen, as with a load balancer. The moods:

- `pass`: everything is passed on.
- `cut`: all connections are reset, once; then as `pass`.
- `refuse`: all connections are reset, and new ones at once.
- `delay`: each piece of a response waits up to half a second.
- `lose`: one piece of a response in five is cut off, often before its first byte, and its connection is reset.
- `half`: after one piece of a request in five the client's side is closed towards the target.
- `swallow`: responses vanish and their connections stay open; they are reset when the mood changes.
"""

import asyncio
import random
import socket
import struct
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

MOODS = ("cut", "refuse", "delay", "lose", "half", "swallow")
PIECE = 65536
SHARE = 0.2
LONGEST_DELAY = 0.5


class Proxy:
    """All connections to one target, in one mood."""

    def __init__(self, target: str, source: random.Random) -> None:
        self._targets = target.split(",")
        self._source = source
        self._mood = "pass"
        self._open: set[StreamWriter] = set()
        self._swallowed: set[StreamWriter] = set()

    def feel(self, mood: str) -> None:
        """Change the mood."""
        self._mood = mood
        for writer in self._open if mood in ("cut", "refuse") else self._swallowed:
            reset(writer)
        self._swallowed.clear()

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Pass on one client's connection, by the mood."""
        if self._mood == "refuse":
            return reset(writer)
        far = await self._connect()
        if far is None:
            return reset(writer)
        far_reader, far_writer = far
        self._open |= {writer, far_writer}
        there = asyncio.create_task(self._requests(reader, far_writer))
        back = asyncio.create_task(self._answers(far_reader, writer))
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        for task in (there, back):
            task.cancel()
        for each in (writer, far_writer):
            self._open.discard(each)
            self._swallowed.discard(each)
            each.close()
        return None

    async def _connect(self) -> tuple[StreamReader, StreamWriter] | None:
        """Return a connection to one of the targets; None if none listens."""
        for target in self._source.sample(self._targets, len(self._targets)):
            with suppress(OSError):
                return await connect(target)
        return None

    async def _requests(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                writer.write(piece)
                if self._mood == "half" and self._source.random() < SHARE:
                    writer.write_eof()
                    await asyncio.Event().wait()
                await writer.drain()

    async def _answers(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self._mood == "delay":
                    await asyncio.sleep(self._source.uniform(0, LONGEST_DELAY))
                if self._mood == "swallow" or writer in self._swallowed:
                    self._swallowed.add(writer)
                    continue
                if self._mood == "lose" and self._source.random() < SHARE:
                    writer.write(piece[: self._source.choice((0, 0, self._source.randrange(len(piece))))])
                    await writer.drain()
                    return reset(writer)
                writer.write(piece)
                await writer.drain()
        return None


def reset(writer: StreamWriter) -> None:
    """Close a connection with a reset (TCP), or at once if it has none."""
    with suppress(OSError):
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def connect(address: str) -> tuple[StreamReader, StreamWriter]:
    """Connect to a port of this machine, or to a Unix socket."""
    if address.isdigit():
        return await asyncio.open_connection("127.0.0.1", int(address))
    return await asyncio.open_unix_connection(address)


class Proxied:
    """A proxy in a process of its own; `be` sets its mood."""

    def __init__(self, listen: str, target: str, seed: str) -> None:
        command = [sys.executable, __file__, listen, target, seed]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdout
        assert self._process.stdout.readline() == b"ready\n"

    def be(self, mood: str) -> None:
        """Set the mood."""
        assert self._process.stdin
        self._process.stdin.write(mood.encode() + b"\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        """End it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


async def main(listen: str, target: str, seed: str) -> None:
    """Serve until standard input ends."""
    proxy = Proxy(target, random.Random(seed))
    if listen.isdigit():
        await asyncio.start_server(proxy.serve, "127.0.0.1", int(listen))
    else:
        await asyncio.start_unix_server(proxy.serve, listen)
    print("ready", flush=True)
    moods = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(moods), sys.stdin)
    while line := await moods.readline():
        proxy.feel(line.decode().strip())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
