"""Glen More: its tiles, its moves and what can happen in it."""

from dataclasses import dataclass
from typing import Annotated

from events.glen_more.happened import EVENTS
from events.glen_more.moves import MOVES
from events.glen_more.tiles import Seat

__all__ = ["EVENTS", "MOVES", "Options"]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game of Glen More can be opened with."""

    first_seat: Annotated[Seat | None, "who begins; drawn at random if null (GM-04)"] = None
