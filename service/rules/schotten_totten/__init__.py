"""Schotten Totten: its description. The rules are in `rules` and the modules next to it."""

from collections.abc import Mapping
from typing import Any

from cairn.projections.schotten_totten import title as title
from cairn.service.rules.interface import Demo
from cairn.service.rules.schotten_totten.refusals import refusal as refusal
from cairn.service.rules.schotten_totten.rules import consequences as consequences
from cairn.service.rules.schotten_totten.rules import determinize as determinize
from cairn.service.rules.schotten_totten.rules import legal_moves as legal_moves
from cairn.service.rules.schotten_totten.rules import new as new
from cairn.service.rules.schotten_totten.rules import outcome as outcome
from cairn.service.rules.schotten_totten.rules import to_act as to_act

blurb = "Two clans play cards beside nine stones; three cards beside a stone make a formation that may claim it."
seats = (2,)
clause_prefix = "ST"
waits_for = ("play_card", "claim", "draw_card", "return_card")
outcome_reasons = {
    "points": "one seat has most points after the last round",
    "draw": "both seats have the same number of points",
}
level_versions = {"medium": 2, "hard": 2, "expert": 2}
demo = Demo({"rounds": 25, "tactics": True}, seats=2)
groups = ("base", "tactics", "expert", "tactics_expert")
least_moves = 4


def group_of(options: Mapping[str, Any]) -> str:
    """Return the rating group of a game: by tactic cards and Expert; a match of more rounds is the same game."""
    chosen = [name for name in ("tactics", "expert") if options[name]]
    return "_".join(chosen) or "base"
