"""Transparency: the signed root of all segments of finished games, and proofs of what is in it."""

from typing import Annotated, Any

from marshmallow import Schema, fields
from marshmallow.validate import Range
from msgspec import Struct

from cairn.service.api.http.marshmallow_fields import GAME, NEWEST, Pattern, about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, json_response
from cairn.service.api.http.route import Route
from cairn.service.errors import Invalid, Mistake, NotFound
from cairn.service.queries.fields import Hash, doc
from cairn.service.storage.roots import Inclusion, Root


class Consistency(Struct):
    """What shows that an older log is the beginning of this one."""

    before: Annotated[Root, doc("The root that was asked about, as it was then.")]
    path: Annotated[list[Hash], doc("The consistency proof of RFC 9162, the first hash first.")]


class Transparency(Struct):
    """The newest root of the log of segments of finished games, and what was asked to be shown."""

    log: Annotated[Root, doc("The newest root.")]
    signature: Annotated[str | None, doc('Of the canonical JSON `["roots", size, root]`; null: none is signed.')]
    inclusion: Annotated[Inclusion | None, doc("That the game which was asked for is in it; null: none was.")]
    consistency: Annotated[Consistency | None, doc("That it goes on from the size asked for; null: none was.")]


class TransparencyQuery(Schema):
    """What is to be shown."""

    game = fields.String(validate=Pattern(GAME), metadata=about("A finished game that lies in a segment."))
    since = fields.Integer(
        validate=Range(1, NEWEST),
        metadata=about("The size of a root that the caller kept."),
    )


def get_transparency(request: Request, query: dict[str, Any]) -> Response:
    """Return the newest root of the log of finished games, and proofs (RFC 9162) that a game or an older root is in it.

    With a root that was kept, anybody can show later that no finished game was dropped or replaced since.

    A game that was moved, as others in its segment were deleted, is shown in the segment where it lies now. Its leaf
    names the segment whose place it took, and that one's leaf stays in the log for ever.
    """
    services = request.services
    roots, inclusion, consistency = services.cold.roots, None, None
    shown_in = set[Root]()
    if game := query.get("game"):
        inclusion = services.log.stubs.at(game, services.cold.inclusion)
        if inclusion is None:
            raise NotFound("This game lies in no segment: it is kept in Redis, it was deleted, or there was none.")
        shown_in.add(inclusion.log)
    if since := query.get("since"):
        try:
            before, newest, path = roots.consistency(since)
        except IndexError as error:
            words = f"The log has only {roots.newest().size} leaves."
            raise Invalid(words, errors=[Mistake("/since", words)]) from error
        consistency = Consistency(before, path)
        shown_in.add(newest)
    newest = roots.newest()
    if shown_in - {newest}:  # a segment was sealed meanwhile
        return get_transparency(request, query)
    signature = services.signer.sign_root(newest.size, newest.root)
    body = Transparency(newest, signature, inclusion, consistency)
    return json_response(body, Cache_Control="no-store")


ROUTES = (Route("GET", "/v1/transparency", get_transparency, Transparency, query=TransparencyQuery(), problems=(404,)),)
