"""What the people of a game are called. No name is in its log: names lie beside it, and in the players' records.

A guest's name lies in `cairn:{<game>}:names`, by the version at which they sat down and their seat (`3:0`); so does
that of a player of another service, whose game was brought in here. A player's name is in their record alone, so that
it can be changed, and erased, at once and everywhere.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from msgspec import Struct

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.connections import Command, Connections
from cairn.events.keys import NAMES, key_of
from cairn.events.table import Forked, GameOpened, Seat, SeatTaken
from cairn.projections.table import Table

_TABLE = b'"type":"table.'
"""What is in the bytes of each decision in which somebody sits down."""

FORMER = "a former player"
"""What a player is called who was erased, or whom this service does not know."""


def place(version: int, seat: int) -> str:
    """Return what the name of somebody is known by who sat down at a version on a seat."""
    return f"{version}:{seat}"


def record_of(player: str) -> str:
    """Return the key of a player's record."""
    return key_of(f"player:{player}", "record")


ERASED = key_of("erasures", "journal")
"""Who was erased: `service/players/journal.py` says what it has."""


def player_of(player: str) -> str:
    """Return what a player is in the journal of erasures."""
    return f"player {player}"


def guest_of(game: str, at: str) -> str:
    """Return what somebody who sat down without being a player is in the journal of erasures, by `place`."""
    return f"guest {game} {at}"


def gone_of(player: str) -> str:
    """Return the key that stays of a player who was erased."""
    return key_of(f"player:{player}", "gone")


class Names(Struct, frozen=True):
    """The names that are known: of `seated` by `place`, of `players` by id."""

    seated: Mapping[str, str] = {}
    players: Mapping[str, str] = {}

    def seat_names(self, table: Table) -> tuple[str, ...]:
        """Return what each seat of a table is called."""
        return self.of_seats(table.seats, table.taken_at)

    def at(self, table: Table, version: int) -> tuple[str, ...]:
        """Return what each seat is called in what is said of a version: as who had taken it last by then.

        So what a fork has of its parent is said of the parent's people.
        """
        taken = table.taken_by(version)
        return self.of_seats([one.seat for one in taken], [one.at for one in taken])

    def of_seats(self, seats: Sequence[Seat], taken_at: Sequence[int]) -> tuple[str, ...]:
        """Return what each seat is called: as its player or guest, or by an AI's level and place, as `hard 2`.

        `taken_at` are the versions at which they were taken.
        """
        return tuple(self._seat(seat, taken_at[number], number) for number, seat in enumerate(seats))

    def player(self, player: str) -> str:
        """Return what a player is called."""
        return self.players.get(player, FORMER)

    def until(self, version: int) -> dict[str, str]:
        """Return the names, by `place`, of those who sat down up to a version."""
        return {at: name for at, name in self.seated.items() if int(at.partition(":")[0]) <= version}

    def _seat(self, seat: Seat, version: int, number: int) -> str:
        if seat.player and seat.player in self.players:
            return self.players[seat.player]
        nameless = {"open": "seat", "ai": seat.level}.get(seat.kind, "guest")
        return self.seated.get(place(version, number)) or (FORMER if seat.player else f"{nameless} {number + 1}")


UNKNOWN = Names()
"""Nobody's name."""


class NameBook:
    """The names that lie in Redis. They are read for each answer and kept by no process, so that they can be erased."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def read(self, table: Table) -> Names:
        """Return the names of those who sit at a table, or ever did."""
        return self.load_many([(table.game, table.people)])[0]

    def load_many(self, games: Sequence[tuple[str, Iterable[str]]]) -> list[Names]:
        """Return the names of several games' people, of each the players with these ids, in one round trip."""
        players = list(dict.fromkeys(player for _, ids in games for player in ids))
        answers = self._connections.ask_all(*_commands([game for game, _ in games], players))
        players_names = _by_player(players, answers[len(games) :])
        return [Names(_texts(seated), players_names) for seated in answers[: len(games)]]

    @staticmethod
    def commands(table: Table) -> list[Command]:
        """Return what asks for the names of those who sit at a table, to be sent along with something else."""
        return _commands([table.game], table.people)

    @staticmethod
    def read_answers(table: Table, answers: Sequence[Any]) -> Names:
        """Return the names that such commands were answered with."""
        seated, *names = answers
        return Names(_texts(seated), _by_player(table.people, names))

    def of_players(self, players: Sequence[str]) -> Names:
        """Return the names of players, by id."""
        answers = self._connections.ask_all(*(("HGET", record_of(player), "name") for player in players))
        return Names({}, _by_player(players, answers))

    def of_log(self, game: str, entries: Iterable[Entry]) -> dict[str, str]:
        """Return what everybody in a game's log is called, by `place`: as an archive has it."""
        sat = seated_in(entries)
        (names,) = self.load_many([(game, sat.values())])
        return {**names.seated, **{at: names.players[who] for at, who in sat.items() if who in names.players}}

    def without_known(self, game: str, entries: Iterable[Entry], names: Mapping[str, str]) -> dict[str, str]:
        """Return the names of an archive without those of players who are here, and of who was erased here."""
        sat, known = seated_in(entries), self.without_erased(game, entries, names)
        commands = [("EXISTS", record_of(sat.get(at, ""))) for at in known]
        return {at: known[at] for at, here in zip(known, self._connections.ask_all(*commands), strict=True) if not here}

    def without_erased(self, game: str, entries: Iterable[Entry], names: Mapping[str, str]) -> dict[str, str]:
        """Return the names of an archive without those of who was erased here."""
        sat, commands = seated_in(entries), list[Command]()
        for at in names:
            who = sat.get(at)
            commands.append(("ZSCORE", ERASED, player_of(who) if who else guest_of(game, at)))
            commands.append(("EXISTS", gone_of(who or "")))  # of who was erased before there was a journal
        answers = self._connections.ask_all(*commands)
        erased = (entered is not None or gone for entered, gone in zip(answers[::2], answers[1::2], strict=True))
        return {at: names[at] for at, is_erased in zip(names, erased, strict=True) if not is_erased}

    def forget(self, game: str, places: Sequence[str]) -> None:
        """Erase the names of who sat down at these places."""
        self._connections.ask_all(*(("HDEL", key_of(game, NAMES), place) for place in places))


def _commands(games: Iterable[str], players: Iterable[str]) -> list[Command]:
    commands: list[Command] = [("HGETALL", key_of(game, NAMES)) for game in games]
    return commands + [("HGET", record_of(player), "name") for player in players]


def _by_player(players: Sequence[str], names: Sequence[Any]) -> dict[str, str]:
    return {player: cast(bytes, name).decode() for player, name in zip(players, names, strict=True) if name is not None}


def seated_in(entries: Iterable[Entry]) -> dict[str, str]:
    """Return the players who ever sat down in a log, by `place`; what cannot be read names nobody."""
    players: dict[str, str] = {}
    for entry in entries:
        if _TABLE not in entry.stored:
            continue
        with suppress(Undecodable):
            for event in decode(entry.stored, entry.version).events:
                match event:
                    case GameOpened() | Forked():
                        seats = enumerate(event.seats)
                        players |= {place(entry.version, at): seat.player for at, seat in seats if seat.player}
                    case SeatTaken(player=str(player)):
                        players[place(entry.version, event.seat)] = player
    return players


def _texts(raw: Mapping[bytes, bytes] | Sequence[bytes]) -> dict[str, str]:
    """Return a hash as it is answered: fields and values by turns, or the dict that redis-py makes for a cluster."""
    pairs = raw.items() if isinstance(raw, Mapping) else zip(raw[::2], raw[1::2], strict=True)
    return {field.decode(): value.decode() for field, value in pairs}
