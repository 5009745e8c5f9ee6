"""Pages of lists of games: which games a request wants, and the link to the next page. One place for all lists."""

from typing import Any

from cairn.projections.rows import CREATED, ENDED, Filters
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, next_page
from cairn.service.errors import Invalid, Mistake, Unauthorized
from cairn.service.queries.listing import Page


def page_of(request: Request, query: dict[str, Any]) -> tuple[Page, dict[str, str]]:
    """Return the page that a request wants, and the headers to answer it with."""
    page = request.services.listing.page(_wanted(request, query), query["limit"], query.get("cursor"))
    headers = {"Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    if page.next:
        headers["Link"] = next_page(request, query | {"cursor": page.next})
    return page, headers


def _wanted(request: Request, query: dict[str, Any]) -> Filters:
    """Return which games are wanted: each filter is a parameter. Unlisted ones the operator sees, and a player own."""
    filters = {name: query[name] for name in Filters.__struct_fields__ if name in query}
    if filters.get("player") == "me":
        if request.player is None:
            raise Unauthorized("Your own games need the token of a player.")
        filters["player"] = request.player
    mine = request.player is not None and filters.get("player") == request.player
    if query["waiting"] and not mine:
        detail = "What waits is told of `player=me` only."
        raise Invalid(detail, errors=[Mistake("query/waiting", detail)])
    return Filters(**filters, unlisted=request.operator or mine, by=ENDED if "format" in query else CREATED)
