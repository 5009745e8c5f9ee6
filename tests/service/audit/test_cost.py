"""The cost of an audit: linear work, and memory of at most ten times the archive's size."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cairn.contract.playing import Game, begin, random_game
from cairn.contract.sampling import unhurried
from cairn.events import segments
from cairn.events.archive import LONGEST_LINE, Unreadable, write
from cairn.events.chain import Entry, commitment, digest, link, seal
from cairn.events.codec import Undecodable, canonical, decode
from cairn.events.decision import MAX_DRAWS, MAX_EVENTS
from cairn.events.table import MAX_OPTIONS, MAX_SEATS, Seat
from cairn.projections.fold import fold
from cairn.service.audit.archives import examine
from cairn.service.deciding import deciders

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports a process's largest size")

ROOT = Path(__file__).parents[3]
ID, SECRET = "a" * 20, bytes(range(32))
TIMES = 10
SHORT = ("schotten_totten", {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}, 2)
LONG = ("schotten_totten", {"expert": False, "first_seat": 0, "rounds": 99, "tactics": True}, 2, 1)


def forks_of_forks(count: int) -> bytes:
    """Return an archive of `count` forks, each forked just before the end of the previous one."""
    game, source = random_game(*SHORT, seed=1), random.Random(1)
    entries, before = game.entries(), fold(game.decisions[:-1])
    for _ in range(count):
        fork = Game(before.table.game, before, game.secret)
        new = "".join(source.choices("abcdefghijklmnopqrstuvwxyz234567", k=20))
        deciders.fork(fork, new, source.randbytes(32), (Seat("human"), Seat("human")), ("", ""))
        while not fork.over:
            before = fork.position
            fork.play(source.choice(fork.legal))
        entries.pop()
        for decision in fork.decisions:
            entries.append(seal(decision, entries[-1].chain, fork.secret))
        game = fork
    return b"".join(map(write, entries))


def long_game() -> bytes:
    """Return an archive of a random game of 99 rounds, longer than those of the contract suite."""
    game, source = begin(*LONG), random.Random(1)
    while not game.over:
        game.play(source.choice(game.legal))
    return b"".join(map(write, game.entries()))


def steps_in(module: Any, work: Callable[[], Any]) -> int:
    """Count the bytecode instructions of a module that are executed during a call."""
    count = 0

    def note(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal count
        if frame.f_code.co_filename != module.__file__:
            return None
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_the_work_is_linear_in_the_number_of_forks() -> None:
    """A version's segment is found by bisection. A linear search would make twice the forks four times the work."""
    archives = [forks_of_forks(count) for count in (200, 400)]
    assert all(examine(archive).audit.proven for archive in archives)
    once, twice = (steps_in(segments, lambda archive=archive: examine(archive)) for archive in archives)  # type: ignore[misc]
    assert twice < 2.5 * once


def opening(**changes: Any) -> dict[str, Any]:
    """Return the event that opens a game, with other fields."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    event = {"type": "table.game_opened", "ruleset": "schotten_totten", "rules_version": 1, "listed": True}
    return event | {"options": {"rounds": 1}, "seats": seats, "commitment": commitment(SECRET)} | changes


def seal_log(*decisions: dict[str, Any]) -> bytes:
    """Return an archive of arbitrary decisions, sealed with a known secret."""
    lines, chain = [], ID
    for version, fields in enumerate(decisions, start=1):
        usual: dict[str, Any] = {"ai": None, "at": "2026-11-21T09:00:01.250Z", "by": None, "draws": [], "move": None}
        decision = usual | {"game": ID, "version": version} | fields
        stored = canonical(decision)
        digested = digest(SECRET, version, stored)
        chain = link(chain, version, decision["at"], decision["by"], digested)
        lines.append(write(Entry(version, stored, digested, chain)))
    return b"".join(lines)


PASSED = {"type": "schotten_totten.passed", "seat": 0}
OPENED = {"events": [opening()]}
TOO_MUCH = {
    "seats": seal_log({"events": [opening(seats=[{"kind": "open"}] * (MAX_SEATS + 1))]}),
    "options": seal_log({"events": [opening(options={str(number): 0 for number in range(MAX_OPTIONS + 1)})]}),
    "player": seal_log({"events": [opening(seats=[{"kind": "human", "player": "a" * 65}] * 2)]}),
    "ruleset": seal_log({"events": [opening(ruleset="a" * 65)]}),
    "commitment": seal_log({"events": [opening(commitment="a" * 129)]}),
    "events": seal_log({"events": [PASSED] * (MAX_EVENTS + 1)}),
    "draws": seal_log({"events": [PASSED], "draws": [[2, 1]] * (MAX_DRAWS + 1)}),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_oversized_values_are_refused_while_decoding(what: str) -> None:
    """The log is not folded."""
    found = examine(TOO_MUCH[what])
    assert [(proof.status, proof.version) for proof in found.audit.proofs[:2]] == [("failed", 1)] * 2
    with pytest.raises(Undecodable, match="of at most"):
        decode(found.entries[0].stored, found.entries[0].version)


@pytest.mark.parametrize(
    "decision",
    [
        {"events": [opening(seats=[{"kind": "open"}] * 5000)]},
        *({"draws": [[2, 1]] * 20000}, {"more": [[]] * 40000}, {"more": "a" * LONGEST_LINE}),
    ],
    ids=["seats", "draws", "lists", "string"],
)
def test_the_length_of_a_line_is_limited(decision: dict[str, Any]) -> None:
    """Its objects take thirty times its bytes, so a line as long as an archive is not even read."""
    with pytest.raises(Unreadable, match="line 2: it has more than 65536 bytes"):
        examine(seal_log(OPENED, OPENED | decision))


@pytest.mark.parametrize("value", [b"[" * 20000 + b"]" * 20000, b"9" * 5000, b"1e400"], ids=["deep", "huge", "float"])
def test_input_that_is_unsafe_for_parsers_is_refused(value: bytes) -> None:
    """The reason names the line."""
    with pytest.raises(Unreadable, match="line 1: it is not canonical JSON"):
        examine(seal_log(OPENED).replace(b'"by":null', b'"by":' + value))


MEASURED = """
import re, sys
from contextlib import suppress
from pathlib import Path
from cairn.events.archive import Unreadable
from cairn.service.audit.archives import examine

def most():  # what `getrusage` says may have been the parent's
    return 1024 * int(re.search("VmHWM:\\s+([0-9]+) kB", Path("/proc/self/status").read_text())[1])

small, large = sys.argv[1:]
examine(open(small, "rb").read())
data = open(large, "rb").read()
with suppress(Unreadable):
    examine(data.splitlines(keepends=True)[0])  # loads the catalogues of messages, if a proof does not pass
before = most()
with suppress(Unreadable):
    examine(data)
print((most() - before) / len(data))
"""


def times_its_size(archive: bytes, folder: Path) -> float:
    """Return the memory of an audit relative to its archive's size, measured in a warmed-up process."""
    small, large = folder / "small.jsonl", folder / "large.jsonl"
    small.write_bytes(b"".join(map(write, random_game(*SHORT, seed=1).entries())))
    large.write_bytes(archive)
    command = [sys.executable, "-c", MEASURED, str(small), str(large)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def draws(size: int) -> bytes:
    """Return an archive of at least that size whose decisions draw as much as allowed."""
    drawn = {"events": [PASSED], "draws": [[2, 1]] * MAX_DRAWS}
    return seal_log(OPENED, *[drawn] * (size // len(seal_log(OPENED, drawn)) * 2))


def empty_lines(size: int) -> bytes:
    """Return an archive of `size` bytes with the shortest possible lines."""
    line = b'{"chain":"","decision":{},"digest":""}\n'
    return line * (size // len(line))


def seats(size: int) -> bytes:
    """Return an archive of at least that size of a game with as many seats as fill it."""
    return seal_log(OPENED, {"events": [opening(seats=[{"kind": "open"}] * (size // len('{"kind":"open"},')))]})


@on_linux
@pytest.mark.parametrize("make", [draws, seats, pytest.param(empty_lines, marks=pytest.mark.many)])
@pytest.mark.slow
def test_an_audit_takes_at_most_ten_times_the_archive(make: Callable[[int], bytes], tmp_path: Path) -> None:
    """The archives are hostile and of two megabytes."""
    assert times_its_size(make(2 * 2**20), tmp_path) <= TIMES


@on_linux
@pytest.mark.many
@unhurried
@pytest.mark.parametrize(
    "make",
    [
        lambda: draws(7 * 2**20),
        lambda: empty_lines(8 * 2**20),
        lambda: forks_of_forks(6000),
        long_game,
    ],
    ids=["draws", "empty lines", "forks of forks", "99 rounds"],
)
def test_large_audits_take_at_most_ten_times_their_size(make: Callable[[], bytes], tmp_path: Path) -> None:
    """Archives of 4 to 8 MiB, two of them valid, two hostile."""
    assert times_its_size(make(), tmp_path) <= TIMES
