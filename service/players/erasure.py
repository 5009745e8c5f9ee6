"""Erasure of a person's name, tokens, webhooks and ratings. Their games remain.

A request enters a player in the journal, and invalidates tokens and name. A job does the rest, as there may be many
games.
"""

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf

from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import NAMES, key_of
from cairn.projections.ratings import Ratings
from cairn.projections.rows import Filters
from cairn.projections.table import Table
from cairn.service.audit.imports import Imports
from cairn.service.commands.handler import CommandHandler
from cairn.service.errors import NotFound, Problem, Unavailable, UnreadableLog
from cairn.service.jobs.jobs import ERASE, OurQueue
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.players.journal import Erased, Journal
from cairn.service.players.recovery_codes import RecoveryCodes
from cairn.service.players.store import Players
from cairn.service.queries.snapshots import TRUTH
from cairn.service.redis_clients.files import Files
from cairn.service.series.handler import SeriesHandler
from cairn.service.series.pool import Pool
from cairn.service.webhooks.store import Webhooks

JOB_SECONDS = 60
BATCH_SIZE = 200
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Erasure:
    """The erasures of `DELETE /v1/me`, of `cairn players erase`, and after restoring a backup."""

    redis: Redis
    queue: OurQueue
    journal: Journal
    files: Files
    players: Players
    commands: CommandHandler
    ratings: Ratings
    webhooks: Webhooks
    imports: Imports
    series: SeriesHandler
    pool: Pool
    recovery: RecoveryCodes

    def erase(self, player: str, client: Client = ANONYMOUS) -> None:
        """Erase a player's visible data, and enqueue the rest on the client's account."""
        self.begin(player)
        self.journal.keep_lane(player, client.lane)
        with suppress(RedisError):  # the queue's Redis is down: the caretaker tries again
            self.ask(player)

    def begin(self, player: str) -> None:
        """Enter a player in the journal, and erase the small data: name, tokens, code, webhooks, dry runs, ratings."""
        self.journal.enter(Erased(player))
        self.players.erase(player)
        self.recovery.forget(player)
        self.imports.forget(player)
        self.pool.forget(player)
        self.webhooks.delete_of_player(player)
        self.ratings.erase(player)
        self.files.mark()

    def ask(self, player: str) -> None:
        """Enqueue a job that continues the erasure."""
        number, lane = self.journal.ask(player), self.journal.lane(player)
        self.queue.ask(ERASE, player, number, id=job_id(player, number), seconds=JOB_SECONDS, lane=lane)

    def go_on(self, player: str, until: float = inf) -> bool:
        """Erase the rest of a player until a deadline of `time.monotonic`; return whether the erasure is complete.
        Idempotent.

        A game that cannot be left stays as it is, without a name. Raise Unavailable, for a retry, if a game has too
        many concurrent decisions.
        """
        self.players.erase(player)  # the process that began it may have died before this
        self.recovery.forget(player)
        self.webhooks.delete_of_player(player)
        self.imports.forget(player)  # results of imports in progress meanwhile
        for game in self.commands.lists.find(Filters(player=player, waiting=True, unlisted=True)):
            self._leave(game, player)
            self.commands.lists.forget(player, game)
            if time.monotonic() > until:
                return False
        for id in self.commands.series_index.ids_of(player):
            self._withdraw(id, player)
        self._enter_adopted(player)
        self.ratings.erase(player)  # ratings folded meanwhile; from now on the player's record does not exist
        self.players.forget(player)
        self.files.mark()
        self.journal.finish(player)
        return True

    def _enter_adopted(self, player: str) -> None:
        """Enter the player as the guest of the seats that they have adopted: an older archive may have the name."""
        wanted = Filters(player=player, status="finished", unlisted=True)
        games = [row.id for _, row in self.commands.lists.walk(wanted, "", BATCH_SIZE) if row]
        for game, names in zip(games, self.commands.names.load_many([(game, ()) for game in games]), strict=True):
            for place, adopter in names.adopted.items():
                if adopter == player:
                    self.journal.enter(Erased(game=game, place=place))

    def care(self) -> None:
        """Enqueue pending erasures that have no job in progress."""
        for player in self.journal.pending():
            self.journal.again(player)
            if not self.queue.is_in_hand(job_id(player, self.journal.job(player))):
                self.ask(player)

    def _withdraw(self, id: str, player: str) -> None:
        try:
            table = self.series.get(id).position.table
            place = next((place for place, seat in enumerate(table.seats) if seat.player == player), None)
            if place is not None and place not in table.left and not table.is_ended:
                self.series.withdraw(id, place, None)
        except Unavailable:
            raise
        except Problem:
            pass

    def _leave(self, game: str, player: str) -> None:
        try:
            table = self.commands.repository.get(game, TRUTH).position.table
            seat, invited = table.seat_of(player), table.invitation_of(player)
            if table.is_ended:
                return
            if seat is not None:
                self.commands.leave(game, seat, taken=table.taken_at[seat])
            elif invited is not None:
                self.commands.decline(game, invited, player)
        except Unavailable:
            raise
        except Problem:
            pass
        except RedisError:
            raise
        except Exception:  # one broken game must not prevent erasure in the others
            log.exception("game %s could not be left by an erased player", game)

    def name_places(self, game: str, seat: int) -> list[str]:
        """Return the places (`<version>:<seat>`) of the names of a seat's guests. Raise NotFound."""
        table = self._table(game)
        if not 0 <= seat < len(table.seats):
            raise NotFound("named-game-no-seat", game=game, seat=seat)
        return sorted(place for place in self.commands.names.read(table).seated if place.endswith(f":{seat}"))

    def erase_guest(self, game: str, seat: int) -> list[str]:
        """Erase all guests of a seat, with its webhooks, in a game and its forks; return these. Scans all keys."""
        places, games = self.name_places(game, seat), list[str]()
        names = self.commands.names.read(self._table(game)).seated
        for other in [game, *self._forks(game)]:
            seated = self.commands.names.read(self._table(other)).seated
            same = places if other == game else [place for place in places if seated.get(place) == names[place]]
            if same or other == game:
                self.apply([Erased(game=other, place=place) for place in same])
                games.append(other)
        table = self._table(game)
        holder = table.seats[seat]
        if holder.kind == "human" and holder.player is None and not table.is_ended:
            with suppress(Problem):
                self.commands.leave(game, seat, taken=table.taken_at[seat])
        self.webhooks.delete_of_seat(game, seat)
        self.files.mark()
        return games

    def _forks(self, game: str) -> Iterator[str]:
        """Yield the games that were forked from one, directly or not."""
        forks, parents = {game}, dict[str, str]()
        for key in self.redis.scan_iter(match=key_of("*", NAMES), count=1000):
            other = key.decode().split("{")[1].split("}")[0]
            with suppress(NotFound, UnreadableLog):
                if parent := self._table(other).parent:
                    parents[other] = parent
        while new := {other for other, parent in parents.items() if parent in forks} - forks:
            yield from sorted(new)
            forks |= new

    def _table(self, game: str) -> Table:
        return self.commands.repository.get(game, TRUTH).position.table

    def apply(self, erased: Sequence[Erased]) -> list[str]:
        """Repeat earlier erasures, and return the restored players among them, whose erasure is now pending."""
        if not erased:
            return []
        here = self.players.filter_known([record.player for record in erased if record.player])
        for record in erased:
            if record.player in here:
                self.begin(str(record.player))
            elif record.player:
                self.journal.enter(record, pending=False)
                self.recovery.forget(record.player)  # the backup may contain it from just before
            else:
                self.journal.enter(record)
                self.commands.names.forget(record.game or "", [record.place or ""])
                self.imports.forget(record.game or "")
        self.files.mark()
        return sorted(here)

    def leave_all(self) -> int:
        """Let erased players leave all unfinished games; return the number of these games.

        For a restored Redis, whose lists do not index the games of players without a record.
        """
        erased, count = {record.player for record in self.journal.all() if record.player}, 0
        for _, row in [*self.commands.lists.walk(Filters(unlisted=True), "", BATCH_SIZE)]:
            if row and row.status != "finished" and (players := row.players & erased):
                count += 1
                for player in sorted(players):
                    self._leave(row.id, player)
        return count


def job_id(player: str, number: int) -> str:
    """Return the RQ job id of an erasure."""
    return f"erase-{player}-{number}"
