"""The proof of the choices, worked out: each AI's move again, from what its seat could see, and nothing else."""

from collections.abc import Iterator, Sequence

from events.chain import Entry
from events.codec import decode
from service.audit.choices import Verdict

__all__ = ["Verdict", "check"]


def check(entries: Sequence[Entry], versions: range) -> Iterator[Verdict]:
    """Check what AIs decided in a finished game: yield a verdict for each of their decisions in a range of versions."""
    for entry in entries[versions.start - 1 : versions.stop - 1]:
        if decode(entry.stored, entry.version).ai is not None:
            yield Verdict(entry.version, "unavailable", "nothing checks it")
