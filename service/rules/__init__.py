"""The games on the shelf: each is what its rules say of it once, and its rules by their version."""

from typing import cast

from cairn.events.codec import defaults_of
from cairn.events.registry import games, part_of
from cairn.projections.anchors import bot_subject
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
"""Every game, by its ruleset's name."""


def newest(ruleset: str) -> Rules:
    """Return the rules that a new game is played by."""
    return [*GAMES[ruleset].versions.values()][-1]


def known_rules(ruleset: str, version: int) -> Rules | None:
    """Return a version of a game's rules; None if this service does not have it."""
    game = GAMES.get(ruleset)
    return game.versions.get(version) if game else None


def group_of(ruleset: str, options: Options) -> str | None:
    """Return the group of options that a game is in; None if its ruleset is not on the shelf.

    An option may be missing that came after the game.
    """
    game = GAMES.get(ruleset)
    return game.group_of({**defaults_of(ruleset), **options}) if game else None


def rating_groups(ruleset: str) -> tuple[str, ...]:
    """Return the groups that have ratings of their own: those of options, and for each one of games with bots."""
    groups = GAMES[ruleset].groups
    return (*groups, *map(bot_subject, groups))


def rules_of(position: Position) -> Rules:
    """Return the rules that a game is played by, of its own version; raise RulesGone if they are not here any more."""
    table = position.table
    rules = known_rules(table.ruleset, table.rules_version)
    if rules is None:
        raise RulesGone(f"This game is played by version {table.rules_version} of {table.ruleset}, which is gone.")
    return rules
