"""Recovery codes: twelve words that give a player who has lost all tokens a new one."""

from typing import Annotated, Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length
from msgspec import Struct

from cairn.events.table import LONGEST_NAME
from cairn.service.api.http.authorization import take
from cairn.service.api.http.marshmallow_fields import about, text
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import REPLAYED, Response, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.players.player import CreatedToken
from cairn.service.api.players.players import created_token
from cairn.service.players.recovery_codes import COUNT, LONGEST_WORD, UnreadableError, read_words
from cairn.service.queries.fields import Time, doc

LONGEST_CODE = 512
"""Maximum length of twelve words and the separators between them."""
COST = 50
"""An attempt costs as much as this many requests of class `open`: by default an address has 20 attempts an hour."""


class RecoveryCode(Struct):
    """A recovery code; only this response shows it."""

    words: Annotated[list[str], doc("The twelve words, in order.", min_length=COUNT, max_length=COUNT)]
    created_at: Annotated[Time, doc("When the code was made.")]


class Words(fields.String):
    """The words of a code, as typed by a player."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        words = super()._deserialize(value, attr, data, **kwargs)
        if len(words) > LONGEST_CODE:
            return words  # refused because of its length
        try:
            return read_words(words)
        except UnreadableError as error:
            raise ValidationError(str(error)) from error


class RecoveryRequest(Schema):
    """A recovery code, and a label for the new token."""

    code = Words(
        required=True,
        validate=Length(1, LONGEST_CODE),
        metadata=about("The twelve words in order, or their first four letters; case and separators are ignored."),
    )
    label = text("The player's name for the device.", Length(0, LONGEST_NAME), load_default="")


def make_recovery_code(request: Request) -> Response:
    """Make a recovery code for the player to write down: twelve words of the English list of BIP-39.

    Only this response has the code; the service stores its digest. Only the last code is valid, also after use.
    """
    services = request.services
    services.parts.check_marks()  # older processes would keep the code of a player whom they erase
    words, since = services.recovery.make(request.player or "")
    response = json_response(RecoveryCode(words, since), 201, holds_token=True, Cache_Control="no-store")
    assert isinstance(response.body, bytes)
    # Words have three to eight letters. The padding hides their lengths from observers of the TLS connection.
    response.body += b" " * (COUNT * LONGEST_WORD - sum(map(len, words)))
    return response


def recover_player(request: Request, body: dict[str, Any]) -> Response:
    """Make a token with a player's recovery code, on a device without a token.

    The token is as from `POST /v1/me/tokens`, and is listed there. If the player has the maximum number of tokens, the
    oldest is revoked. Words that cannot be a code are 422; an unknown code is 401. An address has about 20 attempts an
    hour.
    """
    take(request, "open", COST, apart=_PATH)
    key = idempotency_key(request, token_in_answer=True)
    return created_token(*request.services.recovery.recover(body["code"], body["label"], key))


_PATH = "/v1/recoveries"
_TOKEN = Answer(201, CreatedToken, (REPLAYED,))
_BODY, _KEY = Body(RecoveryRequest()), (LONG_IDEMPOTENCY_KEY,)

ROUTES = (
    Route("POST", "/v1/me/recovery-code", make_recovery_code, Answer(201, RecoveryCode), needs="player"),
    Route("POST", _PATH, recover_player, _TOKEN, body=_BODY, headers=_KEY, problems=(401,), limit="open"),
)
