"""`cairn rebuild`: rebuild all projections from the logs, while the service runs."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec import DecodeError
from redis import Redis

from cairn.events.clock import seconds
from cairn.events.decision import Decision
from cairn.events.log import Log
from cairn.projections.fold import BEFORE, Position
from cairn.projections.lists import Lists
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import read_result
from cairn.service.container import Services
from cairn.service.errors import NotFound, Unavailable, UnreadableLog
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.results import rated_result
from cairn.service.queries.snapshots import TRUTH
from cairn.service.webhooks.record import DUE, Webhook, indexes_of_webhook, key_of_webhook
from cairn.service.webhooks.store import Webhooks

Progress = Callable[[Iterable[str], int], Iterable[str]]
"""Yields games and shows the progress; the number is their count."""


@dataclass
class Rebuilt:
    """Counts: games read, `mended` on lists, `scheduled`, `gone`; results, `missing`, `wrong` and `deleted` ones.

    `upgraded` counts standings that an older version of the ratings had computed.
    """

    games: int = 0
    mended: int = 0
    scheduled: int = 0
    gone: int = 0
    results: int = 0
    missing: int = 0
    wrong: int = 0
    deleted: int = 0
    upgraded: int = 0
    webhooks: int = 0
    series: int = 0
    unreadable: list[UnreadableLog] = field(default_factory=list)


class Rebuild:
    """One run through all logs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._done = Rebuilt()
        self._right: dict[str, tuple[RatingCategory, bytes] | None] = {}  # of finished games played here
        self._unfinished: set[str] = set()

    def run(self, progress: Progress) -> Rebuilt:
        """Correct the lists and the schedule, then the results, and fold these again."""
        services, games = self._services, sorted({*self._services.log.games()})
        for game in progress(games, len(games)):
            try:
                self._mend(game)
            except UnreadableLog as unreadable:
                self._done.unreadable.append(unreadable)
            except Unavailable as error:  # its segment is missing
                self._done.unreadable.append(UnreadableLog(game, 1, str(error).rstrip(".")))
        for name in sorted({*services.log.games(of_series=True)}):
            with suppress(NotFound):  # deleted meanwhile
                self._mend_series(name)
        known = {*games}
        self._done.gone = services.lists.remove_lost(lambda game: game in known or services.log.last(game) is not None)
        for category in services.ratings.categories:
            formula = services.standings.formula(category)
            self._correct(category, known)
            services.ratings.refold(category)
            self._done.upgraded += formula != services.standings.formula(category)
        self._done.webhooks = rebuild_webhooks(services.redis, services.log, services.lists)
        return self._done

    def _mend(self, game: str) -> None:
        services, position = self._services, BEFORE
        history, decisions = list[Position](), list[Decision]()
        for entry in services.log.read(game):
            decision = decode_entry(game, entry)
            after = fold_readable(game, [decision], position)
            is_changed = after.table is not position.table or after.has_started != position.has_started
            if is_changed and after.table.game == game:  # the inherited decisions of a fork are on its parent's lists
                history.append(after)
            decisions.append(decision)
            position = after
        if not history:
            return  # deleted meanwhile
        table = position.table
        self._done.games += 1
        if not table.is_ended:
            self._unfinished.add(game)
            if not services.schedule.holds(game):
                services.schedule.at(game)
                self._done.scheduled += 1
        tables = [*(past.table.seats for past in history), services.names.seats(table)]
        people = {seat.player for seats in tables for seat in seats if seat.player}
        people |= {table.organiser} if table.organiser else set()
        if services.finished.is_off(game):
            services.lists.drop(game)
        elif services.lists.mend(history, position.version, services.players.filter_known(sorted(people))):
            self._done.mended += 1
        if table.is_ended:
            services.sealing.enter(game, seconds(position.at))
        if table.is_ended and not services.log.is_imported(game):
            result = rated_result(services.log, services.redis, position, decisions)
            self._right[game] = (result[0], result[1].encoded) if result else None

    def _mend_series(self, name: str) -> None:
        services = self._services
        try:
            position = services.repository.get(name, TRUTH).position
        except UnreadableLog as unreadable:
            self._done.unreadable.append(unreadable)
            return
        services.series_index.put(position)
        self._done.series += 1
        if not position.table.is_ended and not services.schedule.holds(name):
            services.schedule.at(name)
            self._done.scheduled += 1

    def _correct(self, category: RatingCategory, known: set[str]) -> None:
        """Remove results that the logs contradict, and add missing ones. Those of deleted games stay."""
        right = {result[1] for result in self._right.values() if result and result[0] == category}
        there = [*self._services.ratings.iterate_encoded(category)]
        wrong = [entry for entry in there if entry not in right and self._contradicts(entry)]
        missing = sorted(right - {*there})
        if wrong or missing:
            self._services.ratings.correct(category, wrong, missing)
        self._done.wrong += len(wrong)
        self._done.missing += len(missing)
        self._done.results += len(there) - len(wrong) + len(missing)
        remaining = {*there} - {*wrong} - right
        self._done.deleted += sum(1 for entry in remaining if read_result(entry).game not in known)

    def _contradicts(self, stored: bytes) -> bool:
        """Return whether the logs contradict a result. Its game may have ended after its log was read."""
        try:
            game = read_result(stored).game
        except DecodeError:
            return True
        if game not in self._unfinished:
            return game in self._right
        with suppress(NotFound, UnreadableLog):
            services, position = self._services, self._services.repository.get(game, TRUTH).position
            is_ended = position.table.is_ended
            result = rated_result(services.log, services.redis, position) if is_ended else None
            return result is None or result[1].encoded != stored
        return False


def rebuild_webhooks(redis: Redis, log: Log, lists: Lists) -> int:
    """Correct the cursors of webhooks, by correct lists, and return how many were wrong. Scans all keys.

    A cursor beyond the end of a log is reset to it: those decisions are made again. Without a cursor, all decisions of
    a game that is older than the webhook count as sent, and none of a newer game: these messages are sent again with
    the same `webhook-id`. Cursors of deleted games are removed.
    """
    webhooks, wrong = Webhooks(redis), 0
    for key in redis.scan_iter(match=key_of_webhook("*", "record"), count=1000):
        id = key.decode().split(":")[2].rstrip("}")
        try:
            webhook, reason = webhooks.get(id)
        except NotFound:
            continue
        cursors = webhooks.cursors(id)
        right = _right(webhook, cursors, log, lists)
        if reason is None:
            redis.zadd(DUE, {id: log.clock.time()}, nx=True)
        for index, owners in indexes_of_webhook(webhook):
            if redis.exists(*owners):
                redis.hset(index, id, webhook.whose)
        for game in cursors.keys() - right.keys():
            redis.hdel(key_of_webhook(id, "told"), game)
        for game, cursor in right.items():
            if cursors.get(game) != cursor:
                redis.hset(key_of_webhook(id, "told"), game, str(cursor))
        wrong += right != cursors
    return wrong


def _right(webhook: Webhook, cursors: dict[str, Cursor], log: Log, lists: Lists) -> dict[str, Cursor]:
    older = {row.id: row.created_at < webhook.created_at for row in lists.entries_of(webhook.player or "")}
    wanted = [webhook.game] if webhook.game else sorted(older.keys() | cursors.keys())
    right = dict[str, Cursor]()
    for game in wanted:
        last = log.last(game)
        if last is None:
            continue
        highest = after_all(last.version)
        if game in cursors:
            right[game] = min(cursors[game], highest)
        elif webhook.game or older[game]:
            right[game] = highest
    return right
