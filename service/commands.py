"""Commands: what somebody wants done becomes decisions in a log, or a refusal in a sentence. Nothing in between."""

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from redis.exceptions import RedisError

from events.chain import Entry, commitment, seal
from events.codec import plain
from events.event import Ai, Move
from events.log import Command, CommandReused, Head, Log, Stale
from events.table import GameOpened, Seat, SeatTaken
from projections.fold import BEFORE, Position
from projections.lobby import Lobby
from service.audit.segments import Segments
from service.clock import seconds
from service.decide import (
    Draft,
    abandoned,
    deal_if_full,
    fork,
    go_back,
    leaving,
    move_on,
    owes_turn,
    running_table,
    still_holds,
)
from service.done import Done
from service.due import Due
from service.errors import (
    Forbidden,
    GameOver,
    Invalid,
    KeyReused,
    NoOpenSeat,
    NotFinished,
    NotFound,
    OtherGame,
    Problem,
    StaleVersion,
    Unavailable,
)
from service.kept import TRUTH, Kept
from service.positions import Positions
from service.queue import Turns
from service.rules import GAMES

TRIES = 5
"""How often a command decides again when others were quicker."""

log = logging.getLogger(__name__)


class Commands:
    """Everything that lays a decision on a game's log goes through here."""

    def __init__(self, log: Log, positions: Positions, lobby: Lobby, due: Due, turns: Turns) -> None:
        self._log = log
        self._positions = positions
        self._lobby = lobby
        self._due = due
        self._turns = turns

    def open_game(
        self,
        game: str,
        ruleset: str,
        options: Any,
        seats: Sequence[Seat],
        *,
        listed: bool = True,
        command: Command | None = None,
    ) -> Done:
        """Open a game; it is dealt at once if no seat is open. `options` is the ruleset's `Options`."""
        secret = secrets.token_bytes(32)
        chosen = dict(sorted(plain(options).items()))
        version = GAMES[ruleset].versions[-1]
        opened = GameOpened(ruleset, version, chosen, tuple(seats), listed, commitment(secret))

        def decide(draft: Draft) -> None:
            draft.decide(None, [opened])
            deal_if_full(draft)

        nothing = Kept(Head(0, game), BEFORE, secret)
        try:
            return self._lay(game, nothing, decide, command)
        except Stale as stale:
            raise KeyReused("This Idempotency-Key opened a game before, with another body.") from stale

    def take_seat(self, game: str, name: str, nonce: str = "", command: Command | None = None) -> Done:
        """Sit down on the lowest open seat; the game is dealt when none is left."""

        def decide(draft: Draft) -> None:
            table = running_table(draft)
            free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
            if not free:
                raise NoOpenSeat("Every seat of this game is taken.")
            draft.decide(free[0], [SeatTaken(free[0], name, nonce)])
            deal_if_full(draft)

        return self._on(game, decide, command)

    def leave(self, game: str, seat: int, *, taken: int | None = None) -> Done:
        """Leave a seat: it is open again, or the game goes on without its player, or ends. `taken` as in `play`."""

        def decide(draft: Draft) -> None:
            still_holds(draft, seat, taken)
            table = running_table(draft)
            if seat not in table.humans:
                raise Forbidden("Nobody sits on this seat any more.")
            draft.decide(seat, leaving(draft, seat))

        return self._on(game, decide)

    def play(
        self,
        game: str,
        seat: int,
        moves: Sequence[Move],
        *,
        expected: int | None = None,
        command: Command | None = None,
        taken: int | None = None,
        ai: Ai | None = None,
    ) -> Done:
        """Make moves, all of them or none, one decision each; with `expected` only at that version.

        `taken` is the version at which the human who asks took the seat, so that nobody plays on after he left.
        """

        def decide(draft: Draft) -> None:
            still_holds(draft, seat, taken)
            for place, move in enumerate(moves):
                move_on(draft, seat, move, place, len(moves), ai)

        return self._on(game, decide, command, expected=expected)

    def undo(
        self,
        game: str,
        seat: int,
        version: int,
        *,
        expected: int | None = None,
        command: Command | None = None,
        taken: int | None = None,
    ) -> Done:
        """Go back to a version within the own turn, by a decision more; the other arguments as in `play`."""

        def decide(draft: Draft) -> None:
            still_holds(draft, seat, taken)
            go_back(draft, seat, version)

        return self._on(game, decide, command, expected=expected)

    def fork(
        self, parent: str, version: int, game: str, seats: Sequence[Seat], *, command: Command | None = None
    ) -> Done:
        """Open a game that goes on from a version of a finished one, which its log begins with, byte for byte."""
        newest = self._positions.read(parent, TRUTH)
        if not newest.position.table.ended:
            raise NotFinished("Only a finished game can be forked, and this one has not ended.")
        if version >= newest.head.version:
            words = f"This game ended with version {newest.head.version}; it can be forked at any before."
            raise Invalid(words, errors=[{"pointer": "/at", "detail": words}])
        laid = list(self._log.read(parent))
        secret = secrets.token_bytes(32)
        then = self._positions.earlier(parent, None, version, ended=True)
        under = Kept(then.head, then.position, Segments.of(laid, None).at(version).secret)
        try:
            return self._lay(game, under, lambda draft: fork(draft, game, secret, seats), command, laid[:version])
        except Stale as stale:
            raise KeyReused("This Idempotency-Key opened a game before, with another body.") from stale

    def bring_in(self, game: str, entries: Sequence[Entry]) -> None:
        """Lay a finished game that was proven to be whole as one that was not played here, if it is not here yet.

        Raise OtherGame if there is a game of its id with another chain.
        """
        self._due.look(game)
        try:
            self._log.append(game, Head(0, game), entries, imported=True)
        except Stale as stale:
            if [entry.chain for entry in stale.entries] != [entry.chain for entry in entries]:
                raise OtherGame("There is a game of this id already, and its chain is another.") from stale
        self._due.look(game)
        self.count(self._positions.read(game, TRUTH).position)

    def abandon(self, game: str, version: int) -> None:
        """End a game that nobody plays on, if it is still at that version."""

        def decide(draft: Draft) -> None:
            running_table(draft)
            draft.decide(None, [draft.ending(abandoned(draft.position))])

        self._on(game, decide, expected=version)

    def delete(self, game: str) -> None:
        """Remove a game and all that is kept of it; raise NotFound if there is none."""
        self._due.look(game)  # so that a row is found that a crash left behind, or a command that was just being done
        self._lobby.remove(game)
        deleted = self._log.delete(game)
        self._positions.drop(game)
        if not deleted:
            raise NotFound("There is no such game.")

    def count(self, position: Position) -> None:
        """Put the lobby's row of a game as it is now."""
        self._lobby.put(position, seconds(position.at) if position.table.ended else None)

    def _on(
        self,
        game: str,
        decide: Callable[[Draft], None],
        command: Command | None = None,
        expected: int | None = None,
    ) -> Done:
        """Decide on the kept position; if it was not the newest, on the newest, unless another version is expected."""
        kept = self._positions.truth(game)
        for _ in range(TRIES):
            try:
                if expected is not None and expected != kept.head.version:
                    meant = f"not {expected}" if expected else "and If-Match names none"
                    raise StaleVersion(
                        f"The game is at version {kept.head.version}, {meant}.", version=kept.head.version
                    )
                return self._lay(game, kept, decide, command)
            except Stale as stale:
                kept = self._positions.catch_up(game, TRUTH, kept, stale.entries)
            except Problem:
                if command and (made := self._known(game, command)):
                    return made
                newest = self._positions.read(game, TRUTH)
                if newest.head == kept.head:
                    raise
                kept = newest
        raise Unavailable("Too many decide in this game at once; try again.", retry_after=1)

    def _lay(
        self,
        game: str,
        kept: Kept,
        decide: Callable[[Draft], None],
        command: Command | None,
        under: Sequence[Entry] = (),
    ) -> Done:
        """Decide on a position, append, keep what came of it, and ask for what is owed then.

        `under` are the entries of another game that a new one begins with.
        """
        if kept.secret is None:
            raise GameOver("This game has ended.")
        draft = Draft(game, kept.position, kept.head.chain, kept.secret)
        decide(draft)
        after = draft.position
        entries: list[Entry] = []
        for decision in draft.decisions:
            entries.append(seal(decision, entries[-1].chain if entries else kept.head.chain, draft.secret))
        head = Head(0, game) if under else kept.head
        turn = owes_turn(after, draft.decisions[-1])
        counts = after.table is not kept.position.table or after.started != kept.position.started
        if turn or counts:
            self._due.look(game)
        try:
            laid = self._log.append(
                game,
                head,
                [*under, *entries],
                command,
                opens=draft.secret if head.version == 0 else None,
                reveals=after.table.ended,
            )
        except CommandReused as reused:
            raise KeyReused("This Idempotency-Key was sent before with another body.") from reused
        if laid.repeated:
            return Done(laid.first, laid.last)
        if head.version == 0:
            self._due.look(game)  # again, as the caretaker may have looked while there was nothing to see
        newer = Kept(Head(laid.last, entries[-1].chain), after, draft.secret)
        self._positions.advance(game, kept, newer, draft.decisions)
        try:
            if counts:
                self.count(after)
            if turn:
                self._turns.enqueue(game, laid.last)
        except RedisError:
            log.warning("game %s: what version %d left owed is put off to the caretaker", game, laid.last)
        return Done(laid.first + len(under), laid.last, tuple(draft.decisions), tuple(entries))

    def _known(self, game: str, command: Command) -> Done | None:
        try:
            known = self._log.known(game, command)
        except CommandReused as reused:
            raise KeyReused("This Idempotency-Key was sent before with another body.") from reused
        return Done(known.first, known.last) if known else None
