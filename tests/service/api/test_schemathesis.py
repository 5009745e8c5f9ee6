"""Every route, asked with whatever its description allows, and with what it does not."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
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


schema = schemathesis.openapi.from_path(Path(__file__).parents[3] / "openapi.yaml").exclude(path_regex="/stream$")
"""A stream does not end while its game runs; `test_stream` asks for it."""


SETTINGS = settings(
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@settings(SETTINGS, max_examples=4)
def test_every_route_is_as_described(case: Any, live: str, api: Any) -> None:
    """No answer is a server's error, or of a status, media type or shape that is not described: four requests a route.

    Requests that are meant to be good are asked of a running game, by somebody who plays in it.
    """
    ask(case, live, api)


@pytest.mark.many
@pytest.mark.timeout(0)
@schema.parametrize()
@settings(SETTINGS, max_examples=8)
def test_every_route_is_as_described_whatever_is_asked(case: Any, live: str, api: Any) -> None:
    """The same for fifteen requests a route."""
    ask(case, live, api)


def ask(case: Any, live: str, api: Any) -> None:
    """Send a request and check its answer."""
    if case.meta and case.meta.generation.mode.is_positive and "game" in case.path_parameters:
        game, _ = api.open()
        case.path_parameters["game"] = game["id"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {game['tokens'][0]['token']}"}
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0
    case.call_and_validate(base_url=live, checks=CHECKS)
