"""Every route, asked with whatever its description allows, and with what it does not."""

from typing import Any

import pytest
import schemathesis
from helpers.described import described
from helpers.sampling import sample_or_all
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


@schemathesis.serializer("application/jsonl")
def lines(_context: Any, value: Any) -> bytes:
    """Send what is generated for an archive as it is; it is no archive."""
    return str(value).encode(errors="replace")


ROUTES = [
    f"{method.upper()} {path}"
    for path, methods in described()["paths"].items()
    for method in methods
    if method != "parameters" and not path.endswith("/stream")
]
"""A stream does not end while its game runs; `test_stream` asks for it."""

LARGE = {
    "GET /v1/games",
    "GET /v1/games/{game}/analyses/{analysis}",
    "POST /v1/games",
    "POST /v1/games/{game}/forks",
    "POST /v1/games/{game}/moves",
}
"""Routes with so many fields that three quarters of all edges are theirs."""

SETTINGS = settings(
    derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


@sample_or_all
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.slow
def test_every_route_is_as_described(route: str, live: str, api: Any, everything: bool) -> None:
    """No answer is a server's error, or of a status, media type or shape that is not described.

    A route is asked at the edges of what its description allows, unless it is one of the large ones, and four times
    at random; in a run of `many` each at its edges, and eight times at random. Requests that are meant to be good are
    asked of a running game, by somebody who plays in it.
    """
    edges = {"phases": {"coverage": {"enabled": everything or route not in LARGE}}}
    schema = schemathesis.openapi.from_dict(described(), config=schemathesis.Config.from_dict(edges))
    chosen = settings(SETTINGS, max_examples=8 if everything else 4)
    # Requests are made up here, and not, as `schema.parametrize` does, in every process that collects tests.
    (generated,) = get_all_tests(schema=schema.include(name=route), test_func=ask, settings=chosen, given_kwargs={})
    _, check = generated.ok()  # type: ignore[union-attr]  # what is described wrongly raises
    check(live=live, api=api)


def ask(case: Any, live: str, api: Any) -> None:
    """Send a request and check its answer."""
    if case.meta and case.meta.generation.mode.is_positive and "game" in case.path_parameters:
        game, _ = api.open()
        case.path_parameters["game"] = game["id"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {game['tokens'][0]['token']}"}
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0
    case.call_and_validate(base_url=live, checks=CHECKS)
