"""The report of a run: its progress, its numbers, and its findings."""

import re
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from faults.record import Record

SHOWN = 10
"""Limit of findings shown per kind."""
LONGEST = 1000
_JOB_GONE = "rq.exceptions.InvalidJobOperation: Failed to retrieve status for job"
_TRACEBACK = "Traceback (most recent call last):\n"
_GOES_ON = re.compile("^(During handling of|The above exception was)", re.MULTILINE)
_FRAME = re.compile('^  File "(.*)", line', re.MULTILINE)
_BEGAN = time.monotonic()


def say(words: str) -> None:
    """Print a progress message, with the seconds since the start."""
    print(f"{time.monotonic() - _BEGAN:6.1f}  {words}", flush=True)


def tracebacks(said: str) -> list[str]:
    """Return the tracebacks in the parts' output, except those of a worker or the caretaker without Redis.

    The queue's library writes one when Redis goes away under a worker, or when the job whose end it records is gone.
    Lines of several processes may be mixed, so only frames count: the last ones are of Redis' client.
    """
    blocks: list[str] = []
    goes_on = False
    for block in said.split(_TRACEBACK)[1:]:
        blocks = [*blocks[:-1], blocks[-1] + block] if goes_on else [*blocks, block]
        goes_on = _GOES_ON.search(block) is not None
    return [_way(block) for block in blocks if not _misses_redis(_FRAME.findall(block)) and _JOB_GONE not in block]


def _misses_redis(frames: Sequence[str]) -> bool:
    rest = [frame for frame in frames if "/redis/" not in frame and not frame.endswith("/threading.py")]
    ours = not rest or any("/rq/worker/" in frame or "/workers/" in frame for frame in rest)
    return ours and any("/redis/" in frame for frame in frames[-1:])


def _way(block: str) -> str:
    """Return a traceback in one line: the files of its frames, and the error."""
    frames = [*_FRAME.finditer(block)]
    error = re.search(r"^\S.*", block[frames[-1].end() if frames else 0 :], re.MULTILINE)
    files = ["/".join(Path(frame.group(1)).parts[-2:]) for frame in frames]
    return f"{' > '.join(files)}: {error.group() if error else ''}"


def summary(record: Record, struck: Sequence[tuple[str, float]], seconds: float) -> None:
    """Print the numbers of a run."""
    moves = sum(ack.command.path.endswith("/moves") for ack in record.acknowledged)
    stalls: dict[str, list[float]] = defaultdict(list)
    for name, stall in struck:
        stalls[name].append(stall)
    print(f"\n{seconds:.0f} seconds, {len(struck)} faults; seconds of each without any acknowledged command, at most:")
    for name, times in sorted(stalls.items()):
        print(f"  {len(times):3} × {name}: {', '.join(f'{stall:.1f}' for stall in times)}")
    nameless = [re.sub("/[a-z2-7]{20}|/[0-9]$", "", command.path) for command in record.commands]
    sent = Counter(f"{command.method} {path}" for command, path in zip(record.commands, nameless, strict=True))
    print(f"{record.answers.total()} requests: {_counts(record.answers)}")
    print(f"{len(record.commands)} commands: {_counts(sent)}")
    print(f"{moves} moves acknowledged, {len(record.views)} positions shown, {len(record.watched)} streams watched")
    count = sum(len(watched.seen) for watched in record.watched)
    print(f"  with {count} decisions on {sum(watched.connections for watched in record.watched)} connections")
    hooked = {hook.number for hook in record.hooks}
    messages = {(message.hook, message.place) for message in record.delivered if message.hook in hooked}
    print(f"{len(hooked)} webhooks: {len(messages)} messages, sent {len(record.delivered)} times")
    ended = Counter(f"{'spoilt' if brought.spoilt else 'whole'} {brought.status}" for brought in record.brought)
    print(f"{len(record.brought)} archives: {_counts(ended)}")
    print(f"longest stall: {record.stall(record.times[0]):.1f} s")
    print(f"{record.hostile.total()} hostile requests: {_counts(record.hostile)}")


def verdict(findings: Mapping[str, Sequence[str]], seed: int, said: str) -> int:
    """Print the findings, and return the exit code."""
    for kind in ("lost", "doubled", "changed", "misdated"):
        print(f"{kind}: {len(findings.get(kind, ()))}")
    kinds = {kind: words for kind, words in findings.items() if words}
    for kind, words in kinds.items():
        print(f"\n{kind}: {len(words)}")
        for each in words[:SHOWN]:
            print(f"  {each[:LONGEST]}")
    if not kinds:
        print("no findings")
        return 0
    path = Path(tempfile.gettempdir()) / f"cairn-faults-{seed}.log"
    path.write_text(said)
    print(f"\nThis run FAILED: seed {seed}. The output of the parts is in {path}.")
    return 1


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{number} × {what}" for what, number in counter.most_common())
