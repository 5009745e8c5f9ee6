"""The parts of a log: a fork's log begins with its parent's. Each part has its own secret."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cairn.events.chain import Entry, digest
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision
from cairn.events.table import Forked


@dataclass(frozen=True, slots=True)
class Segment:
    """The versions of one game in a log, `first` to `last`; the secret of their digests, and the version revealing it.

    `secret` is None before it is revealed; `revealed_at` is None if the secret is not from the log. `game` is the id in
    the first decision of the part, empty if that has no id, None if it cannot be decoded.
    """

    first: int
    last: int
    game: str | None
    secret: bytes | None
    revealed_at: int | None


@dataclass(frozen=True, slots=True)
class Segments:
    """The segments of a log, the oldest first."""

    parts: list[Segment]

    @classmethod
    def read(cls, entries: Sequence[Entry], secret: bytes | None) -> "Segments":
        """Read a log. `secret` is that of its last segment, None if it is in the log.

        Decisions are decoded one at a time: all decisions of a large log would take several times its size in memory.
        """
        parts: list[Segment] = []
        first, game, decision = 1, None, None
        for version, entry in enumerate(entries, start=1):
            decision = _decoded(entry)
            secrets = [event.secret for event in decision.events if isinstance(event, Forked)] if decision else [""]
            if secrets:  # an undecodable decision may also have been a fork
                parts.append(Segment(first, version - 1, game, _secret_bytes(secrets[0]), version))
                first = version
            if version == first:
                game = decision.game if decision else None
        ends = [event for event in decision.events if event.ends] if decision else []
        known = _secret_bytes(getattr(ends[-1], "secret", "")) if ends else secret
        parts.append(Segment(first, len(entries), game, known, len(entries) if ends else None))
        for place in range(len(parts) - 2, -1, -1):
            following = replace(parts[place], secret=parts[place + 1].secret)
            if parts[place].secret is None and (is_empty(parts[place]) or opens(following, entries)):
                parts[place] = following
        return cls(parts)

    @property
    def is_ended(self) -> bool:
        """Whether the log reveals its last secret, as the log of a finished game does."""
        return self.parts[-1].revealed_at is not None

    def at(self, version: int) -> Segment:
        """Return the segment of a version."""
        return self.parts[bisect_left(self.parts, version, key=lambda part: part.last)]


def is_empty(segment: Segment) -> bool:
    """Return whether a segment has no versions."""
    return segment.last < segment.first


def opens(segment: Segment, entries: Sequence[Entry]) -> bool:
    """Return whether a segment's secret matches any of its digests. If not, it is the secret of another segment."""
    secret = segment.secret
    return secret is not None and any(
        digest(secret, entry.version, entry.stored) == entry.digest
        for entry in entries[segment.first - 1 : segment.last]
    )


def _decoded(entry: Entry) -> Decision | None:
    try:
        return decode(entry.stored, entry.version)
    except Undecodable:
        return None


def _secret_bytes(secret: str) -> bytes | None:
    try:
        return bytes.fromhex(secret) or None
    except ValueError:
        return None
