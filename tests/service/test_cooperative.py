"""Greenlets of an event loop: what would block awaits, so that others go on."""

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
from cairn.service.cooperative import (
    STEPS,
    Lock,
    Signal,
    Socket,
    is_cooperative,
    pausing,
    run_in_thread,
    sleep,
    spawn,
)

PATIENCE = 20.0


async def turns_during(function: Callable[..., Any], *args: Any) -> tuple[Any, int]:
    """Return what a function in a greenlet returns, and how many turns the loop had meanwhile."""
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


def test_steps_stay_as_they_are_and_others_have_their_turn() -> None:
    """Between some of them; without a loop they are the same."""
    steps, turns = uvloop.run(turns_during(lambda: [*pausing(range(3 * STEPS + 1))]))
    assert steps == [*pausing(range(3 * STEPS + 1))] == [*range(3 * STEPS + 1)]
    assert turns == 3


def test_each_proof_of_an_audit_pauses() -> None:
    """The chain, the fold, the rules and the draws of a finished game go through its decisions one after the other."""
    entries = [*read(recorded("schotten_totten")[0].read_bytes().splitlines(keepends=True))]
    found, turns = uvloop.run(turns_during(audit, decode(entries[0].stored, 1).game, entries, None))
    assert [proof.status for proof in found.proofs[:4]] == ["passed"] * 4
    assert turns >= 4 * (len(entries) // STEPS)


def test_what_blocks_is_called_in_a_thread() -> None:
    """What it raises comes back; outside of a greenlet it is just called."""
    own = threading.get_ident()
    assert run_in_thread(threading.get_ident) == own
    assert uvloop.run(spawn(run_in_thread, threading.get_ident)) != own
    assert uvloop.run(spawn(run_in_thread, is_cooperative)) is False
    with pytest.raises(ZeroDivisionError):
        uvloop.run(spawn(run_in_thread, divmod, 1, 0))


def test_a_cancelled_greenlet_ends_where_it_waits() -> None:
    """What it holds is given back."""
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


def test_a_signal_wakes_whoever_made_it() -> None:
    """Set before or while it is waited for, from any thread; a thread is woken, too. None is lost."""

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


def test_a_signal_is_waited_for_so_long_only() -> None:
    """Then it is not set, and others had their turn."""
    found, turns = uvloop.run(turns_during(lambda: Signal().wait(0.05)))
    assert found is False
    assert turns > 1


def test_a_lock_is_held_by_one_across_waits() -> None:
    """Of greenlets and threads; all of them get it, and nothing is left that would be woken in vain."""
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


def test_a_lock_of_a_thread_blocks_no_loop() -> None:
    """A greenlet waits for it while others go on, and is woken by its release."""
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
    """In a greenlet; in a thread it blocks, as any. No read waits longer than its time limit."""
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
