"""What a command did."""

from msgspec import Struct

from cairn.events.chain import Entry
from cairn.events.decision import Decision
from cairn.projections.names import Names


class CommandResult(Struct, frozen=True):
    """The versions a command added; their decisions, unless it is `repeated` and they were added before."""

    first: int
    last: int
    decisions: tuple[Decision, ...] = ()
    entries: tuple[Entry, ...] = ()
    names: Names | None = None
    """What the people of the game are called now, where that was asked along with the append."""

    @property
    def repeated(self) -> bool:
        """Whether the command had been carried out before."""
        return not self.decisions

    @property
    def chain(self) -> str | None:
        """The chain of the last version; None if the command was repeated."""
        return self.entries[-1].chain if self.entries else None
