"""The command handler: commands become decisions in a log, or a refusal with a sentence."""

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import asdict

from cairn.events.appends import IdempotencyKey, VersionConflict
from cairn.events.chain import Entry, Head
from cairn.events.decision import Ai, Move
from cairn.events.segments import Segments
from cairn.events.table import Clock, GameOpened, Seat
from cairn.projections.fold import BEFORE
from cairn.projections.message import message
from cairn.service.commands.appending import Appender, CommandResult
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.errors import Invalid, Mistake, NotFinished, NotFound, OtherGame, StaleVersion
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.rules import newest


class CommandHandler(Appender):
    """Handles all commands that append to a game's log."""

    def open_game(
        self,
        game: str,
        ruleset: str,
        options: Any,
        seats: Sequence[Seat],
        *,
        names: Sequence[str | None] = (),
        listed: bool = True,
        hints: bool = True,
        rated: bool = True,
        rematch_of: str | None = None,
        clock: Clock | None = None,
        nonces: Sequence[str] = (),
        labels: Mapping[str, str] = MappingProxyType({}),
        organiser: str | None = None,
        key: IdempotencyKey | None = None,
        client: Client = ANONYMOUS,
        asleep: bool = False,
    ) -> CommandResult:
        """Open a game; it is dealt at once if no seat is open. `options` is the ruleset's `Options`.

        `names` are those of guests, and `nonces` those of the initial humans, by seat. Games of one `client` share its
        part of the workers' time. Raise TooManyGames if it exceeds its quota. A game of AIs only may be `asleep` until
        it is first viewed.
        """
        chosen, version = dict(sorted(asdict(options).items())), newest(ruleset).version
        shares = _by_seat(nonces, seats)
        opened = GameOpened(
            ruleset,
            version,
            chosen,
            tuple(seats),
            listed,
            "",
            hints,
            rated,
            rematch_of,
            clock,
            shares,
            dict(sorted(labels.items())),
            organiser,
        )
        nothing = Snapshot(Head(0, game), BEFORE, secrets.token_bytes(32))

        def decide(draft: Draft) -> None:
            deciders.open_game(draft, opened)
            draft.name_all(names)
            draft.asleep = asleep

        return self.begin(game, nothing, decide, key, client)

    def take_seat(
        self,
        game: str,
        *,
        player: str | None = None,
        name: str | None = None,
        reserved: int | None = None,
        nonce: str = "",
        bot: bool = False,
        key: IdempotencyKey | None = None,
    ) -> CommandResult:
        """Take a seat as a player, or as a guest of that name. The game is dealt when no seat is open any more.

        The seat is the one reserved for the player, the `reserved` one for a guest, or else the lowest open one.
        """

        def decide(draft: Draft) -> None:
            deciders.take_seat(draft, player, nonce, reserved=reserved, bot=bot)
            if name and not player:
                draft.name(draft.decisions[-1].by or 0, name)

        return self.handle(game, decide, key)

    def decline(self, game: str, seat: int, player: str) -> CommandResult:
        """Decline a seat that is reserved for a player, which opens it for all."""
        return self.handle(game, lambda draft: deciders.decline(draft, seat, player))

    def leave(self, game: str, seat: int, *, taken: int | None = None) -> CommandResult:
        """Leave a seat: it opens again, or the game continues without its player, or ends. `taken` as in `play`."""

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            deciders.leave(draft, seat)

        return self.handle(game, decide)

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
        nonce: str = "",
    ) -> CommandResult:
        """Make moves, all or none, one decision each; with `expected`, only at that version.

        Choices of others that are not revealed do not matter, except to an AI: its seed is that of one version. `nonce`
        is that of a choice. `taken` is the version at which the requesting human took the seat, which prevents moves
        after they left.
        """

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            if ai and expected is not None:
                _check_is_newest(draft, expected)
            deciders.check_is_new(draft, seat, nonce)
            deciders.play(draft, seat, moves, ai, nonce)

        return self.handle(game, decide, key, expected=expected)

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
        """Undo to an earlier version of this turn, recorded as a new decision. The other arguments are as in `play`."""

        def decide(draft: Draft) -> None:
            deciders.check_holder(draft, seat, taken)
            deciders.check_may_undo(draft, seat)
            deciders.undo(draft, seat, version)

        return self.handle(game, decide, key, expected=expected)

    def fork(
        self,
        parent: str,
        version: int,
        game: str,
        seats: Sequence[Seat],
        *,
        names: Sequence[str | None] = (),
        nonces: Sequence[str] = (),
        key: IdempotencyKey | None = None,
        client: Client = ANONYMOUS,
    ) -> CommandResult:
        """Open a game that continues from a version of a finished one. Its log begins with that game's, byte for byte.

        `names`, `nonces` and `client` are as in `open_game`.
        """
        newest = self.repository.get(parent, TRUTH)
        if not newest.position.table.is_ended:
            raise NotFinished("only-finished-forked")
        if version >= newest.head.version:
            words = message("fork-earlier-version", version=newest.head.version)
            raise Invalid(words, errors=[Mistake(pointer="/at", detail=words)])
        entries, secret = list(self.log.read(parent)), secrets.token_bytes(32)
        then = self.repository.get(parent, TRUTH, version)
        base = Snapshot(then.head, then.position, Segments.read(entries, None).at(version).secret)
        inherited = self.names.read(then.position.table).until(version)

        def decide(draft: Draft) -> None:
            deciders.fork(draft, game, secret, seats, _by_seat(nonces, seats))
            draft.names |= inherited
            draft.name_all(names)

        return self.begin(game, base, decide, key, client, entries[:version])

    def bring_in(self, game: str, entries: Sequence[Entry], names: Mapping[str, str]) -> None:
        """Append a finished game that was proven to be complete as an imported one, unless it exists.

        `names` are those of its people; the name in the record of a present or former player takes precedence. A
        deleted game may return in this way: its old tokens become valid again, and can move nothing. Raise OtherGame if
        a game of its id exists with another chain.
        """
        self.schedule.at(game)
        foreign = self.names.without_known(game, entries, names)
        try:
            self.log.append(game, Head(0, game), entries, imported=True, names=foreign)
        except VersionConflict as conflict:
            if [entry.chain for entry in conflict.entries] != [entry.chain for entry in entries]:
                raise OtherGame("game-with-other-chain") from conflict
        if self.log.sealed_markers.find(game):
            return  # it exists, finished, in a segment
        self.schedule.at(game)
        self.lists.put(self.repository.get(game, TRUTH).position)

    def abandon(self, game: str, version: int) -> None:
        """End an idle game if it is still at that version: a choice since then shows that it is not idle."""

        def decide(draft: Draft) -> None:
            _check_is_newest(draft, version)
            deciders.abandon(draft)

        self.handle(game, decide)

    def run_out_of_time(self, game: str, version: int) -> None:
        """Apply a timeout of the seat to act if the game is still at that version.

        Raise Invalid if its time has not run out.
        """
        self.handle(game, deciders.run_out_of_time, expected=version)

    def give_time(self, game: str, lost: int, key: IdempotencyKey) -> None:
        """Exclude `lost` milliseconds of downtime from the time of all seats."""
        self.handle(game, lambda draft: deciders.give_time(draft, lost), key)

    def delete(self, game: str) -> None:
        """Delete a game and all data about it. Raise NotFound if there is no such game."""
        # The caretaker removes a row left by a crash, or by a command that was running concurrently.
        self.schedule.at(game)
        self.lists.remove(game)
        self.quotas.leave(game)
        self.delete_webhooks(game)
        deleted = self.log.delete(game)
        self.note_erased()  # the names of the game's guests
        self.repository.forget(game)
        if not deleted:
            raise NotFound("no-such-game")


def _check_is_newest(draft: Draft, version: int) -> None:
    """Raise StaleVersion if anything was decided after a version, also a choice that is not revealed."""
    if draft.position.version != version:
        raise StaleVersion(message("game-at-version", version=draft.position.version), version=draft.position.version)


def _by_seat(nonces: Sequence[str], seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the nonces of all seats, which may be empty."""
    return tuple(nonces) or ("",) * len(seats)
