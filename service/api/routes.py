"""All routes of the API, by subject."""

from cairn.service.api.games import analyses, archives, decisions, games, hints, lists, moves, seats, successors
from cairn.service.api.http.route import Route
from cairn.service.api.operations import operations, rulesets
from cairn.service.api.pairings import pairings
from cairn.service.api.players import players, recovery, standings
from cairn.service.api.series import series
from cairn.service.api.streams import feed, phrases, stream
from cairn.service.api.webhooks import webhooks

TAGS: dict[str, tuple[str, tuple[Route, ...]]] = {
    "rulesets": ("The available games.", rulesets.ROUTES),
    "games": ("Games: open, list, read, delete.", (*games.ROUTES, *lists.ROUTES)),
    "seats": ("Sit down, or leave.", seats.ROUTES),
    "moves": ("List legal moves, make moves, undo.", moves.ROUTES),
    "decisions": ("Replay and audit.", decisions.ROUTES),
    "stream": ("Watch a game live, and send phrases.", (*stream.ROUTES, *phrases.ROUTES)),
    "feed": ("All games of a player on one stream.", feed.ROUTES),
    "hints": ("The best moves by an AI's search.", hints.ROUTES),
    "analyses": ("A finished game, decision by decision.", analyses.ROUTES),
    "forks": ("Play on from a finished game.", successors.FORK_ROUTES),
    "rematches": ("Play again.", successors.REMATCH_ROUTES),
    "players": ("Players and their accounts.", (*players.ROUTES, *recovery.ROUTES, *players.BLOCKING_ROUTES)),
    "webhooks": ("The feed, sent to a URL.", webhooks.ROUTES),
    "standings": ("Ratings of players and AIs.", standings.ROUTES),
    "pairings": ("Find an opponent of similar rating.", pairings.ROUTES),
    "series": ("Round robins, Swiss, eliminations, arenas.", series.ROUTES),
    "archives": ("Export a game, or import one.", archives.ROUTES),
    "operations": ("Health and readiness.", operations.ROUTES),
}
"""Tags of `openapi.yaml`: the description and the routes of each."""

ROUTES = tuple(route for _, routes in TAGS.values() for route in routes)
