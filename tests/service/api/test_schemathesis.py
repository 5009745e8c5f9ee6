"""Every route, called with generated valid and invalid requests."""

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
"""A stream does not end while its game runs, so `test_stream` covers it."""

LARGE = {
    "GET /v1/games",
    "GET /v1/games/{game}/analyses/{analysis}",
    "POST /v1/games",
    "POST /v1/games/{game}/forks",
    "POST /v1/games/{game}/moves",
}
"""Routes with three quarters of all edge cases, because of their many fields."""


@sample_or_all
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.slow
def test_every_route_is_as_described(route: str, live: str, api: Any, everything: bool) -> None:
    """No response is a server error or has an undescribed status, media type or shape.

    Except for the large ones, each route is called at the edges of its description and four times at random.
    A run of `many` covers the edges of each and eight random calls. Valid requests are sent to a running game
    by one of its players.
    """
    from helpers.made_up import ask_route

    ask_route(route, live, api, examples=8 if everything else 4, edges=everything or route not in LARGE)
