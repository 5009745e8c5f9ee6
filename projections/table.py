"""The table of a game: who sits where, by which rules, whether it runs, how it ended."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from events.decision import Decision, Event
from events.table import Forked, GameEnded, GameOpened, Outcome, Seat, SeatLeft, SeatTaken, TableEvent, Undone


class Table(Struct):
    """What everyone may know of a game apart from its position."""

    game: str = ""
    ruleset: str = ""
    rules_version: int = 0
    options: dict[str, int | str | bool | None] = {}
    seats: list[Seat] = []
    taken_at: list[int] = []
    """The version at which each seat's present holder took it; it is part of their token."""
    nonces: list[str] = []
    left: list[int] = []
    """Seats whose player left while the game ran; they rank last."""
    listed: bool = True
    commitment: str = ""
    created_at: str = ""
    outcome: Outcome | None = None
    secret: str | None = None
    parent: str | None = None
    """The game this one was forked from, and at which of its versions."""
    forked_at: int | None = None

    def copy(self) -> "Table":
        """Return a copy that can be evolved by itself."""
        return Table(
            self.game,
            self.ruleset,
            self.rules_version,
            self.options,
            self.seats.copy(),
            self.taken_at.copy(),
            self.nonces.copy(),
            self.left.copy(),
            self.listed,
            self.commitment,
            self.created_at,
            self.outcome,
            self.secret,
            self.parent,
            self.forked_at,
        )

    @property
    def ended(self) -> bool:
        """Whether the game is over, so that everything is open to everyone."""
        return self.outcome is not None

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def humans(self) -> list[int]:
        """The seats that a human holds."""
        return [place for place, seat in enumerate(self.seats) if seat.kind == "human" and place not in self.left]

    @property
    def names(self) -> list[str]:
        """What each seat is called: its player's name, its AI's level and place ("greedy 2"), or its place."""
        return [
            seat.name or (f"{seat.level} {place}" if seat.level else f"seat {place}")
            for place, seat in enumerate(self.seats, start=1)
        ]

    @property
    def holders(self) -> list[dict[str, Any]]:
        """Who sits where, as the API shows it."""
        return [
            {"seat": place, "kind": seat.kind, "name": None if seat.kind == "open" else name, "level": seat.level}
            for place, (seat, name) in enumerate(zip(self.seats, self.names, strict=True))
        ]

    def evolve(self, event: TableEvent, decision: Decision, running: bool) -> None:
        """Store what an event of the table says; raise ValueError for one it does not know."""
        match event:
            case GameOpened():
                self._sit(decision, event)
                self.ruleset = event.ruleset
                self.rules_version = event.rules_version
                self.options = event.options
            case SeatTaken():
                self.seats[event.seat] = Seat("human", event.name)
                self.taken_at[event.seat] = decision.version
                self.nonces[event.seat] = event.nonce
            case SeatLeft():
                self.seats[event.seat] = event.now
                self.nonces[event.seat] = self.nonces[event.seat] if running else ""
                if running:
                    self.left.append(event.seat)
            case GameEnded():
                self.outcome = event.outcome
                self.secret = event.secret
            case Forked():
                self._sit(decision, event)
                self.parent, self.forked_at = event.parent, decision.version - 1
                self.left, self.outcome, self.secret = [], None, None
            case Undone():
                pass  # it changes the position, which is folded beside the table
            case _:
                raise ValueError(f"the table cannot fold {event.type}")

    def _sit(self, decision: Decision, event: GameOpened | Forked) -> None:
        self.game = decision.game
        self.seats = list(event.seats)
        self.taken_at = [decision.version] * len(event.seats)
        self.nonces = [""] * len(event.seats)
        self.listed = event.listed
        self.commitment = event.commitment
        self.created_at = decision.at


def say(event: Event, names: Sequence[str]) -> str:
    """Return an event of the table in plain words; raise ValueError for one it does not know."""
    match event:
        case GameOpened():
            return f"A game of {event.ruleset.replace('_', ' ').title()} is opened for {len(event.seats)}."
        case SeatTaken():
            return f"{event.name} sits down."
        case SeatLeft():
            leaves = f"{event.name} leaves."
            return f"{leaves} An AI ({event.now.level}) plays on." if event.now.level else leaves
        case GameEnded():
            return _ending(event.outcome, names)
        case Forked():
            return "A new game goes on from here, with new players and fresh chance."
        case Undone():
            return f"{names[event.seat]} goes back to version {event.to}."
    raise ValueError(f"no words for {event.type}")


def _ending(outcome: Outcome, names: Sequence[str]) -> str:
    why = {"resigned": "by resignation", "abandoned": "abandoned"}.get(outcome.reason, "")
    if not outcome.winners:
        return f"The game is over, {why or 'without a winner'}."
    who = " and ".join(names[seat] for seat in outcome.winners)
    points = ":".join(map(str, outcome.points))
    verb = "wins" if len(outcome.winners) == 1 else "share the victory"
    return f"The game is over: {who} {verb}, {why or points}."
