"""Archives: a whole game as JSON Lines. Each line holds a stored decision, its digest and its chain, and no more."""

from collections.abc import Iterable, Iterator

from events.chain import Entry
from events.codec import Undecodable, canonical, load

LONGEST_LINE = 64 * 1024
"""Bytes that a line may have. A decision of at most 512 events has far fewer; the longest ever recorded had 2,600."""


class Unreadable(ValueError):
    """A line is not one of an archive; `line` counts from 1."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


def write(entry: Entry) -> bytes:
    """Return an entry as a line, canonical JSON with its newline; the decision's bytes are those that are stored."""
    return b'{"chain":"%b","decision":%b,"digest":"%b"}\n' % (entry.chain.encode(), entry.stored, entry.digest.encode())


def read(lines: Iterable[bytes]) -> Iterator[Entry]:
    """Yield the entries of an archive; raise Unreadable for a line that is not just what `write` makes of its entry."""
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(number, f"it has more than {LONGEST_LINE} bytes")
        try:
            match load(line):
                case {"chain": str(chain), "decision": {**decision}, "digest": str(digest)} if isinstance(
                    version := decision.get("version", number), int
                ):
                    entry = Entry(version, canonical(decision), digest, chain)
                case _:
                    raise Unreadable(number, "it does not have a decision, a digest and a chain")
        except (Undecodable, TypeError, RecursionError) as error:
            raise Unreadable(number, f"it is not canonical JSON: {error}") from error
        if write(entry) != line:
            raise Unreadable(number, "it is not canonical JSON of a decision, a digest and a chain, and nothing else")
        yield entry
