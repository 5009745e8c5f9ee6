"""Highland Clans as it stands, and in words."""

from projections.highland_clans.state import Clan as Clan
from projections.highland_clans.state import Laid as Laid
from projections.highland_clans.state import RaidUnderWay as RaidUnderWay
from projections.highland_clans.state import State as State
from projections.highland_clans.words import draw as draw
from projections.highland_clans.words import say as say
