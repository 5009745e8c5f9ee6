"""What a command did."""

from dataclasses import dataclass

from events.chain import Entry
from events.decision import Decision


@dataclass(frozen=True, slots=True)
class CommandResult:
    """The versions a command added; their decisions, unless it is `repeated` and they were added before."""

    first: int
    last: int
    decisions: tuple[Decision, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def repeated(self) -> bool:
        """Whether the command had been carried out before."""
        return not self.decisions

    @property
    def chain(self) -> str | None:
        """The chain of the last version; None if the command was repeated."""
        return self.entries[-1].chain if self.entries else None
