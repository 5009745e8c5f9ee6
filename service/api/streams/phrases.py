"""Set phrases: said at a table, and told on the game's stream."""

from typing import Any, get_args

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from cairn.events.clock import seconds
from cairn.service.api.http.authorization import still_holds
from cairn.service.api.http.marshmallow_fields import about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Body, Route
from cairn.service.errors import Forbidden, GameOver
from cairn.service.queries.phrases import AFTER_END_SECONDS, Phrase, SentPhrase
from cairn.service.queries.snapshots import TRUTH


class PhraseRequest(Schema):
    """What somebody says."""

    phrase = fields.String(
        required=True, validate=OneOf(get_args(Phrase)), metadata=about("One of eight; there is no free chat.")
    )


def say_phrase(request: Request, body: dict[str, Any], game: str) -> Response:
    """Say one of eight phrases to all who watch the game with `phrases=true` on its stream.

    Nobody keeps it: it is no decision, and no AI, feed, long poll or webhook is told. A seat says one thing in three
    seconds (429), and nothing more ten minutes after the game has ended (409).
    """
    services, seat = request.services, request.seat
    services.parts.check_marks()  # who watches at a part of before would be told nothing
    now = services.repository.get(game, TRUTH).position
    # What this process knew of the table may be old, and no append tells it here.
    if seat is None or not still_holds(services, request.credentials[1], seat, now.table):
        raise Forbidden("Only who sits at the table says something.")
    if now.table.is_ended and services.clock.time() > seconds(now.at) + AFTER_END_SECONDS:
        raise GameOver("The game ended more than ten minutes ago, and nobody sits at the table any more.")
    services.phrases.say(game, SentPhrase(seat, body["phrase"]))
    return Response(204, {})


ROUTES = (Route("POST", "/v1/games/<game>/phrases", say_phrase, needs="seat", body=Body(PhraseRequest())),)
