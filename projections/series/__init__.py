"""The state of a series: its lots, its rounds, and the result of each table. Participants are in `Position.table`."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.series import (
    Bye,
    HalfBye,
    JoiningClosed,
    LotsDrawn,
    NonceOpened,
    NoShow,
    Paired,
    ResultEntered,
    SeriesEnded,
    SeriesJoined,
    SeriesOpened,
    SeriesWithdrawn,
)
from cairn.projections.fold import Position
from cairn.projections.message import Argument, Commas, Message, message
from cairn.projections.table import Table
from cairn.projections.tuples import put

WIN, DRAW = 2, 1
"""Points for each other participant at the table with a lower rank, and with the same rank."""


class SeriesTable(Struct, frozen=True, gc=False):
    """A table of a round: the participants by seat, and each seat's rank, 0 being the best, None before the result.

    `absent` are the participants who did not come.
    """

    round: int
    game: str
    places: tuple[int, ...]
    ranks: tuple[int, ...] | None = None
    absent: tuple[int, ...] = ()
    reason: str | None = None
    version: int = 0
    chain: str = ""

    @property
    def was_played(self) -> bool:
        """Whether its game was played to a result, so that it counts for tie-breaks."""
        return self.ranks is not None and not self.absent and self.version > 0

    def points(self, seat: int) -> int:
        """Return a seat's points: 2 for each seat with a lower rank, 1 for each with the same. It needs a result."""
        ranks, own = self.ranks or (), (self.ranks or ())[seat]
        if self.places[seat] in self.absent:
            return 0
        others = [rank for other, rank in enumerate(ranks) if other != seat]
        return sum(WIN if rank > own else DRAW if rank == own else 0 for rank in others)

    @property
    def winner(self) -> int | None:
        """The sole participant with the best rank; None if it is shared, or not known yet."""
        ranks = self.ranks or ()
        first = self.places[ranks.index(0)] if ranks.count(0) == 1 else None
        return None if first in self.absent else first


class SeriesBye(Struct, frozen=True, gc=False, omit_defaults=True):
    """A participant without an opponent in a round; `is_half` if they asked for it."""

    round: int
    place: int
    is_half: bool = False

    def points(self, seats: int) -> int:
        """Return its points where tables have `seats`: as many as for a win over all others, or half of them."""
        return (DRAW if self.is_half else WIN) * (seats - 1)


class State(Struct):
    """The state of a series: `lots` are its participants in the order of their lots, `rounds` is 0 if not known."""

    lots: tuple[int, ...] = ()
    rounds: int = 0
    until: str | None = None
    round: int = 0
    come_until: str = ""
    tables: tuple[SeriesTable, ...] = ()
    byes: tuple[SeriesBye, ...] = ()

    @classmethod
    def new(cls, _options: Mapping[str, Any], _seats: int) -> "State":
        """Return a series before its lots are drawn."""
        return cls()

    def copy(self) -> "State":
        """Return a copy that can be evolved independently."""
        return replace(self)

    @property
    def points(self) -> tuple[int, ...]:
        """Empty: `projections/series/ranking.py` computes the participants' points."""
        return ()

    def lot(self, place: int) -> int:
        """Return a participant's lot, counted from 0; later joiners come after all others."""
        return self.lots.index(place) if place in self.lots else len(self.lots) + place

    @property
    def open_tables(self) -> Iterator[SeriesTable]:
        """The tables without a result."""
        return (table for table in self.tables if table.ranks is None)

    def table_of(self, game: str) -> SeriesTable | None:
        """Return the table of a game."""
        return next((table for table in reversed(self.tables) if table.game == game), None)

    def evolve(self, event: Any) -> None:
        """Apply an event. Raise ValueError if it is unknown."""
        match event:
            case LotsDrawn():
                self.lots, self.rounds, self.until = event.order, event.rounds, event.until
            case Paired():
                self.round, self.come_until = event.round, event.come_until
                self.tables += tuple(SeriesTable(event.round, table.game, table.places) for table in event.tables)
            case Bye():
                self.round = event.round
                self.byes += (SeriesBye(event.round, event.place),)
            case HalfBye():
                self.byes += (SeriesBye(event.round, event.place, is_half=True),)
            case ResultEntered():
                entered = {"ranks": event.ranks, "reason": event.reason}
                self._enter(event.game, entered | {"version": event.version, "chain": event.chain})
            case NoShow():
                places = self._at(event.game)[1].places
                entered = {"ranks": tuple(int(place in event.absent) for place in places), "absent": event.absent}
                end = {"reason": "no_show", "version": event.version, "chain": event.chain}
                self._enter(event.game, entered | end)
            case _:
                raise ValueError(f"a series does not know {event!r}")

    def _enter(self, game: str, entered: Mapping[str, Any]) -> None:
        place, table = self._at(game)
        self.tables = put(self.tables, place, replace(table, **entered))

    def _at(self, game: str) -> tuple[int, SeriesTable]:
        for place in range(len(self.tables) - 1, -1, -1):
            if self.tables[place].game == game:
                return place, self.tables[place]
        raise ValueError(f"no table of this series has the game {game!r}")


def say(event: Any, called: Sequence[Argument]) -> Message:
    """Return the message of an event; `called` are the participants' names, by number."""
    match event:
        case SeriesOpened():
            return message("series-opened")
        case SeriesJoined():
            return message("series-joined", player=called[event.place])
        case SeriesWithdrawn():
            role = event.actor.role if event.actor else "participant"
            return message(f"series-withdrawn-{role}", player=called[event.place])
        case JoiningClosed():
            return message("series-joining-closed")
        case NonceOpened():
            return message("series-nonce-opened", player=called[event.place])
        case SeriesEnded():
            first = [name for name, rank in zip(called, event.ranks, strict=True) if rank == 0]
            return message("series-won", first=first) if first else message("series-over")
        case LotsDrawn():
            return message("series-lots-drawn", order=Commas([called[place] for place in event.order]))
        case Paired():
            tables = [reduce(_opposite, [called[place] for place in table.places]) for table in event.tables]
            return message("series-paired", round=event.round, tables=Commas(tables))
        case Bye():
            return message("series-bye", player=called[event.place], round=event.round)
        case HalfBye():
            return message("series-half-bye", player=called[event.place], round=event.round)
        case ResultEntered():
            return message("series-result", game=event.game, reason=event.reason)
        case NoShow():
            return message("series-no-show", players=[called[place] for place in event.absent], game=event.game)
    raise ValueError(f"a series does not know {event!r}")


def _opposite(first: Argument, second: Argument) -> Message:
    return message("series-opposite", first=first, second=second)


def resting(state: State) -> set[int]:
    """Return the participants who asked not to be paired in the next round."""
    return {bye.place for bye in state.byes if bye.round > state.round}


def running(table: Table) -> tuple[int, ...]:
    """Return the participants who have not withdrawn."""
    return tuple(place for place in range(len(table.seats)) if place not in table.left)


def state_of(position: Position) -> State:
    """Return the state of a series, an empty one before its lots are drawn."""
    return position.state if isinstance(position.state, State) else State()
