"""The parameters of requests about ratings."""

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from cairn.service.api.http.marshmallow_fields import about, after_version, page_limit
from cairn.service.rules import GAMES


class RatingsQuery(Schema):
    """Which ratings of a player's."""

    ruleset = fields.String(validate=OneOf(GAMES), metadata=about("Of this ruleset only."))
    group = fields.String(metadata=about("Of this group of options only."))
    after = after_version("A page's `next`.")
    limit = page_limit(100)


class StandingsQuery(Schema):
    """Which standings."""

    group = fields.String(metadata=about("The group of options; the ruleset's first if none is named."))
    after = after_version("A page's `next`: the last rank one has.")
    limit = page_limit(50)
