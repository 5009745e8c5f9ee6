"""Transparency: the signed root of all segments of finished games, and proofs of inclusion and consistency."""

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
    """Proof that an older log is a prefix of the current log."""

    before: Annotated[Root, doc("The root at the requested size.")]
    path: Annotated[list[Hash], doc("The consistency proof (RFC 9162), first hash first.")]


class Transparency(Struct):
    """The current root of the log of segments of finished games, and the requested proofs."""

    log: Annotated[Root, doc("The current root.")]
    signature: Annotated[str | None, doc('Signature of the canonical JSON `["roots", size, root]`; null if unsigned.')]
    inclusion: Annotated[Inclusion | None, doc("Proof that the log has the requested game; null if none.")]
    consistency: Annotated[Consistency | None, doc("Proof that the log extends the requested size; null if none.")]


class TransparencyQuery(Schema):
    """The proofs to return."""

    game = fields.String(validate=Pattern(GAME), metadata=about("A finished game that is stored in a segment."))
    since = fields.Integer(
        validate=Range(1, NEWEST),
        metadata=about("The size of a root that the caller has stored."),
    )


def get_transparency(request: Request, query: dict[str, Any]) -> Response:
    """Return the current root of the log of finished games, and proofs (RFC 9162) about a game or an older root.

    With a stored root, any client can later verify that no finished game was dropped or replaced since.

    A game that was moved because other games of its segment were deleted is proven in its current segment. The leaf
    names the segment that it replaced, whose leaf stays in the log permanently.
    """
    services = request.services
    roots, inclusion, consistency = services.cold.roots, None, None
    shown_in = set[Root]()
    if game := query.get("game"):
        inclusion = services.log.stubs.at(game, services.cold.inclusion)
        if inclusion is None:
            raise NotFound("This game is in no segment: it is in Redis, it was deleted, or it never existed.")
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
    if shown_in - {newest}:  # a segment was added meanwhile
        return get_transparency(request, query)
    signature = services.signer.sign_root(newest.size, newest.root)
    body = Transparency(newest, signature, inclusion, consistency)
    return json_response(body, Cache_Control="no-store")


ROUTES = (Route("GET", "/v1/transparency", get_transparency, Transparency, query=TransparencyQuery(), problems=(404,)),)
