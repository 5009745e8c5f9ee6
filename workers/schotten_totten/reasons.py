"""Schotten Totten: what a hint says of a move, stone by stone."""

from cairn.projections.schotten_totten.state import State
from cairn.service.rules import Rules
from cairn.service.rules.schotten_totten.claims import is_complete, requirement, unseen_clan_cards
from cairn.service.rules.schotten_totten.formations import COLOUR, COLOUR_RUN, OF_A_KIND, RUN, SUM, strength
from cairn.workers.schotten_totten.evaluation import promise_of_side, value_of_tactic_cards
from cairn.workers.schotten_totten.stones import chance_of_stone, prospects_of_all
from cairn.workers.search.sense import Terms

KINDS = {SUM: "a sum", RUN: "a run", COLOUR: "a colour", OF_A_KIND: "cards of one value", COLOUR_RUN: "a colour run"}
COMPLETE, CLAIMED = 0.5, 2.0
"""The value of a complete side in addition to its promise of at most about 1.3, and of a claimed stone."""
TACTICS = 0.2
"""The value of a playable tactic card's point."""


def terms(rules: Rules, state: State, seat: int) -> Terms:
    """Return what each stone is worth: the seat's side of it, and the other's chance to get it."""
    unseen, (first, second) = unseen_clan_cards(state), prospects_of_all(state)
    mine, theirs = (second, first) if seat else (first, second)
    gains = {"leaves you better tactic cards": TACTICS * value_of_tactic_cards(state, seat)}
    keeps = dict[str, float]()
    for number, stone in enumerate(state.stones, 1):
        keeps[f"keeps stone {number} from your opponent"] = chance_of_stone(stone, 1 - seat, theirs, mine)
        gains[f"helps your side of stone {number}"] = promise = promise_of_side(stone, seat, unseen)
        if is_complete(stone, seat):
            kind, _ = strength(stone.sides[seat], requirement(stone).totals_only)
            gains[f"completes {KINDS[kind]} at stone {number}"] = promise + COMPLETE
        if stone.owner == seat:
            gains[f"gains you stone {number}"] = CLAIMED
    return gains, keeps
