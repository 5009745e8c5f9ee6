"""Highland Clans: its description. The rules are in `rules` and the modules next to it."""

from collections.abc import Mapping
from typing import Any

from cairn.projections.highland_clans import title as title
from cairn.service.rules.highland_clans.refusals import refusal as refusal
from cairn.service.rules.highland_clans.rules import consequences as consequences
from cairn.service.rules.highland_clans.rules import determinize as determinize
from cairn.service.rules.highland_clans.rules import legal_moves as legal_moves
from cairn.service.rules.highland_clans.rules import new as new
from cairn.service.rules.highland_clans.rules import outcome as outcome
from cairn.service.rules.highland_clans.rules import to_act as to_act
from cairn.service.rules.interface import Demo

blurb = "Three to five clans gather followers, build on their lands, and raid each other for points."
seats = (3, 4, 5)  # HC-01
clause_prefix = "HC"
waits_for = ("redraw", "action", "raid", "lay_card", "spoil", "discard")
outcome_reasons = {
    "red_zone": "the domain tile turned over was not above the leader's points",
    "empty_bag": "fewer than six cubes were in the bag",
    "empty_supply": "no domain tile was left",
}
level_versions = {"hard": 2, "expert": 2}
demo = Demo({}, seats=5)
groups = ("base", "drawn")
least_moves = 3


def group_of(options: Mapping[str, Any]) -> str:
    """Return the rating group of a game: by which cards are discarded after a raid (HC-49)."""
    return "base" if options["raid_refill"] == "hand" else "drawn"
