"""The table of a game: its seats, ruleset, options, deciders and outcome."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.codec import defaults_of
from cairn.events.decision import Decision, Event
from cairn.events.series import (
    SERIES,
    JoiningClosed,
    NonceOpened,
    SeriesEnded,
    SeriesJoined,
    SeriesOpened,
    SeriesWithdrawn,
)
from cairn.events.table import (
    ChoicesRevealed,
    ChoiceWithdrawn,
    Chosen,
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
    """A holder of a seat, and the version at which they got it."""

    at: int
    seat: Seat


class Opening(Struct, frozen=True, gc=False):
    """The time when participants of a series open nonces: the version that began it, its end, who took part then."""

    version: int
    until: str
    entrants: tuple[int, ...]


class Table(Struct, frozen=True, dict=True):
    """The public data of a game besides its state. Properties derived from the seats are cached."""

    game: str = ""
    ruleset: str = ""
    rules_version: int = 0
    options: dict[str, int | str | bool | None] = {}
    seats: tuple[Seat, ...] = ()
    taken: tuple[tuple[Occupancy, ...], ...] = ()
    """By seat, its holders in order; in a fork the parent's holders come first."""
    nonces: tuple[str, ...] = ()
    seeds_have_nonces: bool = False
    """Whether the seeds of AIs include the nonces; in old games they do not."""
    left: tuple[int, ...] = ()
    """Seats whose player left while the game ran; they rank last."""
    listed: bool = True
    hints: bool = True
    """Whether its players may request hints; a fork inherits it."""
    commitment: str = ""
    created_at: str = ""
    outcome: Outcome | None = None
    secret: str | None = None
    rated: bool = True
    """Whether it may count for ratings."""
    clock: Clock | None = None
    """The clock of its players; a fork has none."""
    deciders: Deciders = Deciders()
    """The deciders of each seat, present and past."""
    rematch_of: str | None = None
    """The game whose rematch it is."""
    labels: dict[str, str] = {}
    """The labels set by its opener."""
    organiser: str | None = None
    """The player who opened it without a seat of their own."""
    series: SeriesOpened | None = None
    """The opening event of a series, whose participants are the seats; None for games."""
    commitments: tuple[str, ...] = ()
    """By participant of a series, the commitment to a nonce; empty without one."""
    opening: Opening | None = None
    """The time of a series between the end of joining and its lots."""
    parent: str | None = None
    """The game that this one was forked from, at its version `forked_at`."""
    forked_at: int | None = None

    @cached_property
    def unopened(self) -> tuple[int, ...]:
        """The participants of a series who have to open the nonce that they committed to."""
        committed = (place for place, commitment in enumerate(self.commitments) if commitment)
        return tuple(place for place in committed if not self.nonces[place + 1] and place not in self.left)

    def chance_version(self, version: int) -> int:
        """Return the version whose chance a decision draws: its own, or for lots that of the end of joining."""
        return self.opening.version if self.opening else version

    @cached_property
    def is_ended(self) -> bool:
        """Whether the game is over, so that nothing is secret any more."""
        return self.outcome is not None

    @cached_property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @cached_property
    def humans(self) -> tuple[int, ...]:
        """The seats held by humans who have not left."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == "human" and place not in self.left)

    @cached_property
    def players(self) -> tuple[str | None, ...]:
        """Each seat's player by id, including players who left a running game; None for guests, AIs and open seats."""
        return tuple(seat.player if seat.kind != "open" else None for seat in self.seats)

    @cached_property
    def taken_at(self) -> tuple[int, ...]:
        """The version at which each seat's present holder took it, which is part of their token."""
        return tuple(taken[-1].at for taken in self.taken)

    @cached_property
    def last_holders(self) -> tuple[Occupancy, ...]:
        """The last holder of each seat, who may have left it."""
        return tuple(taken[-1] for taken in self.taken)

    @cached_property
    def last_taken(self) -> int:
        """The last version at which a seat was taken."""
        return max(self.taken_at, default=0)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The ids of all players in the log: those who ever had a seat, or a reserved one, and a series' organiser."""
        seated = (holder.seat.player for taken in self.taken for holder in taken if holder.seat.player)
        organiser = self.series.organiser if self.series else None
        return tuple(dict.fromkeys([*seated, *([organiser] if organiser else [])]))

    @cached_property
    def seed_nonces(self) -> tuple[str, ...] | None:
        """The nonces in the seeds of AIs; None in old games, whose seeds include no nonces."""
        return self.nonces if self.seeds_have_nonces else None

    def taken_by(self, version: int) -> tuple[Occupancy, ...]:
        """Return the holder of each seat at a version; its first holder if the seat was taken later."""
        return tuple(next((held for held in reversed(taken) if held.at <= version), taken[0]) for taken in self.taken)

    def seat_of(self, player: str) -> int | None:
        """Return the seat that a player holds."""
        places = (place for place, seat in enumerate(self.seats) if seat.kind == "human" and seat.player == player)
        return next(places, None)

    def invitation_of(self, player: str) -> int | None:
        """Return the open seat that is reserved for a player."""
        places = (place for place, seat in enumerate(self.seats) if seat.kind == "open" and seat.player == player)
        return next(places, None)

    @cached_property
    def is_ratable(self) -> bool:
        """Whether its table allows rating: it has a player and no guests, is not a fork, and was opened as rated."""
        seats = self.seats
        plays = any(seat.player for seat in seats if seat.kind != "open")
        guests = any(map(_is_guest, seats)) or any(seats[place].player is None for place in self.left)
        return self.rated and self.parent is None and plays and not guests

    @cached_property
    def offers_hints(self) -> bool:
        """Whether its players may request hints now; they may not in a game that may count for ratings."""
        return self.hints and not self.is_ratable

    @cached_property
    def offers_undo(self) -> bool:
        """Whether its players may undo; they may not in a game that may count for ratings."""
        return not self.is_ratable

    def after(self, event: Event, decision: Decision, running: bool) -> "Table":
        """Return the table after an event. Raise ValueError if the event is unknown."""
        match event:
            case GameOpened():
                opened = self._with_seats(decision, event)
                return replace(
                    opened,
                    ruleset=event.ruleset,
                    rules_version=event.rules_version,
                    options={**defaults_of(event.ruleset), **event.options},  # an old log lacks newer options
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
                    return self  # a `SeatLeft` follows
                decider = Decider("time_out", event.then)
                return replace(self, deciders=self.deciders.after(decision.version, event.seat, decider))
            case TimeGiven() | Undone() | Chosen() | ChoiceWithdrawn() | ChoicesRevealed():
                return self  # it changes only the position
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
            case JoiningClosed():
                entrants = tuple(place for place in range(len(self.seats)) if place not in self.left)
                return replace(self, opening=Opening(decision.version, event.until, entrants))
            case NonceOpened():
                return replace(self, nonces=put(self.nonces, event.place + 1, event.nonce))
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
            commitments=(*self.commitments, event.commitment),
        )

    def _with_seats(self, decision: Decision, event: GameOpened | Forked) -> "Table":
        before = self.taken or ((),) * len(event.seats)
        now = [Occupancy(decision.version, seat) for seat in event.seats]
        return replace(
            self,
            game=decision.game,
            seats=event.seats,
            taken=tuple((*taken, holder) for taken, holder in zip(before, now, strict=True)),
            nonces=event.nonces or ("",) * len(event.seats),
            seeds_have_nonces=bool(event.nonces),
            listed=event.listed,
            commitment=event.commitment,
            created_at=decision.at,
            deciders=self.deciders.with_seats(decision.version, event.seats),
        )


def _is_guest(seat: Seat) -> bool:
    """Return whether a seat is held by, or reserved for, a guest."""
    return seat.player is None and (seat.kind == "human" or (seat.kind == "open" and seat.reserved))
