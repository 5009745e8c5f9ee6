"""Deadlines on an event loop."""

import asyncio

import pytest

from cairn.service.server.deadlines import Deadlines


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_callback_that_fails_stops_no_later_deadline() -> None:
    """The next deadline begins a new check."""

    def fail() -> None:
        raise RuntimeError("a callback failed")

    async def run() -> bool:
        deadlines, exceeded = Deadlines(0.01), asyncio.Event()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        deadlines.set("fails", 0, fail)
        await asyncio.sleep(0.05)
        deadlines.set("is called", 0, exceeded.set)
        return await asyncio.wait_for(exceeded.wait(), 5)

    assert asyncio.run(run())
