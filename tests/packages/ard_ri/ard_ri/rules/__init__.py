"""Declarations of Ard Rí. The rules themselves are in `rules` and the modules next to it."""

from collections.abc import Mapping
from typing import Any

from ard_ri.projections import title as title
from ard_ri.rules.refusals import refusal
from ard_ri.rules.rules import consequences, determinize, legal_moves, new, outcome, to_act
from cairn.service.rules.interface import Demo, Rules

blurb = "Sixteen attackers surround eight defenders and a king, who escapes over the edge or is captured."
versions = {
    1: Rules(
        ruleset="ard_ri",
        version=1,
        new=new,
        to_act=to_act,
        legal_moves=legal_moves,
        refusal=refusal,
        consequences=consequences,
        determinize=determinize,
        outcome=outcome,
    )
}
seats = (2,)
clause_prefix = "AR"
waits_for = ("move",)
outcome_reasons = {
    "escape": "the king reached the edge",
    "capture": "the king was captured",
    "stuck": "a seat could not move in its turn",
    "draw": "nobody had won after a hundred moves",
}
level_versions: Mapping[str, int] = {}
demo = Demo(seats=2)
groups = ("base",)
least_moves = 3


def group_of(_options: Mapping[str, Any]) -> str:
    """Return the group of ratings: there is only one, as no option changes the game."""
    return "base"
