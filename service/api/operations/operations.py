"""Operations: liveness, readiness, and the API's own description."""

from typing import Annotated, Literal

from flask import current_app
from msgspec import Struct

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import JSON, Response, json_response
from cairn.service.api.http.route import Answer, Route
from cairn.service.queries.conditions import Condition
from cairn.service.queries.fields import Hash, doc


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
    conditions: Annotated[list[Condition], doc("The state of each other part, by name, with advice.")]


def get_health(request: Request) -> Response:
    """Report that the process responds."""
    return json_response(Health("ok"), Cache_Control="no-store")


def get_readiness(request: Request) -> Response:
    """Report that moves can be acknowledged: Redis accepts writes, has this key, and has the required replicas.

    Other states (the queue, workers, the caretaker, possible data loss in a crash, clocks) are in `conditions`, and do
    not affect readiness. The response takes at most two seconds, even if a Redis does not respond.
    """
    readiness = request.services.conditions.find()
    if readiness.refusal:
        raise readiness.refusal
    return json_response(Readiness("ready", readiness.workers, readiness.conditions), Cache_Control="no-store")


def get_signing_key(request: Request) -> Response:
    """Return the public key of signatures over the canonical JSON `[id, version, chain]`; null if nothing is signed."""
    return json_response(SigningKey("Ed25519", request.services.signer.public_key), Cache_Control="no-store")


def get_description(request: Request) -> Response:
    """Return this description, OpenAPI 3.1."""
    return Response(200, {"Content-Type": "application/yaml"}, current_app.extensions["openapi"]["yaml"], is_file=True)


def get_description_as_json(request: Request) -> Response:
    """Return this description as JSON."""
    return Response(200, {"Content-Type": JSON}, current_app.extensions["openapi"]["json"], is_file=True)


ROUTES = (
    Route("GET", "/healthz", get_health, Health),
    Route("GET", "/readyz", get_readiness, Readiness, problems=(429, 500, 503, 507), limit="reads", cost=3),
    Route("GET", "/v1/signing-key", get_signing_key, SigningKey),
    Route("GET", "/openapi.yaml", get_description, Answer(200, {"type": "object"}, media="application/yaml")),
    Route("GET", "/openapi.json", get_description_as_json, Answer(200, {"type": "object"})),
)
