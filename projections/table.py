"""The table of a game: who sits where, by which rules, whether it runs, how it ended."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from events.codec import defaults_of
from events.decision import Decision, Event
from events.table import Forked, GameEnded, GameOpened, Outcome, Seat, SeatLeft, SeatTaken, Undone
from projections.tuples import put


class Table(Struct, frozen=True, dict=True):
    """What everyone may know of a game apart from its position. What is asked of its seats is worked out once."""

    game: str = ""
    ruleset: str = ""
    rules_version: int = 0
    options: dict[str, int | str | bool | None] = {}
    seats: tuple[Seat, ...] = ()
    taken_at: tuple[int, ...] = ()
    """The version at which each seat's present holder took it; it is part of their token."""
    nonces: tuple[str, ...] = ()
    left: tuple[int, ...] = ()
    """Seats whose player left while the game ran; they rank last."""
    listed: bool = True
    hints: bool = True
    """Whether its players may ask for hints; a fork has it of its parent."""
    commitment: str = ""
    created_at: str = ""
    outcome: Outcome | None = None
    secret: str | None = None
    parent: str | None = None
    """The game this one was forked from, and at which of its versions."""
    forked_at: int | None = None

    @property
    def ended(self) -> bool:
        """Whether the game is over, so that everything is open to everyone."""
        return self.outcome is not None

    @cached_property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @cached_property
    def humans(self) -> tuple[int, ...]:
        """The seats that a human holds."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == "human" and place not in self.left)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each seat is called: its player's name, its AI's level and place ("greedy 2"), or its place."""
        return tuple(
            seat.name or (f"{seat.level} {place}" if seat.level else f"seat {place}")
            for place, seat in enumerate(self.seats, start=1)
        )

    @cached_property
    def holders(self) -> tuple[dict[str, Any], ...]:
        """Who sits where, as the API shows it."""
        return tuple(
            {"seat": place, "kind": seat.kind, "name": None if seat.kind == "open" else name, "level": seat.level}
            for place, (seat, name) in enumerate(zip(self.seats, self.names, strict=True))
        )

    def after(self, event: Event, decision: Decision, running: bool) -> "Table":
        """Return the table that an event leads to; raise ValueError for one it does not know."""
        match event:
            case GameOpened():
                opened = self._with_seats(decision, event)
                return replace(
                    opened,
                    ruleset=event.ruleset,
                    rules_version=event.rules_version,
                    options={**defaults_of(event.ruleset), **event.options},  # logs older than an option lack it
                    hints=event.hints,
                )
            case SeatTaken():
                return replace(
                    self,
                    seats=put(self.seats, event.seat, Seat("human", event.name)),
                    taken_at=put(self.taken_at, event.seat, decision.version),
                    nonces=put(self.nonces, event.seat, event.nonce),
                )
            case SeatLeft():
                seats = put(self.seats, event.seat, event.now)
                if running:
                    return replace(self, seats=seats, left=(*self.left, event.seat))
                return replace(self, seats=seats, nonces=put(self.nonces, event.seat, ""))
            case GameEnded():
                return replace(self, outcome=event.outcome, secret=event.secret)
            case Forked():
                forked = self._with_seats(decision, event)
                before = decision.version - 1
                return replace(forked, parent=event.parent, forked_at=before, left=(), outcome=None, secret=None)
            case Undone():
                return self  # it changes the position, which is folded beside the table
        raise ValueError(f"the table cannot fold {event.type}")

    def _with_seats(self, decision: Decision, event: GameOpened | Forked) -> "Table":
        return replace(
            self,
            game=decision.game,
            seats=event.seats,
            taken_at=(decision.version,) * len(event.seats),
            nonces=("",) * len(event.seats),
            listed=event.listed,
            commitment=event.commitment,
            created_at=decision.at,
        )


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
