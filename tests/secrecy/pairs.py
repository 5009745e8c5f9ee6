"""Pairs of games that differ only in what a viewer may not know, with an AI to move that has hidden information."""

import random
from typing import NamedTuple

from msgspec.structs import replace

from cairn.contract.playing import FACTS, Game, begin, twin_of
from cairn.events.codec import encode
from cairn.events.decision import Decision, Move, redact
from cairn.projections.fold import fold

LEVEL = "hard"
"""The level of the AI: with hidden cards its moves are delayed until their duration is not visible."""


class Pair(NamedTuple):
    """Two games, a viewer who must not distinguish them, and the AI's next moves in both."""

    games: tuple[Game, Game]
    viewer: int | None
    moves: list[Move]


def pair_of(case: tuple[str, dict[str, object], int], viewer: int | None, seed: int) -> Pair:
    """Return a pair of random games of some options in which an AI is to move, with next moves that reveal nothing."""
    ruleset, options, seats = case
    ai = 0 if viewer is None else (viewer - 1) % seats
    source = random.Random(seed)
    while True:
        levels = [LEVEL if seat == ai else None for seat in range(seats)]
        game = begin(ruleset, options, seats, source.randrange(10**9), levels)
        least = game.position.version + source.randint(2, 12)
        while not game.over and (game.position.version < least or game.waited_for != ai):
            game.play(source.choice(game.legal))
        if not game.over:
            games = game, _changed(game, viewer)
            moves = _moves(games, viewer, ai)
            if moves:
                return Pair(games, viewer, moves)


def _changed(game: Game, viewer: int | None) -> Game:
    """Return the twin of a game: other cards hidden from the viewer, other draws and seeds of AIs."""
    twin = twin_of(game, viewer) if FACTS[game.position.table.ruleset].twin else game
    decisions = [_drawn_otherwise(decision) for decision in twin.decisions]
    return Game(game.game, fold(decisions), game.secret, decisions=decisions, names=dict(game.names))


def _drawn_otherwise(decision: Decision) -> Decision:
    """Return a decision with other secrets of the service: draws and seeds are hidden until the end."""
    draws = tuple((k, (result + 1) % k) for k, result in decision.draws or ())
    return replace(decision, draws=draws, ai=decision.ai and replace(decision.ai, seed="5eed"))


def _moves(games: tuple[Game, Game], viewer: int | None, ai: int) -> list[Move]:
    """Return moves of the AI up to the next human's turn that leave the viewer's view the same, or none."""
    ahead, moves = [_copy(game) for game in games], list[Move]()
    while not ahead[0].over and ahead[0].waited_for == ai:
        for move in ahead[0].legal:
            if move in ahead[1].legal:
                tried = [_copy(game) for game in ahead]
                for game in tried:
                    game.play(move)
                first, second = ([_seen(each, viewer) for each in game.decisions] for game in tried)
                if first == second:
                    break
        else:
            return []
        moves.append(move)
        ahead = tried
    return [] if ahead[0].over else moves


def _copy(game: Game) -> Game:
    return Game(game.game, fold(game.decisions), game.secret, decisions=[*game.decisions], names=dict(game.names))


def _seen(decision: Decision, viewer: int | None) -> bytes:
    return encode(replace(redact(decision, viewer, ended=False), at=""))
