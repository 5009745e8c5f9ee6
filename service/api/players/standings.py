"""Ratings: the standings of a ruleset, and the history of a player's ratings."""

from collections.abc import Sequence
from typing import Any

from marshmallow.validate import OneOf

from cairn.projections import standings
from cairn.projections.anchors import anchors_of
from cairn.projections.rating_formula import version_of_formula
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import subject_of
from cairn.service.api.http.marshmallow_fields import Parameters, Pattern, after_version, either_word, page_limit, text
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response, link_next
from cairn.service.api.http.route import Answer, Route
from cairn.service.api.players.player import AnchoredLevel, RatedGame, RatedGames, Standing, StandingPlayer, Standings
from cairn.service.deciding.levels import LEVELS, version_of
from cairn.service.errors import InvalidParameter, NotFound
from cairn.service.rules import GAMES, rating_groups

_GROUP = Pattern("^[a-z0-9_-]{1,64}$", "a name in small letters, such as tactics")


class RatingsQuery(Parameters):
    """A page of a player's rating history."""

    ruleset = text("Only ratings of this ruleset.", OneOf(GAMES))
    group = text("Only ratings of this group of options.", _GROUP)
    after = after_version("The `next` of the previous page.")
    limit = page_limit(100)


class StandingsQuery(Parameters):
    """A page of standings."""

    group = text("The group of options; default: the ruleset's first.", _GROUP)
    ais = either_word("Whether `levels` and groups with bots are listed.", False)
    after = after_version("The `next` of the previous page: the last rank received.")
    limit = page_limit(50)


def get_standings(request: Request, query: dict[str, Any], ruleset: str) -> Response:
    """Return the ratings of players for a ruleset, best first; with `ais` also the measured ratings of AI levels.

    A game of players and AIs counts seconds after its end, without guests, forks and undos, if each seat's holder made
    a minimum number of moves, and it was not opened as unrated. A player who leaves after that
    ranks last. Repeated games of two players on a day weigh less each time, as do games of players first seen
    from one network on one day. Pages may repeat entries.
    """
    if ruleset not in GAMES:
        raise NotFound("no-rules-to-learn", ruleset=ruleset)
    groups = rating_groups(ruleset)
    category = RatingCategory(ruleset, _known(query.get("group", groups[0]), groups))
    places, more = request.services.standings.page(category, query["after"], query["limit"])
    names = request.services.names.of_players([place.player for place in places])
    following = query["after"] + query["limit"] if more else None
    items = [
        Standing(place.rank, StandingPlayer(place.player, names.player(place.player)), **place.rating.displayed)
        for place in places
    ]
    formula = request.services.standings.formula(category)
    levels = _levels(category, version_of_formula(formula)) if query["ais"] else []
    shown = groups if query["ais"] else GAMES[ruleset].groups
    body = Standings(ruleset, category.group, shown, formula, levels, items, following)
    return link_next(json_response(body, Cache_Control=ALWAYS_ASK), request, query, after=following)


def list_rated_games(request: Request, query: dict[str, Any], player: str) -> Response:
    """List a player's ratings after each game, oldest first: the points of a chart.

    Games that were not listed have no id here.
    """
    request.services.players.get(player)
    rulesets = [query["ruleset"]] if "ruleset" in query else list(GAMES)
    groups = [group for ruleset in rulesets for group in rating_groups(ruleset)]
    wanted = {_known(query["group"], groups)} if "group" in query else {*groups}
    categories = [
        category
        for category in request.services.ratings.categories
        if category.ruleset in rulesets and category.group in wanted
    ]
    games, more = request.services.standings.history(player, categories, query["after"], query["limit"])
    listed = {row.id for row in request.services.lists.rows([game.game for game in games]) if row.listed}
    following = query["after"] + query["limit"] if more else None
    body = RatedGames([_rated(game, listed) for game in games], following)
    return link_next(json_response(body, Cache_Control=ALWAYS_ASK), request, query, after=following)


def _rated(game: standings.RatedGame, listed: set[str]) -> RatedGame:
    category, shown = game.category, game.rating.displayed
    known = game.game if game.game in listed else None
    return RatedGame(category.ruleset, category.group, game.at, known, shown["rating"], shown["deviation"])


def _levels(category: RatingCategory, ratings_version: int) -> list[AnchoredLevel]:
    anchors = anchors_of(category.ruleset, category.group, ratings_version)
    levels = list[AnchoredLevel]()
    for level in LEVELS:
        version = version_of(category.ruleset, level)
        if anchor := anchors.get(subject_of(level, version)):
            levels.append(AnchoredLevel(level, version, anchor.rating, anchor.low, anchor.high, anchor.games))
    return sorted(levels, key=lambda level: level.rating, reverse=True)


def _known(group: str, groups: Sequence[str]) -> str:
    if group in groups:
        return group
    raise InvalidParameter("group", "no-group", group=group, list=", ".join(dict.fromkeys(groups)))


_RATED = Answer(200, RatedGames, ("Link",))

ROUTES = (
    Route("GET", "/v1/standings/<ruleset>", get_standings, Answer(200, Standings, ("Link",)), query=StandingsQuery()),
    Route("GET", "/v1/players/<player>/ratings", list_rated_games, _RATED, query=RatingsQuery()),
)
