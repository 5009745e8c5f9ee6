"""The shapes of what streams send, a line each in NDJSON; a feed's messages are the data of its events, too."""

from cairn.service.api.schemas.shapes import (
    ID,
    SEAT,
    VERSION,
    WAITED_FOR,
    Schema,
    closed,
    maybe,
    one_of,
    ref,
    told,
    word,
)

STREAMED = {"game": "StreamedGame", "decision": "StreamedDecision"}
FED = {
    "open": "FeedOpen",
    "invited": "FeedInvited",
    "turn": "FeedTurn",
    "decision": "FeedDecision",
    "over": "FeedOver",
    "gone": "FeedGone",
}


TOLD = {"invited": "FeedInvited", "turn": "FeedTurn", "decision": "WebhookDecision", "over": "WebhookOver"}


def messages() -> dict[str, Schema]:
    """Return the components of all messages."""
    game, seat = told("The game's id.", ID), told("The caller's seat in it, counted from 0.", SEAT)
    version = told("The version that the message is about.", VERSION)
    watching = told("The seat whose view it is, counted from 0; null is a spectator.", maybe(SEAT))
    return {
        "StreamMessage": one_of("A line of a game's stream; `type` tells of what.", "type", STREAMED),
        "StreamedGame": closed(
            "The game as the caller may know it: the first line, and that after the end.",
            type=told("What it is.", word("game")),
            version=version,
            data=told("The game.", ref("Game")),
        ),
        "StreamedDecision": closed(
            "A decision that was made.",
            type=told("What it is.", word("decision")),
            version=version,
            data=told("The decision, and what it changed.", ref("Step")),
        ),
        "FeedMessage": one_of("A message of a feed; `type` tells of what.", "type", FED),
        "FeedOpen": closed(
            "A game of the lobby with an open seat: new, or with other seats taken than before.",
            type=told("What it is.", word("open")),
            game=game,
            row=told("What the lobby tells of it.", ref("LobbyRow")),
        ),
        "FeedInvited": closed(
            "A seat is reserved for the player.",
            type=told("What it is.", word("invited")),
            game=game,
            seat=told("The seat, counted from 0.", SEAT),
            row=told("What the lobby tells of the game.", ref("LobbyRow")),
        ),
        "FeedTurn": closed(
            "The caller's seat is waited for.",
            type=told("What it is.", word("turn")),
            game=game,
            seat=seat,
            version=told("The newest version, which a move is made at (`If-Match`).", VERSION),
            **{"for": told(WAITED_FOR, {"type": "string"})},
        ),
        "FeedDecision": closed(
            "A decision in a game of the caller's: a move, a seat that was taken, the deal.",
            type=told("What it is.", word("decision")),
            game=game,
            seat=seat,
            version=version,
            decision=told("The decision as the seat may know it.", ref("Decision")),
        ),
        "FeedOver": closed(
            "A game of the caller's has ended; the feed tells no more of it.",
            type=told("What it is.", word("over")),
            game=game,
            seat=seat,
            version=told("The last version.", VERSION),
            outcome=told("How it ended.", ref("Outcome")),
        ),
        "WebhookMessage": one_of(
            "The body of a webhook's delivery: a message of a feed, whose `seat` is null where a spectator is told.",
            "type",
            TOLD,
        ),
        "WebhookDecision": closed(
            "A decision in a game.",
            type=told("What it is.", word("decision")),
            game=game,
            seat=watching,
            version=version,
            decision=told("The decision as the seat, or a spectator, may know it.", ref("Decision")),
        ),
        "WebhookOver": closed(
            "A game has ended; the webhook tells no more of it.",
            type=told("What it is.", word("over")),
            game=game,
            seat=watching,
            version=told("The last version.", VERSION),
            outcome=told("How it ended.", ref("Outcome")),
        ),
        "FeedGone": closed(
            "The seat was left, or the game deleted, or its log cannot be read; the feed tells no more of it.",
            type=told("What it is.", word("gone")),
            game=game,
            seat=seat,
        ),
    }
