"""Messages of game streams, feeds and webhooks, which share their types; in NDJSON, a line each."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, UnsetType, field

from cairn.events.decision import Move
from cairn.events.series import EndReason, PairedTable
from cairn.events.table import Outcome
from cairn.service.api.games.game import DecisionResource, Game, Step, WaitedFor
from cairn.service.api.http.streaming import Message, Versioned
from cairn.service.queries.fields import Id, SeatNumber, Time, Version, doc
from cairn.service.queries.game_rows import LobbyRow
from cairn.service.queries.phrases import Phrase

SeriesId = Annotated[Id, doc("The id of the series.")]
GameId = Annotated[Id, doc("The game's id.")]
OwnSeat = Annotated[SeatNumber, doc("The caller's seat in it.")]
Watching = Annotated[SeatNumber | None, doc("The seat whose view it is; null for a spectator.")]
About = Annotated[Version, doc("The version that the message is about.")]
LastVersion = Annotated[Version, doc("The last version.")]
Ending = Annotated[Outcome, doc("How the game ended.")]


class StreamedGame(Versioned, tag="game"):
    """The game as the caller may see it: the first message, and the last one after the end."""

    version: About
    data: Annotated[Game, doc("The game.")]


class StreamedDecision(Versioned, tag="decision"):
    """A new decision."""

    version: About
    data: Annotated[Step, doc("The decision and its changes.")]


class StreamedPhrase(Message, tag="phrase"):
    """A phrase that a seat has sent."""

    seat: Annotated[SeatNumber, doc("The sender's seat.")]
    phrase: Annotated[Phrase, doc("The phrase.")]


class Fed(Message, kw_only=True):
    """A message of a feed, which has a position, or of a webhook, which has names and a link."""

    position: Annotated[str | UnsetType, doc("On feeds only: the value of `after` to continue from here.")] = UNSET

    names: Annotated[list[str | None] | UnsetType, doc("In webhooks only: the names by seat.")] = UNSET
    link: Annotated[str | UnsetType, doc("In webhooks only: the page of the game or series.")] = UNSET


class FeedOpen(Fed, tag="open"):
    """A game of the lobby with an open seat: new, or with a change of its seats."""

    game: GameId
    row: Annotated[LobbyRow, doc("The game's row in the lobby.")]


class FeedInvited(Fed, tag="invited"):
    """A seat is reserved for the player."""

    game: GameId
    seat: Annotated[SeatNumber, doc("The seat.")]
    row: Annotated[LobbyRow, doc("The game's row in the lobby.")]


class FeedTurn(Fed, tag="turn"):
    """The caller's seat must act."""

    game: GameId
    seat: OwnSeat
    version: Annotated[Version, doc("The current version, at which to move (`If-Match`).")]
    what: WaitedFor = field(name="for")
    state: Annotated[Game | UnsetType, doc("The game as the seat may see it, if `include` has `state`.")] = UNSET
    moves: Annotated[Sequence[Move] | UnsetType, doc("All legal moves, if `include` has `moves`.")] = UNSET


class FeedDecision(Fed, tag="decision"):
    """A decision in a game that the caller plays or has opened, such as a move, a taken seat or the deal."""

    game: GameId
    seat: Watching
    version: About
    decision: Annotated[DecisionResource, doc("The decision as the seat, or a spectator, may see it.")]


class FeedOver(Fed, tag="over"):
    """A game has ended; there are no more messages about it."""

    game: GameId
    seat: Watching
    version: LastVersion
    outcome: Ending


class FeedGone(Fed, tag="gone"):
    """The seat was left, the game was deleted, or its log cannot be read; there are no more messages about it."""

    game: GameId
    seat: Watching


class SeriesPaired(Fed, tag="series.paired"):
    """A round was paired in a series that the caller has joined or opened. Its games are opened now."""

    series: SeriesId
    version: About
    round: Annotated[int, doc("The round, from 1.")]
    tables: Annotated[Sequence[PairedTable], doc("The tables with their participants and games.")]
    come_until: Annotated[Time, doc("The deadline for players to sit down.")]


class SeriesOver(Fed, tag="series.ended"):
    """A series that the caller has joined or opened has ended."""

    series: SeriesId
    version: LastVersion
    reason: Annotated[EndReason, doc("Why it ended.")]
    ranks: Annotated[Sequence[int], doc("Ranks by participant; 0 is the best.")]


class WebhookPing(Message, tag="ping"):
    """A test message of a webhook."""

    webhook: Annotated[Id, doc("The webhook's id.")]


StreamMessage = Annotated[
    StreamedGame | StreamedDecision | StreamedPhrase,
    doc("A message of a game's stream; `type` is its kind.", title="StreamMessage"),
]
FeedMessage = Annotated[
    FeedOpen | FeedInvited | FeedTurn | FeedDecision | FeedOver | FeedGone | SeriesPaired | SeriesOver,
    doc("A message of a feed; `type` is its kind.", title="FeedMessage"),
]
SharedMessage = FeedInvited | FeedTurn | FeedDecision | FeedOver | SeriesPaired | SeriesOver
"""Messages that both webhooks and feeds send."""
WebhookMessage = Annotated[
    SharedMessage | WebhookPing, doc("The body of a webhook's delivery: a message of a feed.", title="WebhookMessage")
]
