"""Declarations of Roup. The rules themselves are in `rules` and `refusals`."""

from collections.abc import Mapping
from typing import Any

from cairn.service.rules.interface import Demo, Rules
from roup.projections import title as title
from roup.rules.refusals import refusal
from roup.rules.rules import consequences, determinize, legal_moves, new, outcome, resolve, to_act

blurb = "Ten lots, secret purses, and sealed bids that all players make at the same time."
versions = {
    1: Rules(
        ruleset="roup",
        version=1,
        new=new,
        to_act=to_act,
        legal_moves=legal_moves,
        refusal=refusal,
        consequences=consequences,
        determinize=determinize,
        outcome=outcome,
        resolve=resolve,
    )
}
seats = (2, 3, 4, 5)
clause_prefix = "RO"
waits_for = ("bid",)
outcome_reasons = {"points": "the last lot is gone, and the points were compared"}
level_versions: Mapping[str, int] = {}
demo = Demo(seats=3)
groups = ("base",)
least_moves = 3


def group_of(_options: Mapping[str, Any]) -> str:
    """Return the group of ratings: there is only one, as no option changes the game."""
    return "base"
