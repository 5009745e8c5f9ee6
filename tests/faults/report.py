"""What a run says: its progress, its numbers, and whatever was found."""

import re
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from faults.record import Record

SHOWN = 10
"""How many findings of a kind are shown."""

LONGEST_LINE = 1000
_BEGAN = time.monotonic()


def say(words: str) -> None:
    """Tell what happens, with the seconds since the start."""
    print(f"{time.monotonic() - _BEGAN:6.1f}  {words}", flush=True)


def tracebacks(said: str) -> list[str]:
    """Return the tracebacks in what the parts wrote."""
    blocks = re.findall(r"^.*\n?Traceback \(most recent call last\):\n(?:[ \t].*\n|\n)*.*$", said, re.MULTILINE)
    return [block[-LONGEST_LINE:] for block in blocks]


def summary(record: Record, struck: Sequence[tuple[str, float]], seconds: float) -> None:
    """Print the numbers of a run."""
    moves = sum(any(does.startswith("move") for does in ack.command.does) for ack in record.acknowledged)
    recovery: dict[str, list[float]] = defaultdict(list)
    for name, after in struck:
        recovery[name].append(after)
    print(f"\n{seconds:.0f} seconds, {len(struck)} faults; seconds until a command was acknowledged again:")
    for name, times in sorted(recovery.items()):
        print(f"  {len(times):3} × {name}: {', '.join(f'{after:.2f}' for after in times)}")
    sent = Counter(command.path.rpartition("/")[2] for command in record.commands)
    print(f"{record.answers.total()} requests: {_counts(record.answers)}")
    print(f"{len(record.commands)} commands: {_counts(sent)}")
    print(f"{moves} moves acknowledged, {len(record.views)} positions shown, {len(record.watched)} streams watched")
    told = sum(len(watched.seen) for watched in record.watched)
    print(f"  with {told} decisions on {sum(watched.connections for watched in record.watched)} connections")
    if record.stalls:
        print(f"longest stall: {record.stalls[0][0]:.1f} s")
    print(f"{record.hostile.total()} hostile requests: {_counts(record.hostile)}")


def verdict(findings: Mapping[str, Sequence[str]], seed: int, said: str) -> int:
    """Print what was found, and return the exit code."""
    for kind in ("lost", "doubled", "changed"):
        print(f"{kind}: {len(findings.get(kind, ()))}")
    kinds = {kind: words for kind, words in findings.items() if words}
    for kind, words in kinds.items():
        print(f"\n{kind}: {len(words)}")
        for each in words[:SHOWN]:
            print(f"  {each[:LONGEST_LINE]}")
    if not kinds:
        print("nothing was wrong")
        return 0
    kept = Path(tempfile.gettempdir()) / f"cairn-faults-{seed}.log"
    kept.write_text(said)
    print(f"\nThis run FAILED: seed {seed}. What the parts wrote is in {kept}.")
    return 1


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{number} × {what}" for what, number in counter.most_common())
