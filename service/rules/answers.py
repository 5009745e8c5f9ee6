"""What rules answer besides events and moves."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ToAct:
    """The seat that is waited for, and for what (`play_card`)."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the clause, and a sentence without its full stop."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})."
