"""The available games: each with its version-independent description, and its rules by version."""

from dataclasses import fields
from typing import Any, cast

from cairn.events.codec import defaults_of
from cairn.events.registry import games, part_of, with_defaults
from cairn.projections.anchors import group_with_bots
from cairn.projections.fold import Position
from cairn.projections.rows import Options
from cairn.service.errors import RulesGone
from cairn.service.rules.interface import Demo, Game, acts_alone
from cairn.service.rules.interface import Refusal as Refusal
from cairn.service.rules.interface import Rules as Rules
from cairn.service.rules.interface import ToAct as ToAct
from cairn.service.rules.interface import follow as follow
from cairn.service.rules.interface import make_move as make_move
from cairn.service.rules.interface import resolved as resolved


def _describe(ruleset: str) -> Game:
    part = part_of(ruleset, "rules")
    if not hasattr(part, "versions"):
        nothing = {"determinize": lambda view, seat, chance: view.copy(), "consequences": acts_alone}
        with_defaults(part, nothing)
        functions = {each.name: getattr(part, each.name) for each in fields(Rules)[2:] if hasattr(part, each.name)}
        with_defaults(part, {"versions": {1: Rules(ruleset=ruleset, version=1, **functions)}})
    usual = {"groups": ("base",), "least_moves": 1, "level_versions": {}, "demo": Demo(seats=min(part.seats))}
    game: Any = with_defaults(part, usual)
    return cast(Game, with_defaults(part, {"group_of": lambda options: game.groups[0]}))


GAMES: dict[str, Game] = {ruleset: _describe(ruleset) for ruleset in games()}


def newest(ruleset: str) -> Rules:
    """Return the rules of a new game."""
    return [*GAMES[ruleset].versions.values()][-1]


def known_rules(ruleset: str, version: int) -> Rules | None:
    """Return a version of a game's rules; None if this service does not have it."""
    game = GAMES.get(ruleset)
    return game.versions.get(version) if game else None


def group_of(ruleset: str, options: Options) -> str | None:
    """Return the rating group of a game's options, of which newer ones may be missing; None without its ruleset."""
    game = GAMES.get(ruleset)
    return game.group_of({**defaults_of(ruleset), **options}) if game else None


def rating_groups(ruleset: str) -> tuple[str, ...]:
    """Return the groups with ratings of their own: those of options, and one for games with bots for each of them."""
    groups = GAMES[ruleset].groups
    return (*groups, *map(group_with_bots, groups))


def rules_of(position: Position) -> Rules:
    """Return the rules of a game's own version. Raise RulesGone if they are not available any more."""
    table = position.table
    rules = known_rules(table.ruleset, table.rules_version)
    if rules is None:
        raise RulesGone("game-rules-gone", rules_version=table.rules_version, ruleset=table.ruleset)
    return rules
