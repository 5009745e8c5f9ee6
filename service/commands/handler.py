"""The command handler: what somebody wants done becomes decisions in a log, or a refusal in a sentence."""

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import asdict
from redis.exceptions import RedisError

from events.chain import Entry, seal
from events.decision import Ai, Move
from events.log import Deleted, Head, IdempotencyKey, KeyConflict, Log, VersionConflict
from events.segments import Segments
from events.table import Seat
from projections.fold import BEFORE, Position
from projections.lobby import Lobby
from service.commands import deciders
from service.commands.clock import seconds
from service.commands.draft import Draft
from service.commands.result import CommandResult
from service.commands.schedule import Schedule
from service.commands.turn_queue import TurnQueue
from service.errors import (
    GameOver,
    Invalid,
    KeyReused,
    NotFinished,
    NotFound,
    OtherGame,
    Problem,
    StaleVersion,
    Unavailable,
)
from service.queries.repository import Repository
from service.queries.snapshots import TRUTH, Snapshot
from service.rules import GAMES

TRIES = 5
"""How often a command decides again when others were quicker."""

Decider = Callable[[Draft], None]

log = logging.getLogger(__name__)


class CommandHandler:
    """Everything that appends to a game's log goes through here."""

    def __init__(
        self, log: Log, repository: Repository, lobby: Lobby, schedule: Schedule, turn_queue: TurnQueue
    ) -> None:
        self._log = log
        self._repository = repository
        self._lobby = lobby
        self._schedule = schedule
        self._turn_queue = turn_queue

    def open_game(
        self,
        game: str,
        ruleset: str,
        options: Any,
        seats: Sequence[Seat],
        *,
        listed: bool = True,
        hints: bool = True,
        key: IdempotencyKey | None = None,
        owner: str = "",
    ) -> CommandResult:
        """Open a game; it is dealt at once if no seat is open. `options` is the ruleset's `Options`.

        Games of one `owner` share the workers' time that an owner gets.
        """
        chosen, version = dict(sorted(asdict(options).items())), GAMES[ruleset].versions[-1]
        nothing = Snapshot(Head(0, game), BEFORE, secrets.token_bytes(32))

        def decide(draft: Draft) -> None:
            deciders.open_game(draft, ruleset, version, chosen, seats, listed, hints)

        return self._begin(game, nothing, decide, key, owner)

    def take_seat(self, game: str, name: str, nonce: str = "", key: IdempotencyKey | None = None) -> CommandResult:
        """Sit down on the lowest open seat; the game is dealt when none is left."""
        return self._handle(game, lambda draft: deciders.take_seat(draft, name, nonce), key)

    def leave(self, game: str, seat: int, *, taken: int | None = None) -> CommandResult:
        """Leave a seat: it is open again, or the game goes on without its player, or ends. `taken` as in `play`."""

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            deciders.leave(draft, seat)

        return self._handle(game, decide)

    def play(
        self,
        game: str,
        seat: int,
        moves: Sequence[Move],
        *,
        expected: int | None = None,
        key: IdempotencyKey | None = None,
        taken: int | None = None,
        ai: Ai | None = None,
    ) -> CommandResult:
        """Make moves, all of them or none, one decision each; with `expected` only at that version.

        `taken` is the version at which the human who asks took the seat, so that nobody plays on after they left.
        """

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            deciders.play(draft, seat, moves, ai)

        return self._handle(game, decide, key, expected=expected)

    def undo(
        self,
        game: str,
        seat: int,
        version: int,
        *,
        expected: int | None = None,
        key: IdempotencyKey | None = None,
        taken: int | None = None,
    ) -> CommandResult:
        """Undo to an earlier version of this turn, recorded as a new decision; the other arguments as in `play`."""

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            deciders.check_undos_left(draft)
            deciders.undo(draft, seat, version)

        return self._handle(game, decide, key, expected=expected)

    def fork(
        self,
        parent: str,
        version: int,
        game: str,
        seats: Sequence[Seat],
        *,
        key: IdempotencyKey | None = None,
        owner: str = "",
    ) -> CommandResult:
        """Open a game that goes on from a version of a finished one, which its log begins with, byte for byte.

        `owner` as in `open_game`.
        """
        newest = self._repository.get(parent, TRUTH)
        if not newest.position.table.ended:
            raise NotFinished("Only a finished game can be forked, and this one has not ended.")
        if version >= newest.head.version:
            words = f"This game ended with version {newest.head.version}; it can be forked at any before."
            raise Invalid(words, errors=[{"pointer": "/at", "detail": words}])
        entries, secret = list(self._log.read(parent)), secrets.token_bytes(32)
        then = self._repository.get(parent, TRUTH, version)
        base = Snapshot(then.head, then.position, Segments.read(entries, None).at(version).secret)
        return self._begin(
            game, base, lambda draft: deciders.fork(draft, game, secret, seats), key, owner, entries[:version]
        )

    def bring_in(self, game: str, entries: Sequence[Entry]) -> None:
        """Append a finished game that was proven to be whole as one that was not played here, if it is not here yet.

        A game that was deleted may come back so: its old tokens are good again, and move nothing.
        Raise OtherGame if there is a game of its id with another chain.
        """
        self._schedule.at(game)
        try:
            self._log.append(game, Head(0, game), entries, imported=True)
        except VersionConflict as conflict:
            if [entry.chain for entry in conflict.entries] != [entry.chain for entry in entries]:
                raise OtherGame("There is a game of this id already, and its chain is another.") from conflict
        self._schedule.at(game)
        self.update_lobby(self._repository.get(game, TRUTH).position)

    def abandon(self, game: str, version: int) -> None:
        """End a game that nobody plays on, if it is still at that version."""
        self._handle(game, deciders.abandon, expected=version)

    def delete(self, game: str) -> None:
        """Remove a game and all that is kept of it; raise NotFound if there is none."""
        # The caretaker finds a row that a crash left behind, or a command that was just being carried out.
        self._schedule.at(game)
        self._lobby.remove(game)
        self._turn_queue.lanes.remove(game)
        deleted = self._log.delete(game)
        self._repository.forget(game)
        if not deleted:
            raise NotFound("There is no such game.")

    def update_lobby(self, position: Position) -> None:
        """Update the game's lobby row."""
        self._lobby.put(position, seconds(position.at) if position.table.ended else None)

    def restore_row(self, position: Position) -> None:
        """Update the game's lobby row if it is not what it should be."""
        if not self._lobby.shows(position):
            self.update_lobby(position)

    def _begin(
        self,
        game: str,
        base: Snapshot,
        decide: Decider,
        key: IdempotencyKey | None,
        owner: str,
        inherited: Sequence[Entry] = (),
    ) -> CommandResult:
        """Carry out a command that opens a game; only the same request may have opened one of this id before."""
        draft = self._decide(game, base, decide)
        if owner and any(seat.kind != "human" for seat in draft.position.table.seats):
            self._turn_queue.lanes.put(game, owner)
        try:
            return self._append(game, base, draft, key, inherited)
        except VersionConflict as conflict:
            raise KeyReused("This Idempotency-Key opened a game before, with another body.") from conflict
        except Deleted as deleted:
            raise KeyReused("This Idempotency-Key opened a game that was deleted; use a new one.") from deleted

    def _handle(
        self, game: str, decide: Decider, key: IdempotencyKey | None = None, expected: int | None = None
    ) -> CommandResult:
        """Carry out a command on the newest position, or refuse it; unless a version is expected, try again if late.

        The path of a move has five steps, numbered here and in `_append`.
        """
        # 1. Read: the snapshot that this process keeps, which may be behind; the append will tell.
        snapshot = self._repository.latest_known(game)
        for _ in range(TRIES):
            try:
                if expected is not None and expected != snapshot.head.version:
                    raise stale(snapshot, expected)
                # 2. Decide: what follows, in memory, or a refusal.
                draft = self._decide(game, snapshot, decide)
                return self._append(game, snapshot, draft, key)
            except VersionConflict as conflict:
                snapshot = self._repository.catch_up(game, TRUTH, snapshot, conflict.entries)
            except Problem:
                if key and (before := self._carried_out(game, key)):
                    return before
                newest = self._repository.get(game, TRUTH)
                if newest.head == snapshot.head:
                    raise
                snapshot = newest
        raise Unavailable("Too many decide in this game at once; try again.", retry_after=1)

    def _decide(self, game: str, snapshot: Snapshot, decide: Decider) -> Draft:
        if snapshot.secret is None:
            raise GameOver("This game has ended.")
        draft = Draft(game, snapshot.position, snapshot.secret)
        decide(draft)
        deciders.deal_if_full(draft)
        return draft

    def _append(
        self,
        game: str,
        snapshot: Snapshot,
        draft: Draft,
        key: IdempotencyKey | None,
        inherited: Sequence[Entry] = (),
    ) -> CommandResult:
        """Append a draft, keep what came of it, and ask for what is owed then.

        `inherited` are the entries of another game that a new one begins with.
        """
        after, entries = draft.position, _seal(draft, snapshot.head.chain)
        head = Head(0, game) if inherited else snapshot.head
        owes_turn = _owes_turn(draft)
        changes_row = after.table is not snapshot.position.table or after.started != snapshot.position.started
        # Due before it is appended: should this process die in between, the caretaker finds what is owed.
        before = [self._schedule.soon(game)] if owes_turn or changes_row else []
        # 3. Append: all or nothing, in one script call. From here on it is decided.
        try:
            appended = self._log.append(
                game,
                head,
                [*inherited, *entries],
                key,
                opens=draft.secret if head.version == 0 else None,
                reveals=after.table.ended,
                before=before,
            )
        except KeyConflict as conflict:
            raise KeyReused("This Idempotency-Key was sent before with another body.") from conflict
        if appended.repeated:
            return CommandResult(appended.first, appended.last)
        if head.version == 0:
            self._schedule.at(game)  # again, as the caretaker may have checked while there was nothing to see
        # 4. Keep: the new snapshots, for the next command and for queries.
        newer = Snapshot(Head(appended.last, entries[-1].chain), after, draft.secret)
        self._repository.advance(game, snapshot, newer, draft.decisions)
        # 5. Enqueue: the lobby's row and an AI's turn. What fails here the caretaker does.
        try:
            if changes_row:
                self.update_lobby(after)
            if owes_turn:
                self._turn_queue.enqueue(game, appended.last, humans=bool(after.table.humans))
        except RedisError:
            log.warning("game %s: what version %d left owed is left to the caretaker", game, appended.last)
        return CommandResult(appended.first + len(inherited), appended.last, tuple(draft.decisions), tuple(entries))

    def _carried_out(self, game: str, key: IdempotencyKey) -> CommandResult | None:
        """Return what the request with this key added before, if it did."""
        try:
            known = self._log.known(game, key)
        except KeyConflict as conflict:
            raise KeyReused("This Idempotency-Key was sent before with another body.") from conflict
        return CommandResult(known.first, known.last) if known else None


def _seal(draft: Draft, chain: str) -> list[Entry]:
    entries: list[Entry] = []
    for decision in draft.decisions:
        entries.append(seal(decision, entries[-1].chain if entries else chain, draft.secret))
    return entries


def _owes_turn(draft: Draft) -> bool:
    """Tell whether a worker must be asked: an AI is waited for, and no AI has just played, whose worker plays on."""
    return deciders.ai_to_act(draft.position) is not None and draft.decisions[-1].ai is None


def stale(snapshot: Snapshot, expected: int) -> StaleVersion:
    """Return the refusal of what was asked for at another version than the newest; 0 is none at all."""
    version = snapshot.head.version
    meant = f"not {expected}" if expected else "and If-Match names none"
    return StaleVersion(f"The game is at version {version}, {meant}.", version=version)
