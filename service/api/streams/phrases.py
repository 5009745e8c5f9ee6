"""Preset phrases, sent by seated players to the game's stream."""

from typing import Any, get_args

from marshmallow import Schema
from marshmallow.validate import OneOf

from cairn.events.clock import seconds
from cairn.service.api.http.authorization import still_holds
from cairn.service.api.http.marshmallow_fields import text
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Body, Route
from cairn.service.errors import Forbidden, GameOver
from cairn.service.queries.phrases import AFTER_END_SECONDS, Phrase, SentPhrase, publish_phrase
from cairn.service.queries.snapshots import TRUTH


class PhraseRequest(Schema):
    """A phrase to send."""

    phrase = text("One of eight; there is no free chat.", OneOf(get_args(Phrase)), required=True)


def say_phrase(request: Request, body: dict[str, Any], game: str) -> Response:
    """Send one of eight phrases to all streams of the game with `phrases=true`.

    Phrases are not stored, and not sent to feeds, long polls or webhooks. A seat sends one in three seconds (429),
    until ten minutes after the end (409).
    """
    services, seat = request.services, request.seat
    services.parts.check_marks()  # viewers at older processes would receive nothing
    now = services.repository.get(game, TRUTH).position
    # The table in this process's cache may be outdated, and here no append detects that.
    if seat is None or not still_holds(services, request.credentials[1], seat, now.table):
        raise Forbidden("only-seated-send-phrases")
    if now.table.is_ended and services.clock.time() > seconds(now.at) + AFTER_END_SECONDS:
        raise GameOver("game-ended-long-ago")
    publish_phrase(services.redis, services.turn_queue.redis, game, SentPhrase(seat, body["phrase"]))
    return Response(204, {})


ROUTES = (Route("POST", "/v1/games/<game>/phrases", say_phrase, needs="seat", body=Body(PhraseRequest())),)
