"""Schotten Totten: the terms of a move, stone by stone, by the learned value of what a seat sees.

The worth of a stone is the change of the value since it looked as before the move, without the card in hand that was
played: what the card did there. So are the cards in hand, and the owners of stones belong to the stone.
"""

from collections.abc import Hashable

from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules import Rules
from cairn.service.rules.schotten_totten.claims import is_complete, requirement
from cairn.service.rules.schotten_totten.formations import COLOUR, COLOUR_RUN, OF_A_KIND, RUN, SUM, strength
from cairn.service.rules.schotten_totten.scoring import stones_of, victory
from cairn.workers.schotten_totten.learned import net_of
from cairn.workers.schotten_totten.sight import CLAN_CARDS, OWNERS, TACTIC_CARDS, eyes_of, see, see_stone
from cairn.workers.search.net import SCALE
from cairn.workers.search.sense import Reason, Term, Terms

COMPLETES = {
    SUM: "It completes your side of stone {stone}.",
    RUN: "It completes a run at stone {stone}.",
    COLOUR: "It completes a colour at stone {stone}.",
    OF_A_KIND: "It completes cards of one value at stone {stone}.",
    COLOUR_RUN: "It completes a colour run at stone {stone}.",
}
CLAIMS = "It gains you stone {stone}."
DEFENDS = "It keeps stone {stone} from your opponent, who would win the game with it."
HELPS = "It helps your side of stone {stone}."
SPARES = "It keeps your chances at stone {stone}."
CHANGES = "It makes stone {stone} ask for what suits you better."
WEAKENS = "It weakens your opponent's side of stone {stone}."
HAND = Reason("It leaves you better cards in hand.")
TACTICS = Reason("It leaves you better tactic cards.")
CLAIMED = 0.5
"""The worth of a claim: the learned value knows no play that leaves a stone that it may claim."""


def terms(rules: Rules, before: State, after: State, seat: int) -> Terms:
    """Return how a move changed the logarithm of the odds to win, by subject; nothing if the round has ended."""
    if after.round != before.round or after.phase == "over":
        return {}
    net, eyes, (blocks, whole), old = net_of(after), eyes_of(after, seat), see(after, seat), see(before, seat)[1]
    seen = [net.embed(block, at) for at, block in enumerate(blocks)]
    stones, value, terms = sum(seen), net.odds(net.see_whole(whole) + sum(seen)), dict[Hashable, Term]()

    def gained(part: slice, change: int = 0) -> float:
        """Return what the value has gained since a part of the whole was as before, and the stones were changed."""
        other = [*whole]
        other[part] = old[part]
        return (value - net.odds(net.see_whole(other) + stones + change)) / SCALE

    for at, (was, stone) in enumerate(zip(before.stones, after.stones, strict=True)):
        change = net.embed(see_stone(was, seat, eyes), at) - seen[at]
        claimed = stone.owner == seat != was.owner
        worth = CLAIMED + gained(OWNERS, change) if claimed else gained(slice(0), change)
        reason = Reason(_say(before, at, stone, seat), (("stone", at + 1),))
        terms[at] = Term(worth, 0.0, reason, reason)
    for reason, part in ((HAND, CLAN_CARDS), (TACTICS, TACTIC_CARDS)):
        terms[reason] = Term(gained(part), 0.0, reason, reason)
    return terms


def is_settled(before: State, _after: State) -> bool:
    """Return whether a move shows its effect at once: a claim."""
    return before.phase == "claim"


def _say(before: State, at: int, stone: Stone, seat: int) -> str:
    """Return what a move has done at a stone."""
    was, side, other = before.stones[at], stone.sides[seat], 1 - seat
    if stone == was:
        return SPARES
    if stone.owner == seat != was.owner:
        return CLAIMS
    if victory([*stones_of(before, other), at + 1]):
        return DEFENDS
    if stone.modes != was.modes:
        return CHANGES
    if is_complete(stone, seat) and not is_complete(was, seat):
        return COMPLETES[strength(side, requirement(stone).totals_only)[0]]
    if len(stone.sides[other]) < len(was.sides[other]):
        return WEAKENS
    return HELPS if len(side) > len(was.sides[seat]) else SPARES
