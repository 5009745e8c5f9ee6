"""Highland Clans: hints for learners."""

from msgspec.structs import astuple

from cairn.events.decision import Move
from cairn.events.highland_clans.moves import Bard, Exchange, Redraw
from cairn.events.highland_clans.pieces import FOLLOWERS
from cairn.workers.environments.learning import NEVER, Key, whole

SETS = frozenset({"hand", "discards", "actions"})
KEYED: dict[str, str] = {}


def key_of(move: Move) -> Key | None:
    """Return the key of a move, except for moves never legal: too many cubes, or a list in another order."""
    match move:
        case Redraw():
            allowed = sum(astuple(move)) <= 6  # HC-13
        case Bard(_, takes, keeps):  # HC-29
            order = [[*FOLLOWERS].index(follower) for follower in takes]
            allowed = 1 <= len(order) <= 2 and order == sorted({*order}) and (keeps is None or keeps in takes)
        case Exchange(cards):  # HC-40
            allowed = bool(cards) and list(cards or ()) == sorted(cards or ())
        case _:
            allowed = True
    return whole(move) if allowed else NEVER
