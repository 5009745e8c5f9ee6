"""Messages of streams, a line each in NDJSON: of a game's stream, of feeds, and of webhooks, which tell the same."""

from typing import Annotated

from msgspec import Meta, field

from cairn.events.table import Outcome
from cairn.service.api.games.game import DecisionResource, Game, Step, WaitedFor
from cairn.service.api.http.encoding import Message, Versioned
from cairn.service.queries.fields import Id, SeatNumber, Version
from cairn.service.queries.listed import LobbyRow

GameId = Annotated[Id, Meta(description="The game's id.")]
OwnSeat = Annotated[SeatNumber, Meta(description="The caller's seat in it, counted from 0.")]
Watching = Annotated[
    SeatNumber | None, Meta(description="The seat whose view it is, counted from 0; null is a spectator.")
]
About = Annotated[Version, Meta(description="The version that the message is about.")]
LastVersion = Annotated[Version, Meta(description="The last version.")]
Ending = Annotated[Outcome, Meta(description="How it ended.")]


class StreamedGame(Versioned, tag="game"):
    """The game as the caller may know it: the first line, and that after the end."""

    version: About
    data: Annotated[Game, Meta(description="The game.")]


class StreamedDecision(Versioned, tag="decision"):
    """A decision that was made."""

    version: About
    data: Annotated[Step, Meta(description="The decision, and what it changed.")]


class FeedOpen(Message, tag="open"):
    """A game of the lobby with an open seat: new, or with other seats taken than before."""

    game: GameId
    row: Annotated[LobbyRow, Meta(description="What the lobby tells of it.")]


class FeedInvited(Message, tag="invited"):
    """A seat is reserved for the player."""

    game: GameId
    seat: Annotated[SeatNumber, Meta(description="The seat, counted from 0.")]
    row: Annotated[LobbyRow, Meta(description="What the lobby tells of the game.")]


class FeedTurn(Message, tag="turn"):
    """The caller's seat is waited for."""

    game: GameId
    seat: OwnSeat
    version: Annotated[Version, Meta(description="The newest version, which a move is made at (`If-Match`).")]
    what: WaitedFor = field(name="for")


class WebhookDecision(Message, tag="decision"):
    """A decision in a game."""

    game: GameId
    seat: Watching
    version: About
    decision: Annotated[DecisionResource, Meta(description="The decision as the seat, or a spectator, may know it.")]


class FeedDecision(WebhookDecision, tag="decision"):
    """A decision in a game of the caller's: a move, a seat that was taken, the deal."""

    seat: OwnSeat
    decision: Annotated[DecisionResource, Meta(description="The decision as the seat may know it.")]


class WebhookOver(Message, tag="over"):
    """A game has ended; the webhook tells no more of it."""

    game: GameId
    seat: Watching
    version: LastVersion
    outcome: Ending


class FeedOver(WebhookOver, tag="over"):
    """A game of the caller's has ended; the feed tells no more of it."""

    seat: OwnSeat


class FeedGone(Message, tag="gone"):
    """The seat was left, or the game deleted, or its log cannot be read; the feed tells no more of it."""

    game: GameId
    seat: OwnSeat


StreamMessage = Annotated[
    StreamedGame | StreamedDecision,
    Meta(title="StreamMessage", description="A line of a game's stream; `type` tells of what."),
]
FeedMessage = Annotated[
    FeedOpen | FeedInvited | FeedTurn | FeedDecision | FeedOver | FeedGone,
    Meta(title="FeedMessage", description="A message of a feed; `type` tells of what."),
]
Told = FeedInvited | FeedTurn | WebhookDecision | WebhookOver
"""What a webhook sends, and a feed, too, of which it is known that it is about a seat."""
WebhookMessage = Annotated[
    Told,
    Meta(
        title="WebhookMessage",
        description="The body of a webhook's delivery: a message of a feed, whose `seat` is null where a spectator is "
        "told.",
    ),
]
