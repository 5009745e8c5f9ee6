"""Greenlets on an event loop: blocking calls are awaited so that others continue."""

import asyncio
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import uvloop

from cairn.contract.playing import recorded
from cairn.events.archive import read
from cairn.events.codec import decode
from cairn.service.audit import audit
from cairn.service.cooperative import STEPS, Lock, Signal, Socket, is_cooperative, pausing, run_in_thread, sleep, spawn

PATIENCE = 20.0


async def turns_during(function: Callable[..., Any], *args: Any) -> tuple[Any, int]:
    """Return the result of a function in a greenlet, and the number of turns of the loop during it."""
    turns, done = 0, False

    async def count() -> None:
        nonlocal turns
        while not done:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await asyncio.sleep(0)
    turns = 0
    async with asyncio.timeout(PATIENCE):
        result = await spawn(function, *args)
    done = True
    await counting
    return result, turns


def test_steps_are_unchanged_and_others_get_turns() -> None:
    """Between some of them. Without a loop they are the same."""
    steps, turns = uvloop.run(turns_during(lambda: [*pausing(range(3 * STEPS + 1))]))
    assert steps == [*pausing(range(3 * STEPS + 1))] == [*range(3 * STEPS + 1)]
    assert turns == 3


def test_each_proof_of_an_audit_pauses() -> None:
    """Chain, fold, rules and draws of a finished game each iterate over its decisions."""
    entries = [*read(recorded("schotten_totten")[0].read_bytes().splitlines(keepends=True))]
    found, turns = uvloop.run(turns_during(audit, decode(entries[0].stored, 1).game, entries, None))
    assert [proof.status for proof in found.proofs[:4]] == ["passed"] * 4
    assert turns >= 4 * (len(entries) // STEPS)


def test_blocking_calls_run_in_a_thread() -> None:
    """Exceptions are passed on. Outside of a greenlet the function is called directly."""
    own = threading.get_ident()
    assert run_in_thread(threading.get_ident) == own
    assert uvloop.run(spawn(run_in_thread, threading.get_ident)) != own
    assert uvloop.run(spawn(run_in_thread, is_cooperative)) is False
    with pytest.raises(ZeroDivisionError):
        uvloop.run(spawn(run_in_thread, divmod, 1, 0))


def test_a_cancelled_greenlet_ends_where_it_waits() -> None:
    """Its resources are released."""
    ended: list[type[BaseException]] = []

    def wait() -> None:
        try:
            sleep(PATIENCE)
        except BaseException as error:
            ended.append(type(error))
            raise

    async def cancel() -> None:
        task = asyncio.create_task(spawn(wait))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    uvloop.run(cancel())
    assert ended == [asyncio.CancelledError]


def test_a_signal_wakes_its_owner() -> None:
    """Set before or during the wait, from any thread, for greenlets and threads. None is lost."""

    def wait(setters: ThreadPoolExecutor) -> list[bool]:
        signals = [Signal() for _ in range(200)]
        set_before = signals[0]
        set_before.set()
        for signal in signals[1:]:
            setters.submit(signal.set)
        return [signal.wait(PATIENCE) for signal in signals]

    with ThreadPoolExecutor(4) as setters:
        assert all(uvloop.run(spawn(wait, setters)))
        assert all(wait(setters))


def test_waiting_for_a_signal_times_out() -> None:
    """Then it is not set, and others had turns."""
    found, turns = uvloop.run(turns_during(lambda: Signal().wait(0.05)))
    assert found is False
    assert turns > 1


def test_a_lock_has_one_owner_across_waits() -> None:
    """Greenlets and threads all get it, and no stale waiter is left."""
    lock, inside, most, times = Lock(), 0, 0, 0

    def use() -> None:
        nonlocal inside, most, times
        for _ in range(20):
            with lock:
                inside += 1
                most = max(most, inside)
                sleep(0)
                times += 1
                inside -= 1

    async def use_in_all() -> None:
        async with asyncio.timeout(PATIENCE):
            threads = [asyncio.get_running_loop().run_in_executor(None, use) for _ in range(4)]
            await asyncio.gather(*(spawn(use) for _ in range(50)), *threads)

    uvloop.run(use_in_all())
    assert (most, times, len(lock._waiting)) == (1, 54 * 20, 0)


def test_a_lock_owned_by_a_thread_does_not_block_the_loop() -> None:
    """A greenlet waits for it while others continue, and its release wakes the greenlet."""
    lock, held, release = Lock(), threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            held.set()
            release.wait(PATIENCE)

    def take() -> None:
        with lock:
            pass

    async def wait_for_it() -> int:
        assert held.wait(PATIENCE)
        asyncio.get_running_loop().call_later(0.05, release.set)
        _, turns = await turns_during(take)
        return turns

    holder = threading.Thread(target=hold)
    holder.start()
    assert uvloop.run(wait_for_it()) > 1
    holder.join()


def test_a_socket_waits_on_the_loop() -> None:
    """In a greenlet. In a thread it blocks, as usual. No read waits longer than its timeout."""
    ours, theirs = socket.socketpair()
    shared, buffer = Socket(ours), bytearray(9)
    shared.settimeout(PATIENCE)

    async def receive() -> tuple[int, int]:
        asyncio.get_running_loop().call_later(0.05, theirs.sendall, b"late")
        return await turns_during(shared.recv_into, buffer)

    with ours, theirs:
        count, turns = uvloop.run(receive())
        assert (bytes(buffer[:count]), turns > 1) == (b"late", True)
        theirs.sendall(b"early")
        assert shared.recv_into(buffer) == 5
        shared.settimeout(0.05)
        with pytest.raises(TimeoutError):
            uvloop.run(spawn(shared.recv_into, buffer))
        theirs.close()
        assert uvloop.run(spawn(shared.recv_into, buffer)) == 0
