"""Highland Clans as it stands: the clans, the reserve, the bag, the raid under way and the points."""

from projections.highland_clans.draw import draw
from projections.highland_clans.say import say
from projections.highland_clans.state import State

__all__ = ["State", "draw", "say"]
