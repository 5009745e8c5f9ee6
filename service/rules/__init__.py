"""The available games: each with its version-independent description, and its rules by version."""

from typing import cast

from cairn.events.codec import defaults_of
from cairn.events.registry import games, part_of
from cairn.projections.anchors import group_with_bots
from cairn.projections.fold import Position
from cairn.projections.rows import Options
from cairn.service.errors import RulesGone
from cairn.service.rules.interface import Game, Refusal, Rules, ToAct, follow

__all__ = [
    "GAMES",
    "Game",
    "Refusal",
    "Rules",
    "ToAct",
    "follow",
    "group_of",
    "known_rules",
    "newest",
    "rating_groups",
    "rules_of",
]

GAMES: dict[str, Game] = {ruleset: cast(Game, part_of(ruleset, "rules")) for ruleset in games()}
"""All games by ruleset."""


def newest(ruleset: str) -> Rules:
    """Return the rules of a new game."""
    return [*GAMES[ruleset].versions.values()][-1]


def known_rules(ruleset: str, version: int) -> Rules | None:
    """Return a version of a game's rules; None if this service does not have it."""
    game = GAMES.get(ruleset)
    return game.versions.get(version) if game else None


def group_of(ruleset: str, options: Options) -> str | None:
    """Return the rating group of a game's options; None if its ruleset is not available.

    An option that was added after the game may be missing.
    """
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
        raise RulesGone(f"This game is played by version {table.rules_version} of {table.ruleset}, which is gone.")
    return rules
