"""Automatic steps of Glen More's rules lose nothing: every result of a payment can still be reached."""

import random
from collections.abc import Iterator

from games.glen_more.every_payment import after, closes
from games.glen_more.given import activating, given, land, rules

from cairn.events.chance import ScriptedChance
from cairn.events.decision import Move
from cairn.events.glen_more.moves import ActivateTile, BuyCube, CloseExchange, PayCube, PlaceTile, SellCube, TakeTile
from cairn.events.glen_more.pieces import RESOURCES
from cairn.projections.glen_more.state import State
from cairn.service.rules.interface import follow

Ending = tuple[object, ...]
COSTLY, EXCHANGES = (11, 26, 29, 38, 43, 48, 60), (10, 11, 13, 34, 49, 56, 66)


def ending(state: State) -> Ending:
    """Return the changes by a payment: coins, rows and the cubes on each earlier tile."""
    player = state.players[0]
    cubes = tuple((laid.tile, *sorted(laid.cubes)) for laid in player.territory[:6])
    return player.coins, tuple(state.market.items()), cubes


def test_every_result_of_a_payment_can_be_reached() -> None:
    """GM-22, GM-24, GM-26, GM-27: the offered steps, with sales at any time, lead to the results of any order.

    The same cubes, coins and rows can remain, and no others, although some steps are automatic.
    """
    compared = 0
    for seed in range(160):
        state, tile, first = position(seed)
        if first in rules.legal_moves(state, 0):
            assert set(by_the_rules(state, tile, first)) == set(by_any_order(state, tile)), seed
            compared += 1
    assert compared > 60


def position(seed: int) -> tuple[State, int, Move]:
    """Return a position with some cubes and coins, and the move that begins a payment: taking or activating a tile."""
    source = random.Random(seed)
    held = [" ".join(source.choices(RESOURCES, k=source.choice(counts))) for counts in ((0, 1, 1), (0, 1, 2), (0, 1))]
    lands = ("68 0 0 i", f"8 1 0 {held[0]}", f"2 0 1 {held[1]}", f"24 1 1 {held[2]}", "12 2 1", "21 2 2")
    coins, market = source.randint(0, 3), " ".join(f"{kind} {source.randint(0, 3)}" for kind in RESOURCES)
    if seed % 2:
        tile = source.choice(COSTLY)
        track = {3: tile, 4: 1, 5: 3}
        return given(land(*lands, coins=coins), market=market, track=track), tile, TakeTile(3)
    tile = source.choice(EXCHANGES)
    state = activating(tile, land(*lands, f"{tile} 1 2", coins=coins), market=market, track={3: 1, 4: 3, 5: 12})
    return state, tile, ActivateTile(tile)


def by_the_rules(state: State, tile: int, first: Move) -> Iterator[Ending]:
    """Yield every result of legal moves: the taken tile is placed, or the activated one has its cubes."""
    todo, seen = [state], set()
    while todo:
        now = todo.pop()
        begun = now.taken == tile if isinstance(first, TakeTile) else tile in now.activated
        known = (begun, now.phase, tuple(sorted(now.paid)), ending(now))
        if known in seen:
            continue
        seen.add(known)
        if begun and now.phase == "activate":
            yield ending(now)
        for move in rules.legal_moves(now, 0):
            if move == first or isinstance(move, SellCube | PayCube | BuyCube | PlaceTile | CloseExchange):
                then = now.copy()
                follow(then, rules.consequences(then, 0, move, ScriptedChance([0] * 30)))
                if then.turn == 0:
                    todo.append(then)


def by_any_order(state: State, tile: int) -> Iterator[Ending]:
    """Yield every result of giving, buying and selling in any order."""
    cost = state.phase == "take"
    todo, seen = [(state, False)], set()
    while todo:
        now, closed = todo.pop()
        known = (closed, tuple(sorted(now.paid)), ending(now))
        if known in seen:
            continue
        seen.add(known)
        complete = closes(tile, tuple(map(now.paid.count, RESOURCES)), cost=cost)
        if closed:
            yield ending(now)
        elif complete:
            todo.append((now, True))
        holds = {(laid.tile, cube) for laid in now.players[0].territory for cube in laid.cubes}
        moves: list[Move] = [SellCube(*where) for where in holds]
        if not closed and len(now.paid) < 5:
            moves += [*(PayCube(*where) for where in holds), *map(BuyCube, RESOURCES)]
        todo += [(then, closed) for move in moves if (then := after(now, move))]
