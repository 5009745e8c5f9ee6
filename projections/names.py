"""The names of players and guests. A game's log has no names: they are stored outside it, and in players' records.

A guest's name is in `cairn:{<game>}:names`, by the version at which they sat down and their seat (`3:0`), and so is the
name of a player of another service in an imported game. A player's name is only in their record, so that a change or
an erasure takes effect at once everywhere.

A guest who has become a player can adopt their seat of a finished game. The log stays as it is: in place of the guest's
name is then the player's id after a blank, which no name begins with.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.connections import Command, Connections
from cairn.events.keys import LOG, NAMES, key_of
from cairn.events.table import Forked, GameOpened, Seat, SeatTaken
from cairn.projections.characters import name_of_ai
from cairn.projections.message import Argument, message
from cairn.projections.table import Table

_TABLE = b'"type":"table.'
"""Part of the bytes of each decision in which a player sits down."""

_ADOPT = """
local holder = redis.call('HGET', KEYS[1], ARGV[1])
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
if holder and holder:sub(1, 1) == ' ' and holder ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""

FORMER = "a former player"
"""The name of a player who was erased, or is unknown to this service."""


def place(version: int, seat: int) -> str:
    """Return the key of the name of the person who sat down at a version on a seat."""
    return f"{version}:{seat}"


def record_of(player: str) -> str:
    """Return the key of a player's record."""
    return key_of(f"player:{player}", "record")


ERASED = key_of("erasures", "journal")
"""The journal of erasures (`service/players/journal.py`)."""


def player_of(player: str) -> str:
    """Return the entry of a player in the journal of erasures."""
    return f"player {player}"


def guest_of(game: str, at: str) -> str:
    """Return the entry of a guest, by `place`, in the journal of erasures."""
    return f"guest {game} {at}"


def gone_of(player: str) -> str:
    """Return the key that remains of an erased player."""
    return key_of(f"player:{player}", "gone")


_UNNAMED = re.compile(r"(guest|seat) (\d+)")


def terms(names: Iterable[str]) -> tuple[Argument, ...]:
    """Return names for messages: those of people as they are, those that stand for a missing name as terms.

    Nobody can take such a name (`service/api/players/names.py`).
    """
    return tuple(map(_term, names))


@lru_cache(4096)
def _term(name: str) -> Argument:
    if unnamed := _UNNAMED.fullmatch(name):
        return message(f"name-{unnamed[1]}", number=int(unnamed[2]))
    return message("name-former") if name == FORMER else name


class Names(Struct, frozen=True):
    """The known names: `seated` by `place`, `players` by id. `adopted` has the players of adopted seats, by `place`."""

    seated: Mapping[str, str] = {}
    players: Mapping[str, str] = {}
    adopted: Mapping[str, str] = {}

    def seat_names(self, table: Table) -> tuple[str, ...]:
        """Return the name of each seat of a table."""
        return self.of_seats(table.seats, table.taken_at)

    def at(self, table: Table, version: int) -> tuple[str, ...]:
        """Return the name of each seat at a version: that of its latest holder at that version.

        So sentences about a fork's inherited versions name the players of its parent.
        """
        taken = table.last_holders if version >= table.last_taken else table.taken_by(version)
        return self.of_seats([occupancy.seat for occupancy in taken], [occupancy.at for occupancy in taken])

    def of_seats(self, seats: Sequence[Seat], taken_at: Sequence[int]) -> tuple[str, ...]:
        """Return the name of each seat: that of its player or guest, or of an AI's character, like `Chief Torquil`.

        `taken_at` are the versions at which the seats were taken.
        """
        return tuple(self._seat(seat, taken_at[number], number) for number, seat in enumerate(seats))

    def player_of(self, seat: Seat, version: int, number: int) -> str | None:
        """Return the player of a seat that was taken at a version, who may have adopted it."""
        return seat.player or self.adopted.get(place(version, number))

    def player(self, player: str) -> str:
        """Return the name of a player."""
        return self.players.get(player, FORMER)

    def until(self, version: int) -> dict[str, str]:
        """Return the names, by `place`, of players and guests who sat down up to a version."""
        return {at: name for at, name in self.seated.items() if int(at.partition(":")[0]) <= version}

    def _seat(self, seat: Seat, version: int, number: int) -> str:
        player = self.player_of(seat, version, number)
        if player and player in self.players:
            return self.players[player]
        if seated := self.seated and self.seated.get(place(version, number)):
            return seated
        if player:
            return FORMER
        if seat.level:
            return name_of_ai(seat.level, number)
        return f"{'seat' if seat.kind == 'open' else 'guest'} {number + 1}"


UNKNOWN = Names()
"""No names."""


class NameBook:
    """The names in Redis. They are read for each response and never cached, so that an erasure takes effect at once."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def read(self, table: Table) -> Names:
        """Return the names of all present and former holders of a table's seats."""
        return self.load_many([(table.game, table.people)])[0]

    def load_many(self, games: Sequence[tuple[str, Iterable[str]]]) -> list[Names]:
        """Return the names for several games, each given with the ids of its players, in one round trip.

        The names of players who have adopted seats take another one.
        """
        players = list(dict.fromkeys(player for _, ids in games for player in ids))
        answers = self._connections.ask_all(*_commands([game for game, _ in games], players))
        players_names = _by_player(players, answers[len(games) :])
        stored = [_texts(each) for each in answers[: len(games)]]
        adopted = [_adopted(texts) for texts in stored]
        if adopters := {player for each in adopted for player in each.values()} - {*players}:
            players_names |= self.of_players(sorted(adopters)).players
        return [Names(_seated(texts), players_names, each) for texts, each in zip(stored, adopted, strict=True)]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        """Return the seats of a table, with the players who have adopted some of them."""
        if not table.is_ended or all(seat.kind != "human" or seat.player for seat in table.seats):
            return table.seats
        names = Names(adopted=_adopted(_texts(self._connections.ask(("HGETALL", key_of(table.game, NAMES))))))
        return tuple(
            replace(seat, player=names.player_of(seat, table.taken_at[number], number))
            for number, seat in enumerate(table.seats)
        )

    def adopt(self, table: Table, seat: int, player: str) -> bool:
        """Give a guest's seat of a finished game to a player. Idempotent.

        Return False if another player has it, or the log is not in Redis any more.
        """
        keys = key_of(table.game, NAMES), key_of(table.game, LOG)
        return bool(self._connections.ask(("EVAL", _ADOPT, 2, *keys, place(table.taken_at[seat], seat), f" {player}")))

    @staticmethod
    def commands(table: Table) -> list[Command]:
        """Return the commands that read the names of a table, to send them together with other commands."""
        return _commands([table.game], table.people)

    @staticmethod
    def read_answers(table: Table, answers: Sequence[Any]) -> Names:
        """Return the names from the replies to `commands`."""
        seated, *names = answers
        return Names(_seated(_texts(seated)), _by_player(table.people, names))

    def of_players(self, players: Sequence[str]) -> Names:
        """Return the names of players, by id."""
        answers = self._connections.ask_all(*(("HGET", record_of(player), "name") for player in players))
        return Names({}, _by_player(players, answers))

    def of_log(self, game: str, entries: Iterable[Entry]) -> dict[str, str]:
        """Return the names of all players and guests in a game's log, by `place`, as in an archive."""
        sat = seated_in(entries)
        (names,) = self.load_many([(game, sat.values())])
        players = {**sat, **names.adopted}
        return {**names.seated, **{at: names.players[id] for at, id in players.items() if id in names.players}}

    def without_known(self, game: str, entries: Iterable[Entry], names: Mapping[str, str]) -> dict[str, str]:
        """Return the names of an archive without those of players with a record here, and of players erased here."""
        sat, known = seated_in(entries), self.without_erased(game, entries, names)
        commands = [("EXISTS", record_of(sat.get(at, ""))) for at in known]
        return {at: known[at] for at, here in zip(known, self._connections.ask_all(*commands), strict=True) if not here}

    def without_erased(self, game: str, entries: Iterable[Entry], names: Mapping[str, str]) -> dict[str, str]:
        """Return the names of an archive without those of players and guests erased here."""
        sat, commands = seated_in(entries), list[Command]()
        for at in names:
            player = sat.get(at)
            commands.append(("ZSCORE", ERASED, player_of(player) if player else guest_of(game, at)))
            commands.append(("EXISTS", gone_of(player or "")))  # for erasures from before the journal existed
        answers = self._connections.ask_all(*commands)
        erased = (entered is not None or gone for entered, gone in zip(answers[::2], answers[1::2], strict=True))
        return {at: names[at] for at, is_erased in zip(names, erased, strict=True) if not is_erased}

    def forget(self, game: str, places: Sequence[str]) -> None:
        """Erase the names at these places."""
        self._connections.ask_all(*(("HDEL", key_of(game, NAMES), place) for place in places))


def _commands(games: Iterable[str], players: Iterable[str]) -> list[Command]:
    commands: list[Command] = [("HGETALL", key_of(game, NAMES)) for game in games]
    return commands + [("HGET", record_of(player), "name") for player in players]


def _by_player(players: Sequence[str], names: Sequence[Any]) -> dict[str, str]:
    return {player: cast(bytes, name).decode() for player, name in zip(players, names, strict=True) if name is not None}


def seated_in(entries: Iterable[Entry]) -> dict[str, str]:
    """Return the ids of all players who ever sat down in a log, by `place`. Undecodable entries are ignored."""
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
    """Decode a hash from a reply: alternating fields and values, or the dict that redis-py returns for a cluster."""
    pairs = raw.items() if isinstance(raw, Mapping) else zip(raw[::2], raw[1::2], strict=True)
    return {field.decode(): value.decode() for field, value in pairs}


def _adopted(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the players who have adopted seats, by `place`."""
    return {at: text[1:] for at, text in texts.items() if text.startswith(" ")}


def _seated(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the names among stored texts, by `place`."""
    return {at: text for at, text in texts.items() if not text.startswith(" ")}
