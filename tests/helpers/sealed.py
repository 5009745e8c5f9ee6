"""Sealed games, a few per segment."""

from cairn.projections.rows import ENDED, Filters
from cairn.service.container import Services

BATCH_SIZE = 3
"""Games of one segment."""


def seal_games(services: Services, *, but: int = 0) -> list[str]:
    """Seal all finished games but the newest `but`, in segments of three, have the lists trimmed, and return them."""
    wanted = Filters(status="finished", by=ENDED, unlisted=True)
    games = [row.id for _, row in services.lists.walk(wanted, "", 100) if row]
    games = games[: len(games) - but]
    for at in range(0, len(games), BATCH_SIZE):
        assert not services.cold.seal(services.log, games[at : at + BATCH_SIZE]).left
        services.finished.trim(services.lists)
    return games
