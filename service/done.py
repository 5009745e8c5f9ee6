"""What a command did."""

from dataclasses import dataclass

from events.chain import Entry
from events.event import Decision


@dataclass(frozen=True, slots=True)
class Done:
    """The versions a command made; their decisions, unless it is `repeated` and they were made before."""

    first: int
    last: int
    decisions: tuple[Decision, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def repeated(self) -> bool:
        """Whether the command had been done before."""
        return not self.decisions
