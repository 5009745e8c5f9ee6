"""The table of a game: who sits where, by which rules, whether it runs, how it ended."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.codec import defaults_of
from cairn.events.decision import Decision, Event
from cairn.events.series import SERIES, SeriesEnded, SeriesJoined, SeriesOpened, SeriesWithdrawn
from cairn.events.table import (
    Clock,
    Forked,
    GameEnded,
    GameOpened,
    Outcome,
    Seat,
    SeatDeclined,
    SeatLeft,
    SeatTaken,
    TimeGiven,
    TimeRanOut,
    Undone,
)
from cairn.projections.decided import HUMAN, Decider, Deciders
from cairn.projections.tuples import put, without


class Occupancy(Struct, frozen=True, gc=False):
    """A seat was given to somebody, or taken by them, at a version."""

    at: int
    seat: Seat


class Table(Struct, frozen=True, dict=True):
    """What everyone may know of a game apart from its position. What is asked of its seats is worked out once."""

    game: str = ""
    ruleset: str = ""
    rules_version: int = 0
    options: dict[str, int | str | bool | None] = {}
    seats: tuple[Seat, ...] = ()
    taken: tuple[tuple[Occupancy, ...], ...] = ()
    """By seat, who has taken it one after the other; in a fork the parent's people come first."""
    nonces: tuple[str, ...] = ()
    seeds_have_nonces: bool = False
    """Whether the nonces are in the seeds of AIs, too; they are not in games of before."""
    left: tuple[int, ...] = ()
    """Seats whose player left while the game ran; they rank last."""
    listed: bool = True
    hints: bool = True
    """Whether its players may ask for hints; a fork has it of its parent."""
    commitment: str = ""
    created_at: str = ""
    outcome: Outcome | None = None
    secret: str | None = None
    rated: bool = True
    """Whether it may count for ratings."""
    clock: Clock | None = None
    """How much time its players have; a fork has no clock."""
    deciders: Deciders = Deciders()
    """Who decides for each seat, and has decided."""
    rematch_of: str | None = None
    """The game whose rematch it is."""
    labels: dict[str, str] = {}
    """The labels of who opened it."""
    organiser: str | None = None
    """The player who opened it without a seat of their own."""
    series: SeriesOpened | None = None
    """What a series was opened with; its participants are the seats. None of games."""
    parent: str | None = None
    """The game this one was forked from, and at which of its versions."""
    forked_at: int | None = None

    @property
    def is_ended(self) -> bool:
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

    @property
    def players(self) -> tuple[str | None, ...]:
        """Each seat's player by id, also of one who left a running game; None of guests, AIs and open seats."""
        return tuple(seat.player if seat.kind != "open" else None for seat in self.seats)

    @cached_property
    def taken_at(self) -> tuple[int, ...]:
        """The version at which each seat's present holder took it; it is part of their token."""
        return tuple(taken[-1].at for taken in self.taken)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The players, by id, who ever had a seat, or for whom one was reserved: all of whom the log speaks."""
        seated = (one.seat.player for taken in self.taken for one in taken if one.seat.player)
        organiser = self.series.organiser if self.series else None
        return tuple(dict.fromkeys([*seated, *([organiser] if organiser else [])]))

    @property
    def seed_nonces(self) -> tuple[str, ...] | None:
        """The nonces that the seeds of AIs are made of; None in games of before, which had none in them."""
        return self.nonces if self.seeds_have_nonces else None

    def taken_by(self, version: int) -> tuple[Occupancy, ...]:
        """Return by whom each seat was taken last at a version; by whom first, where that was later."""
        return tuple(next((one for one in reversed(taken) if one.at <= version), taken[0]) for taken in self.taken)

    def seat_of(self, player: str) -> int | None:
        """Return the seat that a player holds."""
        places = (place for place, seat in enumerate(self.seats) if seat.kind == "human" and seat.player == player)
        return next(places, None)

    def invitation_of(self, player: str) -> int | None:
        """Return the open seat that is reserved for a player."""
        places = (place for place, seat in enumerate(self.seats) if seat.kind == "open" and seat.player == player)
        return next(places, None)

    @property
    def is_ratable(self) -> bool:
        """Whether it may count for ratings, as far as its table tells: players play, alone or with AIs."""
        seats = self.seats
        plays = any(seat.player for seat in seats if seat.kind != "open")
        guests = any(map(_is_guest, seats)) or any(seats[place].player is None for place in self.left)
        return self.rated and self.parent is None and plays and not guests

    @property
    def offers_hints(self) -> bool:
        """Whether its players may ask for hints now: not where it may count for ratings."""
        return self.hints and not self.is_ratable

    @property
    def offers_undo(self) -> bool:
        """Whether its players may undo: not where it may count for ratings."""
        return not self.is_ratable

    def after(self, event: Event, decision: Decision, running: bool) -> "Table":
        """Return the table that an event leads to; raise ValueError for one it does not know."""
        match event:
            case GameOpened():
                opened = self._with_seats(decision, event)
                return replace(
                    opened,
                    ruleset=event.ruleset,
                    rules_version=event.rules_version,
                    options={**defaults_of(event.ruleset), **event.options},  # a log lacks an option that came after it
                    hints=event.hints,
                    rated=event.rated,
                    rematch_of=event.rematch_of,
                    clock=event.clock,
                    labels=event.labels,
                    organiser=event.organiser,
                )
            case SeatTaken():
                seat = Seat("human", event.player, bot=event.bot)
                return replace(
                    self,
                    seats=put(self.seats, event.seat, seat),
                    taken=put(self.taken, event.seat, (*self.taken[event.seat], Occupancy(decision.version, seat))),
                    nonces=put(self.nonces, event.seat, event.nonce),
                    deciders=self.deciders.after(decision.version, event.seat, HUMAN),
                )
            case SeatDeclined():
                return replace(self, seats=put(self.seats, event.seat, Seat("open")))
            case SeatLeft():
                seats = put(self.seats, event.seat, event.now)
                if running:
                    deciders = self.deciders
                    if event.now.kind == "ai":
                        deciders = deciders.after(decision.version, event.seat, Decider("leaver", event.now.level))
                    return replace(self, seats=seats, left=(*self.left, event.seat), deciders=deciders)
                return replace(self, seats=seats, nonces=put(self.nonces, event.seat, ""))
            case GameEnded():
                return replace(self, outcome=event.outcome, secret=event.secret)
            case Forked():
                forked = self._with_seats(decision, event)
                before = decision.version - 1
                return replace(
                    forked,
                    parent=event.parent,
                    forked_at=before,
                    rematch_of=None,
                    labels={},
                    organiser=None,
                    clock=None,
                    left=(),
                    outcome=None,
                    secret=None,
                )
            case TimeRanOut():
                if event.then == "forfeit":
                    return self  # what follows is that the seat is left
                who = Decider("time_out", event.then)
                return replace(self, deciders=self.deciders.after(decision.version, event.seat, who))
            case TimeGiven() | Undone():
                return self  # it changes the position, which is folded beside the table
            case SeriesOpened():
                return replace(
                    self,
                    game=decision.game,
                    ruleset=SERIES,
                    rules_version=event.formats_version,
                    listed=event.listed,
                    commitment=event.commitment,
                    created_at=decision.at,
                    nonces=(event.nonce,),
                    rated=False,
                    series=event,
                )
            case SeriesJoined():
                return self._joined(decision, event)
            case SeriesWithdrawn():
                return replace(self, left=(*self.left, event.place))
            case SeriesEnded():
                winners = tuple(place for place, rank in enumerate(event.ranks) if rank == 0)
                return replace(self, outcome=Outcome(event.reason, winners, ()), secret=event.secret)
        raise ValueError(f"the table cannot fold {event.type}")

    def _joined(self, decision: Decision, event: SeriesJoined) -> "Table":
        if event.place in self.left:
            return replace(self, left=without(self.left, event.place))
        if event.place != len(self.seats):
            raise ValueError(f"participant {event.place} joins after {len(self.seats)} others")
        return replace(
            self,
            seats=(*self.seats, event.who),
            taken=(*self.taken, (Occupancy(decision.version, event.who),)),
            nonces=(*self.nonces, event.nonce),
        )

    def _with_seats(self, decision: Decision, event: GameOpened | Forked) -> "Table":
        before = self.taken or ((),) * len(event.seats)
        now = [Occupancy(decision.version, seat) for seat in event.seats]
        return replace(
            self,
            game=decision.game,
            seats=event.seats,
            taken=tuple((*taken, one) for taken, one in zip(before, now, strict=True)),
            nonces=event.nonces or ("",) * len(event.seats),
            seeds_have_nonces=bool(event.nonces),
            listed=event.listed,
            commitment=event.commitment,
            created_at=decision.at,
            deciders=self.deciders.with_seats(decision.version, event.seats),
        )


def _is_guest(seat: Seat) -> bool:
    """Tell whether a seat is a guest's, or waits for one."""
    return seat.player is None and (seat.kind == "human" or (seat.kind == "open" and seat.reserved))
