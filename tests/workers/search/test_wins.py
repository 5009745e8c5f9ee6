"""Certain wins are taken and certain losses avoided: certain means in every world possible for a seat."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.events.highland_clans.pieces import Cubes
from cairn.service.rules import Rules, newest
from cairn.workers.search.candidate import drive
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Sense, sense_of

WORLDS = 16
SURE = 400
"""The number of worlds in which a win must hold to be certain."""

GAMES = [
    pytest.param("schotten_totten", {"rounds": 1}, 2, id="base"),
    pytest.param("schotten_totten", {"rounds": 1, "tactics": True}, 2, id="Tactics"),
    pytest.param("schotten_totten", {"rounds": 1, "tactics": True, "expert": True}, 2, id="Expert"),
    pytest.param("highland_clans", {}, 3, id="Highland Clans"),
    pytest.param("glen_more", {}, 2, id="Glen More with 2"),
    pytest.param("glen_more", {}, 4, id="Glen More with 4"),
]

Found = tuple[Any, int, set[Move]]
"""A seat's view, the seat, and the moves among which it must choose."""


def share_after(rules: Rules, sense: Sense, view: Any, seat: int, move: Move, world: int, turns: int) -> float | None:
    """Return a seat's result within `turns` turns after a move, or None if the game is not over by then.

    All players play hastily.
    """
    chance = SeededChance(f"world {world}")
    state = sense.imagine(rules, view, seat, chance)
    turn = sense.turn(state)
    drive(state, rules.consequences(state, seat, move, chance))
    while act := rules.to_act(state):
        if sense.turn(state) != turn:
            turn, turns = sense.turn(state), turns - 1
            if turns < 0:
                return None
        drive(state, rules.consequences(state, act.seat, sense.quick(rules, state, act.seat, chance), chance))
    return sense.chances(rules, state)[seat]


def shares(
    rules: Rules, sense: Sense, view: Any, seat: int, move: Move, turns: int, worlds: int = WORLDS
) -> set[float | None]:
    """Return the results in `worlds` worlds. For a single turn, stop as soon as two differ."""
    found = set[float | None]()
    for world in range(worlds):
        found.add(share_after(rules, sense, view, seat, move, world, turns))
        if len(found) > 1 and not turns:
            break
    return found


def positions(ruleset: str, options: dict[str, Any], seats: int, games: int, turns: int) -> Iterator[Found]:
    """Yield positions of hasty games, with occasional random moves, in which some moves decide.

    Without more `turns` they win before another turn begins; otherwise the others lose before the seat's next turn.
    """
    rules, sense = newest(ruleset), sense_of(ruleset)
    for number in range(games):
        found, source = list[Found](), random.Random(number)

        def player(view: Any, seat: int, seed: str, found: list[Found] = found, source: Any = source) -> Move:
            moves, chance = rules.legal_moves(view, seat), SeededChance(seed)
            if ruleset == "highland_clans":  # the game ends with this turn (HC-71)
                view = view.copy()
                view.bag = Cubes()
            if 1 < len(moves) <= 60 and sense.is_late(view):
                after = {move: shares(rules, sense, view, seat, move, turns) for move in moves}
                win = {move for move, share in after.items() if share == {1.0}}
                loss = {move for move, share in after.items() if share == {0.0}}
                if turns and loss and any(0.0 not in share for share in after.values()):
                    found.append((view.copy(), seat, {*moves} - loss))
                if not turns and 0 < len(win) < len(moves):
                    sure = {move for move in win if shares(rules, sense, view, seat, move, 0, SURE) == {1.0}}
                    found.extend([(view.copy(), seat, sure)] if sure else [])
            if source.random() < 0.25:
                return source.choice(moves)
            return sense.quick(rules, rules.determinize(view, seat, chance), seat, chance)

        for _ in play(ruleset, options, [player] * seats, str(number)):
            pass
        yield from found


@pytest.mark.parametrize(("ruleset", "options", "seats"), GAMES)
@pytest.mark.slow
def test_an_immediate_win_is_played(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """If a move ends the game before another turn and wins in every world, `hard` makes such a move."""
    count = 0
    games = 8 if ruleset == "highland_clans" else 24
    for view, seat, wins in positions(ruleset, options, seats, games, turns=0):
        count += 1
        assert choose(TABLE[ruleset]["hard"], newest(ruleset), view, seat, "seed") in wins, (view, wins)
    assert count >= 1


@pytest.mark.parametrize(("ruleset", "options", "seats"), GAMES)
@pytest.mark.slow
def test_an_immediate_loss_is_avoided(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """If some moves lose in every world before the seat's next turn and another in none, `hard` makes none of them."""
    count = 0
    games = 24 if ruleset == "glen_more" else 6
    for view, seat, others in positions(ruleset, options, seats, games, turns=seats - 1):
        count += 1
        assert choose(TABLE[ruleset]["hard"], newest(ruleset), view, seat, "seed") in others, (view, others)
    assert count >= 1
