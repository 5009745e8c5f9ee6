"""What opens a feed."""

from marshmallow import Schema, fields
from marshmallow.validate import Length, Range

from cairn.service.api.http.marshmallow_fields import GAME, NEWEST, Flag, Pattern, about

MOST_SEATS = 64
"""How many seats a feed may tell of."""


class FeedSeatRequest(Schema):
    """A seat of the caller's that a feed is to tell of."""

    game = fields.String(required=True, validate=Pattern(GAME), metadata=about("The id of the seat's game."))
    token = fields.String(required=True, metadata=about("The seat's token."))
    after = fields.Integer(
        strict=True,
        validate=Range(1, NEWEST),
        metadata=about(
            "The version that one has: the decisions above it are told first. Without it, or if the "
            "game has no such version, only those that are made from now on are told."
        ),
    )


class FeedRequest(Schema):
    """Whose feed it is."""

    tokens = fields.List(
        fields.Nested(FeedSeatRequest),
        required=True,
        validate=Length(0, MOST_SEATS),
        metadata=about("The caller's seats; one that is named twice counts once."),
    )
    open = Flag(load_default=True, metadata=about("Whether open games of the lobby are told, too."))
