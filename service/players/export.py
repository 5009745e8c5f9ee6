"""Export: all data about a person as one JSON document, game by game, as a player may have thousands."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, cast

import msgspec
from msgspec import Struct
from redis import Redis

from cairn.events.codec import dump, prepare_type
from cairn.events.decision import tag_of
from cairn.events.keys import key_of
from cairn.events.table import ChoiceWithdrawn, Chosen
from cairn.projections.names import record_of
from cairn.projections.rating_formula import Rating
from cairn.projections.ratings import RatingCategory
from cairn.projections.rows import Filters, Row
from cairn.projections.standings import Standings
from cairn.service.analyses.hints import Hint, Hints
from cairn.service.commands.handler import CommandHandler
from cairn.service.errors import NotFound
from cairn.service.limits.clients import Clients
from cairn.service.limits.slots import Slots
from cairn.service.players.recovery_codes import RecoveryCodes
from cairn.service.players.store import KEPT, Players, Scope
from cairn.service.queries.fields import Hash, Id, Name, SeatNumber, Time, Version, doc
from cairn.service.queries.snapshots import TRUTH
from cairn.service.webhooks.record import Delivery, Kind
from cairn.service.webhooks.store import Webhooks

BATCH_SIZE = 200
_CHOICES = frozenset(tag_of(kind) for kind in (Chosen, ChoiceWithdrawn))
EVERYTHING = "kept"


class ExportedPlayer(Struct):
    """A player's record."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[Name, doc("The player's name.")]
    created_at: Annotated[Time, doc("Time of creation.")]
    cohort: Annotated[str, doc("A digest shared by players of the same network and day of creation; may be empty.")]
    recovery_code_at: Annotated[Time | None, doc("Time of creation of the recovery code; null without one.")]


class ExportedToken(Struct):
    """A token's stored data, which does not include the token itself."""

    id: Annotated[Hash, doc("SHA-256 of the token, hex.")]
    label: Annotated[str, doc("The player's label for it.")]
    scope: Annotated[Scope, doc("Its scope.")]
    created_at: Annotated[Time, doc("Time of creation.")]
    expires_at: Annotated[Time | None, doc("Time of expiry; null if it does not expire.")]


class ExportedWebhook(Struct):
    """A webhook, without its signing secret."""

    id: Annotated[Id, doc("The webhook's id.")]
    url: Annotated[str, doc("Its target.")]
    events: Annotated[tuple[Kind, ...], doc("The kinds of messages it sends.")]
    created_at: Annotated[Time, doc("Time of creation.")]
    game: Annotated[Id | None, doc("Its game; null for all games.")]
    client: Annotated[str, doc("A pseudonym of the address that created it.")]
    reason: Annotated[str | None, doc("Why it is disabled; null if it is not.")]
    deliveries: Annotated[list[Delivery], doc("The results of the latest deliveries, newest first.")]


class RatingPoint(Struct):
    """A rating after a game."""

    at: Annotated[Time, doc("End of the game.")]
    game: Annotated[Id, doc("The game's id.")]
    rating: Annotated[int, doc("The rating after it.")]
    deviation: Annotated[int, doc("The deviation after it.")]


class ExportedRating(Struct):
    """A rating and its history."""

    ruleset: Annotated[str, doc("The ruleset.")]
    group: Annotated[str, doc("The group of options.")]
    rating: Annotated[int, doc("The rating; it starts at 1500.")]
    deviation: Annotated[int, doc("The uncertainty of the rating.")]
    games: Annotated[int, doc("The number of rated games.")]
    history: Annotated[list[RatingPoint], doc("The rating after each of them, oldest first.")]


class ExportedClient(Struct):
    """A player's usage as a client."""

    digest: Annotated[str, doc("The player's pseudonym in shared limits.")]
    opened: Annotated[list[str], doc("The unfinished games that they opened, and series as `series:<id>`.")]
    asked: Annotated[dict[str, list[str]], doc("Their requests that workers have not finished, by kind.")]


class ExportedGame(Struct):
    """A game of the player: its log has no names, and remains after an erasure."""

    id: Annotated[Id, doc("The game's id.")]
    ruleset: Annotated[str, doc("The game's ruleset.")]
    status: Annotated[str, doc("`open`, `running` or `finished`.")]
    created_at: Annotated[Time, doc("Time of opening.")]
    ended_at: Annotated[Time | None, doc("Time of the end; null before.")]
    seat: Annotated[SeatNumber, doc("Their seat, taken or reserved.")]
    invited: Annotated[bool, doc("Whether the seat is only reserved for them.")]
    decisions: Annotated[list[Version], doc("The versions that they decided; none if the log is unreadable.")]
    hints: Annotated[list[Hint], doc("The hints that they requested within the last hour.")]


class ExportStart(Struct):
    """An export without its games."""

    at: Annotated[Time, doc("Time of the export.")]
    player: Annotated[ExportedPlayer, doc("The player's record.")]
    tokens: Annotated[list[ExportedToken], doc("Their tokens, oldest first.")]
    webhooks: Annotated[list[ExportedWebhook], doc("Their webhooks.")]
    ratings: Annotated[list[ExportedRating], doc("Their ratings.")]
    client: Annotated[ExportedClient, doc("Their usage as a client.")]
    kept: Annotated[dict[str, Any], doc("Other stored data under their id, by its name, as stored.")]


class Export(ExportStart):
    """All stored data about a player."""

    games: Annotated[list[ExportedGame], doc("Their games, including unlisted ones, newest first.")]


class GuestExport(Struct):
    """All data about the guests of a seat."""

    game: str
    seat: int
    names: dict[str, str]
    decisions: list[int]
    hints: list[Hint]
    webhooks: list[ExportedWebhook]


class _Event(Struct):
    type: str
    seat: Any = None


class _Decided(Struct):
    events: list[_Event]
    by: int | None = None
    ai: msgspec.Raw | None = None

    @property
    def seat(self) -> Any:
        first = self.events[0]  # it holds the seat of a hidden choice
        return first.seat if self.by is None and first.type in _CHOICES else self.by


@dataclass(frozen=True, slots=True)
class Exports:
    """The exports of `GET /v1/me/export` and `cairn players export`."""

    redis: Redis
    commands: CommandHandler
    players: Players
    recovery: RecoveryCodes
    standings: Standings
    webhooks: Webhooks
    hints: Hints
    clients: Clients
    places: dict[str, Slots]

    def export(self, player: str, at: str) -> Iterator[bytes]:
        """Yield the `Export` of a player, as JSON in pieces. Raise NotFound at once if there is no such player."""
        return self._pieces(self.start(player, at))

    def start(self, player: str, at: str) -> ExportStart:
        """Return a player's export without games. Raise NotFound if there is no such player."""
        who = self.players.get(player)
        cohort = cast(bytes | None, self.redis.hget(record_of(player), "cohort")) or b""
        tokens = self.players.tokens(player).items()
        digest = self.clients.digest_of_player(player)
        pending = {kind: names for kind, places in self.places.items() if (names := places.ids_of(digest))}
        return ExportStart(
            at,
            ExportedPlayer(who.id, who.name, who.created_at, cohort.decode(), self.recovery.since(player)),
            [ExportedToken(id, each.label, each.scope, each.created_at, each.expires_at) for id, each in tokens],
            self._webhooks([*self.webhooks.ids_of(player=player)]),
            [self._rating(player, category, rating) for category, rating in self.standings.ratings_of(player)],
            ExportedClient(digest, self.commands.quotas.open_games(digest), pending),
            {
                what: self._as_stored(key_of(f"player:{player}", what))
                for what, record in KEPT.items()
                if record.exported == EVERYTHING
            },
        )

    def of_guest(self, game: str, seat: int) -> GuestExport:
        """Return all data about the guests of a seat. Raise NotFound if there is no such seat."""
        table = self.commands.repository.get(game, TRUTH).position.table
        if not 0 <= seat < len(table.seats):
            raise NotFound("named-game-no-seat", game=game, seat=seat)
        seated = self.commands.names.read(table).seated
        names = {place: name for place, name in seated.items() if place.endswith(f":{seat}")}
        is_guest = table.seats[seat].kind == "human" and table.seats[seat].player is None
        since = min([int(place.partition(":")[0]) for place in names], default=table.taken_at[seat])
        ids = [id for id, whose in self.webhooks.ids_of(game=game).items() if whose.startswith(f"seat {seat} ")]
        decided = self._decided(game, seat, since) if is_guest or names else []
        return GuestExport(game, seat, names, decided, self.hints.of_seat(game, seat), self._webhooks(ids))

    def _pieces(self, start: ExportStart) -> Iterator[bytes]:
        yield dump(start).removesuffix(b"}") + b',"games":['
        wanted, before = Filters(player=start.player.id, unlisted=True), b""
        for _, row in self.commands.lists.walk(wanted, "", BATCH_SIZE):
            if row:
                yield before + dump(self._game(row, start.player.id))
                before = b","
        yield b"]}"

    def _game(self, row: Row, player: str) -> ExportedGame:
        seat = next(number for number, holder in enumerate(row.seats) if holder.player == player)
        invited = row.seats[seat].kind == "open"
        decided = [] if invited else self._decided(row.id, seat, row.taken_at[seat])
        hints = self.hints.of_seat(row.id, seat) if row.hints and not invited else []
        about = (row.id, row.ruleset, row.status, row.created_at, row.ended_at)
        return ExportedGame(*about, seat, invited, decided, hints)

    def _decided(self, game: str, seat: int, since: int) -> list[int]:
        decided = list[int]()
        with suppress(msgspec.DecodeError):
            for entry in self.commands.log.read(game, since - 1):
                decision = msgspec.json.decode(entry.stored, type=prepare_type(_Decided))
                if decision.seat == seat and decision.ai is None:
                    decided.append(entry.version)
        return decided

    def _webhooks(self, ids: list[str]) -> list[ExportedWebhook]:
        exported = list[ExportedWebhook]()
        for id in ids:
            with suppress(NotFound):  # it was deleted meanwhile
                webhook, reason = self.webhooks.get(id)
                about = (id, webhook.url, webhook.events, webhook.created_at, webhook.game, webhook.client, reason)
                exported.append(ExportedWebhook(*about, self.webhooks.deliveries(id)))
        return sorted(exported, key=lambda webhook: (webhook.created_at, webhook.id))

    def _rating(self, player: str, category: RatingCategory, rating: Rating) -> ExportedRating:
        points, more = list[RatingPoint](), True
        while more:
            games, more = self.standings.history(player, [category], len(points), BATCH_SIZE)
            for game in games:
                shown = game.rating.displayed
                points.append(RatingPoint(game.at, game.game, shown["rating"], shown["deviation"]))
        shown = rating.displayed
        return ExportedRating(
            category.ruleset, category.group, shown["rating"], shown["deviation"], rating.games, points
        )

    def _as_stored(self, key: str) -> Any:
        match self.redis.type(key):
            case b"string":
                return _text(self.redis.get(key))
            case b"hash":
                return _text(self.redis.hgetall(key))
            case b"set":
                return sorted(_text([*self.redis.smembers(key)]))
            case b"list":
                return _text(self.redis.lrange(key, 0, -1))
            case b"zset":
                scored = cast(list[tuple[bytes, float]], self.redis.zrange(key, 0, -1, withscores=True))
                return {_text(member): score for member, score in scored}
        return None


def _text(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    if isinstance(value, dict):
        return {_text(name): _text(member) for name, member in value.items()}
    return [_text(member) for member in value]
