"""Games in memory with AIs that choose as workers do: from their seat's view, with the seed that the secret gives."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from cairn.contract.playing import ENDLESS, FACTS, Game
from cairn.events.chance import SeededChance, ai_seed
from cairn.events.codec import decode
from cairn.events.decision import Ai, Move, redact
from cairn.projections.fold import Position, fold, projection_of, step
from cairn.service.deciding import deciders
from cairn.service.rules import follow, make_move, newest, rules_of
from cairn.workers.search import policies
from cairn.workers.search.levels import level_here
from cairn.workers.search.sense import sense_of


class Thinking:
    """The views of a game's AIs, folded as the game proceeds."""

    def __init__(self, game: Game) -> None:
        self._game, self._seen = game, 0
        under = [decode(entry.stored, entry.version) for entry in game.under]
        seats = range(len(game.position.table.seats))
        self._views = {seat: fold(redact(decision, seat, ended=False) for decision in under) for seat in seats}

    def view(self, seat: int) -> Position:
        """Return a seat's view of the position."""
        for decision in self._game.decisions[self._seen :]:
            for viewer, view in self._views.items():
                self._views[viewer] = step(view, redact(decision, viewer, ended=False))
        self._seen = len(self._game.decisions)
        return self._views[seat]

    def choose_for(self, seat: int) -> tuple[Move, Ai]:
        """Return the decision of the AI on a seat that is to move."""
        version, view = self._game.position.version + 1, self.view(seat)
        return choose_for(view, seat, ai_seed(self._game.secret, version, view.table.seed_nonces))


def choose_for(view: Position[Any], seat: int, seed: str) -> tuple[Move, Ai]:
    """Return the choice of a seat's level in a position."""
    name = view.table.seats[seat].level
    assert name
    version, level = level_here(rules_of(view), name)
    move = policies.choose(level, rules_of(view), view.state, seat, seed)
    return move, Ai(name, version, level.budget, seed)


Cheat = Callable[[Game, Move, Ai], tuple[Move, Ai]]


def play_out(game: Game, seed: int = 0, stop: int | None = None, cheat: Cheat | None = None) -> Game:
    """Play a game of AIs and random humans to its end or to a version, and return it.

    `cheat` may change the decision of an AI.
    """
    source, thinking = random.Random(seed), Thinking(game)
    while not game.over and game.position.version != stop:
        seat = game.waited_for
        if game.position.table.seats[seat].kind == "ai":
            move, ai = thinking.choose_for(seat)
            if cheat:
                move, ai = cheat(game, move, ai)
            deciders.play(game, seat, [move], ai)
        else:
            game.play(source.choice(game.legal))
    return game


def hasty_game(ruleset: str, options: dict[str, Any], seats: int, seed: int) -> Iterator[tuple[Any, int, Move]]:
    """Let a hasty player play every seat. Yield each position, the seat to move, and its move."""
    rules, chance, quick = newest(ruleset), SeededChance(str(seed)), sense_of(ruleset).quick
    state: Any = projection_of(ruleset).State.new(options, seats)
    follow(state, rules.new(options, seats, chance))
    choices = dict[int, Move]()
    for version in count(2):
        act = rules.to_act(state)
        if act is None:
            return
        assert version < FACTS[ruleset].bound, ENDLESS
        seat = next(seat for seat in act.seats if seat not in choices)
        move = quick(rules, state, seat, chance)
        yield state.copy(), seat, move
        make_move(rules, state, seat, move, chance, choices)
