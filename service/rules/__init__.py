"""The games on the shelf. A game's rules are the folder of its name beside this file."""

from importlib.resources import files

from cairn.service.rules import glen_more, highland_clans, schotten_totten
from cairn.service.rules.interface import Refusal, Rules, ToAct, follow

__all__ = ["GAMES", "Refusal", "Rules", "ToAct", "follow", "rulebook"]

GAMES: dict[str, Rules] = {
    "glen_more": glen_more,
    "highland_clans": highland_clans,
    "schotten_totten": schotten_totten,
}
"""Every game, by its ruleset's name."""


def rulebook(ruleset: str) -> str:
    """Return a game's rulebook as markdown."""
    return files(__name__).joinpath(ruleset, "rulebook.md").read_text(encoding="utf-8")
