"""Recovery codes: twelve words with which a player comes back who has lost all tokens."""

from typing import Annotated, Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length
from msgspec import Struct

from cairn.events.table import LONGEST_NAME
from cairn.service.api.http.authorization import take
from cairn.service.api.http.marshmallow_fields import about
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.players.player import CreatedToken
from cairn.service.api.players.players import created_token
from cairn.service.players.recovery_words import COUNT, LONGEST_WORD, UnreadableError, read_words
from cairn.service.queries.fields import Time, doc

LONGEST_CODE = 512
"""Twelve words, and whatever somebody writes between them, have no more characters."""
COST = 50
"""A try counts as so many requests that open something: with the usual limits an address has 20 an hour."""


class RecoveryCode(Struct):
    """A recovery code, which is shown once."""

    words: Annotated[list[str], doc("The twelve words, in their order.", min_length=COUNT, max_length=COUNT)]
    created_at: Annotated[Time, doc("Since when it is good, UTC in milliseconds.")]


class Words(fields.String):
    """The words of a code, as somebody has typed them."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        if len(text) > LONGEST_CODE:
            return text  # which its length refuses
        try:
            return read_words(text)
        except UnreadableError as error:
            raise ValidationError(str(error)) from error


class RecoveryRequest(Schema):
    """Who comes back."""

    code = Words(
        required=True,
        validate=Length(1, LONGEST_CODE),
        metadata=about(
            "The twelve words in their order. Case and what stands between them mean nothing, and the first four "
            "letters of each are enough."
        ),
    )
    label = fields.String(
        load_default="",
        validate=Length(0, LONGEST_NAME),
        metadata=about("What the player calls the device."),
    )


def make_recovery_code(request: Request) -> Response:
    """Make the player a recovery code, to be written down: twelve words of the English list of BIP-39.

    The answer alone holds it; only its digest is kept. The code of before is good no more, so that a request that is
    repeated makes another one, and the last is good. It stays good when it was used.
    """
    services = request.services
    services.parts.check_marks()  # a part of before would leave the code of a player whom it erases
    words, since = services.recovery.make(request.player or "")
    response = json_response(RecoveryCode(words, since), 201, Cache_Control="no-store")
    assert isinstance(response.body, bytes)
    # Words have three to eight letters. Who sees how long an answer is, as TLS lets them, learns nothing of these.
    response.body += b" " * (COUNT * LONGEST_WORD - sum(map(len, words)))
    response.holds_token = True
    return response


def recover_player(request: Request, body: dict[str, Any]) -> Response:
    """Make a token for who has a player's recovery code, on a device that knows nobody.

    It is made as `POST /v1/me/tokens` makes one, and is listed there. If the player has as many as one may have, the
    oldest makes way. Words that cannot be a code are 422, and say which; a code that is nobody's is 401. An address
    has some 20 tries an hour.
    """
    take(request, "open", COST, apart=request.path)
    key = idempotency_key(request, token_in_answer=True)
    token, id, record, repeated = request.services.recovery.recover(body["code"], body["label"], key)
    return created_token(token, id, record, repeated)


ROUTES = (
    Route("POST", "/v1/me/recovery-code", make_recovery_code, Answer(201, RecoveryCode), needs="player"),
    Route(
        "POST",
        "/v1/recoveries",
        recover_player,
        Answer(201, CreatedToken, (REPLAYED,)),
        body=Body(RecoveryRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
        problems=(401,),
        limit="open",
    ),
)
