"""Glen More: its description. The rules are in `rules` and the modules next to it."""

from functools import partial

from cairn.projections.glen_more import title as title
from cairn.service.rules.glen_more.refusals import refusal
from cairn.service.rules.glen_more.rules import VERSIONS, consequences, determinize, legal_moves, new, outcome, to_act
from cairn.service.rules.glen_more.turn import WAITS_FOR
from cairn.service.rules.interface import Demo, Rules

blurb = "Two to five players take tiles from a track, build a territory, and make whisky in the Scottish highlands."
versions = {
    version: Rules(
        ruleset="glen_more",
        version=version,
        new=new,
        to_act=to_act,
        legal_moves=legal_moves,
        refusal=refusal,
        consequences=partial(consequences, version),
        determinize=determinize,
        outcome=outcome,
    )
    for version in VERSIONS
}
seats = (2, 3, 4, 5)  # GM-01
clause_prefix = "GM"
waits_for = tuple(WAITS_FOR.values())
outcome_reasons = {
    "points": "one seat has most points",
    "cubes": "the points were equal, and cubes on tiles broke the tie",
    "shared": "points and cubes were equal",
}
level_versions = {"hard": 2, "expert": 3}
demo = Demo({}, seats=5)
least_moves = 3
# No option changes the game enough for a rating group of its own.
