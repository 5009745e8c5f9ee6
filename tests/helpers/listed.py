"""The contents of lists of games."""

from typing import Any

from cairn.projections.rows import Filters
from cairn.service.container import Services


def list_games(services: Services, **filters: Any) -> list[str]:
    """Return the ids of the games that match, at most a hundred, in order."""
    return [row.id for row in services.listing.page(Filters(**filters), 100).rows.values()]
