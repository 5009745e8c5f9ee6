"""Operations: whether the process lives, whether it is ready, and the API's own description."""

from typing import Annotated, Literal

from flask import current_app
from msgspec import Struct

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, json_response
from cairn.service.api.http.route import Answer, Route
from cairn.service.queries.fields import Hash, doc
from cairn.service.redis_clients.server import Durability, try_write
from cairn.service.redis_clients.server_key import check_key


class SigningKey(Struct):
    """What checks signatures."""

    algorithm: Annotated[Literal["Ed25519"], doc("How heads are signed (RFC 8032).")]
    public_key: Annotated[Hash | None, doc("64 hex digits; null if nothing is signed.")]


class Health(Struct):
    """The process answers."""

    status: Annotated[Literal["ok"], doc("Always so.")]


class Readiness(Struct):
    """The service is ready."""

    redis: Annotated[Literal["ok"], doc("Redis takes a write.")]
    workers: Annotated[int, doc("How many workers live.")]
    durability: Annotated[Durability, doc("How Redis keeps what it is given.")]
    warnings: Annotated[list[str], doc("What may be lost so, and whose clock is off, in sentences.")]


def get_health(request: Request) -> Response:
    """Report that the process answers."""
    return json_response(Health("ok"), Cache_Control="no-store")


def get_readiness(request: Request) -> Response:
    """Report that Redis takes a write, how it keeps it, and how many workers are alive; it is ready without any.

    What may be lost with its settings, and whether a machine's clock is off, is told in `warnings`, and the service is
    ready all the same.
    """
    services = request.services
    durability = try_write(services.redis)
    check_key(services.redis, services.settings.key)
    warnings = [*durability.warnings(), *services.skew.warnings(services.clock.time()), *services.files.warnings()]
    body = Readiness("ok", services.turn_queue.workers(), durability, warnings)
    return json_response(body, Cache_Control="no-store")


def get_signing_key(request: Request) -> Response:
    """Return the public key of the heads' signatures, over the canonical JSON `[id, version, chain]`; null: none."""
    return json_response(SigningKey("Ed25519", request.services.signer.public_key), Cache_Control="no-store")


def get_description(request: Request) -> Response:
    """Return this description, OpenAPI 3.1."""
    return Response(200, {"Content-Type": "application/yaml"}, current_app.extensions["openapi"])


ROUTES = (
    Route("GET", "/healthz", get_health, Health),
    Route("GET", "/readyz", get_readiness, Readiness, problems=(429, 500, 503, 507), limit="reads"),
    Route("GET", "/v1/signing-key", get_signing_key, SigningKey),
    Route("GET", "/openapi.yaml", get_description, Answer(200, {"type": "object"}, media="application/yaml")),
)
