"""Rematches: another game with the same seats after a finished one."""

from typing import cast

from msgspec.structs import replace
from redis import Redis

from cairn.events.codec import decode, read_options
from cairn.events.keys import REMATCH, key_of
from cairn.events.table import Seat
from cairn.projections.fold import Position
from cairn.projections.names import place
from cairn.service.commands.appending import CommandResult
from cairn.service.commands.handler import CommandHandler
from cairn.service.commands.invitations import Invitations
from cairn.service.errors import KeyReused, NotFinished, NotFound
from cairn.service.limits.clients import Client
from cairn.service.limits.tokens import Tokens
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import rules_of


class Rematches:
    """The rematches of all games. A rematch's id is derived from its game's, so that all players join the same one."""

    def __init__(self, redis: Redis, tokens: Tokens, commands: CommandHandler, invitations: Invitations) -> None:
        self._redis = redis
        self._tokens = tokens
        self._commands = commands
        self._invitations = invitations

    def find(self, game: str) -> str | None:
        """Return the id of a game's rematch, or None if none was requested."""
        stored = cast(bytes | None, self._redis.get(key_of(game, REMATCH)))
        return stored.decode() if stored else None

    def ask(self, game: str, seat: int, client: Client, nonce: str = "") -> tuple[str, CommandResult]:
        """Return the rematch of a finished game after seating the seat's holder. Repeated calls have no further effect.

        Raise NotFinished, or NoOpenSeat if the seat is not reserved for them any more. `nonce` is theirs, and `client`
        is as in `open_game`.
        """
        snapshot = self._commands.repository.get(game, TRUTH)
        table = snapshot.position.table
        if not table.is_ended:
            raise NotFinished("only-finished-played-again")
        table = replace(table, seats=self._commands.names.seats(table))
        new = self._tokens.rematch(game)
        name = self._commands.names.read(table).seated.get(place(table.taken_at[seat], seat))
        try:
            result = self._join(new, seat, table.seats[seat].player, name, nonce, table.seats[seat].bot)
        except NotFound:
            try:
                result = self._open(new, replace(snapshot.position, table=table), seat, name, nonce, client)
            except KeyReused:  # another request was faster
                result = self._join(new, seat, table.seats[seat].player, name, nonce, table.seats[seat].bot)
        self._redis.set(key_of(game, REMATCH), new)
        return new, result

    def _open(
        self, new: str, position: Position, seat: int, name: str | None, nonce: str, client: Client
    ) -> CommandResult:
        table = position.table
        options = dict(table.options)
        began = self._began(position)
        if "first_seat" in options and began is not None:
            options["first_seat"] = (began + 1) % len(table.seats)
        seats = [_reserved(holder) for holder in table.seats]
        seats[seat] = Seat("human", table.seats[seat].player, bot=table.seats[seat].bot)
        if player := table.seats[seat].player:
            invited = [holder.player for holder in seats if holder.reserved and holder.player]
            self._invitations.send(new, player, invited, counts=False)
        return self._commands.open_game(
            new,
            table.ruleset,
            read_options(table.ruleset, options),
            seats,
            names=[name if at == seat else None for at in range(len(seats))],
            listed=table.listed,
            hints=table.hints,
            rated=table.rated,
            rematch_of=table.game,
            clock=table.clock,
            nonces=[nonce if at == seat else "" for at in range(len(seats))],
            client=client,
        )

    def _join(self, new: str, seat: int, player: str | None, name: str | None, nonce: str, bot: bool) -> CommandResult:
        """Take the player's seat in a rematch unless they hold it. Raise NotFound if there is no rematch yet."""
        snapshot = self._commands.repository.get(new, TRUTH)
        table = snapshot.position.table
        if table.seats[seat].kind == "human" and table.seats[seat].player == player:
            return CommandResult(table.taken_at[seat], snapshot.head.version)
        reserved = None if player else seat
        return self._commands.take_seat(new, player=player, name=name, reserved=reserved, nonce=nonce, bot=bot)

    def _began(self, position: Position) -> int | None:
        """Return the starting seat: it made the first move, or is still to act; None before the deal."""
        for entry in self._commands.log.read(position.table.game):
            decision = decode(entry.stored, entry.version)
            if decision.move is not None:
                return decision.seat
        act = rules_of(position).to_act(position.state) if position.state is not None else None
        return act.seat if act else None


def _reserved(seat: Seat) -> Seat:
    """Return a seat as reserved in the rematch until its holder joins; an AI's is taken at once."""
    if seat.kind == "ai":
        return replace(seat, player=None)
    return Seat("open", seat.player, reserved=True)
