"""Messages of streams, a line each in NDJSON: of a game's stream, of feeds, and of webhooks, which tell the same."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, UnsetType, field

from cairn.events.decision import Move
from cairn.events.series import EndReason, PairedTable
from cairn.events.table import Outcome
from cairn.service.api.games.game import DecisionResource, Game, Step, WaitedFor
from cairn.service.api.http.encoding import Message, Versioned
from cairn.service.queries.fields import Id, SeatNumber, Time, Version, doc
from cairn.service.queries.game_rows import LobbyRow
from cairn.service.queries.phrases import Phrase

SeriesId = Annotated[Id, doc("The id of the series.")]
GameId = Annotated[Id, doc("The game's id.")]
OwnSeat = Annotated[SeatNumber, doc("The caller's seat in it, counted from 0.")]
Watching = Annotated[SeatNumber | None, doc("The seat whose view it is, counted from 0; null is a spectator.")]
About = Annotated[Version, doc("The version that the message is about.")]
LastVersion = Annotated[Version, doc("The last version.")]
Ending = Annotated[Outcome, doc("How it ended.")]


class StreamedGame(Versioned, tag="game"):
    """The game as the caller may know it: the first line, and that after the end."""

    version: About
    data: Annotated[Game, doc("The game.")]


class StreamedDecision(Versioned, tag="decision"):
    """A decision that was made."""

    version: About
    data: Annotated[Step, doc("The decision, and what it changed.")]


class StreamedPhrase(Message, tag="phrase"):
    """Somebody at the table says something."""

    seat: Annotated[SeatNumber, doc("Whose seat it is, counted from 0.")]
    phrase: Annotated[Phrase, doc("What they say.")]


class Fed(Message, kw_only=True):
    """What a feed tells, whose messages have a position, and webhooks, whose messages have names and a link."""

    position: Annotated[str | UnsetType, doc("Of feeds alone: what to go on `after`.")] = UNSET

    names: Annotated[list[str | None] | UnsetType, doc("Of webhooks alone: who sits where.")] = UNSET
    link: Annotated[str | UnsetType, doc("Of webhooks alone: the game, or the series, on the page.")] = UNSET


class FeedOpen(Fed, tag="open"):
    """A game of the lobby with an open seat: new, or with other seats taken than before."""

    game: GameId
    row: Annotated[LobbyRow, doc("What the lobby tells of it.")]


class FeedInvited(Fed, tag="invited"):
    """A seat is reserved for the player."""

    game: GameId
    seat: Annotated[SeatNumber, doc("The seat, counted from 0.")]
    row: Annotated[LobbyRow, doc("What the lobby tells of the game.")]


class FeedTurn(Fed, tag="turn"):
    """The caller's seat is waited for."""

    game: GameId
    seat: OwnSeat
    version: Annotated[Version, doc("The newest version, which a move is made at (`If-Match`).")]
    what: WaitedFor = field(name="for")
    state: Annotated[Game | UnsetType, doc("The game as the seat may know it, if `include` has `state`.")] = UNSET
    moves: Annotated[Sequence[Move] | UnsetType, doc("All legal moves, if `include` has `moves`.")] = UNSET


class FeedDecision(Fed, tag="decision"):
    """A decision in a game of the caller's, or one that they opened: a move, a seat that was taken, the deal."""

    game: GameId
    seat: Watching
    version: About
    decision: Annotated[DecisionResource, doc("The decision as the seat, or a spectator, may know it.")]


class FeedOver(Fed, tag="over"):
    """A game has ended; no more is told of it."""

    game: GameId
    seat: Watching
    version: LastVersion
    outcome: Ending


class FeedGone(Fed, tag="gone"):
    """The seat was left, or the game deleted, or its log cannot be read; the feed tells no more of it."""

    game: GameId
    seat: Watching


class SeriesPaired(Fed, tag="series.paired"):
    """A round was paired in a series that the caller takes part in, or opened. Its games are opened now."""

    series: SeriesId
    version: About
    round: Annotated[int, doc("The round, from 1.")]
    tables: Annotated[Sequence[PairedTable], doc("Who plays whom, in which game.")]
    come_until: Annotated[Time, doc("Until when players must sit down.")]


class SeriesOver(Fed, tag="series.ended"):
    """Such a series has ended."""

    series: SeriesId
    version: LastVersion
    reason: Annotated[EndReason, doc("Why.")]
    ranks: Annotated[Sequence[int], doc("By participant, 0 being the best.")]


class WebhookPing(Message, tag="ping"):
    """Somebody tries whether a webhook is received."""

    webhook: Annotated[Id, doc("The webhook's id.")]


StreamMessage = Annotated[
    StreamedGame | StreamedDecision | StreamedPhrase,
    doc("A line of a game's stream; `type` tells of what.", title="StreamMessage"),
]
FeedMessage = Annotated[
    FeedOpen | FeedInvited | FeedTurn | FeedDecision | FeedOver | FeedGone | SeriesPaired | SeriesOver,
    doc("A message of a feed; `type` tells of what.", title="FeedMessage"),
]
Told = FeedInvited | FeedTurn | FeedDecision | FeedOver | SeriesPaired | SeriesOver
"""What a webhook sends, and a feed, too."""
WebhookMessage = Annotated[
    Told | WebhookPing,
    doc(
        "The body of a webhook's delivery: a message of a feed.",
        title="WebhookMessage",
    ),
]
