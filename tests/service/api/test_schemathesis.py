"""Every route, asked with whatever its description allows, and with what it does not."""

from typing import Any

import pytest
from helpers.described import described

from cairn.contract.sampling import sample_or_all

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


@sample_or_all
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.slow
def test_every_route_is_as_described(route: str, live: str, api: Any, everything: bool) -> None:
    """No answer is a server's error, or of a status, media type or shape that is not described.

    A route is asked at the edges of what its description allows, unless it is one of the large ones, and four times
    at random; in a run of `many` each at its edges, and eight times at random. Requests that are meant to be good are
    asked of a running game, by somebody who plays in it.
    """
    from helpers.made_up import ask_route

    ask_route(route, live, api, examples=8 if everything else 4, edges=everything or route not in LARGE)
