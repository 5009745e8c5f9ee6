"""The order in which requests begin if an address sends many."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from cairn.service.server import turns
from cairn.service.server.turns import Turns

MANY, OTHER = "192.0.2.1", "192.0.2.2"


def begun(*addresses: str, later: str = "") -> list[str]:
    """Return the addresses of requests in the order in which they begin. `later` arrives a turn after all others."""
    order = list[str]()

    async def request(address: str, taken: Turns) -> None:
        await taken.wait(address)
        order.append(address)

    async def run() -> None:
        taken = Turns(asyncio.get_running_loop())
        await taken.wait(MANY)
        await taken.wait(OTHER)
        requests = [asyncio.create_task(request(address, taken)) for address in addresses]
        await asyncio.sleep(0)
        requests += [asyncio.create_task(request(address, taken)) for address in [later] if address]
        await asyncio.gather(*requests)

    asyncio.run(run())
    return order


def test_an_address_with_many_requests_does_not_delay_others() -> None:
    """Each address begins one request per turn."""
    assert begun(*[MANY] * 9, OTHER) == [MANY, OTHER, *[MANY] * 8]
    assert begun(*[MANY] * 9, later=OTHER).index(OTHER) <= 2


def test_requests_of_an_address_begin_in_order() -> None:
    """Each address has its own order."""
    assert begun(MANY, MANY, MANY, OTHER, OTHER) == [MANY, OTHER, MANY, OTHER, MANY]


def test_a_single_address_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses without recent requests get no turn, so a single client has the whole loop."""
    monkeypatch.setattr(turns, "SHARED_SECONDS", 0.05)

    async def run() -> list[bool]:
        taken = Turns(asyncio.get_running_loop())
        alone = [is_suspended(taken.wait(MANY)) for _ in range(2)]
        await taken.wait(OTHER)
        shared = is_suspended(taken.wait(MANY))
        await asyncio.sleep(0.1)
        return [*alone, shared, *[is_suspended(taken.wait(MANY)) for _ in range(3)]]

    assert asyncio.run(run()) == [False, False, True, False, False, False]


def test_a_cancelled_request_takes_no_turn() -> None:
    """Later ones begin as if it did not exist."""

    async def run() -> int:
        taken = Turns(asyncio.get_running_loop())
        await taken.wait(OTHER)
        await taken.wait(MANY)
        tasks = [asyncio.create_task(taken.wait(MANY)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        done, _ = await asyncio.wait(tasks, timeout=5)
        return len(done)

    assert asyncio.run(run()) == 3


def is_suspended(waiting: Coroutine[Any, Any, None]) -> bool:
    """Return whether a coroutine is waiting."""
    try:
        waiting.send(None)
    except StopIteration:
        return False
    waiting.close()
    return True
