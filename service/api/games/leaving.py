"""The consequences of leaving a seat, reported before a player leaves."""

from typing import Final

from cairn.projections.fold import Position
from cairn.service.api.games.game import Leaving
from cairn.service.deciding.deciders import LeavingDoes, what_leaving_does
from cairn.service.deciding.levels import PLAYS_ON
from cairn.service.rules import GAMES

_SENTENCES: Final[dict[LeavingDoes, str]] = {
    "opens_seat": "If you leave, your seat is open again.",
    "loses": "If you leave, the other player wins.",
    "ai_plays_on": f"If you leave, an AI ({PLAYS_ON}) plays your seat, and you rank last.",
}


def leaving(position: Position, seat: int) -> Leaving | None:
    """Return the consequences if the human of a seat leaves now; None if no human holds the seat."""
    table = position.table
    if table.is_ended or seat not in table.humans:
        return None
    does = what_leaving_does(position, seat)
    sentence = _SENTENCES.get(does, "If you leave, the game ends, as no other human plays it.")
    if not position.has_started:
        return Leaving(does, False, sentence)
    if not table.is_ratable or table.ruleset not in GAMES:
        return Leaving(does, False, f"{sentence} It does not count for ratings.")
    least = GAMES[table.ruleset].least_moves
    decisive = position.moves[seat] if does == "ai_plays_on" else min(position.moves)
    if decisive < least:
        words = f"It does not count for ratings, as not all seats have made {least} moves."
        return Leaving(does, False, f"{sentence} {words}")
    return Leaving(does, True, f"{sentence} It counts for ratings: you rank last.")
