"""Kernels beside Python, and exact endings beside a plain minimax: `python -m … WHAT PART PARTS COUNT [KERNEL]`.

WHAT is `kernel` and a game, `choices` and a game with a level after it, or a game whose endings are searched; with
` plain` after it, without the kernel.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from itertools import count, islice
from typing import Any
from unittest.mock import patch

import msgspec
from games.schotten_totten.lockstep import view_of
from helpers.kernels import installed, load
from msgspec.structs import replace

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.events.registry import part_of
from cairn.service.rules import Rules, newest
from cairn.workers.search.candidate import drive
from cairn.workers.search.exact import exact
from cairn.workers.search.halving import search
from cairn.workers.search.levels import TABLE
from cairn.workers.search.native import Native
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Sense, sense_of

FIRST_GAME = 20_000
"""The seed of the first game: no other test plays these."""
MAX_POSITIONS, MAX_CARDS = 1500, 6
"""Limits of an ending: positions, of which minimax visits all, and cards in both hands."""
MAX_PLAYOUTS = 40
"""The limit of a choice's playouts, of which Python makes a few hundred a second."""
WILD = 0.4
"""The share of random moves."""
OPTIONS: dict[str, Sequence[dict[str, Any]]] = {
    "schotten_totten": ({"rounds": 1}, {"rounds": 1, "tactics": True}, {"rounds": 1, "expert": True}),
    "glen_more": ({},),
}
"""The options of games whose endings are searched."""


class TooLargeError(Exception):
    """An ending has more positions than minimax may visit."""


class Certain:
    """A chance without alternatives."""

    def draw(self, k: int) -> int:
        """Return the only result."""
        assert k == 1
        return 0

    def pick(self, candidates: Sequence[Any]) -> Any:
        """Return the only candidate."""
        return candidates[self.draw(len(candidates))]


class Minimax:
    """A seat's share of the win in each position, if every seat plays its best: no bounds, no order, no game's key."""

    def __init__(self, rules: Rules, sense: Sense, seat: int) -> None:
        self._rules, self._sense, self._seat = rules, sense, seat
        self._known = dict[bytes, float]()

    def after(self, state: Any, by: int, move: Move) -> float:
        """Return the value after a move. Raise TooLargeError at too many positions."""
        reached = state.copy()
        drive(reached, self._rules.consequences(reached, by, move, Certain()))
        return self.value(reached)

    def value(self, state: Any) -> float:
        """Return the value of a position."""
        act = self._rules.to_act(state)
        if act is None:
            return self._sense.chances(self._rules, state)[self._seat]
        whole = msgspec.json.encode(state, order="deterministic")
        if whole not in self._known:
            if len(self._known) > MAX_POSITIONS:
                raise TooLargeError
            after = [self.after(state, act.seat, move) for move in self._rules.legal_moves(state, act.seat)]
            self._known[whole] = max(after) if act.seat == self._seat else min(after)
        return self._known[whole]


def endings(ruleset: str, games: Iterator[int]) -> Iterator[tuple[Any, int]]:
    """Yield endings of games with some random moves, and the seat to move, which has several."""
    rules, sense = newest(ruleset), sense_of(ruleset)
    for game in games:
        source = random.Random(game)

        def player(view: Any, seat: int, seed: str, source: Any = source) -> Move:
            moves, chance = rules.legal_moves(view, seat), SeededChance(seed)
            if source.random() < WILD:
                return source.choice(moves)
            return sense.quick(rules, rules.determinize(view, seat, chance), seat, chance)

        options = OPTIONS[ruleset][game % len(OPTIONS[ruleset])]
        for state in play(ruleset, options, [player, player], f"ending {game}"):
            act = rules.to_act(state)
            if not act or not sense.ending(state, act.seat) or len(rules.legal_moves(state, act.seat)) < 2:
                continue
            if ruleset == "glen_more":
                yield balanced(rules, sense, state, act.seat), act.seat
            elif sum(map(len, (*state.hands, *state.tactic_hands))) <= MAX_CARDS:
                yield state.copy(), act.seat


def balanced(rules: Rules, sense: Sense, state: Any, seat: int) -> Any:
    """Return a position of Glen More with other points, so that some of the seat's moves win and some lose, if any can.

    A margin is that of a hasty end of the turn after a move.
    """
    margins = []
    for move in rules.legal_moves(state, seat):
        after, by = state.copy(), seat
        drive(after, rules.consequences(after, by, move, Certain()))
        while act := rules.to_act(after):
            drive(after, rules.consequences(after, act.seat, sense.quick(rules, after, act.seat, Certain()), Certain()))
        margins.append(after.points[seat] - max(points for other, points in enumerate(after.points) if other != seat))
    more = max(margins)
    points = tuple([points + max(0, -more if owner == seat else more) for owner, points in enumerate(state.points)])
    return replace(state, points=points)


def check_endings(ruleset: str, games: Iterator[int], wanted: int) -> dict[str, int]:
    """Compare endings, half of them with moves of different worth. Raise AssertionError at a difference."""
    rules, sense = newest(ruleset), sense_of(ruleset)
    left = {True: wanted - wanted // 2, False: wanted // 2}
    for state, seat in endings(ruleset, games):
        moves = rules.legal_moves(state, seat)
        view = view_of(state, seat) if ruleset == "schotten_totten" else state
        found = exact(rules, view, seat, moves, MAX_POSITIONS)
        if found is None:
            continue
        worths = {candidate.move: candidate.mean(seat) for candidate in found}
        differ = len({*worths.values()}) > 1
        if not left[differ]:
            continue
        plain = Minimax(rules, sense, seat)
        try:
            assert worths == {move: plain.after(state, seat, move) for move in moves}, (state, seat)
        except TooLargeError:
            continue
        assert [*worths.values()] == sorted(worths.values(), reverse=True)
        left[differ] -= 1
        if not any(left.values()):
            break
    return {"endings": wanted, "of different worth": wanted - wanted // 2}


def check_kernel(ruleset: str, tested: Any, games: Iterator[int], wanted: int) -> dict[str, int]:
    """Compare positions of games. Raise AssertionError at a difference."""
    compared, lockstep = 0, import_module(f"games.{ruleset}.lockstep")
    for game in games:
        for position in lockstep.positions([game]):
            lockstep.compare(tested, *position)
            compared += 1
        if compared >= wanted:
            break
    return {"positions": compared}


def check_choices(ruleset: str, level: str, games: Iterator[int], wanted: int) -> dict[str, int]:
    """Compare a level's choice with and without the kernel, in one position of each game, by a seat's view.

    Each chance of each candidate is compared, and their order. Raise AssertionError at a difference.
    """
    rules, own, lockstep = newest(ruleset), part_of(ruleset, "workers"), import_module(f"games.{ruleset}.lockstep")
    limited = replace(TABLE[ruleset][level], budget=min(TABLE[ruleset][level].budget, MAX_PLAYOUTS))
    for game in islice(games, wanted):
        views = [
            (lockstep.view_of(state, seat), seat, seed)
            for state, seat, seed in lockstep.positions([game])
            if len(rules.legal_moves(state, seat)) > 1
        ]
        view, seat, seed = random.Random(game).choice(views)
        found = search(rules, view, seat, seed, limited)
        with ExitStack() as without:
            for part in (own, *own.TRAININGS):
                without.enter_context(patch.object(part, "kernels", {}))
            assert search(rules, view, seat, seed, limited) == found, (view, seat, seed)
    return {"choices": wanted}


def main(what: str, part: int, parts: int, wanted: int, path: str = "") -> None:
    """Print how much was compared."""
    games = count(FIRST_GAME + part, parts)
    first, _, second = what.partition(" ")
    if first == "choices":
        ruleset, level = second.split()
        done = check_choices(ruleset, level, games, wanted)
    elif first == "kernel":
        done = check_kernel(second, load(second, path) if path else installed(second), games, wanted)
    else:
        if path or second:
            native = import_module(f"cairn.workers.{first}.native")
            tested = Native(load(first, path), native.pack, native.number_of) if path else None
            vars(part_of(first, "workers"))["kernels"] = {newest(first).version: tested} if tested else {}
        done = check_endings(first, games, wanted)
    print(json.dumps(done))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
