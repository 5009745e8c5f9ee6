"""All routes of the API, by what they are about."""

from cairn.service.api.games import analyses, archives, decisions, forks, games, hints, lists, moves, rematches, seats
from cairn.service.api.http.route import Route
from cairn.service.api.operations import operations, rulesets, transparency
from cairn.service.api.pairings import pairings
from cairn.service.api.players import blocking, players, recovery, standings
from cairn.service.api.series import series
from cairn.service.api.streams import feed, phrases, stream
from cairn.service.api.webhooks import webhooks

TAGS: dict[str, tuple[str, tuple[Route, ...]]] = {
    "rulesets": ("The games on the shelf.", rulesets.ROUTES),
    "games": ("Games: open, list, read, delete.", (*games.ROUTES, *lists.ROUTES)),
    "seats": ("Sit down, or leave.", seats.ROUTES),
    "moves": ("Legal moves, moves, undo.", moves.ROUTES),
    "decisions": ("Replay and audit.", decisions.ROUTES),
    "stream": ("Watch a game live, and say something.", (*stream.ROUTES, *phrases.ROUTES)),
    "feed": ("All of one's games on one stream.", feed.ROUTES),
    "hints": ("What an AI would do here.", hints.ROUTES),
    "analyses": ("A finished game, decision by decision.", analyses.ROUTES),
    "forks": ("Play on from a finished game.", forks.ROUTES),
    "rematches": ("Play again.", rematches.ROUTES),
    "players": ("Players, and who one is oneself.", (*players.ROUTES, *recovery.ROUTES, *blocking.ROUTES)),
    "webhooks": ("The feed, sent to a URL.", webhooks.ROUTES),
    "standings": ("Ratings: who plays how well.", standings.ROUTES),
    "pairings": ("Wait for an opponent of like rating.", pairings.ROUTES),
    "series": ("Round robins, Swiss, eliminations, arenas.", series.ROUTES),
    "archives": ("Export a game, or import one.", archives.ROUTES),
    "operations": ("Health and readiness.", (*operations.ROUTES, *transparency.ROUTES)),
}
"""What `openapi.yaml` says of each group of routes, and its routes."""

ROUTES = tuple(route for _, routes in TAGS.values() for route in routes)
