"""Requests that schemathesis generates from the API's description. Imported late: few runs use it."""

from typing import Any

import schemathesis
from helpers.described import described
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

SETTINGS = settings(
    derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


@schemathesis.serializer("application/jsonl")
def lines(_context: Any, value: Any) -> bytes:
    """Send the value generated for an archive as it is; it is no archive."""
    return str(value).encode(errors="replace")


def ask_route(route: str, live: str, api: Any, examples: int, edges: bool) -> None:
    """Send a route `examples` random requests, and, if `edges`, edge cases; check every response."""
    config = schemathesis.Config.from_dict({"phases": {"coverage": {"enabled": edges}}})
    schema = schemathesis.openapi.from_dict(described(), config=config)
    chosen = settings(SETTINGS, max_examples=examples)
    # Requests are generated here, not, as by `schema.parametrize`, in every process that collects tests.
    (generated,) = get_all_tests(schema=schema.include(name=route), test_func=ask, settings=chosen, given_kwargs={})
    _, check = generated.ok()  # type: ignore[union-attr]  # what is described wrongly raises
    check(live=live, api=api)


def ask(case: Any, live: str, api: Any) -> None:
    """Send a request and check its response."""
    if case.meta and case.meta.generation.mode.is_positive and "game" in case.path_parameters:
        game, _ = api.open()
        case.path_parameters["game"] = game["id"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {game['tokens'][0]['token']}"}
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0
    case.call_and_validate(base_url=live, checks=CHECKS)
