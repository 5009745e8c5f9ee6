"""The path of a draft into a log: read, decide, append, cache, and enqueue the work that follows."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct
from redis.exceptions import RedisError

from cairn.events.appends import Appended, Deleted, IdempotencyKey, KeyConflict, Misdated, VersionConflict
from cairn.events.chain import Entry, Head
from cairn.events.clock import milliseconds
from cairn.events.decision import Decision
from cairn.events.log import Log
from cairn.events.series import series_of
from cairn.projections.lists import Lists
from cairn.projections.message import message
from cairn.projections.names import NameBook, Names
from cairn.projections.series.index import SeriesIndex
from cairn.projections.table import Table
from cairn.service.deciding import deciders, series
from cairn.service.deciding.draft import Draft
from cairn.service.errors import GameOver, KeyReused, NotCopied, Problem, StaleVersion, TooManyGames, Unavailable
from cairn.service.jobs.schedule import ASLEEP_SECONDS, Schedule
from cairn.service.jobs.turn_queue import TurnQueue
from cairn.service.limits.clients import Client
from cairn.service.limits.quotas import Quotas
from cairn.service.queries.repository import Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.telemetry import metrics, tracing

TRIES = 5
"""How often a command decides again after losing a race."""

Decider = Callable[[Draft], None]

log = logging.getLogger(__name__)


class CommandResult(Struct, frozen=True):
    """The versions a command added, with their decisions unless it is `repeated`, that is, was added before."""

    first: int
    last: int
    decisions: tuple[Decision, ...] = ()
    entries: tuple[Entry, ...] = ()
    names: Names | None = None
    """The current names of the game's people, if they were requested with the append."""

    @property
    def repeated(self) -> bool:
        """Whether the command had been executed before."""
        return not self.decisions

    @property
    def chain(self) -> str | None:
        """The chain of the last version; None if the command was repeated."""
        return self.entries[-1].chain if self.entries else None


@dataclass
class Appender:
    """The common base of all commands: decide on the newest position, and append."""

    log: Log
    repository: Repository
    names: NameBook
    lists: Lists
    series_index: SeriesIndex
    schedule: Schedule
    turn_queue: TurnQueue
    quotas: Quotas
    delete_webhooks: Callable[[str], None]
    note_erased: Callable[[], None]

    def begin(
        self,
        game: str,
        base: Snapshot,
        decide: Decider,
        key: IdempotencyKey | None,
        client: Client,
        inherited: Sequence[Entry] = (),
    ) -> CommandResult:
        """Execute a command that opens a game. An existing game of this id is accepted only from the same request."""
        draft = self._decide(game, base, decide, self.log.clock.now())
        holders = draft.position.table.seats
        of_ais = bool(holders) and all(holder.kind == "ai" for holder in holders)
        result, is_new = None, False
        try:
            is_new = bool(client.levels) and self.quotas.enter(game, client, of_ais=of_ais)
            result = self._append_dated(game, base, decide, draft, key, inherited)
            return result
        except TooManyGames:
            if key and (before := self._carried_out(game, key)):
                return before
            raise
        except VersionConflict as conflict:
            is_sealed = self.log.sealed_markers.find(game)
            raise KeyReused("key-opened-ended-game" if is_sealed else "key-opened-other-game") from conflict
        except Deleted as deleted:
            raise KeyReused("key-opened-deleted-game") from deleted
        finally:
            if is_new and (result is None or result.repeated):
                self.quotas.check(game, client)

    def handle(
        self, game: str, decide: Decider, key: IdempotencyKey | None = None, expected: int | None = None
    ) -> CommandResult:
        """Execute or refuse a command on the newest position. Retry after a conflict unless a version is expected.

        The path of a move has five steps, numbered here and in `_append`.
        """
        # 1. Read: the cached snapshot of this process, which may be outdated; the append detects that.
        snapshot = self.repository.latest_known(game)
        for _ in range(TRIES):
            try:
                if expected is not None and not _is_at(snapshot, expected):
                    raise stale(snapshot, expected)
                # 2. Decide: the decisions, in memory, or a refusal.
                draft = self._decide(game, snapshot, decide, self.log.clock.now())
                return self._append_dated(game, snapshot, decide, draft, key)
            except VersionConflict as conflict:
                metrics.CONFLICTS.inc()
                snapshot = self.repository.catch_up(game, snapshot.head, conflict.entries)
            except NotCopied:  # it is decided, and a retry would do it twice
                raise
            except Problem:
                if key and (before := self._carried_out(game, key)):
                    return before
                newest = self.repository.get(game, TRUTH)
                if newest.head == snapshot.head:
                    raise
                snapshot = newest
        raise Unavailable("too-many-concurrent-requests", retry_after=1)

    def append_draft(self, snapshot: Snapshot, draft: Draft, decide: Decider) -> CommandResult:
        """Append a draft that was decided on a snapshot. Raise StaleVersion if the game has a newer version.

        `decide` decides it again if Redis' clock refuses its time.
        """
        try:
            return self._append_dated(draft.game, snapshot, decide, draft, None)
        except VersionConflict as conflict:
            metrics.CONFLICTS.inc()
            newest = self.repository.catch_up(draft.game, snapshot.head, conflict.entries)
            raise stale(newest, snapshot.head.version) from conflict

    def _decide(self, game: str, snapshot: Snapshot, decide: Decider, at: str) -> Draft:
        if snapshot.secret is None:
            raise GameOver("game-ended")
        draft = Draft(game, snapshot.position, snapshot.secret, at, called=self._called)
        decide(draft)
        if draft.position.table.series:
            series.advance(draft, series.MAX_PAIRED_AT_ONCE)
        else:
            deciders.deal_if_full(draft)
        return draft

    def _append_dated(
        self,
        game: str,
        snapshot: Snapshot,
        decide: Decider,
        draft: Draft,
        key: IdempotencyKey | None,
        inherited: Sequence[Entry] = (),
    ) -> CommandResult:
        """Append a draft. If Redis' clock rejects its time as misdated, decide again at the time of that clock.

        The decision may depend on the time: whether a seat's clock has run out.
        """
        for _ in range(TRIES):
            try:
                with tracing.span("append", game=game, decisions=len(draft.decisions)):
                    return self._append(game, snapshot, draft, key, inherited)
            except Misdated as misdated:
                metrics.MISDATED.inc()
                draft = self._decide(game, snapshot, decide, misdated.now)
        raise Unavailable("machine-too-slow-to-date", retry_after=1)

    def _append(
        self, game: str, snapshot: Snapshot, draft: Draft, key: IdempotencyKey | None, inherited: Sequence[Entry] = ()
    ) -> CommandResult:
        """Append a draft, cache the result, and enqueue the work that follows.

        `inherited` are the entries of another game that a new one begins with.
        """
        after, entries = draft.position, draft.seal(snapshot.head.chain)
        is_ended = after.table.is_ended
        head = Head(0, game) if inherited else snapshot.head
        answers = draft.decisions[-1].ai is None  # an AI's worker needs no response, and plays on by itself
        owes_turn = answers and deciders.ai_to_act(after) is not None
        changes_row = after.table is not snapshot.position.table or after.has_started != snapshot.position.has_started
        # Scheduled before the append: if this process dies in between, the caretaker does the work.
        before = [self.schedule.soon(game)] if (owes_turn or changes_row) and not draft.asleep else []
        if draft.asleep:
            before.append(self.schedule.deadline(game, self.log.clock.time() + ASLEEP_SECONDS))
        if due := deciders.deadline_of(after):
            before.append(self.schedule.deadline(game, due[1] / 1000))
        # 3. Append: all or nothing, in one script call. After it the command is decided.
        try:
            appended = self.log.append(
                game,
                head,
                [*inherited, *entries],
                key,
                dated=milliseconds(draft.at),
                opens=draft.secret if head.version == 0 else None,
                reveals=is_ended,
                names=draft.names,
                before=before,
                after=self.names.commands(after.table) if answers else (),
                waits=answers,
            )
        except KeyConflict as conflict:
            raise KeyReused("key-of-other-body") from conflict
        if appended.repeated:
            return _acknowledged(appended)
        metrics.child(metrics.APPENDS, after.table.ruleset).inc(len(entries))
        if head.version == 0 and not draft.asleep:
            self.schedule.at(game)  # again, as the caretaker may have checked before the game existed
        # 4. Cache: the new snapshots, for the next command and for queries.
        newer = Snapshot(Head(appended.last, entries[-1].chain), after, draft.secret)
        self.repository.advance(game, snapshot, newer, draft.decisions)
        # 5. Enqueue: the lobby's row and an AI's turn. The caretaker repeats what fails here.
        try:
            if changes_row:
                (self.series_index if after.table.series else self.lists).put(after)
            if is_ended:
                self.quotas.leave(game)
            if series := game if after.table.series else is_ended and series_of(after.table.labels):
                self.schedule.at(series, after=0)
            if owes_turn and not draft.asleep:
                self.turn_queue.enqueue(game, appended.last, humans=bool(after.table.humans))
        except RedisError:
            log.warning("game %s: the work due after version %d is left to the caretaker", game, appended.last)
        _check_copied(appended)
        names = self.names.read_answers(after.table, appended.answers) if appended.answers else None
        first = appended.first + len(inherited)
        return CommandResult(first, appended.last, tuple(draft.decisions), tuple(entries), names)

    def _called(self, table: Table) -> Sequence[str]:
        """Return the seats' names for a refusal."""
        return self.names.read(table).seat_names(table)

    def _carried_out(self, game: str, key: IdempotencyKey) -> CommandResult | None:
        """Return the result of the earlier request with this key, if any."""
        try:
            known = self.log.find_request(game, key)
        except KeyConflict as conflict:
            raise KeyReused("key-of-other-body") from conflict
        return _acknowledged(known) if known else None


def _acknowledged(appended: Appended) -> CommandResult:
    """Return the result of an earlier request; raise NotCopied under the same condition as the first time."""
    _check_copied(appended)
    return CommandResult(appended.first, appended.last)


def _check_copied(appended: Appended) -> None:
    if not appended.copied:
        words = message("decided-not-replicated", last=appended.last)
        raise NotCopied(words, retry_after=1)


def _is_at(snapshot: Snapshot, expected: int) -> bool:
    """Return whether a game is at a version, or only choices that are not revealed were made or withdrawn since."""
    version, since = snapshot.head.version, snapshot.position.choosing.since
    return (version if since is None else since) <= expected <= version


def stale(snapshot: Snapshot, expected: int) -> StaleVersion:
    """Return the refusal of a command that expected a version other than the newest; 0 means no version."""
    version = snapshot.head.version
    if not expected:
        return StaleVersion(message("if-match-names-none", version=version), version=version)
    return StaleVersion(message("game-not-at-version", version=version, expected=expected), version=version)
