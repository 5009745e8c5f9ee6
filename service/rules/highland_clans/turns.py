"""Turns: the seat to move, the moves of each part of a turn, and the draw (HC-10 to HC-13)."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from cairn.events.decision import Move
from cairn.events.highland_clans import moves
from cairn.events.highland_clans.pieces import Cubes
from cairn.projections.highland_clans.state import State
from cairn.projections.message import Argument, message
from cairn.service.rules.interface import SEATS, Refusal, ToAct

DRAWN = 6  # number of cubes drawn for the reserve (HC-12)
_ACTIONS = (moves.Build, moves.Warrior, moves.Piper, moves.Monks, moves.Domain, moves.Bard)
_OWN_TURN = ("redraw", "action", "raid")


class _Part(NamedTuple):
    moves: tuple[type[Move], ...]
    other: Refusal


_PARTS = {
    "redraw": _Part((moves.Keep, moves.Redraw), Refusal("HC-13", "hc-first-redraw")),
    "action": _Part((*_ACTIONS, moves.EndActions), Refusal("HC-11", "hc-now-actions")),
    "raid": _Part(
        (moves.Raid, moves.Exchange, moves.EndTurn),
        Refusal("HC-11", "hc-actions-over"),
    ),
    "lay_card": _Part((moves.LayCard,), Refusal("HC-41", "hc-first-lay")),
    "spoil": _Part((moves.TakeSpoil, moves.DeclineSpoil), Refusal("HC-44", "hc-first-spoil")),
    "discard": _Part((moves.Discard,), Refusal("HC-24", "hc-first-discard")),
    "refill": _Part((moves.Discard,), Refusal("HC-49", "hc-first-refill")),
}
"""By the action that is waited for; discards after a raid have their own part."""

_ONE_ACTION = Refusal("HC-14", "hc-one-action")
_NOTHING_BACK = Refusal("HC-13", "hc-nothing-back")
_KEEP = moves.Keep()
_REDRAWS = [moves.Redraw(*back) for back in product(range(DRAWN + 1), repeat=4) if sum(back) <= DRAWN]


def turn_obstacle(state: State, act: ToAct, seat: int, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the obstacle to any move of a seat: another seat is to act (HC-10)."""
    if act.seat == seat:
        return None
    clause = "HC-10" if act.what in _OWN_TURN else _part(state, act).other.clause
    return Refusal(clause, "hc-other-turn", player=names[act.seat])


def part_obstacle(state: State, act: ToAct, move: Move) -> Refusal | None:
    """Return the obstacle to a type of move: it belongs to another part of the turn (HC-11)."""
    part = _part(state, act)
    if isinstance(move, part.moves):
        return None
    if act.what == "raid" and isinstance(move, _ACTIONS) and len(state.actions) == state.most_actions == 1:
        return _ONE_ACTION
    return part.other


def legal_redraws(state: State, seat: int) -> list[Move]:
    """Return keeping the cubes, and every other choice of cubes to put back (HC-13)."""
    return list(_redraws(state.reserve))


def redraw_obstacle(state: State, seat: int, move: Move) -> Refusal | None:
    """Return the obstacle to keeping cubes or to putting some back (HC-13)."""
    return _back_obstacle(state.reserve, move) if isinstance(move, moves.Redraw) else None


def is_opponent(state: State, seat: int) -> bool:
    """Return whether a seat exists in this game and is not the player to move."""
    return seat != state.turn and seat < len(state.clans)


def reserve_obstacle(reserve: Cubes, wanted: Cubes, clause: str, id: str = "hc-reserve-short") -> Refusal | None:
    """Return a refusal, by the message `id`, if the reserve has too few cubes of a colour."""
    colour = reserve.too_few(wanted)
    if colour is None:
        return None
    return Refusal(
        clause, id, number=getattr(wanted, colour), colour=message(f"hc-{colour}"), has=getattr(reserve, colour)
    )


@cache
def _redraws(reserve: Cubes) -> tuple[Move, ...]:
    """Return the redraws of a reserve. There are 84 reserves, so each list is built once."""
    return (_KEEP, *(move for move in _REDRAWS if _back_obstacle(reserve, move) is None))


def _back_obstacle(reserve: Cubes, move: moves.Redraw) -> Refusal | None:
    back = Cubes(move.yellow, move.blue, move.green, move.red)
    return reserve_obstacle(reserve, back, "HC-13", "hc-reserve-short-back") if back.total else _NOTHING_BACK


def _part(state: State, act: ToAct) -> _Part:
    return _PARTS["refill" if state.phase == "refill" else act.what]
