"""Highland Clans: the chances by the learned value, at the ends of playouts by the quick policy."""

from collections.abc import Sequence

from cairn.projections.highland_clans.state import State
from cairn.service.rules import Rules
from cairn.workers.highland_clans import sense
from cairn.workers.highland_clans.native import learned_kernels as kernels
from cairn.workers.highland_clans.sight import BLOCKS, INPUTS, WHOLES, sights
from cairn.workers.search.net import Nets, share_out
from cairn.workers.search.sense import Level

__all__ = ["POLICY", "chances", "kernels"]

POLICY = Level(policy="search", budget=16, candidates=8, training=1)
"""The level that a training's curve shows: it plays a seat's turn on by the quick policy, and judges what comes of it.
"""
_NETS = Nets("highland_clans", BLOCKS, INPUTS, WHOLES)
use = _NETS.use


def net_number(state: State) -> int:
    """Return the number of the net of a game's seats."""
    return len(state.points) - 3


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
    if state.phase == "over":
        return sense.chances(rules, state)
    net = _NETS[net_number(state)]
    return share_out([net.odds_of_sight(*sight) for sight in sights(state)])
