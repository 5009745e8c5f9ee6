"""Schotten Totten: hints for learners."""

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import PlayBanshee, PlayStrategist, PlayTraitor
from cairn.workers.environments.learning import Key, whole

SETS = frozenset({"hands", "tactic_hands", "sides", "modes", "discard"})
KEYED: dict[str, str] = {}


def key_of(move: Move) -> Key | None:
    """Return the key of a move, without what its card implies: beside which stone it lies, and on which side."""
    match move:
        case PlayStrategist(card, _, to) | PlayTraitor(card, _, to):
            return "take_card", card, to
        case PlayBanshee(card):
            return move.type, card
    return whole(move)
