"""A game's sense by its evaluation alone: the defaults of all parts of `Sense` that a game leaves out."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.registry import part_of
from cairn.service.rules import Rules, make_move
from cairn.workers.search.shares import shares, shares_of_winners

NO_POINTS = "a state needs the field `points`, with an item for each seat, or `workers.py` a function `chances`"
NO_TURN = (
    "a state needs the field `turn`, with another value after each turn or round, or `workers.py` a function `turn`"
)


def chances_by(rules: Rules, state: Any, worth: Sequence[float]) -> Sequence[float]:
    """Return each seat's chance to win: by the value of its position, and after the end by the outcome."""
    outcome = rules.outcome(state, ())
    return shares_of_winners(outcome.winners, len(worth)) if outcome else shares(worth)


def chances(rules: Rules, state: Any) -> Sequence[float]:
    """Return each seat's chance to win by the game's evaluation; the state has `points` by seat."""
    evaluate = part_of(rules.ruleset, "workers").evaluate
    try:
        seats = len(state.points)
    except AttributeError:
        raise AttributeError(NO_POINTS) from None
    return chances_by(rules, state, [evaluate(state, seat) for seat in range(seats)])


def quick(rules: Rules, state: Any, seat: int, chance: Chance) -> Move:
    """Return any legal move of the seat."""
    return chance.pick(rules.legal_moves(state, seat))


def ranked(rules: Rules, state: Any, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves by the game's evaluation of the position after each of them, the best first.

    Seats that act at the same time choose any legal move.
    """
    evaluate, worth, act = part_of(rules.ruleset, "workers").evaluate, list[float](), rules.to_act(state)
    others = [other for other in (act.seats if act else ()) if other != seat]
    choices = {other: chance.pick(rules.legal_moves(state, other)) for other in others}
    for move in moves:
        after = state.copy()
        make_move(rules, after, seat, move, chance, dict(choices))
        worth.append(evaluate(after, seat))
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -worth[place])]


def alike(_state: Any, _seat: int, move: Move) -> Hashable:
    """Return the move: no two are equivalent."""
    return move


def is_late(_state: Any) -> bool:
    """Return False: the end is searched like the rest."""
    return False


def ending(_state: Any, _seat: int) -> Callable[[Any], Hashable] | None:
    """Return None: no position is searched to the end of the game."""
    return None


def terms(_rules: Rules, _before: Any, _after: Any, _seat: int) -> Mapping[Hashable, Any]:
    """Return none: hints have no reasons."""
    return {}


def is_settled(_before: Any, _after: Any) -> bool:
    """Return False: each move shows its effect after the turn."""
    return False


def imagine(rules: Rules, view: Any, seat: int, chance: Chance) -> Any:
    """Return a world that the rules consider possible."""
    return rules.determinize(view, seat, chance)


def temperature(_state: Any) -> float:
    """Return 1: chances are reported as they were found."""
    return 1.0


def turn(state: Any) -> object:
    """Return the field `turn` of a state."""
    try:
        return state.turn
    except AttributeError:
        raise AttributeError(NO_TURN) from None


_NOTHING: Mapping[Any, Any] = {}
PLAIN: Mapping[str, Any] = {
    **{"kernels": _NOTHING, "OLDER_LEVELS": _NOTHING},
    **{
        each.__name__: each
        for each in (chances, quick, ranked, alike, is_late, ending, terms, is_settled, imagine, temperature, turn)
    },
}
"""The default of each part of a game's sense, by name."""
