"""How often one may ask: each request counts as of its route's class, for who asks."""

from contextlib import suppress

from redis.exceptions import RedisError

from cairn.service.api.http.request import Request
from cairn.service.api.http.route import Route
from cairn.service.errors import TooOften


def count(request: Request, route: Route) -> None:
    """Count a request, and refuse one too many; none of the operator's, and none outside of `/v1`."""
    if request.operator or not request.path.startswith("/v1/"):
        return
    name = route.limit or ("reads" if route.reads else "moves")
    guest = request.credentials[1] if request.seat is not None and request.bearer is None else None
    with suppress(RedisError):  # the key of the MAC may be in Redis: then the request's own work meets that, too
        caller = request.services.tokens.owner(request.player or guest or request.address)
        taken = request.services.rate_limits.count(name, caller)
        if taken:
            request.rate = {
                "RateLimit-Limit": str(taken.limit),
                "RateLimit-Remaining": str(taken.remaining),
                "RateLimit-Reset": str(taken.reset),
                "RateLimit-Policy": taken.policy,
            }
        if taken and taken.exceeded:
            raise TooOften(f"You ask too often; ask again in {taken.reset} seconds.", retry_after=taken.reset)
