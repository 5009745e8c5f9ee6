"""Operations: liveness, readiness, the API's own description, and transparency.

Transparency is the signed root of all segments of finished games, with proofs of inclusion and consistency.
"""

from typing import Annotated, Any, Literal

from flask import current_app
from marshmallow import fields
from marshmallow.validate import Range
from msgspec import Struct

from cairn.service.api.http.marshmallow_fields import GAME_ID, NEWEST, Digits, Parameters, about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import JSON, Response, json_response
from cairn.service.api.http.route import Answer, Route
from cairn.service.audit.heads import Consistency, Transparency
from cairn.service.errors import InvalidParameter, NotFound, Problem
from cairn.service.health.table import Condition
from cairn.service.queries.fields import Hash, doc
from cairn.service.redis_clients.refusals import problem_of
from cairn.service.storage.roots import Root


class SigningKey(Struct):
    """The key that verifies signatures."""

    algorithm: Annotated[Literal["Ed25519"], doc("The signature algorithm (RFC 8032).")]
    public_key: Annotated[Hash | None, doc("64 hex digits; null if nothing is signed.")]


class Health(Struct):
    """The process responds."""

    status: Annotated[Literal["ok"], doc("Always `ok`.")]


class Readiness(Struct):
    """Moves can be acknowledged."""

    status: Annotated[Literal["ready"], doc("Always `ready`.")]
    workers: Annotated[int | None, doc("The number of live workers; null if the queue's Redis is unavailable.")]
    conditions: Annotated[list[Condition], doc("The state of each part.")]


class TransparencyQuery(Parameters):
    """The proofs to return."""

    game = fields.String(validate=GAME_ID, metadata=about("A finished game that is stored in a segment."))
    since = Digits(validate=Range(1, NEWEST), metadata=about("The size of a root that the caller has stored."))


def get_health(request: Request) -> Response:
    """Report that the process responds. It needs no Redis and has no limit, so it says nothing about other parts."""
    return json_response(Health("ok"), Cache_Control="no-store")


def get_readiness(request: Request) -> Response:
    """Report that moves can be acknowledged.

    `conditions` has all states, also in a refusal; only those that are `needed` affect it.
    """
    readiness, explain = request.services.conditions.find(), request.language.explain
    conditions = [explain(explain(each, "words"), "advice", beside="advice_message") for each in readiness.conditions]
    if refusal := readiness.refusal:
        problem = refusal if isinstance(refusal, Problem) else problem_of(refusal)
        problem.members["conditions"] = conditions
        raise problem
    return json_response(Readiness("ready", readiness.workers, conditions), Cache_Control="no-store")


def get_signing_key(request: Request) -> Response:
    """Return the public key of signatures, or null. The canonical JSON `[id, version, chain]` is signed."""
    return json_response(SigningKey("Ed25519", request.services.signer.public_key), Cache_Control="no-store")


def get_description(request: Request) -> Response:
    """Return this description, OpenAPI 3.1, as YAML. It includes the games of installed packages."""
    return Response(200, {"Content-Type": "application/yaml"}, current_app.extensions["openapi"]["yaml"], is_file=True)


def get_description_as_json(request: Request) -> Response:
    """Return this description, OpenAPI 3.1, as JSON. It is equal to `/openapi.yaml`."""
    return Response(200, {"Content-Type": JSON}, current_app.extensions["openapi"]["json"], is_file=True)


def get_transparency(request: Request, query: dict[str, Any]) -> Response:
    """Return the current root of the log of finished games, and proofs (RFC 9162) about a game or an older root.

    With a stored root, any client can later verify that no finished game was dropped or replaced since.

    If other games of its segment are deleted, a game moves to a new segment, in which it is proven. The leaf names the
    segment that it replaced.
    """
    services = request.services
    roots, inclusion, consistency = services.cold.roots, None, None
    shown_in = set[Root]()
    if game := query.get("game"):
        inclusion = services.log.sealed_markers.at(game, services.cold.inclusion)
        if inclusion is None:
            raise NotFound("not-in-segment")
        shown_in.add(inclusion.log)
    if since := query.get("since"):
        try:
            before, newest, path = roots.consistency(since)
        except IndexError as error:
            raise InvalidParameter("since", "log-has-leaves", size=roots.newest().size) from error
        consistency = Consistency(before, path)
        shown_in.add(newest)
    newest = roots.newest()
    if shown_in - {newest}:  # a segment was added meanwhile
        return get_transparency(request, query)
    signature = services.signer.sign_root(newest.size, newest.root)
    body = Transparency(newest, signature, inclusion, consistency)
    return json_response(body, Cache_Control="no-store")


OBJECT = {"type": "object"}
BUSY = (400, 429, 503)
"""Problems of a route without inputs and limits: not valid HTTP, and too many requests in progress."""

ROUTES = (
    Route("GET", "/healthz", get_health, Health, problems=(400,)),
    Route("GET", "/readyz", get_readiness, Readiness, problems=(429, 500, 503, 507), limit="reads", cost=3),
    Route("GET", "/v1/signing-key", get_signing_key, SigningKey),
    Route("GET", "/openapi.yaml", get_description, Answer(200, OBJECT, media="application/yaml"), problems=BUSY),
    Route("GET", "/openapi.json", get_description_as_json, Answer(200, OBJECT), problems=BUSY),
    Route("GET", "/v1/transparency", get_transparency, Transparency, query=TransparencyQuery(), problems=(404,)),
)
